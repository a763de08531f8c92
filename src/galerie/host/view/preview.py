"""What is shown beside a link to a table: some words and a card, made from what spectators see.

A game that is over can be shown at any ply; any other only as it stands.
"""

from galerie import bots
from galerie.core import Match, Outcome, Seat
from galerie.games import find
from galerie.host.store.rows import EventRow, TableSetup
from galerie.host.table.timeline import TimedMatch, fold
from galerie.svg.card import Card, Player, draw_card
from galerie.svg.png import png
from galerie.svg.themes import theme_of
from galerie.texts import endings, names, say


def card(setup: TableSetup, match: Match, ply: int | None, language: str) -> Card:
    """The words about a table whose game has come this far."""
    title = names.game_name(language, setup.game)
    heading = " · ".join(names.variants(language, setup.game, setup.options))
    people = [_name(setup, seat, language) for seat in range(len(setup.chairs))]
    outcome, last = match.outcome, len(match.line)
    if outcome is None:
        return Card(title, heading, tuple(map(Player, people)), _invitation(setup, title, language))
    if ply is not None and ply < last:
        told = say(language, "preview-ply", {"ply": ply, "last": last})
        return Card(title, heading, tuple(map(Player, people)), told)
    scores = [f"{score:g}" if outcome.counted else "" for score in outcome.scores]
    placed = zip(people, scores, outcome.ranks, strict=True)
    players = tuple(Player(name, score, rank == 1) for name, score, rank in placed)
    return Card(title, heading, players, _ending(setup.game, outcome, people, language))


def painted(setup: TableSetup, entries: tuple[EventRow, ...], ply: int | None, language: str, theme: str) -> bytes:
    """The card of a table as a PNG. This takes a while: worker processes do it."""
    plies: list[TimedMatch] = []
    for timed in fold(setup, entries):
        plies[len(timed.match.line) :] = [timed]
    last = plies[-1].match
    shown = plies[min(ply, len(last.line))].match if last.outcome and ply is not None else last
    words = card(setup, last, ply, language)
    return png(draw_card(find(setup.game), shown.position.view(None), words, language, theme_of(theme)))


def _name(setup: TableSetup, seat: Seat, language: str) -> str:
    chair = setup.chairs[seat]
    if chair.kind == "open":
        return say(language, "preview-seat-open")
    if chair.name or not chair.level:
        return chair.name or say(language, "preview-seat", {"number": seat + 1})
    before = sum(other.kind == "bot" and other.level == chair.level for other in setup.chairs[:seat])
    level = bots.current(setup.game, chair.level)
    return names.bot_name(language, level, before) or level


def _ending(game: str, outcome: Outcome, people: list[str], language: str) -> str:
    if len(people) == 1:
        return names.ending(language, game, outcome.reason)
    return endings.ending(game, outcome, people, language)


def _invitation(setup: TableSetup, title: str, language: str) -> str:
    """What a table whose game is not over says to somebody who gets a link to it."""
    if setup.withdrawn:
        return say(language, "preview-withdrawn")
    if not setup.waiting:
        return say(language, "preview-playing", {"game": title})
    inviting = next((chair.name for chair in setup.chairs if chair.kind == "human" and chair.name), "")
    if inviting:
        return say(language, "preview-invitation", {"name": inviting, "game": title})
    free = sum(chair.kind == "open" for chair in setup.chairs)
    return say(language, "preview-open", {"game": title, "count": free})
