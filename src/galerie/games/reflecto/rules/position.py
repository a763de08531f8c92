"""Reflecto: hidden words, screens that jump, mirrors that look back. REF-01 to REF-67."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from string import ascii_uppercase
from typing import Final, NamedTuple, Self

from galerie.core import NATURE, IllegalMove, Moves, Outcome, Refusal, Seat
from galerie.games.reflecto.rules import board, sight
from galerie.games.reflecto.rules.board import FIRST_ROW, GERDA, LAST_ROW, NAMES, OFF, QUEEN
from galerie.games.reflecto.rules.moves import SIDES, First, Go, Guess, Move, Pass, SetUp, Turn, exits, parse
from galerie.games.reflecto.rules.options import Options, check, terms
from galerie.games.reflecto.rules.screens import Hand, due
from galerie.games.reflecto.rules.setting import examples, hand, kit
from galerie.games.reflecto.rules.sight import NEVER, Faced, Places, facings, remembered
from galerie.games.reflecto.rules.view import Facing, Guessed, Reflection, Result, Sight, Turned, View
from galerie.games.reflecto.rules.writing import set_up_completions

SEATS: Final[tuple[Seat, Seat]] = (GERDA, QUEEN)


class Side(NamedTuple):
    """What is public about a player's screens."""

    places: Places
    out: tuple[int, ...]
    """The screens that have left, in order (REF-34)."""

    def taken_out(self, screen: int) -> "Side":
        return Side(self.moved(screen, OFF).places, (*self.out, screen))

    def moved(self, screen: int, end: int) -> "Side":
        return Side((*self.places[:screen], end, *self.places[screen + 1 :]), self.out)


START: Final = (Side(tuple(FIRST_ROW[GERDA]), ()), Side(tuple(FIRST_ROW[QUEEN]), ()))


