"""The contract that every game implements.

A game is a tree of immutable positions. Seats make moves. What chance draws and what the clock decides are moves too,
made by NATURE. A list of (seat, move) pairs is therefore the whole game: it can be replayed without a seed or a clock.
"""

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from random import Random
from typing import Any, Final, Generic, Protocol, Self, TypeAlias, runtime_checkable

from galerie.core import options
from galerie.core.moves import Moves, Seat
from galerie.core.variables import M, M_contra, O, V, V_co

NATURE: Final = -1
"""The seat of chance and of the clock."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    scores: tuple[float, ...]
    """One score per seat, as the rules count them."""

    ranks: tuple[int, ...]
    """One rank per seat, 1 for the winner; equal ranks are a tie."""

    reason: str
    """Why the game ended, as an identifier such as `resigned`."""

    counted: bool = True
    """Whether the scores mean something; if not, they only tell who won."""

    def behind(self, out: tuple[Seat, ...]) -> Self:
        """The same with the seats that are out ranked last."""
        return replace(self, ranks=ranked_last(self.ranks, out)) if out else self


def ranked_last(ranks: Sequence[int], out: tuple[Seat, ...]) -> tuple[int, ...]:
    """Ranks with these seats behind all others, who are ranked among themselves; the first to leave is last (GEN-02).

    >>> ranked_last((1, 3, 1, 4), (2,))
    (1, 2, 4, 3)
    """
    stay = [rank for seat, rank in enumerate(ranks) if seat not in out]
    return tuple(
        len(ranks) - out.index(seat) if seat in out else 1 + sum(other < rank for other in stay)
        for seat, rank in enumerate(ranks)
    )


class Position(Protocol[M, V_co]):
    """One immutable moment of a game."""

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats that the game waits for, which may move in any order. Empty if and only if the game is over."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, or None while the game goes on."""
        ...

    def moves(self, seat: Seat) -> Moves[M]:
        """The legal moves of `seat`. There are none unless it is to act, or is NATURE while a timer runs."""
        ...

    def play(self, seat: Seat, move: M) -> Self:
        """Return the position after `seat` makes `move`. Raises IllegalMove."""
        ...

    def view(self, seat: Seat | None) -> V_co:
        """Everything that `seat` may know, and nothing else, as plain data. None stands for a spectator."""
        ...


@runtime_checkable
class Chance(Protocol[M]):
    """A position in which NATURE may be to act. It knows what NATURE can do and how likely that is."""

    def draw(self, rng: Random) -> M:
        """Draw one of the chances according to their probabilities.

        In a game that is `dealt`, generators with the same seed deal the same cards, in whatever order players see
        them.
        """
        ...

    def chances(self) -> Mapping[M, float] | None:
        """Every move that NATURE may draw, with its probability. Empty if NATURE is not to act.

        None if there are too many to list; then `draw` is the only way to get one.
        """
        ...


@dataclass(frozen=True, slots=True)
class Timer(Generic[M]):
    """NATURE plays `move` after `seconds`. Equal timers in successive positions are the same countdown."""

    seconds: float
    move: M


@runtime_checkable
class Timed(Protocol[M]):
    """A position that may have a running timer."""

    @property
    def timer(self) -> Timer[M] | None: ...


@runtime_checkable
class Secretive(Protocol[M_contra]):
    """A position that hides something from somebody.

    In any other position all seats have the same view, and everybody sees each move in full.
    """

    def opened(self) -> Self:
        """The same position with nothing hidden, as it is shown when conduct has ended the match."""
        ...

    @property
    def revealed(self) -> int:
        """How many times a move may have shown a player something that another player hides, as far as everybody knows.

        A move cannot be taken back once this number has changed, because what a player has seen cannot be unseen.
        """
        ...

    def veil(self, move: M_contra, seat: Seat | None) -> str:
        """What `seat`, or a spectator, sees of another seat's move.

        It depends only on the move, so that any position of a game can be asked about any of its moves.
        """
        ...


