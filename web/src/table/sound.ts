/** Soft synthesised notes: no file is loaded. A browser lets a page make sounds only once it has been used. */

import { preferences } from "../preferences.svelte";

export type Tune = "turn" | "person" | "words";

/** The notes of each tune, in hertz. */
const NOTES: Record<Tune, readonly number[]> = { turn: [659.26, 987.77], person: [523.25, 659.26], words: [783.99] };
const APART = 0.13;
const LENGTH = 0.5;
/** Of one step of the volume. */
const LOUDNESS = 0.01;

let context: AudioContext | null = null;

/** Call when the page is used: from then on it may make sounds. */
export function wake(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** Plays a tune, if the page may make sounds. */
export function play(tune: Tune): void {
  if (context?.state !== "running") return;
  const start = context.currentTime + 0.02;
  for (const [number, frequency] of NOTES[tune].entries()) strike(context, frequency, start + number * APART);
}

/** One note, like a glass that is touched: a sudden attack and a slow decay. */
function strike(at: AudioContext, frequency: number, when: number): void {
  const tone = at.createOscillator();
  const volume = at.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, when);
  volume.gain.linearRampToValueAtTime(LOUDNESS * preferences.volume, when + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, when + LENGTH);
  tone.connect(volume).connect(at.destination);
  tone.start(when);
  tone.stop(when + LENGTH);
}
