"""The content security policy is strict, and the page that is built can live with it."""

from html.parser import HTMLParser

import pytest

from galerie.host.web.policy import HEADERS
from galerie.host.web.static import FOLDER
from tests.servers import Guest


class Page(HTMLParser):
    """Whatever a strict policy would forbid."""

    def __init__(self) -> None:
        super().__init__()
        self.forbidden: list[str] = []
        self.scripts: list[str] = []
        self._within = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self._within = tag
        self.forbidden += [f"{tag} {name}" for name in told if name.startswith("on") or name == "style"]
        self.forbidden += [
            f"{tag} {value}" for value in told.values() if (value or "").startswith(("javascript:", "data:"))
        ]
        if tag == "script":
            self.scripts.append(told.get("src") or "")
        if tag in {"script", "link"}:
            address = told.get("src") or told.get("href") or ""
            if not address.startswith("/assets/"):
                self.forbidden.append(f"{tag} from {address!r}")

    def handle_endtag(self, tag: str) -> None:
        self._within = ""

    def handle_data(self, data: str) -> None:
        if self._within in {"script", "style"} and data.strip():
            self.forbidden.append(f"{self._within} written into the page")


def test_the_policy_allows_nothing_written_into_a_page_and_nothing_from_elsewhere() -> None:
    policy = dict(part.strip().partition(" ")[::2] for part in HEADERS["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "script-src" not in policy
    assert not any(word in " ".join(policy.values()) for word in ("unsafe", "*", "http", "blob"))


def test_the_built_page_has_no_script_of_its_own() -> None:
    page = Page()
    page.feed((FOLDER / "index.html").read_text(encoding="utf-8"))
    assert page.forbidden == []
    assert page.scripts


def test_a_page_with_a_script_written_into_it_would_be_found() -> None:
    page = Page()
    page.feed('<body onload="x()"><script>alert(1)</script><script src="https://elsewhere/x.js"></script>')
    assert page.forbidden == [
        "body onload",
        "script from ''",
        "script written into the page",
        "script from 'https://elsewhere/x.js'",
    ]


@pytest.mark.parametrize("address", ["/", "/table/x", "/api/games", "/api/nothing", "/health", "/schema/openapi.json"])
def test_every_answer_bears_the_policy(ada: Guest, address: str) -> None:
    answer = ada.http.get(address)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "server" not in answer.headers
