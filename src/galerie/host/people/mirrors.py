"""What is kept in memory of people, and how a host of a cluster follows what others have changed of it."""

from collections.abc import Callable, Collection
from typing import Any, Final

from galerie.host.cluster.news import Mirror, Reading
from galerie.host.people.people import People, Rating, Session, Token
from galerie.host.store.database import Database, marks

Rows = list[tuple[Any, ...]]

RATINGS: Final = "account, game, value, deviation, volatility, games"
PUZZLES: Final = "name, value, deviation, volatility, tries"
SESSIONS: Final = "digest, account, since, browser, seen"
TOKENS: Final = "digest, id, account, name, scopes, since, until, used"


def of_people(
    people: People,
    forget: Callable[[str], None],
    on_renamed: Callable[[str, str, str], None],
    on_ended: Callable[[Collection[str]], None],
) -> dict[str, Mirror[Rows]]:
    """`forget` is called for accounts and guests whose data were removed, `on_renamed` with the old and the new name of
    an account, and `on_ended` with the digests of sessions and tokens that have ended.
    """

    def accounts(ids: Collection[str], rows: Rows) -> None:
        for account, name, bot, since in rows:
            before = people.names.get(account)
            people.add(account, name, since)
            if bot:
                people.bots.add(account)
            if before is not None and before != name:
                on_renamed(account, before, name)
        for account in {*ids} - {account for account, *_ in rows}:
            if account in people.names:
                forget(account)

    def guests(_: Collection[str], rows: Rows) -> None:
        for guest, account in rows:
            people.bind(guest, account)

    def former_guests(_: Collection[str], rows: Rows) -> None:
        for guest, account in rows:
            is_news = guest not in people.bound
            people.bind(guest, account)
            if guest == account and is_news:  # a guest who has had their data removed at another host
                forget(guest)

    def sessions(digests: Collection[str], rows: Rows) -> None:
        for digest, *session in rows:
            people.sessions[digest] = Session(*session)
        _end({*digests} - {digest for digest, *_ in rows}, people.sessions)

    def tokens(digests: Collection[str], rows: Rows) -> None:
        for digest, token, account, name, scopes, *times in rows:
            people.tokens[digest] = Token(token, account, name, frozenset(scopes.split()), *times)
        _end({*digests} - {digest for digest, *_ in rows}, people.tokens)

    def _end(ended: set[str], known: dict[str, Any]) -> None:
        gone = ended & known.keys()
        for digest in gone:
            del known[digest]
        if gone:
            on_ended(gone)

    def ratings(_: Collection[str], rows: Rows) -> None:
        people.ratings.update({(account, game): Rating(*rating) for account, game, *rating in rows})

    def solvers(_: Collection[str], rows: Rows) -> None:
        people.solving.update({(account, game): Rating(*rating) for account, game, *rating in rows})

    def puzzles(_: Collection[str], rows: Rows) -> None:
        people.puzzles.update({name: Rating(*rating) for name, *rating in rows})

    def blocks(persons: Collection[str], rows: Rows) -> None:
        theirs: dict[str, set[str]] = {people.person(person) or "": set() for person in persons}
        for person, blocked in rows:
            theirs.setdefault(people.person(person) or "", set()).add(blocked)
        people.blocked.update(theirs)

    return {
        "accounts": Mirror("id", _of("accounts", "id, name, bot, since", "id"), accounts, people.names.keys),
        "guests": Mirror("guest", _of("guests", "guest, account", "guest"), guests, people.bound.keys),
        "former_guests": Mirror("guest", _of("former_guests", "guest, account", "guest"), former_guests, tuple),
        "sessions": Mirror("digest", _of("sessions", SESSIONS, "digest"), sessions, lambda: people.sessions.keys()),
        "tokens": Mirror("digest", _of("tokens", TOKENS, "digest"), tokens, lambda: people.tokens.keys()),
        "ratings": Mirror("account", _of("ratings", RATINGS, "account"), ratings, tuple),
        "solvers": Mirror("account", _of("solvers", RATINGS, "account"), solvers, tuple),
        "puzzles": Mirror("name", _of("puzzles", PUZZLES, "name"), puzzles, tuple),
        "blocks": Mirror("person", _blocks, blocks, people.blocked.keys),
    }


def _of(table: str, columns: str, column: str) -> Reading[Rows]:
    def read(db: Database, subjects: Collection[str]) -> Rows:
        wanted = f"SELECT {columns} FROM {table} WHERE {column} IN ({marks(subjects)})"  # noqa: S608  our own names
        return db.execute(wanted, [*subjects]).fetchall()

    return read


def _blocks(db: Database, subjects: Collection[str]) -> Rows:
    """Those of the same people too, under the names of the guests that they were."""
    listed = marks(subjects)
    of_these = f"""
        SELECT coalesce(account, person), blocked FROM blocks LEFT JOIN guests ON guest = person
        WHERE person IN ({listed}) OR account IN ({listed})
            OR account IN (SELECT account FROM guests WHERE guest IN ({listed}))
            OR person IN (SELECT account FROM guests WHERE guest IN ({listed}))
    """  # noqa: S608  marks
    return db.execute(of_these, [*subjects] * 4).fetchall()
