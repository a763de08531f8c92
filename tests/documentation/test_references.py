"""Everything that a page refers to exists: links, files, modules, make targets."""

import re
import subprocess
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import Final

import pytest

from tests.documentation.pages import CODE, FENCE, PAGES, ROOT, anchors, prose, read

LINK: Final = re.compile(r"\]\((?!\w+:)([^)\s]+)\)")
PATH: Final = re.compile(r"[\w.<>*{},=-]+(?:/[\w.<>*{},=-]*)*")
DOTTED: Final = re.compile(r"(?<![\w/.@-])(?:galerie|bench|tests|tools)(?:\.\w+)+")
TARGET: Final = re.compile(r"(?<!\.)\bmake ([a-z]+)")
BRACES: Final = re.compile(r"\{([^{}]*)\}")
PLACEHOLDER: Final = re.compile(r"<\w+>|\b(?:NAME|GAME)\b")

SOURCES: Final = (".py", ".c", ".h", ".ts", ".svelte", ".ftl", ".md")
"""A name with one of these endings is a file of ours."""

ROOMS: Final = {path.name for path in [*ROOT.iterdir(), *(ROOT / "src" / "galerie").iterdir()] if path.is_dir()}

GUIDE: Final = "docs/adding-a-game.md"
"""It names files that its reader has yet to write; another test follows its steps."""

HISTORY: Final = "CHANGELOG.md"
"""It also names modules that are gone."""

PRESENT: Final = [page for page in PAGES if page not in {GUIDE, HISTORY}]


def files() -> list[str]:
    """Every file of the working tree that git does not ignore."""
    found = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return found.stdout.splitlines()


FILES: Final = files()
PATHS: Final = {*FILES} | {parent.as_posix() for file in FILES for parent in Path(file).parents}
NAMES: Final = {Path(file).name for file in FILES}


def expanded(path: str) -> list[str]:
    """The paths that `{a,b}` stands for."""
    braces = BRACES.search(path)
    if not braces:
        return [path]
    spelt = (path[: braces.start()] + choice + path[braces.end() :] for choice in braces[1].split(","))
    return [*chain.from_iterable(map(expanded, spelt))]


def is_path(text: str) -> bool:
    room, slash, _ = text.partition("/")
    return bool(PATH.fullmatch(text)) and (text.endswith(SOURCES) or (bool(slash) and room in ROOMS))


def exists(path: str) -> bool:
    """Whether there is such a file or folder, from the root or from the package; a bare name may be anywhere."""
    if "/" not in path:
        return path in NAMES
    pattern = PLACEHOLDER.sub("*", path).rstrip("/")
    if "*" in pattern:
        return any(any(base.glob(pattern)) for base in (ROOT, ROOT / "src" / "galerie"))
    return pattern in PATHS or f"src/galerie/{pattern}" in PATHS


def resolves(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    module, *rest = name.split(".")
    found: object = import_module(module)
    while rest and hasattr(found, "__path__") and find_spec(f"{module}.{rest[0]}"):
        module = f"{module}.{rest.pop(0)}"
        found = import_module(module)
    for each in rest:
        if not hasattr(found, each):
            return False
        found = getattr(found, each)
    return True


def code(text: str) -> list[str]:
    """The code on a page: between backticks, or in a block of commands or Python."""
    blocks = [body for language, body in FENCE.findall(text) if language in {"python", "console"}]
    return [*CODE.findall(prose(text)), *blocks]


@pytest.mark.parametrize("page", PAGES)
def test_every_relative_link_leads_somewhere(page: str) -> None:
    text = prose(read(page))
    for link in LINK.findall(text):
        address, _, fragment = link.partition("#")
        target = (ROOT / page).parent / address if address else ROOT / page
        assert target.exists(), link
        if fragment:
            assert fragment in anchors(target.read_text(encoding="utf-8")), link


@pytest.mark.parametrize("page", PRESENT)
def test_every_path_that_is_named_exists(page: str) -> None:
    named = {path for each in CODE.findall(prose(read(page))) if is_path(each) for path in expanded(each)}
    assert sorted(path for path in named if not exists(path)) == []


@pytest.mark.parametrize("page", PRESENT)
def test_every_module_that_is_named_exists(page: str) -> None:
    named = {name for each in code(read(page)) for name in DOTTED.findall(each) if not name.endswith((".py", ".txt"))}
    assert sorted(name for name in named if not resolves(name)) == []


@pytest.mark.parametrize("page", PAGES)
def test_every_make_target_that_is_named_exists(page: str) -> None:
    phony = re.findall(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    named = {target for each in code(read(page)) for target in TARGET.findall(each)}
    assert named <= {target for line in phony for target in line.split()}


@pytest.mark.parametrize(
    "stale",
    ["src/galerie/bots/strengths.py", "host/showing.py", "cli/boards/", "tests/games/test_miroir_*.py", "latch.py"],
)
def test_a_stale_path_is_found(stale: str) -> None:
    assert is_path(stale)
    assert not exists(stale)


@pytest.mark.parametrize(
    "stale", ["galerie.locales", "galerie.study.deflecto", "galerie.games.solo.study.review.nothing"]
)
def test_a_stale_name_is_found(stale: str) -> None:
    assert not resolves(stale)
