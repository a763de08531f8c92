"""Loading what the first visitors will need, before it is asked for in the event loop."""

from galerie import texts
from galerie.host.routes.games import known


def preload() -> None:
    """Load texts and games. It takes about a second, in a thread: meanwhile visitors are served."""
    for language in texts.LANGUAGES:
        texts.maybe(language, "")
    known()
