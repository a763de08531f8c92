"""What is shown beside a link to a table, a puzzle, a deal or a tournament: some words and a card, made from what
everybody may see.

A game that is over can be shown at any ply; any other only as it stands. Of a deal, no card is shown.
"""

from collections.abc import Sequence
from datetime import date

from galerie import bots
from galerie.core import AnyGame, Match, Outcome, Seat, options
from galerie.games import find
from galerie.host.store.rows import EventRow, TableSetup
from galerie.host.table.timeline import TimedMatch, fold
from galerie.host.wire import TournamentInfo
from galerie.study.puzzles import Puzzle, puzzle
from galerie.svg.card import HOUSE, Card, Player, draw_card, draw_house_card
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


def puzzle_card(wanted: Puzzle, language: str) -> Card:
    """The task of a puzzle, in words."""
    task = f"{wanted.game}-puzzle-{wanted.kind}"
    title, heading = names.game_name(language, wanted.game), say(language, f"{task}-title")
    return Card(title, heading, (), say(language, task, wanted.facts))


def painted_puzzle(game: str, name: str, language: str, theme: str) -> bytes:
    """The card of a puzzle as a PNG; in a worker process."""
    wanted = puzzle(find(game), name)
    view = wanted.start().view(wanted.seat)
    drawn = draw_card(find(game), view, puzzle_card(wanted, language), language, theme_of(theme), wanted.seat)
    return png(drawn)


def deal_card(game: AnyGame, code: str, words: Sequence[str], language: str) -> Card:
    """An invitation to play a deal; `words` are the options it is played with."""
    try:
        of_day = date.fromisoformat(code).strftime("%d/%m/%Y")
    except ValueError:
        called = say(language, "deal-coded", {"code": code})
    else:
        called = say(language, "deal-of-day", {"date": of_day})
    heading = " · ".join([called, *names.variants(language, game.name, words)])
    return Card(names.game_name(language, game.name), heading, (), say(language, "deal-how"))


def painted_deal(game: str, code: str, words: Sequence[str], language: str, theme: str) -> bytes:
    """The card of a deal as a PNG, with the empty board; in a worker process."""
    found = find(game)
    start = Match.begin(found, 1, options.parse(found.options, words))
    drawn = draw_card(found, start.view(None), deal_card(found, code, words, language), language, theme_of(theme))
    return png(drawn)


def duel_card(game: AnyGame, name: str, words: Sequence[str], language: str) -> Card:
    """An invitation to a duel that somebody of this name has made; its deal is not told."""
    by = name or say(language, "preview-somebody")
    heading = " · ".join([say(language, "preview-duel", {"name": by}), *names.variants(language, game.name, words)])
    return Card(names.game_name(language, game.name), heading, (), say(language, "preview-duel-how"))


def painted_duel(game: str, name: str, words: Sequence[str], language: str, theme: str) -> bytes:
    """The card of a duel as a PNG, with the empty board; in a worker process."""
    found = find(game)
    start = Match.begin(found, 1, options.parse(found.options, words))
    drawn = draw_card(found, start.view(None), duel_card(found, name, words, language), language, theme_of(theme))
    return png(drawn)


def house_card(language: str, heading: str = "", told: str = "") -> Card:
    """What is said beside a link that leads to no game."""
    return Card(HOUSE, heading, (), told or say(language, "installed-about"))


def painted_house(language: str, theme: str) -> bytes:
    """The card of the house as a PNG; in a worker process."""
    return png(draw_house_card(house_card(language), language, theme_of(theme)))


def room_card(names: Sequence[str], language: str) -> Card:
    """An invitation to a room by whoever keeps it, who is named first."""
    told = say(language, "preview-room", {"name": names[0]}) if names else say(language, "preview-room-empty")
    return house_card(language, say(language, "preview-room-title", {"names": ", ".join(names)}), told)


def friend_card(name: str, language: str) -> Card:
    """An offer of friendship."""
    return house_card(language, name, say(language, "preview-friend", {"name": name}))


def tournament_card(info: TournamentInfo, language: str) -> Card:
    """A tournament in words: an invitation, or who has won it."""
    game, system = info.settings.game, info.settings.system
    heading = f"{names.game_name(language, game)} · {say(language, f'tournament-system-{system}')}"
    return Card(info.settings.title, heading, (), _tournament_told(info, language))


def _tournament_told(info: TournamentInfo, language: str) -> str:
    called = {player.number: player.name or say(language, "tournament-nobody") for player in info.players}
    best = [called[each.player] for each in info.standings if each.rank == 1]
    if info.phase == "open":
        return say(language, "preview-tournament-open", {"count": len(info.players)})
    if info.phase == "playing":
        return say(language, "preview-tournament-playing")
    if len(best) == 1:
        return say(language, "preview-tournament-over", {"name": best[0]})
    return say(language, "preview-tournament-shared", {"names": ", ".join(best)})


def painted_tournament(game: str, words: Sequence[str], card: Card, language: str, theme: str) -> bytes:
    """The card of a tournament as a PNG, with the board as its games begin; in a worker process."""
    found = find(game)
    start = Match.begin(found, 2, options.parse(found.options, words))
    return png(draw_card(found, start.view(None), card, language, theme_of(theme)))


def _name(setup: TableSetup, seat: Seat, language: str) -> str:
    chair = setup.chairs[seat]
    if chair.kind == "open":
        return say(language, "preview-seat-open")
    if chair.name or not chair.level:
        name = chair.name or say(language, "preview-seat", {"number": seat + 1})
        return say(language, "bot-account-named", {"name": name}) if chair.bot_account else name
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
    inviting = next((seat for seat, chair in enumerate(setup.chairs) if chair.kind == "human" and chair.name), None)
    if inviting is not None:
        return say(language, "preview-invitation", {"name": _name(setup, inviting, language), "game": title})
    free = sum(chair.kind == "open" for chair in setup.chairs)
    return say(language, "preview-open", {"game": title, "count": free})
