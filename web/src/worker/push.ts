/** Notices: what a push service delivers while no page is open is shown, and a click leads to the page it is about. */

import type { PushNotice } from "../wire/types";

/** The part of the worker's surroundings that notices need. */
export type Scope = Pick<ServiceWorkerGlobalScope, "clients" | "registration">;

/** Shows a notice, unless somebody looks at that page right now. */
export async function show({ clients, registration }: Scope, notice: PushNotice): Promise<void> {
  const pages = await clients.matchAll({ type: "window" });
  if (pages.some((page) => page.focused && new URL(page.url).pathname === notice.path)) return;
  const { title, body, tag, path } = notice;
  await registration.showNotification(title, { body, tag, data: { path } });
}

/** Leads to a page of ours: the one that is open, or a new one. */
export async function follow({ clients }: Scope, path: string): Promise<void> {
  const pages = await clients.matchAll({ type: "window" });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  await (open ? open.focus() : clients.openWindow(path));
}
