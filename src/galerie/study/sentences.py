"""The sentences of lessons, pictures, puzzles and tips: their names, and how long they may be.

A phone of 390 pixels shows about 42 characters a line. A lesson shows a board and a sentence at the same time, and
nobody should have to scroll between them: that leaves four lines to a sentence, and one to a title. A page of pictures
can be scrolled, so that what stands below a picture may be a little longer; a caption stands beside a rule, and a tip
beside a board in use, so both are shorter.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, SelectExpression, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from galerie.core import AnyGame
from galerie.study.lessons import lesson
from galerie.study.puzzles import Puzzle, kinds
from galerie.study.scenes import DIAGRAMS, MINUTE, scenes
from galerie.texts import catalogue, say

TITLE: Final = 32
SENTENCE: Final = 160
BELOW_A_PICTURE: Final = 200
CAPTION: Final = 140
TIP: Final = 140
EXPLANATION: Final = 240
"""Of a puzzle that is over: it takes the place of the task and of the buttons."""

FILLED_IN: Final = 5
"""How many characters a variable counts for."""

UNFILLED: Final = ("lesson", "minute", "diagram")
"""The second words of the names of sentences without variables."""

SUBJECTS: Final = (*UNFILLED, "puzzle")
"""Those of sentences that belong to scenes and puzzles; any other would never be said."""

TIPS: Final = "tip"
"""That of tips, which the client chooses."""


def needed(game: AnyGame) -> Iterator[tuple[str, int]]:
    """The name of each sentence that a game must have, and how many characters it may take."""
    for scene in lesson(game):
        name = f"{game.name}-lesson-{scene.id}"
        yield f"{name}-title", TITLE
        yield name, SENTENCE
        yield from ((f"{name}-{number}", SENTENCE) for number in range(2, len(scene.tasks) + 1))
        if scene.is_game:
            yield from ((f"{name}-{ending}", SENTENCE) for ending in ("won", "lost"))
        for wrong in (wrong for task in scene.tasks for wrong in task.wrong if wrong.say):
            yield f"{game.name}-lesson-{wrong.say}", SENTENCE
    for picture in scenes(game, MINUTE):
        yield f"{game.name}-minute-{picture.id}-title", TITLE
        yield f"{game.name}-minute-{picture.id}", BELOW_A_PICTURE
    for diagram in scenes(game, DIAGRAMS):
        yield f"{game.name}-diagram-{diagram.id}", CAPTION
    for kind in kinds(game):
        yield f"{game.name}-puzzle-{kind}-title", TITLE
        yield f"{game.name}-puzzle-{kind}", SENTENCE
        yield f"{game.name}-puzzle-{kind}-why", EXPLANATION


def optional(game: AnyGame) -> Iterator[tuple[str, int]]:
    """The same of those that it may have."""
    for scene in lesson(game):
        if not scene.is_game:
            yield f"{game.name}-lesson-{scene.id}-done", SENTENCE


def of_puzzle(language: str, puzzle: Puzzle, ending: str = "") -> str:
    """What is said about a puzzle: its task or, by the ending of the name, its title or the explanation."""
    details = puzzle.facts | puzzle.why if ending == "-why" else puzzle.facts
    return say(language, f"{puzzle.game}-puzzle-{puzzle.kind}{ending}", details)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message as it is written in a catalogue."""

    length: int
    """In characters, of the longest of its variants; what is filled in counts as a short word."""

    variables: frozenset[str]


@cache
def written(game: AnyGame, language: str) -> dict[str, Sentence]:
    """The messages in a game's catalogues, by name."""
    body = FluentParser(with_spans=False).parse(catalogue(game.name, language)).body
    return {entry.id.name: _sentence(entry) for entry in body if isinstance(entry, Message)}


def subject(game: AnyGame, name: str) -> str:
    """The second of at least three words in a message's name, if the first is the game's; otherwise empty."""
    first, second, third, *_ = [*name.split("-", 2), "", ""]
    return second if first == game.name and third else ""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  named by the library
        self.names.add(node.id.name)


def _sentence(message: Message) -> Sentence:
    variables = _Variables()
    variables.visit(message)
    return Sentence(_length(message.value), frozenset(variables.names))


def _length(pattern: Pattern | None) -> int:
    total = 0
    for element in pattern.elements if pattern else ():
        if isinstance(element, TextElement):
            total += len(element.value or "")
        elif isinstance(element.expression, SelectExpression):
            total += max(_length(variant.value) for variant in element.expression.variants)
        else:
            total += FILLED_IN
    return total
