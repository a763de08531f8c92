"""What the first visitors need is loaded before they ask for it in the event loop."""

import subprocess
import sys

LOADED = """
import sys
from litestar import Litestar
from galerie import bots, study, texts
from galerie.core import Match
from galerie.games import GAMES
from galerie.host.web.preload import preload

preload(app := Litestar())
assert app.plugins.get("OpenAPIPlugin")._openapi_schema
before = set(sys.modules)
from galerie.host.routes.games import known
assert {each.name for each in known()} == set(GAMES)
assert texts.say("fr", "table-unknown").startswith("Cette table")
assert texts.say("en", "table-unknown")
for game in GAMES.values():  # as much as a table tells of itself
    bots.advises(game.name, Match.begin(game, game.seats[0]).options, game.seats[0])
    bots.bot(game.name, bots.levels(game.name)[0])
    study.reviewer(game.name)
print(sorted(set(sys.modules) - before))
"""


def test_games_texts_and_the_description_of_the_routes_are_made_at_the_start() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], check=True, capture_output=True, text=True)
    assert done.stdout == "[]\n"
