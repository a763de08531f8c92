/** A part of the page as one SVG file: its styles, the materials it refers to and its fonts go with it. */

export const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";

/** What makes a difference to a picture; a property that an element would have anyway is left out. */
const PAINT = [
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap"],
  ...["stroke-linejoin", "stroke-dasharray", "stroke-dashoffset", "paint-order", "vector-effect", "stop-color"],
  ...["stop-opacity", "flood-color", "flood-opacity", "text-anchor", "dominant-baseline", "letter-spacing"],
  ...["font-family", "font-size", "font-weight", "font-style", "font-variant-numeric", "line-height"],
  ...["opacity", "visibility", "display", "filter", "mix-blend-mode", "clip-path", "mask", "overflow"],
  ...["transform", "transform-origin", "transform-box", "translate", "rotate", "scale"],
  ...["cx", "cy", "r", "rx", "ry", "x", "y", "d", "width", "height"],
];
const BOX = [
  ...["position", "inset", "top", "right", "bottom", "left", "z-index", "box-sizing", "margin", "padding"],
  ...["border", "border-top", "border-right", "border-bottom", "border-left", "border-radius", "outline"],
  ...["outline-offset", "background-color", "background-image", "background-size", "background-position"],
  ...["background-repeat", "box-shadow", "color", "text-align", "text-transform", "text-shadow", "white-space"],
  ...["grid-template-columns", "grid-template-rows", "grid-template-areas", "grid-area", "gap", "flex", "flex-flow"],
  ...["align-items", "align-content", "align-self", "justify-content", "justify-items", "justify-self", "place-items"],
  ...["object-fit", "aspect-ratio", "min-width", "min-height", "max-width", "max-height", "list-style-type"],
];

/** What is of no use outside the page. */
const ATTRIBUTES = /^(class|style|id|xmlns|tabindex|role|inert|aria-.*|data-.*|on.*)$/;

/** What the outermost element gets anew. */
const SIZE = /^(width|height)$/;

const REFERENCE = /url\(\s*(?:\\?["']|&quot;)?[^)#]*#([^)"'&\\]+)(?:\\?["']|&quot;)?\s*\)/g;

export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

/** The values that an element without any style has, by its name. */
class Plain {
  readonly #host = document.createElement("div");
  readonly #known = new Map<string, Record<string, string>>();

  constructor() {
    this.#host.style.cssText = "position: absolute; width: 0; height: 0; overflow: hidden; visibility: visible";
    this.#host.attachShadow({ mode: "open" }); // The page's styles do not apply in there.
    document.body.append(this.#host);
  }

  of(element: Element, properties: readonly string[]): Record<string, string> {
    const name = element.nodeName;
    let found = this.#known.get(name);
    if (!found) {
      const bare = element.cloneNode() as HTMLElement;
      for (const { name } of [...bare.attributes]) bare.removeAttribute(name);
      const around = document.createElementNS(SVG, "svg");
      const isInner = element instanceof SVGElement && name !== "svg";
      this.#host.shadowRoot?.append(isInner ? around : bare);
      if (isInner) around.append(bare);
      const style = getComputedStyle(bare);
      found = Object.fromEntries(properties.map((property) => [property, style.getPropertyValue(property)]));
      this.#known.set(name, found);
    }
    return found;
  }

  close(): void {
    this.#host.remove();
  }
}

/** An element as markup that looks the same wherever it is put. Copying it would not do: the page allows no styles of
 * elements other than by script. */
function written(element: Element, plain: Plain, inherited: Record<string, string>, extra = ""): string {
  const isBox = !(element instanceof SVGElement) || element.parentElement instanceof HTMLElement;
  const style = getComputedStyle(element);
  const usual = plain.of(element, [...PAINT, ...BOX]);
  const own = { ...inherited };
  let rules = "";
  for (const property of isBox ? [...PAINT, ...BOX] : PAINT) {
    const value = style.getPropertyValue(property);
    const before = INHERITED.has(property) ? own[property] : usual[property];
    if (value !== "" && value !== before) rules += `${property}:${value};`;
    if (INHERITED.has(property)) own[property] = value;
  }
  const attributes = [...element.attributes].flatMap(({ name, value }) =>
    ATTRIBUTES.test(name) || (extra && SIZE.test(name)) ? [] : [` ${name}="${escaped(value)}"`],
  );
  const name = element.localName;
  const inside = [...element.childNodes].map((child) => {
    if (child instanceof Text) return escaped(child.data);
    const isSeen = child instanceof Element && getComputedStyle(child).display !== "none";
    return isSeen ? written(child, plain, own) : "";
  });
  const kind = !extra && name === "svg" && isBox ? ` xmlns="${SVG}"` : extra;
  const id = element.id ? ` id="${escaped(element.id)}"` : "";
  const styled = rules ? ` style="${escaped(rules)}"` : "";
  return `<${name}${kind}${id}${attributes.join("")}${styled}>${inside.join("")}</${name}>`;
}

export const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

const INHERITED = new Set([
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "color"],
  ...["stroke-linejoin", "stroke-dasharray", "stroke-dashoffset", "paint-order", "text-anchor", "dominant-baseline"],
  ...["letter-spacing", "font-family", "font-size", "font-weight", "font-style", "font-variant-numeric"],
  ...["line-height", "visibility", "text-align", "text-transform", "text-shadow", "white-space", "list-style-type"],
]);

