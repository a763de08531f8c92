"""What a refusal carries."""

import pickle

import pytest

from galerie.core import BadNotation, BadOption, BadRecord, IllegalMove, Refusal
from galerie.games import GAMES, find


def test_a_refusal_names_its_sentence_its_rule_and_its_details() -> None:
    refusal = IllegalMove("reversi-occupied", rule="REV-12", square="d4")
    assert (refusal.code, refusal.rule, refusal.details) == ("reversi-occupied", "REV-12", {"square": "d4"})
    assert str(refusal) == "reversi occupied: square d4 (REV-12)"
    assert str(Refusal("game-over")) == "game over"


@pytest.mark.parametrize("kind", [IllegalMove, BadNotation, BadOption, BadRecord])
def test_every_kind_is_a_refusal(kind: type[Refusal]) -> None:
    assert issubclass(kind, Refusal)


def test_a_refusal_travels_between_processes() -> None:
    sent = IllegalMove("reversi-occupied", rule="REV-12", square="d4")
    come = pickle.loads(pickle.dumps(sent))  # noqa: S301  our own bytes
    assert (type(come), come.code, come.rule, come.details) == (IllegalMove, sent.code, sent.rule, sent.details)


def test_an_unknown_game_is_refused_by_name_with_the_games_there_are() -> None:
    with pytest.raises(Refusal) as caught:
        find("chess")
    assert (caught.value.code, caught.value.details) == (
        "game-unknown",
        {"game": "chess", "games": ", ".join(GAMES)},
    )
