"""The client's files: compressed for browsers that accept it, cached for ever, and nothing else."""

from gzip import decompress
from pathlib import Path

import pytest

from galerie.host.web import static
from tests.servers import Guest


@pytest.fixture
def script() -> Path:
    """The largest script of the client."""
    return max((static.FOLDER / "assets").glob("*.js"), key=lambda path: path.stat().st_size)


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("BR ; q=0.0 , identity", None),
        ("identity", None),
        ("", None),
    ],
)
def test_an_asset_is_sent_in_the_best_encoding_that_is_accepted(
    ada: Guest, script: Path, accepted: str, encoding: str | None
) -> None:
    with ada.http.stream("GET", f"/assets/{script.name}", headers={"Accept-Encoding": accepted}) as answer:
        body = b"".join(answer.iter_raw())
    assert answer.headers.get("Content-Encoding") == encoding
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert "immutable" in answer.headers["Cache-Control"]
    if encoding == "gzip":
        assert decompress(body) == script.read_bytes()
    else:
        assert (body == script.read_bytes()) == (encoding is None)
    assert (len(body) < script.stat().st_size / 2) == (encoding is not None)


def test_the_size_of_an_asset_can_be_asked_for(ada: Guest, script: Path) -> None:
    answer = ada.http.head(f"/assets/{script.name}", headers={"Accept-Encoding": "identity"})
    assert (answer.status_code, answer.content) == (200, b"")
    assert int(answer.headers["Content-Length"]) == script.stat().st_size


@pytest.mark.parametrize(
    "name", ["%00", "..%2findex.html", "%2e%2e", "none.js", "a%0ab.js", "é.js", "x" * 5000 + ".js"]
)
def test_nothing_else_is_sent(ada: Guest, name: str) -> None:
    assert ada.http.get(f"/assets/{name}").status_code == 404
