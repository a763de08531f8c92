/** How ratings are formatted. */

import { t } from "../i18n";
import { preferences } from "../preferences.svelte";
import type { GameRating, SeatRating } from "../wire/types";

/** With a question mark while it is provisional. */
export const short = ({ value, sure }: Pick<SeatRating, "value" | "sure">): string =>
  sure ? String(value) : t("rating-short-guess", { value: String(value) });

/** The same, for screen readers. */
export const spoken = ({ value, sure }: Pick<SeatRating, "value" | "sure">): string =>
  t(sure ? "rating" : "rating-guess", { value: String(value) });

/** The half-width of the 95 % interval of a rating. */
export const margin = ({ deviation }: Pick<GameRating, "deviation">): number => 2 * deviation;

/** The same as a range. */
export const range = (rating: Pick<GameRating, "value" | "deviation">): string =>
  t("rating-range", { least: String(rating.value - margin(rating)), most: String(rating.value + margin(rating)) });

/** A change, with a proper sign. */
export const signed = (change: number): string =>
  new Intl.NumberFormat(preferences.language, { signDisplay: "exceptZero" }).format(change).replace("-", "−");
