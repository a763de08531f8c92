"""The board of Déflecto: a tile is taken from the rack, turned, and laid."""

from typing import Any, ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType

from galerie.core import Outcome, Seat
from galerie.games.deflecto import Ask, Lay, View, parse
from galerie.games.deflecto.rules.figures import BY_TEXT
from galerie.games.deflecto.rules.grid import grid
from galerie.games.deflecto.rules.tiles import TILES
from galerie.games.deflecto.terminal import telling
from galerie.games.deflecto.terminal.hand import Held, held
from galerie.games.deflecto.terminal.picture import INK, LEAST, PLAYERS, Picture, ViewState
from galerie.games.deflecto.terminal.signs import drawn
from galerie.terminal.board import Board, Side, write_border
from galerie.terminal.canvas import Canvas

TURN, TURN_OVER = "r", "v"
"""Keys of the board: no move begins with these letters, as one could with f or e."""

COUNTED: Final = ("settled", "passed")
"""The outcome reasons for which totals are shown."""


class DeflectoBoard(Board):
    game = "deflecto"
    least: ClassVar[tuple[int, int]] = LEAST
    rules: ClassVar[tuple[str, ...]] = (
        "deflecto-about",
        "deflecto-tip",
        "terminal-deflecto-keys",
        "terminal-deflecto-notation",
    )
    asks = True
    view: View
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "point(0, 1)", show=False),
        Binding("down", "point(0, -1)", show=False),
        Binding("left", "point(-1, 0)", show=False),
        Binding("right", "point(1, 0)", show=False),
        Binding("f4", "ask", show=False),
        Binding("f5", "next_rack", show=False),
    ]

    cursor: int | None = None
    held: Held | None = None
    aimed: str | None = None
    """A move other than laying a tile that was pointed at."""

    looked_at: Seat | None = None
    """The seat whose rack is shown instead of the viewer's."""

    _legal: frozenset[str] = frozenset()
    _picture: Picture | None = None

    @property
    def own(self) -> Seat:
        """The seat whose path is highlighted."""
        return self.view.turn if self.eyes is None else self.eyes

    @property
    def laying(self) -> bool:
        """Whether a tile may be laid."""
        return any(isinstance(parse(move), Lay) for move in self.moves[:1])

    # Input

    def show(self, view: Any, moves: tuple[str, ...], *, lively: bool = False) -> None:
        self._legal, self.looked_at = frozenset(moves), None
        if self.cursor is None:
            self.cursor = view.size**2 // 2
        self._put_back()
        super().show(view, moves, lively=lively)

    def preview(self, move: str | None) -> None:
        if move is None:
            self._put_back()
        super().preview(move)

    def pointed(self) -> tuple[str, ...]:
        if self.aimed:
            return (self.aimed,)
        if self.moves and not self.laying:
            return self.moves
        return ((self.held or Held(self.view.options.level, 0)).on(self._square()),)

    def pick(self) -> bool:
        """Take up the first tile that fits here; if none does, Enter explains why."""
        if self.held or self.aimed or not self.laying:
            return False
        here = f"{self._square()}:"
        found = next((move for move in self.moves if move.startswith(here)), None)
        if found is None:
            return False
        self.aim(found)
        return True

    def aim(self, move: str) -> None:
        self._put_back()
        match parse(move):
            case Lay(square) as lay:
                self.held, self.cursor = held(self.view.options.level, lay), grid(self.view.size).numbers[square]
            case _:
                self.aimed = move
        self.repaint()

    def read(self, text: str) -> str:
        """A digit takes a tile and two letters turn it; a complete move is pointed at."""
        if text.isdecimal() and len(text) == 1:
            self._take((int(text) - 1) % 10)
            return ""
        if text.lower() in (TURN, TURN_OVER):
            if self.held:
                turned = self.held if text.lower() == TURN else self.held.turned_over()
                self.held = turned.turned(self._square(), self._legal, by=int(text.lower() == TURN))
            self.repaint()
            return ""
        if text in self._legal:
            self.aim(text)
        return text

    def _take(self, tile: int) -> None:
        """The same once more turns it."""
        level = self.view.options.level
        if not self.laying or tile >= len(TILES[level]):
            return
        again = self.held is not None and self.held.tile == tile
        taken = self.held if again and self.held else Held(level, tile)
        self.held, self.aimed = taken.turned(self._square(), self._legal, by=int(again)), None
        self.repaint()

    def action_point(self, across: int, up: int) -> None:
        self.aimed = None
        if self.laying and self.cursor is not None:
            side = self.view.size
            x, y = self.cursor % side + across, self.cursor // side + up
            self.cursor = min(max(x, 0), side - 1) + side * min(max(y, 0), side - 1)
            self._fit()
        self.repaint()

    def question(self, move: str) -> str:
        """A player who would lose by asking whether the paths are settled must confirm it."""
        own = self.view.players[self.view.turn].total
        totals = [player.total for player in self.view.players if player.total is not None]
        if not self.moves or move.strip() != str(Ask()) or own is None or own == min(totals):
            return ""
        return self.say("deflecto-ask-behind", {"own": own, "best": min(totals)})

    def action_ask(self) -> None:
        self.post_message(self.Chosen((str(Ask()),)))

    def action_next_rack(self) -> None:
        """Show the next player's rack: the stocks are open to all (DEF-02)."""
        shown = self.own if self.looked_at is None else self.looked_at
        self.looked_at = (shown + 1) % len(self.view.players)
        self.repaint()

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if not (offset and self._picture and self.laying):
            return
        square, tile = self._picture.square_at(*offset), self._picture.tile_at(*offset)
        if tile is not None:
            self._take(tile)
        elif square is not None and (square != self.cursor or not self.held):
            self.cursor = square
            self._fit()
            self.pick()
            self.repaint()
        elif square is not None:
            self.post_message(self.Chosen(self.pointed()))

    def _square(self) -> str:
        return grid(self.view.size).names[self.cursor or 0]

    def _fit(self) -> None:
        """Turn the tile in hand to fit where the cursor is, if it can."""
        if self.held:
            self.held = self.held.turned(self._square(), self._legal, by=0)

    def _put_back(self) -> None:
        self.held, self.aimed = None, None

    # Drawing

    def repaint(self) -> None:
        super().repaint()
        write_border(self, title=self._prompt() if self.moves else "")

    def _prompt(self) -> str:
        """What the game is waiting for."""
        if self.view.stage == "answering":
            return self.say("deflecto-question")
        if not self.laying:
            return self.say("terminal-deflecto-pass")
        if self.held:
            figure = self.say(f"deflecto-shape-{self.held.shape}")
            fits = "yes" if self.held.fits(self._square(), self._legal) else "no"
            return self.say("terminal-deflecto-where", {"figure": figure, "fits": fits})
        if self.own in self.view.contesters:
            return self.say("terminal-deflecto-prove")
        return self.say("terminal-deflecto-start" if self.view.stage == "starting" else "terminal-deflecto-lay")

    def paint(self, width: int, height: int, ground: str) -> Canvas:
        rack = self.own if self.looked_at is None else self.looked_at
        you = "yes" if rack == self.eyes else "no"
        state = ViewState(
            view=self.view,
            own=self.own,
            rack=rack,
            heading=self.say("deflecto-rack-of", {"you": you, "name": telling.side(self.say, rack)}),
            dark=self.app.current_theme.dark,
            focused=self.has_focus,
            cursor=self.cursor if self.laying else None,
            held=self.held,
            moves=self._legal,
        )
        self._picture = Picture(state, width, height, ground)
        return self._picture.canvas

    def text(self, view: Any) -> str:
        rows = []
        for row in reversed(range(view.size)):
            names = grid(view.size).names[view.size * row : view.size * (row + 1)]
            cells = (drawn(BY_TEXT[view.board[name]])[0] if name in view.board else " · " for name in names)
            rows.append(f"{row + 1:>2} {''.join(cells)}".rstrip())
        rows.append(f"    {'  '.join(name[0] for name in grid(view.size).names[: view.size])}")
        sides = (self.side(view, seat) for seat in range(len(view.players)))
        return "\n".join(
            [*rows, *(f"{side.name} {side.facts[0]}" for side in sides), *filter(None, [self.recalled(view)])]
        )

    # Wording

    def side(self, view: Any, seat: Seat) -> Side:
        player = view.players[seat]
        tiles = self.say("deflecto-tiles-left", {"count": sum(player.stock.values())})
        facts = [self.say("deflecto-not-started"), tiles]
        if player.path:
            penalty = f"+{player.penalty}" if player.penalty else ""
            details = {"number": player.number, "length": f"{player.path.length}{penalty}", "empty": player.path.empty}
            facts[0] = self.say("terminal-deflecto-path", details)
        told = [", ".join(facts)]
        if seat in view.contesters:
            told.append(self.say("deflecto-to-prove"))
        return Side(telling.side(self.say, seat), PLAYERS[seat], INK, tuple(told))

    def mover(self, view: Any, seat: Seat, move: str) -> Side:
        return Side(telling.side(self.say, seat), PLAYERS[seat], INK, ())

    def label(self, view: Any, move: str) -> str:
        return telling.label(self.say, view, move, self.eyes)

    def told(self, view: Any, followed: list[tuple[str, str]]) -> str:
        lots = (telling.drawn_lot(self.say, move) for _, move in followed)
        return " ".join(filter(None, [*lots, self.recalled(view)]))

    def recalled(self, view: Any) -> str:
        return telling.told(self.say, view, self.eyes)

    def ended(self, view: Any, outcome: Outcome, names: list[str], you: Seat | None = None) -> str:
        """Includes every player's rank if there are more than two."""
        told = super().ended(view, outcome, names, you)
        if len(names) == 2 or outcome.reason not in COUNTED:
            return told
        seats = sorted(range(len(names)), key=lambda seat: outcome.ranks[seat])
        places = (
            f"{self.say('deflecto-rank', {'rank': outcome.ranks[seat]})} {telling.side(self.say, seat)} "
            f"{outcome.scores[seat]:.0f}"
            for seat in seats
        )
        return f"{told} {', '.join(places)}."
