"""Engines of Othello: others that we play against, and ours for others to use."""

from typing import Final

from galerie.bots.engines import EngineProtocol
from galerie.games.reversi.engines import nboard_client, nboard_server

PROTOCOLS: Final = {"nboard": EngineProtocol(nboard_client.start, nboard_client.check, nboard_server.serve)}
