"""The pages of the documentation, and how tests read them."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
PAGES: Final = tuple(
    sorted(path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *DOCS.glob("**/*.md")]),
)

HEADING: Final = re.compile(r"^(#+) (.+)$", re.MULTILINE)
FENCE: Final = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE: Final = re.compile(r"`([^`\n]+)`")


def read(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def prose(text: str) -> str:
    """The text without its fenced blocks."""
    return FENCE.sub("", text)


def anchors(text: str) -> set[str]:
    """The fragments by which headings can be linked to, as GitHub makes them."""
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for _, title in HEADING.findall(prose(text))}


def section(text: str, title: str) -> str:
    """The text under a heading, up to the next one of the same level or above."""
    headings = [(found[2], len(found[1]), found) for found in HEADING.finditer(text)]
    for number, (name, level, found) in enumerate(headings):
        if name == title:
            ends = (later.start() for _, depth, later in headings[number + 1 :] if depth <= level)
            return text[found.end() : next(ends, len(text))]
    raise AssertionError(f"no section is called {title!r}")


def rows(text: str) -> list[list[str]]:
    """The cells of the tables in a text, without their headings."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    tables = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    rules = {number for number, row in enumerate(tables) if set("".join(row)) <= {"-", ":"}}
    return [row for number, row in enumerate(tables) if number not in rules and number + 1 not in rules]
