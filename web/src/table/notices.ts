/** Browser notifications while the page is hidden, if the visitor has asked for them. */

/** Whether this browser supports notifications here: only secure pages may show them. */
export const arePossible = (): boolean => typeof Notification !== "undefined" && isSecureContext;

/** Whether the visitor permits notifications; asks them if necessary, which needs a click. */
export async function ask(): Promise<boolean> {
  if (!arePossible()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Shows a notification, unless the page is visible. */
export function tell(title: string, body: string, tag: string): void {
  if (!document.hidden || !arePossible() || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones support them only in a service worker.
  }
}
