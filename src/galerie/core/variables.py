"""The type variables of the contract: a game is generic in its moves, its views and its options.

Type checkers read the stub beside this file, in which every variable defaults to `Any`, so that a plain `Match` is a
match of any game. Type variables have no defaults at run time before Python 3.13.
"""

from typing import TypeVar

M = TypeVar("M")
M_contra = TypeVar("M_contra", contravariant=True)
V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)
O = TypeVar("O")  # noqa: E741  the contract's three letters: move, view, options
