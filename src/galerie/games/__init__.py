"""The games, by name. All of them, ours included, are found through the entry-point group `galerie.games`.

A game is a package that holds `GAME`, its descriptor. Its other parts are found beside it by convention, and imported
when they are first used: `bots`, `encoding`, `engines`, `formats`, `study`, `lessons`, `puzzles`, `terminal`, `texts`,
`law` and others.
"""

from collections.abc import Iterator, MutableMapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

from galerie.core import AnyGame, Refusal

GROUP: Final = "galerie.games"


class Registry(MutableMapping[str, AnyGame]):
    """Every installed game; each is imported when it is first asked for."""

    def __init__(self) -> None:
        self._entry_points = {point.name: point for point in entry_points(group=GROUP)}
        self._loaded: dict[str, AnyGame] = {}

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self._loaded and name in self._entry_points:
            self._loaded[name] = self._entry_points[name].load()
        return self._loaded[name]

    def __setitem__(self, name: str, game: AnyGame) -> None:
        """Add a game that is not installed: one written in a notebook or a test."""
        self._loaded[name] = game

    def __delitem__(self, name: str) -> None:
        del self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(sorted({*self._entry_points, *self._loaded}))

    def __len__(self) -> int:
        return len({*self._entry_points, *self._loaded})

    @property
    def packages(self) -> dict[str, str]:
        """The package of every game, without importing any of them."""
        installed = {name: point.module for name, point in self._entry_points.items()}
        return installed | {name: game.package for name, game in self._loaded.items()}


GAMES: Final = Registry()


def find(name: str) -> AnyGame:
    if name not in GAMES:
        raise Refusal("game-unknown", game=name, games=", ".join(GAMES))
    return GAMES[name]


def listed() -> list[AnyGame]:
    """Every game, in the order in which they are offered to players."""
    return sorted(GAMES.values(), key=lambda game: (game.order, game.name))


def part(game: AnyGame, room: str) -> ModuleType | None:
    """A module of a game's package, such as its `bots`; None if it has none."""
    return _part(game.package, room)


def folder(package: str) -> Path | None:
    """The folder of a game's package; None if the game is a single module, or not in a file."""
    spec = find_spec(package) if package else None
    return Path(spec.origin).parent if spec and spec.origin and spec.submodule_search_locations else None


@cache
def _part(package: str, room: str) -> ModuleType | None:
    is_package = bool(package) and hasattr(import_module(package), "__path__")
    return import_module(f"{package}.{room}") if is_package and find_spec(f"{package}.{room}") else None
