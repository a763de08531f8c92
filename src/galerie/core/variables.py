"""The type variables of the contract: a game is generic in its moves, its views and its options.

Type checkers read the stub beside this file, where each stands for anything unless it is said, so that `Match` alone is
a match of any game. Before Python 3.13 type variables have no defaults at run time.
"""

from typing import TypeVar

M = TypeVar("M")
M_contra = TypeVar("M_contra", contravariant=True)
V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)
O = TypeVar("O")  # noqa: E741  the contract's three letters: move, view, options
