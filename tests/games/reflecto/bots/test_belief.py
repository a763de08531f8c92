"""What a player of Reflecto can know of the other's word: exact, and never without the truth."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations, permutations
from math import factorial, isclose, prod
from random import Random
from typing import Any

import pytest

from galerie.core import BadOption
from galerie.core.options import words as spelled
from galerie.games.reflecto import GAME, Options, Reflecto
from galerie.games.reflecto.rules.belief import Belief, Evidence, belief, evidence
from galerie.games.reflecto.rules.options import Terms, check, terms
from galerie.games.reflecto.rules.screens import BLANK, MIRROR, Face, Hand, due
from galerie.games.reflecto.rules.setting import hand, random_set_up
from galerie.games.reflecto.rules.spelling import cut, spread
from galerie.games.reflecto.rules.vocabulary import vocabulary
from tests.games.reflecto.diagrams import after, opening
from tests.games.reflecto.play import played
from tests.laws.cases import variants

FEW = {
    4: ("PAPA", "NEUF", "NUIT", "UNIT", "LOUP", "POUL", "AAAA"),
    5: ("PIANO", "LAPIN", "SAPIN", "PIZZA", "NINAS", "INNEE", "NANNA", "PAINS"),
    8: ("CHOCOLAT", "COCHERAS", "ABABABAB", "CHERCHER"),
}
"""Small vocabularies, with letters that come twice or more in their words and in each other."""


def allowed() -> list[Options]:
    found = []
    for options in variants(Options):
        try:
            check(options)
        except BadOption:
            continue
        found.append(options)
    return found


def named(options: Options) -> str:
    return "-".join(spelled(options)) or "base"


# By brute force


@dataclass(frozen=True)
class Secret:
    word: str
    weight: float
    hand: Hand


def secrets(agreed: Terms, word: str, seen: dict[int, Face]) -> Iterator[Secret]:
    """Every cut, every choice of figures and every row of screens, each as likely as the next, that shows the faces."""
    pieced = [spread(word, agreed.tiles)]
    if agreed.free_spread and agreed.letters > agreed.tiles:
        inner = combinations(range(1, agreed.letters), agreed.tiles - 1)
        pieced = [
            cut(word, [end - at for at, end in zip((0, *ends), (*ends, len(word)), strict=True)]) for ends in inner
        ]
    for pieces in pieced:
        ranks = range(1, len(pieces) + 1)
        every = chain.from_iterable(combinations(ranks, size) for size in ranks)
        choices: dict[str, list[tuple[int, ...]]] = {"none": [()], "all": [tuple(ranks)], "some": list(every)}
        figures = choices[agreed.figures]
        for figured in figures:
            tiles = [Face("letters", pieces[rank - 1], rank if rank in figured else None) for rank in ranks]
            faces = Counter([*tiles, *[BLANK] * agreed.blanks, *[MIRROR] * agreed.mirrors])
            if Counter(seen.values()) <= faces:
                rows = factorial(7) / prod(map(factorial, faces.values()))
                share = 1 / (len(pieced) * len(figures) * rows)
                for rest in set(permutations((faces - Counter(seen.values())).elements())):
                    hidden = iter(rest)
                    yield Secret(word, share, Hand(pieces, tuple(seen.get(n) or next(hidden) for n in range(7))))


def agrees(secret: Secret, known: Evidence) -> bool:
    """By the rules alone."""
    return (
        all(screen in due(secret.hand, known.terms, known.out[:n]) for n, screen in enumerate(known.out))
        and secret.word not in known.wrong
    )


def enumerated(known: Evidence) -> tuple[dict[str, float], list[float]]:
    """The chance of each word, and of each screen to be a mirror."""
    words = vocabulary(known.words, known.terms.letters)
    weights: defaultdict[str, float] = defaultdict(float)
    mirrors = [0.0] * 7
    for word, prior in zip(words.words, words.priors, strict=True):
        for secret in secrets(known.terms, word, dict(known.seen)):
            if agrees(secret, known):
                weights[word] += prior * secret.weight
                for screen, face in enumerate(secret.hand.faces):
                    mirrors[screen] += prior * secret.weight * (face == MIRROR)
    total = sum(weights.values())
    return {word: weight / total for word, weight in weights.items()}, [each / total for each in mirrors]


def learnt(options: Options, rng: Random) -> tuple[str, Evidence]:
    """A word of Gerda's, and something that the Queen may have learnt of it."""
    agreed = terms(options, 0)
    secret = hand(options, 0, random_set_up(options, 0, rng))
    out: tuple[int, ...] = ()
    for _ in range(rng.randrange(agreed.tiles)):
        out = (*out, rng.choice(due(secret, agreed, out)))
    seen = sorted(rng.sample(range(7), rng.randint(2, 5)))
    others = [word for word in vocabulary(options.words, agreed.letters).words if word != secret.word]
    wrong = frozenset(rng.sample(others, rng.randrange(2)))
    return secret.word, Evidence(options.words, agreed, out, tuple((n, secret.faces[n]) for n in seen), wrong)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Only the words of small vocabularies."""
    monkeypatch.setattr("galerie.games.reflecto.rules.vocabulary.choices", lambda _, length: FEW[length])
    monkeypatch.setattr("galerie.games.reflecto.rules.setting.choices", lambda _, length: FEW[length])
    monkeypatch.setattr("galerie.games.reflecto.rules.setting.is_known", lambda _: True)
    vocabulary.cache_clear()
    yield
    vocabulary.cache_clear()


EXACT: list[dict[str, Any]] = [
    {},
    {"gerda_tiles": 7, "gerda_late_blank": True},
    {"gerda_tiles": 6},
    {"gerda_letters": 4},
    {"gerda_letters": 4, "gerda_late_blank": True},
    {"gerda_letters": 4, "gerda_figures": "some"},
    {"gerda_letters": 4, "gerda_figures": "some", "gerda_tiles": 6, "gerda_late_blank": True},
    {"gerda_figures": "all"},
    {"gerda_letters": 8},
]


@pytest.mark.parametrize("chosen", EXACT, ids=str)
@pytest.mark.usefixtures("few")
def test_chances_are_those_that_going_through_all_secrets_gives(chosen: dict[str, Any]) -> None:
    rng = Random(str(chosen))
    options = Options(**chosen)
    for _ in range(6):
        word, known = learnt(options, rng)
        found = Belief(known)
        chances, mirrors = enumerated(known)
        assert word in chances
        assert found.count == len(chances)
        assert found.chances == pytest.approx(chances)
        assert [found.mirror_chance(screen) for screen in range(7)] == pytest.approx(mirrors)


@pytest.mark.usefixtures("few")
@pytest.mark.rule("REF-66")
def test_a_word_cut_at_will_is_possible_exactly_when_some_cut_agrees() -> None:
    rng = Random(8)
    for _ in range(2):
        _, known = learnt(Options(gerda_letters=8, gerda_free_spread=True), rng)
        assert Belief(known).chances.keys() == enumerated(known)[0].keys()


# Along games


@pytest.mark.slow
@pytest.mark.parametrize("options", allowed(), ids=named)
@pytest.mark.rule("REF-50", "REF-60", "REF-67")
def test_the_true_word_is_always_among_those_believed_in_every_variant(options: Options) -> None:
    assert_truth_is_believed(options)


@pytest.mark.parametrize("options", allowed()[::12], ids=named)
def test_the_true_word_is_always_among_those_believed(options: Options) -> None:
    assert_truth_is_believed(options)


def assert_truth_is_believed(options: Options) -> None:
    rng = Random(named(options))
    positions = [position for _, position in played(options, rng, most=120) if position.ready and not position.result]
    for position in positions[:: max(1, len(positions) // 4)]:
        for seat in (0, 1):
            secret = position.hands[1 - seat]
            assert secret
            found = belief(evidence(position.view(seat), seat))
            assert found.admits(secret.word)
            assert sum(found.chances.values()) < 1 + 1e-9
            if options.words != "free":
                assert secret.word in found.chances
                assert isclose(sum(found.chances.values()), 1)
                assert found.count == len(found.chances)


def test_whatever_can_be_imagined_is_believed_and_what_is_believed_rules_nothing_else_out() -> None:
    rng = Random(3)
    *_, position = (each for _, each in played(Options(first="gerda"), rng, most=40))
    view = position.view(0)
    found = belief(evidence(view, 0))
    for _ in range(50):
        twin = GAME.imagine(view, 0, rng)
        assert isinstance(twin, Reflecto)
        assert twin.hands[1]
        assert found.admits(twin.hands[1].word)


@pytest.mark.parametrize("options", allowed()[::20], ids=named)
def test_uncertainty_never_grows_in_words(options: Options) -> None:
    counts: list[list[int]] = [[], []]
    for _, position in played(options, Random(5), most=60):
        if position.ready and not position.result:
            for seat in (0, 1):
                counts[seat].append(belief(evidence(position.view(seat), seat)).count)
    if options.words != "free":
        assert all(each == sorted(each, reverse=True) for each in counts)


# Cases


def known(seen: dict[int, str], out: tuple[int, ...] = (), **options: Any) -> Evidence:
    """What is known of Gerda's screens."""
    faces = {screen: Face("letters", letters) if letters != "*" else MIRROR for screen, letters in seen.items()}
    chosen = Options(**options)
    return Evidence(
        chosen.words, terms(chosen, 0), out, tuple(sorted(faces.items(), key=lambda each: each[0])), frozenset()
    )


