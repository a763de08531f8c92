/** Keys for what is beside the board. Shift tells them from the letters that begin a typed move, and each language has
 * its own. */

import { t } from "../i18n";
import type { Way } from "../ui/keys";

const WISHES = ["advice", "hints", "flip", "zen"] as const;
export type Wish = (typeof WISHES)[number];

type Pressed = Pick<KeyboardEvent, "key" | "shiftKey">;

const letterOf = (wish: Wish): string => t(`shortcut-${wish}`);

/** The key of a shortcut, as it is shown. */
export const keyOf = (wish: Wish): string => `⇧ ${letterOf(wish)}`;

export function wanted({ key, shiftKey }: Pressed): Wish | null {
  if (!shiftKey) return null;
  return WISHES.find((wish) => letterOf(wish) === key.toUpperCase()) ?? null;
}

export const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);

/** What keys do beside the board, for the help. */
export const tableKeys = (): Way[] => [
  { keys: ["←", "→"], means: t("key-step") },
  { keys: [t("key-home"), t("key-end")], means: t("key-ends") },
  { keys: ["A", "…", "Z"], means: t("key-type") },
  ...WISHES.map((wish) => ({ keys: ["⇧", letterOf(wish)], means: t(`shortcut-${wish}-does`) })),
  { keys: ["?"], means: t("key-help") },
];
