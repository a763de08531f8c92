"""The reasons of hints: every number in them is computed again here, by other means, over many positions."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, permutations
from random import Random
from typing import Any

import pytest

from galerie.bots import Advice
from galerie.core import Seat
from galerie.games.reflecto import GAME, Guess, Options, Reflecto, SetUp, Turn
from galerie.games.reflecto.bots import advise, advising
from galerie.games.reflecto.bots.levels import MASTER
from galerie.games.reflecto.puzzles.knowledge import Knowledge
from galerie.games.reflecto.puzzles.walk import walk
from galerie.games.reflecto.rules.moves import Go
from galerie.games.reflecto.rules.position import start
from galerie.games.reflecto.rules.screens import Face
from galerie.games.reflecto.rules.view import Sight, View
from galerie.games.reflecto.rules.vocabulary import vocabulary
from galerie.texts import say
from tests.games.reflecto.diagrams import position

TURNS = (0.1, 0.9, 1.5, 2.1, 2.7, 3.3, 3.9)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "MASTER", replace(MASTER, nodes=4_000))


def moments() -> Iterator[Reflecto]:
    """Positions of games in which both look about."""
    for seed in range(8):
        for number, (_, board) in enumerate(walk(Options(first="gerda", words="common"), Random(seed))):
            if number % 4 == 0 and not board.result:
                yield board


def hint(board: Reflecto) -> tuple[Advice, View, Seat]:
    (seat,) = board.to_act
    view = board.view(seat)
    found = advise(view, seat, Random(3))
    assert found
    board.play(seat, found.move)
    return found, view, seat


def rows_left(name: str, seat: Seat) -> int:
    return 7 - int(name[1]) if seat == 0 else int(name[1]) - 1


def own_way(board: Reflecto, seat: Seat) -> float:
    hand = board.hands[seat]
    assert hand
    names = board.view(None).screens[seat]
    return sum(TURNS[rows_left(name, seat)] for n, name in enumerate(names) if name and hand.faces[n].kind != "mirror")


def their_way(view: View, seat: Seat) -> float:
    """With the hidden screens that have the farthest to go as the mirrors."""
    known = Knowledge(view, seat).seen
    names = view.screens[1 - seat]
    ways = {n: TURNS[rows_left(name, 1 - seat)] for n, name in enumerate(names) if name}
    mirrors = view.mirrors[1 - seat] - sum(face == "*" for face in known.values())
    hidden = sorted(way for n, way in ways.items() if n not in known)
    return sum(way for n, way in ways.items() if known.get(n, "*") != "*") + sum(hidden[: len(hidden) - mirrors])


def mirror_chance(view: View, seat: Seat, screen: int) -> float:
    known = Knowledge(view, seat).seen
    if screen in known or screen in view.out[1 - seat]:
        return float(known.get(screen) == "*")
    unseen = {*range(7)} - known.keys() - {*view.out[1 - seat]}
    return (view.mirrors[1 - seat] - sum(face == "*" for face in known.values())) / len(unseen)


def guess_chance(view: View, seat: Seat, word: str) -> float:
    """By going through every arrangement of every possible word."""
    knowledge = Knowledge(view, seat)
    words = vocabulary(view.options.words, 5)
    weights = {}
    for each in knowledge.words:
        rows = 0
        for row in set(permutations(range(-2, 5))):
            faces = [each[rank] if rank >= 0 else "*" for rank in row]
            agrees = all(faces[screen] == face for screen, face in knowledge.seen.items())
            rows += agrees and all(faces[screen] == each[rank] for rank, screen in enumerate(view.out[1 - seat]))
        weights[each] = words.priors[words.numbers[each]] * rows
    return weights[word] / sum(weights.values())


def check_step(found: Advice, board: Reflecto, view: View, seat: Seat) -> None:
    """The reasons for steps and chains."""
    figures: Any = found.figures
    after = board.play(seat, found.move)
    left, leaving = len(after.sides[seat].out), len(after.sides[seat].out) - len(board.sides[seat].out)
    if found.reason == "reason-leave":
        assert (figures["tiles"], figures["left"]) == (leaving, 5 - left)
    elif found.reason == "reason-out":
        assert figures["tiles"] == leaving
        assert after.result
        assert after.result.winner == seat
    elif found.reason == "reason-look":
        (screen,) = (n for n, name in enumerate(view.screens[1 - seat]) if name == figures["square"])
        assert screen in {each.screen for each in after.view(seat).sights if each.seat == seat}
        assert screen not in Knowledge(view, seat).seen
        assert figures["chance"] == round(100 * (1 - mirror_chance(view, seat, screen)))
        assert figures["words"] == len(Knowledge(view, seat).words)
    elif found.reason == "reason-hide":
        other = board.play(seat, GAME.parse(f"{figures['start']}-{figures['end']}"))
        new = {*other.view(seat).facings} - {*view.facings}
        risks = [mirror_chance(view, seat, each.screen) for each in new if each.seat != seat]
        assert figures["chance"] <= round(100 * max(risks))
        assert own_way(other, seat) < own_way(after, seat)
    elif found.reason == "reason-chain":
        assert after.last
        path = after.last.path
        assert figures["jumps"] == len(path) - 1 >= 2
        assert all(abs(ord(one[0]) - ord(to[0])) in (0, 2) for one, to in pairwise(path))
        assert figures["rows"] == rows_left(path[0], seat) - rows_left(path[-1], seat)
    else:
        assert found.reason == "reason-race"
        assert figures["mine"] == pytest.approx(own_way(after, seat), abs=0.051)
        assert figures["theirs"] == pytest.approx(their_way(view, seat), abs=0.051)


def test_every_number_of_every_reason_is_true() -> None:
    met: Counter[str | None] = Counter()
    for board in moments():
        found, view, seat = hint(board)
        met[found.reason] += 1
        assert isinstance(found.move, Turn)
        if isinstance(found.move.act, Guess):
            words = Knowledge(view, seat).words
            assert found.figures["word"] == found.move.act.word in words
            if found.reason == "reason-certain":
                assert len(words) == 1
            else:
                assert found.figures["words"] == len(words)
                if len(words) < 12:
                    chance = guess_chance(view, seat, found.move.act.word)
                    assert found.figures["chance"] == pytest.approx(100 * chance, abs=0.51)
                    assert found.figures["playing"] <= found.figures["chance"]  # type: ignore[operator]
        else:
            assert isinstance(found.move.act, Go | None)
            check_step(found, board, view, seat)
    assert met.total() > 60
    assert {"reason-race", "reason-chain", "reason-look", "reason-leave"} <= met.keys()


def test_a_word_is_recommended_with_the_number_of_words_that_its_letters_make() -> None:
    view = start(2, Options(first="gerda", words="common")).view(0)
    found = advise(view, 0, Random(1))
    assert found
    assert isinstance(found.move, SetUp)
    letters = sorted("".join(found.move.pieces))
    assert found.figures["words"] == sum(sorted(each) == letters for each in vocabulary("common", 5).words)


GUESS = """
    + . . . . . .
    . . . + . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    F . o . . . .
    . L E U R * *
