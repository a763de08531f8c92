"""Which package may import which.

`core ← games/*/rules ← {bots, study, svg, terminal} ← games/*/{bots, study, lessons, puzzles, svg, terminal} ← host ←
cli`, with `lexicon`, `discs`, `deals` and `kernels` beside `core`, `games/*/kernel` below a game's rules, and `texts`,
`formats`, `matches` and `adapters` above the registry of games. No game imports another, and nothing outside a
game's folder imports one. A package's `kernel` is reached by that package alone.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import galerie
from galerie.games import GAMES

SOURCE: Final = Path(galerie.__file__).parent
GAME_NAMES: Final = sorted(path.parent.name for path in (SOURCE / "games").glob("*/__init__.py"))
RULES: Final = {"core", "lexicon", "discs", "kernels"}
REGISTRY: Final = {"core", "games"}
SHARED: Final = RULES | {"games", "matches", "deals", "formats", "texts", "bots", "study"}

ALLOWED: Final[dict[str, set[str]]] = {
    "": {"core", "games", "matches", "bots", "study"},
    "core": set(),
    "kernels": set(),
    "lexicon": {"core", "kernels"},
    "discs": {"core", "kernels"},
    "deals": {"core"},
    "games": {"core"},
    "formats": REGISTRY,
    "matches": REGISTRY | {"formats"},
    "texts": REGISTRY,
    "bots": REGISTRY,
    "study": REGISTRY | {"bots", "matches", "texts"},
    "svg": REGISTRY | {"texts"},
    "terminal": REGISTRY | {"bots", "deals", "discs", "study", "svg", "texts"},
    "games/*/kernel": {"kernels"},
    "games/*/formats": RULES | {"formats"},
    "games/*/rules": RULES,
    "games/*/bots": RULES | {"bots"},
    "games/*/study": RULES | {"bots", "study"},
    "games/*/engines": RULES | {"bots", "study", "texts"},
    "games/*/lessons": RULES | {"study"},
    "games/*/puzzles": RULES | {"study"},
    "games/*/svg": RULES | {"svg", "texts"},
    "games/*/terminal": RULES | {"terminal", "texts"},
    "games/*/vector": RULES,
    "adapters": REGISTRY | {"svg"},
    "host": SHARED | {"svg"},
    "agent": {"core", "texts"},
    "cli": SHARED | {"svg", "terminal", "host", "agent"},
}
"""What each package may import besides itself; "" is the top of the library, and a game may import its own parts."""

OUTSIDE_WORLD: Final = {
    "asyncio", "datetime", "http", "io", "logging", "multiprocessing", "os", "pathlib", "shutil", "signal", "socket",
    "sqlite3", "subprocess", "tempfile", "threading", "time", "urllib",
}  # fmt: skip

PARTS: Final = {
    "rules", "kernel", "formats", "encoding", "vector", "bots", "engines", "study", "lessons", "puzzles", "svg",
    "terminal",
}  # fmt: skip
"""Of a game."""

MODULES: Final = sorted(SOURCE.rglob("*.py"))


def home(path: Path) -> str:
    """The package of a module: `core`, `games/*/rules`… `python -m galerie` is the command line."""
    parts = path.relative_to(SOURCE).parts
    if parts == ("__main__.py",):
        return "cli"
    if parts in {("deals.py",), ("formats.py",), ("matches.py",)}:
        return path.stem
    if parts[0] == "games" and len(parts) > 2:
        return f"games/*/{parts[2]}" if len(parts) > 3 else "games/*/rules"
    return parts[0] if len(parts) > 1 else ""


def game(path: Path) -> str | None:
    """The game that a module belongs to."""
    parts = path.relative_to(SOURCE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else None


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, anywhere in the file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: relative imports are not allowed"
            assert node.module
            names = [alias.name for alias in node.names]
            if re.fullmatch(r"galerie(\.games(\.\w+)?)?", node.module) or names == ["kernel"]:
                yield from (f"{node.module}.{each}" for each in names)
            else:
                yield node.module


def neighbours(path: Path) -> set[str]:
    """The packages and games of ours that a file imports, without its own."""
    found = set()
    for parts in (name.split(".") for name in imported(path) if name.split(".")[0] == "galerie"):
        if parts[1:2] == ["games"] and len(parts) > 2 and parts[2] in GAME_NAMES:
            found.add(f"games/{parts[2]}")
        else:
            found.add(parts[1] if len(parts) > 1 else "")
    return found - {home(path), f"games/{game(path)}"}


def name(path: Path) -> str:
    return str(path.relative_to(SOURCE))


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_imports_go_one_way_and_no_game_imports_another(path: Path) -> None:
    assert home(path) in ALLOWED, f"{home(path)} is missing from ALLOWED"
    assert neighbours(path) <= ALLOWED[home(path)]


@pytest.mark.parametrize("path", [path for path in MODULES if home(path) in {"core", "games/*/rules"}], ids=name)
def test_rules_import_only_the_standard_library_and_do_no_io(path: Path) -> None:
    roots = {name.split(".")[0] for name in imported(path)} - {"galerie"}
    assert roots <= sys.stdlib_module_names, "rules must not need third-party packages"
    assert not roots & OUTSIDE_WORLD, "rules must not do I/O or read the clock"
    calls = {node.func.id for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
             if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}  # fmt: skip
    assert not calls & {"open", "print", "input"}


def test_the_parts_of_a_game_import_the_rules_and_not_the_other_way_round() -> None:
    for path in (path for path in MODULES if home(path) == "games/*/rules" and "rules" in path.parts):
        parts = {found[1] for each in imported(path) if (found := re.match(r"galerie\.games\.\w+\.(\w+)", each))}
        assert not parts & PARTS - {"rules", "kernel"}, name(path)


def test_a_kernel_imports_its_extension_and_what_kernels_share_and_is_reached_by_its_own_package_alone() -> None:
    for path in MODULES:
        asked = {each for each in imported(path) if re.search(r"\bkernel(\._compiled)?$", each)}
        package = "galerie." + ".".join(path.relative_to(SOURCE).parts[:-1])
        for kernel in asked:
            owner = re.sub(r"\.kernel(\._compiled)?$", "", kernel)
            assert package == owner or package.startswith(f"{owner}."), f"{name(path)} uses {kernel}"
        if path.parent.name == "kernel":
            assert {*imported(path)} == {"galerie.kernels", f"{package}._compiled"}, name(path)


def test_allowed_imports_have_no_cycle() -> None:
    placed: set[str] = set()
    while len(placed) < len(ALLOWED):
        free = {room for room, below in ALLOWED.items() if room not in placed and below <= placed}
        assert free, f"an import cycle among {set(ALLOWED) - placed}"
        placed |= free


def test_each_of_our_games_has_an_entry_point() -> None:
    assert {*GAME_NAMES} <= {*GAMES}
