/** What the worker keeps, and which requests it answers with that. */

/** How long a page may take before the one that is kept is shown, in milliseconds. */
const PATIENCE = 5_000;

/** Marks an answer that was kept: the server could not be reached, and it may be out of date. */
export const KEPT = "Galerie-Kept";

const SHELL = "/";
const GAMES = "/api/games";
/** Answers that are the same for everybody. */
const PUBLIC = /^\/api\/(games(\/[^/]+\/(texts\/\w+|law\/\w+|pictures))?|lessons\/[^/]+|puzzles\/[^/]+)$/;

/** A proxy says so while the server behind it does not answer. */
const isDown = ({ status }: Response): boolean => status >= 502 && status <= 504;

export class Shelf {
  /** `open` opens the cache; names of files change with their contents, so that versions can share it. */
  constructor(
    readonly files: readonly string[],
    readonly open: () => Promise<Cache>,
  ) {}

  /** Fetches what is not there yet: the page, the client's files, the games and the pictures of their rules. */
  async stock(): Promise<void> {
    const cache = await this.open();
    const missing = [];
    for (const file of this.files) if (!(await cache.match(file))) missing.push(file);
    await cache.addAll([new Request(SHELL, { cache: "reload" }), ...missing]);
    // The application opens without these too.
    await this.#keepRules(cache).catch(() => undefined);
  }

  /** Removes the files of former versions. */
  async clear(): Promise<void> {
    const cache = await this.open();
    const current = new Set(this.files);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith("/assets/") && !current.has(pathname)) await cache.delete(request);
    }
  }

  /** The answer to a request, or null if the browser is to ask the server as usual. */
  answer(request: Request): Promise<Response> | null {
    const { origin, pathname, search } = new URL(request.url);
    if (request.method !== "GET" || origin !== location.origin) return null;
    if (request.mode === "navigate") return pathname.startsWith("/api/") ? null : this.#page(request);
    if (this.files.includes(pathname)) return this.#file(request);
    return PUBLIC.test(pathname) && !search ? this.#newest(request) : null;
  }

  /** The page that the server sends, or else the client's own: every address shows that one. */
  async #page(request: Request): Promise<Response> {
    const kept = (await this.open()).match(SHELL);
    const sent = fetch(request).then((response) => (isDown(response) ? Promise.reject(new Error("down")) : response));
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
    try {
      return (await Promise.race([sent, late])) ?? (await kept) ?? (await sent);
    } catch {
      return (await kept) ?? Response.error();
    }
  }

  async #file(request: Request): Promise<Response> {
    return (await (await this.open()).match(request)) ?? fetch(request);
  }

  /** What the server answers, or else its last answer. */
  async #newest(request: Request): Promise<Response> {
    const cache = await this.open();
    try {
      const response = await fetch(request);
      if (response.ok) await cache.put(request.url, response.clone());
      if (!isDown(response)) return response;
    } catch {
      // Out of reach.
    }
    const kept = await cache.match(request.url);
    return kept ? marked(kept) : Response.error();
  }

  async #keepRules(cache: Cache): Promise<void> {
    await cache.add(GAMES);
    const games = (await (await cache.match(GAMES))?.json()) as { name: string }[] | undefined;
    await cache.addAll((games ?? []).map(({ name }) => `${GAMES}/${encodeURIComponent(name)}/pictures`));
  }
}

function marked(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(KEPT, "yes");
  return new Response(response.body, { status: response.status, headers });
}
