"""The rules of a game are two pages in its folder, `law/fr.md` and `law/en.md`, and so are those that all games share,
in `core`. A page is `# Title`, a paragraph, then `## Section`s of one-line items `- **ABC-01** words. *(kind)*`.

        python tools/rules.py           prints problems with the rules or their tests; nothing if there are none

A rule is proven by tests marked with its number, `@pytest.mark.rule("ABC-01")`. At least one of them must carry few
numbers: a test marked with many rules proves none of them in particular. The two pages of a game must number the same
rules with the same kinds. Two other folders may be given instead of `src/galerie` and `tests`.
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
    "à venir": "to come",
    "to come": "to come",
}
TO_COME: Final = "to come"
"""Rules that the program does not follow yet, and says so: they have no test."""

PAGES: Final = ("*/law/*.md", "games/*/law/*.md")
MOST: Final = 4
"""How many numbers a test may carry and still prove each of them."""

ITEM: Final = re.compile(r"- \*\*(?P<id>[A-Z]{3}-[0-9]{2})\*\* \S.* \*\((?P<kind>[^()*]+)\)\*")


def main(rules: Path, tests: Path) -> int:
    complaints = [*pages_amiss(rules), *unproven(rules, tests)]
    for line in (*complaints, *to_come(rules)):
        print(line)
    return 1 if complaints else 0


def pages(rules: Path) -> list[Path]:
    return [page for pattern in PAGES for page in rules.glob(pattern)]


def to_come(rules: Path) -> Iterator[str]:
    """The rules that are printed because nothing proves them, without being an error."""
    for number, kind in sorted({item for page in pages(rules) for item in items(page)}):
        if kind == TO_COME:
            yield f"{number} is to come: the program does not follow it yet"


def pages_amiss(rules: Path) -> Iterator[str]:
    for law in sorted({page.parent for page in pages(rules)}):
        both = [law / f"{language}.md" for language in LANGUAGES]
        for page in both:
            yield from misshapen(page)
        french, english = (dict(items(page)) for page in both)
        for number in sorted(french.keys() | english.keys()):
            if french.get(number) != english.get(number):
                yield f"{number} differs between French and English"


def named(page: Path) -> str:
    return "/".join(page.parts[-3:])


def misshapen(page: Path) -> Iterator[str]:
    """The lines that do not have the form that the web client expects."""
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
    kinds = dict(item for page in pages(rules) for item in items(page))
    numbered, due = {*kinds}, {number for number, kind in kinds.items() if kind != TO_COME}
    carried = [numbers for path in tests.rglob("test_*.py") for numbers in marked(path)]
    tested = {number for numbers in carried for number in numbers}
    proven = {number for numbers in carried if len(numbers) <= MOST for number in numbers}
    for number in sorted(due - tested):
        yield f"{number} has no test"
    for number in sorted((numbered - due) & tested):
        yield f"{number} is to come but is tested"
    for number in sorted(tested - numbered):
        yield f"{number} is tested but is not a rule"
    for number in sorted(tested & numbered - proven):
        yield f"{number} is marked only on tests of more than {MOST} rules"


def marked(path: Path) -> Iterator[set[str]]:
    """The numbers in the `rule` marks of each test in a file, including those of its class and of the file."""
    yield from _marked(ast.parse(path.read_text(encoding="utf-8")), set())


def _marked(node: ast.Module | ast.ClassDef, around: set[str]) -> Iterator[set[str]]:
    around = around | {number for each in node.body if isinstance(each, ast.Assign) for number in _numbers(each)}
    for each in node.body:
        if isinstance(each, ast.ClassDef):
            yield from _marked(each, around | _decorated(each))
        elif isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) and each.name.startswith("test_"):
            yield around | _decorated(each)


def _decorated(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    return {number for decorator in node.decorator_list for number in _numbers(decorator)}


def _numbers(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Call) and ast.unparse(each.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(argument) for argument in each.args)


if __name__ == "__main__":
    folders = [Path(argument) for argument in sys.argv[1:]] or [ROOT / "src" / "galerie", ROOT / "tests"]
    sys.exit(main(*folders))
