/** This browser as one of the devices on which the visitor is called back while no page is open. */

import { preferences } from "../preferences.svelte";
import { ask } from "../wire/api";
import type { DeviceWish, HookWish, NoticeDevice, NoticeSettings } from "../wire/types";
import { deviceName } from "./name";

/** Why this browser cannot be called back; each has its sentence. */
export type Obstacle = "insecure" | "home-screen" | "unsupported" | "denied";

/** How long the service worker may take to be there, in milliseconds. */
const PATIENCE = 10_000;

const put = (path: string, wish: DeviceWish | HookWish) =>
  ask<NoticeSettings>(`/me/notices/${path}`, {
    method: "PUT",
    body: JSON.stringify(wish),
    headers: { "Content-Type": "application/json" },
  });

export class Device {
  /** Null until the server has answered. */
  settings: NoticeSettings | null = $state.raw(null);
  /** Whether the browser's push service could not be reached. */
  failed: boolean = $state(false);
  #permission: NotificationPermission = $state("default");

  obstacle: Obstacle | null = $derived(found(this.#permission));
  here: NoticeDevice | null = $derived(this.settings?.devices.find((device) => device.here) ?? null);

  /** Learns where the visitor is told. */
  async load(): Promise<void> {
    if (!(await this.renew())) this.settings = await ask<NoticeSettings>("/me/notices");
  }

  /** Tells the server who uses this browser now and in which language, if it has subscribed; returns whether it has. */
  async renew(): Promise<boolean> {
    if ("Notification" in globalThis) this.#permission = Notification.permission;
    const subscription = await this.#subscription();
    if (subscription) this.settings = await this.#send(subscription);
    return subscription !== null;
  }

  /** Asks the visitor for their permission, and subscribes. It needs a click. */
  async add(): Promise<void> {
    this.failed = false;
    this.#permission = await Notification.requestPermission();
    if (this.#permission !== "granted") return;
    try {
      this.settings = await this.#send(await this.#subscribe());
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      this.failed = true;
    }
  }

  async remove(receiver: string): Promise<void> {
    const wasHere = receiver === this.here?.id;
    this.settings = await ask<NoticeSettings>(`/me/notices/${encodeURIComponent(receiver)}`, { method: "DELETE" });
    if (wasHere) await (await this.#subscription())?.unsubscribe();
  }

  /** Sends a notice to a device or the web hook; a refusal says what went wrong. */
  async test(receiver: string): Promise<void> {
    await ask<null>(`/me/notices/${encodeURIComponent(receiver)}`, { method: "POST" });
  }

  async setHook(address: string): Promise<void> {
    const settings = await put("hook", { address, language: preferences.language });
    this.settings = this.settings && { ...settings, devices: this.settings.devices };
  }

  async #subscription(): Promise<PushSubscription | null> {
    if (this.obstacle) return null;
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? null;
  }

  /** The browser's subscription for the server's key; one for a former key is replaced. */
  async #subscribe(): Promise<PushSubscription> {
    const { key } = this.settings ?? (await ask<NoticeSettings>("/me/notices"));
    const { pushManager } = await ready();
    const former = await pushManager.getSubscription();
    if (former && encoded(former.options.applicationServerKey) !== key) await former.unsubscribe();
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }

  #send(subscription: PushSubscription): Promise<NoticeSettings> {
    const { endpoint = "", keys = {} } = subscription.toJSON();
    const { p256dh = "", auth = "" } = keys;
    const name = deviceName(navigator.userAgent);
    return put("device", { endpoint, p256dh, auth, language: preferences.language, name });
  }
}

/** What stands in the way here. */
function found(permission: NotificationPermission): Obstacle | null {
  if (!isSecureContext) return "insecure";
  if (!("PushManager" in globalThis) || !("serviceWorker" in navigator) || !("Notification" in globalThis)) {
    return isApple() ? "home-screen" : "unsupported";
  }
  return permission === "denied" ? "denied" : null;
}

/** Whether this is an iPhone or iPad, where only applications on the home screen can be called. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

/** The service worker once it is there, or an error of the browser's kind. */
function ready(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new DOMException("no service worker", "TimeoutError")), PATIENCE);
    void navigator.serviceWorker.ready.then(resolve);
  });
}

/** As the server writes its key. */
function encoded(key: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer()));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export const device = new Device();
