/** The service worker, and newer versions of the application. */

import { router } from "../router.svelte";
import { isOutdated } from "../wire/parts.svelte";

const HOUR = 3_600_000;

export class Release {
  /** Whether there is a newer version. The next page that is opened is of that version. */
  isNewer: boolean = $state(false);

  /** Registers the worker, where the browser allows one: not on plain http. */
  async watch(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    try {
      const workers = navigator.serviceWorker;
      const registration = await workers.register("/worker.js", { updateViaCache: "none" });
      const look = () => registration.waiting && void this.#weigh(registration.waiting);
      const update = () => void registration.update().catch(() => undefined); // Out of reach.
      registration.addEventListener("updatefound", () =>
        registration.installing?.addEventListener("statechange", look),
      );
      // Another tab may have opened the newer version.
      workers.addEventListener("controllerchange", () => void this.#weigh());
      document.addEventListener("visibilitychange", () => document.hidden || update());
      setInterval(update, HOUR);
      look();
    } catch {
      // The visitor's browser wants none: the application runs without it.
    }
  }

  /** Announces a newer version; the worker of the version that this page already has takes over at once. */
  async #weigh(waiting?: ServiceWorker): Promise<void> {
    if (await isOutdated()) this.isNewer = router.renews = true;
    else waiting?.postMessage("take over");
  }
}
