import { t } from "../../i18n";
import type { CopyrightReview, CopyrightView } from "../../wire/types";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Mark from "./Mark.svelte";
import Miniature from "./Miniature.svelte";
import Review from "./Review.svelte";
import { applies } from "./options";
import { guide, side, told, written } from "./words";

const RARE = ["wins", "rounds", "minutes", "seconds", "modeller"];

export const copyright: Face<CopyrightView, CopyrightReview> = {
  Board,
  Emblem,
  Mark,
  Miniature,
  Review,
  tall: true,
  racing: true,
  unadvised: (options) => !options.turns,
  starts: null,
  secret: true,
  isOpen: (view) => view.result !== null,
  rare: (option) => RARE.includes(option),
  applies,
  score: (view, seat) => view.totals[seat] ?? 0,
  side,
  written,
  told,
  guide,
  alone: {
    most: ({ variant }) => (variant === "flash" ? 1 : 10),
    counted: (score) => t("copyright-points", { score }),
  },
};
