"""Openings for games between bots: the balanced starts (REV-23), which leave neither side ahead."""

from random import Random

from galerie.discs.board import NAMES
from galerie.games.reversi.rules.options import Options
from galerie.games.reversi.rules.starts import starts


def opening(options: Options, rng: Random) -> tuple[str, ...] | None:
    """The placements of a balanced start; none where chance draws one anyway, None where the known ones do not fit."""
    if options.is_drawn:
        return ()
    if options.one_line or options.parallel:
        return None
    return tuple(NAMES[square] for square in rng.choice(starts(othello=options.othello)).squares)
