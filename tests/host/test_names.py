"""What may be the name of an account, and which names would be taken for each other."""

import pytest

from galerie.core import Refusal
from galerie.host.people.names import key, looks, proper


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Ada", "Ada"),
        ("  Élodie \t d’Arc ", "Élodie d'Arc"),
        ("Jean-Paul_2.0", "Jean-Paul_2.0"),
        ("e\u0301le\u0300ve", "élève"),
        ("Ａｄａ", "Ada"),
        ("Œuf Łódź", "Œuf Łódź"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_written_in_one_way(written: str, name: str) -> None:
    assert proper(written) == name


@pytest.mark.parametrize("written", ["", " ", "x", " x ", "x" * 25])
def test_a_name_is_neither_too_short_nor_too_long(written: str) -> None:
    with pytest.raises(Refusal, match="name length"):
        proper(written)


@pytest.mark.parametrize(
    "written",
    ["Аda", "ɑda", "Ada!", "a\u200bda", "Ada\u202eda", "<b>Ada", "a/b", "..", "- _", "x.", "Αθηνά", "🙂🙂", "a\x00b"],
)
def test_signs_that_could_deceive_make_no_name(written: str) -> None:
    with pytest.raises(Refusal, match="name signs"):
        proper(written)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "ADA"), ("Élodie", "elodie"), ("Jean-Paul", "jean paul"), ("Zoe", "Z0ë"), ("Al", "A1"), ("Œuf", "oeuf")],
)
def test_names_that_can_be_taken_for_each_other_have_the_same_key(one: str, other: str) -> None:
    assert key(one) == key(other)


def test_other_names_do_not() -> None:
    names = ["Ada", "Adam", "Eve", "Eva", "Elia", "Eila", "Bob 1", "Bob 2"]
    assert len({key(name) for name in names}) == len(names)


@pytest.mark.parametrize(("one", "other"), [("Alice", "AIice"), ("Bill", "BiIl"), ("Arno", "Amo"), ("Vvill", "Will")])
def test_names_that_look_alike_in_some_type_look_the_same(one: str, other: str) -> None:
    assert key(one) != key(other)
    assert looks(key(one)) == looks(key(other))
