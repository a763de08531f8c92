"""Hints of Déflecto: every number of a reason is counted again, with the readable rules."""

from dataclasses import replace
from random import Random
from unittest.mock import patch

import pytest

from galerie.bots import SEED
from galerie.bots.advice import Advice
from galerie.core import Seat
from galerie.games.deflecto import Agree, Ask, Contest, Deflecto, Lay, Options, Pass
from galerie.games.deflecto.bots import hints
from galerie.games.deflecto.bots.levels import SKILLS, play
from galerie.games.deflecto.bots.search_state import SearchState
from galerie.games.deflecto.bots.thinking import affordable
from galerie.games.deflecto.bots.tree import Tree
from galerie.games.deflecto.rules.figures import BY_TEXT
from galerie.games.deflecto.rules.placements import readable_changes
from galerie.games.deflecto.rules.position import start
from galerie.games.deflecto.rules.tiles import offered
from galerie.games.deflecto.rules.ways import readable_distances
from galerie.texts import say
from galerie.texts.names import reason
from tests.games.deflecto.boards import after, opening, table, without_tiles

QUICK = replace(SKILLS["master"], work=2_000)
"""A master with little time: its reasons are true all the same."""


def advised(at: Deflecto, seat: Seat, seed: int = SEED) -> Advice:
    with patch.object(hints, "ADVISER", QUICK):
        return hints.advise(at.view(seat), seat, Random(seed))


def totals(at: Deflecto) -> list[int]:
    """The lengths of the paths that have begun, with penalties; 0 for the others."""
    ends = tuple((route.start, route.finish) for route in at.board.routes if route)
    found = iter(readable_distances(at.board.layout.size, at.board.cells, ends))
    return [next(found) + penalty if route else 0 for route, penalty in zip(at.board.routes, at.penalties, strict=True)]


def harm(at: Deflecto, seat: Seat, rival: Seat, square: str | None = None) -> int:
    """The longest detour that a rival's tile could cost a player, counted by hand."""
    ends = tuple((route.start, route.finish) for route in at.board.routes if route)
    before = readable_distances(at.board.layout.size, at.board.cells, ends)
    able = bytes(offered(at.options.level, at.stocks[rival]))
    found = [0]
    for (where, _), lengths in readable_changes(at.board, rival, able):
        if lengths[seat] - before[seat] > lengths[rival] - before[rival] and (
            square is None or at.board.grid.names[where] == square
        ):
            found.append(lengths[seat] - before[seat])
    return max(found)


def check(at: Deflecto, seat: Seat, advice: Advice) -> None:
    """Every figure of a reason, from the rules."""
    figures, move, now = advice.figures, advice.move, totals(at)
    others = [total for other, total in enumerate(now) if other != seat]
    match advice.reason:
        case "reason-start":
            assert figures == {"length": totals(at.play(seat, move))[seat]}
        case "reason-ask" | "reason-agree" | "reason-settled":
            assert figures == {"lead": min(others) - now[seat]}
        case "reason-late":
            assert figures == {"behind": now[seat] - min(others)}
        case "reason-contest":
            able = bytes(offered(at.options.level, at.stocks[seat]))
            proofs = len(dict(readable_changes(at.board, seat, able)))
            assert figures == {"behind": now[seat] - min(others), "proofs": proofs}
        case _:
            assert isinstance(move, Lay)
            laid = replace(at, board=at.board.laid(at.board.grid.numbers[move.square], BY_TEXT[move.figure]))
            grown = [new - old for old, new in zip(now, totals(laid), strict=True)]
            rivals = [other for other in range(at.seats) if other != seat]
            assert figures["own"] == grown[seat]
            assert figures["answer"] == harm(laid, seat, (seat + 1) % at.seats)
            if advice.reason == "reason-lengthen":
                owner = figures["seat"]
                assert owner in rivals
                assert figures["theirs"] == grown[int(owner)] == max(grown[other] for other in rivals) > 0
            elif advice.reason == "reason-guard":
                assert not any(grown)
                assert figures["square"] == move.square
                assert figures["risk"] == max(harm(at, seat, rival, move.square) for rival in rivals) > 0
            else:
                known_better = int(figures["other"]) > int(figures["chances"])
                assert advice.reason == ("reason-examined" if known_better else "reason-quiet")
                assert not any(grown[other] for other in rivals)
                check_chances(at, seat, advice)


