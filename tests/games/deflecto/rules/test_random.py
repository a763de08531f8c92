"""Random games, watched at every step."""

from collections import Counter
from random import Random
from typing import Any, get_args

import pytest

from galerie.bots import Bot
from galerie.core import NATURE, Event
from galerie.games.deflecto import GAME, Ask, Deflecto, Lay, Options, parse
from galerie.games.deflecto.bots import LEVELS as BOTS
from galerie.games.deflecto.rules.laying import codes
from galerie.games.deflecto.rules.layouts import LayoutName
from galerie.games.deflecto.rules.placements import changes, lengths
from galerie.games.deflecto.rules.position import start
from galerie.games.deflecto.rules.tiles import FACES, TILES, whole
from tests.games.deflecto.boards import opening, way
from tests.games.deflecto.oracle import BACK, GOES_TOGETHER, Oracle, step, thing
from tests.games.deflecto.rules.test_brute_force import laid, oracle
from tests.laws.cases import Case
from tests.laws.laws import MOMENT_LAWS, STORY_LAWS, Story, tell

GAMES = 1_000
BOT_GAMES = 200
SHARES = 20


def drawn_options(rng: Random, level: int) -> dict[str, Any]:
    layout = rng.choice(get_args(LayoutName))
    return {"level": level, "layout": layout, "closed_edges": rng.random() < 0.3, "lot": rng.random() < 0.3}


@pytest.mark.rule(
    "DEF-02", "DEF-12", "DEF-13", "DEF-14", "DEF-15", "DEF-17", "DEF-18", "DEF-20", "DEF-21", "DEF-31", "DEF-34"
)
@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_game_keeps_what_never_changes(seats: int, level: int) -> None:
    for seed in range(4):
        rng = Random(seed)
        watch(rng, opening(seats, **drawn_options(rng, level)))


@pytest.mark.soak
@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("share", range(SHARES))
def test_a_thousand_random_games_of_each_kind_keep_what_never_changes(share: int, seats: int, level: int) -> None:
    reasons: Counter[str] = Counter()
    for seed in range(share, GAMES, SHARES):
        rng = Random(seed)
        reasons[watch(rng, opening(seats, **drawn_options(rng, level)))] += 1
    assert reasons.keys() == {"passed", "settled"}


@pytest.mark.soak
@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("share", range(SHARES))
def test_a_thousand_random_games_of_each_kind_obey_the_laws(share: int, seats: int, level: int) -> None:
    for seed in range(share, GAMES, SHARES):
        rng = Random(seed)
        obeys_the_laws(tell(Case(GAME, seats, Options(**drawn_options(rng, level))), rng), rng)


@pytest.mark.soak
@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("share", range(SHARES))
def test_two_hundred_games_of_bots_of_each_kind_obey_the_laws(share: int, seats: int, level: int) -> None:
    for seed in range(share, BOT_GAMES, SHARES):
        rng = Random(seed)
        case = Case(GAME, seats, Options(**drawn_options(rng, level)))
        players = [BOTS[rng.choice(["novice", "adept"])] for _ in range(seats)]
        if seed % 10 == 0:
            players[0] = BOTS["master"]
        obeys_the_laws(played(case, players, rng), rng)


def played(case: Case, players: list[Bot], rng: Random) -> Story:
    position = start(case.seats, case.options)
    events, positions = [], [position]
    while position.to_act:
        seat = min(position.to_act)
        move = position.draw(rng) if seat == NATURE else players[seat](position.view(seat), seat, rng)
        events.append(Event(seat, move))
        position = position.play(seat, move)
        positions.append(position)
    return Story(case, tuple(events), tuple(positions))


def obeys_the_laws(story: Story, rng: Random) -> None:
    for story_law in STORY_LAWS:
        story_law(story)
    for moment in story.moments(rng, 1):
        for moment_law in MOMENT_LAWS:
            moment_law(moment)


def watch(rng: Random, position: Deflecto) -> str:
    """Play a game at random and look at all that must hold; why it ended."""
    while position.to_act:
        before, position = position, stepped(position, rng)
        examine(before, position)
    outcome = position.outcome
    assert outcome
    assert outcome.scores == tuple(
        way(position, seat).length + penalty for seat, penalty in enumerate(position.penalties)
    )
    best = min((score, -way(position, seat).empty) for seat, score in enumerate(outcome.scores))
    firsts = {seat for seat, score in enumerate(outcome.scores) if (score, -way(position, seat).empty) == best}
    assert firsts == {seat for seat, rank in enumerate(outcome.ranks) if rank == 1}
    naive = oracle(position.board, paths_only=position.options.level == 1)
    all_lies_well(naive, position)
    return outcome.reason


def stepped(position: Deflecto, rng: Random) -> Deflecto:
    if NATURE in position.to_act:
        return position.play(NATURE, position.draw(rng))
    seat = rng.choice(sorted(position.to_act))
    moves = list(position.moves(seat))
    return position.play(seat, Ask() if Ask() in moves and rng.random() < 0.05 else rng.choice(moves))


def examine(before: Deflecto, after: Deflecto) -> None:
    cells = list(zip(before.board.cells, after.board.cells, strict=True))
    assert all(new == old for old, new in cells if old), "a laid tile never moves"
    changed = [square for square, (old, new) in enumerate(cells) if old != new]
    used = [sum(whole(after.options.level)) - sum(stock) for stock in after.stocks]
    assert sum(used) == sum(map(bool, after.board.cells)), "every tile on the board comes from a stock"
    assert all(count >= 0 for stock in after.stocks for count in stock)
    assert all(new >= old for old, new in zip(lengths(before.board), lengths(after.board), strict=True))
    assert all(way is not None for route, way in zip(after.board.routes, after_ways(after), strict=True) if route)
    if not changed:
        return
    assert after.last
    move = parse(after.last.move)
    assert isinstance(move, Lay)
    assert len(changed) == 1
    assert after.board.grid.names[changed[0]] == move.square
    figure = after.board.figure(changed[0])
    assert figure
    index = FACES[after.options.level][figure.shape][move.variant]
    spent = [old - new for old, new in zip(before.stocks[before.turn], after.stocks[before.turn], strict=True)]
    assert spent == [int(each == index) for each in range(len(TILES[after.options.level]))]
    if not before.board.starting:
        foreseen = changes(before.board, before.turn, codes(before))
        expected = foreseen.get((changed[0], figure.code), lengths(before.board))
        assert lengths(after.board) == expected, "what a tile changes was foreseen"


def after_ways(position: Deflecto) -> tuple[object, ...]:
    return tuple(way(position, seat) if route else None for seat, route in enumerate(position.board.routes))


def all_lies_well(naive: Oracle, position: Deflecto) -> None:
    """The whole board at the end, by the naive reading: sides match, rivers are sound."""
    tiles = laid(position.board)
    for square, figure in tiles.items():
        for side in "nesw":
            other = step(square, side)
            if other in tiles:
                assert (thing(figure, side), thing(tiles[other], BACK[side])) in GOES_TOGETHER
    assert naive.rivers_are_sound(tiles)