"""


def test_a_guess_comes_with_its_chance() -> None:
    board = position(GUESS, gerda="FLEUR", queen="PIANO", out=("", "p i a n"))
    sights = tuple(Sight(1, 0, 5, n, Face("letters", letter)) for n, letter in enumerate("PIAN"))
    view = replace(board.view(0), sights=sights)
    found = advise(view, 0, Random(1))
    assert found
    assert found.reason == "reason-guess"
    assert found.figures["words"] == len(Knowledge(view, 0).words) == 2
    assert found.figures["chance"] == pytest.approx(100 * guess_chance(view, 0, "PIANO"), abs=0.51)


def test_a_hint_says_nothing_that_the_seat_does_not_know() -> None:
    rng = Random(9)
    for board in list(moments())[::9]:
        found, view, seat = hint(board)
        twin = GAME.imagine(view, seat, rng)
        assert advise(twin.view(seat), seat, Random(3)) == found


def test_there_is_no_hint_for_who_is_not_to_move() -> None:
    board = next(moments())
    (seat,) = board.to_act
    assert advise(board.view(1 - seat), 1 - seat, Random(1)) is None


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_reason_has_a_sentence(language: str) -> None:
    for board in list(moments())[::6]:
        found, _, _ = hint(board)
        text = say(language, f"reflecto-{found.reason}", dict(found.figures))
        plain = text.replace(",", ".") if language == "fr" else text.replace(",", "")
        plain = plain.replace("\u202f", "").replace("\u00a0", "")
        for figure in found.figures.values():
            written = figure if isinstance(figure, str) else f"{figure:g}"
            assert written in plain or figure == 1
