"""The laws and the secrecy twins of all games hold for games from other distributions."""

import sys
from pathlib import Path

from tests.distributions.installing import call

REPOSITORY = Path(__file__).parents[2]


def test_games_from_elsewhere_obey_the_laws_and_keep_their_secrets(tictactoe_site: Path, mirage_site: Path) -> None:
    """In a process of its own, where the lists of all games have them."""
    chosen = ("tests/laws/test_laws.py", "tests/secrecy/test_twins.py", "-m", "not soak", "-p", "no:cacheprovider")
    command = [sys.executable, "-m", "pytest", "-v", *chosen, "-k", "mirage or tictactoe"]
    said = call(command, REPOSITORY, tictactoe_site, mirage_site)
    for game in ("mirage", "tictactoe"):
        for laws in ("test_laws.py", "test_twins.py"):
            assert any(game in line and laws in line and "PASSED" in line for line in said.splitlines())
