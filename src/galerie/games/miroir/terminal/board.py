"""The board of Miroir: a card is picked up, then a place is chosen for it."""

from collections import Counter
from itertools import zip_longest
from textwrap import wrap
from typing import Any, ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType

from galerie.core import Outcome, Seat
from galerie.games.miroir import NORTH, SOUTH, Doubt, Shift, View, parse
from galerie.games.miroir.rules.moves import Accept, Drop, Lay, Point, Recover, Steal, Turn
from galerie.games.miroir.rules.state import NUMBERS
from galerie.games.miroir.terminal import telling
from galerie.games.miroir.terminal.picture import CARDS, FAINT, INK, LEAST, LISTED, Picture, ViewState
from galerie.games.miroir.terminal.spots import PILE, Spot, Zone, spots, step
from galerie.terminal.board import Board, Side, write_border
from galerie.terminal.canvas import Canvas

AWAY: Final = 0
"""The target that is not a column: the discard."""

SPEAKING: Final = ("announcing", "answering")
"""The stages in which players speak, and do nothing with cards."""

PANEL, PANEL_LINES = 26, 3
"""The room for the words won, beside the board or in lines."""


class MiroirBoard(Board):
    game = "miroir"
    least: ClassVar[tuple[int, int]] = LEAST
    rules: ClassVar[tuple[str, ...]] = (
        "terminal-miroir-rules",
        "miroir-tip",
        "terminal-miroir-keys",
        "terminal-miroir-notation",
    )
    asks = True
    view: View
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "point(0, -1)", show=False),
        Binding("down", "point(0, 1)", show=False),
        Binding("left", "point(-1, 0)", show=False),
        Binding("right", "point(1, 0)", show=False),
        Binding("f3", "list_words", show=False),
    ]

    spot: Spot = PILE
    picked_up: bool = False
    """Whether the cards under the cursor have been picked up."""

    last: int = 0
    """The last card of the run picked up, counted from the capital."""

    target: int | None = None
    """Where the card turned up or picked up would go: a column, or AWAY."""

    aimed: str | None = None
    """A move pointed at that the cursor cannot express."""

    listing: bool = False
    """Whether the words won are shown instead of the table."""

    _picture: Picture | None = None

    @property
    def own(self) -> Seat:
        """The seat whose side is at the bottom."""
        return SOUTH if self.eyes is None else self.eyes

    @property
    def placing(self) -> bool:
        return bool(self.moves) and self.view.stage == "placing"

    @property
    def acting(self) -> bool:
        return bool(self.moves) and self.view.stage == "acting"

    @property
    def waiting(self) -> str:
        """The cards for which a place is being chosen."""
        if self.placing:
            return self.view.card
        return self._under_cursor() if self.acting and self.picked_up else ""

    # Input

    def show(self, view: Any, moves: tuple[str, ...], *, lively: bool = False) -> None:
        self.spot = PILE
        self._put_back()
        super().show(view, moves, lively=lively)

    def preview(self, move: str | None) -> None:
        if move is None:
            self.listing = False
            self._put_back()
        super().preview(move)

    def pointed(self) -> tuple[str, ...]:
        if self.aimed:
            return (self.aimed,)
        if self.view.stage in SPEAKING:
            return self.moves or (str(Accept()),)
        if self.waiting:
            return (self._to(self.target),) if self.target is not None else (str(Turn()),)
        column = self.spot.number
        match self.spot.zone:
            case Zone.THEIR_COLUMNS:
                remarks = tuple(str(remark) for remark in (Doubt(column), Point(column)))
                return tuple(remark for remark in remarks if remark in self.moves) or remarks[:1]
            case Zone.HEADS:
                start = str(Point(column))
                return tuple(move for move in self.moves if move.startswith(start) and move != start)
            case _:
                return (str(Turn()),) if self.spot == PILE or not self.acting else (self._to(NUMBERS[0]),)

    def pick(self) -> bool:
        """Before a player has begun, nothing can be picked up, and Enter explains why."""
        if not self._free() or not self.view.sides[self.own].begun:
            return False
        self._pick_up(len(self._column(self.spot.number)))
        self.target = min(self._candidates(), key=lambda column: abs(column - self.spot.number))
        self.repaint()
        return True

    def aim(self, move: str) -> None:
        self._put_back()
        match parse(move):
            case Turn():
                self.spot = PILE
            case Lay(column):
                self.target = column
            case Drop():
                self.target = AWAY
            case Shift(source, first, last, target):
                self.spot = Spot(Zone.COLUMNS, source, first)
                self._pick_up(last)
                self.target = target
            case Steal(letter, column):
                self._take(Zone.THEIR_DISCARD, 1 - self.own, letter, column)
            case Recover(letter, column):
                self._take(Zone.HAND, self.own, letter, column)
            case _:
                self.aimed = move
        self.repaint()

    def read(self, text: str) -> str:
        """A word can be announced without the number of its column; a complete move is pointed at."""
        if self.moves and self.view.stage == "announcing" and text.isalpha():
            text = f"{self.view.queue[0]}!{text}"
        if text in self.moves:
            self.aim(text)
        else:
            self._put_back()
            self.repaint()
        return text

    def action_point(self, across: int, down: int) -> None:
        self.listing = False
        if self.moves and self.view.stage in SPEAKING:
            self._speak(across + down)
        elif self.waiting and across:
            self._turn_to(across)
        elif self.placing:
            self.target = AWAY if down > 0 else None
        elif self.waiting:
            self._lengthen(down)
        elif self.acting:
            self.aimed = None
            self.spot = step(list(spots(self.view, self.own)), self.spot, across, down)
        self.repaint()

    def action_list_words(self) -> None:
        self.listing = not self.listing
        self.repaint()

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        spot = self._picture.spot_at(*offset) if offset and self._picture else None
        if spot is None or not self.moves:
            return
        if self.waiting and self._clicked_place(spot):
            return
        self._put_back()
        if self.acting:
            if spot not in spots(self.view, self.own):
                return
            self.spot = spot
        if not self.pick():
            self.post_message(self.Chosen(self.pointed()))

    def _clicked_place(self, spot: Spot) -> bool:
        """Whether that was a place for the cards in hand, or one of them, which shortens the run to it."""
        if spot in self._held():
            self.last = spot.card
            self.repaint()
            return True
        if spot.zone in (Zone.COLUMNS, Zone.HEADS):
            self.target = spot.number
        elif self.placing and spot.zone == Zone.HAND:
            self.target = AWAY
        else:
            return self.placing
        self.post_message(self.Chosen(self.pointed()))
        return True

    def _free(self) -> bool:
        """Whether the cursor is on cards that have not been picked up."""
        return self.acting and not self.picked_up and not self.aimed and bool(self._under_cursor())

    def _put_back(self) -> None:
        self.picked_up, self.target, self.aimed = False, None, None

    def _pick_up(self, last: int) -> None:
        self.picked_up, self.last = True, last

    def _take(self, zone: Zone, seat: Seat, letter: str, column: int) -> None:
        places = (place for place, cards in enumerate(self.view.sides[seat].discard, 1) if cards[:1] == letter)
        self.spot = Spot(zone, next(places))
        self._pick_up(0)
        self.target = column

    def _speak(self, by: int) -> None:
        """Point at the next announcement or answer."""
        here = self.moves.index(self.aimed) if self.aimed else -1 if by > 0 else 0
        self.aimed = self.moves[(here + by) % len(self.moves)]

    def _turn_to(self, across: int) -> None:
        """Point at the next column where the cards may go, or at any column if they may go nowhere."""
        columns, here = self._candidates(), self.target or 0
        if across > 0:
            self.target = next((column for column in columns if column > here), columns[0])
        else:
            self.target = next((column for column in reversed(columns) if column < here), columns[-1])

    def _lengthen(self, by: int) -> None:
        if self.spot.zone == Zone.COLUMNS:
            self.last = min(max(self.last + by, self.spot.card), len(self._column(self.spot.number)))

    def _candidates(self) -> list[int]:
        return sorted(self._legal()) or [
            column for column in NUMBERS if self.spot.zone != Zone.COLUMNS or column != self.spot.number
        ]

    def _legal(self) -> frozenset[int]:
        """The columns where the cards in hand may go."""
        return frozenset(column for column in NUMBERS if self._to(column) in self.moves)

    def _to(self, target: int) -> str:
        """The move that takes the cards in hand to this target."""
        if self.placing:
            return str(Lay(target) if target else Drop())
        match self.spot.zone:
            case Zone.COLUMNS:
                last = self.last if self.picked_up else self.spot.card
                return str(Shift(self.spot.number, self.spot.card, last, target))
            case Zone.THEIR_DISCARD:
                return str(Steal(self._under_cursor(), target))
            case _:
                return str(Recover(self._under_cursor(), target))

    def _under_cursor(self) -> str:
        """The cards that would be, or have been, picked up there."""
        zone, number, card = self.spot
        match zone:
            case Zone.COLUMNS:
                cards = self._column(number)
                return cards[card - 1 : self.last if self.picked_up else len(cards)]
            case Zone.THEIR_DISCARD:
                return self.view.sides[1 - self.own].discard[number - 1][:1]
            case Zone.HAND if number:
                return self.view.sides[self.own].discard[number - 1][:1]
            case _:
                return ""

    def _column(self, number: int) -> str:
        return self.view.sides[self.own].column(number)

    def _held(self) -> frozenset[Spot]:
        """The cards in hand, or that may be announced."""
        if self.moves and self.view.stage == "announcing":
            column = self.view.queue[0]
            return frozenset(Spot(Zone.COLUMNS, column, card) for card in range(1, len(self._column(column)) + 1))
        if not (self.acting and self.picked_up):
            return frozenset()
        if self.spot.zone == Zone.COLUMNS:
            return frozenset(self.spot._replace(card=card) for card in range(self.spot.card, self.last + 1))
        return frozenset({self.spot})

    # Drawing

    def repaint(self) -> None:
        super().repaint()
        write_border(self, title=self._prompt() if self.moves else "")
        if self.moves and (self._free() or not self.border_subtitle):
            write_border(self, subtitle=self._hint())

    def _prompt(self) -> str:
        """What the game is waiting for."""
        view, side, cards = self.view, self.view.sides[self.own], telling.named(self.say, self.waiting)
        match view.stage:
            case "placing" if side.has_place(view.card):
                return self.say("terminal-miroir-place", {"cards": cards})
            case "placing":
                return self.say(f"terminal-miroir-place-{view.options.referee}", {"cards": cards})
            case "announcing":
                column = view.queue[0]
                return self.say("terminal-miroir-announce", {"text": telling.column_text(view, self.own, column)})
            case "answering" if view.announced:
                return self.say("terminal-miroir-answer", {"word": view.announced.word.upper()})
            case "acting" if self.picked_up:
                return self.say("terminal-miroir-where", {"cards": cards})
            case _:
                return self.say("terminal-miroir-act" if side.begun else "terminal-miroir-begin")

    def _hint(self) -> str:
        """What Enter does, if it does not make a single legal move."""
        if len(self.pointed()) > 1:
            return self.say("terminal-miroir-choose")
        if self._free():
            return self.say("terminal-miroir-pick", {"cards": telling.named(self.say, self._under_cursor())})
        return self.say("terminal-miroir-nowhere") if self.picked_up and not self._legal() else ""

    def paint(self, width: int, height: int, ground: str) -> Canvas:
        if self.listing:
            return self._paint_words(width, height, ground)
        spot = self.spot if self.acting and not self.picked_up else None
        if self.moves and self.view.announced:
            spot = Spot(Zone.THEIR_COLUMNS, self.view.announced.column)
        state = ViewState(
            view=self.view,
            own=self.own,
            dark=self.app.current_theme.dark,
            focused=self.has_focus,
            flashing=self.progress < 1,
            spot=spot,
            held=self._held(),
            cards=self.waiting,
            legal=self._legal() if self.waiting else frozenset(),
            target=self.target,
            may_drop=self.placing and str(Drop()) in self.moves,
            dropping=self.target == AWAY,
        )
        self._picture = Picture(state, width, height, ground)
        return self._picture.canvas

    def _paint_words(self, width: int, height: int, ground: str) -> Canvas:
        """The words won, what their jokers could have been, and the cards nobody has seen."""
        canvas, dark, row = Canvas(width, height, ground), self.app.current_theme.dark, 0
        for heading, text in self._words():
            canvas.write(1, row, heading, FAINT[dark])
            for line in wrap(text, width - 4):
                row += 1
                canvas.write(2, row, line, LISTED if dark else INK)
            row += 2
        return canvas

    def _words(self) -> list[tuple[str, str]]:
        listed = []
        for seat in (self.own, 1 - self.own):
            won = self.view.sides[seat].won
            others = map(telling.other_words, won)
            words = (
                f"{each.word.upper()} ({also})" if also else each.word.upper()
                for each, also in zip(won, others, strict=True)
            )
            count = self.say("terminal-miroir-words", {"count": len(won), "all": self.view.options.words})
            listed.append((f"{self.say(telling.NAMES[seat])} · {count}", ", ".join(words) or "–"))
        unseen = Counter(self.view.unseen)
        cards = " ".join(_counted(letter, count) for letter, count in unseen.items())
        return [
            *listed,
            (self.say("terminal-miroir-unseen"), cards),
            (self.say("terminal-miroir-unseen-capitals"), " ".join(self.view.unseen_heads)),
        ]

    def text(self, view: Any) -> str:
        south, north = (view.sides[seat] for seat in (SOUTH, NORTH))
        above = reversed(list(zip_longest(*north.columns, fillvalue=" ")))
        below = zip_longest(*south.columns, fillvalue=" ")
        heads = [head or "·" for head in view.heads]
        rows = [*above, ["—"] * len(heads), heads, list(map(str, NUMBERS)), ["—"] * len(heads), *below]
        lines = [" ".join(row).rstrip() for row in rows]
        lines += [self._discard_line(view, seat) for seat in (NORTH, SOUTH)]
        if view.card:
            lines.append(self.say("terminal-miroir-card", {"cards": telling.named(self.say, view.card)}))
        return "\n".join([*lines, *filter(None, [self.recalled(view)])])

    def _discard_line(self, view: View, seat: Seat) -> str:
        places = (_counted(cards[0], len(cards)) for cards in view.sides[seat].discard if cards)
        details = {"who": self.say(telling.NAMES[seat]), "cards": " ".join(places) or "–"}
        return self.say("terminal-miroir-discard", details)

    # Wording

    def side(self, view: Any, seat: Seat) -> Side:
        side = view.sides[seat]
        counts = [
            self.say("terminal-miroir-words", {"count": len(side.won), "all": view.options.words}),
            self.say("terminal-miroir-pile", {"count": side.pile}),
        ]
        facts = [" · ".join(counts)]
        if side.under:
            facts.append(self.say("terminal-miroir-under", {"cards": " ".join(side.under)}))
        words = " ".join(won.word.upper() for won in side.won)
        facts += wrap(words, PANEL, max_lines=PANEL_LINES, placeholder=" …")
        return Side(self.say(telling.NAMES[seat]), CARDS[seat][0], INK, tuple(facts))

    def mover(self, view: Any, seat: Seat, move: str) -> Side:
        return Side(self.say(telling.NAMES[seat]), CARDS[seat][0], INK, ())

    def label(self, view: Any, move: str) -> str:
        return telling.label(self.say, view, move)

    def told(self, view: Any, followed: list[tuple[str, str]]) -> str:
        return self.recalled(view)

    def recalled(self, view: Any) -> str:
        return str(telling.Story(self.say, view, self.eyes))

    def ended(self, view: Any, outcome: Outcome, names: list[str], you: Seat | None = None) -> str:
        """A player who runs out of cards or is stuck may have won more words: the counts are then left out."""
        if view.loser is None:
            return super().ended(view, outcome, names, you)
        winner = 1 - view.loser
        result = "result-other" if you is None else "result-won" if you == winner else "result-lost"
        return f"{self.say(result, {'name': names[winner]})}. {self.say(f'ending-{outcome.reason}')}"


def _counted(letter: str, count: int) -> str:
    return f"{letter}×{count}" if count > 1 else letter
