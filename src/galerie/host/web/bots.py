"""Bots of the operator's own, which sit at the tables of this host beside those of the games."""

from galerie import bots
from galerie.bots.functions import Function
from galerie.core import Refusal


def add_bots(told: str) -> None:
    """Add the bots of the setting `bots`: `GAME=FILE.py:FUNCTION`, separated by commas. Raises Refusal."""
    for each in filter(None, map(str.strip, told.split(","))):
        game, equals, source = each.partition("=")
        if not equals or not Function.is_named(source):
            raise Refusal("bot-setting", text=each)
        function = Function.named(source)
        bots.add(game, function.name, function)
