import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KEPT, Shelf } from "./shelf";

const HOME = "https://galerie.example";
const FILES = ["/assets/base-1.js", "/assets/base-1.css"];

/** As much of the browser's cache as the shelf uses. */
class Kept {
  readonly entries = new Map<string, Response>();
  readonly #key = (request: RequestInfo) => new URL(typeof request === "string" ? request : request.url, HOME).href;

  match = (request: RequestInfo) => Promise.resolve(this.entries.get(this.#key(request))?.clone());
  keys = () => Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
  delete = (request: RequestInfo) => Promise.resolve(this.entries.delete(this.#key(request)));
  put = (request: RequestInfo, response: Response) => {
    this.entries.set(this.#key(request), response);
    return Promise.resolve();
  };
  add = async (request: RequestInfo) => this.put(request, await fetch(request));
  addAll = async (requests: RequestInfo[]) => {
    for (const request of requests) await this.add(request);
  };
}

/** A request; only browsers can make one that opens a page. */
function asked(path: string, mode = "cors", init: RequestInit = {}): Request {
  const request = new Request(new URL(path, HOME), init);
  Object.defineProperty(request, "mode", { value: mode });
  return request;
}

let kept: Kept;
let shelf: Shelf;
/** What the server answers by path; null while it is out of reach. */
let server: Record<string, string> | null;
const reached: string[] = [];

beforeEach(() => {
  kept = new Kept();
  shelf = new Shelf(FILES, () => Promise.resolve(kept as unknown as Cache));
  server = { "/": "page", "/api/games": '[{"name":"mirage"}]', "/api/games/mirage/pictures": "[]" };
  for (const file of FILES) server[file] = file;
  reached.length = 0;
  vi.stubGlobal("location", { origin: HOME });
  const RealRequest = Request;
  vi.stubGlobal(
    "Request",
    class extends RealRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === "string" ? new URL(input, HOME) : input, init);
      }
    },
  );
  vi.stubGlobal("fetch", (request: RequestInfo) => {
    const { pathname } = new URL(typeof request === "string" ? request : request.url, HOME);
    reached.push(pathname);
    if (!server) return Promise.reject(new TypeError("no network"));
    const body = server[pathname];
    return Promise.resolve(new Response(body ?? "", { status: body === undefined ? 404 : 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const answered = async (request: Request) => (await shelf.answer(request))?.text();

describe("the service worker", () => {
  it("opens every page without a network", async () => {
    await shelf.stock();
    server = null;
    expect(await answered(asked("/rules/mirage", "navigate"))).toBe("page");
    expect(await answered(asked("/assets/base-1.js"))).toBe("/assets/base-1.js");
    expect(await answered(asked("/api/games/mirage/pictures"))).toBe("[]");
  });

  it("shows what the server sends as long as it sends anything", async () => {
    await shelf.stock();
    server = { "/": "newer", "/api/games": "[]" };
    expect(await answered(asked("/", "navigate"))).toBe("newer");
    const games = await shelf.answer(asked("/api/games"));
    expect([await games?.text(), games?.headers.has(KEPT)]).toEqual(["[]", false]);
  });

  it("shows its own page while only a proxy answers", async () => {
    await shelf.stock();
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("bad gateway", { status: 502 })));
    expect(await answered(asked("/", "navigate"))).toBe("page");
  });

  it("marks what is not fresh", async () => {
    await shelf.stock();
    server = null;
    expect((await shelf.answer(asked("/api/games")))?.headers.has(KEPT)).toBe(true);
  });

  it.each([
    "/api/me",
    "/api/me/games?page=1",
    "/api/tables/x",
    "/api/tables/x/moments",
    "/api/lobby",
    "/api/words/mot",
  ])("does not touch %s, which is somebody's own or soon out of date", (path) => {
    expect(shelf.answer(asked(path))).toBeNull();
  });

  it("does not touch what is sent, downloaded or elsewhere", () => {
    expect(shelf.answer(asked("/api/games", "cors", { method: "POST" }))).toBeNull();
    expect(shelf.answer(asked("/api/tables/x/record", "navigate"))).toBeNull();
    expect(shelf.answer(new Request("https://elsewhere.example/api/games"))).toBeNull();
  });

  it("fetches only what has changed, and removes what is not needed any more", async () => {
    await shelf.stock();
    reached.length = 0;
    server = { ...server, "/assets/base-2.js": "2" };
    shelf = new Shelf(["/assets/base-1.css", "/assets/base-2.js"], shelf.open);
    await shelf.stock();
    expect(reached.filter((path) => path.startsWith("/assets/"))).toEqual(["/assets/base-2.js"]);
    await shelf.clear();
    expect([...kept.entries.keys()].filter((url) => url.includes("/assets/"))).toEqual([
      `${HOME}/assets/base-1.css`,
      `${HOME}/assets/base-2.js`,
    ]);
  });
});
