"""The client's files: compressed for browsers that accept it, cached for ever, and nothing else."""

import json
import re
from gzip import decompress
from pathlib import Path
from struct import unpack

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


def test_the_worker_answers_for_the_whole_site_and_is_asked_for_every_time(ada: Guest) -> None:
    answer = ada.http.get("/worker.js")
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert "Set-Cookie" not in answer.headers
    listed = set(re.findall(r"/assets/[\w.-]+", answer.text))
    there = {f"/assets/{file.name}" for file in (static.FOLDER / "assets").iterdir()}
    assert listed == {name for name in there if name.endswith((".js", ".css", ".svg", ".woff2"))}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_client_can_be_installed_in_both_languages(ada: Guest, language: str) -> None:
    address = re.search(rf'data-{language}="([^"]+)"', ada.http.get("/").text)
    assert address
    answer = ada.http.get(address[1])
    assert answer.headers["Content-Type"].startswith("application/manifest+json")
    manifest = json.loads(answer.content)
    assert (manifest["lang"], manifest["display"]) == (language, "standalone")
    assert ada.http.get(manifest["start_url"]).status_code == 200
    assert manifest["shortcuts"][0]["name"] == {"fr": "Mes parties", "en": "My games"}[language]
    assert all(ada.http.get(each["url"]).status_code == 200 for each in manifest["shortcuts"])
    assert {each["purpose"] for each in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        picture = ada.http.get(icon["src"]).content
        assert "{}x{}".format(*unpack(">II", picture[16:24])) == icon["sizes"]
