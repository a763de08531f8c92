"""Settings of the server: from the command line, the environment and a TOML file.

The command line comes before the environment, the environment before the file, and the file before the defaults.
"""

import ipaddress
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self, TypeAlias, get_args, get_origin, get_type_hints

import msgspec
from platformdirs import user_data_path

from galerie.bots.queue import address
from galerie.core import Refusal
from galerie.host.notices.outgoing import origin
from galerie.host.store.address import Address, Place, place

PREFIX: Final = "GALERIE_"
"""The prefix of environment variables: `GALERIE_PORT` is the setting `port`."""

Said: TypeAlias = tuple[str, Any, str]
"""The name of a setting, its value, and its source."""

Port: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)]
Optional: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Amount: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1_000_000_000)]


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = "127.0.0.1"
    """The address to listen on."""

    port: Port = 8000
    """The port to listen on; 0 takes a free one."""

    data: Place = field(default_factory=lambda: user_data_path("galerie") / "tables.sqlite3")
    """The SQLite file in which everything is stored, or the address of a PostgreSQL database: `postgresql://…`."""

    cluster_address: str = ""
    """`HOST:PORT` at which other hosts reach this one; with it, several hosts serve one PostgreSQL database."""

    lease_seconds: Annotated[float, msgspec.Meta(ge=2, le=60)] = 10.0
    """For how many seconds a host of a cluster holds its tables without a sign of life; it gives three in that time."""

    valkey: str = field(default="", metadata={"secret": True})
    """The address of Valkey or Redis, through which hosts of a cluster hear of changes sooner: `redis://HOST:6379`."""

    bot_workers: Count = 1
    """Processes in which bots think."""

    queue: str = field(default="", metadata={"secret": True})
    """The address of a queue in Valkey, `redis://:PASSWORD@HOST:PORT/NUMBER`, for bots that think on other machines."""

    queue_jobs: Count = 256
    """Moves of bots that one server may have in the queue; there are never more than the workers have cores."""

    study_workers: Count = 1
    """Processes for hints, lessons, puzzles and replays; they start when they are first needed."""

    review_workers: Count = 1
    """Processes for reviews of games; they start when they are first needed."""

    work_per_person: Count = 64
    """Hints, replays and the like that one account, or one address, may have waiting for their turn."""

    work_waiting: Count = 512
    """The same for everybody together; beyond it only those are refused who have had their share."""

    waiting_seconds: Amount = 60.0
    """The most seconds that such work may wait for its turn."""

    thinking_seconds: Amount = 60.0
    """The most seconds that a bot may think about a move."""

    work_seconds: Amount = 30.0
    """The most seconds that a hint, a replay or the like may take."""

    review_seconds: Amount = 180.0
    """The most seconds that a review of a game may take."""

    judgements: Count = 32
    """Judgements of positions under way or waiting; beyond it addresses have their share."""

    judgements_per_address: Count = 8
    """The same for the visitors of one address."""

    judgement_seconds: Amount = 60.0
    """The most seconds that a judgement may take, waiting included."""

    shared_analyses: Count = 100
    """Analyses that one person may have shared; the oldest makes room for one more."""

    analyses_per_hour: Count = 120
    """Analyses that one account, or the guests of one address, may share in an hour."""

    friends_per_person: Count = 200
    """Friends that one person may have."""

    challenges_per_person: Count = 10
    """Challenges of one person that may wait for an answer."""

    challenges_per_hour: Count = 60
    """Challenges that one person may make in an hour."""

    challenge_notices_per_hour: Count = 20
    """Notices of challenges that one person gets in an hour from friends, and from others; more wait without one."""

    table_events: Count = 5_000
    """Events of one table; more than any game has."""

    record_lines: Count = 5_000
    """Lines of a record, its variations included."""

    record_bytes: Count = 64 * 1024
    """Bytes of a record that is analysed, its variations included."""

    record_games: Count = 5_000
    """Games of a file of records in another program's format."""

    moments_per_page: Count = 500
    """Moments of a game that are sent at once; the rest comes in further pages."""

    page_bytes: Count = 1024 * 1024
    """Bytes of such a page; it ends with the moment that fills them."""

    games_per_page: Count = 20
    """Games of a person that are sent at once; the rest comes in further pages."""

    pairings_per_page: Count = 200
    """Pairings of a tournament that are sent at once; the rest comes in further pages."""

    preview_bytes: Count = 32 * 1024 * 1024
    """Bytes of the pictures beside links that are kept; the one asked for longest ago makes room."""

    tables_waking: Count = 16
    """Long tables that are loaded at the same time, a quarter of them for one account or address; others wait."""

    analysis_workers: Count = 2
    """Processes that judge positions for those who analyse games; they start when they are first needed."""

    bot_pause: Amount = 0.6
    """The least seconds a bot takes, so that people can follow; with 0 it has no pace either and moves at once."""

    bots: str = ""
    """Bots of your own as `GAME=FILE.py:FUNCTION`, separated by commas; people find them among the opponents."""

    ready_check: bool = True
    """Whether a race starts only when everybody has said that they are ready, after a count of three."""

    ready_grace: Amount = 60.0
    """Seconds after which those who are ready may start a race without a player who is there and does not say so."""

    requests_per_minute: Count = 1200
    """Requests and handshakes from one address."""

    assets_per_minute: Count = 12_000
    """Requests from one address for parts of the web client, of which a page has dozens."""

    bot_requests_per_minute: Count = 600
    """Requests with one token of a bot account."""

    tokens_per_account: Count = 10
    """Tokens of one bot account."""

    sign_ins_per_minute: Count = 8
    """Passphrases tried for one name from one address in a minute."""

    sign_ins_per_hour: Count = 40
    """The same in an hour."""

    sign_ins_of_name: Count = 200
    """Passphrases tried for one name in an hour, from all addresses where nobody has signed in under it."""

    sign_ins_of_address: Count = 40
    """Passphrases tried for all names from one address, and accounts created there, in a minute."""

    accounts_per_hour: Count = 60
    """Accounts that are created from one address."""

    sessions_per_account: Count = 100
    """Devices on which one account may be signed in; the one unused for longest is signed out."""

    messages_per_second: Amount = 50.0
    """Messages on one WebSocket; four seconds' worth of them may come at once."""

    messages_per_guest: Amount = 0.0
    """The same on all WebSockets of one person; 0 means four times as many as on one."""

    messages_per_address: Amount = 0.0
    """The same on all WebSockets of one address, shared out among its people; 0 means eighty times as many."""

    message_characters: Count = 4 * 1024
    """Characters of a message on a WebSocket; above sixteen times as many bytes the connection is closed."""

    malformed_messages: Count = 10
    """Malformed messages in a row before a WebSocket is closed."""

    chat_per_person: Count = 5
    """Lines of chat that one person may say at a table in ten seconds."""

    chat_per_address: Count = 10
    """Lines that all spectators of one address may say at a table in ten seconds; beyond it they are shared out."""

    chat_per_room: Count = 20
    """Lines of chat that all people in a room may say in ten seconds; beyond it they are shared out."""

    reclaims_per_guest: Count = 3
    """How often one guest may say in vain that a seat at a table is theirs."""

    reclaims_per_table: Count = 20
    """How often those of all guests may be declined in an hour, at one table."""

    reclaim_minutes: Count = 10
    """After how many minutes without an answer somebody else may say that the same seat is theirs."""

    sockets_per_address: Count = 5000
    """WebSockets that one address may have open; never more than half of `connections`."""

    sockets_per_guest: Count = 100
    """WebSockets that one person may have open."""

    sockets_per_table: Count = 500
    """WebSockets of those who only watch one table, one tournament, or one room on a big screen; beyond it they are
    shared out among addresses.
    """

    connections: Optional = 0
    """Connections of any kind; 0 means as many as the open files that the system allows."""

    request_bytes: Count = 256 * 1024
    """Bytes of the body of a request."""

    request_seconds: Amount = 20.0
    """The most seconds that a request may take to arrive."""

    unread_seconds: Amount = 20.0
    """The most seconds that a visitor may leave unread what was sent to them."""

    unread_bytes: Count = 64 * 1024 * 1024
    """Bytes that may wait for all visitors who do not read."""

    unfinished_bytes: Count = 64 * 1024 * 1024
    """Bytes that are held of requests and messages that have not arrived whole."""

    backlog_bytes: Count = 256 * 1024
    """Bytes that may wait for one WebSocket."""

    allowed_hosts: str = ""
    """Names of this server beside those of local networks, separated by commas; `*` allows any."""

    public_tables_waiting: Count = 3
    """Public tables at which one person may wait."""

    public_tables_per_address: Count = 30
    """Public tables listed that one account, or the guests of one address, have opened."""

    public_tables: Count = 1000
    """Public tables listed; those whose players have been away longest make room."""

    public_tables_listed: Count = 100
    """Tables of the lobby that visitors are sent: of those that wait, and of those that play, the newest."""

    tables_per_hour: Count = 600
    """Tables that one account, or the guests of one address, may open in an hour."""

    public_hours: Count = 72
    """For how many hours a public correspondence game waits for players while nobody is connected."""

    unbegun_days: Count = 30
    """After how many days a table is removed whose game has not begun."""

    word_list: str = ""
    """A file of words that neither names nor the chat may contain, one on each line; without it there is no filter."""

    reports_per_hour: Count = 10
    """Reports of people by one account, or by the guests of one address."""

    report_bytes: Count = 8 * 1024
    """Bytes of the lines of chat that are kept with a report."""

    reports_kept: Count = 2_000
    """Reports that are kept; the oldest make room."""

    report_days: Count = 90
    """For how many days a report is kept."""

    blocks_per_hour: Count = 60
    """People whom one account, or the guests of one address, may block in an hour."""

    blocks_of_person: Count = 200
    """People whom one person may have blocked."""

    removals_per_hour: Count = 20
    """Guests of one address who may have their data removed."""

    exports_per_hour: Count = 6
    """Exports of their data by one account, or by the guests of one address."""

    export_bytes: Count = 32 * 1024 * 1024
    """Bytes of such an export."""

    admin_minutes: Count = 60
    """After how many minutes an administrator is signed out."""

    notice_pause: Amount = 20.0
    """Seconds for which a player must be away from a table, with something to do there, before they are called back."""

    notice_seconds: Amount = 10.0
    """The most seconds that a push service or a web hook may take to accept a notice."""

    notice_tests_per_minute: Count = 6
    """Notices that one account, or the guests of one address, may send to themselves in a minute."""

    notices_waiting: Count = 1000
    """Notices that may wait to be sent; more are lost of those who have had their share."""

    notices_per_person: Count = 50
    """The same for one person."""

    devices_per_person: Count = 10
    """Devices on which one person may be told; the one unused for longest makes room."""

    devices: Count = 100_000
    """Devices and web hooks of all people; the same."""

    devices_per_hour: Count = 60
    """Devices and web hooks that one account, or the guests of one address, may add in an hour."""

    notice_hosts: str = ""
    """Push services and web hooks that may be private and without TLS: `http://127.0.0.1:9000`, separated by commas."""

    rooms_per_person: Count = 20
    """Rooms that one person may be in."""

    rooms_per_hour: Count = 30
    """Rooms that one account, or the guests of one address, may open in an hour."""

    room_members: Count = 8
    """People in one room."""

    room_tables: Count = 12
    """Games under way in one room."""

    room_days: Count = 180
    """After how many days a room is removed that nobody has visited."""

    duels_per_person: Count = 50
    """Duels that one person may have made; the oldest makes room for one more."""

    duel_tries: Count = 50
    """People who may play one duel."""

    duel_tries_per_address: Count = 30
    """Of those, people at one address, unless the duel was made there; accounts older than a day do not count."""

    duel_days: Count = 180
    """After how many days a duel is removed; the games stay."""

    tournaments_per_person: Count = 10
    """Tournaments that one person may organise which are not over."""

    tournaments_per_hour: Count = 10
    """Tournaments that one account, or the guests of one address, may open in an hour."""

    tournament_players: Count = 64
    """Players of one tournament."""

    tournament_players_per_address: Count = 32
    """Of those, players at one address, unless the organiser is there; accounts older than a day do not count."""

    tournament_rounds: Count = 50
    """Rounds of one tournament."""

    tournament_games: Count = 2000
    """Pairings of an arena; it pairs no more after them."""

    tournaments_playing: Count = 100
    """Tournaments under way; beyond it accounts and addresses have their share."""

    tournaments_playing_per_address: Count = 10
    """Of those, tournaments that one account, or the guests of one address, have begun."""

    tournament_quiet_days: Count = 30
    """After how many days a tournament ends in which nothing happens, besides what its players have time for."""

    tournament_pause: Amount = 20.0
    """Seconds between the last game of a round and the next round."""

    tournament_record_bytes: Count = 16 * 1024 * 1024
    """Bytes of the records of one tournament."""

    tournament_record_bytes_per_hour: Count = 64 * 1024 * 1024
    """Bytes of such records that one account, or the guests of one address, may read in an hour."""

    tournament_days: Count = 365
    """After how many days a tournament is removed in which nothing has happened."""

    trusted_proxies: str = "127.0.0.1,::1"
    """Addresses or networks of reverse proxies whose forwarding headers are trusted, separated by commas."""

    drain_seconds: Amount = 5.0
    """The most seconds that the server takes to finish what is under way when it is stopped."""

    log_format: Literal["human", "json"] = "human"
    """Lines for people, or one JSON object per line."""

    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    """The least level that is logged; with `info`, every request and connection is."""

    metrics_token: str = field(default="", metadata={"secret": True})
    """A bearer token with which `/metrics` can be read from anywhere; without it only this machine can."""

    fast: bool = True
    """Use what was written for speed against the internals of other packages; see `host.socket.fast`."""


