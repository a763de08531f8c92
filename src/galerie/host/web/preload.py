"""Loading what visitors will need before the first of them comes, so that nothing is loaded in the event loop."""

from typing import Any

from litestar import Litestar

from galerie import study, texts
from galerie.host.routes.games import known


def preload(app: Litestar) -> None:
    """Load texts and games with their reviewers, and describe the routes. It takes about half a second."""
    for language in texts.LANGUAGES:
        texts.maybe(language, "")
    for game in known():
        study.reviewer(game.name)
    routes: Any = app.plugins.get("OpenAPIPlugin")
    routes.provide_openapi_schema()  # made when it is first asked for
