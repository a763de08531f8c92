"""The board of Copyright: a card is picked up, moved, turned and flipped, then laid."""

from typing import Any, ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType

from galerie.core import Outcome, Refusal, Seat
from galerie.games.copyright import Clear, Continue, Done, End, Model, Next, Oriented, Pass, Put, Take, View, parse
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.deck import SIDE
from galerie.games.copyright.rules.frame import Frame, best_frame
from galerie.games.copyright.rules.layout import Laid, LayOut
from galerie.games.copyright.rules.view import Place
from galerie.games.copyright.terminal import telling
from galerie.games.copyright.terminal.film import Film, Held, film, flipped, signs, superposed, turned
from galerie.games.copyright.terminal.picture import INK, LEAST, Picture, Spot, ViewState
from galerie.terminal.board import Board, Side, write_border
from galerie.terminal.canvas import Canvas

COLOURS: Final = ("#dfefff", "#ffd75f", "#afd787", "#ffaf87", "#d7afff", "#5fd7ff")
"""Of the players, by seat."""

TURN, FLIP = "r", "f"


class CopyrightBoard(Board):
    game = "copyright"
    least: ClassVar[tuple[int, int]] = LEAST
    rules: ClassVar[tuple[str, ...]] = (
        "terminal-copyright-rules",
        "terminal-copyright-keys",
        "terminal-copyright-notation",
    )
    view: View
    moves: tuple[str, ...]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "point(0, -1)", show=False),
        Binding("down", "point(0, 1)", show=False),
        Binding("left", "point(-1, 0)", show=False),
        Binding("right", "point(1, 0)", show=False),
        Binding("delete", "take_back", show=False),
        Binding("f4", "frame", show=False),
        Binding("f5", "watch", show=False),
    ]

    spot: Spot = Spot("hand")
    held: Held | None = None
    arranged: tuple[int, ...] = ()
    """The orientations of the cards of a model being arranged."""

    watched: Seat | None = None
    """The seat whose lay-out is shown; None for the viewer's own."""

    framed: bool = False
    """Whether the frame is shown where it would lie now."""

    best: bool = False
    """Whether a scored round shows the best lay-out instead of the player's."""

    _shown_to: Seat | None = None
    _told = ""
    _picture: Picture | None = None

    @property
    def own(self) -> Seat:
        """The seat whose cards are in hand; a spectator sees the backs of the first player's."""
        return 0 if self.eyes is None else self.eyes

    @property
    def place(self) -> Place:
        return self.view.places[self.own]

    @property
    def arranging(self) -> bool:
        """Whether a model is to be arranged."""
        return self.view.stage == "arranging" and bool(self.moves)

    @property
    def playing(self) -> bool:
        """Whether cards are to be laid."""
        return self.view.stage == "playing" and bool(self.moves)

    @property
    def loose(self) -> LayOut:
        """The cards that can still be moved."""
        return self.place.laid[self.place.fixed :]

    @property
    def hand(self) -> tuple[int, ...]:
        """The cards to choose from."""
        return tuple(each.card for each in self.view.model) if self.arranging else self.place.hand or ()

    @property
    def buttons(self) -> tuple[str, ...]:
        """The possible moves besides laying cards."""
        if self.arranging:
            return (str(self._model()),)
        if not self.playing:
            return (str(Next()),) if self.moves else ()
        listed = [move for move in self.moves if isinstance(parse(move), Done | Pass | End | Continue)]
        return (*listed, *([str(Clear())] if self.loose and not self.view.turn else []))

    def opened(self, view: Any) -> bool:
        """Every hand is open once a round is scored."""
        return bool(view.stage == "scored")

    # Input

    def show(self, view: Any, moves: tuple[str, ...], *, lively: bool = False) -> None:
        """Never show one person what another has begun; a bot's step in between interrupts nobody."""
        before: View | None = self.view
        moment = (view.stage, view.round, view.turn)
        if not before or self.eyes != self._shown_to or (before.stage, before.round, before.turn) != moment:
            self.spot, self.held, self.watched, self.best = Spot("hand"), None, None, False
            self.arranged = tuple(each.orientation for each in view.model)
        elif before.places[self.own].laid != view.places[self.own].laid:
            self.held = None
        self._told = str(telling.Story(self.say, before, view, self.eyes)) if before else ""
        if before and self.eyes is None and view.stage == "playing":
            pairs = enumerate(zip(before.places, view.places, strict=True))
            self.watched = next((seat for seat, (old, new) in pairs if old.laid != new.laid), self.watched)
        self._shown_to = self.eyes
        self.view, self.moves = view, moves
        if self.held and (not self.playing or self.held.card not in self._movable()):
            self.held = None
        self.spot = self._settled(self.spot)
        super().show(view, moves, lively=lively)

    def preview(self, move: str | None) -> None:
        if move is None:
            self.held, self.watched = None, None
            self.spot = self._settled(self.spot)
        super().preview(move)

    def pointed(self) -> tuple[str, ...]:
        if self.held:
            return (self.held.put,)
        if self.spot.zone == "buttons" and self.buttons:
            return (self.buttons[self.spot.rank],)
        return (self.buttons or (str(Next()),))[:1]

    def pick(self) -> bool:
        """Pick up a card; one from the hand appears over the last one laid."""
        if not self.playing or self.held or self.spot.zone == "buttons":
            return False
        if self.spot.zone == "desk":
            card = self.loose[self.spot.rank]
            self.held = Held(card.card, card.orientation, card.x, card.y)
        else:
            last = self.place.laid[-1] if self.place.laid else Laid(0, 0, 0, 0)
            self.held = Held(self.hand[self.spot.rank], 0, last.x, last.y)
        self.watched = None
        self.repaint()
        return True

    def aim(self, move: str) -> None:
        self.held, self.watched = None, None
        match parse(move):
            case Put() as put:
                self.held = Held(put.card, put.orientation, put.x, put.y)
            case Take(card):
                self.spot = Spot("desk", [each.card for each in self.loose].index(card))
            case Model(cards):
                self.arranged = tuple(each.orientation for each in cards)
                self.spot = Spot("buttons")
            case _ if move in self.buttons:
                self.spot = Spot("buttons", self.buttons.index(move))
        self.repaint()

    def read(self, text: str) -> str:
        """R and F turn and flip the card in hand; any other text is a move, and puts the card back."""
        if text.lower() in (TURN, FLIP) and (self.held or self.arranging):
            self._change(text.lower())
            return ""
        self.held = None
        self.repaint()
        return text

    def question(self, move: str) -> str:
        """Giving up a round, or a card, cannot be undone once the round is scored."""
        try:
            meant = parse(move)
        except Refusal:
            return ""
        if not self.playing:
            return ""
        if isinstance(meant, Done) and self.view.options.variant != "timed":
            return self.say("terminal-copyright-done-really")
        if isinstance(meant, Pass) and self.place.hand == (meant.card,):
            return self.say("terminal-copyright-pass-really", {"card": meant.card})
        return ""

    def action_point(self, across: int, down: int) -> None:
        if self.held:
            self.held = self.held.moved(across, down)
        elif self.view.result:
            self._leaf(across, down)
        elif self.moves:
            self.watched = None
            self.spot = self._beside(across, down)
        self.repaint()

    def action_take_back(self) -> None:
        """Return the card that is held or pointed at to the hand."""
        loose = [each.card for each in self.loose]
        if self.held and self.held.card not in loose:
            self.preview(None)
        elif self.playing and (self.held or self.spot.zone == "desk"):
            card = self.held.card if self.held else loose[self.spot.rank]
            self.post_message(self.Chosen((str(Take(card)),)))

    def action_frame(self) -> None:
        self.framed = not self.framed
        self.repaint()

    def action_watch(self) -> None:
        """Show the next player's lay-out."""
        if not self.held:
            self._leaf(1, 0)
            self.repaint()

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        target = self._picture.target_at(*offset) if offset and self._picture else None
        if target is None or not self.moves:
            return
        if isinstance(target, Spot):
            self._click_spot(target)
        elif self.held:
            middle = (self.held.x + 1, self.held.y + 1)
            if target == middle:
                self.post_message(self.Chosen(self.pointed()))
            else:
                self.held = self.held.moved(target[0] - middle[0], target[1] - middle[1])
        elif self.playing:
            on = [rank for rank, each in enumerate(self.loose) if target in film((each,))]
            if on:
                self.spot = Spot("desk", on[-1])
                self.pick()
        self.repaint()

    def _click_spot(self, spot: Spot) -> None:
        self.held, self.spot = None, spot
        if spot.zone == "buttons":
            self.post_message(self.Chosen(self.pointed()))
        else:
            self.pick()

    def _change(self, key: str) -> None:
        change = turned if key == TURN else flipped
        if self.held:
            self.held = self.held._replace(orientation=change(self.held.orientation))
        elif self.spot.zone == "hand":
            lies = list(self.arranged)
            lies[self.spot.rank] = change(lies[self.spot.rank])
            self.arranged = tuple(lies)
        self.repaint()

    # The cursor

    def _movable(self) -> tuple[int, ...]:
        return (*self.hand, *(each.card for each in self.loose))

    def _sizes(self) -> dict[str, int]:
        """How many places each zone has, from the top."""
        return {
            "desk": len(self.loose) if self.playing else 0,
            "hand": len(self.hand) if self.playing or self.arranging else 0,
            "buttons": len(self.buttons),
        }

    def _settled(self, spot: Spot) -> Spot:
        """The same spot if it exists, else the nearest one."""
        sizes = self._sizes()
        if not sizes[spot.zone]:
            return Spot("hand" if sizes["hand"] else "buttons")
        return Spot(spot.zone, min(spot.rank, sizes[spot.zone] - 1))

    def _beside(self, across: int, down: int) -> Spot:
        sizes = self._sizes()
        if across:
            return Spot(self.spot.zone, min(max(self.spot.rank + across, 0), max(0, sizes[self.spot.zone] - 1)))
        zones = [zone for zone in ("desk", "hand", "buttons") if sizes[zone]]
        at = zones.index(self.spot.zone) + down if self.spot.zone in zones else 0
        zone = zones[min(max(at, 0), len(zones) - 1)]
        if zone == self.spot.zone:
            return self.spot
        return Spot("desk", sizes["desk"] - 1) if zone == "desk" else Spot("hand" if zone == "hand" else "buttons")

    def _leaf(self, across: int, down: int) -> None:
        """Show another player's lay-out; in a scored round, also the best possible one, and back."""
        seat = self.own if self.watched is None else self.watched
        self.watched = (seat + across) % len(self.view.places)
        if down and self.view.result:
            self.best = not self.best

    def _model(self) -> Model:
        pairs = zip(self.view.model, self.arranged, strict=True)
        return Model(tuple(Oriented(each.card, orientation) for each, orientation in pairs))

    # Drawing

    def repaint(self) -> None:
        super().repaint()
        title, subtitle = (self._prompt(), self._hint()) if self.moves else ("", "")
        write_border(self, title=title, subtitle=subtitle)

    def _prompt(self) -> str:
        """What the game is waiting for."""
        if self.arranging:
            return self.say("terminal-copyright-arrange")
        if self.held:
            return self.say("terminal-copyright-holding", {"card": self.held.card})
        if self.playing:
            return self.say("terminal-copyright-choose")
        return self.say("terminal-copyright-scored", {"round": self.view.round})

    def _hint(self) -> str:
        """What Enter does."""
        if self.held:
            return self.say("terminal-copyright-lay", {"move": self.held.put})
        if self.spot.zone == "buttons" or self.arranging:
            return self.say("terminal-copyright-press", {"deed": self._button(self.pointed()[0])})
        if self.spot.zone == "desk":
            return self.say("terminal-copyright-lift", {"card": self.loose[self.spot.rank].card})
        return self.say("terminal-copyright-pick", {"card": self.hand[self.spot.rank]})

    def paint(self, width: int, height: int, ground: str) -> Canvas:
        self._picture = Picture(self._scene(), width, height, ground)
        return self._picture.canvas

    def _scene(self) -> ViewState:
        view, seat = self.view, self.own if self.watched is None else self.watched
        laid, frame = self._lay_out(seat)
        lies_apart = self.spot.zone == "desk" and seat == self.own and not self.held
        spot = self.spot if self.moves and (self.spot.zone != "desk" or lies_apart) else None
        if spot and spot.zone == "desk":
            spot = Spot("desk", self.place.fixed + spot.rank)
        return ViewState(
            view=view,
            laid=laid,
            hand=self.hand if self.arranging else self.place.hand,
            cards=len(self.view.model) if self.arranging else self.place.cards,
            model=superposed(self._model().cards if self.arranging else view.model),
            dark=self.app.current_theme.dark,
            focused=self.has_focus,
            title=self.say("terminal-copyright-model"),
            caption=self._caption(seat),
            notes=tuple(self._notes(seat)),
            buttons=tuple(map(self._button, self.buttons)),
            spot=spot,
            held=self.held,
            frame=frame,
            counted=telling.counted(self.say, view, seat) if view.result else None,
            arranged=self.arranged if self.arranging else None,
        )

    def _lay_out(self, seat: Seat) -> tuple[LayOut, Frame | None]:
        """The laid cards, and the frame over them if it is shown."""
        view, place = self.view, self.view.places[seat]
        if view.result:
            laid = view.result.best[seat].laid if self.best else place.laid
            flash = view.options.variant == "flash" and not self.best
            return laid, None if flash else best_frame(laid, shape(view.model), view.options.frame)
        laid = tuple(each for each in place.laid if not self.held or each.card != self.held.card)
        if not self.framed or not view.model:
            return laid, None
        framed = (*laid, self.held.laid) if self.held else laid
        return laid, best_frame(framed, shape(view.model), view.options.frame)

    def _caption(self, seat: Seat) -> str:
        if self.best:
            return self.say("terminal-copyright-best-of", {"name": telling.side(self.say, seat)})
        shown = seat != self.own or self.eyes is None or self.view.result
        return self.say("terminal-copyright-lay-out-of", {"name": telling.side(self.say, seat)}) if shown else ""

    def _notes(self, seat: Seat) -> list[str]:
        """Beside the lay-out: the round, and the frame as it would lie."""
        view = self.view
        notes = [self.say("terminal-copyright-round", {"round": view.round})]
        if view.turn:
            notes.append(self.say("terminal-copyright-turn", {"turn": view.turn}))
        if self.held:
            notes.append(self.held.put)
        _, frame = self._lay_out(seat)
        if frame and not view.result:
            notes.append(
                self.say("terminal-copyright-framed", {"matches": frame.matches, "out": frame.rows + frame.columns})
            )
        return notes

    def _button(self, move: str) -> str:
        return self.say("terminal-copyright-ready") if self.arranging else self.label(self.view, move)

    def text(self, view: Any) -> str:
        """The model and every lay-out, as seen through the cards."""
        blocks = [*([drawn(superposed(view.model))] if view.model else [])]
        for seat, place in enumerate(view.places):
            if place.laid:
                blocks.append(f"{telling.side(self.say, seat)}:\n{drawn(film(place.laid))}")
        if view.result:
            blocks += ["\n".join(telling.counted(self.say, view, seat)) for seat in range(len(view.places))]
        return "\n".join(blocks) or self.say("terminal-copyright-model")

    # Wording

    def side(self, view: Any, seat: Seat) -> Side:
        return Side(telling.side(self.say, seat), COLOURS[seat], INK, (self._facts(view, seat),))

    def _facts(self, view: View, seat: Seat) -> str:
        place = view.places[seat]
        details = {
            "points": view.totals[seat],
            "laid": len(place.laid),
            "all": len(place.laid) + place.cards,
            "missed": place.missed,
        }
        facts = self.say(
            "terminal-copyright-facts-timed" if view.options.variant == "timed" else "terminal-copyright-facts", details
        )
        return f"{facts} ✓" if place.done and view.stage == "playing" else facts

    def mover(self, view: Any, seat: Seat, move: str) -> Side:
        return Side(telling.side(self.say, seat), COLOURS[seat], INK, ())

    def label(self, view: Any, move: str) -> str:
        return telling.label(self.say, move)

    def told(self, view: Any, followed: list[tuple[str, str]]) -> str:
        return self._told

    def recalled(self, view: Any) -> str:
        return self._told

    def ended(self, view: Any, outcome: Outcome, names: list[str], you: Seat | None = None) -> str:
        reason = self.say(f"ending-{outcome.reason}")
        if len(names) == 1:
            if not view.result:
                return reason
            best = view.result.best[0].score
            return f"{self.say('terminal-copyright-trained', {'score': view.totals[0], 'best': best})} {reason}"
        totals = ", ".join(map(str, view.totals))
        told = super().ended(view, outcome, names, you)
        return f"{told} {self.say('terminal-copyright-totals', {'totals': totals})}" if len(names) > 2 else told


def drawn(seen: Film) -> str:
    """As text, one line for each row of cells; a cell that no card covers is blank."""
    columns, rows = [cell[0] for cell in seen], [cell[1] for cell in seen]
    lines = (
        " ".join(
            (signs(seen[column, row]) if (column, row) in seen else "").ljust(SIDE)
            for column in range(min(columns), max(columns) + 1)
        )
        for row in range(min(rows), max(rows) + 1)
    )
    return "\n".join(line.rstrip() for line in lines)
