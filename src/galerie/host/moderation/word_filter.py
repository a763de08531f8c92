"""Words that the operator of a server does not want in names and in the chat. Without a list there is no filter.

The list is a text file with a word on each line; `*` at its end stands for any ending, and a line that begins with `#`
is a comment. A word is found whatever its case and its accents, with digits for letters (`m0t`), with letters that
are stretched (`mooot`) or set apart (`m o t`); but never within another word.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from galerie.core import Refusal
from galerie.host.store.schema import plain

MOST_BYTES: Final = 1024 * 1024
"""Of the file."""

DIGITS: Final = str.maketrans("013457@$", "oieastas")
WORD: Final = re.compile(r"[^\W_]+")
APART: Final = re.compile(r"(?<!\w)\w(?:[\W_]+\w(?!\w))+")
"""Letters with something between them."""

STRETCHED: Final = re.compile(r"(.)\1{2,}")


class WordFilter:
    def __init__(self, lines: Iterable[str] = ()) -> None:
        words = [_folded(line.strip()) for line in lines if line.strip() and not line.startswith("#")]
        self._whole = frozenset(word for word in words if not word.endswith("*"))
        self._beginnings = tuple(word[:-1] for word in words if word.endswith("*") and len(word) > 1)

    def check(self, text: str) -> None:
        """Refuse a text with an unwelcome word in it, and say which."""
        if not (self._whole or self._beginnings):
            return
        for written in _words(text):
            spelt = {_folded(written), _folded(STRETCHED.sub(r"\1", written))}
            if spelt & self._whole or any(word.startswith(self._beginnings) for word in spelt):
                raise Refusal("word-unwelcome", word=written)


NO_FILTER: Final = WordFilter()


def read(path: str) -> WordFilter:
    """The filter of a list; none without a path."""
    if not path:
        return NO_FILTER
    file = Path(path).expanduser()
    try:
        with file.open("rb") as opened:
            found = opened.read(MOST_BYTES + 1)
        if len(found) > MOST_BYTES:
            raise Refusal("file-large", file=path, most=MOST_BYTES // 1024)
        return WordFilter(found.decode("utf-8-sig").splitlines())
    except OSError as error:
        raise Refusal("file-unreadable", file=path, reason=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise Refusal("file-not-text", file=path) from error


def _words(text: str) -> Iterator[str]:
    yield from WORD.findall(text.translate(str.maketrans("@$", "as")))
    for letters in APART.findall(text):
        yield "".join(WORD.findall(letters))


def _folded(word: str) -> str:
    """A number is only a number; among letters, digits stand for some."""
    return word if word.isdecimal() else plain(word).translate(DIGITS)
