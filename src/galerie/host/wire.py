"""Every message between the host and a client, for REST and for the socket alike.

The web client's types are generated from this module (`make wire`), so that both sides are typed from one source.
`docs/protocol.md` tells how the messages follow one another.
"""

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from galerie.core.options import Value
from galerie.core.refusal import Detail

Name: TypeAlias = Annotated[str, Meta(max_length=24)]
Level: TypeAlias = Annotated[str, Meta(max_length=24)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00]*$")]
DealCode: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9-]{4,16}$")]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]


class Wire(Struct, frozen=True, forbid_unknown_fields=True):
    """A message; unknown fields are refused, so that a misspelt one is noticed."""


# What there is to play


class OptionForm(Wire, frozen=True):
    name: str
    default: Value
    values: list[Value]
    rare: bool
    """Whether few people want to change it; a form may fold it away."""

    applies: list[dict[str, list[Value]]]
    """Where it changes anything: where one of these conditions holds, or always if there are none. A condition says
    which values other options must have, and how many players there must be, as `seats`."""


class LevelInfo(Wire, frozen=True):
    name: str
    rating: int | None
    """On the scale of the players' ratings; None where it has not been measured."""


class GameInfo(Wire, frozen=True):
    name: str
    least_seats: int
    most_seats: int
    starts: int | None
    """The seat that moves first; None where options or chance decide that, or where all begin together."""

    options: list[OptionForm]
    levels: list[LevelInfo]
    """Of its bots, the weakest first."""

    daily: str | None
    """The code of today's deal, in games that have deals."""

    has_law: bool = False
    """Whether it has a page of rules."""


class OptionsCheck(Wire, frozen=True):
    """Options to be checked before a table is opened with them."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Value] = {}


class MoveCheck(Wire, frozen=True):
    """A move to be checked before it is made."""

    move: MoveText


class Health(Wire, frozen=True):
    status: Literal["ok"]


class Readiness(Wire, frozen=True):
    status: Literal["ready", "stopping", "failing"]
    saving: bool
    """Whether what was last to be kept could be."""


class HostInfo(Wire, frozen=True):
    address: str | None
    """Where a phone on the same network finds this host; None where it cannot."""


# Words


class WordInfo(Wire, frozen=True):
    """What the lexicon says of a word; of what is none only that."""

    word: str
    """As it is laid in letters: small, without accents or ligatures."""

    accepted: bool
    bases: list[str]
    """The infinitives, singulars… it is a form of, the commonest reading first."""

    band: str | None
    """The smallest vocabulary that has it: `child`, `student`, `adult` or `solver`."""


class WordList(Wire, frozen=True):
    """The words of a pattern."""

    count: int
    words: list[str]
    """The commonest of them, as they are laid in letters."""


# Tables


class ClockRule(Wire, frozen=True):
    per: Literal["move", "game", "correspondence"]
    """Correspondence is per move too, but in days, and goes on while nobody is there."""

    seconds: Annotated[int, Meta(ge=1, le=1_209_600)]
    """At most a day, or fourteen whole days by correspondence."""

    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    """Seconds given back after each move; only for a clock per game."""


class SeatWish(Wire, frozen=True):
    """Who should sit here: the creator, a friend on the creator's screen, whoever has the link, or a bot."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name = ""
    level: Level | None = None


class TableWish(Wire, frozen=True):
    game: Annotated[str, Meta(max_length=24)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Value] = {}
    clock: ClockRule | None = None
    deal: DealCode | None = None
    """The same cards as others who name this code; without one a deal is made up."""

    public: bool = False
    """Shown in the lobby: anybody may take an open seat, and watch. Else only whoever has the link."""

    friendly: bool = False
    """It counts for nobody's rating, whoever comes."""


class JoinWish(Wire, frozen=True):
    name: Name = ""


class SeatRating(Wire, frozen=True):
    """How strong whoever sits here is: an account in this game, or a bot."""

    value: int
    sure: bool
    """Whether it is more than a first guess."""

    change: int | None
    """What the game has done to it, once it is over and counts."""


class BotWish(Wire, frozen=True):
    """Who should take an open seat instead of a person."""

    level: Level


class PairWish(Wire, frozen=True):
    """To play with whoever else wants to play this game, as it is usually played."""

    game: Annotated[str, Meta(max_length=24)]
    name: Name = ""


class SeatInfo(Wire, frozen=True):
    kind: Literal["human", "bot", "open"]
    name: str
    level: str | None
    yours: bool
    present: bool
    """Somebody is connected for this seat; a bot always is."""

    rating: SeatRating | None
    """None for a guest, and where one person has several seats."""

    away: int | None = None
    """For how many milliseconds its person has not been here; None where somebody is, or nobody is to be."""

    vacant: int | None = None
    """In how many milliseconds the others may let a bot play for it; None where they may not."""


