"""Hints: what a master would do, and why. The numbers are the master's own, the words are in the lexicon."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final, TypeAlias

from galerie.bots import Advice
from galerie.core import Seat
from galerie.games.miroir import Doubt, Move, Shift, View
from galerie.games.miroir.bots.levels import PLAYING, move
from galerie.games.miroir.bots.mind import Mind
from galerie.games.miroir.rules.cards import SHORTEST
from galerie.games.miroir.rules.moves import Accept, Claim, Drop, Lay, Recover, Silence, Steal, Turn
from galerie.games.miroir.rules.spelling import readings
from galerie.lexicon import JOKER, french

MASTER: Final = PLAYING["master"]

JOKER_SIGN: Final = "★"

Figures: TypeAlias = dict[str, str | int]
Reason: TypeAlias = tuple[str, Figures]


def advise(view: View, seat: Seat, rng: Random) -> Advice:
    chosen = move(MASTER, view, seat, rng)
    reason, figures = _why(Mind(view, seat, MASTER), chosen)
    return Advice(chosen, f"reason-{reason}", figures)


def _shown(text: str) -> str:
    """A word or a column, with jokers as on the board."""
    return text.upper().replace(JOKER, JOKER_SIGN)


def _card(letter: str) -> str:
    return JOKER_SIGN if letter == JOKER else letter


def _why(mind: Mind, chosen: Move) -> Reason:
    view = mind.view
    match chosen:
        case Turn():
            return _turning(mind)
        case Lay(column):
            return _laying(mind, view.card, column) or _sheltering(mind, view.card)
        case Recover(letter, column):
            return _laying(mind, letter, column) or _keeping_places(mind, letter)
        case Steal(letter, column):
            return _won(mind, {column: mind.columns[column] + letter}) or _stealing(mind, letter, column)
        case Shift():
            return _shifting(mind, chosen)
        case Drop():
            return _discarding(mind, view.card)
        case _:
            return _refereeing(mind, chosen)


def _turning(mind: Mind) -> Reason:
    """How many of the cards that nobody has seen would help."""
    if not mind.own.begun:
        return "first", {}
    if not mind.own.hidden:
        return "known", {"letter": _card(mind.own.under[0]), "cards": len(mind.own.under)}
    unseen = mind.view.unseen
    words = {letter for letter in unseen if any(readings(text + letter) for text in mind.columns.values())}
    return "turn", {
        "useful": sum(mind.helps(letter, mind.columns) for letter in unseen),
        "finishing": sum(letter in words for letter in unseen),
        "unseen": len(unseen),
    }


def _laying(mind: Mind, letter: str, column: int) -> Reason | None:
    """What the card makes of its column, if that is more than it was."""
    text = mind.columns[column] + letter
    return _won(mind, {column: text}) or _growing(mind, column, text)


def _won(mind: Mind, after: Mapping[int, str]) -> Reason | None:
    words = [words[0] for text in after.values() if (words := readings(text))]
    if not words:
        return None
    won, needed = len(mind.own.won) + len(words), mind.view.options.words
    if won >= needed:
        return "last-word", {"word": _shown(words[0]), "needed": needed}
    return "word", {"word": _shown(words[0]), "won": won, "needed": needed}


def _growing(mind: Mind, column: int, text: str) -> Reason | None:
    word = next(_words(text), None)
    before, after = mind.percent(mind.columns[column]), mind.percent(text)
    if word is None or after <= before:
        return None
    figures: Figures = {"text": _shown(text), "before": before, "after": after}
    finishing = [made for letter in mind.view.unseen if (made := readings(text + letter))]
    if finishing:
        nearest = next(word for word in _words(text) if any(word in made for made in finishing))
        return "nearly", {
            **figures,
            "word": _shown(nearest),
            "finishing": len(finishing),
            "unseen": len(mind.view.unseen),
        }
    return "growing", {**figures, "word": _shown(word), "missing": len(word) - len(text)}


def _words(text: str) -> Iterator[str]:
    """The words that a column may become, the commonest first."""
    return (word for word in french().matching(text + "*") if len(word) >= SHORTEST)


def _sheltering(mind: Mind, letter: str) -> Reason:
    """The card is laid though its column gains nothing by it."""
    if not mind.own.has_place(letter):
        return "full", {"letter": _card(letter)}
    if word := _opposite(mind, letter):
        return "deny", {"letter": _card(letter), "word": _shown(word)}
    return "shelter", {"letter": _card(letter), "free": mind.own.discard.count("")}


def _opposite(mind: Mind, letter: str) -> str | None:
    """A word that the other could win with this card."""
    found = (words[0] for text in mind.facing.values() if (words := readings(text + letter)))
    return next(found, None)


def _stealing(mind: Mind, letter: str, column: int) -> Reason:
    if word := _opposite(mind, letter):
        return "steal", {"letter": _card(letter), "word": _shown(word)}
    return _growing(mind, column, mind.columns[column] + letter) or ("spare", {"cards": mind.own.pile})


def _keeping_places(mind: Mind, letter: str) -> Reason:
    """A discarded card is taken back though its column gains nothing."""
    if word := _opposite(mind, letter):
        return "withdraw", {"letter": _card(letter), "word": _shown(word)}
    return "safe", {"letter": _card(letter), "free": mind.own.discard.count("")}


def _shifting(mind: Mind, shift: Shift) -> Reason:
    text = mind.columns[shift.source]
    source = text[: shift.first] + text[shift.last + 1 :]
    target = mind.columns[shift.target] + text[shift.first : shift.last + 1]
    if won := _won(mind, {shift.target: target, shift.source: source}):
        return won
    if mind.own.pile == 1:
        return "last-card", {}
    before = mind.percent(text) + mind.percent(mind.columns[shift.target])
    after = mind.percent(source) + mind.percent(target)
    if after > before:
        return "together", {"source": _shown(source), "target": _shown(target), "before": before, "after": after}
    now = {**mind.columns, shift.source: source, shift.target: target}
    useful = [sum(mind.helps(letter, each) for letter in mind.view.unseen) for each in (mind.columns, now)]
    if useful[1] > useful[0]:
        return "ready", {
            "target": _shown(target),
            "before": useful[0],
            "after": useful[1],
            "unseen": len(mind.view.unseen),
        }
    return "spare", {"cards": mind.own.pile}


def _discarding(mind: Mind, card: str) -> Reason:
    fitting = {column: text + card for column, text in mind.columns.items() if mind.fits(column, card)}
    if not fitting:
        return "nowhere", {"letter": _card(card)}
    column = max(fitting, key=lambda each: mind.change({each: fitting[each]}))
    figures: Figures = {
        "letter": _card(card),
        "text": _shown(fitting[column]),
        "before": mind.percent(mind.columns[column]),
        "after": mind.percent(fitting[column]),
    }
    if word := _opposite(mind, card):
        return "though", {**figures, "word": _shown(word)}
    return "discard", figures


def _refereeing(mind: Mind, chosen: Move) -> Reason:
    view = mind.view
    match chosen:
        case Claim(_, word):
            return "announce", {"word": _shown(word)}
        case Accept() if view.announced:
            return "accept", {"word": _shown(view.announced.word)}
        case Doubt(column) if view.announced:
            return "no-word", {"word": _shown(view.announced.word), "column": column}
        case Doubt(column):
            return "no-beginning", {"text": _shown(mind.facing[column]), "column": column}
        case Silence():
            return "silence", {"text": _shown(mind.columns[view.queue[0]])}
        case _:
            return "stuck", {"letter": _card(view.card)}
