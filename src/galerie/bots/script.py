"""A bot in a process of its own: `python -m galerie.bots.script package.module:function` or `./my.py:function`.

It is asked on standard input, a line for each move: the view, the seat and a seed, pickled and as base64, because only
`galerie.bots.players` asks. It answers by lines that begin with `answer`. What the bot prints itself goes nowhere.
"""

import os
import pickle
import sys
from base64 import b64decode
from random import Random
from typing import TextIO

import msgspec

from galerie.bots.functions import Function, asked
from galerie.core import Refusal
from galerie.core.refusal import Detail


class Answer(msgspec.Struct, omit_defaults=True):
    """A move, or why there is none. The first one, without a move, says that the bot was loaded."""

    move: str = ""
    code: str = ""
    details: dict[str, Detail] = {}


def serve(source: str, questions: TextIO, answers: TextIO) -> None:
    """Answer questions until there are no more; what the bot does wrong is told."""

    def tell(answer: Answer) -> None:
        answers.write(f"answer {msgspec.json.encode(answer).decode()}\n")
        answers.flush()

    try:
        bot = Function.named(source)
        tell(Answer())
        for line in questions:
            view, seat, seed = pickle.loads(b64decode(line))  # noqa: S301  from the process that started this one
            tell(Answer(asked(bot, bot.name, view, seat, Random(seed))))
    except Refusal as refusal:
        tell(Answer(code=refusal.code, details=refusal.details))


def main() -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    questions = os.fdopen(os.dup(sys.stdin.fileno()), encoding="utf-8")
    with open(os.devnull) as nothing:  # noqa: PTH123  a bot that reads its input must not take our questions
        os.dup2(nothing.fileno(), 0)
    serve(sys.argv[1], questions, answers)


if __name__ == "__main__":
    main()
