"""A position that a player cannot tell from the true one.

The opponent's word and screens are made up to agree with everything the player has seen: the faces in their mirrors,
the tiles that have left and in which order, and their own wrong guesses.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, islice
from random import Random
from string import ascii_uppercase
from typing import Final, TypeAlias

from galerie.core import Seat
from galerie.games.reflecto.rules import sight
from galerie.games.reflecto.rules.board import OFF, square
from galerie.games.reflecto.rules.options import SCREENS, Options, Terms, terms
from galerie.games.reflecto.rules.position import SEATS, START, Reflecto, Side
from galerie.games.reflecto.rules.screens import BLANK, MIRROR, Face, Hand
from galerie.games.reflecto.rules.setting import hand, random_lengths, random_set_up
from galerie.games.reflecto.rules.spelling import choices, cut, spread
from galerie.games.reflecto.rules.view import View

QUICK: Final = 24
"""How many random words are tried before all are searched."""

Pieces: TypeAlias = tuple[str, ...]


def imagine(view: View, seat: Seat, rng: Random) -> Reflecto:
    gerda, queen = (view.hands[each] or (_opponent(view, each, rng) if view.ready[each] else None) for each in SEATS)
    return Reflecto(
        options=view.options,
        first=view.first,
        hands=(gerda, queen),
        sides=(_side(view, SEATS[0]), _side(view, SEATS[1])),
        count=view.count,
        faced=sight.recalled([(each.turn, sight.Facing(each.seat, each.screen, each.other)) for each in view.facings]),
        guesses=view.guesses,
        last=view.last,
        result=view.result,
        is_open=view.opened,
    )


def _side(view: View, seat: Seat) -> Side:
    if not view.ready[seat]:
        return START[seat]
    return Side(tuple(OFF if name is None else square(name) for name in view.screens[seat]), view.out[seat])


def _opponent(view: View, seat: Seat, rng: Random) -> Hand:
    """A secret that this player may have, as far as the other can know."""
    seen = {each.screen: each.face for each in view.sights}
    if not seen and not view.out[seat] and not view.guesses:
        return hand(view.options, seat, random_set_up(view.options, seat, rng))
    wrong = frozenset(each.word for each in view.guesses if each.seat != seat)
    agreed = terms(view.options, seat)
    for known in rng.sample(found := list(readings(agreed, view.out[seat], seen)), len(found)):
        pieces = _pieces(view.options, agreed, known, wrong, rng)
        if pieces:
            return _hand(agreed, known, pieces, rng)
    raise ValueError("no secret agrees with the view")


@dataclass(frozen=True, slots=True)
class Known:
    """What is certain about an opponent's screens, once it is assumed which of the tiles that left were blank."""

    faces: Mapping[int, Face]
    """The face of each screen that was seen, and of the blank tiles that left."""

    ranks: Mapping[int, int]
    """The rank of each tile that has left or bears a figure."""

    @property
    def placed(self) -> dict[int, str]:
        """The letters whose rank is known, by rank."""
        return {rank: self.faces[screen].letters for screen, rank in self.ranks.items() if screen in self.faces}

    @property
    def loose(self) -> list[str]:
        """The letters on tiles whose rank is not known."""
        return [
            face.letters for screen, face in self.faces.items() if face.kind == "letters" and screen not in self.ranks
        ]


def readings(agreed: Terms, out: tuple[int, ...], seen: Mapping[int, Face]) -> Iterator[Known]:
    """The possible interpretations: blank tiles leave first or, where that is allowed, last (REF-51, REF-66)."""
    orders = {tuple(screen for screen in out[: agreed.blanks])}
    if agreed.late_blank:
        orders.add(out[agreed.pieces :])
    figured = {screen: face.figure for screen, face in seen.items() if face.figure is not None}
    for blanks in sorted(orders):
        letters = [screen for screen in out if screen not in blanks]
        faces = {**seen, **dict.fromkeys(blanks, BLANK)}
        kinds = Counter(face.kind for face in faces.values())
        unseen = [screen for screen in letters if screen not in faces]
        ranks = {**figured, **{screen: rank for rank, screen in enumerate(letters, 1)}}
        agrees = (
            all(seen.get(screen, BLANK) == BLANK for screen in blanks)
            and all(faces[screen].kind == "letters" for screen in letters if screen in faces)
            and kinds["blank"] <= agreed.blanks
            and kinds["letters"] + len(unseen) <= agreed.pieces
            and figured.items() <= ranks.items()
            and len(set(ranks.values())) == len(ranks)
        )
        if agrees:
            yield Known(faces, ranks)


def _pieces(options: Options, agreed: Terms, known: Known, wrong: frozenset[str], rng: Random) -> Pieces | None:
    """A word, cut into pieces, that agrees with the letters seen; None if there is none."""
    letters = "".join([*known.placed.values(), *known.loose]).lower()
    words = choices(options.words, agreed.letters, "".join(sorted(letters)))
    start = rng.randrange(len(words)) if words else 0
    quick = rng.sample(words, min(QUICK, len(words)))
    shape = _shape(agreed, known)
    for word in chain(quick, islice(words, start, None), islice(words, start)):
        if shape.fullmatch(word) and word not in wrong and (pieces := _fitting(agreed, known, word, rng)):
            return pieces
    return _nonsense(agreed, known, wrong, rng) if options.words == "free" else None


