/** Messages in the visitor's language. */

import type { FluentVariable } from "@fluent/bundle";
import { preferences } from "../preferences.svelte";
import type { Problem } from "../wire/types";
import { arrive, heed } from "./arrivals.svelte";
import { add, has, say, type Language } from "./catalogues";

export function t(id: string, details?: Record<string, FluentVariable>): string {
  heed();
  return say(preferences.language, id, details);
}

/** The message of this name, or an empty string if there is none. */
export function maybe(id: string, details?: Record<string, FluentVariable>): string {
  heed();
  return has(preferences.language, id) ? t(id, details) : "";
}

/** Adds a game's own messages. */
export function learn(language: Language, text: string): void {
  add(language, text);
  arrive();
}

/** Why something was refused, without its rule. */
export const explain = (problem: Problem): string => maybe(problem.code, problem.details) || problem.text;
