def best(model: int, faces: bytes, limit: int, /) -> tuple[int, int, int, bool, list[tuple[int, int, int, int]]]: ...
def finish(model: int, faces: bytes, limit: int, /) -> tuple[int, int, int, bool, list[tuple[int, int, int, int]]]: ...
def play_out(
    model: int,
    lay_outs: list[tuple[int, int, int, int, int, int]],
    faces: bytes,
    turns: int,
    still: int,
    missing: int,
    ending: float,
    finishing: float,
    /,
) -> list[float]: ...
def is_fair(model: int, faces: bytes, /) -> bool: ...
