"""Prints what installing our wheel brings: how many packages, how large they are, and who asks for the largest.

    python -m tools.weight dist/galerie-1.0.0-….whl

It installs the wheel as a stranger would, into an environment that is then removed. Bytecode is not counted.
"""

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Final

UV: Final = Path(sys.executable).with_name("uv")
MOST: Final = 8


def main(wheel: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, folder], check=True)
        subprocess.run([UV, "pip", "install", "--quiet", "--python", f"{folder}/bin/python", wheel], check=True)
        (site,) = Path(folder).glob("lib/python*/site-packages")
        found = [*distributions(path=[str(site)])]
        sizes = {plain(each.name): size(each) for each in found}
        askers = {name: [plain(each.name) for each in found if name in needs(each)] for name in sizes}
    print(f"{len(found)} packages, {sum(sizes.values()) / 1e6:.0f} MB")
    for name in sorted(sizes, key=lambda each: -sizes[each])[:MOST]:
        print(f"{sizes[name] / 1e6:6.1f} MB  {name}{' for ' * bool(askers[name])}{', '.join(askers[name])}")


def size(package: Distribution) -> int:
    return sum(Path(str(each.locate())).stat().st_size for each in package.files or () if each.suffix != ".pyc")


def needs(package: Distribution) -> Iterator[str]:
    """What it asks for, without extras."""
    for requirement in package.requires or ():
        if "extra ==" not in requirement:
            yield plain(re.split(r"[^\w.-]", requirement)[0])


def plain(name: str) -> str:
    """A package by the one name that an index knows it by."""
    return re.sub(r"[-_.]+", "-", name).lower()


if __name__ == "__main__":
    main(sys.argv[1])
