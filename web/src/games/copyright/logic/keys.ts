/** What keys do on the board. */

import { t } from "../../../i18n";
import type { Way } from "../../../ui/keys";

export function keys(): Way[] {
  return [
    { keys: ["1", "…", "9", "0"], means: "hold" },
    { keys: ["← → ↑ ↓"], means: "arrows" },
    { keys: ["R", "⇧ R"], means: "turn" },
    { keys: ["F"], means: "flip" },
    { keys: [t("copyright-key-enter")], means: "enter" },
    { keys: [t("copyright-key-delete")], means: "take" },
    { keys: [t("copyright-key-escape")], means: "cancel" },
    { keys: [t("copyright-key-model").toUpperCase(), t("copyright-key-standing").toUpperCase()], means: "read" },
  ].map(({ keys, means }) => ({ keys, means: t(`copyright-help-key-${means}`) }));
}
