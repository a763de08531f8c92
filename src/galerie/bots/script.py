"""A bot in a process of its own: `python -m galerie.bots.script package.module:function` or `./my.py:function`.

It is asked on standard input, a line for each move: the view, the seat and a seed, pickled and as base64, because only
`galerie.bots.outside` asks. It answers by lines that begin with `answer`. What the bot prints itself goes nowhere.
"""

import os
import pickle
import sys
from base64 import b64decode
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import TextIO

import msgspec

from galerie.bots import Bot


def load(place: str) -> Bot:
    """The function that is named so. Raises whatever importing it raises."""
    home, _, name = place.rpartition(":")
    if home.endswith(".py"):
        path = Path(home).resolve()
        spec = spec_from_file_location(path.stem, path)
        if not path.exists() or not spec or not spec.loader:
            raise FileNotFoundError(home)
        sys.path.insert(0, str(path.parent))
        module = module_from_spec(spec)
        sys.modules[path.stem] = module
        spec.loader.exec_module(module)
    else:
        module = import_module(home)
    bot: Bot = getattr(module, name)
    if not callable(bot):
        raise TypeError(f"{place} is not a function")
    return bot


def serve(place: str, questions: TextIO, answers: TextIO) -> None:
    """Answer questions until there are no more; a bot that raises is heard once and goes on."""

    def tell(**words: str) -> None:
        answers.write(f"answer {msgspec.json.encode(words).decode()}\n")
        answers.flush()

    try:
        bot = load(place)
    except BaseException as error:  # somebody else's code, which may even exit
        tell(error=f"{type(error).__name__}: {error}")
        return
    tell(move="")
    for line in questions:
        view, seat, seed = pickle.loads(b64decode(line))  # noqa: S301  from the process that started this one
        try:
            tell(move=str(bot(view, seat, Random(seed))))
        except Exception as error:  # somebody else's code
            tell(error=f"{type(error).__name__}: {error}")


def main() -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    questions = os.fdopen(os.dup(sys.stdin.fileno()), encoding="utf-8")
    with open(os.devnull) as nothing:  # noqa: PTH123  a bot that reads its input must not take our questions
        os.dup2(nothing.fileno(), 0)
    serve(sys.argv[1], questions, answers)


if __name__ == "__main__":
    main()
