"""What a player can know about the opponent's word: every word consistent with what they have seen, and its chance.

Before anything is seen, a word's chance follows from its rank, and every arrangement of its tiles and mirrors on the
screens is equally likely, as is every choice of figures. What is seen rules some of them out and changes nothing
else. So screens that were never seen are interchangeable, and arrangements are counted instead of enumerated.

Every cut of a word that is cut at will (REF-66) is equally likely; while more than CUTS words are left, some that
cannot be cut to fit may still be among them. Where any letters are allowed (REF-04), all rows of letters that are not
words are weighed together until all letters are known.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from heapq import nlargest
from itertools import accumulate, combinations, pairwise, permutations
from math import comb, factorial, log2, perm, prod
from string import ascii_uppercase
from typing import Final

from galerie.core import Seat
from galerie.games.reflecto.rules.imagining import Known, Pieces, is_cut_at_will, readings
from galerie.games.reflecto.rules.options import SCREENS, Terms, Words, terms
from galerie.games.reflecto.rules.screens import Face
from galerie.games.reflecto.rules.spelling import spread
from galerie.games.reflecto.rules.view import View
from galerie.games.reflecto.rules.vocabulary import NONSENSE, Vocabulary, vocabulary

CUTS: Final = 200
"""At most this many words are cut in every way to see whether they fit."""

TRIFLE: Final = 1e-9
"""Smaller chances are rounding errors."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a player has learnt about the opponent's secret."""

    words: Words
    terms: Terms
    out: tuple[int, ...]
    seen: tuple[tuple[int, Face], ...]
    """Screens and what they showed, ordered by screen."""

    wrong: frozenset[str]


def evidence(view: View, seat: Seat) -> Evidence:
    """What a seat has learnt so far, without what is shown to everybody after the end."""
    other = 1 - seat
    faces = {each.screen: each.face for each in view.sights if each.seat == seat}
    guesses = [each.word for each in view.guesses if each.seat == seat]
    was_right = view.result is not None and view.result.reason == "guessed" and view.result.winner == seat
    return Evidence(
        words=view.options.words,
        terms=terms(view.options, other),
        out=view.out[other],
        seen=tuple((screen, faces[screen]) for screen in sorted(faces)),
        wrong=frozenset(guesses[:-1] if was_right else guesses),
    )


@lru_cache(maxsize=8)
def belief(known: Evidence) -> "Belief":
    return Belief(known)


