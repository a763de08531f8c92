"""The lexicon's kernel, its readable twin and marisa-trie on the same queries.

The completions are those of a game of Miroir: a column of one to three letters, and the letters that eight random
cards of the pack could add to it. A trie that knows only whole words and prefixes can find them in two ways: by listing
all words with the prefix, or by adding letters one by one. marisa-trie is measured both ways.
"""

import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from string import ascii_lowercase
from typing import TypeAlias

import marisa_trie

from bench.timing import compare
from galerie.lexicon import JOKER, Lexicon, fold, french
from galerie.lexicon.graph import ReadableGraph
from galerie.lexicon.lexicon import FRENCH

Question: TypeAlias = tuple[str, str]

PACK = "e" * 16 + "r" * 8 + "ais" * 7 + "not" * 6 + "u" * 5 + "l" * 4 + "cdgm" * 2 + "bfhjkpqvwxyz"
QUESTIONS = 150
WORDS = 20_000
STARTS = 10

LEXICON = french()
READABLE = Lexicon(FRENCH, ReadableGraph)
PEER = marisa_trie.Trie(LEXICON)

OPENING = """
import galerie.lexicon.lexicon as at
from time import perf_counter
since = perf_counter()
at.Lexicon(at.FRENCH).is_beginning("soup")
print(perf_counter() - since)
"""


def columns(rng: Random, jokers: int) -> list[Question]:
    words = rng.sample(LEXICON.matching("?????*"), QUESTIONS)
    return [(word[: rng.randint(1, 3)], "".join(rng.sample(PACK, 8 - jokers)) + JOKER * jokers) for word in words]


def peer_by_listing(beginning: str, letters: str) -> list[str]:
    bag = Counter(letters)
    jokers = bag.pop(JOKER, 0)
    found = []
    for word in PEER.keys(beginning):
        ending = word[len(beginning) :]
        if len(ending) <= len(letters):
            missing = 0
            for letter in set(ending):
                missing += max(0, ending.count(letter) - bag[letter])
            if missing <= jokers:
                found.append(word)
    return found


def peer_by_adding(beginning: str, letters: str) -> list[str]:
    bag = Counter(letters)
    found: list[str] = []

    def extend(text: str) -> None:
        if text in PEER:
            found.append(text)
        for letter in ascii_lowercase if bag[JOKER] else [each for each in bag if bag[each]]:
            if letter != JOKER:
                spent = letter if bag[letter] else JOKER
                if PEER.has_keys_with_prefix(text + letter):
                    bag[spent] -= 1
                    extend(text + letter)
                    bag[spent] += 1

    if PEER.has_keys_with_prefix(beginning):
        extend(beginning)
    return found


def all_of(answer: Callable[[str, str], list[str]], questions: Sequence[Question]) -> Callable[[], int]:
    def work() -> int:
        for beginning, letters in questions:
            answer(beginning, letters)
        return len(questions)

    return work


def each_of(answer: Callable[[str], object], texts: Sequence[str]) -> Callable[[], int]:
    def work() -> int:
        for text in texts:
            answer(text)
        return len(texts)

    return work


def peer_joker(text: str) -> bool:
    head, joker, tail = text.partition(JOKER)
    if not joker:
        return bool(PEER.has_keys_with_prefix(text))
    return any(PEER.has_keys_with_prefix(head + letter + tail) for letter in ascii_lowercase)


def main() -> None:
    rng = Random(1)
    for jokers in (0, 1):
        questions = columns(rng, jokers)
        for question in questions[:20]:
            ours = LEXICON.completions(*question)
            assert ours == READABLE.completions(*question)
            assert sorted(ours) == sorted(peer_by_listing(*question)) == sorted(peer_by_adding(*question))
        size = sum(len(LEXICON.completions(*question)) for question in questions) / len(questions)
        compare(
            f"completions with 8 letters, {jokers} of them a joker: {size:.0f} words on average",
            "questions",
            {
                "kernel": all_of(LEXICON.completions, questions * 20),
                "readable twin": all_of(READABLE.completions, questions),
                "marisa-trie, adding letters": all_of(peer_by_adding, questions),
                "marisa-trie, listing words": all_of(peer_by_listing, questions),
            },
        )
    words = rng.sample(LEXICON.matching("*"), WORDS // 2)
    words += ["".join(rng.sample(word, len(word))) for word in words]
    compare(
        "is it a word",
        "words",
        {
            "kernel": each_of(LEXICON.__contains__, words),
            "readable twin": each_of(READABLE.__contains__, words),
            "marisa-trie, folding first": each_of(lambda word: fold(word) in PEER, words),
        },
    )
    texts = [word[: rng.randint(1, len(word))] for word in words]
    compare(
        "is it a beginning",
        "texts",
        {
            "kernel": each_of(LEXICON.is_beginning, texts),
            "readable twin": each_of(READABLE.is_beginning, texts),
            "marisa-trie, folding first": each_of(lambda text: PEER.has_keys_with_prefix(fold(text)), texts),
        },
    )
    holed = [text[:at] + JOKER + text[at + 1 :] for text in texts for at in [rng.randrange(len(text))]]
    compare(
        "is it a beginning, with a joker",
        "texts",
        {
            "kernel": each_of(LEXICON.is_beginning, holed),
            "readable twin": each_of(READABLE.is_beginning, holed),
            "marisa-trie, folding first": each_of(lambda text: peer_joker(fold(text)), holed),
        },
    )
    opening = [float(subprocess.check_output([sys.executable, "-c", OPENING])) for _ in range(STARTS)]
    print(f"opening it in a new process and asking once: {1000 * min(opening):.2f} ms at best, of {STARTS}")
