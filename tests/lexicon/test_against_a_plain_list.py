"""The graph, compiled and readable, compared with a scan of a plain list."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from galerie.lexicon import Entry
from galerie.lexicon.compiling import compiled, content_hash
from tests.lexicon.lists import ENTRIES, PlainList, opened

TEXTS = st.text("abcz?", max_size=7)


@given(ENTRIES, st.lists(TEXTS, max_size=5))
def test_the_words_are_those_of_the_list_and_no_others(entries: Sequence[Entry], texts: list[str]) -> None:
    known = {entry.word: entry for entry in entries}
    for lexicon in opened(entries):
        assert len(lexicon) == len(known)
        assert list(lexicon) == sorted(known)
        for text in [*known, *texts]:
            assert (text in lexicon) == (text in known)
            assert lexicon.rank(text) == (known[text].rank if text in known else None)


@given(ENTRIES)
def test_entries_are_those_of_the_list(entries: Sequence[Entry]) -> None:
    for lexicon in opened(entries):
        found = [lexicon.entry(word) for word in lexicon]
        ours = [entry for entry in found if entry]
        assert [(each.word, each.rank, set(each.classes), each.bases) for each in ours] == [
            (each.word, each.rank, set(each.classes), each.bases)
            for each in sorted(entries, key=lambda each: each.word)
        ]
        assert content_hash(ours) == lexicon.hash


@given(ENTRIES, TEXTS)
def test_a_beginning_is_what_some_word_begins_with(entries: Sequence[Entry], text: str) -> None:
    for lexicon in opened(entries):
        assert lexicon.is_beginning(text) == PlainList(entries).is_beginning(text)


@given(ENTRIES, TEXTS, TEXTS, st.integers(0, 7), st.integers(0, 2**20 - 1) | st.integers(0, 9), st.booleans())
def test_completions_use_only_the_given_letters(
    entries: Sequence[Entry], beginning: str, letters: str, shortest: int, rarest: int, bases: bool
) -> None:
    expected = PlainList(entries).completions(beginning, letters, shortest, rarest, bases)
    for lexicon in opened(entries):
        assert lexicon.completions(beginning, letters, shortest=shortest, rarest=rarest, bases=bases) == expected


@given(ENTRIES, TEXTS)
def test_a_pattern_is_matched_letter_by_letter_or_by_its_beginning(entries: Sequence[Entry], pattern: str) -> None:
    plain = PlainList(entries)
    for lexicon in opened(entries):
        assert lexicon.matching(pattern) == plain.completions(pattern, "", 1, 2**20, False)
        assert lexicon.matching(pattern + "*") == plain.completions(pattern, "?" * 9, 1, 2**20, False)


@given(ENTRIES, TEXTS, st.integers(1, 6))
def test_the_commonest_words_of_a_pattern_come_first_and_all_are_counted(
    entries: Sequence[Entry], beginning: str, most: int
) -> None:
    for lexicon in opened(entries):
        for pattern in (beginning, beginning + "*"):
            every = lexicon.matching(pattern)
            assert lexicon.commonest(pattern, most) == (len(every), every[:most])


@given(ENTRIES)
def test_the_order_of_the_list_changes_nothing(entries: Sequence[Entry]) -> None:
    assert compiled(entries, "1") == compiled(entries[::-1], "1")