class TableInfo(Wire, frozen=True):
    """A table as one visitor may see it."""

    id: str
    game: str
    options: dict[str, Value]
    secret: bool
    """Whether players have secrets: then people who share a screen take turns behind a curtain."""

    racing: bool
    """Whether players act at the same time, so that a player's moves need not wait for the answers to earlier ones."""

    advised: bool
    """Whether hints are to be had in this game, by whoever may ask for one."""

    reviewed: bool
    """Whether there will be a review of the finished game."""

    seats: list[SeatInfo]
    clock: ClockRule | None
    deal: str | None
    """The code by which others can play the same cards."""

    next: str | None
    """The table of the rematch, once everybody wants one."""

    rated: bool | None
    """Whether the game counts for ratings; None while that depends on who is still to come."""

    friendly: bool
    """Whoever opened it wanted it to count for nobody."""

    helped: bool
    """Whether the only person here had advice or a move back from the bots, and so can win no rating any more."""

    public: bool
    opened: bool
    """By this visitor, who may take it back or hand an open seat to a bot."""

    withdrawn: bool
    """Taken back before the game began: nobody plays here any more."""

    spectators: int
    """How many people without a seat are connected."""


# The lobby


class Listing(Wire, frozen=True):
    table: TableInfo
    """As anybody may see it."""

    seconds: int
    """How long it has been waiting or playing, when this was sent."""


class LobbyInfo(Wire, frozen=True, tag_field="kind", tag="lobby"):
    """The public tables, the newest first; sent whole whenever something changes."""

    waiting: list[Listing]
    playing: list[Listing]


# Moments


class Ending(Wire, frozen=True):
    scores: list[float]
    ranks: list[int]
    reason: str
    counted: bool
    """Whether the scores are worth telling, or only say who won."""


class Asked(Wire, frozen=True):
    """What a seat has asked the others to agree to."""

    what: Literal["takeback", "draw", "pause", "takeover"]
    seat: int
    agreed: list[int]
    of: int | None = None
    """The seat that a bot is to play for."""

    keeps: int | None = None
    """How many plies a take-back would leave as they are; what follows them may change."""

    replays: list[int] = []
    """The other seats that a take-back would make play again."""


class Seal(Wire, frozen=True):
    """The proof that a secret was fixed when it was made: SHA-256 of its salt, its seat and its move."""

    version: int
    digest: str
    salt: str | None
    """Told once the game is over; the record tells the move."""


class ClockReading(Wire, frozen=True):
    """The milliseconds each seat has left, and whose are running down, when this was sent."""

    left: list[int]
    running: list[int]


class Countdown(Wire, frozen=True):
    """Until chance or the clock moves by itself, in games that race: milliseconds, when this was sent."""

    left: int
    whole: int
    """What it began with."""


class Moment(Wire, frozen=True):
    """A match as one audience may see it, after the event that led here."""

    version: int
    """How many events the log has: it only grows."""

    ply: int
    """How many moves of the game stand: it falls when one is taken back."""

    seat: int | None
    """Who made the event; -1 is chance or the clock. None at the start."""

    move: str | None
    """The event as this audience may see it. Conduct begins with `!`."""

    view: Any
    """The game's own view: `games.NAME.View`."""

    to_act: list[int]
    moves: dict[int, list[str]]
    """Of the present moment, the legal moves of the seats that are to act: of all where the game hides nothing, else of
    the audience's own."""

    ending: Ending | None
    request: Asked | None
    rematch: list[int]
    """The seats that want to play again."""

    paused: bool
    stand_ins: list[int]
    """The seats that a bot plays for while their person is away."""

    seals: list[Seal]
    """Of the secret moves that were made."""

    clock: ClockReading | None
    countdown: Countdown | None = None
    heard: int | None = None
    """When the host heard of the event, in milliseconds since the first one, downtime left out: whoever was a little
    later shows in it. None where nobody measured."""

    text: str | None = None
    """The view as it draws itself, in games for which the client has no board of their own."""


class Hint(Wire, frozen=True):
    move: str


class Review(Wire, frozen=True):
    """What was possible in a finished game."""

    game: str
    review: Any
    """The game's own: what its reviewer in `galerie.study` returns."""


class Replay(Wire, frozen=True):
    """A recorded game, one moment for each ply."""

    game: str
    options: dict[str, Value]
    racing: bool
    """Whether players acted at the same time: then it matters when each move was heard."""

    names: list[str]
    moments: list[Moment]


# What is said


Room: TypeAlias = Literal["table", "gallery"]


