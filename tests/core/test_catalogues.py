"""The players' languages say the same things, and every refusal has its sentence in each of them."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

import galerie
from galerie.core import IllegalMove
from galerie.texts import FOLDER, LANGUAGES, explain, say

SOURCE: Final = Path(galerie.__file__).parent
FILES: Final = sorted(
    {path.name for language in LANGUAGES for path in (FOLDER / language).glob("*.ftl")}
    | {f"{path.parents[1].name}/{path.parent.name}" for path in (SOURCE / "games").glob("*/*/*.ftl")}
)
"""The catalogues that all games share, by their file names, and those of the games, by their folders."""

ONLY_REFUSALS: Final = ["refusals.ftl", "host.ftl"]
"""Catalogues in which every message is the sentence of a refusal."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  named by the library
        self.names.add(node.id.name)


def source(language: str, file: str) -> str:
    shared = FOLDER / language / file
    path = shared if file.endswith(".ftl") else SOURCE / "games" / file / f"{language}.ftl"
    return path.read_text(encoding="utf-8")


@cache
def messages(language: str, file: str) -> dict[str, frozenset[str]]:
    """The variables of each message of a catalogue."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(source(language, file)).body:
        assert not isinstance(entry, Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, Message | Term):
            assert entry.id.name not in found, f"{language}/{file} says {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


@dataclass(frozen=True)
class Raised:
    """A refusal in the source."""

    where: str
    codes: frozenset[str]
    details: frozenset[str]


def raised() -> Iterator[Raised]:
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}
    kinds = {"Refusal"}
    while (
        more := {
            node.name
            for tree in trees.values()
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef)
            and any(isinstance(base, ast.Name) and base.id in kinds for base in node.bases)
        }
        - kinds
    ):
        kinds |= more
    for path, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds:
                where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                details = frozenset(keyword.arg for keyword in node.keywords if keyword.arg) - {"rule"}
                yield Raised(where, frozenset(codes(node.args[0], where)), details)


def codes(argument: ast.expr, where: str) -> Iterator[str]:
    """The literal codes of a refusal: one, or the branches of a condition."""
    if isinstance(argument, ast.IfExp):
        yield from codes(argument.body, where)
        yield from codes(argument.orelse, where)
    else:
        assert isinstance(argument, ast.Constant), f"{where}: the code of a refusal is written where it is raised"
        assert isinstance(argument.value, str)
        yield argument.value


@cache
def refusals() -> list[Raised]:
    """All of them; they are looked for by who needs them, as every worker collects the tests."""
    return list(raised())


@pytest.mark.parametrize("file", FILES)
def test_french_and_english_have_the_same_messages_with_the_same_variables(file: str) -> None:
    assert messages("fr", file) == messages("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_in_two_catalogues(language: str) -> None:
    names = [name for file in FILES for name in messages(language, file)]
    assert len(names) == len(set(names))


def test_every_refusal_in_the_source_has_a_sentence_and_fills_it_in() -> None:
    sentences = {name: variables for file in FILES for name, variables in messages("fr", file).items()}
    faults = [
        f"{refusal.where}: {code} {'is not filled in' if code in sentences else 'has no sentence'}"
        for refusal in refusals()
        for code in refusal.codes
        if code not in sentences or not sentences[code] <= refusal.details
    ]
    assert faults == []


@pytest.mark.parametrize("file", ONLY_REFUSALS)
def test_no_sentence_is_left_of_a_refusal_nobody_makes(file: str) -> None:
    assert set(messages("fr", file)) - {code for refusal in refusals() for code in refusal.codes} == set()


@pytest.mark.parametrize("file", FILES)
def test_a_message_is_not_the_same_in_both_languages_by_oversight(file: str) -> None:
    """Words that both languages share are few and short; a whole sentence that is the same was not translated."""
    sources = [
        {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in body if isinstance(entry, Message)}
        for body in (FluentParser().parse(source(language, file)).body for language in LANGUAGES)
    ]
    same = [
        name
        for name, text in sources[0].items()
        if text == sources[1][name] and len(own_words(text)) > 4 and not name.endswith("-cousins")  # names of people
    ]
    assert same == []


def own_words(entry: str) -> list[str]:
    """The words of a message, without its name, what is filled in and what is chosen by."""
    return re.findall(r"[^\W\d_]{2,}", re.sub(r"\{[^{}]*\}|\$\w+ ->|\[\w+\]", "", entry.partition("=")[2]))


def test_a_sentence_is_said_with_its_details_and_its_rule() -> None:
    refusal = IllegalMove("reversi-occupied", rule="REV-12", square="d4")
    assert explain("fr", refusal) == "La case d4 porte déjà un pion. (REV-12)"
    assert explain("en", refusal) == "There is already a disc on d4. (REV-12)"


@pytest.mark.parametrize(("language", "least", "most", "sentence"), [
    ("fr", 1, 4, "Il faut un joueur au moins et 4 au plus."),
    ("fr", 2, 4, "Il faut 2 joueurs au moins et 4 au plus."),
    ("fr", 2, 2, "Il faut exactement 2 joueurs."),
    ("en", 1, 4, "One player at least and 4 at most."),
    ("en", 2, 4, "2 players at least and 4 at most."),
    ("en", 1, 1, "Exactly one player."),
])  # fmt: skip
def test_numbers_agree_with_their_nouns(language: str, least: int, most: int, sentence: str) -> None:
    assert say(language, "seats-wrong", {"least": least, "most": most, "spread": most - least}) == sentence


def test_a_game_without_options_says_so() -> None:
    assert say("en", "option-unknown", {"option": "x", "count": 0, "options": ""}) == (
        "This game has no option “x”. It has none."
    )


def test_a_missing_detail_is_an_error_and_not_a_hole_in_the_sentence() -> None:
    with pytest.raises(Exception, match="square"):
        say("fr", "reversi-occupied")
