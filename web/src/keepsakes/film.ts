/** A film of a game: one picture after another on a canvas, recorded by the browser. */

/** In milliseconds: how long a film may be, and a picture in it. */
const LONGEST = 20_000;
const FLEETING = 120;
const CALM = 600;
/** How long the end is shown. */
const FINALE = 2_000;

const FORMATS = ["video/mp4;codecs=avc1.42E01E", "video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm"];

export interface Reel {
  /** The plies to show, each once. */
  plies: number[];
  /** For how long each is shown, in milliseconds. */
  each: number;
}

/** One picture for each ply from the start to the last; of a very long game, some are left out. */
export function reel(last: number): Reel {
  const most = Math.floor(LONGEST / FLEETING);
  const count = Math.min(last + 1, most);
  const plies = Array.from({ length: count }, (_, at) => (count === 1 ? last : Math.round((at * last) / (count - 1))));
  return { plies, each: Math.max(FLEETING, Math.min(CALM, LONGEST / count)) };
}

/** The format that this browser can record in; null if it cannot. */
export function format(): { type: string; extension: string } | null {
  if (typeof MediaRecorder === "undefined") return null;
  const type = FORMATS.find((each) => MediaRecorder.isTypeSupported(each));
  return type ? { type, extension: type.startsWith("video/mp4") ? "mp4" : "webm" } : null;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Records while `paint` draws the pictures; null if it was stopped. */
export async function recorded(
  canvas: HTMLCanvasElement,
  type: string,
  { plies, each }: Reel,
  paint: (ply: number) => Promise<void>,
  isStopped: () => boolean,
): Promise<Blob | null> {
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: type, videoBitsPerSecond: 4_000_000 });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => (recorder.onstop = resolve));
  const [first = 0, ...others] = plies;
  await paint(first);
  recorder.start();
  const since = performance.now();
  const until = (number: number) => since + number * each - performance.now();
  await pause(until(1));
  for (const [number, ply] of others.entries()) {
    if (isStopped()) break;
    // A slow device leaves pictures out and keeps time, but never the last one.
    if (until(number + 2) < 0 && number < others.length - 1) continue;
    await paint(ply);
    await pause(Math.max(0, until(number + 2)));
  }
  if (!isStopped()) await pause(FINALE);
  recorder.stop();
  await stopped;
  return isStopped() ? null : new Blob(parts, { type: type.split(";")[0] ?? type });
}
