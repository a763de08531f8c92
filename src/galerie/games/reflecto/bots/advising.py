"""Hints: what the master would play, and the reason that its search gives for it."""

from random import Random
from typing import Final

from galerie.bots import Advice
from galerie.core import Seat
from galerie.games.reflecto.bots.levels import MASTER, guess, waiting
from galerie.games.reflecto.bots.search_state import SearchState, Step
from galerie.games.reflecto.bots.setup import set_up
from galerie.games.reflecto.bots.thinking import Outlook, Thought, thoughts
from galerie.games.reflecto.rules import board
from galerie.games.reflecto.rules.belief import Evidence, belief
from galerie.games.reflecto.rules.board import NAMES, OFF, SIDE
from galerie.games.reflecto.rules.moves import Go, Guess, Pass, Turn
from galerie.games.reflecto.rules.options import terms
from galerie.games.reflecto.rules.setting import hand
from galerie.games.reflecto.rules.view import View

CHAIN: Final = 2
"""So many jumps are worth mentioning."""

RISK: Final = 0.1
"""So likely must an opposing screen be to be a mirror that reads a letter, if avoiding it is a reason."""


def advise(view: View, seat: Seat, rng: Random) -> Advice | None:
    if not view.ready[seat]:
        return _word(view, seat, rng)
    if view.turn != seat:
        return None
    outlook = Outlook.of(view, seat, MASTER)
    if outlook.state.won:
        return Advice(Turn(outlook.exits, None), "reason-out", {"tiles": len(outlook.exits)})
    thought = None
    for thought in thoughts(outlook, MASTER, rng, every=False):  # noqa: B007  the last
        pass
    value = thought.lines[thought.best].value if thought else waiting(outlook)
    word = guess(outlook, value, MASTER, several=view.options.several_guesses)
    if word:
        return _guess(outlook, word, value)
    return _step(outlook, thought) if thought else Advice(Turn(outlook.exits, Pass()), "reason-stuck")


def _word(view: View, seat: Seat, rng: Random) -> Advice:
    """A word, and how many others would be possible if all its letters were seen."""
    move = set_up(view.options, seat, MASTER, rng)
    seen = tuple(
        (screen, face) for screen, face in enumerate(hand(view.options, seat, move).faces) if face.kind != "mirror"
    )
    found = belief(Evidence(view.options.words, terms(view.options, seat), (), seen, frozenset()))
    return Advice(move, "reason-word", {"word": "".join(move.pieces), "words": found.count})


def _guess(outlook: Outlook, word: str, value: float) -> Advice:
    move = Turn(outlook.exits, Guess(word))
    if outlook.learnt.certain == word:
        return Advice(move, "reason-certain", {"word": word})
    chance = percent(outlook.looks.chance)
    return Advice(
        move,
        "reason-guess",
        {"word": word, "chance": chance, "words": outlook.learnt.count, "playing": percent(value)},
    )


def _step(outlook: Outlook, thought: Thought) -> Advice:
    state, step = outlook.state, thought.best
    me = state.scene.me
    moved = state.moved(me, step)
    after, exits = moved.cleared()
    move = Turn(outlook.exits, Go(step.start, step.end), exits)
    leaving = len(outlook.exits) + (step.end == OFF) + len(exits)
    if after.won:
        return Advice(move, "reason-out", {"tiles": leaving})
    left = after.scene.tiles.bit_count() - after.out.bit_count()
    if leaving:
        return Advice(move, "reason-leave", {"tiles": leaving, "left": left})
    shown = _shown(outlook, moved, step)
    if shown is not None:
        chance = percent(outlook.looks.letters[shown])
        where = NAMES[moved.places[1 - me][shown]]
        return Advice(move, "reason-look", {"square": where, "chance": chance, "words": outlook.learnt.count})
    faster = max(state.steps(me), key=lambda each: each.gain)
    risk = _risk(outlook, state.moved(me, faster), faster)
    if faster.gain > step.gain and risk >= RISK and not _risk(outlook, moved, step):
        return Advice(
            move, "reason-hide", {"start": NAMES[faster.start], "end": NAMES[faster.end], "chance": percent(risk)}
        )
    depth = {"depth": max(1, thought.depth - (not thought.complete))}
    chained = jumps(state, me, step)
    if chained >= CHAIN and step.gain > 0:
        rows = abs(step.end // SIDE - step.start // SIDE)
        return Advice(move, "reason-chain", {"jumps": chained, "rows": rows, **depth})
    ways = {"mine": tenths(after.way()), "theirs": tenths(after.other_way())}
    return Advice(move, "reason-race", {**ways, **depth})


def _shown(outlook: Outlook, moved: SearchState, step: Step) -> int | None:
    """The screen not seen yet that a mirror shows after this step."""
    if moved.scene.tiles >> step.screen & 1:
        return None
    other = moved.facing(moved.scene.me, step.screen)
    return other if other is not None and outlook.looks.letters[other] > 0 else None


def _risk(outlook: Outlook, moved: SearchState, step: Step) -> float:
    """How likely this step shows the opponent a letter that they have not seen."""
    other = moved.facing(moved.scene.me, step.screen)
    return 0.0 if other is None else outlook.looks.watched[step.screen][other]


def jumps(state: SearchState, me: Seat, step: Step) -> int:
    """How many jumps a step takes; 0 if it is none."""
    way = board.path(me, step.start, step.end, state.taken & ~(1 << step.start)) or ()
    is_step = step.end != OFF and board.steps(step.start, state.taken) >> step.end & 1
    return 0 if is_step else len(way) - 1


def percent(chance: float) -> int:
    return round(100 * chance)


def tenths(turns: float) -> float:
    return round(turns, 1)
