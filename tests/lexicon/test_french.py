"""The French lexicon: what is in it, what is not, and what is known about it."""

import gzip
import hashlib
import tracemalloc
from random import Random

import pytest
from tools import lexicon as tool

from galerie.core import Refusal
from galerie.lexicon import Band, Lexicon, WordClass, fold, french
from galerie.lexicon.compiling import content_hash
from galerie.lexicon.graph import ReadableGraph
from galerie.lexicon.lexicon import FRENCH

LEXICON = french()


@pytest.mark.parametrize("word", ["soupe", "songe", "solos", "if", "ah", "ahaner", "whist", "chips", "piano", "pizza"])
def test_it_contains_the_words_in_the_booklets(word: str) -> None:
    assert word in LEXICON


@pytest.mark.parametrize("word", ["iront", "sues", "mangeassions", "chevaux", "yeux", "belles", "fut", "ressemelerons"])
def test_it_contains_plurals_and_conjugated_forms(word: str) -> None:
    assert word in LEXICON


@pytest.mark.parametrize("word", ["team", "teams", "dispo", "vinyl", "chatbots", "néobanque"])
def test_it_contains_our_additions_of_recent_words(word: str) -> None:
    assert word in LEXICON


@pytest.mark.parametrize("word", ["iftar", "ahi", "kg", "etc", "jusqu", "xiv", "zzzz"])
def test_it_lacks_abbreviations_fragments_and_words_that_contradict_the_booklets(word: str) -> None:
    assert word not in LEXICON


@pytest.mark.parametrize(
    "name", ["Marseille", "Dupont", "Ariane", "Europe", "Nathalie", "Italie", "Bruxelles", "Sophie"]
)
def test_it_lacks_proper_nouns(name: str) -> None:
    assert name not in LEXICON


@pytest.mark.parametrize(
    "text", ["", " ", "soupe ", "sou pe", "aujourd'hui", "arc-en-ciel", "s?upe", "soup*", "ſoupe", "x" * 99]
)
def test_only_a_single_run_of_letters_is_a_word(text: str) -> None:
    assert text not in LEXICON
    assert LEXICON.rank(text) is None
    assert LEXICON.entry(text) is None


@pytest.mark.parametrize(
    ("spelt", "folded"),
    [
        ("Œuvré", "oeuvre"),
        ("EX ÆQUO", "ex aequo"),
        ("garçon", "garcon"),
        ("garc\u0327on", "garcon"),
        ("NOËL", "noel"),
        ("s?Up*", "s?up*"),
    ],
)
def test_accents_ligatures_and_capitals_are_folded(spelt: str, folded: str) -> None:
    assert fold(spelt) == folded


def test_every_query_folds_its_input() -> None:
    assert "Cœur" in LEXICON
    assert LEXICON.is_beginning("CŒ")
    assert LEXICON.is_beginning("Ç?")
    assert LEXICON.completions("Œ", "ÜF") == LEXICON.completions("oe", "uf") == ["oeuf"]
    assert LEXICON.matching("Pâ?e") == LEXICON.matching("pa?e")
    assert LEXICON.rank("ÊTRE") == LEXICON.rank("etre")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", True),
        ("whi", True),
        ("ah", True),
        ("hhi", False),
        ("s?ng", True),
        ("?hist", True),
        ("?", True),
        ("?hhh", False),
    ],
)
def test_a_beginning_may_have_a_joker_and_may_be_a_whole_word(text: str, expected: bool) -> None:
    assert LEXICON.is_beginning(text) is expected


def test_completions_need_not_use_all_letters_and_may_add_none() -> None:
    assert LEXICON.completions("soup", "e") == ["soupe"]
    assert LEXICON.completions("soupe", "") == ["soupe"]
    assert set(LEXICON.completions("pi", "aon")) >= {"pi", "pion", "piano"}
    assert LEXICON.completions("pi", "zza", shortest=5) == ["pizza"]
    assert "pizza" not in LEXICON.completions("pi", "za?", shortest=6)
    assert "pizza" in LEXICON.completions("pi", "za?")
    assert "pizza" in LEXICON.completions("p?", "zza")


def test_the_words_that_a_joker_makes_are_sorted_from_the_commonest() -> None:
    words = LEXICON.matching("so?pe") + LEXICON.matching("?oute")
    assert words[0] == "soupe"
    ranks = [LEXICON.rank(word) or 0 for word in LEXICON.matching("?oute")]
    assert ranks == sorted(ranks)
    assert ranks[0] > 0


def test_a_vocabulary_can_be_limited() -> None:
    child, solver = (LEXICON.matching("a????", rarest=band) for band in (Band.CHILD, Band.SOLVER))
    assert child == solver[: len(child)]
    assert 0 < len(child) < len(solver)
    assert all((LEXICON.rank(word) or 0) <= Band.CHILD for word in child)


