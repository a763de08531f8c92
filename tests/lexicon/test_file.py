"""Lexicon files: damaged ones are refused, and all processes share one."""

import multiprocessing
import pickle
import re
from pathlib import Path

import pytest

from galerie.lexicon import BadLexicon, Entry, Lexicon, WordClass, french
from galerie.lexicon.compiling import compiled as compiled_file
from galerie.lexicon.kernel import compiled
from galerie.lexicon.layout import HEADER, NODE, Layout
from galerie.lexicon.lexicon import FRENCH, Opening
from tests.lexicon.lists import GRAPHS

ENTRIES = [Entry(word, 1, (WordClass.NOUN,), (word,)) for word in ("ah", "aha", "ahan", "if", "whist")]
FILE = compiled_file(ENTRIES, "test")


def written(folder: Path, data: bytes) -> Path:
    path = folder / "some.lexicon"
    path.write_bytes(data)
    return path


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"GLEX", "too short"),
        (b"PNG!" + FILE[4:], "not a lexicon of this format"),
        (FILE[:4] + b"\2" + FILE[5:], "not a lexicon of this format"),
        (FILE[:-1], "incomplete"),
        (FILE + b"\0", "incomplete"),
    ],
)
def test_a_damaged_file_is_refused(tmp_path: Path, data: bytes, why: str) -> None:
    with pytest.raises(BadLexicon, match=why):
        Lexicon(written(tmp_path, data))


@pytest.mark.parametrize("graph", GRAPHS)
def test_a_root_that_is_not_a_node_is_refused(tmp_path: Path, graph: Opening) -> None:
    place = HEADER.size - 8 - 4 * 4  # in the header
    layout = Layout.of(memoryview(FILE))
    assert int.from_bytes(FILE[place : place + 4], "little") == layout.root
    edge = next(at for at, number in enumerate(layout.graph) if not number & NODE)
    for wrong in (edge, len(layout.graph)):
        with pytest.raises(ValueError, match="lexicon"):
            Lexicon(written(tmp_path, FILE[:place] + wrong.to_bytes(4, "little") + FILE[place + 4 :]), graph)


def test_the_kernel_refuses_a_graph_with_invalid_edges() -> None:
    node, word = 1 << 31, 1 << 26
    sound = [node | word, node | 1, 0, 0]

    def open_graph(*numbers: int) -> compiled.LexiconGraph:
        data = b"".join(number.to_bytes(4, "little") for number in numbers)
        return compiled.LexiconGraph(memoryview(data), memoryview(bytes(4)), 1)

    assert open_graph(*sound).number("a") == 0
    for at, wrong in [(0, 0), (1, node | 3), (2, 1), (2, 2), (2, 9), (3, node), (1, node | word)]:
        with pytest.raises(ValueError, match="not the graph of a lexicon"):
            open_graph(*sound[:at], wrong, *sound[at + 1 :])
    with pytest.raises(ValueError, match="not the graph of a lexicon"):
        open_graph(*sound[:3])


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("a", "b", 1, 2), TypeError),
        ((1, "b", 1, 2, False), TypeError),
        (("a", b"b", 1, 2, False), TypeError),
        (("a", "b", -1, 2, False), ValueError),
        (("a", "b", 64, 2, False), ValueError),
        (("a", "b", 1, -1, False), ValueError),
        (("a", "b", 1, 2**70, False), OverflowError),
        (("a", "\ud800", 1, 2, False), UnicodeEncodeError),
    ],
)
def test_the_kernel_refuses_arguments_out_of_range(arguments: tuple[object, ...], error: type[Exception]) -> None:
    graph = compiled.LexiconGraph(memoryview((1 << 31).to_bytes(4, "little")), memoryview(b""), 0)
    with pytest.raises(error):
        graph.words(*arguments)  # type: ignore[arg-type]  # this is what is tested


@pytest.mark.parametrize(
    "entry",
    [
        Entry("", 1, (WordClass.NOUN,), ("a",)),
        Entry("a" * 64, 1, (WordClass.NOUN,), ("a",)),
        Entry("a", 0, (WordClass.NOUN,), ("a",)),
        Entry("a", 2**20, (WordClass.NOUN,), ("a",)),
        Entry("a", 1, (WordClass.NOUN,), ()),
    ],
    ids=["empty", "long", "rank 0", "rank too high", "no base"],
)
def test_an_entry_that_does_not_fit_the_format_is_refused(entry: Entry) -> None:
    with pytest.raises(ValueError, match="not an entry"):
        compiled_file([entry], "test")


def answers(lexicon: Lexicon) -> tuple[str, list[str]]:
    return lexicon.hash, lexicon.completions("pi", "zzano")


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_other_processes_read_the_same_lexicon(method: str) -> None:
    with multiprocessing.get_context(method).Pool(2) as pool:
        assert pool.map(answers, [french()] * 4) == [answers(french())] * 4


def test_a_lexicon_is_pickled_as_its_path() -> None:
    assert len(pickle.dumps(french())) < 500
    assert pickle.loads(pickle.dumps(french())).hash == french().hash  # noqa: S301  our own


def test_the_file_is_mapped_read_only_and_not_copied() -> None:
    """Where the system reports it (Linux), the pages of the file are clean, so that all processes share them."""
    assert answers(french())
    maps = Path("/proc/self/smaps")
    if not maps.exists():
        pytest.skip("this system does not report it")
    (region,) = re.findall(rf"(r--s .* {re.escape(str(FRENCH))}\n(?:\w+:.*\n)*)", maps.read_text())
    assert "Private_Dirty:         0 kB" in region
    assert "Shared_Dirty:          0 kB" in region
