/** The title of the browser's tab: what calls the visitor elsewhere comes before what the page says of itself. */

/** Marks a page that wants attention; those that do so themselves come first. */
const MARK = "● ";

/** A page's own title, which has had these words before it, with others. */
export function retitled(title: string, before: string, words: string): { title: string; before: string } {
  const own = before && title.startsWith(before) ? title.slice(before.length) : title;
  const now = words && !own.startsWith(MARK) ? `${MARK}${words} — ` : "";
  return { title: now + own, before: now };
}

export class TabTitle {
  #words = "";
  #before = "";
  readonly #observer = new MutationObserver(() => this.#apply());

  constructor() {
    const element = document.querySelector("title");
    if (element) this.#observer.observe(element, { childList: true });
  }

  call(words: string): void {
    this.#words = words;
    this.#apply();
  }

  close(): void {
    this.#observer.disconnect();
    this.call("");
  }

  #apply(): void {
    const { title, before } = retitled(document.title, this.#before, this.#words);
    this.#before = before;
    if (title !== document.title) document.title = title;
  }
}
