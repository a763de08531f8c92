"""Positions to look for puzzles in: games of two players whom chance leads, towards tiles that matter."""

from random import Random
from typing import Final

from galerie.games.deflecto import Deflecto, Lay, Options
from galerie.games.deflecto.puzzles.search import lengths_after
from galerie.games.deflecto.rules.figures import BY_TEXT, TEXTS
from galerie.games.deflecto.rules.laying import lays
from galerie.games.deflecto.rules.placements import Placement, lengths, player_ways
from galerie.games.deflecto.rules.position import start

LEVELS: Final = (1, 1, 2)
PLIES: Final = range(6, 23)
ATTACKS: Final = 0.6
"""How often a tile is laid that lengthens the opponent's path, where there is one."""

PLAYERS: Final = 2


def walk(rng: Random) -> tuple[Deflecto, list[Lay]]:
    """A position in the course of a game, and the moves that led to it, seat 0 beginning."""
    position = start(PLAYERS, Options(level=rng.choice(LEVELS), lot=False))
    moves: list[Lay] = []
    for _ in range(rng.choice(PLIES)):
        listed = [*lays(position)]
        if not listed:
            break
        move = rng.choice(_sensible(position, listed, rng) or listed)
        moves.append(move)
        position = position.play(position.turn, move)
    return position, moves


def _sensible(position: Deflecto, listed: list[Lay], rng: Random) -> list[Lay]:
    """Tiles that lengthen the opponent's path; or else, as chance wants, those on a path that spare one's own."""
    if position.board.starting:
        return [move for move in listed if BY_TEXT[move.figure].shape == "straight"]
    me, now, after = position.turn, lengths(position.board), lengths_after(position)
    spared = {each: found for each, found in after.items() if found[me] <= now[me]}
    attacks = {each for each, found in spared.items() if found[1 - me] > now[1 - me]}
    names = position.board.grid.names
    if attacks and rng.random() < ATTACKS:
        return _those(position, listed, attacks)
    ways = {names[square] for way in player_ways(position.board) if way for square in way.squares}
    return [move for move in _those(position, listed, {*spared}) if move.square in ways]


def _those(position: Deflecto, listed: list[Lay], placements: set[Placement]) -> list[Lay]:
    names = position.board.grid.names
    wanted = {(names[square], TEXTS[code]) for square, code in placements}
    return [move for move in listed if (move.square, move.figure) in wanted]
