def features(own: int, other: int, /) -> tuple[int, ...]: ...
def perft(own: int, other: int, /, depth: int, *, one_line: bool = False) -> int: ...
def search(
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
def solve(
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
