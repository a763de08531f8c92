/** How ratings are written. */

import { t } from "../i18n";
import { preferences } from "../preferences.svelte";
import type { GameRating, SeatRating } from "../wire/types";

/** With a question mark as long as it is a first guess. */
export const short = ({ value, sure }: Pick<SeatRating, "value" | "sure">): string =>
  sure ? String(value) : t("rating-short-guess", { value: String(value) });

/** The same, to be heard. */
export const spoken = ({ value, sure }: Pick<SeatRating, "value" | "sure">): string =>
  t(sure ? "rating" : "rating-guess", { value: String(value) });

/** Within so many points of a rating the player's strength lies, nineteen times out of twenty. */
export const margin = ({ deviation }: Pick<GameRating, "deviation">): number => 2 * deviation;

/** The same, told as a range. */
export const range = (rating: Pick<GameRating, "value" | "deviation">): string =>
  t("rating-range", { least: String(rating.value - margin(rating)), most: String(rating.value + margin(rating)) });

/** A change, with its sign as a printer sets it. */
export const signed = (change: number): string =>
  new Intl.NumberFormat(preferences.language, { signDisplay: "exceptZero" }).format(change).replace("-", "−");
