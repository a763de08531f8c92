"""The one contract every game keeps.

A game is a tree of immutable positions. Seats make moves; chance and the clock are moves too, made by
NATURE. So a list of (seat, move) pairs is the whole game: replaying it needs neither a seed nor a watch.
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, Final, Generic, Protocol, Self, TypeAlias, runtime_checkable

from galerie.core.moves import Moves, Seat
from galerie.core.variables import M, M_contra, O, V, V_co

NATURE: Final = -1
"""The seat of chance and of the clock."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    scores: tuple[float, ...]
    """One a seat, as the rule book counts them."""

    ranks: tuple[int, ...]
    """One a seat, 1 for the first; equal ranks are a tie."""

    reason: str
    """What ended the game, as a word a program can test."""

    counted: bool = True
    """Whether the scores are worth telling; where nothing is counted they only say who won."""


class Position(Protocol[M, V_co]):
    """One immutable moment of a game."""

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats the game waits for; any of them may move first. Empty exactly when it is over."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, or None while the game goes on."""
        ...

    def moves(self, seat: Seat) -> Moves[M]:
        """The legal moves of `seat`; none unless it is to act, or is NATURE while a timer runs."""
        ...

    def play(self, seat: Seat, move: M) -> Self:
        """The position after `seat` makes `move`, or IllegalMove."""
        ...

    def view(self, seat: Seat | None) -> V_co:
        """All that `seat` may know, and no more, as plain data; None is a spectator."""
        ...


@runtime_checkable
class Chance(Protocol[M]):
    """A position where NATURE may be to act: it can say what NATURE does, and how likely that is."""

    def draw(self, rng: Random) -> M:
        """One of the chances, as often as it is likely.

        In a game that is `dealt`, generators seeded alike deal alike, whatever the order in which the cards are seen.
        """
        ...

    def chances(self) -> Mapping[M, float] | None:
        """Every move that NATURE may draw with its probability, empty where NATURE is not to act.

        None where there are too many to list: then `draw` is the only way to meet them.
        """
        ...


@dataclass(frozen=True, slots=True)
class Timer(Generic[M]):
    """NATURE plays `move` after `seconds`. Two equal timers are one countdown."""

    seconds: float
    move: M


@runtime_checkable
class Timed(Protocol[M]):
    """A position that may be running against a clock."""

    @property
    def timer(self) -> Timer[M] | None: ...


@runtime_checkable
class Secretive(Protocol[M_contra]):
    """A position that hides something from somebody. When conduct ends a match there is nothing left to hide.

    Of any other position all seats have the same view, and moves are seen as they are.
    """

    def opened(self) -> Self:
        """The same position, where everybody sees everything."""
        ...

    @property
    def revealed(self) -> int:
        """How often a player may have learnt from a move what another one hides, as far as everybody knows.

        A move is not taken back where this has changed since: what has been seen stays seen.
        """
        ...

    def veil(self, move: M_contra, seat: Seat | None) -> str:
        """What `seat`, or a spectator, sees of a move that somebody else makes.

        It depends on nothing but the move, so that any position of a game can be asked about all of its moves.
        """
        ...


def _no_lexicon() -> None:
    return None


def _same_options(options: O) -> O:
    return options


@dataclass(frozen=True, slots=True)
class Game(Generic[M, V, O]):
    """What a host must know before the first move."""

    name: str
    version: int
    """Of the rules: a record made under another version may not replay."""

    seats: range
    package: str
    """Where its other parts are found by convention: `bots`, `study`, `terminal`, `texts` and `law`."""

    options: type[O]
    """A frozen dataclass; its fields are described by `galerie.core.options`."""

    view: type[V]
    start: Callable[[int, O], Position[M, V]]
    parse: Callable[[str], M]
    """The inverse of str(move), or BadNotation."""

    imagine: Callable[[V, Seat, Random], Position[M, V]]
    """Some position that `seat` could not tell from the true one."""

    order: int = 100
    """Its place where games are listed: lower numbers come first."""

    has_face: bool = False
    """Whether the web client has a board of its own for it; any other game is shown there as its view draws itself."""

    starts: Seat | None = 0
    """The seat that moves first; None where options or chance decide that, or where all begin together."""

    racing: bool = False
    """Whether players act at the same time, so that a player's moves need not wait for the answers to earlier ones."""

    turn_based: tuple[str, ...] = ()
    """The options with which a racing game is played in turns, where nobody can race: at one terminal."""

    dealt: bool = False
    """Whether a seed is a deal: a host that draws with a fresh generator of one seed gives everyone the same cards."""

    lexicon: Callable[[], str | None] = _no_lexicon
    """The hash of the word list that judges the game, if one does: with another list a record may not replay."""

    turned: Callable[[O], O] = _same_options
    """The options of a rematch, where everybody sits one seat further: what is a player's own goes with him."""

    def __reduce_ex__(self, protocol: Any) -> Any:
        """A game of a package is pickled by the package's name, whatever its functions are."""
        if getattr(sys.modules.get(self.package), "GAME", None) is self:
            return _packaged, (self.package,)
        return object.__reduce_ex__(self, protocol)


AnyGame: TypeAlias = Game[Any, Any, Any]
AnyPosition: TypeAlias = Position[Any, Any]


def forced_move(position: Position[M, V_co]) -> M | None:
    """The move that the only seat to act has no choice but to make; None where there is none.

    Like `running_timer`, `veiled` and `hides` it is asked at every move of every table, where isinstance with a
    protocol is slow.
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
    """What a seat other than the mover's, or a spectator, sees of a move."""
    veil: Callable[[Any, Seat | None], str] | None = getattr(position, "veil", None)
    return veil(move, seat) if veil else str(move)


def hides(position: AnyPosition) -> bool:
    """Whether it is secretive."""
    return hasattr(position, "opened")


def _packaged(package: str) -> AnyGame:
    game: AnyGame = import_module(package).GAME
    return game
