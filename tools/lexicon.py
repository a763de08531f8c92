"""Builds the French lexicon.

        python tools/lexicon.py list French.lex    rewrites the word list from its source
        python tools/lexicon.py compile            compiles the list and our additions into the file the program reads
        python tools/lexicon.py check              exits with 0 if that file is up to date, else with 1
        python tools/lexicon.py figures            prints statistics

The source is `lexicons/French.lex` of grammalecte 2.1.2, as in Debian's source package of that name and version,
under the Mozilla Public Licence 2.0. Everything derived from it stays under that licence.
"""

import gzip
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from galerie.lexicon import Band, Entry, WordClass, fold, french
from galerie.lexicon.compiling import compiled, line
from galerie.lexicon.lexicon import FRENCH

FOLDER: Final = FRENCH.parent
LIST: Final = FOLDER / "fr_words.tsv.gz"
ADDITIONS: Final = FOLDER / "include.tsv"
OMISSIONS: Final = FOLDER / "exclude.txt"
VERSION: Final = "French.lex 7.5, list 1"
"""Of the source, then of the list: the latter changes with the additions, the omissions and the filter."""

HEADER: Final = """\
# This Source Code Form is subject to the terms of the Mozilla Public
# License, v. 2.0. If a copy of the MPL was not distributed with this
# file, You can obtain one at http://mozilla.org/MPL/2.0/.
#
# French word list for games, derived (lower-cased, accents and ligatures removed, proper nouns,
# abbreviations, symbols and hyphenated forms dropped) from "Lexique simplifie pour Grammalecte v7.5",
# file lexicons/French.lex of grammalecte 2.1.2, (c) Olivier R. and the Dicollecte / Grammalecte contributors,
# https://grammalecte.net/ - licence MPL 2.0.  Columns: word, corpus frequency rank (1 = most frequent), classes,
# base forms (with their accents, the most frequent reading first).
"""

LETTERS: Final = re.compile(r"[a-z]+")
UNIT_PREFIXES: Final = re.compile(r"yotta|zetta|exa|p[eé]ta|femto|atto|zepto|yocto")
WORDS_OF_ONE_LETTER: Final = "aoy"


def derived(source: Iterable[str], omitted: frozenset[str]) -> list[Entry]:
    """The words of the source that games use; the source lists the most frequent forms first."""
    found: dict[str, tuple[int, set[WordClass], list[str]]] = {}
    lines = (text for text in source if text.strip() and not text.startswith("#"))
    for rank, text in enumerate(lines, 1):
        form, base, tag = text.rstrip("\n").split("\t")
        word = fold(form)
        if form != form.lower() or not LETTERS.fullmatch(word) or word in omitted or not _playable(word, form, tag):
            continue
        _, classes, bases = found.setdefault(word, (rank, set(), []))
        classes.add(_word_class(tag))
        if base not in bases:
            bases.append(base)
    return [
        Entry(word, rank, tuple(sorted(classes)), tuple(bases))
        for word, (rank, classes, bases) in sorted(found.items())
    ]


def listed(text: Iterable[str]) -> Iterator[Entry]:
    """The entries of a list, one per line; lines that begin with # are comments."""
    for each in text:
        if each.strip() and not each.startswith("#"):
            word, rank, classes, bases = each.rstrip("\n").split("\t")
            yield Entry(word, int(rank), tuple(map(WordClass, classes.split(","))), tuple(bases.split(",")))


def entries() -> list[Entry]:
    """The list and our additions, which must not be in it already."""
    with gzip.open(LIST, "rt", encoding="utf-8") as text:
        known = {entry.word: entry for entry in listed(text)}
    for entry in listed(ADDITIONS.read_text(encoding="utf-8").splitlines()):
        if entry.word in known:
            raise ValueError(f"{entry.word} is already in the list")
        known[entry.word] = entry
    return list(known.values())


def made() -> bytes:
    return compiled(entries(), VERSION)


def _playable(word: str, form: str, tag: str) -> bool:
    """Neither a name, an abbreviation, a symbol nor a fragment; the source's package explains the tags."""
    kinds, _, dictionary = tag.partition("/")
    return not (
        kinds.startswith((":M1", ":M2", ":MP", ":NM"))  # names of people and places
        or re.search(r":F(:|;|$)", kinds)  # elided forms: jusqu, lorsqu…
        or re.match(r":Z[ps]", kinds)  # affixes
        or ":Br" in kinds  # Roman numerals
        or re.search(r";S(;|#|$)", kinds)  # symbols: kg, km…
        or dictionary == "X"  # an extension, mostly scientific Latin
        or (";U" in kinds and UNIT_PREFIXES.match(form))  # yottagramme and the like
        or (len(word) == 1 and word not in WORDS_OF_ONE_LETTER)
    )


def _word_class(tag: str) -> WordClass:
    kind, *traits = tag.split("/", maxsplit=1)[0].split(";", maxsplit=1)[0].split(":")[1:]
    if kind.startswith("V"):
        if "Y" in traits:
            return WordClass.INFINITIVE
        return WordClass.PARTICIPLE if {"Q", "P"} & set(traits) else WordClass.CONJUGATED
    if kind in ("N", "A"):
        return WordClass(f"{kind}:{'p' if 'p' in traits else 's'}")
    return WordClass.OTHER


def write_list(source: Path) -> None:
    omitted = frozenset(OMISSIONS.read_text(encoding="utf-8").split())
    with source.open(encoding="utf-8") as text:
        lines = [line(entry) for entry in derived(text, omitted)]
    with gzip.GzipFile(filename="", mode="wb", fileobj=LIST.open("wb"), mtime=0) as file:
        file.write((HEADER + "\n".join(lines) + "\n").encode())
    print(f"{len(lines)} words")


def print_figures() -> None:
    lexicon = french()
    print(f"{lexicon.version}\n{lexicon.hash}")
    bases = len(lexicon.matching("*", bases=True))
    print(f"{FRENCH.stat().st_size:,} bytes, {len(lexicon):,} words, {bases:,} of them base forms")
    print(f"{'':10} {'words':>8} {'of 5 letters':>13} {'of 5 or more':>13} {'5-letter base forms':>20}")
    for band in Band:
        words = lexicon.matching("*", rarest=band)
        longer = lexicon.matching("?????*", rarest=band)
        five = lexicon.matching("?????", rarest=band)
        bases = len(lexicon.matching("?????", rarest=band, bases=True))
        print(f"{band.name.lower():10} {len(words):8,} {len(five):13,} {len(longer):13,} {bases:20,}")


def main(arguments: list[str]) -> int:
    match arguments:
        case ["list", source]:
            write_list(Path(source))
        case ["compile"]:
            FRENCH.write_bytes(made())
        case ["check"]:
            return 0 if FRENCH.exists() and FRENCH.read_bytes() == made() else 1
        case ["figures"]:
            print_figures()
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
