"""The table of a tournament: points, and what decides between those who have as many, by the usual rules.

Points are counted in halves, so that all of it is whole numbers. A game that was won because somebody did not come, and
a bye, give points like others, but nobody was met: for the sums of opponents' points, whoever has them has met somebody
with as many points as they have themselves.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from galerie.host.store.rows import StoredPairing

System: TypeAlias = Literal["round-robin", "swiss", "arena"]
TieBreak: TypeAlias = Literal["cut", "buchholz", "direct", "berger", "wins", "games"]

TIE_BREAKS: Final[Mapping[System, tuple[TieBreak, ...]]] = {
    "swiss": ("cut", "buchholz", "direct", "wins"),
    "round-robin": ("direct", "berger", "wins"),
    "arena": ("wins", "games"),
}
"""In the order in which they are asked.

- cut: the points of all opponents but the weakest (Buchholz cut 1)
- buchholz: the points of all opponents
- direct: the points in the games of those who are still equal, if all of them have met
- berger: the points of those one has beaten, and half of those one has drawn with (Sonneborn–Berger)
- wins: games that were won at the board
- games: who has needed fewer games
"""

WIN: Final = 2
DRAW: Final = 1
"""In half points."""

Scores: TypeAlias = tuple[int, int]
"""Of a pairing, in half points."""


class Standing(NamedTuple):
    player: int
    rank: int
    """Players who are tied after every tie-break share it."""

    points: int
    ties: tuple[int | None, ...]
    """What each tie-break gave, in half points, berger in quarters; None where it was not asked."""

    won: int
    drawn: int
    lost: int


class Results:
    """What was played so far, as it counts."""

    def __init__(self, players: Iterable[int], pairings: Iterable[StoredPairing]) -> None:
        self.points: Counter[int] = Counter(dict.fromkeys(players, 0))
        self.met: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
        """Opponents of each at the board, and what the games gave."""

        self.unmet: Counter[int] = Counter()
        """For how many results each has met nobody."""

        self.unmet_won: Counter[int] = Counter()
        """The points of those."""

        for each in pairings:
            if each.scores is None:
                continue
            mine, theirs = each.scores
            sides = [(each.first, each.second, mine)]
            if each.second is not None:
                sides.append((each.second, each.first, theirs))
            for player, other, got in sides:
                self.points[player] += got
                if each.played and other is not None:
                    self.met[player].append((other, got))
                else:
                    self.unmet[player] += 1
                    self.unmet_won[player] += got

    def count(self, player: int, got: int) -> int:
        """In how many games somebody got so much."""
        return sum(1 for _, each in self.met[player] if each == got)

    def opponents(self, player: int) -> list[int]:
        """The points of all opponents."""
        return [*(self.points[other] for other, _ in self.met[player]), *[self.points[player]] * self.unmet[player]]

    def tie_break(self, name: TieBreak, player: int, among: Collection[int]) -> int:
        match name:
            case "cut":
                opponents = self.opponents(player)
                return sum(opponents) - min(opponents, default=0)
            case "buchholz":
                return sum(self.opponents(player))
            case "direct":
                return sum(got for other, got in self.met[player] if other in among)
            case "berger":
                met = sum(self.points[other] * got for other, got in self.met[player])
                return met + self.points[player] * self.unmet_won[player]
            case "wins":
                return self.count(player, WIN)
            case "games":
                return -len(self.met[player])

    def have_all_met(self, players: Collection[int]) -> bool:
        return all({other for other, _ in self.met[player]} >= {*players} - {player} for player in players)


def standings(
    system: System,
    players: Sequence[int],
    pairings: Sequence[StoredPairing],
    gone: Collection[int] = (),
    games: int = 0,
) -> list[Standing]:
    """The leader first; players who are tied after every tie-break are in the order of their seeds.

    Of a round robin, where everybody plays so many `games`, those who are `gone` before they have played half of them
    are as if they had never played.
    """
    names = TIE_BREAKS[system]
    if system == "round-robin":
        played = Counter(player for each in pairings if each.played for player in (each.first, each.second))
        cancelled = {player for player in gone if 2 * played[player] < games}
        pairings = [each for each in pairings if not cancelled & {each.first, each.second}]
    results = Results(players, pairings)
    ties: dict[int, dict[TieBreak, int]] = {player: {} for player in players}

    def ranked(group: list[int], left: Sequence[TieBreak]) -> list[list[int]]:
        """A group of equals in smaller ones, the best first."""
        if len(group) == 1 or not left:
            return [group]
        name, *rest = left
        if name == "direct" and not results.have_all_met(group):
            return ranked(group, rest)
        for player in group:
            ties[player][name] = results.tie_break(name, player, group)
        return [part for each in _split(group, lambda player: ties[player][name]) for part in ranked(each, rest)]

    found: list[Standing] = []
    for points in _split(players, lambda player: results.points[player]):
        for group in ranked(points, names):
            rank = len(found) + 1
            for player in group:
                values = tuple(
                    ties[player].get(name) if name == "direct" else results.tie_break(name, player, ())
                    for name in names
                )
                won, drawn, lost = (results.count(player, got) for got in (WIN, DRAW, 0))
                found.append(Standing(player, rank, results.points[player], values, won, drawn, lost))
    return found


def _split(players: Sequence[int], value: Callable[[int], int]) -> list[list[int]]:
    """Players with the same value together, the highest first; otherwise in their order."""
    groups: defaultdict[int, list[int]] = defaultdict(list)
    for player in players:
        groups[value(player)].append(player)
    return [groups[each] for each in sorted(groups, reverse=True)]
