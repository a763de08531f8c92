/** What a connection needs from the browser, so that tests can replace it. */

export interface Surroundings {
  connect(address: string): Wire;
  later(act: () => void, milliseconds: number): number;
  forget(timer: number): void;
  random(): number;
  /** In milliseconds, from an arbitrary origin. */
  now(): number;
  online(): boolean;
  newId(): string;
}

/** The part of a WebSocket that we use. */
export interface Wire {
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export const browser: Surroundings = {
  connect: (address) => new WebSocket(address) as Wire,
  later: (act, milliseconds) => window.setTimeout(act, milliseconds),
  forget: (timer) => window.clearTimeout(timer),
  random: Math.random,
  now: () => performance.now(),
  online: () => navigator.onLine,
  // crypto.randomUUID would need https, which a friend on the same network may not have.
  newId: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(""),
};
