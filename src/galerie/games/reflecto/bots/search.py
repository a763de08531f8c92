"""What a turn leads to: the race of both sides, and what their mirrors may learn on the way."""

from dataclasses import dataclass
from typing import Final

from galerie.core import Seat
from galerie.games.reflecto.bots.search_state import SearchState, Step
from galerie.games.reflecto.bots.skill import Skill
from galerie.games.reflecto.rules.options import SCREENS
from galerie.games.reflecto.rules.view import View
from galerie.games.reflecto.study.belief import Belief, Evidence, belief

WIN: Final = 1_000.0

PATIENCE: Final = 160
"""After this many turns of the game, looks count for nothing: somebody must get out."""


@dataclass(slots=True)
class Looks:
    """What looking is worth, in turns."""

    curiosity: float
    caution: float
    obscurity: float
    uncertainty: float
    """About the opponent's word, in bits: at first, and now."""

    bits: float
    """How many bits one more of the opponent's letters would remove."""

    letters: tuple[float, ...]
    """By opposing screen: the probability that it shows something new."""

    watched: tuple[tuple[float, ...], ...]
    """By own and opposing screen: the probability that it shows the opponent something new."""

    tiles: int
    exposed: float
    """How many of them the opponent has probably seen."""

    def worth(self, learnt: float, shown: float) -> float:
        left = max(0.0, self.uncertainty - self.bits * learnt)
        seen = min(1.0, (self.exposed + shown) / self.tiles)
        return self.curiosity * (1 - left / self.obscurity) - self.caution * seen


def looks(view: View, seat: Seat, learnt: Belief, skill: Skill) -> Looks:
    hand = view.hands[seat]
    assert hand is not None, "nobody moves before they have set up"  # noqa: S101  for the types
    seen = dict(learnt.evidence.seen)
    mirrors = [learnt.mirror_chance(screen) for screen in range(SCREENS)]
    faced = {(each.screen, each.other) for each in view.facings if each.seat != seat}
    hidden = []
    for screen, face in enumerate(hand.faces):
        unseen = 1.0
        for other in range(SCREENS):
            if (other, screen) in faced:
                unseen *= 1 - mirrors[other]
        hidden.append(unseen if face.kind == "letters" else 0.0)
    tiles = sum(face.kind == "letters" for face in hand.faces)
    unknown = learnt.evidence.terms.pieces - sum(face.kind == "letters" for face in seen.values())
    eagerness = max(0.0, 1 - view.count / PATIENCE)
    return Looks(
        curiosity=skill.curiosity * eagerness,
        caution=skill.caution * eagerness,
        obscurity=max(1.0, learnt.uncertainty, at_first(learnt.evidence).uncertainty),
        uncertainty=learnt.uncertainty,
        bits=learnt.uncertainty / max(1, unknown),
        letters=tuple(0.0 if screen in seen else 1 - mirrors[screen] for screen in range(SCREENS)),
        watched=tuple(
            tuple(0.0 if (other, screen) in faced else mirrors[other] * hidden[screen] for other in range(SCREENS))
            for screen in range(SCREENS)
        ),
        tiles=tiles,
        exposed=tiles - sum(hidden),
    )


def at_first(known: Evidence) -> Belief:
    """The belief before anything was seen."""
    return belief(Evidence(known.words, known.terms, (), (), frozenset()))


class Search:
    """Looks a few turns ahead, considering only the most promising answers."""

    def __init__(self, state: SearchState, looks: Looks, widths: tuple[int, ...]) -> None:
        self._scene = state
        self._looks = looks
        self._widths = widths

    def value(self, step: Step) -> float:
        """How many turns I am ahead after a step, counting what is learnt."""
        return self._after(self._scene.me, step, 0, 0.0, 0.0, -WIN, WIN)

    def _after(
        self, seat: Seat, step: Step, depth: int, learnt: float, shown: float, least: float, most: float
    ) -> float:
        state = self._scene
        before = state.make(seat, step)
        if seat == state.me:
            for _ in state.leaving():
                pass
        more, other = self._seen(seat, step)
        learnt, shown = learnt + more, shown + other
        if state.won:
            found = WIN / 2 - depth
        elif depth == len(self._widths):
            found = state.other_way() - state.way() + self._looks.worth(learnt, shown)
            found += -0.5 if seat == state.me else 0.5
        else:
            found = self._best(1 - seat, depth, learnt, shown, least, most)
        state.take_back(seat, step, before)
        return found

    def _best(self, seat: Seat, depth: int, learnt: float, shown: float, least: float, most: float) -> float:
        """The value of the best of the likely steps, for whoever makes it."""
        mine = seat == self._scene.me
        found = -WIN if mine else WIN
        likely = sorted(self._scene.steps(seat), key=_gain, reverse=True)[: self._widths[depth]]
        for step in likely:
            value = self._after(seat, step, depth + 1, learnt, shown, least, most)
            if mine:
                found = max(found, value)
                least = max(least, value)
            else:
                found = min(found, value)
                most = min(most, value)
            if least >= most:
                break
        return found if likely else self._scene.other_way() - self._scene.way()

    def _seen(self, seat: Seat, step: Step) -> tuple[float, float]:
        """What the screen that moved shows me, and what it shows the opponent."""
        state = self._scene
        other = state.facing(seat, step.screen)
        if other is None:
            return 0.0, 0.0
        mine, theirs = (step.screen, other) if seat == state.me else (other, step.screen)
        learnt = self._looks.letters[theirs] if state.hand.faces[mine].kind == "mirror" else 0.0
        return learnt, self._looks.watched[mine][theirs]


def _gain(step: Step) -> float:
    return step.gain
