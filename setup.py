"""Builds the web client into the distributions; everything else is in `pyproject.toml`."""

import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

CLIENT = Path("src/galerie/client/index.html")


def build_client() -> None:
    """A source distribution has the client, a clone may not have it yet."""
    if not CLIENT.exists():
        subprocess.run([sys.executable, "tools/setup.py", "client"], check=True)


class SourceDistribution(sdist):
    def run(self) -> None:
        build_client()
        super().run()


class Modules(build_py):
    def run(self) -> None:
        if not self.editable_mode:  # `make setup` builds the client while it installs the project
            build_client()
        super().run()


setup(cmdclass={"sdist": SourceDistribution, "build_py": Modules})
