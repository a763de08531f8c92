from typing_extensions import Buffer

def step(
    boards: Buffer, legal: Buffer, turns: Buffer, results: Buffer, actions: Buffer, last_wins: bool, /
) -> None: ...
def choose(boards: Buffer, legal: Buffer, turns: Buffer, results: Buffer, actions: Buffer, seed: int, /) -> int: ...
def perft(own: int, other: int, /, depth: int, *, one_line: bool = False) -> int: ...
def search(
    own: int,
    other: int,
    /,
    weights: Buffer,
    depth: int,
    nodes: int,
    one_line: bool,
    last_wins: bool,
    *,
    margin: int = 0,
    seconds: float = 0,
    cut: int = 0,
    table: int = 18,
) -> tuple[list[tuple[int, int]], int, int, list[int]]: ...
def solve(
    own: int,
    other: int,
    /,
    weights: Buffer,
    nodes: int,
    one_line: bool,
    last_wins: bool,
    *,
    awarded: bool = False,
    cut: int = 0,
    table: int = 18,
    threads: int = 1,
) -> tuple[int, int, int] | None: ...
def evaluate(own: int, other: int, weights: Buffer, /) -> int: ...
def stable(own: int, other: int, /) -> int: ...
def patterns(boards: Buffer, /) -> bytes: ...