SECRETS: Final = frozenset(each.name for each in fields(Settings) if each.metadata.get("secret"))
"""Settings that are never printed, not even if they are wrong."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """Settings, and the source of each that is not the default."""

    settings: Settings
    sources: Mapping[str, str]

    @classmethod
    def among(cls, said: Iterable[Said], environment: Mapping[str, str], file: Path | None = None) -> Self:
        """The settings in force, or a refusal."""
        values: dict[str, Any] = {}
        sources: dict[str, str] = {}
        for name, value, source in (*_of_file(file), *_of_environment(environment), *said):
            # values in a file have types; elsewhere everything is text
            values[name] = _read(name, value, source, strict=source == str(file))
            sources[name] = source
        return cls(Settings(**values), sources)

    def __str__(self) -> str:
        """As a TOML file with the same settings; secrets are only mentioned."""
        return "".join(f"{line}\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        for each in fields(Settings):
            value = getattr(self.settings, each.name)
            source = f"  # {self.sources[each.name]}" if each.name in self.sources else ""
            if isinstance(value, Address) and value.has_password:
                source += ", without its password" if source else "  # without its password"
            if each.name not in SECRETS:
                yield f"{each.name} = {_toml(value)}{source}"
            elif value:
                yield f"# {each.name} is a secret{source}"


def _of_file(path: Path | None) -> Iterator[Said]:
    if path is None:
        return
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Refusal("file-unreadable", file=str(path), reason=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise Refusal("file-not-text", file=str(path)) from error
    except tomllib.TOMLDecodeError as error:
        raise Refusal("settings-malformed", file=str(path), reason=str(error)) from error
    yield from ((name, value, str(path)) for name, value in told.items())


def _of_environment(environment: Mapping[str, str]) -> Iterator[Said]:
    """Other variables with the prefix are ignored: an orchestrator may have set them."""
    for each in fields(Settings):
        variable = PREFIX + each.name.upper()
        if environment.get(variable):
            yield each.name, environment[variable], variable


def _read(name: str, value: Any, source: str, *, strict: bool) -> Any:
    kinds = get_type_hints(Settings, include_extras=True)
    if name not in kinds:
        raise Refusal("setting-unknown", setting=name, source=source, settings=", ".join(kinds))
    kind = kinds[name]
    try:
        if kind is bool and not strict:
            value = {"yes": True, "no": False}.get(str(value).lower(), value)
        read = msgspec.convert(value, str if kind == Place else kind, strict=strict)
        if name == "trusted_proxies":
            networks(read)
        if name == "notice_hosts":
            origins(read)
        if name in ("queue", "valkey") and read:
            address.check(read)
        return place(read) if kind == Place else read
    except Refusal:
        raise
    except (msgspec.ValidationError, ValueError) as error:
        if name in SECRETS:
            raise Refusal("setting-secret", setting=name, source=source) from None
        raise _wrong(name, value, source, kind) from error


def _wrong(name: str, value: Any, source: str, kind: Any) -> Refusal:
    if get_origin(kind) is Literal:
        choices = ", ".join(get_args(kind))
        return Refusal("setting-choice", setting=name, source=source, value=str(value), choices=choices)
    if get_origin(kind) is Annotated:
        number, bounds = get_args(kind)
        sort = "whole" if number is int else "any"
        most = str(bounds.le)
        return Refusal(
            "setting-number", setting=name, source=source, value=str(value), sort=sort, least=bounds.ge, most=most
        )
    return Refusal("setting-text", setting=name, source=source, value=str(value))


def networks(told: str) -> list[str]:
    """The networks of a list separated by commas, or ValueError."""
    return [str(ipaddress.ip_network(each.strip(), strict=False)) for each in told.split(",") if each.strip()]


def origins(told: str) -> frozenset[str]:
    """The origins of a list separated by commas, or ValueError."""
    found = [each.strip() for each in told.split(",") if each.strip()]
    if not all(each.startswith(("http://", "https://")) for each in found):
        raise ValueError(told)
    return frozenset(map(origin, found))


def _toml(value: Any) -> str:
    # a JSON string is a TOML string too
    return msgspec.json.encode(str(value) if isinstance(value, Path | Address) else value).decode()
