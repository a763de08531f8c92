import { expect, it, vi } from "vitest";
import { follow, show, type Scope } from "./push";

const notice = { title: "À vous de jouer · Reversi", body: "Avec Bob.", path: "/table/abc", tag: "abc" };

function worker(...pages: { url: string; focused: boolean }[]) {
  const shown = vi.fn().mockResolvedValue(undefined);
  const opened = vi.fn().mockResolvedValue(null);
  const windows = pages.map((page) => ({ ...page, focus: vi.fn().mockResolvedValue(null) }));
  const scope = {
    clients: { matchAll: () => Promise.resolve(windows), openWindow: opened },
    registration: { showNotification: shown },
  };
  return { scope: scope as unknown as Scope, shown, opened, windows };
}

it("shows a notice with what it is about", async () => {
  const { scope, shown } = worker({ url: "https://galerie.test/", focused: true });
  await show(scope, notice);
  expect(shown).toHaveBeenCalledWith(notice.title, { body: "Avec Bob.", tag: "abc", data: { path: "/table/abc" } });
});

it("leaves somebody in peace who looks at that page", async () => {
  const { scope, shown } = worker({ url: "https://galerie.test/table/abc?ply=3", focused: true });
  await show(scope, notice);
  expect(shown).not.toHaveBeenCalled();
});

it("leads to the page that is open, or opens one", async () => {
  const here = worker(
    { url: "https://galerie.test/", focused: true },
    { url: "https://galerie.test/table/abc", focused: false },
  );
  await follow(here.scope, "/table/abc");
  expect(here.windows[1]?.focus).toHaveBeenCalled();
  expect(here.opened).not.toHaveBeenCalled();
  const away = worker({ url: "https://galerie.test/table/other", focused: true });
  await follow(away.scope, "/table/abc");
  expect(away.opened).toHaveBeenCalledWith("/table/abc");
});
