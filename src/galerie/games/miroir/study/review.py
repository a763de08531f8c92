"""The words within reach in a game of Miroir, turn by turn, and those that nobody saw."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from random import Random
from typing import Final, Literal, TypeAlias, cast

from galerie.bots import SEED
from galerie.core import NATURE, Match, Seat
from galerie.games.miroir import Miroir, Move, Shift
from galerie.games.miroir.bots.advice import advise
from galerie.games.miroir.rules.moves import Claim, Lay, Recover, Steal
from galerie.games.miroir.rules.spelling import readings
from galerie.games.miroir.rules.state import NUMBERS
from galerie.lexicon import french

MOST: Final = 12
"""The most words listed for one turn."""

Vocabulary: TypeAlias = Literal["child", "student", "adult", "solver"]


@dataclass(frozen=True, slots=True)
class Word:
    """A word that one move would have won."""

    word: str
    vocabulary: Vocabulary
    """The smallest that contains it."""

    move: str
    ply: int
    """How many moves of the game came before that one."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn in which a word was within reach."""

    seat: Seat
    number: int
    """Which of the player's turns it was, from 1."""

    card: str
    """The card they turned up, if they did."""

    words: tuple[Word, ...]
    """The commonest first, each with one move that wins it."""

    more: int
    """How many more words there were."""

    won: tuple[str, ...]
    missed: bool
    """Whether nothing was won, though a hint would not have recommended what was done instead."""


@dataclass(frozen=True, slots=True)
class Review:
    turns: tuple[Turn, ...]
    """Only those in which a word was within reach."""

    within_reach: tuple[int, int]
    """How many such turns South and North had."""

    missed: tuple[int, int]
    """In how many of them they won nothing."""


def review(match: Match, chance: Random | None = None) -> Review:
    """What either player could have won, judged by the lexicon even where the players were the referees."""
    ends: list[Miroir] = [cast("Miroir", ply.before) for ply in match.plies[1:]]
    ends.append(cast("Miroir", match.position))
    plies = [(number, cast("Miroir", ply.before), ends[number]) for number, ply in enumerate(match.plies)]
    count, turns = [0, 0], []
    for seat, group in groupby(plies, key=lambda each: each[1].turn):
        whole = list(group)
        moments = [each for each in whole if NATURE not in each[1].to_act]
        if not moments:
            continue
        count[seat] += 1
        won = whole[-1][2].sides[seat].won[len(whole[0][1].sides[seat].won) :]
        words = _commonest_first(moments)
        if words:
            turns.append(
                Turn(
                    seat=seat,
                    number=count[seat],
                    card=next((position.card for _, position, _ in moments if position.card), ""),
                    words=words[:MOST],
                    more=max(0, len(words) - MOST),
                    won=tuple(each.word for each in won),
                    missed=not won and not _as_advised(match, moments),
                )
            )
    return Review(
        turns=tuple(turns),
        within_reach=_counts([turn.seat for turn in turns]),
        missed=_counts([turn.seat for turn in turns if turn.missed]),
    )


def _as_advised(match: Match, moments: list[tuple[int, Miroir, Miroir]]) -> bool:
    """Whether a hint would have recommended what was done whenever a word was within reach."""
    for ply, position, _ in moments:
        if next(within_reach(position), None):
            event, seat = match.line[ply], position.turn
            if event.seat == NATURE or advise(position.view(seat), seat, Random(SEED)).move != event.move:
                return False
    return True


def _counts(seats: list[Seat]) -> tuple[int, int]:
    return seats.count(0), seats.count(1)


def _commonest_first(moments: list[tuple[int, Miroir, Miroir]]) -> tuple[Word, ...]:
    """Every word of a turn once, with the first move that wins it."""
    found: dict[str, Word] = {}
    ranks: dict[str, int] = {}
    for number, position, _ in moments:
        for word, move in within_reach(position):
            entry = None if word in found else french().entry(word)
            if entry:
                vocabulary = cast("Vocabulary", entry.band.name.lower())
                found[word], ranks[word] = Word(word, vocabulary, str(move), number), entry.rank
    return tuple(sorted(found.values(), key=lambda each: (ranks[each.word], each.word)))


def within_reach(position: Miroir) -> Iterator[tuple[str, Move]]:
    """The words that the player may win with their next move, each with that move; a joker stands for the commonest."""
    seat = position.turn
    if position.stage not in ("acting", "placing", "announcing") or position.ended:
        return
    if not position.strict and position.stage != "placing":
        for column in position.queue[:1] or NUMBERS:
            yield from ((word, Claim(column, word)) for word in readings(position.text(seat, column))[:1])
    if position.stage == "announcing":
        return
    honest = replace(position, options=replace(position.options, referee="strict"))
    for move in honest.moves(seat):
        for text in _changed(honest, move):
            yield from ((word, move) for word in readings(text)[:1])


def _changed(position: Miroir, move: Move) -> Iterator[str]:
    """The texts of the columns that a move changes, afterwards."""
    seat = position.turn
    match move:
        case Lay(column):
            yield position.text(seat, column) + position.card
        case Steal(letter, column) | Recover(letter, column):
            yield position.text(seat, column) + letter
        case Shift(source, first, last, target):
            text = position.text(seat, source)
            yield position.text(seat, target) + text[first : last + 1]
            yield text[:first] + text[last + 1 :]
