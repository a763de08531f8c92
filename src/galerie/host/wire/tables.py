"""Tables: opening one, taking a seat, and how a table appears to a visitor."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from galerie.core.options import Value
from galerie.host.wire.base import Level, Name, Wire

DealCode: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9-]{4,16}$")]


class ClockRule(Wire, frozen=True):
    """How much time players have."""

    per: Literal["move", "game", "correspondence"]
    """A correspondence clock is also per move, but it counts days and runs while nobody is connected."""

    seconds: Annotated[int, Meta(ge=1, le=1_209_600)]
    """At most a day, or for correspondence fourteen whole days."""

    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    """The seconds added after each move; only for a clock per game."""


class SeatWish(Wire, frozen=True):
    """Who should take this seat: the creator, a friend at the same screen, anybody with the link, or a bot."""

    kind: Literal["me", "here", "open", "bot"]
    """`me` for the creator, `here` for a friend on the creator's screen, `open` for whoever comes, `bot`."""

    name: Name = ""
    """What whoever takes the seat is called."""

    level: Level | None = None
    """Of a bot."""


class TableWish(Wire, frozen=True):
    """The table that somebody wants to open."""

    game: Annotated[str, Meta(max_length=24)]
    """Its name."""

    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    """One for each seat."""

    options: dict[str, Value] = field(default_factory=dict)
    """Those that differ from their defaults."""

    clock: ClockRule | None = None
    deal: DealCode | None = None
    """Everybody who plays with the same code gets the same cards; without a code the host picks a deal."""

    public: bool = False
    """Whether the lobby lists the table, so that anybody may take an open seat or watch; otherwise they need the
    link."""

    friendly: bool = False
    """Whether the game changes nobody's rating, whoever plays."""

    admits_bots: bool | None = None
    """Whether bot accounts may take an open seat; by default only where they need the link."""

    moves_told: bool = True
    """Whether bot accounts are told which moves are legal."""


class JoinWish(Wire, frozen=True):
    """Takes an open seat, or gives one's own another name."""

    name: Name = ""
    """What the visitor is called."""


class SeatRating(Wire, frozen=True):
    """The strength of whoever has the seat: of an account in this game, or of a bot."""

    value: int
    sure: bool
    """False while the rating is still a first estimate."""

    change: int | None
    """By how much this game changed it, once a rated game is over."""


class BotWish(Wire, frozen=True):
    """The bot that should take an open seat."""

    level: Level


class WarmUp(Wire, frozen=True):
    """A game against a bot that somebody has played while they waited for an opponent."""

    table: str
    """Its id."""

    succession: list[int] | None
    """The seats whose players want that game to go on, with the newcomer in place of the bot; None where nobody is
    asked. A new game begins as soon as somebody answers no or moves."""


class SuccessionAnswer(Wire, frozen=True):
    """Whether the warm-up should go on instead of a new game."""

    agreed: bool


class PairWish(Wire, frozen=True):
    """Asks to play this game, with its usual options, against somebody of similar strength who asks for it."""

    game: Annotated[str, Meta(max_length=24)]
    name: Name = ""
    """What the visitor is called."""

    timed: bool = True
    """Whether the game has a clock. Races have none in any case: their rounds are timed."""


class SeatInfo(Wire, frozen=True):
    """A seat of a table."""

    kind: Literal["human", "bot", "open"]
    name: str
    level: str | None
    """Of a bot."""

    yours: bool
    """Whether this visitor holds the seat."""

    present: bool
    """Whether somebody is connected for this seat; always true for a bot."""

    rating: SeatRating | None
    """None for a guest, and if one person has several seats."""

    away: int | None = None
    """For how many milliseconds its player has been away; None if they are present, and for a bot or an open seat."""

    vacant: int | None = None
    """In how many milliseconds the others may let a bot play for this seat; None if they may not."""

    claim: int | None = None
    """In how many milliseconds the others may claim the game against this seat, whose player has left: with
    `!claim win` or `!claim draw` in a game of two, otherwise with `!out`; None if they may not."""

    awaited: bool = False
    """Whether the clock waits for this player, who has not come yet."""

    bot_account: bool = False
    """Whether an account that is a bot has the seat. Its kind is `human` all the same: the server does not play for
    it."""

    reclaimable: bool = False
    """Whether this visitor may say that the seat is theirs, and ask the other players for it."""

    freeable: bool = False
    """Whether this visitor opened the table and may free the seat, which nobody has used."""

    devices: int = 0
    """Of this visitor's seat, how many further devices hold it beside this one and the one where it was taken."""


class TableInfo(Wire, frozen=True):
    """A table as one visitor may see it."""

    id: str
    game: str
    options: dict[str, Value]
    """All options."""

    secret: bool
    """Whether players have secrets; if they do, people who share a screen take turns behind a curtain."""

    racing: bool
    """Whether players act at the same time, so that a player can move again before the last move is acknowledged."""

    advised: bool
    """Whether this game has hints, for those who may ask for one."""

    reviewed: bool
    """Whether the finished game can be reviewed."""

    seats: list[SeatInfo]
    clock: ClockRule | None
    deal: str | None
    """The code with which others can play the same cards; of a duel, once the game is over."""

    next: str | None
    """The table of the rematch, once everybody has asked for one."""

    rated: bool | None
    """Whether the game changes ratings; None while that depends on who takes the open seats."""

    friendly: bool
    """Whether the table was opened as a friendly game, which changes no ratings."""

    helped: bool
    """Whether the only human player got a hint or took back a move against bots, and so can no longer gain rating."""

    public: bool
    """Whether the lobby lists it."""

    opened: bool
    """Whether this visitor opened the table, and so may withdraw it or give an open seat to a bot."""

    withdrawn: bool
    """Whether the table was withdrawn before the game began."""

    admits_bots: bool
    """Whether bot accounts may take an open seat."""

    moves_told: bool
    """Whether bot accounts are told which moves are legal."""

    spectators: int
    """How many people without a seat are connected."""

    gallery: bool
    """Whether spectators may chat among themselves."""

    reclaims: list[int]
    """The seats that somebody without a key says are theirs; for this visitor to answer if they hold another one."""

    reclaiming: int | None
    """The seat that this visitor says is theirs, until the other players have answered."""
    room: str | None = None
    """The room in which it was opened, for those who are in it."""

    warm_up: WarmUp | None = None
    """For its players: the game that one of them has played against a bot while they waited."""

    waits_at: str | None = None
    """For its player, who warms up here: the table where they wait for an opponent."""

    tournament: str | None = None
    """The tournament that it belongs to, for its players."""