class Belief:
    """The words that are still possible."""

    def __init__(self, known: Evidence) -> None:
        self.evidence = known
        self._agreed = known.terms
        self._vocabulary = vocabulary(known.words, known.terms.letters)
        self._readings = [
            Reading(known.terms, each, self._vocabulary) for each in readings(known.terms, known.out, dict(known.seen))
        ]

    @cached_property
    def count(self) -> int:
        """How many words are possible, as far as they can be listed."""
        listed = 0
        for reading in self._readings:
            listed |= reading.words
        listed &= ~self._vocabulary.those(iter(self.evidence.wrong))
        return listed.bit_count() + len(self._nonsense)

    @cached_property
    def chances(self) -> Mapping[str, float]:
        """The chance of each possible word. They add up to less than 1 where letters need not be a word."""
        weights = dict(self._nonsense)
        for reading in self._readings:
            both = weights.keys() & reading.weights.keys()
            weights |= reading.weights | {word: weights[word] + reading.weights[word] for word in both}
        for word in self.evidence.wrong:
            weights.pop(word, None)
        total = sum(weights.values()) + self._lump
        return {word: weight / total for word, weight in weights.items()} if total else {}

    @cached_property
    def certain(self) -> str | None:
        """The word, if no other is possible."""
        return next(iter(self.chances)) if self.count == 1 and not self._lump else None

    @cached_property
    def uncertainty(self) -> float:
        """In bits: how many yes-or-no questions are left."""
        named = -sum(chance * log2(chance) for chance in self.chances.values())
        lump = 1 - sum(self.chances.values())
        return named + lump * log2(self._lumped / lump) if self._lumped and lump > TRIFLE else named

    def likeliest(self, most: int) -> list[tuple[str, float]]:
        """The likeliest words and their chances."""
        return nlargest(most, self.chances.items(), key=lambda each: each[1])

    def admits(self, word: str) -> bool:
        """Whether a word is consistent with everything seen; where any letters are allowed, it need not be a word."""
        if word in self.evidence.wrong or len(word) != self._agreed.letters:
            return False
        if word in self._vocabulary.numbers or self.evidence.words != "free":
            return word in self.chances
        return any(reading.ways(word) for reading in self._readings)

    def mirror_chance(self, screen: int) -> float:
        """How likely a screen is to be a mirror."""
        if len(self._readings) == 1:
            return self._readings[0].mirror_chance(screen)
        found = [(sum(reading.weights.values()), reading.mirror_chance(screen)) for reading in self._readings]
        total = sum(weight for weight, _ in found)
        return sum(weight * chance for weight, chance in found) / total if total else 0.0

    @cached_property
    def _nonsense(self) -> dict[str, float]:
        """Where all letters are known: the orders in which they are not a word, and their weights."""
        if self.evidence.words != "free":
            return {}
        weights: defaultdict[str, float] = defaultdict(float)
        for reading in self._readings:
            if not reading.unknown:
                for word in reading.orders():
                    weights[word] += reading.arrangements * reading.ways(word) * self._one_in
        return {
            word: weight
            for word, weight in weights.items()
            if word not in self._vocabulary.numbers and word not in self.evidence.wrong
        }

    @property
    def _one_in(self) -> float:
        """The weight of one row of letters that is not a word."""
        return NONSENSE / float(len(ascii_uppercase) ** self._agreed.letters)

    @cached_property
    def _lumped(self) -> float:
        """About how many rows of letters that are not words are still possible; 0 where they can be listed."""
        if self.evidence.words != "free":
            return 0
        return sum(reading.rows for reading in self._readings if reading.unknown)

    @cached_property
    def _lump(self) -> float:
        """Their weight."""
        return sum(
            reading.rows * reading.arrangements * self._one_in for reading in self._readings if reading.unknown
        ) if self.evidence.words == "free" else 0  # fmt: skip


