"""The board of Reversi solo: discs of both colours, and tokens face down and face up."""

from dataclasses import replace
from typing import Any, ClassVar, Final

from textual import events

from galerie.core import Outcome, Seat
from galerie.discs.board import COLUMNS, NAMES, NUMBERS, ROWS
from galerie.games.solo import Place, Stop, View, parse
from galerie.games.solo.rules.tokens import BLANK, LETTERS, TOKENS, Token, token
from galerie.terminal.board import Side, write_border
from galerie.terminal.canvas import Canvas
from galerie.terminal.discs import DISCS, GLASS, SIGNS, DiscBoard, Frame, other

HIDDEN: Final = ("#6f5f93", "#efe9fb")
"""A token face down: its background and its ink."""

UP: Final = {"g": ("#f7e6ab", "#3a2a00"), "b": ("#2c2f33", "#e8eef0")}
WINNABLE: Final = ("#a6e3ab", "#0b2a10")
LOST: Final = ("#59656d", "#c3ced3")

MARKS: Final = {True: SIGNS, False: {"g": "◦", "b": "•"}}
"""Where a disc may be placed: of the colour picked, and of the other."""

TOGGLE: Final = "x"
RIGHT_BUTTON: Final = 3


class SoloBoard(DiscBoard):
    game = "solo"
    rules: ClassVar[tuple[str, ...]] = ("terminal-solo-rules", "solo-tip", "terminal-solo-keys")
    stop: ClassVar[str | None] = str(Stop())
    view: View
    sign_width = 3

    colour: str = "g"
    """The colour of the next disc, as its letter."""

    _keyed: tuple[str, str] | None = None
    """The colour key pressed last, and the colour before it: a digit may follow and turn the key into a column."""

    # Input

    def pointed(self) -> tuple[str, ...]:
        return (self.colour + NAMES[self.cursor],)

    def clicked(self, event: events.Click) -> tuple[str, ...]:
        colour = other(self.colour) if event.button == RIGHT_BUTTON else self.colour
        return (colour + NAMES[self.cursor],)

    def aim(self, move: str) -> None:
        if move != self.stop:
            self.colour = move[0]
            self.point(NUMBERS[move[1:]])

    def point(self, square: int) -> None:
        self._keyed = None
        super().point(square)

    def read(self, text: str) -> str:
        """The first letter of a colour, in the player's language, changes that of the disc at once.

        Where that letter is also a column, a digit after it still means the square: `b`, `3` is b3.
        """
        text = text.lower()
        keys = {self.say("solo-key", {"colour": name}).lower(): letter for letter, name in LETTERS.items()}
        if text in (*keys, TOGGLE):
            self._keyed = (text, self.colour) if text in COLUMNS else None
            self.colour = other(self.colour) if text == TOGGLE else keys[text]
            self.repaint()
            return ""
        if self._keyed and text in ROWS:
            column, self.colour = self._keyed
            text = column + text
        self._keyed = None
        if text in NUMBERS:
            text = self.colour + text
            self.aim(text)
        return text

    def question(self, move: str) -> str:
        """A placement that ends the game, or takes the last disc of a colour, must be confirmed."""
        move = move.strip().lower()
        loss = self.view.losses.get(move) if move in self.moves else None
        if loss is None:
            return ""
        return " ".join([self.say(f"solo-loss-{loss}", {"colour": LETTERS[other(move[0])]}), self.say("move-really")])

    # Drawing

    def repaint(self) -> None:
        super().repaint()
        place = self.say("solo-place", {"colour": LETTERS[self.colour]})
        count = sum(move != self.stop and move[0] == self.colour for move in self.moves)
        squares = self.say("solo-squares", {"count": count})
        write_border(self, title=f"{SIGNS[self.colour]} {place} · {squares}" if self.moves else "")

    def paint_square(self, canvas: Canvas, square: int, frame: Frame) -> None:
        name, letter = NAMES[square], self.view.board[square]
        if letter in LETTERS:
            self.paint_disc(canvas, square, frame)
        elif letter != ".":
            self._paint_token(canvas, name, frame)
        elif square == self.cursor and self.chosen():
            self.paint_ghost(canvas, self.colour, frame)
        else:
            row, middle = frame.top + (frame.high - 1) // 2, frame.left + frame.wide // 2
            for colour, column in (("g", middle - 1), ("b", middle + 1)):
                if colour + name in self.moves:
                    canvas.write(column, row, MARKS[colour == self.colour][colour], DISCS[colour])

    def _paint_token(self, canvas: Canvas, name: str, frame: Frame) -> None:
        shown = self.view.tokens.get(name)
        text, mark = face(token(shown)) if shown else "?", ""
        ground, ink = UP[shown[0]] if shown else HIDDEN
        if name in self.view.wins.get(self.chosen() or "", ()):
            (ground, ink), mark = WINNABLE, "+"
        elif name in self.view.lost:
            (ground, ink), mark = LOST, "×"
        text = (text + mark)[: frame.wide]
        left, top, wide, high = frame
        across, above = (0.0 if wide == 3 else 0.5), (0.0 if high < 3 else 0.5)
        canvas.rectangle(left + across, top + above, wide - 2 * across, max(1, high - 0.5 - above), ground)
        canvas.write(left + (wide - len(text)) // 2, top + (high - 1) // 2, text, ink)

    # Wording

    def side(self, view: Any, seat: Seat) -> Side:
        won = [token(text) for text in view.won]
        counts = [
            self.say("terminal-solo-won", {"count": len(won), "all": len(TOKENS)}),
            self.say("solo-hidden", {"count": len(view.unseen)}),
        ]
        facts = [" · ".join(counts)]
        if view.options.values:
            blanks = sum(each.number == BLANK for each in won)
            total = {"sum": sum(each.number for each in won), "score": view.score, "blanks": blanks}
            facts.append(self.say("terminal-solo-sum", total))
        if view.lost:
            facts.append(self.say("terminal-solo-lost", {"count": len(view.lost)}))
        facts += filter(None, (tray(won, letter) for letter in LETTERS))
        return Side(self.say("solo-side"), DISCS["g"], DISCS["b"], tuple(facts))

    def mover(self, view: Any, seat: Seat, move: str) -> Side:
        """The side with the colour of the placed disc."""
        side = self.side(view, seat)
        return replace(side, colour=DISCS[move[0]], ground=GLASS[0]) if move[0] in DISCS else side

    def label(self, view: Any, move: str) -> str:
        placed = parse(move)
        if not isinstance(placed, Place):
            return self.say("solo-stop-written")
        words = [self._written(placed)]
        if turned := view.turns[move]:
            words.append(self.say("solo-turns", {"count": len(turned)}))
        if won := view.wins.get(move):
            words.append(self.say("terminal-solo-wins", {"tokens": _faces(view.tokens[name] for name in won)}))
        return " · ".join(words)

    def sign(self, view: Any, square: int) -> str:
        letter = view.board[square]
        return "?" if letter == "?" else view.tokens.get(NAMES[square]) or super().sign(view, square)

    def told(self, view: Any, followed: list[tuple[str, str]]) -> str:
        if view.stopped:
            return ""
        told = []
        if won := view.last.won:
            told.append(self.say("solo-told-won", {"count": len(won), "tokens": _faces(won.values())}))
        if followed:
            reveals = (move.partition("=") for _, move in followed)
            uncovered = ", ".join(f"{name} {face(token(shown))}" for name, _, shown in reveals)
            told.append(self.say("terminal-solo-uncovered", {"tokens": uncovered}))
        return " ".join(told)

    def ended(self, view: Any, outcome: Outcome, names: list[str], you: Seat | None = None) -> str:
        unit = "solo-points" if view.options.values else "solo-tokens"
        ending = "terminal-solo-stopped" if view.stopped and you is None else f"ending-{outcome.reason}"
        told = [f"{self.say(unit, {'score': view.score})}.", self.say(ending)]
        if view.missed:
            moves = ", ".join(self._written(parse(move)) for move in view.missed)
            told.append(self.say("solo-missed", {"count": len(view.missed), "moves": moves}))
        elif view.stopped:
            told.append(self.say("solo-missed-nothing"))
        return " ".join(told)

    def _written(self, placed: Any) -> str:
        return self.say("solo-place-written", {"colour": placed.colour, "square": NAMES[placed.square]})


def face(token: Token) -> str:
    """A token in a few characters, which show its colour without using colour."""
    return SIGNS[token.colour[0]] + ("–" if token.number == BLANK else str(token.number))


def tray(won: list[Token], letter: str) -> str:
    """The tokens won of one colour, blank ones last; empty if there are none."""
    numbers = sorted(each.number for each in won if each.colour == LETTERS[letter])
    blanks = "–" * numbers.count(BLANK)
    words = [*(str(number) for number in numbers if number != BLANK), *([blanks] if blanks else [])]
    return " ".join([SIGNS[letter], *words]) if words else ""


def _faces(tokens: Any) -> str:
    return ", ".join(face(token(each)) for each in tokens)
