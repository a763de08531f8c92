"""Routes of friends, challenges, profiles and leaderboards."""

from collections.abc import Callable
from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from galerie.core import Refusal
from galerie.games import find
from galerie.host.lobby.challenges import Challenges
from galerie.host.lobby.pairing import usual_options, usual_seats
from galerie.host.notices.notice import Notice
from galerie.host.people import leaders, profiles
from galerie.host.people.friends import Friends
from galerie.host.table.registry import TableRegistry
from galerie.host.wire import (
    Challenge,
    ChallengeWish,
    DealBoard,
    FriendList,
    FriendOffer,
    Leaderboard,
    Profile,
    ProfileWish,
    TableInfo,
    TableWish,
)

Asking = Request[Any, Any, Any]
TheRegistry = NamedDependency[TableRegistry]
TheFriends = NamedDependency[Friends]
TheChallenges = NamedDependency[Challenges]
Guest = NamedDependency[str]
PersonName = Annotated[str, PathParameter(max_length=100)]
Code = Annotated[str, PathParameter(max_length=40)]
Key = Annotated[str, QueryParameter(max_length=60)]


@get("/api/me/friends", summary="The visitor's friends, and who of them is here")
async def my_friends(request: Asking, registry: TheRegistry, friends: TheFriends, guest: Guest) -> FriendList:
    _refuse_guest(registry, guest)
    return await friends.listed(guest, _here(request, registry))


@post("/api/me/friends/link", status_code=200, summary="Make a new link for friends; the one before ends")
async def renew_friend_link(request: Asking, registry: TheRegistry, friends: TheFriends, guest: Guest) -> FriendList:
    _refuse_guest(registry, guest)
    await friends.renew_link(guest)
    return await friends.listed(guest, _here(request, registry))


@delete("/api/me/friends/{person:str}", status_code=200, summary="End a friendship, for both")
async def end_friendship(
    person: PersonName, request: Asking, registry: TheRegistry, friends: TheFriends, guest: Guest
) -> FriendList:
    _refuse_guest(registry, guest)
    await friends.part(guest, person)
    return await friends.listed(guest, _here(request, registry))


@get("/api/friends/{friend_code:str}", summary="Whose friend one becomes by this link")
async def friend_offer(friend_code: Code, registry: TheRegistry, friends: TheFriends, guest: Guest) -> FriendOffer:
    account = await friends.offering(friend_code)
    return FriendOffer(registry.people.names[account], account == guest)


@post("/api/friends/{friend_code:str}", status_code=200, summary="Become a friend of whoever has this link")
async def make_friends(
    friend_code: Code, request: Asking, registry: TheRegistry, friends: TheFriends, guest: Guest
) -> FriendList:
    _refuse_guest(registry, guest)
    await friends.agree(guest, friend_code)
    return await friends.listed(guest, _here(request, registry))


@get("/api/me/challenges", summary="Challenges to the visitor and by them")
async def my_challenges(registry: TheRegistry, challenges: TheChallenges, guest: Guest) -> list[Challenge]:
    """Nobody challenges a guest."""
    return await challenges.listed(guest) if guest in registry.people.names else []


@post("/api/me/challenges", summary="Challenge an account to a game: a table with a seat for it")
async def challenge(
    data: JSONBody[ChallengeWish], registry: TheRegistry, challenges: TheChallenges, guest: Guest
) -> TableInfo:
    _refuse_guest(registry, guest)
    game = find(data.game)
    if game.seats.stop <= 2:
        raise Refusal("pair-alone")
    challenged = await challenges.find(guest, data.name)
    wish = TableWish(game.name, usual_seats(game, ""), usual_options(game), clock=data.clock)
    table = await registry.open(guest, wish)
    await challenges.note(table.id, guest, challenged, game.name)
    if not registry.people.has_blocked(challenged, guest):
        registry.calls.challenge(challenged, await challenges.listed(challenged))
        if await challenges.may_notify(challenged, guest):
            notice = Notice("challenge", game.name, table.id, registry.people.names[guest])
            registry.services.notices.tell(challenged, notice)
    return table.view.info(guest)


@delete("/api/me/challenges/{table_id:str}", status_code=200, summary="Decline a challenge, to a table or a duel")
async def decline_challenge(
    table_id: FromPath[str], registry: TheRegistry, challenges: TheChallenges, guest: Guest
) -> list[Challenge]:
    _refuse_guest(registry, guest)
    await challenges.decline(guest, table_id)
    listed = await challenges.listed(guest)
    registry.calls.challenge(guest, listed)
    return listed


@get("/api/people/{person:str}", summary="What everybody may know of an account, and how the visitor fares against it")
async def profile(person: PersonName, registry: TheRegistry, guest: Guest, before: Key = "") -> Profile:
    most = registry.services.limits.games_listed
    return await profiles.profile(registry.store, registry.people, person, guest, before, most)


@put("/api/me/profile", summary="Show one's profile to others, or hide it")
async def show_profile(data: JSONBody[ProfileWish], registry: TheRegistry, guest: Guest) -> None:
    """Whoever hides it is on no leaderboard either."""
    _refuse_guest(registry, guest)
    await profiles.show(registry.store, guest, listed=data.listed)


@get("/api/leaderboards/{game:str}", summary="The highest ratings in a game")
async def leaderboard(game: FromPath[str], registry: TheRegistry) -> Leaderboard:
    return await leaders.leaderboard(registry.store, game)


@get("/api/leaderboards/{game:str}/{code:str}", summary="The best results of a deal of the day")
async def deal_board(game: FromPath[str], code: Code, registry: TheRegistry, guest: Guest) -> DealBoard:
    """Of today's deal, the scores and the tables only for whoever has finished it."""
    return await leaders.deal_board(registry.store, registry.people, game, code, guest)


def _here(request: Asking, registry: TableRegistry) -> Callable[[str], bool]:
    """Whether somebody is connected, to this host or another."""
    limits, calls = request.app.state.socket_limits, registry.calls
    return lambda person: limits.has(person) or calls.is_elsewhere(person)


def _refuse_guest(registry: TableRegistry, guest: str) -> None:
    if guest not in registry.people.names:
        raise Refusal("account-needed")


FRIENDS = [
    my_friends,
    renew_friend_link,
    end_friendship,
    friend_offer,
    make_friends,
    my_challenges,
    challenge,
    decline_challenge,
    profile,
    show_profile,
    leaderboard,
    deal_board,
]
