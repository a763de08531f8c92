"""Moves and events, in words."""

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from galerie.core import Seat
from galerie.games.miroir import NORTH, SOUTH, Doubt, Shift, View, parse
from galerie.games.miroir.rules.moves import Accept, Claim, Drop, Lay, Point, Recover, Silence, Steal, Stuck, Turn
from galerie.games.miroir.rules.side import Won
from galerie.games.miroir.rules.spelling import is_beginning, spelt
from galerie.games.miroir.rules.view import Deed, Fall, Verdict, Win
from galerie.lexicon import JOKER, Band, french

Say: TypeAlias = Callable[..., str]

NAMES: Final = {SOUTH: "miroir-side-south", NORTH: "miroir-side-north"}
OTHERS: Final = 5
"""How many other readings of a joker are listed."""


def column_text(view: View, seat: Seat, column: int, cards: str = "") -> str:
    """The text of a column, with these cards at its end."""
    return spelt(view.heads[column - 1], view.sides[seat].column(column) + cards).upper()


def named(say: Say, cards: str) -> str:
    """Cards, in words."""
    return " ".join(say("miroir-joker") if letter == JOKER else letter.upper() for letter in cards)


def label(say: Say, view: View, text: str) -> str:
    """A legal move in words, with the resulting column."""
    match parse(text):
        case Turn():
            return say("terminal-miroir-turn")
        case Lay(column):
            return _laying(say, view, "lay", view.card, column)
        case Drop():
            return say("terminal-miroir-drop", {"cards": named(say, view.card)})
        case Shift(source, first, last, target):
            return _laying(say, view, "shift", view.sides[view.turn].column(source)[first - 1 : last], target)
        case Steal(letter, column):
            return _laying(say, view, "steal", letter, column)
        case Recover(letter, column):
            return _laying(say, view, "recover", letter, column)
        case Claim(_, word):
            return say("terminal-miroir-claim", {"word": word.upper()})
        case Silence():
            return say("terminal-miroir-silence")
        case Accept():
            return say("terminal-miroir-accept", {"word": view.announced.word.upper() if view.announced else ""})
        case Doubt(column):
            doubted = view.announced.word.upper() if view.announced else column_text(view, 1 - view.turn, column)
            return say("terminal-miroir-doubt", {"text": doubted})
        case Point(column):
            return say("terminal-miroir-point", {"text": column_text(view, 1 - view.turn, column)})
        case Stuck():
            return say("terminal-miroir-stuck")
        case _:
            return text


def _laying(say: Say, view: View, kind: str, cards: str, column: int) -> str:
    text = column_text(view, view.turn, column, cards)
    return say(f"terminal-miroir-{kind}", {"cards": named(say, cards), "column": column, "text": text})


class Story:
    """The last move in a view and its consequences; `eyes` is addressed as "you"."""

    def __init__(self, say: Say, view: View, eyes: Seat | None) -> None:
        self.say: Final = say
        self.view: Final = view
        self.eyes: Final = eyes

    def __str__(self) -> str:
        return " ".join(self._sentences(self.view.last)) if self.view.last else ""

    def _sentences(self, deed: Deed) -> Iterator[str]:
        yield self._done(deed)
        if deed.verdict:
            yield self._judged(deed.verdict, is_doubt=isinstance(parse(deed.move), Doubt))
        announced = self.view.announced
        if announced and not isinstance(parse(deed.move), Claim):
            yield self._announced(self.view.turn, announced.column, announced.word)
        for win in deed.wins:
            yield self._won(win)
            yield from self._form(win.word)
        yield from self._fallen(deed.falls)

    def _who(self, seat: Seat) -> dict[str, str]:
        return {"name": self.say(NAMES[seat]), "you": "yes" if seat == self.eyes else "no"}

    def _done(self, deed: Deed) -> str:
        cards = self.say("miroir-a-joker") if deed.cards == JOKER else named(self.say, deed.cards)
        details = {**self._who(deed.seat), "cards": cards}
        match parse(deed.move):
            case Lay(column):
                return self.say("miroir-told-lay", {**details, "column": column})
            case Drop():
                return self.say("miroir-told-drop", details)
            case Shift(source, _, _, target):
                return self.say("miroir-told-shift", {**details, "source": source, "column": target})
            case Steal(_, column):
                return self.say("miroir-told-steal", {**details, "column": column})
            case Recover(_, column):
                return self.say("miroir-told-recover", {**details, "column": column})
            case Claim(column, word):
                return self._announced(deed.seat, column, word)
            case Doubt(column):
                return self.say("miroir-told-doubt", {**details, "column": column})
            case Point(column):
                return self.say("miroir-told-point", {**details, "column": column})
            case _:
                return self.say("miroir-told-turned" if deed.cards else "miroir-told-turn", details)

    def _announced(self, seat: Seat, column: int, word: str) -> str:
        return self.say("miroir-told-claim", {**self._who(seat), "column": column, "word": word.upper()})

    def _judged(self, verdict: Verdict, *, is_doubt: bool) -> str:
        words = {"text": verdict.text.upper(), "word": (verdict.word or "").upper()}
        if verdict.right:
            proven = verdict.word == verdict.text or not is_doubt
            return self.say("miroir-verdict-right-word" if proven else "miroir-verdict-right-column", words)
        if not is_doubt:
            return self.say("miroir-verdict-no-word", words)
        return self.say(f"miroir-verdict-wrong-{'word' if is_beginning(verdict.text) else 'column'}", words)

    def _won(self, win: Win) -> str:
        details = {**self._who(win.seat), "word": win.word.upper(), "others": other_words(win) or "none"}
        return self.say("miroir-told-win", details)

    def _form(self, word: str) -> Iterator[str]:
        """What a rare word is a form of."""
        entry = french().entry(word)
        if entry and not entry.is_base and entry.rank > Band.STUDENT:
            one, *others = entry.bases
            for other in others:
                one = self.say("miroir-bases-or", {"one": one, "other": other})
            yield self.say("miroir-told-form", {"word": word.upper(), "bases": one})

    def _fallen(self, falls: tuple[Fall, ...]) -> Iterator[str]:
        for seat in NAMES:
            for place in ("discard", "pile"):
                letters = "".join(fall.letter for fall in falls if (fall.seat, fall.place) == (seat, place))
                if letters:
                    cards = {"cards": named(self.say, letters), "count": len(letters), "place": place}
                    yield self.say("miroir-told-fall", {**self._who(seat), **cards})


def other_words(won: Win | Won) -> str:
    """What else its joker could have made."""
    words = [word.upper() for word in won.others[:OTHERS]]
    return ", ".join([*words, "…"] if len(won.others) > OTHERS else words)
