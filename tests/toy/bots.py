"""Bots of three levels that have no thoughts of their own: tests say what they do."""

from typing import Final


def _silent(*_: object) -> None:
    raise NotImplementedError


LEVELS: Final = dict.fromkeys(("novice", "adept", "master"), _silent)
