"""Bots that somebody has written: functions in a file or in an installed module.

>>> function = Function("my_bots/greedy.py:bot")
>>> function.name
'greedy:bot'
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from traceback import extract_tb
from types import ModuleType
from typing import Any

from galerie.core import BotFault, Refusal, Seat


@dataclass(frozen=True, slots=True)
class Function:
    """A bot, named as `FILE.py:FUNCTION` or `package.module:FUNCTION`.

    It is loaded in the process that asks it for a move, so that it can be sent to another one.
    """

    source: str

    @classmethod
    def named(cls, source: str) -> "Function":
        """The bot of this name, with the whole path of its file. Raises Refusal if there is none."""
        place, _, name = source.rpartition(":")
        found = cls(f"{Path(place).resolve()}:{name}" if place.endswith(".py") else source)
        _loaded(found.source)
        return found

    @staticmethod
    def is_named(text: str) -> bool:
        """Whether this is the name of a function, and not that of a level."""
        return ":" in text

    @property
    def name(self) -> str:
        """What it is called at a table: its module and itself."""
        place, _, name = self.source.rpartition(":")
        return f"{Path(place).stem if place.endswith('.py') else place}:{name}"

    def __call__(self, view: Any, seat: Seat, rng: Random) -> Any:
        return _loaded(self.source)(view, seat, rng)


def asked(bot: Callable[[Any, Seat, Random], Any], name: str, view: Any, seat: Seat, rng: Random) -> str:
    """The move of a bot that is not ours, as text. Raises BotFault with what it has raised, and where."""
    try:
        return str(bot(view, seat, rng))
    except (Exception, SystemExit) as error:
        raise BotFault("bot-failed", bot=name, error=_told(error)) from error


def _told(error: BaseException) -> str:
    *_, last = extract_tb(error.__traceback__)
    words = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return f"{words} ({Path(last.filename).name}:{last.lineno})"


@cache
def _loaded(source: str) -> Callable[[Any, Seat, Random], Any]:
    place, _, name = source.rpartition(":")
    try:
        module = _file(Path(place)) if place.endswith(".py") else import_module(place)
    except (Exception, SystemExit) as error:
        raise Refusal("bot-unloadable", source=place, error=f"{type(error).__name__}: {error}") from error
    found: Callable[[Any, Seat, Random], Any] | None = getattr(module, name, None)
    if not callable(found):
        raise Refusal("bot-missing", source=place, function=name)
    return found


def _file(path: Path) -> ModuleType:
    """Run a file as a module; what lies beside it can be imported."""
    spec = spec_from_file_location(path.stem, path)
    assert spec  # noqa: S101  any name that ends with .py has one
    assert spec.loader  # noqa: S101
    if str(path.parent) not in sys.path:
        sys.path.insert(0, str(path.parent))
    module = module_from_spec(spec)
    sys.modules.setdefault(path.stem, module)
    spec.loader.exec_module(module)
    return module
