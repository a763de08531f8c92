/** What keys do on the board. */

import { t } from "../../../i18n";
import type { Way } from "../../../ui/keys";

export function keys(level: 1 | 2): Way[] {
  return [
    { keys: level === 2 ? ["1", "…", "9", "0"] : ["1", "…", "5"], means: "tiles" },
    { keys: ["← → ↑ ↓"], means: "arrows" },
    { keys: ["R"], means: "turn" },
    ...(level === 2 ? [{ keys: ["F"], means: "flip" }] : []),
    { keys: [t("deflecto-key-enter")], means: "enter" },
    { keys: [t("deflecto-key-escape")], means: "cancel" },
  ].map(({ keys, means }) => ({ keys, means: t(`deflecto-help-key-${means}`) }));
}
