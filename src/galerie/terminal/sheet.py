"""A page of puzzles to print: the puzzles, sheets for scores, and the answers on another page."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from html import escape
from typing import Final

from galerie.core import AnyGame
from galerie.study.puzzles import GRADES, Puzzle
from galerie.study.sentences import of_puzzle
from galerie.svg import draw_view
from galerie.terminal.board import Board, labelled
from galerie.terminal.boards import board_of
from galerie.texts import say
from galerie.texts.names import game_name

ROUNDS: Final = 8
"""Rows of a score sheet."""

STYLE: Final = """
@page { size: A4; margin: 14mm; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 182mm; color: #16202a; background: #fff; font: 10.5pt/1.4 Georgia, serif; }
h1 { margin: 4mm 0; border-bottom: 0.4mm solid #7a5c00; font-size: 18pt; font-weight: normal; }
h2 { margin: 0 0 1mm; font-size: 11pt; }
section { break-before: page; }
section:first-of-type { break-before: auto; }
.puzzles { display: grid; grid-template-columns: 1fr 1fr; gap: 7mm; }
article { break-inside: avoid; }
article p { margin: 0 0 2mm; }
.puzzles small { display: block; }
.puzzles p { min-height: 4.2em; }
svg { display: block; width: 100%; height: auto; }
.line { margin-top: 3mm; border-bottom: 0.2mm solid #16202a; min-height: 6mm; color: #5b6f78; font-size: 9pt; }
small { color: #5b6f78; font-weight: normal; }
table { width: 100%; margin: 0 0 8mm; border-collapse: collapse; table-layout: fixed; break-inside: avoid; }
th, td { height: 8mm; padding: 0 2mm; border: 0.2mm solid #8aa4ad; text-align: left; }
th { background: #e7edef; }
* { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
@media screen { body { padding: 10mm; } section { margin-bottom: 20mm; } }
"""


@dataclass(frozen=True, slots=True)
class Picture:
    svg: str
    side: str
    """What the player's side is called."""

    labels: str
    """The answers in words."""


def page(game: AnyGame, language: str, puzzles: Sequence[Puzzle]) -> str:
    """The page as HTML that needs nothing else."""
    told = partial(say, language)
    title = told("sheet-title", {"game": game_name(language, game.name)})
    board = board_of(game)(language)
    pairs = [(puzzle, _drawn(game, language, board, puzzle)) for puzzle in puzzles]
    shown = [_puzzle(language, number, *pair) for number, pair in enumerate(pairs, 1)]
    answers = [_answer(language, number, *pair) for number, pair in enumerate(pairs, 1)]
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>',
            f"<style>{STYLE}</style></head><body>",
            f'<section><h1>{escape(title)}</h1><div class="puzzles">',
            *shown,
            f"</div></section>\n<section><h1>{escape(told('sheet-scores'))}</h1>",
            _table([told("sheet-puzzle"), told("sheet-yours"), told("sheet-right")], _tried(puzzles)),
            _table([told("sheet-game"), *[""] * max(game.seats[-1], 2)], [[str(row)] for row in range(1, ROUNDS + 1)]),
            f"</section>\n<section><h1>{escape(told('sheet-answers'))}</h1>",
            *answers,
            "</section></body></html>\n",
        ]
    )


def _drawn(game: AnyGame, language: str, board: Board, puzzle: Puzzle) -> Picture:
    """A puzzle as its player sees it; the board of the terminal has the words."""
    board.view = puzzle.start().position.view(puzzle.seat)
    picture = draw_view(game, board.view, seat=puzzle.seat, language=language)
    return Picture(picture, board.side(board.view, puzzle.seat).name, labelled(board, puzzle.answers))


def _puzzle(language: str, number: int, puzzle: Puzzle, picture: Picture) -> str:
    title, grade = escape(of_puzzle(language, puzzle, "-title")), _grade(puzzle)
    you = escape(say(language, "sheet-you", {"side": picture.side})) if puzzle.seats > 1 else ""
    return (
        f"<article><h2>{number}. {title} <small>{grade} {you}</small></h2>"
        f"<p>{escape(of_puzzle(language, puzzle))}</p>{picture.svg}"
        f'<div class="line">{escape(say(language, "sheet-yours"))}</div></article>'
    )


def _answer(language: str, number: int, puzzle: Puzzle, picture: Picture) -> str:
    best = escape(say(language, "terminal-answers", {"moves": picture.labels}))
    why = escape(of_puzzle(language, puzzle, "-why"))
    return f"<article><h2>{number}. {best} <small>{puzzle.id}</small></h2><p>{why}</p></article>"


def _grade(puzzle: Puzzle) -> str:
    return "●" * puzzle.grade + "○" * (GRADES[-1] - puzzle.grade)


def _tried(puzzles: Sequence[Puzzle]) -> list[list[str]]:
    return [[f"{number}. {_grade(puzzle)}"] for number, puzzle in enumerate(puzzles, 1)]


def _table(heads: list[str], rows: list[list[str]]) -> str:
    """Cells that no row fills are left for a pencil."""
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(each)}</td>" for each in [*row, *[""] * (len(heads) - len(row))]) + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
