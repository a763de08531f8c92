"""Simple bots that a master has to beat: each exploits something that a bot of Déflecto may overlook.

`python -m tests.games.deflecto.bots.matches` lets them play.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final, TypeAlias

from galerie.core import Seat
from galerie.games.deflecto import Agree, Ask, Contest, Deflecto, Lay, Move, Pass, View, kernel
from galerie.games.deflecto.bots.levels import SKILLS, play
from galerie.games.deflecto.rules.figures import BY_CODE, TEXTS
from galerie.games.deflecto.rules.laying import codes, lays, legal
from galerie.games.deflecto.rules.placements import Lengths, Placement, changes, lengths, placements, player_ways
from galerie.games.deflecto.rules.position import imagine
from galerie.games.deflecto.rules.tiles import FACES, offered, without
from tests.games.deflecto.bots import former_master

Bot: TypeAlias = Callable[[View, Seat, Random], Move]

CANDIDATES: Final = 10
PLAYOUTS: Final = 12


def gain(before: Lengths, after: Lengths, seat: Seat) -> float:
    grown = [new - old for old, new in zip(before, after, strict=True)]
    return (sum(grown) - grown[seat]) / (len(grown) - 1) - grown[seat]


def effects(position: Deflecto) -> dict[Placement, Lengths]:
    """What every legal placement of the player to move leaves."""
    now = lengths(position.board)
    return dict.fromkeys(legal(position), now) | changes(position.board, position.turn, codes(position))


def move(position: Deflecto, placement: Placement) -> Lay:
    square, code = placement
    tiles, stock = FACES[position.options.level][BY_CODE[code].shape], position.stocks[position.turn]
    variants = offered(position.options.level, stock)[code]
    variant = max(variants, key=lambda each: stock[tiles[each]])
    return Lay(position.board.grid.names[square], TEXTS[code], variant)


def leads(position: Deflecto, seat: Seat) -> bool:
    ways = player_ways(position.board)
    merits = [(way.length + lost, -way.empty) for way, lost in zip(ways, position.penalties, strict=True) if way]
    return all(merits[seat] < merit for other, merit in enumerate(merits) if other != seat)


def greedy(view: View, seat: Seat, rng: Random) -> Move:
    """Lays what gains most at once; asks and contests by what one tile can change."""
    position = imagine(view, seat, rng)
    if position.board.starting:
        return rng.choice(list(lays(position)))
    if position.question:
        mine = changes(position.board, seat, bytes(offered(position.options.level, position.stocks[seat])))
        return Contest() if mine and not leads(position, seat) else Agree()
    found, now = effects(position), lengths(position.board)
    if position.may_ask and leads(position, seat) and not changes(position.board, seat, codes(position)):
        return Ask()
    if not found:
        return Pass()
    return move(position, max(found, key=lambda each: (gain(now, found[each], seat), rng.random())))


def answered(position: Deflecto, seat: Seat, placement: Placement, after: Lengths) -> float:
    """What a placement gains after the next player's best answer."""
    laid, rival = position.board.laid(placement[0], BY_CODE[placement[1]]), (seat + 1) % position.seats
    able = bytes(offered(position.options.level, position.stocks[rival]))
    answers = changes(laid, rival, able).values() if kernel.available else ()
    now = lengths(position.board)
    return min((gain(now, each, seat) for each in (after, *answers)), default=0.0) + 0.01 * gain(now, after, seat)


def asker(view: View, seat: Seat, rng: Random) -> Move:
    """Asks for the end whenever it leads, contests whenever it does not, and looks two tiles ahead."""
    position = imagine(view, seat, rng)
    if position.board.starting:
        return rng.choice(list(lays(position)))
    if position.question:
        return Agree() if leads(position, seat) else Contest()
    if position.may_ask and leads(position, seat):
        return Ask()
    found = effects(position)
    if not found:
        return Pass()
    now, proving = lengths(position.board), seat in position.contesters
    worths = {
        each: answered(position, seat, each, after) - (proving and after == now) + rng.random() / 10
        for each, after in found.items()
    }
    return move(position, max(worths, key=lambda each: worths[each]))


def played_out(position: Deflecto, rng: Random) -> bool:
    """Whether the player before the one to move is first at the end, everybody laying what gains most at once, or
    anything where nothing gains."""
    me, board, stocks = (position.turn - 1) % position.seats, position.board, list(position.stocks)
    turn, level, idle, now = position.turn, position.options.level, 0, lengths(position.board)
    while idle < position.seats:
        able = offered(level, stocks[turn])
        found = changes(board, turn, bytes(able))
        most = max((gain(now, after, turn) for after in found.values()), default=0.0)
        good = [each for each, after in found.items() if gain(now, after, turn) == most > 0]
        choices = good or [each for each in placements(board, turn, bytes(able)) if each not in found] or list(found)
        idle = 0 if choices else idle + 1
        if choices:
            square, code = rng.choice(choices)
            tiles = FACES[level][BY_CODE[code].shape]
            index = max((tiles[variant] for variant in able[code]), key=lambda each: stocks[turn][each])
            stocks[turn], board = without(stocks[turn], index), board.laid(square, BY_CODE[code])
            now = found.get((square, code), now)
        turn = (turn + 1) % position.seats
    totals = [length + penalty for length, penalty in zip(now, position.penalties, strict=True)]
    return totals[me] < min(total for seat, total in enumerate(totals) if seat != me)


def playouts(view: View, seat: Seat, rng: Random) -> Move:
    """Plays the best candidates to the end some times, and takes the one that wins most. It plays on whenever it would
    lose by ending the game."""
    position = imagine(view, seat, rng)
    if position.board.starting:
        return rng.choice(list(lays(position)))
    if position.question:
        return Agree() if leads(position, seat) else Contest()
    found = effects(position)
    if not found:
        return Pass()
    if position.may_ask and leads(position, seat) and not changes(position.board, seat, codes(position)):
        return Ask()
    worths = {each: answered(position, seat, each, after) + rng.random() for each, after in found.items()}
    best: Move = Pass()
    most = -1.0
    for placement in sorted(worths, key=lambda each: -worths[each])[:CANDIDATES]:
        laid = replace(position, contesters=()).play(seat, move(position, placement))
        won = sum(played_out(laid, rng) for _ in range(PLAYOUTS)) + worths[placement] / 100
        if won > most:
            best, most = move(position, placement), won
    return best


CHALLENGERS: Final[Mapping[str, Bot]] = {
    "greedy": greedy,
    "asker": asker,
    "playouts": playouts,
    "former": partial(former_master.play, 1_000),
    "eightfold": partial(former_master.play, 8_000),
    "patient": partial(play, replace(SKILLS["master"], work=3 * SKILLS["master"].work)),
}
"""`former` and `eightfold` are the master as it was before it thought of a whole game, with its boards and with eight
times as many; `patient` is the master of today with three times its work."""
