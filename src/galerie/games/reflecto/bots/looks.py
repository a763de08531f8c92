"""What both sides know of each other's words, and what looking is worth."""

from dataclasses import dataclass
from functools import lru_cache
from math import exp, log
from typing import Final

from galerie.core import Seat
from galerie.games.reflecto.bots.skill import Skill
from galerie.games.reflecto.rules.belief import Belief, Evidence, belief
from galerie.games.reflecto.rules.options import SCREENS, Options, terms
from galerie.games.reflecto.rules.screens import Hand
from galerie.games.reflecto.rules.view import View
from galerie.lexicon import french

PATIENCE: Final = 160
"""After this many turns of the game, looks count for nothing: somebody must get out."""

CAREFUL: Final = 13
"""Who minds mirrors stops before an opposing screen less often than once in this many turns of the game."""

LIKELIEST: Final = 200
"""How many of the likeliest words are searched for one that the bot knows."""

LEAST: Final = 1e-6
"""No chance of a guess is taken to be smaller."""


@dataclass(frozen=True, slots=True)
class Looks:
    scouting: float
    """How much the way of a mirror counts, compared with a letter's."""

    curiosity: float
    caution: float
    """What knowing the opponent's word would be worth, and what it would cost if they knew mine, in turns; beside the
    chance of a right guess."""

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
    """My tiles with letters, and how many of them the opponent has probably seen."""

    word: str | None
    chance: float
    """The likeliest word of the opponent's that I know, and its chance."""

    unseen: float
    read: float
    """The chance that the opponent's guess is right if they have seen none of my letters, and all of them."""

    def left(self, learnt: float) -> float:
        """The uncertainty in bits, after so many more letters."""
        return max(0.0, self.uncertainty - self.bits * learnt)

    def seen(self, shown: float) -> float:
        """The share of my letters that the opponent has seen, after so many more."""
        return min(1.0, (self.exposed + shown) / self.tiles)

    def right(self, learnt: float) -> float:
        """The chance that my guess is right, after so many more letters: it is 1 when nothing is uncertain."""
        if self.uncertainty <= 0:
            return max(LEAST, self.chance)
        return exp(log(max(LEAST, self.chance)) * self.left(learnt) / self.uncertainty)

    def betrayed(self, shown: float) -> float:
        """The chance that the opponent's guess is right, after so many more letters."""
        few, all_ = log(self.unseen), log(self.read)
        return exp(few + (all_ - few) * self.seen(shown))

    def look(self, screen: int) -> float:
        """What it is worth to see an opposing screen, in turns, beside the chance of a guess."""
        return self.curiosity * self.bits / self.obscurity * self.letters[screen]

    def worth(self, learnt: float, shown: float) -> float:
        """What so many more letters are worth, learnt and shown, in turns, beside the chances of guesses."""
        known = (self.uncertainty - self.left(learnt)) / self.obscurity
        return self.curiosity * known - self.caution * (self.seen(shown) - self.seen(0.0))


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
    interest = eagerness * carelessness(view, seat) if skill.alert else eagerness
    word, chance = guess(learnt, skill.known)
    none, every = betrayal(view.options, seat, hand, view.out[seat])
    return Looks(
        scouting=skill.scouting * interest,
        curiosity=skill.curiosity * interest,
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
        word=word,
        chance=chance,
        unseen=none,
        read=every,
    )


def carelessness(view: View, seat: Seat) -> float:
    """How little the opponent minds mirrors, from 0 to 1: how often they stopped where one of my screens faces them."""
    stops = sum(each.seat == seat and (view.count - each.turn) % 2 == 0 for each in view.facings)
    return min(1.0, max(0.0, 2 * (stops - view.count / CAREFUL)))


def guess(learnt: Belief, known: int) -> tuple[str | None, float]:
    """The likeliest word among those up to a rank, and its chance."""
    lexicon = french()
    words = (each for each in learnt.likeliest(LIKELIEST) if (lexicon.rank(each[0]) or 0) <= known)
    return next(words, (None, 0.0))


@lru_cache(maxsize=64)
def betrayal(options: Options, seat: Seat, hand: Hand, out: tuple[int, ...]) -> tuple[float, float]:
    """The chance of my word for an opponent who has seen none of my letters, and for one who has seen all of them."""
    agreed = terms(options, seat)
    tiles = tuple((screen, face) for screen, face in enumerate(hand.faces) if face.kind != "mirror")
    none, every = (
        belief(Evidence(options.words, agreed, out, seen, frozenset())).chances.get(hand.word, 0.0)
        for seen in ((), tiles)
    )
    return max(LEAST, none), max(LEAST, none, every)


def at_first(known: Evidence) -> Belief:
    """The belief before anything was seen."""
    return belief(Evidence(known.words, known.terms, (), (), frozenset()))
