"""Text of strangers, made fit to be shown: in a page, in a terminal, in a record."""

from typing import Final

JOINER: Final = "\u200d"
"""Joins emoji; the only invisible character that is kept."""


def visible(text: str) -> str:
    """One line of visible characters: no control or escape sequences, and nothing that turns the order of writing."""
    if not text.isprintable():
        text = "".join(each if each.isprintable() or each == JOINER else " " for each in text)
    return " ".join(text.split())
