"""The board of Reflecto: a screen is picked up, then a square is chosen for it."""

from random import Random
from textwrap import wrap
from typing import Any, ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType

from galerie.core import Outcome, Refusal, Seat
from galerie.games.reflecto import Go, Guess, SetUp, Turn, View, parse, random_set_up
from galerie.games.reflecto.rules.belief import belief, evidence
from galerie.games.reflecto.rules.board import COLUMNS, GERDA, NAMES, NUMBERS, OFF, ROWS, SIDE
from galerie.games.reflecto.rules.screens import Hand
from galerie.games.reflecto.rules.setting import hand
from galerie.games.reflecto.terminal import telling
from galerie.games.reflecto.terminal.draft import Draft, arranged, swapped
from galerie.games.reflecto.terminal.picture import FAINT, INK, LEAST, SCREENS, WRITTEN, Picture, ViewState, seen
from galerie.terminal.board import Board, Side, write_border
from galerie.terminal.canvas import Canvas

MARKS: Final = ("○", "●")
"""The screens of either side, as text."""

MIDDLE: Final = SIDE // 2


class ReflectoBoard(Board):
    game = "reflecto"
    least: ClassVar[tuple[int, int]] = LEAST
    rules: ClassVar[tuple[str, ...]] = (
        "terminal-reflecto-rules",
        "terminal-reflecto-keys",
        "terminal-reflecto-notation",
    )
    view: View
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "point(0, 1)", show=False),
        Binding("down", "point(0, -1)", show=False),
        Binding("left", "point(-1, 0)", show=False),
        Binding("right", "point(1, 0)", show=False),
        Binding("f4", "list_sights", show=False),
        Binding("f5", "suggest", show=False),
    ]

    cursor: int = MIDDLE
    """A square, or OFF: beyond the last row, or the button that ends the set-up."""

    draft: Draft = Draft()
    set_up: SetUp | None = None
    """The first row being arranged."""

    aimed: str | None = None
    """A move pointed at that the cursor cannot express."""

    listing: bool = False
    """Whether the notebook is shown instead of the board."""

    _shown_to: Seat | None = None
    _picture: Picture | None = None

    @property
    def own(self) -> Seat:
        """The seat whose side is at the bottom."""
        return GERDA if self.eyes is None else self.eyes

    @property
    def setting(self) -> bool:
        """Whether a word has to be chosen."""
        return bool(self.moves) and not self.view.ready[self.own]

    # Input

    def show(self, view: Any, moves: tuple[str, ...], *, lively: bool = False) -> None:
        """Never show one person what another has begun; a bot that gets ready interrupts nobody."""
        if self.eyes != self._shown_to:
            self.cursor, self.listing = seen(self.own, MIDDLE), False
        if self.eyes != self._shown_to or not moves or view.ready[self.own]:
            self.set_up = None
        self._shown_to = self.eyes
        self._put_back()
        super().show(view, moves, lively=lively)

    def preview(self, move: str | None) -> None:
        if move is None:
            self.listing = False
            self._put_back()
        super().preview(move)

    def masked(self) -> bool:
        """The word and its places on the screens are masked while typed."""
        return self.setting

    def pointed(self) -> tuple[str, ...]:
        if self.aimed:
            return (self.aimed,)
        if self.setting:
            return (str(self.set_up) if self.set_up else "set",)
        if self.draft.picked is not None and self.cursor != self.draft.picked:
            return self.draft.turns(self.cursor, self.moves) or (self.draft.to(self.cursor),)
        return (self.draft.passed if self.draft.passed in self.moves else self.draft.away(self.cursor),)

    def pick(self) -> bool:
        if self.aimed or not self.moves or not (self._pick_place() if self.setting else self._pick_screen()):
            return False
        self.repaint()
        return True

    def _pick_place(self) -> bool:
        """Swap two screens of the first row."""
        if not self.set_up or self.cursor == OFF:
            return False
        if self.draft.picked is None:
            self.draft = Draft(picked=self.cursor)
        else:
            self.set_up = swapped(self.set_up, self.draft.picked % SIDE, self.cursor % SIDE)
            self.draft = Draft()
        return True

    def _pick_screen(self) -> bool:
        """Pick up a screen or put it back; or set aside a tile that leaves the last row, and continue the turn."""
        draft = self.draft
        if self.cursor in self._own_squares():
            self.draft = draft._replace(picked=None if self.cursor == draft.picked else self.cursor)
            return True
        if draft.picked is not None and draft.is_unfinished(self.cursor, self.moves):
            self.cursor = draft.picked
            self.draft = Draft((*draft.taken, draft.picked))
            return True
        return False

    def aim(self, move: str) -> None:
        self._put_back()
        match parse(move):
            case SetUp() as set_up:
                self.set_up, self.cursor = set_up, OFF
            case Turn(before, Go(start, end)):
                self.draft, self.cursor, self.aimed = Draft(before, start), end, move
            case _:
                self.aimed = move
        self.repaint()

    def read(self, text: str) -> str:
        """A complete move is pointed at; never a secret one, which is masked."""
        if not self.setting:
            if text in self.moves:
                self.aim(text)
            else:
                self._put_back()
                self.repaint()
        return text

    def meant(self, text: str) -> str:
        """A bare word is put on the screens, to be arranged there; a forbidden one is refused as a move."""
        if not self.setting or len(text.partition("#")[0].split()) != 1 or text.strip().lower() == "set":
            return text
        try:
            set_up = arranged(self.view.options, self.own, text, Random())
        except Refusal:
            return text
        try:
            hand(self.view.options, self.own, set_up)
        except Refusal:
            return str(set_up)
        self.set_up, self.cursor = set_up, seen(self.own, MIDDLE)
        self._put_back()
        self.repaint()
        return ""

    def question(self, move: str) -> str:
        """The only guess ends the game either way (REF-40)."""
        if not self.moves or self.setting or self.view.options.several_guesses:
            return ""
        try:
            turn = parse(move)
        except Refusal:
            return ""
        match turn:
            case Turn(act=Guess(word)) if len(word) == self.view.letters[1 - self.own]:
                return self.say("reflecto-guess-sure", {"word": word})
            case _:
                return ""

    def action_point(self, across: int, up: int) -> None:
        self.listing, self.aimed = False, None
        if self.moves:
            self.cursor = self._beside(across, up)
        self.repaint()

    def action_list_sights(self) -> None:
        self.listing = not self.listing
        self.repaint()

    def action_suggest(self) -> None:
        """Another word on other screens."""
        if self.setting:
            self.aim(str(random_set_up(self.view.options, self.own, Random())))

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        square = self._picture.square_at(*offset) if offset and self._picture else None
        if square is None or not self.moves or (self.setting and not self.set_up):
            return
        self.cursor, self.aimed = square, None
        if not self.pick():
            self.post_message(self.Chosen(self.pointed()))

    # The cursor

    def _put_back(self) -> None:
        """Only a screen in hand can be beyond the last row."""
        self.draft, self.aimed = Draft(), None
        if self.cursor == OFF:
            self.cursor = seen(self.own, MIDDLE)

    def _beside(self, across: int, up: int) -> int:
        """The next square in a direction, as seen; beyond the last row while a screen is in hand."""
        if self.cursor == OFF:
            home = self.draft.picked if self.draft.picked is not None else seen(self.own, MIDDLE)
            top = home % SIDE + SIDE * (SIDE - 1 if self.own == GERDA else 0)
            return OFF if up >= 0 else home if self.setting else top
        place = seen(self.own, self.cursor)
        x, y = place % SIDE + across, place // SIDE + up
        if self.setting:
            return OFF if y and up > 0 and self.set_up else seen(self.own, min(max(x, 0), SIDE - 1))
        if y == SIDE and self.draft.picked is not None:
            return OFF
        return seen(self.own, min(max(x, 0), SIDE - 1) + SIDE * min(max(y, 0), SIDE - 1))

    def _own_squares(self) -> dict[int, int]:
        """The player's own screens that are still on the board, by square."""
        places = enumerate(self.view.screens[self.own])
        squares = {NUMBERS[place]: screen for screen, place in places if place}
        return {square: screen for square, screen in squares.items() if square not in self.draft.taken}

    # Drawing

    def repaint(self) -> None:
        super().repaint()
        title, subtitle = (self._prompt(), self._hint()) if self.moves else ("", "")
        write_border(self, title=title, subtitle=subtitle)

    def _prompt(self) -> str:
        """What the game is waiting for."""
        if self.setting:
            return self.say("reflecto-your-word", {"letters": self.view.letters[self.own]})
        if self.draft.picked is not None:
            return self.say("terminal-reflecto-where", {"tile": self._named(self.draft.picked)})
        if self.draft.passed in self.moves:
            return self.say("terminal-reflecto-pass")
        return self.say("terminal-reflecto-move" if self.draft.taken else "terminal-reflecto-act")

    def _hint(self) -> str:
        """What Enter does, or what is under the cursor."""
        if self.setting:
            return self._set_hint()
        own, pointed = self._own_squares(), self.pointed()
        legal = [move for move in pointed if move in self.moves]
        if self.aimed or len(legal) == 1:
            return self.label(self.view, pointed[0])
        if self.draft.picked is not None and self.draft.is_unfinished(self.cursor, self.moves):
            return self.label(self.view, self.draft.to(self.cursor))
        if legal:
            return self.say("terminal-reflecto-choose")
        if self.draft.picked is not None:
            return ""
        if self.cursor not in own:
            return self._opposite()
        for each in self.view.reflections:
            if (each.seat, each.mirror) == (self.own, own[self.cursor]):
                face = telling.named(self.say, each.face)
                return self.say("reflecto-mirror-shows", {"square": NAMES[self.cursor], "face": face})
        return self.say("terminal-reflecto-pick", {"tile": self._named(self.cursor)})

    def _set_hint(self) -> str:
        if not self.set_up:
            return ""
        if self.cursor == OFF:
            return self.say("terminal-reflecto-be-ready")
        return self.say(
            "terminal-reflecto-pick" if self.draft.picked is None else "terminal-reflecto-swap", self._tile()
        )

    def _tile(self) -> dict[str, str]:
        assert self.set_up, "there is a row"  # noqa: S101  for the types
        place = self.draft.picked if self.draft.picked is not None else self.cursor
        return {"tile": telling.named(self.say, telling.faces(self.set_up)[place % SIDE])}

    def _opposite(self) -> str:
        """An opposing screen in words, with what it has shown."""
        places = self.view.screens[1 - self.own]
        if self.cursor == OFF or NAMES[self.cursor] not in places:
            return ""
        screen = places.index(NAMES[self.cursor])
        words = [telling.screen_name(self.say, self.view, 1 - self.own, screen)]
        shown = (each.face for each in self.view.sights if (each.seat, each.screen) == (self.own, screen))
        words += [self.say("reflecto-noted", {"face": telling.named(self.say, face)}) for face in [*shown][:1]]
        return " · ".join(words)

    def _named(self, square: int) -> str:
        if self.setting:
            return self._tile()["tile"]
        return telling.screen_name(self.say, self.view, self.own, self._own_squares()[square])

    def paint(self, width: int, height: int, ground: str) -> Canvas:
        if self.listing:
            return self._paint_notebook(width, height, ground)
        state = ViewState(
            view=self.view,
            own=self.own,
            dark=self.app.current_theme.dark,
            focused=self.has_focus,
            progress=self.progress,
            cursor=self.cursor if self.moves and (self.set_up or not self.setting) else None,
            picked=self.draft.picked,
            ends=self.draft.ends(self.moves),
            taken=self.draft.taken,
            button=self.say("reflecto-ready" if self.setting else "terminal-reflecto-exit"),
            row=telling.faces(self.set_up) if self.set_up else (),
            advice=self._advice() if self.setting else (),
        )
        self._picture = Picture(state, width, height, ground)
        return self._picture.canvas

    def _advice(self) -> tuple[str, ...]:
        first = self.view.first or GERDA
        starts = self.say("reflecto-written-first", {"first": "gerda" if first == GERDA else "queen"})
        if self.set_up:
            return (self.say("terminal-reflecto-arrange"), f"{starts}.")
        letters = {"letters": self.view.letters[self.own]}
        return (self.say("terminal-reflecto-type", letters), self.say("terminal-reflecto-suggest"), f"{starts}.")

    def _paint_notebook(self, width: int, height: int, ground: str) -> Canvas:
        canvas, dark = Canvas(width, height, ground), self.app.current_theme.dark
        for row, (line, is_heading) in enumerate(self._notebook(width - 2)[:height]):
            canvas.write(1, row, line, FAINT[dark] if is_heading else WRITTEN if dark else INK)
        return canvas

    def _notebook(self, width: int) -> list[tuple[str, bool]]:
        """What the opposing screens have shown and when; those that have shown something come first (REF-25)."""
        view, other = self.view, 1 - self.own
        details = {"letters": view.letters[other], "mirrors": view.mirrors[other]}
        lines = [(line, True) for line in wrap(self.say("reflecto-notebook-of", details), width)]
        columns = [self.say(f"reflecto-note-{column}") for column in ("screen", "place", "seen", "when")]
        rows = [self._note(other, screen) for screen in range(len(view.screens[other]))]
        rows.sort(key=lambda row: not row[2])
        wide = [max(map(len, column)) for column in zip(columns, *rows, strict=True)]
        table = ["  ".join(text.ljust(room) for text, room in zip(row, wide, strict=True)) for row in [columns, *rows]]
        lines += [("", True), (table[0], True), *((line, False) for line in table[1:])]
        if view.guesses:
            guesses = (f"{self.say(telling.SIDES[guess.seat])} {guess.word}" for guess in view.guesses)
            said = f"{self.say('reflecto-guesses')} {', '.join(guesses)}"
            lines += [("", True), *((line, False) for line in wrap(said, width))]
        free = view.options.words == "free"
        count = {"count": belief(evidence(view, self.own)).count}
        possible = self.say("reflecto-possible-known" if free else "reflecto-possible", count)
        return [*lines, ("", True), *((line, False) for line in wrap(possible, width))]

    def _note(self, seat: Seat, screen: int) -> tuple[str, str, str, str]:
        view = self.view
        sights = [each for each in view.sights if (each.seat, each.screen) == (1 - seat, screen)]
        place = view.screens[seat][screen]
        if place is None:
            place = self.say("reflecto-note-out", {"number": view.out[seat].index(screen) + 1})
        shown = telling.named(self.say, sights[0].face) if sights else ""
        return str(screen + 1), place, shown, ", ".join(sorted({str(each.turn) for each in sights}, key=int))

    def text(self, view: Any) -> str:
        standing = {
            place: f"{MARKS[seat]}{telling.sign(known.faces[screen]) if known else screen + 1}"
            for seat, known in enumerate(view.hands)
            for screen, place in enumerate(view.screens[seat])
            if place
        }
        room = max(map(len, standing.values()), default=2)
        rows = [[row, *(standing.get(column + row, "·") for column in COLUMNS)] for row in reversed(ROWS)]
        lines = [" ".join([row[0], *(cell.ljust(room) for cell in row[1:])]).rstrip() for row in rows]
        lines.append(" ".join([" ", *(column.ljust(room) for column in COLUMNS)]).rstrip())
        return "\n".join([*lines, *filter(None, [self.recalled(view)])])

    # Wording

    def side(self, view: Any, seat: Seat) -> Side:
        return Side(self.say(telling.SIDES[seat]), SCREENS[seat], INK, tuple(self._facts(view, seat)))

    def _facts(self, view: View, seat: Seat) -> list[str]:
        known = view.hands[seat]
        word = known.word if known else self.say("terminal-reflecto-letters", {"letters": view.letters[seat]})
        if not view.ready[seat]:
            return [word, self.say("terminal-reflecto-choosing")]
        out = self.say("terminal-reflecto-out", {"count": len(view.out[seat]), "all": SIDE - view.mirrors[seat]})
        return [f"{word} · {out}", *(self._secrets(view, seat, known) if known else ())]

    def _secrets(self, view: View, seat: Seat, known: Hand) -> list[str]:
        """What only the owner of these screens knows before the end."""
        facts = []
        if view.turn is not None:
            facts.append(self.say("terminal-reflecto-rest", {"rest": telling.remaining(view, seat, known)}))
        own = [each for each in view.reflections if each.seat == seat]
        if own:
            shown = ", ".join(f"{view.screens[seat][each.mirror]} {telling.reflected(each.face)}" for each in own)
            facts.append(self.say("terminal-reflecto-mirrors", {"shown": shown}))
        return facts

    def mover(self, view: Any, seat: Seat, move: str) -> Side:
        return Side(self.say(telling.SIDES[seat]), SCREENS[seat], INK, ())

    def label(self, view: Any, move: str) -> str:
        return telling.label(self.say, view, move)

    def told(self, view: Any, followed: list[tuple[str, str]]) -> str:
        return self.recalled(view)

    def recalled(self, view: Any) -> str:
        return str(telling.Story(self.say, view, self.eyes))

    def ended(self, view: Any, outcome: Outcome, names: list[str], you: Seat | None = None) -> str:
        told = super().ended(view, outcome, names, you)
        gerda, queen = view.hands
        if not gerda or not queen:
            return told
        return f"{told} {self.say('terminal-reflecto-words', {'gerda': gerda.word, 'queen': queen.word})}"
