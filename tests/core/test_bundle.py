"""A message is parsed when it is first said, with whatever it refers to."""

from galerie.texts.bundle import Bundle

CATALOGUE = """# A remark with an = sign

greeting = Hello { $who ->
    [one] you
   *[other] { crowd }
}, says { -host }.
# Another one
crowd = all of { crowd-size }
crowd-size = you
-host = the host
circle = { circle-back }
circle-back = { circle }
bad = { $
"""


def said(bundle: Bundle, name: str, **details: str) -> str:
    pattern = bundle.message(name).value
    assert pattern
    text, _ = bundle.fluent.format_pattern(pattern, details)
    return str(text)


def test_a_message_brings_those_that_it_refers_to() -> None:
    bundle = Bundle("en")
    bundle.add(CATALOGUE)
    assert said(bundle, "greeting", who="several") == "Hello all of you, says the host."
    assert said(bundle, "crowd") == "all of you"


def test_what_is_unknown_or_malformed_is_no_message() -> None:
    bundle = Bundle("en")
    bundle.add(CATALOGUE)
    assert not bundle.has("absent")
    assert not bundle.has("bad")
    assert bundle.has("circle")


def test_of_two_messages_the_first_remains() -> None:
    bundle = Bundle("en")
    bundle.add("a = first\nb = first\n")
    assert said(bundle, "a") == "first"
    bundle.add("a = second\nb = second\n")
    assert said(bundle, "a") == said(bundle, "b") == "first"
