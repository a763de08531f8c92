/** Messages in the visitor's language. */

import type { FluentVariable } from "@fluent/bundle";
import { preferences } from "../preferences.svelte";
import type { Problem } from "../wire/types";
import { has, say } from "./catalogues";

export const t = (id: string, details?: Record<string, FluentVariable>): string =>
  say(preferences.language, id, details);

/** The message of this name, or an empty string if there is none. */
export const maybe = (id: string): string => (has(preferences.language, id) ? t(id) : "");

/** Why something was refused, without its rule. */
export const explain = (problem: Problem): string =>
  has(preferences.language, problem.code) ? t(problem.code, problem.details) : problem.text;
