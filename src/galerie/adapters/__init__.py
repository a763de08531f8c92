"""The games as environments of research libraries, each in a module of its own that needs the library.

| module | library | extra |
|---|---|---|
| `galerie.adapters.pettingzoo` | PettingZoo | `pip install "galerie[pettingzoo]"` |
| `galerie.adapters.openspiel` | OpenSpiel | `pip install "galerie[openspiel]"` |
| `galerie.adapters.gymnasium` | Gymnasium | `pip install "galerie[gymnasium]"` |

Importing a module registers its environments. What an agent observes is made from the view of its seat and from nothing
else (`galerie.adapters.encoding`).
"""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Say how to install an extra if what it brings cannot be imported."""
    try:
        yield
    except ImportError as error:
        error.msg = f'{error.msg}. Please run: pip install "galerie[{name}]"'
        raise
