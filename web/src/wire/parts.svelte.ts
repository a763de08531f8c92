/** Parts of the client that are loaded when they are first needed: pages, boards, texts. */

/** Milliseconds before what could not be loaded is asked for again. */
const PATIENCE = 3_000;

class Parts {
  /** How many parts cannot be loaded at present. */
  missing = $state(0);
}

export const parts = new Parts();

/** Loads a part, trying again until it comes; a page of a former version, whose parts are gone, reloads itself. */
export async function part<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    parts.missing += 1;
  }
  for (;;) {
    if (await isOutdated()) location.reload();
    await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    try {
      const loaded = await load();
      parts.missing -= 1;
      return loaded;
    } catch {
      // Still out of reach.
    }
  }
}

/** Whether the server has another version of the client than this page. */
export async function isOutdated(): Promise<boolean> {
  const script = document.querySelector("script[type=module][src]")?.getAttribute("src");
  try {
    const answer = await fetch("/", { cache: "no-store" });
    return answer.ok && script != null && !(await answer.text()).includes(script);
  } catch {
    return false;
  }
}
