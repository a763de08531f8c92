"""Routes of the visitor's own account, sessions and games."""

from collections.abc import Callable, Iterator
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from galerie import bots
from galerie.core import Refusal
from galerie.games import GAMES
from galerie.host.people import games, ratings
from galerie.host.people.accounts import Accounts
from galerie.host.people.devices import browser_name
from galerie.host.people.games import Filter
from galerie.host.people.guests import Guests
from galerie.host.people.sessions import digest as digest_of
from galerie.host.socket.connection import Connection
from galerie.host.store.schema import plain
from galerie.host.table.registry import TableRegistry
from galerie.host.web.origin import sender
from galerie.host.wire import (
    AccountInfo,
    Device,
    GameList,
    Me,
    PassphraseWish,
    RecoveryCodes,
    RecoveryCodesWish,
    RecoveryWish,
    RemovalWish,
    RenamingWish,
    SignInWish,
    SignUpWish,
)
from galerie.texts import choose
from galerie.texts.names import bot_title

Asking = Request[Any, Any, Any]
TheRegistry = NamedDependency[TableRegistry]
TheAccounts = NamedDependency[Accounts]
Guest = NamedDependency[str]

GameName = Annotated[str | None, QueryParameter(max_length=24)]
Over = Annotated[bool | None, QueryParameter()]
Opponent = Annotated[str, QueryParameter(max_length=40)]
PageKey = Annotated[str, QueryParameter(max_length=64, pattern=r"^([0-9]{1,18}\.[A-Za-z0-9_-]+)?$")]

DEVICE_ID = 16
"""Characters of a session's digest that name its device to its owner."""


@get("/api/me", summary="The visitor: a guest, or an account with its ratings")
async def me(registry: TheRegistry, guest: Guest) -> Me:
    return await _me(registry, guest)


@post("/api/account", summary="Create an account for the guest, and sign in")
async def sign_up(
    request: Asking, data: JSONBody[SignUpWish], registry: TheRegistry, accounts: TheAccounts, guest: Guest
) -> Response[Me]:
    _refuse_signed_in(registry, guest)
    known, browser = _known(request, guest), _browser(request)
    token = await accounts.sign_up(known, data.name, data.passphrase, sender(request), browser)
    return await _signed_in(request, registry, guest, token)


@post("/api/session", summary="Sign in")
async def sign_in(
    request: Asking, data: JSONBody[SignInWish], registry: TheRegistry, accounts: TheAccounts, guest: Guest
) -> Response[Me]:
    _refuse_signed_in(registry, guest)
    bound = _known(request, guest) if data.bring else None
    token = await accounts.sign_in(bound, data.name, data.passphrase, sender(request), _browser(request))
    return await _signed_in(request, registry, guest, token)


@delete("/api/session", status_code=200, summary="Sign out")
async def sign_out(request: Asking, registry: TheRegistry, accounts: TheAccounts) -> Response[None]:
    guests: Guests = request.app.state.guests
    if digest := guests.sessions.digest(request):
        await accounts.sign_out(digest)
    return _signed_out(request, registry, lambda connection: digest is not None and connection.session == digest)


@post("/api/account/passphrase", status_code=200, summary="Change the passphrase")
async def change_passphrase(
    request: Asking, data: JSONBody[PassphraseWish], registry: TheRegistry, accounts: TheAccounts, guest: Guest
) -> Response[Me]:
    """Signs out all other devices."""
    refuse_signed_out(registry, guest)
    token = await accounts.change_passphrase(guest, data.old, data.new, _browser(request))
    return await _signed_in(request, registry, guest, token)


@post("/api/account/removal", status_code=200, summary="Delete the account for good")
async def remove_account(
    request: Asking, data: JSONBody[RemovalWish], registry: TheRegistry, accounts: TheAccounts, guest: Guest
) -> Response[None]:
    refuse_signed_out(registry, guest)
    await accounts.remove(guest, data.passphrase)
    await registry.forget(guest)
    return _signed_out(request, registry, lambda connection: connection.guest == guest)


@get("/api/account", summary="The devices on which the account is signed in, and its recovery codes")
async def account_info(request: Asking, registry: TheRegistry, accounts: TheAccounts, guest: Guest) -> AccountInfo:
    refuse_signed_out(registry, guest)
    guests: Guests = request.app.state.guests
    here = guests.sessions.digest(request)
    devices = [
        Device(digest[:DEVICE_ID], session.browser, session.since, session.seen, digest == here)
        for digest, session in accounts.sessions_of(guest).items()
    ]
    return AccountInfo(devices, await accounts.count_recovery_codes(guest))


