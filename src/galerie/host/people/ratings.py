"""Glicko-2 ratings, one for each game that an account has played; `docs/people.md` says which games are rated.

A finished table is one rating period, in which everybody has met everybody else once. It is computed in the transaction
that stores the end of the game, so that a table is rated once whatever happens.
"""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating

from galerie import bots
from galerie.core import Seat
from galerie.host.people.people import People, Rating
from galerie.host.store.database import Database
from galerie.host.store.rows import Chair, StoredEnding
from galerie.host.wire import GameRating

BOT_DEVIATION: Final = 60.0
"""About the width of the confidence intervals of the arena."""

SURE: Final = 110.0
"""A rating is provisional while its deviation is above this."""

LEFT: Final = {"resigned", "time", "left"}
"""Reasons for which a game ends early; the players who did not cause it have not met each other then."""

RATED: Final = """
    INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (account, game) DO UPDATE
    SET value = excluded.value, deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games
"""


@dataclass(frozen=True, slots=True)
class Change:
    """The change of an account's rating by a finished game."""

    seat: Seat
    account: str
    before: Rating
    after: Rating


def is_rated(game: str, chairs: Sequence[Chair], people: People) -> bool | None:
    """Whether a game is rated: every seat has an account of its own or a bot with a rating, and some have an account.

    Games with bot accounts are not: nobody has measured those. None while that depends on who takes the open seats.
    Whoever sat down as a guest plays as one to the end: nobody can wait for the result before they sign up.
    """
    accounts = [chair.guest for chair in chairs if chair.kind == "human"]
    strangers = any(account not in people.names for account in accounts)
    unmeasured = any(chair.kind == "bot" and bots.rating(game, chair.level or "") is None for chair in chairs)
    strangers |= any(chair.bot_account for chair in chairs)
    if len(chairs) < 2 or strangers or unmeasured or len(accounts) > len({*accounts}):
        return False
    if any(chair.kind == "open" for chair in chairs):
        return None
    return bool(accounts)


def shown(game: str, rating: Rating) -> GameRating:
    return GameRating(
        game=game,
        value=round(rating.value),
        deviation=round(rating.deviation),
        sure=rating.deviation <= SURE,
        games=rating.games,
    )


def after(before: Rating, met: Sequence[tuple[Rating, float]]) -> Rating:
    """The rating after games against these opponents: won 1, drawn 0.5, lost 0."""
    opponents = [(rating_to_mu(other.value), rd_to_phi(other.deviation), score) for other, score in met]
    mu, phi, sigma = update_rating(
        rating_to_mu(before.value), rd_to_phi(before.deviation), before.volatility, opponents
    )
    return Rating(mu_to_rating(mu), phi_to_rd(phi), sigma, before.games + 1)


def meetings(ending: StoredEnding) -> Iterator[tuple[Seat, Seat, float]]:
    """Pairs of seats that have met, and the score of the first against the second."""
    ranks = ending.ranks
    for one, other in combinations(range(len(ranks)), 2):
        if ending.reason not in LEFT or len(ranks) == 2 or ranks[one] != ranks[other]:
            yield one, other, 0.5 if ranks[one] == ranks[other] else float(ranks[one] < ranks[other])


def settle(
    db: Database,
    table_id: str,
    game: str,
    chairs: Sequence[Chair],
    ending: StoredEnding,
    cannot_gain: AbstractSet[Seat],
    at: int = 0,
    *,
    public: bool = False,
) -> tuple[Change, ...]:
    """Rate a finished table, once. Seats that `cannot_gain` can only lose by it.

    `at` is the time; the game of a `public` table is listed in the profiles of its players.
    """
    if db.execute("SELECT 1 FROM changes WHERE table_id = ?", (table_id,)).fetchone():
        return ()
    befores = [_rating(db, game, chair) for chair in chairs]
    met: list[list[tuple[Rating, float]]] = [[] for _ in chairs]
    for one, other, score in meetings(ending):
        met[one].append((befores[other], score))
        met[other].append((befores[one], 1 - score))
    changes: list[Change] = []
    for seat, chair in enumerate(chairs):
        if not chair.guest or not met[seat]:
            continue
        before = befores[seat]
        now = after(before, met[seat])
        if seat in cannot_gain and now.value > before.value:
            now = before
        db.execute(RATED, (chair.guest, game, *now))
        row = (table_id, seat, chair.guest, before.value, now.value, at, public)
        db.execute("INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        changes.append(Change(seat, chair.guest, before, now))
    return tuple(changes)


def _rating(db: Database, game: str, chair: Chair) -> Rating:
    if chair.level:
        return Rating(float(bots.rating(game, chair.level) or 0), BOT_DEVIATION)
    found = db.execute(
        "SELECT value, deviation, volatility, games FROM ratings WHERE account = ? AND game = ?", (chair.guest, game)
    ).fetchone()
    return Rating(*found) if found else Rating()
