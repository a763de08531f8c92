"""Reversi solo, Knizia's puzzle for one player: REV-30 to REV-45."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Final, Self

from galerie.core import NATURE, IllegalMove, Moves, Outcome, Seat
from galerie.discs import board
from galerie.discs.flanking import placements, turned
from galerie.games.solo.rules.moves import Move, Place, Reveal, Stop
from galerie.games.solo.rules.options import Options
from galerie.games.solo.rules.tokens import BLANK, COLOURS, LAYOUT, TOKENS, Colour, Token, token
from galerie.games.solo.rules.view import Loss, Placed, View
from galerie.games.solo.rules.winning import BESIDE, all_lost, lost, winning_squares, won

PLAYER: Final[Seat] = 0


@dataclass(frozen=True, slots=True)
class Solo:
    discs: tuple[int, int]
    """The squares of the gold and of the black discs."""

    down: int
    """The squares of the tokens face down. What they show is decided when they are turned (REV-44)."""

    up: tuple[tuple[int, Token], ...]
    """The tokens face up, by square."""

    won: tuple[Token, ...]
    turning: int
    """The squares of the tokens that the last disc turns face up and that chance has not revealed yet."""

    stopped: bool
    last: Placed | None
    options: Options

    @property
    def to_act(self) -> frozenset[Seat]:
        if self.turning:
            return frozenset({NATURE})
        return frozenset() if self.reason else frozenset({PLAYER})

    @property
    def reason(self) -> str | None:
        """Why the game is over (REV-41), or None."""
        tokens = self.tokens
        if not tokens:
            return "cleared"
        if self.stopped:
            return "stopped"
        if self.turning:
            return None
        if all_lost(tokens, self.discs[0] | self.discs[1]):
            return "lost"
        return None if any(map(self._placements, COLOURS)) else "stuck"

    @property
    def outcome(self) -> Outcome | None:
        return Outcome((self.score,), (1,), self.reason) if self.reason else None

    @property
    def score(self) -> int:
        """Tokens won (REV-42), or the sum of their numbers, doubled with all four blank ones (REV-43)."""
        if not self.options.values:
            return len(self.won)
        numbers = [token.number for token in self.won]
        return sum(numbers) * (2 if numbers.count(BLANK) == 4 else 1)

    @property
    def tokens(self) -> int:
        """The squares of all tokens on the board."""
        return self.down | sum(1 << square for square, _ in self.up)

    @property
    def unseen(self) -> tuple[Token, ...]:
        """The tokens that nobody has seen, sorted."""
        seen = Counter([*self.won, *(token for _, token in self.up)])
        return tuple(sorted((Counter(TOKENS) - seen).elements()))

    def draw(self, rng: Random) -> Reveal:
        """The token that a complete deal puts on the next square.

        A generator that is not reseeded deals differently each time, and rarely agrees with what has been seen: then
        any unseen token is drawn.
        """
        square, unseen, dealt = next(board.squares(self.turning)), self.unseen, deal(rng)
        agrees = sorted(dealt[each] for each in board.squares(self.down)) == list(unseen)
        return Reveal(square, dealt[square] if agrees else rng.choice(unseen))

    def chances(self) -> Mapping[Move, float]:
        """Any token that has not been seen, as often as there are such tokens."""
        if not self.turning:
            return {}
        square, unseen = next(board.squares(self.turning)), self.unseen
        return {Reveal(square, token): count / len(unseen) for token, count in Counter(unseen).items()}

    def moves(self, seat: Seat) -> Moves[Move]:
        return Moves(self, seat, self._listed)

    def _listed(self, seat: Seat) -> Iterator[Move]:
        if seat not in self.to_act:
            return
        if seat == NATURE:
            yield from self.chances()
            return
        for colour in COLOURS:
            yield from (Place(colour, square) for square in board.squares(self._placements(colour)))
        yield Stop()

    def play(self, seat: Seat, move: Move) -> Self:
        if not self.to_act:
            raise IllegalMove("game-over", rule="REV-41")
        if seat not in self.to_act:
            raise IllegalMove("not-your-turn")
        match move:
            case Reveal():
                return self._revealed(seat, move)
            case _ if seat == NATURE:
                raise IllegalMove("not-your-turn")
            case Stop():
                return replace(self, stopped=True)
            case Place():
                return self._placed(move)

    def __str__(self) -> str:
        return str(self.view(None))

    def view(self, seat: Seat | None) -> View:
        legal = [move for move in self._listed(PLAYER) if isinstance(move, Place)]
        return View(
            board="".join(map(self._letter, range(64))),
            tokens={board.NAMES[square]: str(token) for square, token in self.up},
            turning=board.names(self.turning),
            won=tuple(map(str, self.won)),
            unseen=tuple(map(str, self.unseen)),
            score=self.score,
            lost=board.names(lost(self.tokens, self.discs[0] | self.discs[1])),
            turns={str(move): board.names(self._turned(move)) for move in legal},
            wins={str(move): board.names(taken) for move in legal if (taken := self._won(move))},
            losses={str(move): loss for move in legal if (loss := self._loss(move))},
            missed=tuple(str(move) for move in self._winning()) if self.stopped else (),
            stopped=self.stopped,
            last=self.last,
            options=self.options,
        )

    def _sides(self, colour: Colour) -> tuple[int, int]:
        """The discs of a colour, and those of the other."""
        gold, black = self.discs
        return (gold, black) if colour == "gold" else (black, gold)

    def _free(self) -> int:
        return board.FULL & ~(self.discs[0] | self.discs[1] | self.tokens)

    def _winnable(self, colour: Colour) -> int:
        """The tokens face up that discs of this colour can win: those of the other (REV-36)."""
        return sum(1 << square for square, token in self.up if token.colour != colour)

    def _placements(self, colour: Colour, more: int = 0) -> int:
        """Every square where a disc of this colour turns a disc or wins a token (REV-33, REV-40).

        With `more`, also where it would win one of these tokens if its colour is right.
        """
        own, other = self._sides(colour)
        free = self._free()
        return placements(own, other) & free | winning_squares(own, self._winnable(colour) | more, free)

    def _turned(self, move: Place) -> int:
        """The discs that a placement turns over; tokens interrupt a line, because they are not discs (REV-45)."""
        return turned(*self._sides(move.colour), move.square)

    def _won(self, move: Place) -> int:
        return won(self._sides(move.colour)[0], self._winnable(move.colour), move.square)

    def _winning(self) -> Iterator[Place]:
        for colour in COLOURS:
            own, _ = self._sides(colour)
            winning = winning_squares(own, self._winnable(colour), self._free())
            yield from (Place(colour, square) for square in board.squares(winning))

    def _loss(self, move: Place) -> Loss | None:
        """What a legal placement would take away for good, as far as it is certain before any token is turned."""
        after = self._placed(move)
        if not after.tokens:
            return None
        if all_lost(after.tokens, after.discs[0] | after.discs[1]):
            return "lost"
        if not any(after._placements(colour, after.turning) for colour in COLOURS):
            return "stuck"
        return "colour" if 0 in after.discs and 0 not in self.discs else None

    def _placed(self, move: Place) -> Self:
        here, where = 1 << move.square, board.NAMES[move.square]
        if not self._free() & here:
            raise IllegalMove("solo-occupied", rule="REV-32", square=where)
        flipped, taken = self._turned(move), self._won(move)
        if not flipped and not taken:
            raise IllegalMove("solo-nothing", rule="REV-33", square=where)
        own, other = self._sides(move.colour)
        own, other = own | here | flipped, other & ~flipped
        prize = {square: token for square, token in self.up if taken >> square & 1}
        return replace(
            self,
            discs=(own, other) if move.colour == "gold" else (other, own),
            up=tuple((square, token) for square, token in self.up if square not in prize),
            won=(*self.won, *prize.values()),
            turning=BESIDE[move.square] & self.down,
            last=Placed(
                colour=move.colour,
                square=where,
                turned=board.names(flipped),
                won={board.NAMES[square]: str(token) for square, token in prize.items()},
            ),
        )

    def _revealed(self, seat: Seat, move: Reveal) -> Self:
        here = 1 << move.square
        if seat != NATURE or move.square != next(board.squares(self.turning)) or move.token not in self.unseen:
            raise IllegalMove("solo-reveal", rule="REV-34", square=board.NAMES[move.square])
        return replace(
            self,
            down=self.down & ~here,
            turning=self.turning & ~here,
            up=tuple(sorted([*self.up, (move.square, move.token)])),
        )

    def _letter(self, square: int) -> str:
        sets = {"g": self.discs[0], "b": self.discs[1], "?": self.down, "t": self.tokens}
        return next((letter for letter, where in sets.items() if where >> square & 1), ".")


def start(seats: int, options: Options) -> Solo:
    return Solo(board.CROSSWISE, LAYOUT, (), (), 0, stopped=False, last=None, options=options)


def imagine(view: View, seat: Seat, rng: Random) -> Solo:
    """The position itself: no position contains what is hidden."""

    def where(letter: str) -> int:
        return sum(1 << square for square, each in enumerate(view.board) if each == letter)

    return Solo(
        discs=(where("g"), where("b")),
        down=where("?"),
        up=tuple(sorted((board.square(name), token(text)) for name, text in view.tokens.items())),
        won=tuple(map(token, view.won)),
        turning=board.bits(*view.turning),
        stopped=view.stopped,
        last=view.last,
        options=view.options,
    )


def deal(rng: Random) -> dict[int, Token]:
    """All tokens on their squares, shuffled."""
    shuffled = list(TOKENS)
    rng.shuffle(shuffled)
    return dict(zip(board.squares(LAYOUT), shuffled, strict=True))
