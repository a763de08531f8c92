import { beforeEach, describe, expect, it, vi } from "vitest";
import type { NoticeSettings } from "../wire/types";
import { Device } from "./device.svelte";
import { deviceName } from "./name";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1";
const ANDROID = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";
const KEY = "AQID";

const device = { id: "1", name: "Chrome · Android", since: 0, here: true };
const nothing: NoticeSettings = { key: KEY, devices: [], hook: null };

/** The requests that were made, and what the push service of the browser was asked. */
const asked: string[] = [];
const subscription = {
  options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer },
  toJSON: () => ({ endpoint: "https://push.test/1", keys: { p256dh: "p", auth: "a" } }),
  unsubscribe: vi.fn(() => Promise.resolve(true)),
};
let subscribed: typeof subscription | null = null;
let subscribe: () => Promise<typeof subscription>;

/** A browser that can do everything; `rest` says what it cannot. */
function browser({ agent = ANDROID, secure = true, push = true, permission = "granted" } = {}): void {
  const pushManager = {
    getSubscription: () => Promise.resolve(subscribed),
    subscribe: () => subscribe(),
  };
  const registration = { pushManager };
  vi.stubGlobal("isSecureContext", secure);
  vi.stubGlobal("navigator", {
    userAgent: agent,
    maxTouchPoints: 5,
    ...(push && {
      serviceWorker: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) },
    }),
  });
  if (push) {
    vi.stubGlobal("PushManager", vi.fn());
    vi.stubGlobal("Notification", { permission: "default", requestPermission: () => Promise.resolve(permission) });
  }
}

beforeEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
  subscribed = null;
  subscription.unsubscribe.mockClear();
  subscribe = () => Promise.resolve((subscribed = subscription));
  vi.stubGlobal("document", { documentElement: { lang: "fr" } });
  vi.stubGlobal("fetch", (path: string, { method = "GET" }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(Response.json(method === "PUT" ? { ...nothing, devices: [device] } : nothing));
  });
});

describe("what stands in the way", () => {
  it.each([
    ["insecure", { secure: false }],
    ["home-screen", { agent: IPHONE, push: false }],
    ["unsupported", { push: false }],
  ] as const)("is said: %s", (obstacle, lacking) => {
    browser(lacking);
    expect(new Device().obstacle).toBe(obstacle);
  });

  it("is nothing here", () => {
    browser();
    expect(new Device().obstacle).toBe(null);
  });

  it("is said when the visitor refuses", async () => {
    browser({ permission: "denied" });
    const here = new Device();
    await here.add();
    expect(here.obstacle).toBe("denied");
    expect(asked).toEqual([]);
  });

  it("is said when the push service cannot be reached", async () => {
    browser();
    subscribe = () => Promise.reject(new DOMException("push service error", "AbortError"));
    const here = new Device();
    await here.add();
    expect(here.failed).toBe(true);
    expect(here.here).toBe(null);
  });
});

describe("a device", () => {
  it("is added, and removed from the browser too", async () => {
    browser();
    const here = new Device();
    await here.load();
    await here.add();
    expect(here.here).toEqual(device);
    await here.remove("1");
    expect(asked).toEqual(["GET /api/me/notices", "PUT /api/me/notices/device", "DELETE /api/me/notices/1"]);
    expect(subscription.unsubscribe).toHaveBeenCalledOnce();
    expect(here.here).toBe(null);
  });

  it("is renewed when it had subscribed before", async () => {
    browser();
    subscribed = subscription;
    const here = new Device();
    await here.load();
    expect(asked).toEqual(["PUT /api/me/notices/device"]);
    expect(here.here).toEqual(device);
  });

  it("subscribes anew when the server has another key", async () => {
    browser();
    subscribed = { ...subscription, options: { applicationServerKey: new Uint8Array([9]).buffer } };
    await new Device().add();
    expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  });

  it.each([
    [ANDROID, "Chrome · Android"],
    [IPHONE, "Safari · iPhone"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox · Linux"],
    ["curl", ""],
  ])("has a name: %s", (agent, name) => {
    expect(deviceName(agent)).toBe(name);
  });
});
