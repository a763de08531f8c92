"""The judge of Reflecto: what every turn of a seat is worth, as a chance of winning in percent.

It judges from what the seat could know at that moment, even when the game is over and all is known. Only the facts say
how many words the opponent could still think of.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final, cast

from galerie.core import Match, Seat
from galerie.games.reflecto import Reflecto
from galerie.games.reflecto.bots.levels import MASTER
from galerie.games.reflecto.bots.search import HASTE, Line
from galerie.games.reflecto.bots.thinking import Outlook, Thought, thoughts
from galerie.games.reflecto.rules.belief import Belief, belief, evidence
from galerie.games.reflecto.rules.moves import Go, Guess, Turn
from galerie.games.reflecto.rules.view import View
from galerie.study.analysis import Fact, Judged, Judgement

WORDS: Final = 3
"""How many of the likeliest words are judged as guesses."""


def judge(match: Match, seat: Seat, work: int) -> Iterator[Judgement]:
    """The turns of a seat, searched deeper and deeper until so many nodes are spent; nothing if it is not to move."""
    position = cast("Reflecto", match.position)
    if not position.ready or position.result or position.first is None or position.turn != seat:
        return
    closed = replace(position, is_open=False)
    view = closed.view(seat)
    outlook = Outlook.of(view, seat, MASTER)
    told = facts(view, seat, outlook, belief(evidence(closed.view(1 - seat), 1 - seat)))
    guesses = tuple(_guess(outlook, word, chance) for word, chance in outlook.learnt.likeliest(WORDS))
    if outlook.state.won:
        out = Judged(str(Turn(outlook.exits, None)), 100.0, exact=True)
        yield Judgement((out,), 1, 1, exact=True, facts=told)
        return
    for thought in thoughts(outlook, replace(MASTER, nodes=work), Random(0), every=True):
        moves = sorted((*_steps(outlook, thought), *guesses), key=lambda each: each.value, reverse=True)
        yield Judgement(
            tuple(moves), thought.depth, thought.nodes, exact=all(each.exact for each in moves), facts=dict(told)
        )


def facts(view: View, seat: Seat, outlook: Outlook, theirs: Belief) -> dict[str, Fact]:
    """What else is known of the position."""
    state = outlook.state
    return {
        "words": outlook.learnt.count,
        "other_words": theirs.count,
        "tempo": round(state.other_way() - state.way(), 1),
        "chance": round(100 * outlook.looks.chance, 1),
        "looks": ", ".join(f"{turn}: {face} {bits:.1f}" for turn, face, bits in looks_worth(view, seat)) or "–",
    }


def looks_worth(view: View, seat: Seat) -> Iterator[tuple[int, str, float]]:
    """Each look of a seat: in which turn, what it showed, and how many bits of uncertainty it removed.

    All of them are judged by what is known now of the tiles that have left.
    """
    sights = sorted((each for each in view.sights if each.seat == seat), key=lambda each: each.turn)
    before = belief(evidence(replace(view, sights=()), seat)).uncertainty
    for number, each in enumerate(sights, 1):
        after = belief(evidence(replace(view, sights=tuple(sights[:number])), seat)).uncertainty
        yield each.turn, each.face.letters or ("*" if each.face.kind == "mirror" else "-"), before - after
        before = after


def _steps(outlook: Outlook, thought: Thought) -> Iterator[Judged]:
    for line in thought.lines.values():
        texts = tuple(_written(outlook, line))
        yield Judged(texts[0], 100 * line.value, exact=line.value >= 1 - HASTE, line=texts)


def _guess(outlook: Outlook, word: str, chance: float) -> Judged:
    text = str(Turn(outlook.exits, Guess(word)))
    return Judged(text, 100 * chance, exact=outlook.learnt.certain == word, line=(text,))


def _written(outlook: Outlook, line: Line) -> Iterator[str]:
    state, exits = outlook.state, outlook.exits
    me = state.scene.me
    for number, step in enumerate(line.steps):
        seat = (me + number) % 2
        state, after = state.moved(seat, step).cleared() if seat == me else (state.moved(seat, step), ())
        yield str(Turn(exits if number == 0 else (), Go(step.start, step.end), after))
