"""The rules of a game are two pages in its folder, `law/fr.md` and `law/en.md`. A page is `# Title`, a paragraph, then
`## Section`s of one-line items `- **ABC-01** words. *(kind)*`.

    python tools/rules.py           prints what is wrong with the rules or with their proof; nothing if all is well

A rule is proven by the tests marked with its number, `@pytest.mark.rule("ABC-01")`. The pages of a game must number the
same rules with the same kinds. Two folders may be named instead of `src/galerie/games` and `tests`.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LANGUAGES: Final = ("fr", "en")
KINDS: Final = {
    "règle": "text",
    "décision": "decision",
    "règle et décision": "text and decision",
    "rule": "text",
    "decision": "decision",
    "rule and decision": "text and decision",
}
ITEM: Final = re.compile(r"- \*\*(?P<id>[A-Z]{3}-[0-9]{2})\*\* \S.* \*\((?P<kind>[^()*]+)\)\*")


def main(rules: Path, tests: Path) -> int:
    complaints = [*pages_amiss(rules), *unproven(rules, tests)]
    print("\n".join(complaints), end="\n" if complaints else "")
    return 1 if complaints else 0


def pages_amiss(games: Path) -> Iterator[str]:
    for law in sorted(games.glob("*/law")):
        pages = [law / f"{language}.md" for language in LANGUAGES]
        for page in pages:
            yield from misshapen(page)
        french, english = (dict(items(page)) for page in pages)
        for number in sorted(french.keys() | english.keys()):
            if french.get(number) != english.get(number):
                yield f"{number} is not the same in French and in English"


def named(page: Path) -> str:
    return "/".join(page.parts[-3:])


def misshapen(page: Path) -> Iterator[str]:
    """The lines that are not of the form the web client shows."""
    if not page.exists():
        yield f"{named(page)} is missing"
        return
    title, *lines = page.read_text(encoding="utf-8").splitlines()
    if not title.startswith("# "):
        yield f"{named(page)}:1 is not a title"
    section = False
    for number, line in enumerate(lines, 2):
        found = ITEM.fullmatch(line)
        section = section or line.startswith("## ")
        plain = not line.startswith(("#", "-", " ", "*"))
        if line and not (line.startswith("## ") or (found and found["kind"] in KINDS) or (plain and not section)):
            yield f"{named(page)}:{number} is neither a section nor a numbered rule with its kind"
    numbers = [number for number, _ in items(page)]
    for twice in sorted({number for number in numbers if numbers.count(number) > 1}):
        yield f"{named(page)} has {twice} twice"


def items(page: Path) -> Iterator[tuple[str, str]]:
    """The rules of a page: number and kind."""
    if page.exists():
        for line in page.read_text(encoding="utf-8").splitlines():
            if found := ITEM.fullmatch(line):
                yield found["id"], KINDS.get(found["kind"], "")


def unproven(rules: Path, tests: Path) -> Iterator[str]:
    numbered = {number for page in rules.glob("*/law/*.md") for number, _ in items(page)}
    proven = {number for path in tests.rglob("test_*.py") for number in marked(path)}
    for number in sorted(numbered - proven):
        yield f"{number} has no test"
    for number in sorted(proven - numbered):
        yield f"{number} is tested and is no rule"


def marked(path: Path) -> Iterator[str]:
    """The numbers in the `rule` marks of a test file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(argument) for argument in node.args)


if __name__ == "__main__":
    folders = [Path(argument) for argument in sys.argv[1:]] or [ROOT / "src" / "galerie" / "games", ROOT / "tests"]
    sys.exit(main(*folders))