/** The materials that a drawing refers to and does not contain, and what these refer to. */
function materials(text: string, plain: Plain): string {
  const found = new Map<string, string>();
  const search = (within: string): void => {
    const named = [...within.matchAll(REFERENCE), ...within.matchAll(/href="[^"#]*#([^"]+)"/g)];
    for (const [, id = ""] of named) {
      const element = document.getElementById(id);
      if (!element || found.has(id) || text.includes(`id="${id}"`)) continue;
      const drawn = written(element, plain, {});
      found.set(id, drawn);
      search(drawn);
    }
  };
  search(text);
  return [...found.values()].join("");
}

/** Chromium writes addresses of materials in full, which mean nothing in a file. */
const local = (text: string): string => text.replace(REFERENCE, "url(#$1)");

const fonts = new Map<string, Promise<string>>();

/** The page's font faces of the families that a text names, with the fonts themselves. */
export async function embedded(text: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  );
  const used = rules.filter(({ style }) => text.includes(unquoted(style.getPropertyValue("font-family"))));
  const faces = used.map(({ style, parentStyleSheet }) => {
    const address = /url\(["']?([^"')]+)/.exec(style.getPropertyValue("src"))?.[1] ?? "";
    const from = new URL(address, parentStyleSheet?.href ?? location.href).href;
    let rule = fonts.get(from);
    if (!rule) {
      rule = fetch(from)
        .then((answer) => answer.blob())
        .then(address64)
        .then(
          (data) =>
            `@font-face{font-family:${style.getPropertyValue("font-family")};` +
            `font-weight:${style.getPropertyValue("font-weight")};src:url(${data})}`,
        )
        .catch(() => ""); // Then another font has to do.
      fonts.set(from, rule);
    }
    return rule;
  });
  return (await Promise.all(faces)).join("");
}

const unquoted = (name: string): string => name.replace(/["']/g, "");

/** A file as a `data:` address. */
export const address64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error("unreadable"));
    reader.readAsDataURL(blob);
  });

/** The element as it looks now. What consists of one drawing stays one; anything else becomes a page in a drawing. */
export async function drawn(element: HTMLElement): Promise<Drawing> {
  const plain = new Plain();
  try {
    const { width, height } = element.getBoundingClientRect();
    const only = lone(element);
    const size = ` xmlns="${SVG}" width="${width}" height="${height}"`;
    const body = local(only ? written(only, plain, {}, size) : written(element, plain, {}, ` xmlns="${XHTML}"`));
    const extra = `<defs>${local(materials(body, plain))}<style>${await embedded(body)}</style></defs>`;
    const inner = only
      ? body
      : `<foreignObject x="0" y="0" width="${width}" height="${height}">${body}</foreignObject>`;
    const svg =
      `<svg xmlns="${SVG}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `${extra}${inner}</svg>`;
    return { svg, width, height };
  } finally {
    plain.close();
  }
}

/** A drawing as a part of another. */
export function nested({ svg, width, height }: Drawing, x: number, y: number, wide: number, high: number): string {
  const inner = svg.slice(svg.indexOf(">") + 1);
  return `<svg x="${x}" y="${y}" width="${wide}" height="${high}" viewBox="0 0 ${width} ${height}">${inner}`;
}

/** The drawing that is all there is, however deep it lies. */
function lone(element: Element): SVGElement | null {
  if (element.nodeName === "svg") return element as SVGElement;
  const words = [...element.childNodes].some((child) => child instanceof Text && child.data.trim() !== "");
  const [child] = element.children;
  return words || !child || element.children.length > 1 ? null : lone(child);
}
