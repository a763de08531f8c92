"""Pairing everybody with everybody, by the usual tables (Berger's): in every round everybody plays, or all but one."""

from collections.abc import Sequence


def schedule(players: Sequence[int], *, twice: bool) -> list[list[tuple[int, int | None]]]:
    """All rounds; whoever begins is first. Nobody begins more than once more often than not, or less often.

    Of an odd number of players one has nobody to meet in each round, another one every time. `twice` everybody meets
    again with sides changed.
    """
    seats: list[int | None] = [*players]
    if len(seats) % 2:
        seats.append(None)
    fixed, others = seats[-1], seats[:-1]
    place = {player: number for number, player in enumerate(players)}
    rounds = []
    for turn in range(len(others)):
        turned = [*others[turn:], *others[:turn]]
        across = zip(turned[1 : len(seats) // 2], reversed(turned[len(seats) // 2 :]), strict=True)
        rounds.append([_seated(place, *pair) for pair in ((turned[0], fixed), *across)])
    if twice:
        rounds += [[(other, one) if other is not None else (one, None) for one, other in each] for each in rounds]
    return rounds


def round_count(players: int, *, twice: bool) -> int:
    return (players - 1 + players % 2) * (2 if twice else 1)


def _seated(place: dict[int, int], one: int | None, other: int | None) -> tuple[int, int | None]:
    """Of two whose numbers are both odd or both even the later one begins, else the earlier one."""
    if one is None or other is None:
        (player,) = (each for each in (one, other) if each is not None)
        return player, None
    (low, earlier), (high, later) = sorted([(place[one], one), (place[other], other)])
    return (later, earlier) if (high - low) % 2 == 0 else (earlier, later)
