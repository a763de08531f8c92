/** Browser notifications while the page is hidden, if the visitor has asked for them. */

/** Whether this browser supports notifications here: only secure pages may show them. */
export const arePossible = (): boolean => typeof Notification !== "undefined" && isSecureContext;

/** Whether the visitor permits notifications; asks them if necessary, which needs a click. */
export async function ask(): Promise<boolean> {
  if (!arePossible()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Shows a notification, unless the page is visible. On phones only a service worker can. */
export async function tell(title: string, body: string, tag: string): Promise<void> {
  if (!document.hidden || !arePossible() || Notification.permission !== "granted") return;
  const registration = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (registration) {
    await registration.showNotification(title, { body, tag, data: { path: location.pathname } });
    return;
  }
  try {
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // A phone whose browser wants no service worker.
  }
}