def _shape(agreed: Terms, known: Known) -> re.Pattern[str]:
    """Matches words with the letters of known rank in their places, and the others anywhere."""
    even = spread("." * agreed.letters, agreed.tiles)
    unknown = [".+"] * agreed.pieces if is_cut_at_will(agreed) else even
    anywhere = "".join(f"(?=.*{letters})" for letters in known.loose)
    return re.compile(anywhere + "".join(known.placed.get(rank, dots) for rank, dots in enumerate(unknown, 1)))


def _fitting(agreed: Terms, known: Known, word: str, rng: Random) -> Pieces | None:
    """A word of the right shape, cut to agree with the letters seen; None if that is impossible."""
    loose = Counter(known.loose)
    if is_cut_at_will(agreed):
        return Cutting(known, rng).cut(word, range(1, agreed.pieces + 1), loose)
    pieces = spread(word, agreed.tiles)
    return pieces if loose <= Counter(pieces[rank - 1] for rank in _open_ranks(agreed, known)) else None


class Cutting:
    """Cuts one word at will, and remembers what has failed."""

    def __init__(self, known: Known, rng: Random) -> None:
        self._placed = known.placed
        self._settled = frozenset(known.ranks.values())
        self._rng = rng
        self._failed: set[tuple[int, int, frozenset[tuple[str, int]]]] = set()

    def cut(self, word: str, ranks: range, loose: Counter[str]) -> Pieces | None:
        """Some way to cut the rest of the word into pieces of these ranks that include the loose letters."""
        if not ranks:
            return None if word or loose else ()
        state = (len(word), len(ranks), frozenset(loose.items()))
        if state in self._failed:
            return None
        rank, later = ranks[0], ranks[1:]
        ends = range(1, len(word) - len(later) + 1)
        for end in self._rng.sample(ends, len(ends)):
            piece = word[:end]
            if self._placed.get(rank, piece) == piece:
                left = loose if rank in self._settled else loose - Counter([piece])
                more = self.cut(word[end:], later, left)
                if more is not None:
                    return (piece, *more)
        self._failed.add(state)
        return None


def is_cut_at_will(agreed: Terms) -> bool:
    """Whether the word is cut at will (REF-66)."""
    return agreed.free_spread and agreed.letters > agreed.tiles


def _open_ranks(agreed: Terms, known: Known) -> list[int]:
    """The ranks about which nothing is known."""
    return [rank for rank in range(1, agreed.pieces + 1) if rank not in known.ranks.values()]


def _nonsense(agreed: Terms, known: Known, wrong: frozenset[str], rng: Random) -> Pieces:
    """Letters that need not be a word."""
    while True:
        pieces = _letters(agreed, known, rng)
        if "".join(pieces) not in wrong:
            return pieces


def _letters(agreed: Terms, known: Known, rng: Random) -> Pieces:
    """Random letters in place of those that were not seen."""
    free = is_cut_at_will(agreed)
    even = [len(piece) for piece in spread("?" * agreed.letters, agreed.tiles)]
    placed, ranks = known.placed, _open_ranks(agreed, known)
    rng.shuffle(ranks)
    for letters in known.loose:
        rank = next(rank for rank in ranks if free or even[rank - 1] == len(letters))
        ranks.remove(rank)
        placed[rank] = letters
    left = [rank for rank in range(1, agreed.pieces + 1) if rank not in placed]
    if free and left:
        lengths = random_lengths(agreed.letters - sum(map(len, placed.values())), len(left), rng)
    else:
        lengths = [even[rank - 1] for rank in left]
    made = cut("".join(rng.choices(ascii_uppercase, k=sum(lengths))), lengths)
    placed |= dict(zip(left, made, strict=True))
    return tuple(placed[rank] for rank in range(1, agreed.pieces + 1))


def _hand(agreed: Terms, known: Known, pieces: Pieces, rng: Random) -> Hand:
    """These letters on screens that agree with what was seen; the rest is arranged at random."""
    ranks = dict(known.ranks)
    left = _open_ranks(agreed, known)
    rng.shuffle(left)
    for screen, face in known.faces.items():
        if face.kind == "letters" and screen not in ranks:
            ranks[screen] = next(rank for rank in left if pieces[rank - 1] == face.letters)
            left.remove(ranks[screen])
    kinds = Counter(face.kind for face in known.faces.values())
    rest: list[int | Face] = [*left]
    rest += [BLANK] * (agreed.blanks - kinds["blank"]) + [MIRROR] * (agreed.mirrors - kinds["mirror"])
    rng.shuffle(rest)
    unknown = [screen for screen in range(SCREENS) if screen not in known.faces and screen not in ranks]
    plain: dict[int, Face] = {}
    for screen, chosen in zip(unknown, rest, strict=True):
        if isinstance(chosen, Face):
            plain[screen] = chosen
        else:
            ranks[screen] = chosen
    unseen = [rank for screen, rank in ranks.items() if screen not in known.faces]
    figured = _figured(agreed, known, unseen, rng)
    plain |= {
        screen: Face("letters", pieces[rank - 1], rank if rank in figured else None) for screen, rank in ranks.items()
    }
    plain |= known.faces
    return Hand(pieces, tuple(plain[screen] for screen in range(SCREENS)))


def _figured(agreed: Terms, known: Known, unseen: list[int], rng: Random) -> set[int]:
    """The ranks of unseen tiles that bear a figure; where some must, at least one does (REF-64)."""
    if agreed.figures != "some":
        return set(unseen) if agreed.figures == "all" else set()
    needed = all(face.figure is None for face in known.faces.values())
    return set(rng.sample(unseen, rng.randint(1 if needed else 0, len(unseen))))