def check_chances(at: Deflecto, seat: Seat, advice: Advice) -> None:
    """The chances of the tile and of the next best, from a tree of the same size grown again."""
    state = SearchState.of(at, seat)
    tree = Tree.of(state, Random(SEED).getrandbits(63))
    tree.grow(affordable(state, QUICK))
    best, *others = tree.opinions()
    assert best.placement
    assert advice.move == state.lay(best.placement)
    assert advice.figures["chances"] == round(100 * best.chances[seat])
    # what the tree has hardly looked at is not called better than its favourite
    most = best.chances[seat]
    rest = [(each.chances[seat] if each.visits else each.foreseen, each.visits) for each in others if each.placement]
    worths = [worth if visits >= hints.SURE * best.visits else min(worth, most) for worth, visits in rest]
    assert advice.figures["other"] == round(100 * max(worths, default=0))


@pytest.mark.parametrize(("seats", "level"), [(2, 1), (2, 2), (4, 1)])
def test_every_number_of_a_reason_is_true_in_games_of_bots(seats: int, level: int) -> None:
    met = set()
    for seed in range(10, 13):  # games in which most kinds of reasons come up
        rng, at = Random(seed), start(seats, Options(level=2 if level == 2 else 1, lot=False))
        while at.to_act:
            seat = min(at.to_act)
            if rng.random() < 0.25:
                advice = advised(at, seat)
                at.play(seat, advice.move)
                if not isinstance(advice.move, Pass):
                    check(at, seat, advice)
                    met.add(advice.reason)
                    for language in ("fr", "en"):
                        assert advice.reason
                        assert reason(language, "deflecto", advice.reason, advice.figures, "ABCD").strip()
            weak = rng.choice(["student", "adept"])
            at = at.play(seat, play(SKILLS[weak], at.view(seat), seat, rng))
    assert len(met) >= 6


BEHIND = "a4:ew a8:ew b8:nsw b4:nw c8:es c5:nes b6:esw"
WALLED = " ".join(f"{column}{row}:ns" for column in "dh" for row in range(1, 11))


@pytest.mark.rule("DEF-32", "DEF-33")
def test_an_end_is_advised_with_the_lead_and_a_contest_with_the_tiles_that_would_prove_it() -> None:
    at = after(opening(), BEHIND)
    asking = advised(at, 1)
    assert asking == Advice(Ask(), "reason-ask", {"lead": 2})
    asked = at.play(1, Ask())
    assert advised(asked, 0) == Advice(Contest(), "reason-contest", {"behind": 2, "proofs": 0})
    walled = table(WALLED, level=1)
    assert advised(walled, 0) == Advice(Ask(), "reason-settled", {"lead": 0})
    assert advised(walled.play(0, Ask()), 1) == Advice(Agree(), "reason-settled", {"lead": 0})


def test_who_cannot_win_any_more_is_told_so() -> None:
    led = "h10:nw g10:es g9:ns g8:ns g7:ns g6:ns g5:ns g4:ns g3:ns g2:ne h2:sw"
    done = after(without_tiles(without_tiles(table(led, level=1), 0), 1), "end?")
    assert advised(done, 1) == Advice(Agree(), "reason-late", {"behind": 2})


def test_reasons_read_as_sentences() -> None:
    def told(language: str, reason: str, **figures: int | str) -> str:
        return say(language, f"deflecto-reason-{reason}", figures)

    assert told("en", "lengthen", name="Ada", theirs=2, own=0, answer=4) == (
        "Makes the path of Ada 2 squares longer; the strongest answer costs you 4."
    )
    assert told("fr", "lengthen", name="Ada", theirs=2, own=2, answer=0) == (
        "Rallonge Ada de 2 cases, et vous de 2 ; la riposte ne peut rien vous coûter."
    )
    assert told("en", "guard", square="d5", risk=2, own=0, answer=0) == (
        "Makes d5 safe, where a tile would have cost you 2 squares; the answer can cost you nothing any more."
    )
    assert told("fr", "quiet", own=0, answer=0, chances=62, other=55) == (
        "Ne rallonge personne ; aucune pose n'a pourtant été trouvée meilleure : 62 chances sur cent de finir devant, "
        "55 avec la suivante."
    )
    assert told("en", "examined", own=0, answer=0, chances=41, other=42) == (
        "Makes no path longer, yet the search has examined it most: 41 chances in a hundred of finishing ahead, "
        "42 with another that it knows less well."
    )
