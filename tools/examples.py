"""For the site of the documentation: examples in docstrings, as doctest has them, become blocks of code in Markdown."""

import re
from typing import Any

import griffe


class Examples(griffe.Extension):
    """Extends griffe; markdown-pycon would do the same, but its 1.0 does not work with pymdown-extensions 12."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = re.sub(r"(?m)^>>> (?:.+\n?)+", r"```pycon\n\g<0>\n```\n", obj.docstring.value)
