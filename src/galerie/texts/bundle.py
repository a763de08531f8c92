"""The messages of a language. Each is parsed when it is first said: all of them together would take a third of a
second, and whoever is refused something would wait for it.
"""

import re
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

START: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""Where a message begins, or a term."""

REFERENCE: Final = re.compile(r"{\s*(-?[a-zA-Z][\w-]*)")
"""What a message says in the words of another."""


class Bundle:
    def __init__(self, language: str) -> None:
        self.fluent: Final = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        """The text of each message that nobody has said yet."""

    def add(self, catalogue: str) -> None:
        """Add the messages of a catalogue. Where there is one of the same name, that remains."""
        for text in START.split(catalogue):
            name = text.partition("=")[0].strip()
            if not self.fluent.has_message(name):
                self._unparsed.setdefault(name, text)

    def has(self, name: str) -> bool:
        self._parse(name)
        return self.fluent.has_message(name)

    def message(self, name: str) -> Message:
        """The message of this name, or LookupError."""
        self._parse(name)
        return self.fluent.get_message(name)

    def _parse(self, name: str) -> None:
        """Parse a message with those that it refers to. Another thread may do so at the same time."""
        wanted, texts = {name}, dict[str, str]()
        while wanted:
            each = wanted.pop()
            if each not in texts and (text := self._unparsed.get(each)):
                texts[each] = text
                wanted.update(REFERENCE.findall(text))
        if texts:
            self.fluent.add_resource(FluentResource("".join(texts.values())))
            for each in texts:
                self._unparsed.pop(each, None)
