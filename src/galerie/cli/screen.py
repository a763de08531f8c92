"""Whether there is a terminal to draw a full screen on."""

import sys


def is_interactive() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def check_interactive() -> None:
    """Raise Refusal if commands are piped."""
    from galerie.core import Refusal

    if not is_interactive():
        raise Refusal("terminal-needed")
