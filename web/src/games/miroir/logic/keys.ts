/** What keys do on the board. */

import { t } from "../../../i18n";
import type { Way } from "../../../ui/keys";

export function keys(challenge: boolean): Way[] {
  return [
    { keys: ["← → ↑ ↓"], means: "arrows" },
    { keys: [t("miroir-key-enter")], means: "enter" },
    { keys: ["T", t("miroir-key-space")], means: "turn" },
    { keys: ["1", "…", "9"], means: "lay" },
    { keys: ["D", t("miroir-key-delete")], means: "drop" },
    { keys: ["↑", "↓"], means: "stretch" },
    { keys: [t("miroir-key-escape")], means: "cancel" },
    ...(challenge ? [{ keys: ["?", "!"], means: "remark" }] : []),
  ].map(({ keys, means }) => ({ keys, means: t(`miroir-help-key-${means}`) }));
}
