"""Puzzles of Reflecto, found in games that nobody played and proved by counting all words.

- `word`: everything that the solver's mirrors have shown, and the tiles that have left, agree with one word only; the
  answer is to guess it.
- `look`: find the turn that leaves the fewest words to be expected, where every word that agrees with what was seen
  is equally likely, and so is every arrangement of what was not. Guesses are not compared.

The solver sees the view of their seat: the position contains the opponent's word, and the task does not.
"""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Final, cast

from galerie.core import Line, Seat, options
from galerie.games.reflecto.puzzles.knowledge import Knowledge
from galerie.games.reflecto.puzzles.walk import seen, walk
from galerie.games.reflecto.rules import board
from galerie.games.reflecto.rules.belief import belief, evidence
from galerie.games.reflecto.rules.moves import Go, Guess, Turn
from galerie.games.reflecto.rules.options import Options
from galerie.games.reflecto.rules.position import SEATS, Reflecto
from galerie.study.puzzles import GRADES, Proof, Puzzle

KINDS: Final = ("word", "look")

FREQUENCIES: Final = (3, 1)
"""How often each is tried: in most games a word is never certain."""

COMMON: Final = Options(words="common", first="gerda")
"""Common words, so that it is the letters that are puzzling and not the word."""

FAR: Final = replace(COMMON, range="column")

EARLIEST: Final = 12
"""A look puzzle comes after this many turns: before that there is little to see."""

ANSWERS: Final = 3
"""A look puzzle has at most this many equally good turns."""

NAMED: Final = 4
"""At most this many words are named in an explanation."""


def make(rng: Random) -> Puzzle | None:
    """Play one game, and take the first position in it that makes a puzzle of the kind wanted."""
    kind, seat = rng.choices(KINDS, FREQUENCIES)[0], rng.choice(SEATS)
    chosen = rng.choice((COMMON, FAR)) if kind == "look" else COMMON
    found = _word if kind == "word" else _look
    for lines, position in walk(chosen, rng):
        if position.turn == seat and not _may_leave(position):
            puzzle = found(lines, position)
            if puzzle:
                return puzzle
    return None


def prove(puzzle: Puzzle) -> Proof:
    position = cast("Reflecto", puzzle.start().position)
    known = Knowledge(position.view(puzzle.seat), puzzle.seat)
    if puzzle.kind == "word":
        words = known.words if not _may_leave(position) else ()
        return Proof(frozenset(str(Turn((), Guess(word))) for word in words), len(words), len(known.vocabulary))
    values = _values(position, known)
    best = min(values.values())
    answers = frozenset(str(turn) for turn, value in values.items() if value == best)
    return Proof(answers, float(best), len(values))


def _word(lines: tuple[Line, ...], position: Reflecto) -> Puzzle | None:
    view, seat = position.view(position.turn), position.turn
    word = belief(evidence(view, seat)).certain
    if word is None:
        return None
    known = Knowledge(view, seat)
    others = [each for each in known.unordered if each != word]
    return _puzzle(
        "word",
        lines,
        position,
        answers=(str(Turn((), Guess(word))),),
        facts={"words": len(known.vocabulary)},
        why={
            "word": word,
            "words": len(known.vocabulary),
            "others": ", ".join(others[:NAMED]) + ("…" if len(others) > NAMED else ""),
            "alike": len(others),
        },
        grade=1 + known.unknown + (len(others) > 0),
    )


def _look(lines: tuple[Line, ...], position: Reflecto) -> Puzzle | None:
    seat = position.turn
    if position.count < EARLIEST or not seen(position, seat):
        return None
    known = Knowledge(position.view(seat), seat)
    values = _values(position, known)
    least, *more = sorted(set(values.values()))
    best = [turn for turn, value in values.items() if value == least]
    if not more or len(best) > ANSWERS or any(turn.after for turn in best):
        return None
    jumps = min(_jumps(position, turn) for turn in best)
    left, otherwise = round(least), round(more[0])
    if not jumps or left == otherwise:
        return None
    return _puzzle(
        "look",
        lines,
        position,
        answers=tuple(sorted(map(str, best))),
        facts={"words": len(known.words)},
        why={"words": len(known.words), "left": left, "next": otherwise},
        grade=jumps + (more[0] < len(known.words)),
    )


def _puzzle(
    kind: str,
    lines: tuple[Line, ...],
    position: Reflecto,
    *,
    answers: tuple[str, ...],
    facts: dict[str, str | int],
    why: dict[str, str | int],
    grade: int,
) -> Puzzle:
    return Puzzle(
        game="reflecto",
        kind=kind,
        seat=position.turn,
        seats=len(SEATS),
        options=" ".join(options.words(position.options)),
        moves=tuple(map(str, lines)),
        answers=answers,
        line=(str(Line(position.turn, answers[0])),),
        facts=facts,
        why=why,
        grade=max(GRADES[0], min(grade, GRADES[-1])),
    )


def _values(position: Reflecto, known: Knowledge) -> dict[Turn, Fraction]:
    """For each turn without a guess: how many words are to be expected after it."""
    seat, before = position.turn, seen(position, position.turn)
    looks = {turn: len(seen(position.play(seat, turn), seat) - before) for turn in _turns(position, seat)}
    worth = {count: known.left_after(count) for count in set(looks.values())}
    return {turn: worth[count] for turn, count in looks.items()}


def _turns(position: Reflecto, seat: Seat) -> Iterator[Turn]:
    return (turn for turn in position.moves(seat) if isinstance(turn, Turn))


def _may_leave(position: Reflecto) -> bool:
    """Whether a tile can leave before anything else is done: then more than one turn says the same word."""
    return any(turn.before for turn in _turns(position, position.turn))


def _jumps(position: Reflecto, turn: Turn) -> int:
    """How many jumps a turn takes; 0 for a step."""
    last = position.play(position.turn, turn).last
    path = last.path if last else ()
    is_step = isinstance(turn.act, Go) and turn.act.end in board.STEPS[turn.act.start]
    return 0 if is_step else len(path) - 1