class ChatLine(Wire, frozen=True):
    """Something said or noted at a table. Players are heard by everybody, and so is everybody before and after the
    game; while it goes on spectators are heard in the gallery alone, where players do not listen."""

    number: int
    """It grows from line to line; what the gallery says leaves gaps for players."""

    room: Room
    at: int
    """In milliseconds since 1970."""

    by: str
    """Who speaks, the same at every table but no name: by this somebody is muted. Empty for a note of the host."""

    seat: int | None
    """Of the player who speaks, or of whom something is noted."""

    name: str
    """Of a spectator."""

    text: str
    """Plain text; of a note, conduct as it is logged, `!sat`, `!left` or `!came`."""


# Oneself

AccountName: TypeAlias = Annotated[str, Meta(max_length=100)]
Passphrase: TypeAlias = Annotated[str, Meta(max_length=1000)]
"""Longer than they may be, so that the refusal says how long."""


class GameRating(Wire, frozen=True):
    game: str
    value: int
    deviation: int
    """Two of them below and two above lies what it probably is."""

    sure: bool
    games: int


class Me(Wire, frozen=True):
    name: str | None
    """Of the account that has signed in; None for a guest."""

    ratings: list[GameRating]
    tables: int
    """How many one has sat at."""


class SignUpWish(Wire, frozen=True):
    name: AccountName
    passphrase: Passphrase


class SignInWish(Wire, frozen=True):
    name: AccountName
    passphrase: Passphrase
    bring: bool = True
    """Whether what this browser has played as a guest becomes the account's."""


class PassphraseWish(Wire, frozen=True):
    old: Passphrase
    new: Passphrase


class RemovalWish(Wire, frozen=True):
    passphrase: Passphrase


class Player(Wire, frozen=True):
    kind: Literal["human", "bot", "open"]
    name: str
    level: str | None
    yours: bool


class GameEntry(Wire, frozen=True):
    """One of somebody's games in a list."""

    table: str
    game: str
    seats: list[Player]
    at: int | None
    """When it was last played at, in milliseconds since 1970; None where nobody noted it."""

    to_act: list[int]
    ending: Ending | None
    change: int | None
    """What it did to one's rating, where it counted."""


class GameList(Wire, frozen=True):
    total: int
    page: int
    pages: int
    games: list[GameEntry]


# Trouble


class Problem(Wire, frozen=True):
    """Why something was refused; `text` is in the language of the request."""

    code: str
    text: str
    rule: str | None = None
    details: dict[str, Detail] = {}


# The socket, from the client


class Play(Wire, frozen=True, tag_field="kind", tag="play"):
    """A move of the game, or conduct. Sending the same id twice does it once."""

    id: CommandId
    seat: Seat
    move: MoveText


class Look(Wire, frozen=True, tag_field="kind", tag="look"):
    """Whoever holds several seats wants to see what one of them sees, until it has moved; or no longer wants to."""

    id: CommandId
    seat: Seat | None


class Say(Wire, frozen=True, tag_field="kind", tag="say"):
    """A line of chat. Sending the same id twice says it once."""

    id: CommandId
    text: str
    name: Name = ""
    """What a spectator calls himself; players have the name of their seat."""


class Ping(Wire, frozen=True, tag_field="kind", tag="ping"):
    lag: Annotated[int, Meta(ge=0, le=60_000)] = 0
    """The milliseconds that the shortest ping and its pong took so far: a clock gives back as much, up to its grace."""


Command: TypeAlias = Play | Look | Say | Ping


# The socket, from the host


class Welcome(Wire, frozen=True, tag_field="kind", tag="welcome"):
    """First of all: the table, and what was missed since the version the client named, or where things stand."""

    table: TableInfo
    moments: list[Moment]
    lines: list[ChatLine] = []
    """The newest of what was said."""


class Happened(Wire, frozen=True, tag_field="kind", tag="happened"):
    moment: Moment


class Seated(Wire, frozen=True, tag_field="kind", tag="seated"):
    """Somebody sat down, came, went, or the rematch is ready."""

    table: TableInfo


class Saved(Wire, frozen=True, tag_field="kind", tag="saved"):
    """The command is in the log, durably; its first event has this version."""

    id: str
    version: int


class Said(Wire, frozen=True, tag_field="kind", tag="said"):
    """What somebody said; to whoever said it, with the id of the command. After a game, what the gallery said too."""

    lines: list[ChatLine]
    id: str | None = None


class Refused(Wire, frozen=True, tag_field="kind", tag="refused"):
    id: str | None
    """The command's, where one could be read."""

    problem: Problem


class Pong(Wire, frozen=True, tag_field="kind", tag="pong"):
    pass


encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode

Frame: TypeAlias = Welcome | Happened | Seated | Saved | Said | Refused | Pong
