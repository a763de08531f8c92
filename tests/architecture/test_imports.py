"""Who may import whom: `core ← games ← {bots, study, lab} ← host ← cli`, with `lexicon` and `kernels` beside `core`."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import galerie

SOURCE: Final = Path(galerie.__file__).parent
RULES: Final = {"core", "lexicon", "kernels"}
THINKING: Final = RULES | {"games"}

ALLOWED: Final[dict[str, set[str]]] = {
    "": {"core", "games"},
    "core": set(),
    "lexicon": {"core", "kernels"},
    "kernels": set(),
    "games": RULES,
    "bots": THINKING,
    "study": THINKING,
    "lab": THINKING,
    "locales": {"core"},
    "host": THINKING | {"bots", "study", "lab", "locales"},
    "cli": THINKING | {"bots", "study", "lab", "locales", "host"},
}
"""What each package may import beside itself; "" is the top of the library."""

OUTSIDE_WORLD: Final = {
    "asyncio", "datetime", "http", "io", "logging", "multiprocessing", "os", "pathlib", "shutil", "signal", "socket",
    "sqlite3", "subprocess", "tempfile", "threading", "time", "urllib",
}  # fmt: skip

MODULES: Final = sorted(SOURCE.rglob("*.py"))


def home(path: Path) -> str:
    """The package of a module: `core`, `games`… `python -m galerie` is the command line."""
    parts = path.relative_to(SOURCE).parts
    if parts == ("__main__.py",):
        return "cli"
    return parts[0] if len(parts) > 1 else ""


def imported(path: Path) -> Iterator[str]:
    """Every module a file imports, wherever in the file it does."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: imports are written in full"
            assert node.module
            if node.module == "galerie":
                yield from (f"galerie.{alias.name}" for alias in node.names)
            else:
                yield node.module


def neighbours(path: Path) -> set[str]:
    """The packages of ours that a file imports."""
    names = (name.split(".") for name in imported(path) if name.split(".")[0] == "galerie")
    return {parts[1] if len(parts) > 1 else "" for parts in names} - {home(path)}


def name(path: Path) -> str:
    return str(path.relative_to(SOURCE))


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_imports_go_one_way(path: Path) -> None:
    assert home(path) in ALLOWED, f"{home(path)} has no place in the order of packages"
    assert neighbours(path) <= ALLOWED[home(path)]


@pytest.mark.parametrize("path", [path for path in MODULES if home(path) in {"core", "games"}], ids=name)
def test_rules_depend_on_nobody_and_touch_nothing_outside(path: Path) -> None:
    roots = {name.split(".")[0] for name in imported(path)} - {"galerie"}
    assert roots <= sys.stdlib_module_names, "rules need no package from elsewhere"
    assert not roots & OUTSIDE_WORLD, "rules neither read, write nor look at the clock"
    calls = {node.func.id for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
             if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}  # fmt: skip
    assert not calls & {"open", "print", "input"}


def test_the_order_has_no_loop() -> None:
    placed: set[str] = set()
    while len(placed) < len(ALLOWED):
        free = {package for package, below in ALLOWED.items() if package not in placed and below <= placed}
        assert free, f"a loop among {set(ALLOWED) - placed}"
        placed |= free