@delete("/api/account/devices/{device_id:str}", status_code=200, summary="Sign out one device")
async def sign_out_device(device_id: FromPath[str], registry: TheRegistry, accounts: TheAccounts, guest: Guest) -> None:
    refuse_signed_out(registry, guest)
    found = [digest for digest in accounts.sessions_of(guest) if digest[:DEVICE_ID] == device_id]
    if not found:
        raise Refusal("device-unknown")
    await accounts.sign_out(found[0])
    registry.close_connections(lambda connection: connection.session == found[0])


@post("/api/account/name", status_code=200, summary="Give the account another name")
async def rename_account(
    data: JSONBody[RenamingWish], registry: TheRegistry, accounts: TheAccounts, guest: Guest
) -> Me:
    """It is called so at all tables where it has sat; the old name stays reserved for a while."""
    refuse_signed_out(registry, guest)
    old = await accounts.rename(guest, data.name)
    await registry.rename(guest, old, registry.people.names[guest])
    return await _me(registry, guest)


@post("/api/account/recovery", status_code=200, summary="New recovery codes, which replace those from before")
async def make_recovery_codes(
    data: JSONBody[RecoveryCodesWish], registry: TheRegistry, accounts: TheAccounts, guest: Guest
) -> RecoveryCodes:
    refuse_signed_out(registry, guest)
    return RecoveryCodes(await accounts.make_recovery_codes(guest, data.passphrase))


@post("/api/session/recovery", summary="Choose a new passphrase with a recovery code, and sign in")
async def recover(
    request: Asking, data: JSONBody[RecoveryWish], registry: TheRegistry, accounts: TheAccounts, guest: Guest
) -> Response[Me]:
    """Signs out all other devices."""
    _refuse_signed_in(registry, guest)
    token = await accounts.recover(data.name, data.code, data.passphrase, sender(request), _browser(request))
    return await _signed_in(request, registry, guest, token)


@get("/api/me/games", summary="The visitor's games, the newest first")
async def my_games(
    request: Asking,
    registry: TheRegistry,
    guest: Guest,
    game: GameName = None,
    over: Over = None,
    opponent: Opponent = "",
    before: PageKey = "",
) -> GameList:
    language, wanted = choose(request.headers.get("accept-language", "")), plain(opponent.strip())
    called = frozenset(level for name in GAMES for level in _called(name, wanted, language)) if wanted else frozenset()
    most, chosen = registry.services.limits.games_listed, Filter(game, over, wanted, called)
    return await games.listed(registry.store, registry.people, guest, chosen, before, most)


def _called(game: str, wanted: str, language: str) -> Iterator[str]:
    """The levels of a game whose bot has a name or trade like this, by their names of today and those of before."""
    for level in (*bots.levels(game), *bots.characters(game), *bots.former(game)):
        today = bots.current(game, level)
        if wanted in plain(bot_title(language, today)):
            yield level


async def _signed_in(request: Asking, registry: TableRegistry, guest: str, token: str) -> Response[Me]:
    """The response with the cookie. Open pages reconnect under the account."""
    guests: Guests = request.app.state.guests
    registry.close_connections(lambda connection: connection.guest == guest)
    account = registry.people.sessions[digest_of(token)].account
    return Response(await _me(registry, account), cookies=[guests.sessions.cookie(token, request.scope["scheme"])])


def _signed_out(request: Asking, registry: TableRegistry, where: Callable[[Connection], bool]) -> Response[None]:
    """The response that deletes the cookie. Open pages reconnect under the new identity."""
    guests: Guests = request.app.state.guests
    registry.close_connections(where)
    return Response(None, cookies=[guests.sessions.expired(request.scope["scheme"])])


async def _me(registry: TableRegistry, person: str) -> Me:
    people = registry.people
    return Me(
        name=people.names.get(person),
        ratings=[ratings.shown(game, rating) for game in GAMES if (rating := people.ratings.get((person, game)))],
        solving=[ratings.shown(game, rating) for game in GAMES if (rating := people.solving.get((person, game)))],
        tables=await games.count(registry.store, person),
        bot=person in people.bots,
    )


def _refuse_signed_in(registry: TableRegistry, guest: str) -> None:
    if guest in registry.people.names:
        raise Refusal("signed-in")


def refuse_signed_out(registry: TableRegistry, guest: str) -> None:
    if guest not in registry.people.names:
        raise Refusal("signed-out")


def _browser(request: Asking) -> str:
    return browser_name(request.headers.get("user-agent", ""))


def _known(request: Asking, guest: str) -> str | None:
    """The guest, unless they are new with this request."""
    return None if "fresh_guest" in request.scope["state"] else guest


ACCOUNT = [
    me,
    sign_up,
    sign_in,
    sign_out,
    recover,
    account_info,
    rename_account,
    change_passphrase,
    make_recovery_codes,
    sign_out_device,
    remove_account,
    my_games,
]
