"""Screens, moves and events, in words."""

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from galerie.core import Seat
from galerie.games.reflecto import Go, Guess, Pass, SetUp, Turn, View, parse
from galerie.games.reflecto.rules.board import NAMES, OFF, OUT
from galerie.games.reflecto.rules.moves import BLANK_CELL, MIRROR_CELL, Act
from galerie.games.reflecto.rules.options import terms
from galerie.games.reflecto.rules.screens import BLANK, MIRROR, Face, Hand
from galerie.games.reflecto.rules.view import Turned

Say: TypeAlias = Callable[..., str]

SIDES: Final = ("terminal-reflecto-gerda", "terminal-reflecto-queen")
SMALL: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
MIRROR_SIGN: Final = "◇"
BLANK_SIGN: Final = "–"


def sign(face: Face) -> str:
    """A face in as few characters as possible."""
    if face.kind == "mirror":
        return MIRROR_SIGN
    figure = str(face.figure).translate(SMALL) if face.figure else ""
    return BLANK_SIGN if face.kind == "blank" else face.letters + figure


def reflected(face: Face) -> str:
    """As a mirror shows it: with its letters reversed (REF-22)."""
    return f"‹{sign(face)}›"


def named(say: Say, face: Face) -> str:
    if face.kind == "letters":
        return say("reflecto-face-letters", {"letters": sign(face)})
    return say("reflecto-face-blank" if face.kind == "blank" else "reflecto-face-mirror")


def screen_name(say: Say, view: View, seat: Seat, screen: int) -> str:
    """By its face if that is known, else by its number."""
    hand = view.hands[seat]
    if hand:
        return named(say, hand.faces[screen])
    return say("reflecto-screen", {"side": say(SIDES[seat]), "number": screen + 1})


def remaining(view: View, seat: Seat, hand: Hand) -> str:
    """The tiles still to be taken out, in order."""
    out = [hand.faces[screen] for screen in view.out[seat]]
    blanks = out.count(BLANK)
    letters = len(out) - blanks
    blank = [BLANK_SIGN] * (terms(view.options, seat).blanks - blanks)
    pieces = list(hand.pieces[letters:])
    return " ".join([*pieces, *blank] if letters else [*blank, *pieces])


def label(say: Say, view: View, text: str) -> str:
    """A move, perhaps not legal, in words."""
    match parse(text):
        case Turn(before, act, after):
            return " · ".join(_parts(say, view, before, act, after))
        case SetUp() as set_up:
            return f"{''.join(set_up.pieces)}: {' '.join(sign(face) for face in faces(set_up))}"
        case _:
            return text


def faces(set_up: SetUp) -> tuple[Face, ...]:
    """The faces of the screens of a first row, by column, without the figures that the program adds."""
    kinds = {MIRROR_CELL: MIRROR, BLANK_CELL: BLANK}
    return tuple(
        kinds.get(cell) or Face("letters", set_up.pieces[cell - 1], cell if cell in set_up.figured else None)
        for cell in set_up.row
    )


def _parts(say: Say, view: View, before: tuple[int, ...], act: Act | None, after: tuple[int, ...]) -> Iterator[str]:
    seat = view.turn or 0
    on = {square: screen for screen, square in enumerate(view.screens[seat])}

    def called(square: int) -> str:
        screen = on.get(NAMES[square])
        return NAMES[square] if screen is None else screen_name(say, view, seat, screen)

    def leaving(square: int) -> str:
        return say("reflecto-take-out", {"tile": called(square), "square": NAMES[square]})

    yield from map(leaving, before)
    match act:
        case Go(start, end):
            tile = {"tile": called(start), "start": NAMES[start]}
            if end == OFF:
                yield say("terminal-reflecto-off", tile)
            else:
                yield say("terminal-reflecto-go", {**tile, "end": NAMES[end]})
                on[NAMES[end]] = on.pop(NAMES[start], 0)
        case Guess(word):
            yield say("reflecto-written-guess", {"word": word})
        case Pass():
            yield say("reflecto-pass")
    yield from map(leaving, after)


class Story:
    """The last turn in a view, and what it has shown `eyes`, who is addressed as "you"."""

    def __init__(self, say: Say, view: View, eyes: Seat | None) -> None:
        self.say: Final = say
        self.view: Final = view
        self.eyes: Final = eyes

    def __str__(self) -> str:
        return " ".join(self._turned(self.view.last) if self.view.last else self._set_up())

    def _who(self, seat: Seat) -> dict[str, str]:
        return {"name": self.say(SIDES[seat]), "you": "yes" if seat == self.eyes else "no"}

    def _set_up(self) -> Iterator[str]:
        for seat, ready in enumerate(self.view.ready):
            if ready:
                yield self.say("reflecto-told-set", self._who(seat))

    def _turned(self, turned: Turned) -> Iterator[str]:
        who, leaving = self._who(turned.seat), len(turned.before) + len(turned.after)
        if turned.guess:
            yield self.say("reflecto-told-guess", {**who, "word": turned.guess})
        elif turned.path:
            start, end = turned.path[0], turned.path[-1]
            yield self.say(
                "reflecto-told-off" if end == OUT else "reflecto-told-go", {**who, "start": start, "end": end}
            )
        elif not self.view.result or self.view.result.reason != "out":
            yield self.say("reflecto-told-pass", who)
        if leaving:
            yield self.say("reflecto-told-out", {**who, "count": leaving})
        for sight in self.view.sights:
            if sight.seat == self.eyes and sight.turn == self.view.count:
                yield self.say("reflecto-told-sight", {"face": named(self.say, sight.face)})
