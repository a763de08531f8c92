def winning(own: int, winnable: int, free: int, /) -> int: ...
def lost(tokens: int, discs: int, hopeless: int = 0, /) -> int: ...
def placements(gold: int, black: int, tokens: int, up: int, gold_tokens: int, /) -> list[int]: ...
def after(
    gold: int, black: int, tokens: int, up: int, gold_tokens: int, placement: int, /
) -> tuple[int, int, int, int]: ...
def best(
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
