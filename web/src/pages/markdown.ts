/** The subset of Markdown that the rules use: headings, paragraphs, items, and words in bold, italics or code. */

export interface Words {
  text: string;
  style: "plain" | "strong" | "em" | "code";
}

export type Block =
  | { kind: "title"; words: Words[] }
  | { kind: "heading"; words: Words[] }
  | { kind: "paragraph"; words: Words[] }
  | { kind: "items"; items: { id: string | null; words: Words[] }[] };

const STYLED = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;
const RULE = /^\*\*([A-Z]{3}-\d+)\*\*\s*/;

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  let paragraph: string[] = [];

  const flush = () => {
    if (paragraph.length) found.push({ kind: "paragraph", words: words(paragraph.join(" ")) });
    paragraph = [];
  };

  for (const line of text.split("\n").map((each) => each.trim())) {
    const last = found.at(-1);
    if (line.startsWith("- ")) {
      flush();
      const item = line.slice(2);
      const id = RULE.exec(item)?.[1] ?? null;
      const entry = { id, words: words(item.replace(RULE, "")) };
      if (last?.kind === "items" && paragraph.length === 0) last.items.push(entry);
      else found.push({ kind: "items", items: [entry] });
    } else if (line.startsWith("#")) {
      flush();
      found.push({ kind: line.startsWith("##") ? "heading" : "title", words: words(line.replace(/^#+\s*/, "")) });
    } else if (line) paragraph.push(line);
    else flush();
  }
  flush();
  return found;
}

function words(text: string): Words[] {
  const found: Words[] = [];
  let end = 0;
  for (const match of text.matchAll(STYLED)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), style: "plain" });
    const [whole, strong, em, code] = match;
    found.push({ text: strong ?? em ?? code ?? "", style: strong ? "strong" : em ? "em" : "code" });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ text: text.slice(end), style: "plain" });
  return found;
}
