"""The variants that the libraries' own tests run over: each game as it comes, and what makes another table of it."""

from typing import Any, Final

VARIANTS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "reversi": ("reversi", {}),
    "reversi-one-line": ("reversi", {"one_line": True}),
    "reversi-balanced": ("reversi", {"balanced": True, "othello": True}),
    "solo": ("solo", {}),
    "solo-values": ("solo", {"values": True}),
    "deflecto": ("deflecto", {}),
    "deflecto-four": ("deflecto", {"seats": 4, "level": 2, "layout": "crossed"}),
    "copyright": ("copyright", {}),
    "copyright-alone": ("copyright", {"seats": 1}),
    "copyright-timed": ("copyright", {"seats": 3, "variant": "timed"}),
    "copyright-modeller": ("copyright", {"modeller": True, "turns": False}),
    "miroir": ("miroir", {"words": 3}),
    "miroir-challenge": ("miroir", {"referee": "challenge"}),
    "reflecto": ("reflecto", {}),
    "reflecto-spelt": ("reflecto", {"spelt": True, "gerda_letters": 7, "words": "free"}),
}