def test_base_forms_are_distinguished_from_others() -> None:
    bases = LEXICON.matching("?????", bases=True)
    assert {"soupe", "piano", "pizza", "noyer"} <= set(bases)
    assert {"solos", "iront", "belle"}.isdisjoint(bases)


@pytest.mark.parametrize(
    ("word", "bases", "classes"),
    [
        ("iront", ("aller",), {WordClass.CONJUGATED}),
        ("mangeassions", ("manger",), {WordClass.CONJUGATED}),
        ("solos", ("solo",), {WordClass.NOUNS}),
        ("eleves", ("élève", "élever"), {WordClass.NOUNS, WordClass.CONJUGATED, WordClass.PARTICIPLE}),
        ("coeur", ("cœur",), {WordClass.NOUN}),
        ("ahaner", ("ahaner",), {WordClass.INFINITIVE}),
    ],
)
def test_an_entry_has_base_forms_and_classes(word: str, bases: tuple[str, ...], classes: set[WordClass]) -> None:
    entry = LEXICON.entry(word)
    assert entry
    assert (entry.word, entry.bases, set(entry.classes)) == (word, bases, classes)


def test_the_band_of_a_word_is_the_smallest_vocabulary_that_contains_it() -> None:
    entries = [LEXICON.entry(word) for word in ("maison", "soupe", "pizza", "mangeassions")]
    assert [entry.band for entry in entries if entry] == [Band.CHILD, Band.STUDENT, Band.ADULT, Band.SOLVER]


@pytest.mark.parametrize("pattern", ["so pe", "*so", "s*e", "sou-", "3", "so**"])
def test_an_invalid_pattern_is_refused(pattern: str) -> None:
    with pytest.raises(Refusal) as refused:
        LEXICON.matching(pattern)
    assert refused.value.code == "pattern-wrong"


def test_words_are_counted_without_being_spelt() -> None:
    tracemalloc.start()
    try:
        count, words = french().commonest("*", 60)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (count, len(words), words[0]) == (len(french()), 60, french().matching("*")[0])
    assert peak < 100_000, "bytes; all words together take 20 MB"


def test_the_version_and_the_hash_are_unchanged() -> None:
    """A change here changes the games' rules: give the list a new version, and say so in the changelog."""
    assert LEXICON.version == tool.VERSION == "French.lex 7.5, list 1"
    assert LEXICON.hash == "bf53079c82dbf92bcba33f08239df99966e57e892ca49a3ca41dcb1f521f0365"
    assert len(LEXICON) == 418_996


@pytest.mark.slow
def test_the_compiled_lexicon_contains_the_list_and_the_additions() -> None:
    listed = sorted(tool.entries(), key=lambda entry: entry.word)
    assert content_hash(listed) == LEXICON.hash
    for entry in Random(1).sample(listed, 2_000):
        found = LEXICON.entry(entry.word)
        assert found
        assert (found.rank, set(found.classes), found.bases) == (entry.rank, set(entry.classes), entry.bases)


@pytest.mark.soak
def test_the_compiled_lexicon_is_up_to_date() -> None:
    assert FRENCH.read_bytes() == tool.made(), "run `python tools/lexicon.py compile`"


def test_the_list_has_its_header_and_its_licence() -> None:
    with gzip.open(tool.LIST, "rt", encoding="utf-8") as text:
        header = text.read(len(tool.HEADER))
    assert header == tool.HEADER
    assert "Mozilla Public" in header
    licence = (tool.FOLDER / "LICENCE-MPL-2.0.txt").read_bytes()
    assert hashlib.sha256(licence).hexdigest() == "fab3dd6bdab226f1c08630b1dd917e11fcb4ec5e1e020e2c16f83a0a13863e85"


def test_random_queries_have_the_same_answers_with_and_without_the_kernel() -> None:
    rng = Random(2)
    readable = Lexicon(FRENCH, ReadableGraph)
    words = LEXICON.matching("*")
    for _ in range(200):
        word = rng.choice(words)
        cut = rng.randrange(len(word) + 1)
        at = rng.randrange(len(word))
        holed = word[:at] + "?" + word[at + 1 :]
        letters = "".join(rng.sample("eeeeraisntoulcdm??", 6))
        assert readable.entry(word) == LEXICON.entry(word)
        assert (word[::-1] in readable) == (word[::-1] in LEXICON)
        assert readable.is_beginning(holed[:cut]) is LEXICON.is_beginning(holed[:cut]) is True
        assert readable.is_beginning(holed[::-1]) == LEXICON.is_beginning(holed[::-1])
        assert readable.matching(holed) == LEXICON.matching(holed)
        assert readable.completions(word[:2], letters) == LEXICON.completions(word[:2], letters)
