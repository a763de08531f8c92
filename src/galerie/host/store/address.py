"""Where the store is: a file of SQLite, or a database of PostgreSQL at an address."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from galerie.core import Refusal

SCHEMES: Final = ("postgresql:", "postgres:")
SHAPE: Final = re.compile(
    r"postgres(?:ql)?://"
    r"(?:(?P<user>[^:@/?#\s]*)(?::(?P<password>[^:@/?#\s]*))?@)?"
    r"(?P<hosts>[^@/?#\s]*)(?P<database>/[^/@?#\s]*)?(?:\?(?P<parameters>[^#\s]*))?"
)
SECRET: Final = re.compile(r"(?:ssl)?password", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Address:
    """The address of a PostgreSQL database. Its text shows no password."""

    url: str = field(repr=False)
    shown: str
    has_password: bool = False

    def __str__(self) -> str:
        return self.shown


Place: TypeAlias = Path | Address


def place(text: str) -> Place:
    """A path, or an address if it begins like one; a malformed one is refused without being quoted.

    A file whose name begins like an address is reached by `sqlite:`.
    """
    if not text.startswith(SCHEMES):
        return Path(text.removeprefix("sqlite:")).expanduser()
    found = SHAPE.fullmatch(text)
    if found is None:
        raise Refusal("database-address")
    named = [each for each in (found["parameters"] or "").split("&") if each]
    kept = "&".join(each for each in named if not SECRET.fullmatch(each.partition("=")[0]))
    user = f"{found['user']}@" if found["user"] else ""
    hides = found["password"] is not None or len(kept) < len(found["parameters"] or "")
    shown = f"postgresql://{user}{found['hosts']}{found['database'] or ''}{'?' if kept else ''}{kept}"
    return Address(text, shown, hides)
