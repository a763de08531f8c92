"""The compiled Reversi kernel, the readable rules and OpenSpiel's Othello on the same trees and games."""

from random import Random
from typing import Any

import pyspiel

from bench.timing import compare
from galerie.discs.flanking import placements, readable_placements, readable_turned, turned
from galerie.games.reversi import Options, Pass, Place
from galerie.games.reversi.bots.evaluation import weights
from galerie.games.reversi.bots.search import Board, readable_search, search
from galerie.games.reversi.kernel import compiled
from galerie.games.reversi.rules.position import start
from galerie.games.reversi.study import leaves
from galerie.study import perft

DEPTH = 6
GAMES = 50
OTHELLO = start(2, Options(othello=True))
PEER = pyspiel.load_game("othello")
PASS = 64


def peer_perft(state: Any, depth: int) -> int:
    if depth == 0 or state.is_terminal():
        return 1
    return sum(peer_perft(state.child(action), depth - 1) for action in state.legal_actions())


def random_games() -> list[list[int]]:
    """Whole games as OpenSpiel's move numbers, which are ours with 64 for a pass."""
    rng = Random(1)
    games = []
    for _ in range(GAMES):
        state, actions = PEER.new_initial_state(), []
        while not state.is_terminal():
            actions.append(rng.choice(state.legal_actions()))
            state.apply_action(actions[-1])
        games.append(actions)
    return games


def ours(games: list[list[int]]) -> int:
    """Replay the games, listing the moves at every ply."""
    plies = 0
    for actions in games:
        position = OTHELLO
        for action in actions:
            assert position.turn is not None
            plies += len(list(position.moves(position.turn))) > 0
            position = position.play(position.turn, Pass() if action == PASS else Place(action))
    return plies


def theirs(games: list[list[int]]) -> int:
    plies = 0
    for actions in games:
        state = PEER.new_initial_state()
        for action in actions:
            plies += len(state.legal_actions()) > 0
            state.apply_action(action)
    return plies


def boards(games: list[list[int]]) -> list[tuple[int, int]]:
    met = []
    for actions in games:
        position = OTHELLO
        for action in actions:
            assert position.turn is not None
            met.append((position.discs[position.turn], position.discs[1 - position.turn]))
            position = position.play(position.turn, Pass() if action == PASS else Place(action))
    return met


def flank(met: list[tuple[int, int]], places: Any, turns: Any) -> int:
    for own, other in met:
        at = places(own, other)
        if at:
            turns(own, other, at.bit_length() - 1)
    return len(met)


def main() -> None:
    games = random_games()
    met = boards(games)
    compare(
        f"perft {DEPTH}",
        "leaves",
        {
            "kernel": lambda: leaves(OTHELLO, DEPTH),
            "OpenSpiel, from Python": lambda: peer_perft(PEER.new_initial_state(), DEPTH),
            "the contract, with the kernel": lambda: perft.readable(OTHELLO, DEPTH),
        },
    )
    compare(
        f"{GAMES} random games, listing and making moves",
        "plies",
        {
            "OpenSpiel, from Python": lambda: theirs(games),
            "the contract, with the kernel": lambda: ours(games),
        },
    )
    compare(
        "placements and discs turned, a call each",
        "boards",
        {
            "kernel, from Python": lambda: flank(met, placements, turned),
            "readable twins": lambda: flank(met, readable_placements, readable_turned),
        },
    )
    middle = [Board(own, other, one_line=False, last_wins=True) for own, other in met[30 : 30 + 60 * 4 : 60]]
    compare(
        "search three discs deep",
        "positions",
        {
            "kernel": lambda: sum(bool(search(board, 3, 10**9)) for board in middle),
            "readable twin": lambda: sum(bool(readable_search(board, 3, 0)) for board in middle),
        },
    )
    board = middle[0]
    compare(
        "deeper search, nodes",
        "nodes",
        {
            "by evaluation": lambda: compiled.search(
                board.own, board.other, weights(), 60, 2_000_000, False, True, table=20
            )[2],
        },
    )
