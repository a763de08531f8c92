"""Hints of Miroir: every reason is recomputed from the view, the lexicon and the definition of a promise."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any, TypeAlias

import pytest

from galerie import bots, texts
from galerie.bots import Advice
from galerie.bots.advice import Figure
from galerie.games.miroir import Miroir, Move, parse
from galerie.games.miroir.bots.promise import CARDS, chances, promises
from galerie.games.miroir.rules.moves import Lay, Recover, Shift, Steal
from galerie.lexicon import JOKER, Band, french
from galerie.texts import LANGUAGES
from galerie.texts.names import reason
from tests.games.miroir.bots.games import chosen, duel, laid
from tests.games.miroir.tables import FULL, Half, after, challenge, table

GAMES: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("novice", "master", {"words": 3}),
    ("master", "amateur", {"words": 3}),
    ("student", "adept", {"words": 9}),
    ("child", "adept", {"words": 2, "referee": "challenge"}),
)
Figures: TypeAlias = Mapping[str, Figure]

SURE = 0.3
"""How sure a master is that a discarded card is still there when it is wanted."""

BURDEN = 0.6
"""What is left of a promise under a card that promises nothing."""


def advised(position: Miroir) -> Advice:
    (seat,) = position.to_act
    advice = bots.advise("miroir", position.view(seat), seat)
    assert advice
    return advice


@cache
def met() -> tuple[Miroir, ...]:
    """Positions of games between bots."""
    found: list[Miroir] = []
    for number, (south, north, options) in enumerate(GAMES):
        found += [position for position, _, _ in duel(Random(number), south, north, **options)]
    return tuple(found)


class Recount:
    """The figures of a reason, worked out again."""

    def __init__(self, position: Miroir, move: Move) -> None:
        self.position, self.move = position, move
        self.own, self.other = position.own, position.other
        self.columns = [position.text(position.turn, column) for column in range(1, 10)]
        self.facing = [position.text(position.opponent, column) for column in range(1, 10)]
        self.unseen = sorted(position.unseen.elements())
        drawn = self.unseen if self.own.hidden else list(self.own.under[:1])
        coming = {card: count / len(drawn) for card, count in Counter(drawn).items()}
        for side in (self.own, self.other):
            for letter in {cards[0] for cards in side.discard if cards}:
                coming[letter] = 1 - (1 - coming.get(letter, 0)) * (1 - SURE)
        self.coming = chances(coming)

    def value(self, text: str) -> float:
        if len(text) == 1:
            return self.table(text)[0]
        last = text[-1]
        promise = self.table(text)[0] if last == JOKER else self.table(text[:-1])[1 + CARDS.index(last)]
        return max(promise, BURDEN * self.value(text[:-1]))

    def table(self, text: str) -> tuple[float, ...]:
        return promises(text, self.coming, Band.SOLVER, 0.8, 8)

    def helps(self, letter: str, columns: list[str]) -> bool:
        return any(self.table(text)[1 + CARDS.index(letter)] - self.value(text) > 0.01 for text in columns)

    def helping(self, columns: list[str]) -> int:
        return sum(self.helps(letter, columns) for letter in self.unseen)

    def completing(self, columns: list[str]) -> int:
        return sum(any(is_word(text + letter) for text in columns) for letter in self.unseen)

    def percent(self, *texts: str) -> int:
        return sum(round(100 * self.value(text)) for text in texts)

    @property
    def letter(self) -> str:
        return getattr(self.move, "letter", self.position.card)

    @property
    def after(self) -> list[str]:
        """How the columns that the move changes read afterwards."""
        return laid(self.position, self.move)

    @property
    def before(self) -> list[str]:
        match self.move:
            case Shift(source, _, _, target):
                return [self.columns[target - 1], self.columns[source - 1]]
            case Lay(column) | Steal(_, column) | Recover(_, column):
                return [self.columns[column - 1]]
            case _:
                return []

    @property
    def arranged(self) -> list[str]:
        """All columns after a shift."""
        assert isinstance(self.move, Shift)
        columns = list(self.columns)
        columns[self.move.target - 1], columns[self.move.source - 1] = self.after
        return columns

    @property
    def words(self) -> list[str]:
        return [found for text in self.after for found in reading(text)[:1]]

    @property
    def theirs(self) -> set[str]:
        """The words that the other could win with the card."""
        return {shown(found) for text in self.facing for found in reading(text + self.letter)[:1]}


def reading(text: str) -> list[str]:
    return french().matching(text) if len(text) >= 5 and text.count(JOKER) < 2 else []


def is_word(text: str) -> bool:
    return bool(reading(text))


def shown(text: str) -> str:
    return text.upper().replace(JOKER, "★")


def commonest(text: str) -> str:
    return next(word for word in french().matching(f"{text}*") if len(word) >= 5)


def check_won(again: Recount, figures: Figures, last: bool) -> None:
    won, needed = len(again.own.won) + len(again.words), again.position.options.words
    assert figures["word"] == shown(again.words[0])
    assert figures["needed"] == needed
    assert (won >= needed) == last
    assert last or figures["won"] == won


def check_growth(again: Recount, figures: Figures) -> None:
    (text,), (old,) = again.after, again.before
    assert figures["text"] == shown(text)
    assert (figures["before"], figures["after"]) == (again.percent(old), again.percent(text))
    assert again.percent(text) > again.percent(old)


def check_nearly(again: Recount, figures: Figures) -> None:
    check_growth(again, figures)
    (text,) = again.after
    assert figures["word"] in {word.upper() for card in again.unseen for word in reading(text + card)}
    assert figures["finishing"] == again.completing(again.after) > 0
    assert figures["unseen"] == len(again.unseen)


def check_growing(again: Recount, figures: Figures) -> None:
    check_growth(again, figures)
    assert again.completing(again.after) == 0
    assert figures["word"] == commonest(again.after[0]).upper()
    assert figures["missing"] == len(commonest(again.after[0])) - len(again.after[0])


def check_turn(again: Recount, figures: Figures) -> None:
    assert figures == {
        "unseen": len(again.unseen),
        "useful": again.helping(again.columns),
        "finishing": again.completing(again.columns),
    }


def check_theirs(again: Recount, figures: Figures) -> None:
    assert figures["letter"] == again.letter.replace(JOKER, "★")
    assert figures["word"] in again.theirs


def check_together(again: Recount, figures: Figures) -> None:
    assert [figures["target"], figures["source"]] == [*map(shown, again.after)]
    assert (figures["before"], figures["after"]) == (again.percent(*again.before), again.percent(*again.after))
    assert again.percent(*again.before) < again.percent(*again.after)


def check_ready(again: Recount, figures: Figures) -> None:
    assert figures["target"] == shown(again.after[0])
    assert (figures["before"], figures["after"]) == (again.helping(again.columns), again.helping(again.arranged))
    assert again.helping(again.columns) < again.helping(again.arranged)
    assert figures["unseen"] == len(again.unseen)


def check_discard(again: Recount, figures: Figures) -> None:
    assert figures["letter"] == again.letter.replace(JOKER, "★")
    (text,) = {text for text in again.columns if shown(text + again.letter) == figures["text"]}
    assert french().is_beginning(text + again.letter)
    assert (figures["before"], figures["after"]) == (again.percent(text), again.percent(text + again.letter))
    assert ("word" in figures) == bool(again.theirs)
    assert not again.theirs or figures["word"] in again.theirs


def check_nowhere(again: Recount, figures: Figures) -> None:
    texts = [text + again.letter for text in again.columns]
    assert not any(french().is_beginning(text) and text.count(JOKER) < 2 for text in texts)


def check_free(again: Recount, figures: Figures) -> None:
    assert figures == {"letter": again.letter.replace(JOKER, "★"), "free": again.own.discard.count("")}
    assert not again.theirs


def check_full(again: Recount, figures: Figures) -> None:
    assert not again.own.has_place(again.letter)


def check_first(again: Recount, figures: Figures) -> None:
    assert not again.own.begun


def check_last_card(again: Recount, figures: Figures) -> None:
    assert again.own.pile == 1


def check_known(again: Recount, figures: Figures) -> None:
    assert again.own.hidden == 0
    assert figures == {"letter": again.own.under[0], "cards": len(again.own.under)}


def check_spare(again: Recount, figures: Figures) -> None:
    assert figures == {"cards": again.own.pile}


CHECKS: dict[str, Callable[[Recount, Figures], None]] = {
    "word": lambda again, figures: check_won(again, figures, last=False),
    "last-word": lambda again, figures: check_won(again, figures, last=True),
    "nearly": check_nearly,
    "growing": check_growing,
    "turn": check_turn,
    "first": check_first,
    "known": check_known,
    "deny": check_theirs,
    "steal": check_theirs,
    "withdraw": check_theirs,
    "shelter": check_free,
    "safe": check_free,
    "full": check_full,
    "together": check_together,
    "ready": check_ready,
    "spare": check_spare,
    "last-card": check_last_card,
    "nowhere": check_nowhere,
    "discard": check_discard,
    "though": check_discard,
    "stuck": check_full,
}
FIGURES: Figures = {
    **dict.fromkeys(("letter", "word", "text", "source", "target"), "x"),
    **dict.fromkeys(("won", "needed", "before", "after", "unseen", "useful", "finishing", "missing"), 1),
    **dict.fromkeys(("free", "cards"), 1),
}
UNSAID = ("column", "cards")
REFEREES = {"announce", "accept", "no-word", "no-beginning", "silence"}


def checked(position: Miroir) -> str:
    """The name of the reason of a hint, all of whose figures are right."""
    advice = advised(position)
    assert advice.reason
    name = advice.reason.removeprefix("reason-")
    figures = dict(advice.figures)
    if name in REFEREES:
        check_referee(name, position, figures)
    else:
        CHECKS[name](Recount(position, parse(advice.move)), figures)
    for language in LANGUAGES:
        sentence = reason(language, "miroir", advice.reason, advice.figures)
        assert sentence.endswith("."), advice.reason
        assert all(str(figure) in sentence for key, figure in figures.items() if figure and key not in UNSAID)
    return name


def check_referee(name: str, position: Miroir, figures: Figures) -> None:
    text = str(figures.get("word") or figures.get("text")).lower()
    match name:
        case "announce" | "accept":
            assert text in french()
        case "no-word":
            assert text not in french()
        case "no-beginning":
            assert not french().is_beginning(text.replace("★", JOKER))
        case _:
            assert not is_word(text.replace("★", JOKER))


@pytest.mark.parametrize("part", range(4))
def test_every_figure_of_a_hint_is_right(part: int) -> None:
    names = Counter(checked(position) for position in met()[part::4])
    assert names.keys() >= {"turn", "growing", "nearly", "word"}


SELDOM = (
    (table(north=Half("C:hai", "r")), "word"),
    (table(north=Half("C:hai", "r"), words=1), "last-word"),
    (table(north="M:a", south=Half("C:hai", "r")), "steal"),
    (table(north=Half("", begun=False)), "first"),
    (table(north=Half("C:ha S:ou P:a", hidden=1)), "last-card"),
    (table(north=Half("", FULL), card="e"), "growing"),
    (table(card="x"), "nowhere"),
    (after(challenge(Half("C:hai", "r")), "r>1"), "announce"),
    (after(challenge("C:hair"), "1!chair"), "accept"),
    (after(challenge("C:haiz"), "1!chaiz"), "no-word"),
    (challenge("P:a", "C:xz S:oup T:wk"), "no-beginning"),
)
"""Positions for the reasons that games seldom give."""


@pytest.mark.parametrize(("position", "name"), SELDOM, ids=[name for _, name in SELDOM])
def test_a_hint_says_why(position: Miroir, name: str) -> None:
    assert checked(position) == name


def test_a_hint_is_what_a_master_would_do() -> None:
    for position in met()[::9]:
        assert advised(position).move == chosen("master", position, 1)


def test_every_reason_is_worded_in_both_languages() -> None:
    for name in CHECKS.keys() | REFEREES:
        assert all(texts.maybe(language, f"miroir-reason-{name}", FIGURES) for language in LANGUAGES), name
