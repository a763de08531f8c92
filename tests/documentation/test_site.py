"""The documentation builds as a site, all of whose links lead somewhere."""

import re
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from itertools import chain
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import pytest

import galerie
import galerie.core
from tests.documentation.pages import DOCS, ROOT

CONFIGURATION: Final = ROOT / "zensical.toml"
SITE: Final = ROOT / "site"


class Page(HTMLParser):
    """What a page links to, and what can be linked to on it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.anchors: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in {"href", "src"} and value:
                self.links.add(value)
            elif name in {"id", "name"} and value:
                self.anchors.add(value)


def written() -> list[Path]:
    return [path.relative_to(DOCS) for path in DOCS.glob("**/*.md")]


def listed(navigation: Any) -> set[str]:
    """The pages of a navigation, at all levels."""
    if isinstance(navigation, str):
        return {navigation}
    inner = navigation.values() if isinstance(navigation, dict) else navigation
    return {*chain.from_iterable(map(listed, inner))}


def test_every_page_is_in_the_navigation() -> None:
    site = tomllib.loads(CONFIGURATION.read_text(encoding="utf-8"))["project"]
    assert {Path(each) for each in listed(site["nav"])} == set(written())


def test_the_first_page_leads_to_every_other() -> None:
    index = (DOCS / "index.md").read_text(encoding="utf-8")
    assert {Path(link) for link in re.findall(r"\]\(([\w/.-]+\.md)\)", index)} | {Path("index.md")} == set(written())


@pytest.mark.slow
def test_the_site_has_the_reference_and_every_link_leads_somewhere() -> None:
    """Zensical itself looks at links between pages, but not at pictures, scripts and what its templates write."""
    command = [str(Path(sys.executable).with_name("zensical")), "build", "--clean", "--strict"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    pages = {path: Page(path) for path in SITE.rglob("*.html") if path.name != "404.html"}
    assert {path.relative_to(SITE).with_suffix(".md") for path in pages} == set(written())
    exported = {f"{module.__name__}.{name}" for module in (galerie, galerie.core) for name in module.__all__}
    assert exported <= pages[SITE / "api.html"].anchors
    for path, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if target.is_dir():
                target /= "index.html"
            assert target.is_file(), f"{path.name}: {link}"
            assert target.is_relative_to(SITE), f"{path.name}: {link}"
            assert not parts.fragment or unquote(parts.fragment) in pages[target].anchors, f"{path.name}: {link}"
