"""The search by the kernel: it finds what `search.Search` finds, much sooner."""

from array import array
from collections.abc import Sequence
from math import log
from typing import Final

from galerie.games.reflecto import kernel
from galerie.games.reflecto.bots.looks import LEAST, Looks
from galerie.games.reflecto.bots.search import (
    DELAY,
    DOUBT,
    HASTE,
    LEAST_DOUBT,
    LOSS,
    MARGIN,
    RESORT,
    TEMPO,
    Found,
    Line,
    Search,
    Searching,
)
from galerie.games.reflecto.bots.search_state import WAYS, Scene, SearchState, Step
from galerie.games.reflecto.rules.board import SIDE
from galerie.games.reflecto.rules.options import SCREENS

DEEPEST: Final = 16
"""The most turns that the kernel looks ahead."""


class CompiledSearch:
    def __init__(self, state: SearchState, looks: Looks, widths: tuple[int, ...]) -> None:
        self._me = state.scene.me
        self._scene = _scene(state.scene, widths)
        self._outlook = _outlook(looks)
        gerda, queen = state.places
        self._places = array("b", [*gerda, *queen, state.out]).tobytes()

    def values(self, steps: Sequence[Step], depth: int, nodes: int, *, every: bool) -> Found:
        asked = array("b", [number for step in steps for number in step[:3]]).tobytes()
        lines, spent, complete = kernel.compiled.values(
            self._scene, self._outlook, self._places, asked, depth, nodes, every
        )
        return Found(tuple(each and Line(each[0], _steps(each[1])) for each in lines), spent, complete)


def searcher(state: SearchState, looks: Looks, widths: tuple[int, ...]) -> Searching:
    return CompiledSearch(state, looks, widths) if kernel.available else Search(state, looks, widths)


def _steps(told: bytes) -> tuple[Step, ...]:
    numbers = array("b", told)
    each = iter(numbers)
    return tuple(Step(screen, start, end, 0.0) for screen, start, end in zip(each, each, each, strict=True))


def _scene(scene: Scene, widths: tuple[int, ...]) -> bytes:
    """As `struct scene`."""
    fits = [
        scene.leaving[letters][blanks] if letters < len(scene.leaving) and blanks < len(scene.leaving[0]) else 0
        for letters in range(SCREENS + 1)
        for blanks in range(SCREENS + 1)
    ]
    facts = (scene.me, scene.tiles, scene.blanks, scene.seen, scene.other_tiles, scene.mirrors, scene.far, scene.jumps)
    return bytes([*facts, *fits, *widths, *[1] * (DEEPEST - len(widths))])


def _outlook(looks: Looks) -> bytes:
    """As `struct outlook`."""
    return array(
        "d",
        [
            *WAYS[0][: SIDE * SIDE],
            *WAYS[1][: SIDE * SIDE],
            *looks.letters,
            *(each for row in looks.watched for each in row),
            *(looks.scouting, looks.curiosity, looks.caution, looks.obscurity, looks.uncertainty, looks.bits),
            *(looks.tiles, looks.exposed),
            *(log(max(LEAST, looks.chance)), log(looks.unseen), log(looks.read)),
            *(LEAST_DOUBT, DOUBT, TEMPO, RESORT, MARGIN, HASTE, LOSS, DELAY),
        ],
    ).tobytes()
