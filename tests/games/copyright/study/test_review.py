"""Deals to measure by, the review of a game, and the command that tells what deals are worth."""

import json
from random import Random

import pytest
from typer.testing import CliRunner

from galerie.cli import app
from galerie.core import Match, automatic
from galerie.games.copyright import GAME, Copyright, Options, Put
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.solving import best
from galerie.games.copyright.study.deals import deals
from galerie.games.copyright.study.review import review


def test_a_seed_always_deals_the_same_and_no_card_of_the_model() -> None:
    assert list(deals(20, 1)) == list(deals(20, 1)) != list(deals(20, 2))
    assert all(len(set(hand)) == 10 for _, hand in deals(20, 1))
    assert {len(hand) for _, hand in deals(5, 1, 62)} == {62}


def settled(match: Match, seed: int) -> Match:
    while event := automatic(match, Random(seed)):
        match = match.then(event.seat, event.move)
    return match


@pytest.mark.rule("COP-60")
def test_a_review_has_every_scored_round_with_what_each_could_have_had() -> None:
    match = settled(Match.begin(GAME, 2, Options(rounds=2, turns=True)), 3)
    while not match.outcome:
        position = match.position
        assert isinstance(position, Copyright)
        (seat, *_) = sorted(position.to_act)
        if position.stage == "scored":
            match = settled(match.then(seat, match.parse("next")), 3)
            continue
        plan = best(shape(position.model), position.desks[seat].cards).laid if seat == 0 else ()
        hand = position.desks[seat].hand
        step = next((Put(laid.card, laid.orientation, laid.x, laid.y) for laid in plan if laid.card in hand), None)
        match = match.then(seat, step or match.parse("done"))
    rounds = review(match).rounds
    assert [each.number for each in rounds] == [1, 2]
    for each in rounds:
        assert each.missed == (0, each.result.best[1].score)
        assert each.scores[0] == each.result.best[0].score
        assert len(each.cells) == 9


def test_the_study_command_prints_times_and_scores_as_json() -> None:
    result = CliRunner().invoke(app, ["study", "copyright", "--deals", "50", "--seed", "1", "--json"])
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert told.keys() == {"deals", "mean_ms", "p99_ms", "max_ms", "scores"}
    assert 0 < told["mean_ms"] <= told["max_ms"]
    assert told["p99_ms"] <= told["max_ms"]
    assert sum(told["scores"].values()) == 50
    assert told["scores"] == counted(50, 1)


def test_the_study_command_says_it_in_words_and_refuses_other_games() -> None:
    said = CliRunner().invoke(app, ["study", "copyright", "--deals", "1", "--lang", "en"])
    assert "1 deal solved" in said.stdout
    refused = CliRunner().invoke(app, ["study", "solo", "--lang", "fr"])
    assert refused.exit_code == 2


def counted(count: int, seed: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for deal in deals(count, seed):
        score = str(best(*deal).score)
        found[score] = found.get(score, 0) + 1
    return found