@dataclass(frozen=True, slots=True)
class Reflecto:
    options: Options
    first: Seat | None
    hands: tuple[Hand | None, Hand | None] = (None, None)
    sides: tuple[Side, Side] = START
    count: int = 0
    """How many turns both players have made together."""

    faced: Faced = NEVER
    guesses: tuple[Guessed, ...] = ()
    last: Turned | None = None
    result: Result | None = None
    is_open: bool = False
    """Whether the game was ended by conduct, so that nothing is secret any more (REF-27)."""

    @property
    def to_act(self) -> frozenset[Seat]:
        if self.result:
            return frozenset()
        if self.first is None:
            return frozenset({NATURE})
        return frozenset(seat for seat in SEATS if self.hands[seat] is None) or frozenset({self.turn})

    @property
    def turn(self) -> Seat:
        """The seat to move, once both are ready."""
        return ((self.first or 0) + self.count) % 2

    @property
    def ready(self) -> bool:
        return None not in self.hands

    @property
    def outcome(self) -> Outcome | None:
        if self.result is None:
            return None
        winner, reason = self.result.winner, self.result.reason
        if winner is None:
            return Outcome((0.5, 0.5), (1, 1), reason, counted=False)
        scores, ranks = ((1, 0), (1, 2)) if winner == GERDA else ((0, 1), (2, 1))
        return Outcome(scores, ranks, reason, counted=False)

    def draw(self, rng: Random) -> First:
        return First(rng.choice(SEATS))

    def chances(self) -> Mapping[Move, float]:
        return {First(seat): 1 / len(SEATS) for seat in SEATS} if NATURE in self.to_act else {}

    def moves(self, seat: Seat) -> Moves[Move]:
        """Every turn without a guess, like tiles leaving in the order of squares; set-ups and guesses are spelt."""
        if seat == NATURE or seat not in self.to_act:
            return Moves(self, seat, self._listed)
        return Moves(self, seat, self._listed, complete=False, spelling=self._completions)

    def _listed(self, seat: Seat) -> Iterator[Move]:
        if seat not in self.to_act:
            return
        if seat == NATURE:
            yield from self.chances()
        elif self.ready:
            yield from self._turns(seat)
        else:
            yield from examples(self.options, seat)

    def play(self, seat: Seat, move: Move) -> Self:
        if self.result:
            raise IllegalMove("game-over", rule="REF-42")
        if seat not in self.to_act:
            raise IllegalMove("not-your-turn", rule="REF-10")
        match move:
            case First() if seat == NATURE:
                return replace(self, first=move.seat)
            case SetUp() if not self.ready and seat != NATURE:
                chosen = hand(self.options, seat, move)
                hands = (chosen, self.hands[QUEEN]) if seat == GERDA else (self.hands[GERDA], chosen)
                return replace(self, hands=hands)
            case Turn() if self.ready:
                return self._turned(seat, move)
            case Turn():
                raise IllegalMove("reflecto-not-ready", rule="REF-05")
            case SetUp():
                raise IllegalMove("reflecto-set-already", rule="REF-05")
            case First():
                raise IllegalMove("reflecto-lots", rule="REF-06")

    @property
    def revealed(self) -> int:
        """Mirrors may have shown whatever they faced, and a guess has told what the word is not."""
        return sum(map(bool, self.faced)) + len(self.guesses)

    def opened(self) -> Self:
        return replace(self, is_open=True)

    def __str__(self) -> str:
        return str(self.view(None))

    def veil(self, move: Move, seat: Seat | None) -> str:
        """Of a set-up only that it was made (REF-20); the rest happens before everybody's eyes."""
        return "set" if isinstance(move, SetUp) else str(move)

    def view(self, seat: Seat | None) -> View:
        shown = SEATS if self.result or self.is_open else tuple(each for each in SEATS if each == seat)
        at_rest = facings((self.sides[GERDA].places, self.sides[QUEEN].places), column=self.options.range == "column")
        gerda, queen = (terms(self.options, each) for each in SEATS)
        return View(
            options=self.options,
            first=self.first,
            ready=(self.hands[GERDA] is not None, self.hands[QUEEN] is not None),
            turn=None if self.result or not self.ready or self.first is None else self.turn,
            count=self.count,
            screens=(self._standing(GERDA), self._standing(QUEEN)),
            out=(self.sides[GERDA].out, self.sides[QUEEN].out),
            letters=(gerda.letters, queen.letters),
            mirrors=(gerda.mirrors, queen.mirrors),
            kits=(kit(self.options, GERDA), kit(self.options, QUEEN)),
            hands=(self._shown_hand(GERDA, shown), self._shown_hand(QUEEN, shown)),
            reflections=tuple(
                Reflection(*each, self._hand(1 - each.seat).faces[each.other])
                for each in at_rest
                if self.ready and each.seat in shown and self._is_mirror(each)
            ),
            sights=tuple(
                Sight(turn, *each, self._hand(1 - each.seat).faces[each.other])
                for turn, each in sight.history(self.faced)
                if each.seat in shown and self._is_mirror(each)
            ),
            facings=tuple(Facing(turn, *each) for turn, each in sight.history(self.faced)),
            guesses=self.guesses,
            paths=self._paths(seat) if seat is not None and shown == (seat,) else {},
            last=self.last,
            result=self.result,
            opened=self.is_open,
        )

    # Listing turns

    def _turns(self, seat: Seat) -> Iterator[Turn]:
        for before, side in self._exits(seat, self.sides[seat]):
            if self._is_empty(seat, side):
                yield Turn(before, None)
                continue
            movable = False
            for go, gone in self._goes(seat, side):
                movable = True
                yield from (Turn(before, go, after) for after, _ in self._exits(seat, gone))
            if not movable:
                yield Turn(before, Pass())

    def _exits(self, seat: Seat, side: Side, last: Side | None = None) -> Iterator[tuple[tuple[int, ...], Side]]:
        """Every way to take tiles off the last row (REF-30, REF-31), none first, with the resulting side.

        Equal tiles leave in the order of their squares (`last` is the side before the last one left), so that
        they are not listed in every order.
        """
        yield (), side
        if not any(place in LAST_ROW[seat] for place in side.places):
            return
        faces = self._hand(seat).faces
        for screen in self._due(seat, side):
            at = side.places[screen]
            if at not in LAST_ROW[seat]:
                continue
            if last and faces[screen] == faces[side.out[-1]] and at < last.places[side.out[-1]]:
                continue
            for more, left in self._exits(seat, side.taken_out(screen), side):
                yield (at, *more), left

    def _goes(self, seat: Seat, side: Side) -> Iterator[tuple[Go, Side]]:
        """Every step and chain, with the resulting side."""
        everybody = self._taken(seat, side)
        outgoing = self._due(seat, side)
        for screen, start in enumerate(side.places):
            if start == OFF:
                continue
            taken = everybody & ~(1 << start)
            landed = board.landings(start, taken)
            for end in board.squares((board.steps(start, taken) | landed) & ~(1 << start)):
                yield Go(start, end), side.moved(screen, end)
            if screen in outgoing and board.leads_off(seat, landed, taken):
                yield Go(start, OFF), side.taken_out(screen)

    def _paths(self, seat: Seat) -> dict[str, tuple[str, ...]]:
        """The paths of chains of several jumps, for the player to move."""
        if not self.ready or seat not in self.to_act:
            return {}
        found = {}
        for before, side in self._exits(seat, self.sides[seat]):
            everybody = self._taken(seat, side)
            for go, _ in self._goes(seat, side):
                way = board.path(seat, go.start, go.end, everybody & ~(1 << go.start))
                if way and len(way) > 2:
                    found[str(Turn(before, go))] = tuple(map(board.name, way))
        return found

    # Moves as they are spelt

    def _completions(self, seat: Seat, text: str) -> Iterable[str]:
        return self._turn_completions(seat, text) if self.ready else set_up_completions(self.options, seat, text)

    def _turn_completions(self, seat: Seat, text: str) -> Iterator[str]:
        """A tile taken out, what the turn consists of, or the next letter of a guess; "" at the end."""
        done, guess, word = text.partition("guess ")
        begun = done.removesuffix(" ") if guess else done
        space = " " if begun else ""
        try:
            turn = parse(begun) if begun else Turn((), None)
            if not isinstance(turn, Turn) or done != (f"{turn}{space}" if guess else str(turn)):
                return
            side = self.play(seat, turn).sides[seat] if turn.act else self._without(seat, turn.before)
        except Refusal:
            return
        if guess:
            yield from () if turn.act else self._guess_completions(seat, side, word)
            return
        if turn.act or self._is_empty(seat, side):
            yield ""
        else:
            yield from [f"{space}{go}" for go, _ in self._goes(seat, side)] or [f"{space}{Pass()}"]
            yield f"{space}guess "
        if not isinstance(turn.act, Pass):
            leaving = (side.places[screen] for screen in self._due(seat, side))
            yield from (space + exits(square) for square in leaving if square in LAST_ROW[seat])

    def _guess_completions(self, seat: Seat, side: Side, word: str) -> Iterable[str]:
        letters = terms(self.options, 1 - seat).letters
        if self._is_empty(seat, side) or len(word) > letters or not {*word} <= {*ascii_uppercase}:
            return ()
        return ascii_uppercase if len(word) < letters else ("",)

    # Making turns

    def _turned(self, seat: Seat, move: Turn) -> Self:
        side = self._without(seat, move.before)
        before = side.out[len(self.sides[seat].out) :]
        if self._is_empty(seat, side):
            if move.act or move.after:
                raise IllegalMove("reflecto-won-already", rule="REF-42")
            return self._rested(seat, side, Turned(seat, before, None, (), (), None))
        match move.act:
            case None:
                raise IllegalMove("reflecto-must-move", rule="REF-37")
            case Go():
                return self._gone(seat, side, before, move.act, move.after)
            case Guess() | Pass() if move.after:
                raise IllegalMove("reflecto-nothing-after", rule="REF-37")
            case Guess(word):
                return self._guessed(seat, side, before, word)
            case Pass():
                if any(self._goes(seat, side)):
                    raise IllegalMove("reflecto-can-move", rule="REF-15")
                return self._rested(seat, side, Turned(seat, before, None, (), (), None))

    def _without(self, seat: Seat, squares: tuple[int, ...]) -> Side:
        """What is left when the tiles on these squares are taken out."""
        side = self.sides[seat]
        for square in squares:
            side = side.taken_out(self._leaving(seat, side, square))
        return side

    def _gone(self, seat: Seat, side: Side, before: tuple[int, ...], go: Go, after: tuple[int, ...]) -> Self:
        screen = self._own(seat, side, go.start)
        taken = self._taken(seat, side) & ~(1 << go.start)
        if go.end == OFF:
            self._check_due(seat, side, screen, go.start)
        elif go.end == go.start:
            raise IllegalMove("reflecto-same-square", rule="REF-14", square=NAMES[go.start])
        elif taken >> go.end & 1:
            raise IllegalMove("reflecto-occupied", rule="REF-13", square=NAMES[go.end])
        way = board.path(seat, go.start, go.end, taken)
        if way is None:
            where = NAMES[go.start]
            if go.end == OFF:
                raise IllegalMove("reflecto-no-way-out", rule="REF-32", square=where)
            raise IllegalMove("reflecto-no-way", rule="REF-12", square=where, end=NAMES[go.end])
        left = side.taken_out(screen) if go.end == OFF else side.moved(screen, go.end)
        gone = len(left.out)
        for square in after:
            left = left.taken_out(self._leaving(seat, left, square))
        path = tuple(map(board.name, way))
        return self._rested(seat, left, Turned(seat, before, screen, path, left.out[gone:], None))

    def _guessed(self, seat: Seat, side: Side, before: tuple[int, ...], word: str) -> Self:
        other = 1 - seat
        letters = terms(self.options, other).letters
        if len(word) != letters:
            raise IllegalMove("reflecto-guess-length", rule="REF-44", letters=letters)
        guessed = replace(self, guesses=(*self.guesses, Guessed(self.count + 1, seat, word)))
        rested = guessed._rested(seat, side, Turned(seat, before, None, (), (), word))
        if word == self._hand(other).word:
            return replace(rested, result=Result(seat, "guessed"))
        return rested if self.options.several_guesses else replace(rested, result=Result(other, "misguessed"))

    def _rested(self, seat: Seat, side: Side, turned: Turned) -> Self:
        """After a turn: the mirrors look (REF-23), and the game may be over."""
        count = self.count + 1
        sides = (side, self.sides[QUEEN]) if seat == GERDA else (self.sides[GERDA], side)
        present = facings((sides[GERDA].places, sides[QUEEN].places), column=self.options.range == "column")
        result = None
        if self._is_empty(seat, side):
            result = Result(seat, "out")
        elif count == 2 * self.options.limit:
            result = Result(None, "limit")
        return type(self)(
            options=self.options,
            first=self.first,
            hands=self.hands,
            sides=sides,
            count=count,
            faced=remembered(self.faced, present, count),
            guesses=self.guesses,
            last=turned,
            result=result,
            is_open=self.is_open,
        )

    def _own(self, seat: Seat, side: Side, square: int) -> int:
        """The player's screen on a square, or why it cannot be moved."""
        if square not in side.places:
            raise IllegalMove("reflecto-not-yours", rule="REF-10", square=NAMES[square])
        return side.places.index(square)

    def _leaving(self, seat: Seat, side: Side, square: int) -> int:
        """The tile that leaves from a square of the last row, or why it cannot."""
        screen = self._own(seat, side, square)
        if square not in LAST_ROW[seat]:
            raise IllegalMove("reflecto-not-last-row", rule="REF-30", square=NAMES[square])
        self._check_due(seat, side, screen, square)
        return screen

    def _check_due(self, seat: Seat, side: Side, screen: int, square: int) -> None:
        if screen in self._due(seat, side):
            return
        face, where = self._hand(seat).faces[screen], NAMES[square]
        if face.kind == "mirror":
            raise IllegalMove("reflecto-mirror-stays", rule="REF-33", square=where)
        if face.kind == "blank":
            raise IllegalMove("reflecto-blank-waits", rule="REF-66", square=where)
        blank_next = any(self._hand(seat).faces[each].kind == "blank" for each in self._due(seat, side))
        if blank_next:
            raise IllegalMove("reflecto-blank-first", rule="REF-51", square=where)
        raise IllegalMove("reflecto-letter-waits", rule="REF-30", square=where)

    # Secrets

    def _hand(self, seat: Seat) -> Hand:
        chosen = self.hands[seat]
        assert chosen is not None, "the hand must be chosen first"  # noqa: S101  for the types
        return chosen

    def _due(self, seat: Seat, side: Side) -> tuple[int, ...]:
        return due(self._hand(seat), terms(self.options, seat), side.out)

    def _is_empty(self, seat: Seat, side: Side) -> bool:
        """Whether all tiles have left, blank ones included: the game is won (REF-42)."""
        return len(side.out) == terms(self.options, seat).tiles

    def _is_mirror(self, facing: sight.Facing) -> bool:
        return self._hand(facing.seat).faces[facing.screen].kind == "mirror"

    def _taken(self, seat: Seat, side: Side) -> int:
        """The squares of all screens, given this player's side."""
        taken = 0
        for square in (*side.places, *self.sides[1 - seat].places):
            if square != OFF:
                taken |= 1 << square
        return taken

    def _standing(self, seat: Seat) -> tuple[str | None, ...]:
        if self.hands[seat] is None:
            return ()
        return tuple(None if square == OFF else NAMES[square] for square in self.sides[seat].places)

    def _shown_hand(self, seat: Seat, shown: tuple[Seat, ...]) -> Hand | None:
        return self.hands[seat] if seat in shown else None


def start(seats: int, options: Options) -> Reflecto:
    check(options)
    return Reflecto(options, SIDES.get(options.first))
