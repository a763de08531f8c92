"""What is released is documented: its version, and the image that is made of it."""

import re
import tomllib
from dataclasses import fields

from galerie.host.web.settings import Settings
from tests.documentation.pages import ROOT, read


def test_the_version_has_a_dated_section_in_the_changelog() -> None:
    version = tomllib.loads(read("pyproject.toml"))["project"]["version"]
    assert re.search(rf"^## {re.escape(version)} – \d{{4}}-\d\d-\d\d$", read("CHANGELOG.md"), re.MULTILINE)


def test_the_container_sets_what_there_is_to_set_and_is_not_root() -> None:
    said = (ROOT / "Containerfile").read_text(encoding="utf-8")
    settings = {name.lower() for name in re.findall(r"\bGALERIE_(\w+)=", said)}
    assert {"host", "port", "data"} <= settings <= {field.name for field in fields(Settings)}
    assert re.search(r"^USER [1-9]", said, re.MULTILINE)
