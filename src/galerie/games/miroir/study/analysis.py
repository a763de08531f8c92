"""What every move of a position is worth, in words: at once by what it promises, then by playing on from it.

A value is the lead that the player has after the move: words won and promises, less those of the other. It is first
estimated as a master does. Then the best moves are tried: both sides play on as masters for two turns, for four and so
on, several times with different cards, each time with the same ones for all moves. As nobody can try enough cards, the
first estimate counts like `PRIOR` of these trials.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random
from statistics import fmean
from typing import Final, cast

from galerie.core import NATURE, Match, Seat
from galerie.games.miroir import Doubt, Miroir, Move, Shift
from galerie.games.miroir.bots.levels import PLAYING, move
from galerie.games.miroir.bots.mind import GAME, Mind
from galerie.games.miroir.rules.moves import Accept, Claim, Drop, Lay, Point, Recover, Steal, Stuck, Turn
from galerie.games.miroir.rules.spelling import is_beginning, readings
from galerie.games.miroir.study.review import within_reach
from galerie.lexicon import french
from galerie.study.analysis import Fact, Judged, Judgement

MASTER: Final = PLAYING["master"]

THOUGHT: Final = 2_000
"""The work of one decision of a master."""

WON: Final = 10.0
"""The value of a won game, in words: nobody leads by as many."""

MOST: Final = 9.9
"""The greatest value of a game that is not won yet."""

TRIED: Final = 6
"""How many moves are tried by playing on."""

FIRST_TRIALS: Final = 4
MOST_TRIALS: Final = 64
"""How often each is, at the first depth and at most; at every depth twice as often as at the one before."""

PRIOR: Final = 8
LINES: Final = 3
"""How many moves have a line of more than themselves."""

LISTED: Final = 6
"""How many of the words within reach are named."""


@dataclass
class _Values:
    position: Miroir
    seat: Seat
    estimates: dict[Move, float]
    """At first sight."""

    ends: dict[Move, float]
    """The values of moves that end the game at once."""

    trials: dict[Move, list[float]] = field(default_factory=dict)
    depth: int = 1
    work: int = 0

    def value(self, each: Move) -> float:
        if each in self.ends:
            return self.ends[each]
        value = self.estimates[each]
        if own := self.trials.get(each):
            value = (PRIOR * (value + self._later) + sum(own)) / (PRIOR + len(own))
        else:
            value += self._later
        return max(-MOST, min(MOST, value))

    @property
    def _later(self) -> float:
        """What playing on changes for all moves alike, so that those not tried compare with the others."""
        return fmean(fmean(own) - self.estimates[each] for each, own in self.trials.items()) if self.trials else 0.0

    @property
    def proved(self) -> bool:
        """Whether every move ends the game."""
        return self.ends.keys() == self.estimates.keys()

    @property
    def ordered(self) -> list[Move]:
        return sorted(self.estimates, key=lambda each: (-self.value(each), str(each)))


def judge(match: Match, seat: Seat, work: int) -> Iterator[Judgement]:
    position = cast("Miroir", match.position)
    if seat not in match.to_act or seat == NATURE:
        return
    mind = Mind(position.view(seat), seat, MASTER)
    lead = mind.standing
    moves = list(position.moves(seat))
    estimates = {each: lead + change(mind, position, each) for each in moves}
    ends = {each: end for each in moves if (end := _end(position, each)) is not None}
    values = _Values(position, seat, estimates, ends, work=THOUGHT)
    facts = _facts(mind, position)
    yield _judgement(values, facts)
    if values.proved or WON in ends.values():
        return  # nothing better can be found
    for trial in count():
        turns, times = 2 * (trial + 1), min(FIRST_TRIALS << trial, MOST_TRIALS)
        tried = _tried(values, turns, times, work)
        if not tried:
            return
        values.trials, values.depth = tried, turns
        yield _judgement(values, facts)


def change(mind: Mind, position: Miroir, each: Move) -> float:
    """What a move changes at first sight."""
    match each:
        case Turn():
            return mind.turning
        case Lay(column):
            return mind.change({column: mind.columns[column] + position.card})
        case Drop():
            return mind.discard(position.card)
        case Shift(source, first, last, target):
            text = mind.columns[source]
            return mind.change(
                {target: mind.columns[target] + text[first : last + 1], source: text[:first] + text[last + 1 :]}
            )
        case Steal(letter, column) | Recover(letter, column):
            return mind.change({column: mind.columns[column] + letter}) + mind.take(each)
        case _:
            return _said(mind, position, each)


def _said(mind: Mind, position: Miroir, each: Move) -> float:
    """What an announcement, an answer or a remark changes, the lexicon being right (MIR-50)."""
    announced = position.announced
    match each:
        case Claim(column, word):
            return mind.change({column: word}) if word in french() else -mind.value(column)
        case Doubt(column) if announced:
            return 0.0 if announced.word in french() else mind.opposing(column)
        case Accept() if announced:
            return 0.0 if announced.word in french() else mind.opposing(announced.column) - 1
        case Doubt(column):
            return 0.0 if is_beginning(mind.facing[column]) else mind.opposing(column)
        case Point(column):
            return mind.opposing(column) - 1 if readings(mind.facing[column]) else 0.0
        case Stuck():
            return -GAME
        case _:
            return 0.0


def _end(position: Miroir, each: Move) -> float | None:
    """The value of a move that ends the game at once, or None; announced words must be accepted first."""
    (seat,) = position.to_act
    outcome = position.play(seat, each).outcome
    if outcome is None:
        return None
    return WON if outcome.ranks[seat] == 1 else -WON


def _tried(values: _Values, turns: int, times: int, work: int) -> dict[Move, list[float]]:
    """The values of the best moves after so many turns; none where the work does not suffice."""
    best = [each for each in values.ordered if each not in values.ends][:TRIED]
    found: dict[Move, list[float]] = {each: [] for each in best}
    for number in range(times):
        for each in best:
            value, thoughts = _played_on(values, each, turns, Random(f"{turns} {number}"))
            values.work += thoughts * THOUGHT
            if values.work > work:
                return {}
            found[each].append(value)
    return found


def _played_on(values: _Values, first: Move, turns: int, rng: Random) -> tuple[float, int]:
    """The lead after so many turns if both play on as masters, and how many decisions that took."""
    seat, until, thoughts = values.seat, values.position.countdown + turns, 1
    position = values.position.play(seat, first)
    while position.to_act and (position.countdown < until or NATURE in position.to_act):
        (actor,) = position.to_act
        if actor == NATURE:
            position = position.play(NATURE, position.draw(rng))
        else:
            thoughts += 1
            position = position.play(actor, move(MASTER, position.view(actor), actor, rng))
    if position.outcome:
        return (WON if position.outcome.ranks[seat] == 1 else -WON), thoughts
    return Mind(position.view(seat), seat, MASTER).standing, thoughts


def _judgement(values: _Values, facts: dict[str, Fact]) -> Judgement:
    ordered = values.ordered
    judged = [
        Judged(str(each), round(values.value(each), 3), each in values.ends, _line(values, each, full=rank < LINES))
        for rank, each in enumerate(ordered)
    ]
    return Judgement(tuple(judged), values.depth, values.work, exact=values.proved, facts=facts)


def _line(values: _Values, each: Move, *, full: bool) -> tuple[str, ...]:
    """The move, and what a master would answer where that depends on no card."""
    after = values.position.play(values.seat, each) if full else None
    if after is None or not after.to_act or NATURE in after.to_act:
        return (str(each),)
    (actor,) = after.to_act
    return str(each), str(move(MASTER, after.view(actor), actor, Random(0)))


def _facts(mind: Mind, position: Miroir) -> dict[str, Fact]:
    unseen = mind.view.unseen
    finishing = [letter for letter in unseen if any(readings(text + letter) for text in mind.columns.values())]
    facts: dict[str, Fact] = {
        "promise": round(mind.promised, 2),
        "promise-opposite": round(mind.promised_opposite, 2),
        "finishing": len(finishing),
        "unseen": len(unseen),
    }
    words = {word.upper(): None for word, _ in within_reach(position)}
    if words:
        ranked = sorted(words, key=lambda word: french().rank(word) or 0)
        facts["words"] = ", ".join(ranked[:LISTED])
    return facts
