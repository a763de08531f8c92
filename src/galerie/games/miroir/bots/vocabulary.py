"""The French words that a player knows."""

from dataclasses import dataclass
from functools import lru_cache

from galerie.games.miroir.rules.cards import SHORTEST
from galerie.games.miroir.rules.spelling import has_two_jokers
from galerie.lexicon import french


@dataclass(frozen=True, slots=True)
class Vocabulary:
    rarest: int
    """The rank of the rarest word they know."""

    def begins(self, text: str) -> bool:
        """Whether a known word of any length equals or begins with `text`."""
        return _begins(text, self.rarest)

    def word(self, text: str) -> str | None:
        """The commonest known word that wins a column with this text."""
        return _word(text, self.rarest) if len(text) >= SHORTEST else None


@lru_cache(maxsize=100_000)
def _begins(text: str, rarest: int) -> bool:
    return len(text) == 1 or (not has_two_jokers(text) and bool(french().matching(f"{text}*", rarest=rarest)))


@lru_cache(maxsize=100_000)
def _word(text: str, rarest: int) -> str | None:
    return None if has_two_jokers(text) else next(iter(french().matching(text, rarest=rarest)), None)
