"""Random games, watched at every step."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import accumulate, chain, pairwise
from random import Random
from typing import Any, get_args

import pytest

from galerie.bots import Bot
from galerie.core import NATURE, Event
from galerie.games.deflecto import GAME, Ask, Deflecto, Lay, Options, parse
from galerie.games.deflecto.bots import LEVELS as BOTS
from galerie.games.deflecto.rules.figures import TEXTS
from galerie.games.deflecto.rules.laying import codes
from galerie.games.deflecto.rules.layouts import LayoutName
from galerie.games.deflecto.rules.placements import changes, lengths, readable_placements
from galerie.games.deflecto.rules.position import start
from galerie.games.deflecto.rules.tiles import FACES, TILES
from tests.games.deflecto.boards import opening, way
from tests.games.deflecto.oracle import BACK, ENDS, GOES_TOGETHER, PATHS, Laid, step, thing
from tests.games.deflecto.rules.test_brute_force import laid, oracle, place
from tests.laws.cases import Case
from tests.laws.laws import MOMENT_LAWS, STORY_LAWS, Story, tell

GAMES = 1_000
BOT_GAMES = 200
SHARES = 20


def drawn_options(rng: Random, level: int) -> dict[str, Any]:
    layout = rng.choice(get_args(LayoutName))
    return {"level": level, "layout": layout, "closed_edges": rng.random() < 0.3, "lot": rng.random() < 0.3}


KINDS = [(seats, level) for seats in (2, 3, 4) for level in (1, 2)]


@cache
def told_games(seats: int, level: int) -> tuple[tuple[Deflecto, ...], ...]:
    """The positions of a few random games of each kind; in every other nobody asks, so that all have to pass."""
    games = []
    for seed in range(8):
        rng = Random(seed)
        positions = [opening(seats, **drawn_options(rng, level))]
        while positions[-1].to_act:
            positions.append(stepped(positions[-1], rng, asking=bool(seed % 2)))
        games.append(tuple(positions))
    reasons = {game[-1].outcome.reason for game in games if game[-1].outcome}
    assert "passed" in reasons
    return tuple(games)


def moments(seats: int, level: int) -> Iterator[tuple[Deflecto, Deflecto]]:
    """Each position but the last of a game, and the next."""
    return chain.from_iterable(pairwise(game) for game in told_games(seats, level))


def ends(seats: int, level: int) -> Iterator[Deflecto]:
    return (game[-1] for game in told_games(seats, level))


@pytest.mark.rule("DEF-02")
@pytest.mark.parametrize(("seats", "level"), KINDS)
def test_in_random_games_every_laid_tile_comes_out_of_its_players_sixteen(seats: int, level: int) -> None:
    for before, after in moments(seats, level):
        assert all(count >= 0 for stock in after.stocks for count in stock)
        assert sum(map(bool, after.board.cells)) == 16 * seats - sum(map(sum, after.stocks))
        if laying(before, after):
            check_stock(before, after)


@pytest.mark.rule("DEF-12")
@pytest.mark.parametrize(("seats", "level"), KINDS)
def test_in_random_games_one_tile_is_laid_a_turn_and_it_touches_another(seats: int, level: int) -> None:
    for before, after in moments(seats, level):
        new = newly_laid(before, after)
        assert len(new) == laying(before, after)
        if new and not before.board.starting:
            (column, row), tiles = place(before.board, new[0]), laid(before.board)
            assert any(abs(column - x) <= 1 and abs(row - y) <= 1 for x, y in tiles)


@pytest.mark.rule("DEF-13")
@pytest.mark.parametrize(("seats", "level"), KINDS)
def test_in_random_games_a_laid_tile_never_moves(seats: int, level: int) -> None:
    for before, after in moments(seats, level):
        assert laid(after.board).items() >= laid(before.board).items()


@pytest.mark.rule("DEF-14")
@pytest.mark.parametrize(("seats", "level"), KINDS)
def test_after_random_games_touching_sides_carry_the_same_thing(seats: int, level: int) -> None:
    for position in ends(seats, level):
        sides_match(laid(position.board))


@pytest.mark.rule("DEF-15")
@pytest.mark.parametrize(("seats", "level"), KINDS)
def test_after_random_games_paths_run_off_the_board_at_starts_and_finishes_only(seats: int, level: int) -> None:
    for position in ends(seats, level):
        gates = {place(position.board, square) for route in position.board.routes if route
                 for square in (route.start, route.finish)}  # fmt: skip
        off = [(square, thing(figure, side)) for square, figure in laid(position.board).items() for side in "nesw"
               if not {*step(square, side)} <= {*range(11)}]  # fmt: skip
        assert {square for square, carried in off if carried == "path"} <= gates
        assert not position.board.closed_edges or not {"rail", "river"} & {carried for _, carried in off}


@pytest.mark.rule("DEF-17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_random_games_some_tile_could_fill_every_square_that_tiles_point_into(seats: int) -> None:
    for position in ends(seats, 2):
        naive, tiles = oracle(position.board, paths_only=False), laid(position.board)
        wanted = [square for square in naive.squares if square not in tiles and naive.is_pointed_into(tiles, square)]
        assert all(naive.fitting(tiles, square) for square in wanted)


@pytest.mark.rule("DEF-18")
@pytest.mark.parametrize(("seats", "level"), KINDS)
def test_in_random_games_nobody_is_ever_blocked(seats: int, level: int) -> None:
    for position in chain.from_iterable(told_games(seats, level)):
        for seat, route in enumerate(position.board.routes):
            if route:
                squares = way(position, seat).squares
                assert (squares[0], squares[-1]) == (route.start, route.finish)


@pytest.mark.rule("DEF-20")
@pytest.mark.parametrize(("seats", "level"), KINDS)
def test_in_random_games_who_has_passed_could_lay_nothing(seats: int, level: int) -> None:
    for before, after in moments(seats, level):
        if after.passes > before.passes:
            assert readable_placements(before.board, before.turn, codes(before)) == ()


@pytest.mark.rule("DEF-21")
@pytest.mark.parametrize(("seats", "level"), KINDS)
def test_after_random_games_finishes_take_paths_that_lead_on_and_no_rail_points_into_them(
    seats: int, level: int
) -> None:
    for position in ends(seats, level):
        tiles = laid(position.board)
        for finish in (place(position.board, route.finish) for route in position.board.routes if route):
            assert finish not in tiles or tiles[finish] == "+" or tiles[finish] in set(PATHS) - set(ENDS)
            facing = {thing(tiles[step(finish, side)], BACK[side]) for side in "nesw" if step(finish, side) in tiles}
            assert facing <= {"path", "chapel", ""}


@pytest.mark.rule("DEF-31")
@pytest.mark.parametrize(("seats", "level"), KINDS)
def test_in_random_games_no_path_gets_shorter_and_what_a_tile_changes_was_foreseen(seats: int, level: int) -> None:
    for before, after in moments(seats, level):
        never_shorter(before, after)
        if laying(before, after):
            as_foreseen(before, after)


@pytest.mark.rule("DEF-34")
@pytest.mark.parametrize(("seats", "level"), KINDS)
def test_a_random_game_is_over_with_as_many_passes_in_a_row_as_players_and_not_before(seats: int, level: int) -> None:
    for game in told_games(seats, level):
        deeds = [after.last.move for before, after in pairwise(game) if after.last and after.last is not before.last]
        turns = [deed == "pass" for deed in deeds if deed == "pass" or ":" in deed]
        rows = [all(turns[number : number + seats]) for number in range(len(turns) - seats + 1)]
        outcome = game[-1].outcome
        assert outcome
        assert rows[-1] == (outcome.reason == "passed")
        assert not any(rows[:-1])


@pytest.mark.rule("DEF-35")
@pytest.mark.parametrize(("seats", "level"), KINDS)
def test_a_random_game_is_won_by_the_smallest_total_with_the_most_empty_squares(seats: int, level: int) -> None:
    for position in ends(seats, level):
        fairly_ranked(position)


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
        never_shorter(before, position)
        assert laid(position.board).items() >= laid(before.board).items()
        if laying(before, position):
            check_stock(before, position)
            as_foreseen(before, position)
    fairly_ranked(position)
    sides_match(laid(position.board))
    assert oracle(position.board, paths_only=position.options.level == 1).rivers_are_sound(laid(position.board))
    assert position.outcome
    return position.outcome.reason


def stepped(position: Deflecto, rng: Random, *, asking: bool = True) -> Deflecto:
    if NATURE in position.to_act:
        return position.play(NATURE, position.draw(rng))
    seat = rng.choice(sorted(position.to_act))
    moves = [move for move in position.moves(seat) if asking or move != Ask()]
    return position.play(seat, Ask() if Ask() in moves and rng.random() < 0.05 else rng.choice(moves))


def newly_laid(before: Deflecto, after: Deflecto) -> list[int]:
    cells = zip(before.board.cells, after.board.cells, strict=True)
    return [square for square, (old, new) in enumerate(cells) if old != new]


def laying(before: Deflecto, after: Deflecto) -> bool:
    """Whether what was done between the two was to lay a tile."""
    return after.last is not None and after.last is not before.last and isinstance(parse(after.last.move), Lay)


def check_stock(before: Deflecto, after: Deflecto) -> None:
    """The tile that lies there now, and no other, has left the stock of whoever laid it."""
    (square,) = newly_laid(before, after)
    assert after.last
    move, figure = parse(after.last.move), after.board.figure(square)
    assert isinstance(move, Lay)
    assert figure
    assert (after.board.grid.names[square], str(figure)) == (move.square, move.figure)
    index = FACES[after.options.level][figure.shape][move.variant]
    for seat, (old, new) in enumerate(zip(before.stocks, after.stocks, strict=True)):
        spent = [int(seat == before.turn and each == index) for each in range(len(TILES[after.options.level]))]
        assert [one - other for one, other in zip(old, new, strict=True)] == spent


def never_shorter(before: Deflecto, after: Deflecto) -> None:
    assert all(new >= old for old, new in zip(lengths(before.board), lengths(after.board), strict=True))


def as_foreseen(before: Deflecto, after: Deflecto) -> None:
    if not before.board.starting:
        (square,) = newly_laid(before, after)
        foreseen = changes(before.board, before.turn, codes(before))
        assert lengths(after.board) == foreseen.get((square, after.board.cells[square]), lengths(before.board))
        ways_as_foreseen(before, after, square)


def ways_as_foreseen(before: Deflecto, after: Deflecto, square: int) -> None:
    """The view has told whose path would run another way, and which."""
    view, names = before.view(None), before.board.grid.names
    indexes = view.bends.get(f"{names[square]}:{TEXTS[after.board.cells[square]]}", (-1,) * before.seats)
    for player, index, then in zip(view.players, indexes, after.view(None).players, strict=True):
        assert player.path
        assert then.path
        assert then.path.squares == (player.path.squares if index < 0 else walked(view.detours[index]))
    assert len(set(view.detours)) == len(view.detours)


def walked(detour: str) -> tuple[str, ...]:
    """The squares of a way that is written as its start and its steps."""
    start = detour.rstrip("nesw")
    first = ord(start[0]) - ord("a"), int(start[1:]) - 1
    return tuple(f"{chr(ord('a') + x)}{y + 1}" for x, y in accumulate(detour[len(start) :], step, initial=first))


def fairly_ranked(position: Deflecto) -> None:
    outcome = position.outcome
    assert outcome
    assert outcome.scores == tuple(
        way(position, seat).length + penalty for seat, penalty in enumerate(position.penalties)
    )
    best = min((score, -way(position, seat).empty) for seat, score in enumerate(outcome.scores))
    firsts = {seat for seat, score in enumerate(outcome.scores) if (score, -way(position, seat).empty) == best}
    assert firsts == {seat for seat, rank in enumerate(outcome.ranks) if rank == 1}


def sides_match(tiles: Laid) -> None:
    for square, figure in tiles.items():
        for side in "nesw":
            other = step(square, side)
            if other in tiles:
                assert (thing(figure, side), thing(tiles[other], BACK[side])) in GOES_TOGETHER
