/** What the browser tells when the page is out of sight, once somebody has asked for it. */

/** Whether this browser could tell anything here: it does so only on safe connections. */
export const arePossible = (): boolean => typeof Notification !== "undefined" && isSecureContext;

/** Whether the visitor lets the page tell something; asks him if need be, which takes a click. */
export async function ask(): Promise<boolean> {
  if (!arePossible()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Tells something, unless the page is seen anyway. */
export function tell(title: string, body: string, tag: string): void {
  if (!document.hidden || !arePossible() || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones know them only from a service worker.
  }
}
