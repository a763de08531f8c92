"""Every numbered rule is proven by a test, and the tool that checks this works."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]

FRENCH = """\
# Jeu

Un mot d'abord.

## Partie

- **ABC-01** On commence. *(règle)*
- **ABC-02** On finit. *(décision)*
"""
ENGLISH = """\
# Game

A word first.

## Part

- **ABC-01** Begin. *(rule)*
- **ABC-02** End. *(decision)*
"""
TESTS = """\
import pytest

@pytest.mark.rule("ABC-01", "ABC-02")
def test_something() -> None: ...
"""


def report(*folders: Path) -> tuple[int, list[str]]:
    command = [sys.executable, str(ROOT / "tools" / "rules.py"), *map(str, folders)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert not done.stderr
    return done.returncode, done.stdout.splitlines()


def judged(folder: Path, french: str = FRENCH, english: str = ENGLISH, tests: str = TESTS) -> tuple[int, list[str]]:
    law = folder / "game" / "law"
    law.mkdir(parents=True)
    (law / "fr.md").write_text(french, encoding="utf-8")
    (law / "en.md").write_text(english, encoding="utf-8")
    (folder / "test_game.py").write_text(tests, encoding="utf-8")
    return report(folder, folder)


def test_every_rule_of_every_game_is_proven_in_both_languages() -> None:
    assert report() == (0, [])


def test_correct_rules_and_tests_report_nothing(tmp_path: Path) -> None:
    assert judged(tmp_path) == (0, [])


def test_a_rule_that_is_to_come_has_no_test_and_is_printed(tmp_path: Path) -> None:
    said = "ABC-02 is to come: the program does not follow it yet"
    french, english = FRENCH.replace("*(décision)*", "*(à venir)*"), ENGLISH.replace("*(decision)*", "*(to come)*")
    assert judged(tmp_path / "without", french, english, TESTS.replace(', "ABC-02"', "")) == (0, [said])
    assert judged(tmp_path / "with", french, english) == (1, ["ABC-02 is to come but is tested", said])


@pytest.mark.parametrize(
    ("changed", "written", "instead", "said"),
    [
        ("tests", ', "ABC-02"', "", "ABC-02 has no test"),
        ("tests", "ABC-02", "ABC-03", "ABC-03 is tested but is not a rule"),
        ("english", "*(decision)*", "*(rule)*", "ABC-02 differs between French and English"),
        ("english", "- **ABC-02** End. *(decision)*\n", "", "ABC-02 differs between French and English"),
        ("french", "*(décision)*", "", "game/law/fr.md:8 is neither a section nor a numbered rule with its kind"),
        (
            "french",
            "*(décision)*",
            "*(idée)*",
            "game/law/fr.md:8 is neither a section nor a numbered rule with its kind",
        ),
        (
            "french",
            "On finit.",
            "On\nfinit.",
            "game/law/fr.md:8 is neither a section nor a numbered rule with its kind",
        ),
        ("french", "# Jeu", "Jeu", "game/law/fr.md:1 is not a title"),
        ("french", "ABC-02", "ABC-01", "game/law/fr.md has ABC-01 twice"),
    ],
)
def test_each_problem_is_reported(tmp_path: Path, changed: str, written: str, instead: str, said: str) -> None:
    texts = {"french": FRENCH, "english": ENGLISH, "tests": TESTS}
    assert written in texts[changed]
    texts[changed] = texts[changed].replace(written, instead, 1)
    status, lines = judged(tmp_path, **texts)
    assert status == 1
    assert said in lines


@pytest.mark.parametrize(
    "marks",
    [
        "@pytest.mark.rule({five})\ndef test_much() -> None: ...\n",
        "@pytest.mark.rule({five})\nasync def test_much() -> None: ...\n",
        "@pytest.mark.rule({three})\n@pytest.mark.rule({two})\ndef test_much() -> None: ...\n",
        "@pytest.mark.rule({three})\nclass TestMuch:\n @pytest.mark.rule({two})\n def test_it(self) -> None: ...\n",
        "pytestmark = pytest.mark.rule({five})\ndef test_much() -> None: ...\n",
    ],
    ids=["a test", "a coroutine", "two marks", "a class", "a file"],
)  # fmt: skip
def test_a_rule_marked_only_on_a_test_of_more_than_four_rules_is_reported(tmp_path: Path, marks: str) -> None:
    numbers = [f'"ABC-0{number}"' for number in range(1, 6)]
    blanket = "import pytest\n" + marks.format(
        five=", ".join(numbers), three=", ".join(numbers[:3]), two=", ".join(numbers[3:])
    )
    more = "".join(f"- **ABC-0{number}** {{}}. *({{}})*\n" for number in range(3, 6))
    pages = {"french": FRENCH + more.format(*["On joue", "règle"] * 3),
             "english": ENGLISH + more.format(*["Play", "rule"] * 3)}  # fmt: skip
    assert judged(tmp_path, **pages, tests=blanket) == (
        1,
        [f"ABC-0{number} is marked only on tests of more than 4 rules" for number in range(1, 6)],
    )
    (tmp_path / "test_each.py").write_text(
        "import pytest\n@pytest.mark.rule({})\ndef test_first() -> None: ...\n".format(", ".join(numbers[:4])),
        encoding="utf-8",
    )
    assert report(tmp_path, tmp_path) == (1, ["ABC-05 is marked only on tests of more than 4 rules"])


def test_a_page_in_only_one_language_is_reported(tmp_path: Path) -> None:
    judged(tmp_path)
    (tmp_path / "game" / "law" / "en.md").unlink()
    assert "game/law/en.md is missing" in report(tmp_path, tmp_path)[1]
