# ruff: noqa: PYI001  the modules of the contract share these
from typing import Any

from typing_extensions import TypeVar

M = TypeVar("M", default=Any)
M_contra = TypeVar("M_contra", contravariant=True, default=Any)
V = TypeVar("V", default=Any)
V_co = TypeVar("V_co", covariant=True, default=Any)
O = TypeVar("O", default=Any)
