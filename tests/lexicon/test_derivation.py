"""From the lines of the source to the list, and a check of the list in use."""

import gzip
import hashlib
from pathlib import Path

import pytest
from tools import lexicon as tool

from galerie.lexicon import Entry, WordClass

CHOSEN = "4aaad0a5db956ff259dc35da5cd2d75be2493dd45cc5bbc13b25a01e1cd3f2e6"

SOURCE = """\
# a remark

de\tde\t:G:D:e:i/*
être\têtre\t:N:m:s/*
Paris\tParis\t:MP:m:i/*
paris\tpari\t:N:m:p/*
êtes\têtre\t:V0ei____a_:Ip:2p/*
jusqu'\tjusque\t:G:R:F/*
aime-toi\taimer\t:V1_it_q__a:E:2s/*
kg\tkg\t:N:m:i;S/*
aimer\taimer\t:V1_it_q__a:Y/*
aimées\taimer\t:V1_it_q__a:Q:A:f:p/*
etc\tetc\t:N:m:i/*
belles\tbeau\t:N:A:f:p/*
paris\tparir\t:V2_it____a:Ip:1s/*
aimer\taimer\t:N:m:s/X
"""


def test_the_source_is_filtered_folded_and_ranked_by_its_order() -> None:
    found = tool.derived(SOURCE.splitlines(keepends=True), frozenset({"etc"}))
    assert found == [
        Entry("aimees", 10, (WordClass.PARTICIPLE,), ("aimer",)),
        Entry("aimer", 9, (WordClass.INFINITIVE,), ("aimer",)),
        Entry("belles", 12, (WordClass.NOUNS,), ("beau",)),
        Entry("de", 1, (WordClass.OTHER,), ("de",)),
        Entry("etes", 5, (WordClass.CONJUGATED,), ("être",)),
        Entry("etre", 2, (WordClass.NOUN,), ("être",)),
        Entry("paris", 4, (WordClass.NOUNS, WordClass.CONJUGATED), ("pari", "parir")),
    ]


def test_the_list_is_the_chosen_one_plus_base_forms() -> None:
    """The first three columns are those measured and chosen; the fourth comes from the same source."""
    total = hashlib.sha256()
    with gzip.open(tool.LIST, "rt", encoding="utf-8") as text:
        for line in text:
            if not line.startswith("#"):
                total.update(line.rpartition("\t")[0].encode() + b"\n")
    assert total.hexdigest() == CHOSEN


@pytest.mark.soak
def test_an_addition_that_is_already_in_the_list_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    additions = tmp_path / "include.tsv"
    additions.write_text("# a remark\nsoupe\t1\tN:s\tsoupe\n", encoding="utf-8")
    monkeypatch.setattr(tool, "ADDITIONS", additions)
    with pytest.raises(ValueError, match="soupe is already in the list"):
        tool.entries()
