"""The type variables of the contract: a game is generic in its moves, its views and its options.

Each stands for anything unless it is said, so that `Match` alone is a match of any game. Python 3.13 has defaults of
type variables; before that only type checkers know them.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    M = TypeVar("M", default=Any)
    M_contra = TypeVar("M_contra", contravariant=True, default=Any)
    V = TypeVar("V", default=Any)
    V_co = TypeVar("V_co", covariant=True, default=Any)
    O = TypeVar("O", default=Any)  # noqa: E741  the contract's three letters: move, view, options
else:
    from typing import TypeVar

    M = TypeVar("M")
    M_contra = TypeVar("M_contra", contravariant=True)
    V = TypeVar("V")
    V_co = TypeVar("V_co", covariant=True)
    O = TypeVar("O")  # noqa: E741  as above