@pytest.mark.rule("REF-41")
def test_the_letters_of_piano_leave_few_words_and_their_order_leaves_one() -> None:
    letters = known({0: "I", 2: "A", 3: "N", 6: "P"})
    assert {"PIANO", "LAPIN", "SAPIN"} <= Belief(letters).chances.keys()
    assert Belief(letters).count < 40
    ordered = known({0: "I", 2: "A", 3: "N", 6: "P"}, out=(6, 0, 2), words="common")
    assert Belief(ordered).certain == "PIANO"


@pytest.mark.rule("REF-35")
def test_either_of_two_like_letters_may_have_left_third() -> None:
    assert "PIZZA" in Belief(known({1: "Z", 4: "Z"}, out=(0, 2, 4))).chances
    assert "PIZZA" in Belief(known({1: "Z", 4: "Z"}, out=(0, 2, 1))).chances
    assert "PIZZA" not in Belief(known({1: "Z", 4: "Z"}, out=(0, 4))).chances


@pytest.mark.rule("REF-04")
def test_where_any_letters_are_allowed_known_letters_that_make_no_word_are_still_possible() -> None:
    seen = {0: "X", 1: "Q", 2: "Z", 3: "K", 4: "J"}
    found = Belief(known(seen, words="free"))
    assert found.count == 120
    assert found.admits("XQZKJ")
    assert Belief(known(seen, out=(0, 1, 2, 3), words="free")).certain == "XQZKJ"
    vague = Belief(known({0: "X", 1: "Q"}, words="free"))
    assert vague.admits("AXQAA")
    assert not vague.admits("AXAAA")
    assert sum(vague.chances.values()) < 1


def test_a_common_word_is_likelier_than_a_rare_one_and_a_base_form_than_another() -> None:
    found = Belief(known({}))
    assert found.chances["PIANO"] > found.chances["SAPER"]
    assert [word for word, _ in found.likeliest(3)] == sorted(found.chances, key=lambda word: -found.chances[word])[:3]


@pytest.mark.rule("REF-55")
def test_a_wrong_guess_is_ruled_out_for_who_made_it_and_says_nothing_to_the_other() -> None:
    board = after(opening(several_guesses=True), "guess NUAGE")
    assert not belief(evidence(board.view(0), 0)).admits("NUAGE")
    assert belief(evidence(board.view(1), 1)).admits("NUAGE")


@pytest.mark.rule("REF-55")
def test_a_right_guess_is_not_taken_for_a_wrong_one() -> None:
    board = after(opening(several_guesses=True), "guess NUAGE", "a7-a6", "guess NEIGE")
    assert board.result
    known = evidence(board.view(0), 0)
    assert known.wrong == {"NUAGE"}
    assert belief(known).admits("NEIGE")
