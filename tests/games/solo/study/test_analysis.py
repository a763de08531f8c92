"""What a judge of Reversi solo says of the moves of a position."""

from dataclasses import replace
from random import Random

from galerie.core import Match
from galerie.discs.board import squares
from galerie.games.solo import GAME, Solo
from galerie.games.solo.rules.position import PLAYER
from galerie.games.solo.study.analysis import judge, possible
from galerie.games.solo.study.planning import follow, placements, readable_plan
from galerie.study.analysis import Judgement, judge_of
from galerie.texts import maybe
from tests.games.solo.kernels.positions import ending, game


def judged(board: Solo, work: int) -> list[Judgement]:
    return list(judge(Match(GAME, 1, board.options, board), PLAYER, work))


def test_the_judge_is_found_by_its_game() -> None:
    assert judge_of("solo") is judge


def test_with_everything_face_up_values_are_proved_by_brute_force() -> None:
    proved = 0
    for seed in range(30):
        board, dealt = ending(Random(seed), values=seed % 2 == 1)
        up = sorted({**dict(board.up), **{square: dealt[square] for square in squares(board.down)}}.items())
        board = replace(board, down=0, up=tuple(up))
        if not board.to_act:
            continue
        *_, last = judged(board, 10**6)
        values = {each.move: each for each in last.moves}
        assert values["stop"].value == board.score
        for move in placements(board):
            told = values[str(move)]
            best = readable_plan(follow(board, dealt, move), dealt, 0, 10**6)
            assert told.value <= best.score
            if told.exact:
                proved += 1
                assert told.value == best.score
    assert proved > 20


def test_with_hidden_tokens_judgements_get_better_and_stay_within_their_work() -> None:
    board = game(Random(3))[0][8]
    found = judged(board, 60_000)
    assert len(found) > 2
    assert [each.depth for each in found] == sorted({each.depth for each in found})
    assert all(each.work <= 60_000 for each in found)
    assert found == judged(board, 60_000)
    for each in found:
        values = [move.value for move in each.moves]
        assert values == sorted(values, reverse=True)
        assert {move.move for move in each.moves} == set(map(str, board.moves(0)))
        assert max(values) <= possible(board) == each.facts["possible"]
        assert not each.exact


def test_every_fact_has_a_sentence() -> None:
    for work in (1, 10_000):
        for each in judged(game(Random(3))[0][8], work):
            for key in each.facts:
                for language in ("fr", "en"):
                    assert maybe(language, f"solo-fact-{key}", {"value": each.facts[key]})


def test_no_game_wins_more_than_was_possible() -> None:
    for seed in range(20):
        met, _ = game(Random(seed))
        assert all(possible(board) >= len(met[-1].won) for board in met)
