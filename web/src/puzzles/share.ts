/** A result to share that gives nothing away. */

import { dealName, shareable } from "../deals/share";
import { t } from "../i18n";
import type { PuzzleState } from "../wire/types";
import type { Result } from "./results";

const GRADES = 5;

/** A difficulty as a row of signs. */
export const gradeSigns = (grade: number): string => "◆".repeat(grade) + "◇".repeat(GRADES - grade);

/** Each try as a sign: missed ones are hollow. */
function trySigns({ tries, state }: Result): string {
  return state === "solved" ? "○".repeat(tries - 1) + "●" : "○".repeat(tries);
}

export const puzzleAddress = (game: string, id: string): string => `/puzzles/${game}/${id}`;

/** `day` if it is the puzzle of the day. */
export function sharedPuzzle(
  { game, id, grade }: Pick<PuzzleState, "game" | "id" | "grade">,
  result: Result,
  { day, days, origin }: { day: string | null; days: number; origin: string },
): string {
  const title = day ? `${t("puzzle-daily")} ${dealName(day)}` : t("puzzle");
  const found =
    result.state === "solved" ? t("puzzle-shared-tries", { tries: result.tries }) : t("puzzle-shared-shown");
  const tale = [gradeSigns(grade), trySigns(result), found, days > 0 ? t("puzzle-shared-streak", { days }) : ""];
  return [
    ["Galerie des Glaces", t(`${game}-name`), title].join(" · "),
    tale.filter(Boolean).join(" · "),
    shareable(origin + puzzleAddress(game, id)),
  ].join("\n");
}
