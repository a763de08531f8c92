"""What the tasks of the lesson ask for."""

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import Final, cast

from galerie.core import Match, Seat
from galerie.games.reflecto.rules.board import LAST_ROW, STEPS
from galerie.games.reflecto.rules.moves import MIRROR_CELL, Go, Guess, SetUp, Turn
from galerie.games.reflecto.rules.position import Reflecto
from galerie.study.lessons import Aim


def hides_apart(before: Match, after: Match) -> bool:
    """The screens were set up, and no mirror stands beside another."""
    move = after.line[-1].move
    return isinstance(move, SetUp) and (MIRROR_CELL, MIRROR_CELL) not in pairwise(move.row)


def hides_together(before: Match, after: Match) -> bool:
    """The screens were set up, with the mirrors side by side."""
    return isinstance(after.line[-1].move, SetUp) and not hides_apart(before, after)


def steps(before: Match, after: Match) -> bool:
    """A screen took one step."""
    go = _go(after)
    return go is not None and go.end in STEPS[go.start]


def jumps(before: Match, after: Match) -> bool:
    """A screen jumped, once or several times."""
    return _go(after) is not None and not steps(before, after)


def arrives(before: Match, after: Match) -> bool:
    """A screen got to the last row, and nothing left."""
    go = _go(after)
    return go is not None and go.end in LAST_ROW[after.line[-1].seat] and not leaves(before, after)


def leaves(before: Match, after: Match) -> bool:
    """At least one tile left the board."""
    return _left(before, after) > 0


def leave_together(before: Match, after: Match) -> bool:
    """At least two tiles left the board."""
    return _left(before, after) > 1


def learns(before: Match, after: Match) -> bool:
    """A mirror showed a screen for the first time."""
    seat = after.line[-1].seat
    return len(_seen(after, seat)) > len(_seen(before, seat))


def sees_nothing_new(before: Match, after: Match) -> bool:
    """A screen moved, and no mirror showed anything new."""
    return _go(after) is not None and not learns(before, after)


def guesses(before: Match, after: Match) -> bool:
    return _guess(after) is not None


def forgets(before: Match, after: Match) -> bool:
    """The word guessed does not contain all letters that were seen."""
    word = _guess(after)
    return word is not None and not Counter(_seen(before, after.line[-1].seat).values()) <= Counter(word)


AIMS: Final[Mapping[str, Aim]] = {
    "hides-apart": hides_apart,
    "hides-together": hides_together,
    "steps": steps,
    "jumps": jumps,
    "arrives": arrives,
    "leaves": leaves,
    "leave-together": leave_together,
    "learns": learns,
    "sees-nothing-new": sees_nothing_new,
    "guesses": guesses,
    "forgets": forgets,
}


def _go(match: Match) -> Go | None:
    move = match.line[-1].move
    return move.act if isinstance(move, Turn) and isinstance(move.act, Go) else None


def _guess(match: Match) -> str | None:
    move = match.line[-1].move
    return move.act.word if isinstance(move, Turn) and isinstance(move.act, Guess) else None


def _left(before: Match, after: Match) -> int:
    seat = after.line[-1].seat
    one, other = cast("Reflecto", before.position), cast("Reflecto", after.position)
    return len(other.sides[seat].out) - len(one.sides[seat].out)


def _seen(match: Match, seat: Seat) -> dict[int, str]:
    """By opposing screen: the letters that this seat's mirrors have shown."""
    view = cast("Reflecto", match.position).view(seat)
    return {each.screen: each.face.letters for each in view.sights if each.seat == seat}
