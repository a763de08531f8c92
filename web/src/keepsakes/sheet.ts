/** A drawing on a sheet of paper with a caption: a drawing itself, which can be painted as pixels. */

import { embedded, escaped, nested, SVG, type Drawing } from "./drawing";

/** The width of a sheet and what surrounds the drawing, in pixels. */
const WIDTH = 960;
const MARGIN = 40;
const CAPTION = 132;

export interface Caption {
  title: string;
  /** Who played, with their scores. */
  players: string;
  /** Who won. */
  result: string;
}

/** Even, because video formats want it so. */
const even = (length: number): number => 2 * Math.round(length / 2);

/** How high a sheet is for a drawing of these proportions. */
const heightFor = ({ width, height }: Drawing): number =>
  even(MARGIN + ((WIDTH - 2 * MARGIN) * height) / width + CAPTION);

/** The drawing on a sheet of this height; one of other proportions is made to fit. */
export async function sheet(drawing: Drawing, caption: Caption, height = heightFor(drawing)): Promise<Drawing> {
  const style = getComputedStyle(document.documentElement);
  const [display, text] = ["--display", "--text"].map((name) => style.getPropertyValue(name));
  const room = { width: WIDTH - 2 * MARGIN, height: height - MARGIN - CAPTION };
  const scale = Math.min(room.width / drawing.width, room.height / drawing.height);
  const [wide, high] = [drawing.width * scale, drawing.height * scale];
  const foot = height - CAPTION;
  const line = (words: string, y: number, font: string, colour: string, extra = "") =>
    `<text x="${MARGIN}" y="${foot + y}" fill="${resolved(style, colour)}" style="font:${escaped(font)}"${extra}>` +
    `${escaped(words)}</text>`;
  const body =
    `<rect width="${WIDTH}" height="${height}" fill="${resolved(style, "--ground")}"/>` +
    nested(drawing, (WIDTH - wide) / 2, MARGIN + (room.height - high) / 2, wide, high) +
    line(caption.title, 48, `600 36px ${display}`, "--words") +
    line(caption.result, 82, `600 22px ${text}`, "--words") +
    line(caption.players, 110, `500 18px ${text}`, "--words-soft") +
    `<g transform="translate(${WIDTH - 2 * MARGIN})">` +
    line("Galerie des Glaces", 48, `600 24px ${display}`, "--gilt", ' text-anchor="end"') +
    `</g>`;
  const svg =
    `<svg xmlns="${SVG}" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">` +
    `<style>${await embedded(`${display} ${text}`)}</style>${body}</svg>`;
  return { svg, width: WIDTH, height };
}

/** Paints a sheet on a canvas of its size. */
export async function painted(canvas: HTMLCanvasElement, { svg }: Drawing): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
}

/** A file knows no variables, nor the theme. */
function resolved(style: CSSStyleDeclaration, name: string): string {
  const probe = document.createElement("i");
  probe.style.color = style.getPropertyValue(name);
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
