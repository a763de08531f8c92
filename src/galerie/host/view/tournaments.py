"""Tournaments as they are stored, as messages. Points are stored in halves; in an arena they are shown like that."""

from galerie.core import options
from galerie.games import find
from galerie.host import wire
from galerie.host.store.rows import StoredEntrant, StoredPairing, StoredSettings
from galerie.host.tournaments.standings import TIE_BREAKS, Standing, System, TieBreak
from galerie.host.view.messages import clock_rule


def settings(stored: StoredSettings, organiser: str) -> wire.TournamentWish:
    chosen = options.parse(find(stored.game).options, stored.options)
    return wire.TournamentWish(
        title=stored.title,
        game=stored.game,
        system=stored.system,
        name=organiser,
        options=options.values(chosen),
        twice=stored.twice,
        rounds=stored.rounds,
        minutes=stored.minutes,
        clock=clock_rule(stored.clock) if stored.clock else None,
        rated=stored.rated,
        automatic=stored.automatic,
        grace=stored.grace,
    )


def player(entrant: StoredEntrant, name: str, *, present: bool) -> wire.TournamentPlayer:
    return wire.TournamentPlayer(entrant.number, name, present and not entrant.gone, entrant.gone)


def standing(system: System, found: Standing) -> wire.TournamentStanding:
    named = zip(TIE_BREAKS[system], found.ties, strict=True)
    return wire.TournamentStanding(
        player=found.player,
        rank=found.rank,
        points=points(system, found.points),
        ties=[None if value is None else _tie(system, name, value) for name, value in named],
        won=found.won,
        drawn=found.drawn,
        lost=found.lost,
    )


def pairing(system: System, stored: StoredPairing, *, is_open: bool) -> wire.TournamentPairing:
    """`is_open` says whether its table can be seen."""
    return wire.TournamentPairing(
        number=stored.number,
        round=stored.round,
        first=stored.first,
        second=stored.second,
        table=stored.table if is_open else None,
        points=None if stored.scores is None else [points(system, each) for each in stored.scores],
        played=stored.played,
        came=[*stored.came],
    )


def points(system: System, halves: int) -> float:
    """A win is worth 1, in an arena 2."""
    return float(halves) if system == "arena" else halves / 2


def _tie(system: System, name: TieBreak, value: int) -> float:
    match name:
        case "wins" | "games":
            return abs(value)
        case "berger":
            return value / 4
        case "cut" | "buchholz" | "direct":
            return points(system, value)
