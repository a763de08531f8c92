from typing import final

@final
class PromiseGraph:
    def __init__(self, numbers: memoryview, facts: memoryview, root: int, /) -> None: ...
    def promises(
        self, column: str, chances: bytes, patience: float, least: float, longest: int, rarest: int, /
    ) -> tuple[float, ...]: ...
