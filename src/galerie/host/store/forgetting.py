"""What is left of stored values once people have had their data removed."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

import msgspec
from msgspec.structs import replace

from galerie.host.store.rows import Chair, StoredMember, StoredRoom, StoredTournament


def people_of_room(room: StoredRoom) -> frozenset[str]:
    """Everybody a room knows: members, former members, players of its games, and those who are barred."""
    members = (guest for each in (*room.members, *room.former) for guest in (each.guest, *each.holders))
    players = (guest for result in room.results for chair in result.chairs for guest in (chair.guest, *chair.holders))
    return frozenset(filter(None, (room.keeper, *members, *players, *room.barred)))


def room_without(room: StoredRoom, gone: AbstractSet[str]) -> StoredRoom:
    """A room without these people; the games that others have played with them stay, without their names."""
    members = _left(room.members, gone)
    return replace(
        room,
        keeper=members[0].guest if room.keeper in gone and members else room.keeper if members else "",
        members=members,
        former=_left(room.former, gone),
        scores=tuple(each for each in room.scores if each.guest not in gone),
        results=tuple(
            replace(each, chairs=tuple(_chair_without(chair, gone) for chair in each.chairs)) for each in room.results
        ),
        barred={guest: until for guest, until in room.barred.items() if guest not in gone},
    )


def has_words_of(lines: bytes, speakers: AbstractSet[str]) -> bool:
    """Whether one of these has said one of the lines kept with a report."""
    return any(line["by"] in speakers for line in msgspec.json.decode(lines))


def lines_without(lines: bytes, speakers: AbstractSet[str]) -> bytes:
    """The lines kept with a report without those that these have said."""
    return msgspec.json.encode([line for line in msgspec.json.decode(lines) if line["by"] not in speakers])


def lines_unnamed(lines: bytes, speakers: AbstractSet[str]) -> bytes:
    """The lines kept with a report, not saying what these were called."""
    told = msgspec.json.decode(lines)
    return msgspec.json.encode([{**line, "name": ""} if line["by"] in speakers else line for line in told])


def people_of_tournament(tournament: StoredTournament) -> frozenset[str]:
    """Everybody a tournament knows: its organiser, its players, and those who are barred."""
    players = (each.guest for each in tournament.entrants)
    return frozenset(filter(None, (tournament.organiser, *players, *tournament.barred)))


def tournament_without(tournament: StoredTournament, gone: AbstractSet[str]) -> StoredTournament:
    """A tournament without these people; their results stay, under no name."""
    organised = tournament.organiser not in gone
    return replace(
        tournament,
        organiser=tournament.organiser if organised else "",
        organiser_name=tournament.organiser_name if organised else "",
        network=tournament.network if organised else "",
        entrants=tuple(
            replace(each, guest="", name="", gone=True, network="") if each.guest in gone else each
            for each in tournament.entrants
        ),
        barred=tuple(each for each in tournament.barred if each not in gone),
    )


def _left(members: Sequence[StoredMember], gone: AbstractSet[str]) -> tuple[StoredMember, ...]:
    return tuple(
        replace(each, holders=tuple(holder for holder in each.holders if holder not in gone))
        for each in members
        if each.guest not in gone
    )


def _chair_without(chair: Chair, gone: AbstractSet[str]) -> Chair:
    if chair.guest in gone:
        return replace(chair, name="", guest=None, holders=())
    return replace(chair, holders=tuple(holder for holder in chair.holders if holder not in gone))
