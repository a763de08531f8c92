"""Whoever lacks a library is told what to install."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("library", "name"), [("pettingzoo", "pettingzoo"), ("pyspiel", "openspiel"), ("gymnasium", "gymnasium")]
)
def test_a_missing_library_is_explained(library: str, name: str) -> None:
    script = f"import sys; sys.modules[{library!r}] = None; import galerie.adapters.{name}"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f'Please run: pip install "galerie[{name}]"' in done.stderr.splitlines()[-1]


def test_the_library_needs_none_of_them() -> None:
    script = "import galerie, galerie.games, sys; assert not {'numpy', 'pettingzoo', 'gymnasium'} & {*sys.modules}"
    subprocess.run([sys.executable, "-c", script], check=True)
