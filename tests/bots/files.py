"""Bots in files."""

from pathlib import Path

import pytest

from galerie import bots


def bot_file(folder: Path, monkeypatch: pytest.MonkeyPatch, functions: str) -> Path:
    """A file `mine.py` with these functions; bots that a test adds from it are forgotten when it ends."""
    monkeypatch.setattr(bots, "_ADDED", {})
    path = folder / "mine.py"
    path.write_text(functions, encoding="utf-8")
    return path
