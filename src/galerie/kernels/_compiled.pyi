from typing import final

def reversi_turned(own: int, other: int, square: int, /) -> int: ...
def reversi_placements(own: int, other: int, /) -> int: ...
def reversi_features(own: int, other: int, /) -> tuple[int, ...]: ...
def reversi_perft(own: int, other: int, /, depth: int, *, one_line: bool = False) -> int: ...
def reversi_search(
    own: int,
    other: int,
    /,
    weights: bytes,
    depth: int,
    nodes: int,
    one_line: bool,
    last_wins: bool,
    *,
    margin: int = 0,
    table: int = 18,
) -> tuple[list[tuple[int, int]], int, int]: ...
def reversi_solve(
    own: int,
    other: int,
    /,
    weights: bytes,
    nodes: int,
    one_line: bool,
    last_wins: bool,
    *,
    table: int = 18,
) -> tuple[int, int, int] | None: ...
def solo_winning(own: int, winnable: int, free: int, /) -> int: ...
def solo_lost(tokens: int, discs: int, hopeless: int = 0, /) -> int: ...
def solo_placements(gold: int, black: int, tokens: int, up: int, gold_tokens: int, /) -> list[int]: ...
def solo_after(
    gold: int, black: int, tokens: int, up: int, gold_tokens: int, placement: int, /
) -> tuple[int, int, int, int]: ...
def solo_best(
    gold: int,
    black: int,
    tokens: int,
    up: int,
    /,
    gold_tokens: int,
    values: bytes,
    won: int,
    blanks: int,
    summed: bool,
    width: int,
    nodes: int,
) -> tuple[int, int, list[int], int]: ...
def copyright_best(model: int, faces: bytes, /) -> tuple[int, int, int, bool, list[tuple[int, int, int, int]]]: ...
def copyright_is_fair(model: int, faces: bytes, /) -> bool: ...

@final
class LexiconGraph:
    def __init__(self, numbers: memoryview, facts: memoryview, root: int, /) -> None: ...
    def number(self, word: str, /) -> int: ...
    def is_beginning(self, text: str, /) -> bool: ...
    def words(self, beginning: str, letters: str, shortest: int, rarest: int, bases: bool, /) -> list[str]: ...
    def promises(
        self, column: str, chances: bytes, patience: float, least: float, longest: int, rarest: int, /
    ) -> tuple[float, ...]: ...
