"""The page of a table for the frames of other sites.

It is the only page that may be shown in a frame. It has no cookie, and its visitor is a spectator whoever they are, so
that no other site can make somebody play.
"""

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath

from galerie.host.web import static
from galerie.host.web.policy import EMBEDDED


@get(
    "/embed/table/{table_id:str}",
    include_in_schema=False,
    cache_control=CacheControlHeader(no_cache=True),
    response_headers=EMBEDDED,
)
async def embedded_table(table_id: FromPath[str]) -> Response[str]:  # noqa: ARG001  the page asks for the table
    return static.page(head='<title>Galerie des Glaces</title>\n    <meta name="robots" content="noindex" />')