@runtime_checkable
class Leavable(Protocol):
    """A position of three or more players that goes on when one of them leaves for good.

    It accepts `Out(seat)` from NATURE at any time, though it lists it nowhere, and then waits for that seat no more.
    """

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats whose players have left, in the order in which they went. The outcome ranks them last."""
        ...


def _no_lexicon() -> None:
    return None


def _never(position: Any) -> bool:  # noqa: ARG001  the games that race look at it
    return False


def _same_options(options: O) -> O:
    return options


@dataclass(frozen=True, slots=True)
class Game(Generic[M, V, O]):
    """A game: its rules, and what a host must know before the first move."""

    name: str
    version: int
    """The version of the rules. A record of another version can be replayed only if it is one of the `former` ones."""

    seats: range
    package: str
    """The package that contains its other parts: `bots`, `study`, `terminal`, `texts` and `law`."""

    options: type[O]
    """A frozen dataclass; its fields are described by `galerie.core.options`."""

    view: type[V]
    start: Callable[[int, O], Position[M, V]]
    parse: Callable[[str], M]
    """The inverse of str(move). Raises BadNotation."""

    imagine: Callable[[V, Seat, Random], Position[M, V]]
    """Return a random position that `seat` cannot distinguish from the real one."""

    order: int = 100
    """Its place in lists of games: lower numbers come first."""

    has_face: bool = False
    """Whether the web client has a board for it. Other games are shown there as text."""

    starts: Seat | None = 0
    """The seat that moves first; None if options or chance decide, or if all players begin at once."""

    racing: bool = False
    """Whether players act at the same time, so that a player can move again before the last move is acknowledged."""

    starts_race: Callable[[Any], bool] = _never
    """Whether a race starts with what chance does next in a position. Hosts then ask players whether they are ready."""

    turn_based: tuple[str, ...] = ()
    """The options that make a racing game turn-based, for players who share a terminal and cannot race."""

    dealt: bool = False
    """Whether a seed determines the cards: hosts that draw with the same seed give everybody the same deal."""

    lexicon: Callable[[], str | None] = _no_lexicon
    """The hash of the word list that the game uses, if any. A record made with another list cannot be replayed."""

    former: Mapping[int, tuple[str, ...]] = field(default_factory=dict, hash=False)
    """The earlier versions of the rules that can still be played, each with the option words that give it today."""

    presets: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: {"begin": (), "printed": ()}, hash=False)
    """Sets of option words to choose from: `begin`, gentle and offered first, and `printed`, as in the booklet."""

    turned: Callable[[O], O] = _same_options
    """The options of a rematch, where everybody moves on by one seat: options of a player move with the player."""

    def legal_moves(self, view: V, seat: Seat, rng: Random | None = None) -> Moves[M]:
        """The legal moves of a seat that sees this; they are the same wherever it would see the same."""
        return self.imagine(view, seat, rng or Random(0)).moves(seat)

    def chosen(self, rules: int, words: Iterable[str]) -> O:
        """Parse the option words of a record or a table made with this version of the rules. Raises BadOption."""
        return options.parse(self.options, (*self.former.get(rules, ()), *words))

    def __reduce_ex__(self, protocol: Any) -> Any:
        """Pickle a game that is the `GAME` of its package by name, because its functions may not be picklable."""
        if getattr(sys.modules.get(self.package), "GAME", None) is self:
            return _packaged, (self.package,)
        return object.__reduce_ex__(self, protocol)


AnyGame: TypeAlias = Game[Any, Any, Any]
AnyPosition: TypeAlias = Position[Any, Any]


def forced_move(position: Position[M, V_co]) -> M | None:
    """The forced move of the only seat to act, or None.

    Like `running_timer`, `veiled`, `reveals`, `outs` and `hides`, this function is called for every move at every
    table, where isinstance with a protocol is too slow.
    """
    to_act = position.to_act
    if len(to_act) != 1:
        return None
    (seat,) = to_act
    return position.moves(seat).forced


def running_timer(position: AnyPosition) -> Timer[Any] | None:
    timer: Timer[Any] | None = getattr(position, "timer", None)
    return timer


def veiled(position: AnyPosition, move: Any, seat: Seat | None) -> str:
    """What another seat, or a spectator, sees of a move."""
    veil: Callable[[Any, Seat | None], str] | None = getattr(position, "veil", None)
    return veil(move, seat) if veil else str(move)


def reveals(position: AnyPosition) -> int:
    """How often a move may have shown a player something hidden; 0 where nothing is."""
    revealed: int = getattr(position, "revealed", 0)
    return revealed


def outs(position: AnyPosition) -> tuple[Seat, ...]:
    """The seats whose players have left for good, in the order in which they went."""
    out: tuple[Seat, ...] = getattr(position, "out", ())
    return out


def hides(position: AnyPosition) -> bool:
    """Whether the position is `Secretive`."""
    return hasattr(position, "opened")


def _packaged(package: str) -> AnyGame:
    game: AnyGame = import_module(package).GAME
    return game
