/**
 * The service worker: without a network the application still opens. It keeps the client's files and what is the same
 * for everybody; private answers are none of its business (`seen.ts` keeps what a person has seen).
 */

import type { PushNotice } from "../wire/types";
import { follow, show } from "./push";
import { Shelf } from "./shelf";

declare const self: ServiceWorkerGlobalScope;
/** The client's files of this version; `vite.config.ts` lists them. */
declare const FILES: readonly string[];

const shelf = new Shelf(FILES, () => caches.open("client"));

self.addEventListener("install", (event) => event.waitUntil(shelf.stock()));

// A page that was opened before the first worker is looked after from now on.
self.addEventListener("activate", (event) => event.waitUntil(shelf.clear().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const answer = shelf.answer(event.request);
  if (answer) event.respondWith(answer);
});

// A newer version waits until a page says that the moment is calm.
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
});

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(self, event.data.json() as PushNotice));
});

self.addEventListener("notificationclick", (event) => {
  const { path } = event.notification.data as { path: string };
  event.notification.close();
  event.waitUntil(follow(self, path));
});
