"""Why a hint is given: every number in a reason is worked out again from the rules and the readable planner."""

from random import Random
from statistics import fmean

import pytest

from galerie import bots
from galerie.games.solo import GAME, Place, Solo, Stop
from galerie.games.solo.bots.levels import SKILLS
from galerie.games.solo.bots.thinking import KNOWN_NODES, KNOWN_WIDTH
from galerie.games.solo.rules.position import PLAYER
from galerie.games.solo.study.planning import bound, follow, imagined, placements, plan, readable_plan
from galerie.texts import say
from tests.games.solo.kernels.positions import ending, game


def boards() -> list[Solo]:
    """Endings, some with everything face up, and late positions of random games."""
    found = [ending(Random(seed), values=seed % 2 == 1)[0] for seed in range(24)]
    for seed in range(4):
        met, _ = game(Random(seed))
        found += met[-3:-1]
    return [board for board in found if board.to_act and not board.turning]


@pytest.mark.rule("REV-42", "REV-43")
def test_every_number_of_a_reason_can_be_worked_out_again() -> None:
    reasons = set()
    for board in boards():
        advice = bots.advise("solo", board.view(0), 0)
        assert advice
        assert advice.reason
        move, told = GAME.parse(advice.move), advice.figures
        reasons.add(advice.reason)
        assert told["counting"] == ("values" if board.options.values else "tokens")
        if board.down:
            check_averages(board, str(move), dict(told))
        elif advice.reason in ("reason-stop", "reason-try"):
            assert told["score"] == board.score
            assert isinstance(move, Stop) == (advice.reason == "reason-stop")
        else:
            check_line(board, advice.reason, dict(told))
        for language in ("fr", "en"):
            sentence = say(language, f"solo-{advice.reason}", told)
            assert sentence.endswith(".")
            assert "{" not in sentence
    assert reasons >= {"reason-deals", "reason-proved"}


def check_averages(board: Solo, move: str, told: dict[str, object]) -> None:
    """The same deals, planned by the readable twin."""
    rng = Random(bots.SEED)
    deals = [imagined(board, rng) for _ in range(SKILLS["master"].deals)]
    assert told["deals"] == len(deals)
    means = {
        str(each): fmean(readable_plan(board.play(PLAYER, each), deal, 1).score for deal in deals)
        for each in placements(board)
    }
    assert told["mean"] == round(means[move], 2) == round(max(means.values()), 2)
    others = [mean for each, mean in means.items() if each != move]
    assert told.get("other") == (round(max(others), 2) if others else None)


def check_line(board: Solo, given: str, told: dict[str, object]) -> None:
    """The line that was promised can be played, and a proved one is the best there is."""
    known = plan(board, {}, KNOWN_WIDTH, KNOWN_NODES)
    after = board
    for place in known.line:
        assert isinstance(place, Place)
        after = follow(after, {}, place)
    assert (told["score"], told["steps"]) == (after.score, len(known.line))
    assert after.score > board.score
    if given == "reason-proved":
        assert bound(board, {}) == after.score or readable_plan(board, {}, 0, 10**6).score == after.score
