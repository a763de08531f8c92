"""The table of a tournament with the results of every round, as a CSV file that a spreadsheet opens."""

import csv
import io
from collections.abc import Iterator
from typing import Final

from galerie.host.wire import TournamentInfo, TournamentPairing
from galerie.texts import say

FORMULA: Final = tuple("=+-@\t\r")


def cross_table(info: TournamentInfo, pairings: list[TournamentPairing], language: str) -> str:
    """A row for each player, the best first, with a column for each round, or, of an arena, for each of their games.

    `3+` is a win against the player of the third row, `3=` a draw and `3-` a defeat; in brackets, nobody has played.
    """
    row_of = {each.player: row for row, each in enumerate(info.standings, 1)}
    results: dict[int, list[str]] = {player: [] for player in row_of}
    for pairing in pairings:
        for player, result in _results(pairing, row_of):
            results[player].append(result)
    columns = max(map(len, results.values()), default=0)
    names = {each.number: each.name for each in info.players}
    heads = ["row", "rank", "player", "points", *info.tie_breaks, "won", "drawn", "lost"]
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([*(say(language, f"tournament-csv-{head}") for head in heads), *range(1, columns + 1)])
    for row, each in enumerate(info.standings, 1):
        ties = ["" if value is None else f"{value:g}" for value in each.ties]
        counts = (each.won, each.drawn, each.lost)
        cells = [row, each.rank, _plain(names[each.player]), f"{each.points:g}", *ties, *counts]
        writer.writerow([*cells, *results[each.player]])
    return out.getvalue()


def _results(pairing: TournamentPairing, row_of: dict[int, int]) -> Iterator[tuple[int, str]]:
    """What a pairing gave each of its players."""
    first, second, points = pairing.first, pairing.second, pairing.points
    for player, other, seat in ((first, second, 0), (second, first, 1)):
        if player is None:
            continue
        if points is None:
            yield player, "?"
            continue
        mine, theirs = points[seat], points[1 - seat]
        if other is None:
            yield player, f"({mine:g})"
            continue
        sign = "+" if mine > theirs else "-" if mine < theirs else "=" if mine else "-"
        yield player, f"{row_of[other]}{sign}" if pairing.played else f"({row_of[other]}{sign})"


def _plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name
