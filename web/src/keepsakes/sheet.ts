/** A drawing on a sheet of paper with a caption, as pixels. */

import type { Drawing } from "./drawing";

/** The width of a sheet and what surrounds the drawing, in pixels. */
const WIDTH = 960;
const MARGIN = 40;
const CAPTION = 96;

export interface Caption {
  title: string;
  result: string;
}

/** Even, because video formats want it so. */
const even = (length: number): number => 2 * Math.round(length / 2);

export function sized(canvas: HTMLCanvasElement, { width, height }: Drawing): void {
  canvas.width = WIDTH;
  canvas.height = even(MARGIN + ((WIDTH - 2 * MARGIN) * height) / width + CAPTION);
}

/** Paints the drawing; one of other proportions than the sheet is made to fit. */
export async function painted(canvas: HTMLCanvasElement, drawing: Drawing, caption: Caption): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing.svg)}`;
  await image.decode();
  const page = canvas.getContext("2d");
  if (!page) return;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => resolved(style, name);
  page.fillStyle = colour("--ground");
  page.fillRect(0, 0, canvas.width, canvas.height);
  const room = { width: WIDTH - 2 * MARGIN, height: canvas.height - MARGIN - CAPTION };
  const scale = Math.min(room.width / drawing.width, room.height / drawing.height);
  const [width, height] = [drawing.width * scale, drawing.height * scale];
  page.drawImage(image, (canvas.width - width) / 2, MARGIN + (room.height - height) / 2, width, height);
  const middle = canvas.height - CAPTION / 2;
  page.textBaseline = "middle";
  page.fillStyle = colour("--words");
  page.font = `600 34px ${style.getPropertyValue("--display")}`;
  page.fillText(caption.title, MARGIN, middle - 14, room.width * 0.6);
  page.fillStyle = colour("--words-soft");
  page.font = `500 20px ${style.getPropertyValue("--text")}`;
  page.fillText(caption.result, MARGIN, middle + 20, room.width * 0.7);
  page.textAlign = "right";
  page.fillStyle = colour("--gilt");
  page.font = `600 24px ${style.getPropertyValue("--display")}`;
  page.fillText("Galerie des Glaces", canvas.width - MARGIN, middle + 18);
  page.textAlign = "left";
}

/** A canvas knows no variables, nor the theme. */
function resolved(style: CSSStyleDeclaration, name: string): string {
  const probe = document.createElement("i");
  probe.style.color = style.getPropertyValue(name);
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
