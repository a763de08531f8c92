/** The address bar: which page is shown. */

import { Layers } from "./ui/layers";

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  /** The page within the site from which this one was opened. */
  before: string | null = $state(null);
  /** What lies over the page. */
  readonly layers = new Layers(history);
  /** Whether the next page is loaded from the server, because there is a newer version. */
  renews = false;

  constructor() {
    addEventListener("popstate", () => {
      this.layers.arrive();
      this.#read();
    });
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string): void {
    this.layers.settled(() => this.#open(address));
  }

  #open(address: string): void {
    if (this.renews) {
      location.assign(address);
      return;
    }
    this.before = location.pathname;
    history.scrollRestoration = "auto";
    if (this.layers.isOver) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
    // As after loading a page: a screen reader starts at its top, not where the old link was.
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  /** Follows links within the site without reloading it. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const leaves = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0 || event.defaultPrevented;
    if (!link || leaves || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();
