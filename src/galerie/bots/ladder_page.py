"""The ladders in the documentation: a table for each game, between two marks."""

import re

from galerie.bots.ratings import Pairing, Ratings
from galerie.games import find

MARKS = "<!-- ladder {game} -->", "<!-- end of ladder {game} -->"


def command(game: str, ratings: Ratings) -> str:
    """The command that measures this."""
    words = ["galerie ladder", game, f"--games {ratings.games}", f"--seed {ratings.seed}"]
    alone = ["--alone"] if ratings.alone and len(find(game).seats) > 1 else []
    return " ".join([*words, *alone, *(f"--option {option}" for option in ratings.options)])


def table(game: str, ratings: Ratings) -> str:
    """The ladder of a game in Markdown."""
    total = sum(pairing.games for pairing in ratings.pairings)
    lines = [
        f"`{command(game, ratings)}`, {total:,} {'deals' if ratings.alone else 'games'}:",
        "",
        "| level | rating | 95 % interval | games | against the one before |",
        "|---|---|---|---|---|",
    ]
    before = ""
    for player, measured in ratings.players.items():
        interval = f"{measured.low} to {measured.high}" if measured.low < measured.high else ""
        against = _score(ratings.pairings, before, player)
        lines.append(f"| `{player}` | {measured.rating} | {interval} | {measured.games} | {against} |")
        before = player
    return "\n".join(lines)


def written(page: str, game: str, ratings: Ratings) -> str:
    """The page with the table of this game replaced; one that has no marks for the game is returned unchanged."""
    start, end = (mark.format(game=game) for mark in MARKS)
    between = f"{start}\n{table(game, ratings)}\n{end}"
    return re.sub(f"{re.escape(start)}.*?{re.escape(end)}", lambda _: between, page, flags=re.DOTALL)


def _score(pairings: tuple[Pairing, ...], before: str, player: str) -> str:
    """What a player achieved against the one listed before it."""
    for pairing in pairings:
        if (pairing.first, pairing.second) == (before, player):
            return f"{pairing.losses} won, {pairing.draws} drawn, {pairing.wins} lost ({1 - pairing.score:.0%})"
    return ""
