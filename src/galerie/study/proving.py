"""Proving puzzles again: what is written in a set is compared with an exact search, and played."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from time import perf_counter
from typing import Final

import msgspec

from galerie.core import Refusal
from galerie.core.record import read_line
from galerie.games import find, folder
from galerie.study.checking import Fault
from galerie.study.making import command, ordered, written
from galerie.study.puzzles import GRADES, SET, Puzzle, Trial, has_judge, kinds, prove, puzzles
from galerie.study.sentences import EXPLANATION, SENTENCE, TITLE, of_puzzle
from galerie.texts import LANGUAGES

FEWEST_WORSE: Final = 2
"""How many moves must be worse than the answers."""

MOST_TRIED: Final = 40
"""How many of the worse moves are played."""


@dataclass(frozen=True, slots=True)
class Verification:
    """What became of proving a puzzle."""

    nodes: int = 0
    seconds: float = 0.0
    faults: tuple[Fault, ...] = ()


def verified(puzzle: Puzzle) -> Verification:
    """Prove a puzzle again and play it. Argument and result can cross processes."""
    amiss = tuple(_told(puzzle))
    try:
        puzzle.start()
    except Refusal as refusal:
        return Verification(faults=(*amiss, Fault("proof-start", puzzle=puzzle.id).because(refusal)))
    since = perf_counter()
    proof = prove(puzzle)
    seconds = perf_counter() - since
    if proof.answers != {*puzzle.answers}:
        texts = (", ".join(sorted(each)) for each in (puzzle.answers, proof.answers))
        amiss += (Fault("proof-answers", puzzle=puzzle.id, written=next(texts), proved=next(texts)),)
    return Verification(proof.nodes, seconds, (*amiss, *_played(puzzle)))


def set_faults(name: str) -> Iterator[Fault]:
    """What is wrong with the file of a game's puzzles, whatever is in each of them."""
    game = find(name)
    home = folder(game.package)
    path = home / SET if home else None
    if path is None or not path.exists():
        return
    content = path.read_bytes()
    first, *rows = content.splitlines()
    every = [msgspec.json.decode(row, type=Puzzle) for row in rows]
    made_by = msgspec.json.decode(first, type=str)
    if not made_by.startswith(command(name, len(every), "")):
        yield Fault("proof-command", command=made_by, count=len(every))
    if len(puzzles(name)) < len(every):
        yield Fault("proof-twice", game=name)
    if content != written(made_by, ordered(every)):
        yield Fault("proof-order", game=name)


def _told(puzzle: Puzzle) -> Iterator[Fault]:
    """What is wrong with the words of a puzzle, its kind and its grade."""
    if puzzle.kind not in kinds(find(puzzle.game)):
        yield Fault("proof-kind", puzzle=puzzle.id, kind=puzzle.kind)
        return
    if puzzle.grade not in GRADES:
        yield Fault("proof-grade", puzzle=puzzle.id, grade=puzzle.grade)
    for language in LANGUAGES:
        for name, limit in (("-title", TITLE), ("", SENTENCE), ("-why", EXPLANATION)):
            try:
                text = of_puzzle(language, puzzle, name)
            except (LookupError, ValueError) as error:
                yield Fault("proof-words", puzzle=puzzle.id, language=language, error=str(error))
                continue
            if len(text) > limit:
                yield Fault("proof-long", puzzle=puzzle.id, language=language, name=name, length=len(text), limit=limit)


def _played(puzzle: Puzzle) -> Iterator[Fault]:
    """What is wrong with the solution and the moves that are worse, if they are played."""
    start = Trial.begin(puzzle)
    if puzzle.seat not in start.match.to_act:
        yield Fault("proof-not-to-act", puzzle=puzzle.id)
        return
    yield from _solution(puzzle, start)
    for answer in puzzle.answers:
        try:
            verdict = start.played(answer).verdict
        except Refusal as refusal:
            yield Fault("proof-answer-refused", puzzle=puzzle.id, move=answer).because(refusal)
            continue
        if verdict == "failed":
            yield Fault("proof-answer-failed", puzzle=puzzle.id, move=answer)
    texts = start.match.moves(puzzle.seat).texts
    worse = [*islice((move for move in texts if move not in puzzle.answers), MOST_TRIED)]
    if len(worse) < FEWEST_WORSE:
        yield Fault("proof-easy", puzzle=puzzle.id, count=len(worse))
    for move in worse:
        verdict = start.played(move).verdict
        if verdict == "solved" or (verdict == "right" and not has_judge(puzzle.game)):
            yield Fault("proof-worse-solves", puzzle=puzzle.id, move=move)


def _solution(puzzle: Puzzle, start: Trial) -> Iterator[Fault]:
    """The line that is shown is legal, begins with an answer, has the replies as they are made, and solves the puzzle.

    It may go on after that, to show what the answer leads to.
    """
    trial = start
    try:
        puzzle.played(puzzle.line)
        lines = [*map(read_line, puzzle.line)]
        for line in lines:
            if line.seat == puzzle.seat and trial.verdict == "right":
                trial = trial.played(line.move)
    except Refusal as refusal:
        yield Fault("proof-line-refused", puzzle=puzzle.id).because(refusal)
        return
    if not lines or lines[0].seat != puzzle.seat or lines[0].move not in puzzle.answers:
        yield Fault("proof-line-begins", puzzle=puzzle.id)
    if list(trial.lines) != lines[: len(trial.lines)]:
        yield Fault("proof-line-replies", puzzle=puzzle.id)
    if trial.verdict != "solved":
        yield Fault("proof-line-unsolved", puzzle=puzzle.id)
