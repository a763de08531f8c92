/** What keys do on a board of squares. */

import { t } from "../../i18n";
import type { Way } from "../keys";

export const squareKeys = (): Way[] => [
  { keys: ["← → ↑ ↓"], means: t("key-arrows") },
  { keys: [t("key-enter")], means: t("key-choose") },
];
