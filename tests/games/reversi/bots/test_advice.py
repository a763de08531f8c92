"""Hints of Reversi: every number in a reason, computed again from the rules or by another search."""

import lzma
from functools import cache
from random import Random

import pytest

from galerie import bots
from galerie.core import forced_move
from galerie.discs.board import NAMES
from galerie.games.reversi import GAME, Options, Reversi
from galerie.games.reversi.bots import advice as advising
from galerie.games.reversi.bots import book, judging
from galerie.games.reversi.bots.search import Board, readable_search, readable_value
from galerie.games.reversi.rules.position import start
from tests.games.reversi.kernels.positions import VARIANTS, board, ending, positions

DEPTH = 2
LAST = 6
"""Empty squares that the readable search can solve."""


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "DEPTH", DEPTH)
    monkeypatch.setattr(advising, "DEPTH", DEPTH)
    monkeypatch.setattr(judging, "SOLVABLE", LAST + 4)


def advised(position: Reversi) -> bots.Advice:
    assert position.turn is not None
    advice = bots.advise("reversi", position.view(position.turn), position.turn)
    assert advice is not None
    return advice


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_result_that_a_hint_promises_is_that_of_perfect_play(options: Options) -> None:
    rng = Random(f"{options} advice")
    reasons = set()
    for _ in range(12):
        position = ending(options, rng, LAST)
        seen = board(position)
        advice = advised(position)
        value = readable_value(seen, seen.holes) * 2 // 100
        reasons.add(advice.reason)
        if advice.reason == "reason-only":
            assert len(list(seen.following())) == 1
        elif advice.reason in ("reason-wins", "reason-loses"):
            assert advice.figures["count"] == abs(value) // 2
            assert (advice.reason == "reason-wins") == (value > 0)
        else:
            assert advice.reason == {0: "reason-even", 1: "reason-last-wins", -1: "reason-last-loses"}[value]
    assert reasons & {"reason-wins", "reason-loses"}


def test_replies_corners_and_the_lead_are_as_the_hint_says() -> None:
    reasons = set()
    for seed in range(6):
        for position in positions(Options(), Random(seed))[8:44:3]:
            if forced_move(position) or position.turn is None:
                continue
            advice = advised(position)
            reasons.add(advice.reason)
            if advice.reason == "reason-only":
                assert len(list(position.moves(position.turn))) == 1
                continue
            after = position.play(position.turn, GAME.parse(str(advice.move)))
            passes = after.turn is not None and forced_move(after) is not None
            if advice.reason == "reason-few":
                assert after.turn is not None
                replies = len(list(after.moves(after.turn)))
                assert replies == advice.figures["replies"]
                assert replies <= 3
            if advice.reason == "reason-again":
                assert passes or after.turn is None
            if advice.reason == "reason-corner":
                assert str(advice.move) == advice.figures["square"]
                assert advice.figures["square"] in ("a1", "a8", "h1", "h8")
            if advice.figures:
                check_lead(board(position), advice)
    assert {"reason-few", "reason-ahead"} <= reasons


def test_what_a_hint_says_in_the_opening_is_what_the_book_says() -> None:
    known = 0
    for seed in range(8):
        rng, position = Random(seed), start(2, Options())
        while position.turn is not None and (moves := sorted(written(board(position)))):
            advice = advised(position)
            assert advice.figures["depth"] == 0
            check_lead(board(position), advice)
            known += 1
            position = position.play(position.turn, GAME.parse(rng.choice(moves)))
    assert known >= 40


def check_lead(seen: Board, advice: bots.Advice) -> None:
    """The lead and the distance to the best other move, by the book or else by the readable search."""
    figures = advice.figures
    values = written(seen)
    assert figures["depth"] == (0 if values else DEPTH)
    values = values or {str(seen.move(code)): value for code, value in readable_search(seen, DEPTH, judging.MARGIN)}
    best = max(values.values())
    assert values[str(advice.move)] == best
    lead = round(best / 100)
    assert figures["lead"] == abs(lead)
    assert figures["ahead"] == ("yes" if lead > 0 else "no" if lead else "even")
    rest = [value for move, value in values.items() if move != str(advice.move)]
    if not rest:
        assert figures["gap"] == "none"
        return
    second = max(rest)
    assert figures["gap"] == round((best - second) / 100, 1)
    assert second in [value for move, value in values.items() if move[:2] == figures["other"]]


@cache
def pages() -> dict[tuple[int, int], dict[int, int]]:
    """The book, read from its file by hand: the values of the moves, by square, in each of its positions."""
    data, at = lzma.decompress(book.FILE.read_bytes()), 0
    found: dict[tuple[int, int], dict[int, int]] = {}
    while at < len(data):
        own, other, count = (
            int.from_bytes(data[at : at + 8], "little"),
            int.from_bytes(data[at + 8 : at + 16], "little"),
            data[at + 16],
        )
        at += 17
        entries = [data[at + 3 * each : at + 3 * each + 3] for each in range(count)]
        found[own, other] = {entry[0]: int.from_bytes(entry[1:], "little", signed=True) for entry in entries}
        at += 3 * count
    return found


def written(seen: Board) -> dict[str, int]:
    """What the book says about a position, whichever way it is turned: the values of its moves."""
    images: list[list[int]] = [
        [8 * (x if swap else y) + (y if swap else x) for y in rows for x in columns]
        for swap in (False, True)
        for rows in (range(8), range(7, -1, -1))
        for columns in (range(8), range(7, -1, -1))
    ]
    found: dict[str, int] = {}
    for image in images:
        own, other = (
            sum(1 << n for n, square in enumerate(image) if bits >> square & 1) for bits in (seen.own, seen.other)
        )
        found |= {NAMES[image[square]]: value for square, value in pages().get((own, other), {}).items()}
    return found
