"""Text of strangers, made fit to be shown: in a page, in a terminal, in a record."""

from typing import Final

JOINER: Final = "\u200d"
"""Joins emoji; the only invisible character that is kept."""


def printable(text: str) -> str:
    """The text without control or escape sequences, and without what turns the order of writing."""
    if text.isprintable():
        return text
    return "".join(each if each.isprintable() or each == JOINER else " " for each in text)


def visible(text: str) -> str:
    """One line of visible characters, with single spaces between the words."""
    return " ".join(printable(text).split())