class Reading:
    """One interpretation of what was seen: it fixes which of the tiles that left were blank."""

    def __init__(self, agreed: Terms, known: Known, words: Vocabulary) -> None:
        self._agreed = agreed
        self._known = known
        self._vocabulary = words
        self._at_will = is_cut_at_will(agreed)
        self._placed = known.placed
        self._loose = Counter(known.loose)
        self._ranks = range(1, agreed.pieces + 1)
        self._open = [rank for rank in self._ranks if rank not in known.ranks.values()]
        lengths = [len(piece) for piece in spread("?" * agreed.letters, agreed.tiles)]
        self._starts = dict(zip(self._ranks, accumulate([0, *lengths[:-1]]), strict=True))
        self._lengths = dict(zip(self._ranks, lengths, strict=True))
        self._patterns: dict[tuple[tuple[int, int], ...], int] = {}

    @property
    def unknown(self) -> int:
        """Tiles whose letters were not seen."""
        return self._agreed.pieces - len(self._placed) - self._loose.total()

    @cached_property
    def arrangements(self) -> int:
        """In how many ways the unseen tiles and mirrors may lie on the other screens."""
        kinds = Counter(face.kind for face in self._known.faces.values())
        mirrors, blanks = self._agreed.mirrors - kinds["mirror"], self._agreed.blanks - kinds["blank"]
        return factorial(self._unseen) // (factorial(mirrors) * factorial(blanks))

    @property
    def _unseen(self) -> int:
        return SCREENS - len(self._known.faces.keys() | self._known.ranks.keys())

    def mirror_chance(self, screen: int) -> float:
        if screen in self._known.faces:
            return float(self._known.faces[screen].kind == "mirror")
        if screen in self._known.ranks:
            return 0.0
        seen = sum(face.kind == "mirror" for face in self._known.faces.values())
        return (self._agreed.mirrors - seen) / self._unseen

    @cached_property
    def words(self) -> int:
        """The words consistent with it."""
        return self._cut_to_fit() if self._at_will else self._evenly_cut()

    @cached_property
    def weights(self) -> dict[str, float]:
        """The weight of each of them: its prior chance times the ways in which its tiles may lie."""
        words, priors = self._vocabulary.words, self._vocabulary.priors
        special = self._special()
        found: dict[str, float] = {}
        for some, ways in self._by_ways(self.words & ~special):
            share = float(self.arrangements * ways)
            for number in self._vocabulary.listed(some):
                found[words[number]] = priors[number] * share
        for number in self._vocabulary.listed(special):
            found[words[number]] = priors[number] * self.arrangements * self.ways(words[number])
        return found

    def ways(self, word: str) -> float:
        """In how many ways the tiles that were seen or left may be those of the word, whatever lies elsewhere."""
        if self._at_will:
            cuts = comb(self._agreed.letters - 1, self._agreed.pieces - 1)
            return Cuts(self._placed, frozenset(self._open)).count(word, self._ranks, self._loose) / cuts
        pieces = spread(word, self._agreed.tiles)
        if any(pieces[rank - 1] != letters for rank, letters in self._placed.items()):
            return 0
        if not self._loose <= Counter(pieces[rank - 1] for rank in self._open):
            return 0
        if self._agreed.figures == "all":
            return 1
        if self._agreed.figures == "some":
            # it depends only on which pieces are equal, and how many of them were seen
            pattern = tuple((pieces.index(piece), self._loose[piece]) for piece in pieces)
            if pattern not in self._patterns:
                self._patterns[pattern] = self._ways_with_figures(pieces)
            return self._patterns[pattern]
        tiles = Counter(pieces[rank - 1] for rank in self._known.ranks.values()) + self._loose
        return prod(perm(count, tiles[piece]) for piece, count in Counter(pieces).items())

    def orders(self) -> Iterator[str]:
        """Where all letters were seen: the words or rows they may spell."""
        for loose in set(permutations(self._loose.elements())):
            pieces = self._placed | dict(zip(self._open, loose, strict=True))
            if self._at_will or all(len(pieces[rank]) == self._lengths[rank] for rank in self._ranks):
                yield "".join(pieces[rank] for rank in self._ranks)

    @property
    def rows(self) -> float:
        """About how many rows of letters are consistent with it, each counted once for every way its tiles may lie."""
        seen = sum(map(len, [*self._placed.values(), *self._loose.elements()]))
        return float(perm(len(self._open), self._loose.total()) * len(ascii_uppercase) ** (self._agreed.letters - seen))

    def _special(self) -> int:
        """The words that must be examined one by one to count the ways in which their tiles may lie."""
        if self._at_will:
            return self.words if self.words.bit_count() <= CUTS else 0
        found = 0
        if self._agreed.figures == "all":
            return found
        for rank in set(self._known.ranks.values()) - self._placed.keys():
            for other in self._ranks:
                if other != rank and self._lengths[other] == self._lengths[rank]:
                    found |= self._vocabulary.alike(self._starts[rank], self._starts[other], self._lengths[rank])
        if self._agreed.figures == "some":
            for letters in {*self._placed.values(), *self._loose}:
                found |= self._at_least(letters, 2, self._ranks)
        return found & self.words

    def _by_ways(self, some: int) -> list[tuple[int, float]]:
        """Ordinary words in groups, each with the number of ways in which its tiles may lie."""
        if self._at_will or not some:
            return [(some, 1)]
        if self._agreed.figures != "none":
            return [(some, self.ways(self._vocabulary.words[(some & -some).bit_length() - 1]))]
        groups: list[tuple[int, float]] = [(some, 1)]
        for letters, count in (Counter(self._placed.values()) + self._loose).items():
            enough = [self._at_least(letters, times, self._ranks) for times in range(count, len(self._ranks) + 2)]
            exactly = [(one & ~more, perm(count + n, count)) for n, (one, more) in enumerate(pairwise(enough))]
            groups = [(left, ways * more) for group, ways in groups for few, more in exactly if (left := group & few)]
        return groups

    def _evenly_cut(self) -> int:
        found = self._vocabulary.everything
        for rank, letters in self._placed.items():
            found &= self._vocabulary.having(letters, self._starts[rank])
        for letters, count in self._loose.items():
            found &= self._at_least(letters, count, self._open)
        return found

    def _at_least(self, letters: str, count: int, ranks: Iterable[int]) -> int:
        """The words that contain a piece at least `count` times at these ranks."""
        enough = [self._vocabulary.everything, *[0] * count]
        for rank in ranks:
            if self._lengths[rank] == len(letters):
                there = self._vocabulary.having(letters, self._starts[rank])
                for times in range(count, 0, -1):
                    enough[times] |= enough[times - 1] & there
        return enough[count]

    def _cut_to_fit(self) -> int:
        found, words = self._vocabulary.everything, self._vocabulary.words
        seen = {*self._placed.values(), *self._loose}
        if not seen:
            return found
        for letter in set("".join(seen)):
            found &= self._vocabulary.containing(letter)
        if 1 in self._placed:
            found &= self._vocabulary.having(self._placed[1], 0)
        if (last := self._ranks[-1]) in self._placed:
            found &= self._vocabulary.having(self._placed[last], self._agreed.letters - len(self._placed[last]))
        fitting = [
            words[number] for number in self._vocabulary.listed(found) if all(each in words[number] for each in seen)
        ]
        if len(fitting) <= CUTS:
            fitting = [word for word in fitting if self.ways(word)]
        return self._vocabulary.those(iter(fitting))

    def _ways_with_figures(self, pieces: Pieces) -> int:
        """Summed over all choices of ranks that bear a figure; there is at least one (REF-64)."""
        faces, ranks = self._known.faces, self._known.ranks
        figured = {face.figure for face in faces.values() if face.figure is not None}
        plain = {rank for screen, rank in ranks.items() if screen in faces and rank not in figured}
        left = set(ranks.values()) - figured - plain
        total, without = 1, 1
        for piece, count in Counter(pieces).items():
            group = {rank for rank in self._ranks if pieces[rank - 1] == piece}
            loose = self._loose[piece]
            total *= sum(
                perm(count - len(bearing), len(plain & group) + len((left & group) - bearing) + loose)
                for bearing in map(set, _subsets(group - plain))
                if figured & group <= bearing
            )
            without *= perm(count, len((plain | left) & group) + loose)
        return total if figured else total - without


class Cuts:
    """Ways to cut one word at will (REF-66)."""

    def __init__(self, placed: Mapping[int, str], free: frozenset[int]) -> None:
        self._placed = placed
        self._free = free
        self._counted: dict[tuple[int, int, frozenset[tuple[str, int]]], int] = {}

    def count(self, word: str, ranks: range, loose: Counter[str]) -> int:
        """In how many ways the rest of the word can be cut into pieces of these ranks that include the loose ones."""
        if not ranks:
            return int(not word and not loose)
        state = len(word), len(ranks), frozenset(loose.items())
        if state not in self._counted:
            rank, later = ranks[0], ranks[1:]
            found = 0
            for end in range(1, len(word) - len(later) + 1):
                piece, rest = word[:end], word[end:]
                if self._placed.get(rank, piece) != piece:
                    continue
                found += self.count(rest, later, loose)
                if rank in self._free and loose[piece]:
                    found += loose[piece] * self.count(rest, later, loose - Counter([piece]))
            self._counted[state] = found
        return self._counted[state]


def _subsets(ranks: Iterable[int]) -> Iterator[tuple[int, ...]]:
    every = sorted(ranks)
    for size in range(len(every) + 1):
        yield from combinations(every, size)
