"""Whoever lacks a library is told what to install."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("library", "name", "used"),
    [
        ("pettingzoo", "pettingzoo", "import galerie.adapters.pettingzoo"),
        ("pyspiel", "openspiel", "import galerie.adapters.openspiel"),
        ("gymnasium", "gymnasium", "import galerie.adapters.gymnasium"),
        ("numpy", "pettingzoo", "import galerie.adapters.pettingzoo"),
        ("numpy", "gymnasium", "from galerie.adapters import vector; vector.make('reversi', 2)"),
    ],
)
def test_a_missing_library_is_explained(library: str, name: str, used: str) -> None:
    script = f"import sys; sys.modules[{library!r}] = None; {used}"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f'Please run: pip install "galerie[{name}]"' in done.stderr.splitlines()[-1]


def test_the_library_needs_none_of_them() -> None:
    script = "import galerie, galerie.games, sys; assert not {'numpy', 'pettingzoo', 'gymnasium'} & {*sys.modules}"
    subprocess.run([sys.executable, "-c", script], check=True)
