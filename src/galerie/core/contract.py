"""The one contract every game keeps.

A game is a tree of immutable positions. Seats make moves; chance and the clock are moves too, made by
NATURE. So a list of (seat, move) pairs is the whole game: replaying it needs neither a seed nor a watch.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, Protocol, Self, TypeAlias, TypeVar, runtime_checkable

Seat: TypeAlias = int

NATURE: Final = -1
"""The seat of chance and of the clock."""

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)
M_contra = TypeVar("M_contra", contravariant=True)
V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)
O = TypeVar("O")  # noqa: E741  the contract's three letters: move, view, options


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

    def moves(self, seat: Seat) -> Iterator[M]:
        """Every legal move of `seat`, lazily; none unless it is to act, or is NATURE while a timer runs.

        A position that is `Unlisted` leaves some of them out.
        """
        ...

    def play(self, seat: Seat, move: M) -> Self:
        """The position after `seat` makes `move`, or IllegalMove."""
        ...

    def view(self, seat: Seat | None) -> V_co:
        """All that `seat` may know, and no more, as plain data; None is a spectator."""
        ...


@runtime_checkable
class Chance(Protocol[M_co]):
    """A position where NATURE may be to act: it can say what NATURE does.

    In a game that is `dealt`, generators seeded alike deal alike, whatever the order in which the cards are seen.
    """

    def draw(self, rng: Random) -> M_co: ...


@runtime_checkable
class Forced(Protocol[M_co]):
    """A position where a seat may have no choice: the host makes that move for it."""

    @property
    def forced(self) -> M_co | None: ...


@runtime_checkable
class Unlisted(Protocol[M_contra]):
    """A position with more legal moves than can be listed: of some kinds `moves` has none, or a few as examples."""

    def unlisted(self, move: M_contra) -> bool:
        """Whether a move is of such a kind here; it need not be legal."""
        ...


@runtime_checkable
class Written(Protocol):
    """A position that can write its moves down sooner than make them."""

    def written(self, seat: Seat) -> Iterable[str]:
        """The text of each of `moves`, in their order."""
        ...


@runtime_checkable
class Secretive(Protocol):
    """A position that hides something from somebody. When conduct ends a match there is nothing left to hide.

    Of any other position all seats have the same view, and moves are seen as they are.
    """

    def opened(self) -> Self:
        """The same position, where everybody sees everything."""
        ...


@runtime_checkable
class Revealing(Protocol):
    """A position in which moves may show somebody what was hidden: what has been seen is not taken back."""

    @property
    def revealed(self) -> int:
        """How often that may have happened, as far as everybody knows."""
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

    lexicon: Callable[[], str | None] = lambda: None
    """The hash of the word list that judges the game, if one does: with another list a record may not replay."""

    turned: Callable[[O], O] = lambda options: options
    """The options of a rematch, where everybody sits one seat further: what is a player's own goes with him."""

    veil: Callable[[M], str] = str
    """What the other seats see of a move as it is made; all of it unless the game says less."""

    glimpse: Callable[[M, Seat], str] = lambda _move, _seat: ""
    """What a seat alone sees of a move of NATURE, beside its veil: the cards that are dealt to it."""


AnyGame: TypeAlias = Game[Any, Any, Any]
AnyPosition: TypeAlias = Position[Any, Any]


def forced_move(position: AnyPosition) -> Any:
    """The move that a seat has no choice but to make; None where there is none, or where the game forces nobody.

    Like `running_timer`, `written_moves` and `hides` it is asked at every move of every table, where isinstance with a
    protocol is slow.
    """
    return getattr(position, "forced", None)


def running_timer(position: AnyPosition) -> Timer[Any] | None:
    timer: Timer[Any] | None = getattr(position, "timer", None)
    return timer


def written_moves(position: AnyPosition, seat: Seat) -> Iterable[str]:
    """The legal moves of a seat as text."""
    written: Callable[[Seat], Iterable[str]] | None = getattr(position, "written", None)
    return written(seat) if written else map(str, position.moves(seat))


def hides(position: AnyPosition) -> bool:
    """Whether it is secretive."""
    return hasattr(position, "opened")
