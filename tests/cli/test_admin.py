"""`galerie admin` on the file of a server, which may be running."""

import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher
from typer.testing import CliRunner

from galerie.cli import app
from galerie.host.moderation import desk
from galerie.host.store.beside import transaction
from galerie.host.store.schema import STEPS
from galerie.host.store.store import Store
from tests.cli.test_commands import run
from tests.host.accounts import members
from tests.host.sockets import joined
from tests.servers import Server


@pytest.fixture
async def data(tmp_path: Path) -> Path:
    """A file in which Zoé has an account, and a guest has reported her."""
    path = tmp_path / "tables.sqlite3"
    _, (zoe,) = await members(path, "Zoé")
    with closing(sqlite3.connect(path)) as db:
        db.execute(
            "INSERT INTO reports (at, person, reported, name, network, table_id, reason, text, lines)"
            """ VALUES (0, 'g', ?, 'Zoé', '203.0.113.7', 'abc', 'insult', '[bold]oh', '[{"number":1,"room":"table",
                "at":0,"by":"x","seat":1,"name":"Zoé","text":"Nul !"}]')""",
            (zoe,),
        )
        db.execute("INSERT INTO tables (id, charter) SELECT 'abc', ?", (CHARTER,))
        db.execute("INSERT INTO standings (table_id, game) VALUES ('abc', 'reversi')")
        db.commit()
    return path


CHARTER = b'{"game":"reversi","rules":1,"options":[],"chairs":[{"kind":"human","name":"Ada"},{"kind":"bot"}]}'


def admin(data: Path, *words: str, lang: str = "fr") -> tuple[int, str, str]:
    return run("admin", *words, "--data", str(data), "--lang", lang)


def test_reports_people_and_tables_are_listed(data: Path) -> None:
    code, out, _ = admin(data, "reports")
    assert code == 0
    assert all(words in out for words in ("Zoé", "203.0.113.7", "/table/abc", "Insultes ou menaces", "> Zoé: Nul !"))
    assert "[bold]oh" in admin(data, "reports", lang="en")[1]
    assert "Zoé" in admin(data, "people", "zo")[1]
    assert admin(data, "people", "bob", lang="en")[1] == "Nothing here.\n"
    assert "Ada" in admin(data, "tables")[1]
    assert admin(data, "close", "1") == (0, "Le signalement 1 est clos.\n", "")
    assert admin(data, "reports")[1] == ""
    assert "Zoé" in admin(data, "reports", "--all")[1]


def test_a_passphrase_is_typed_twice_and_stored_as_a_hash(data: Path) -> None:
    words = ["admin", "passphrase", "--data", str(data), "--lang", "en"]
    result = CliRunner().invoke(app, words, input="quatre mots\nquatre mots\n")
    assert result.output.splitlines()[-1] == "The passphrase is set, and everybody is signed out."
    with transaction(data) as db:
        kept = desk.passphrase(db)
    assert kept
    assert PasswordHasher().verify(kept, "quatre mots")
    short = CliRunner().invoke(app, words, input="court\ncourt\n")
    assert short.exit_code == 2


def test_what_is_ordered_is_done_noted_and_can_be_undone(data: Path) -> None:
    assert admin(data, "ban", "zoe", "--reason", "insultes", "--days", "2")[0] == 0
    assert admin(data, "ban", "203.0.113.9/24", "--reason", "x", lang="en")[1].startswith("Ban 2 is in force.")
    listed = admin(data, "bans")[1]
    assert "Zoé" in listed
    assert "203.0.113.0/24" in listed
    assert admin(data, "unban", "1", lang="en") == (0, "Ban 1 has ended.\n", "")
    assert run("admin", "remove", "Zoé", "--data", str(data))[0] == 1  # nobody says yes
    assert admin(data, "remove", "Zoé", "--yes") == (0, "Le compte Zoé est supprimé.\n", "")
    assert admin(data, "people")[1] == "Rien ici.\n"
    acts = admin(data, "audit", lang="en")[1]
    assert [act for act in ("removed an account", "ended a ban", "banned") if act not in acts] == []
    code, out, _ = admin(data, "link", "Ada", "--address", "https://galerie.test/")
    assert code == 0
    assert re.match(r"https://galerie\.test/admin#[\w-]{32}\n", out)
    assert (
        admin(data, "passphrase", "--remove", lang="en")[1] == "The passphrase is gone, and everybody is signed out.\n"
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["ban", "Yves", "--reason", "x"], "Il n'y a pas de compte « Yves ».\n"),
        (["ban", "0.0.0.0/0", "--reason", "x"], "Le réseau 0.0.0.0/0 ne peut pas être exclu"),
        (["ban", "zoe", "--reason", " "], "Une exclusion demande un motif"),
        (["unban", "9"], "Il n'y a pas d'exclusion 9.\n"),
        (["close", "9"], "Il n'y a pas de signalement 9 à clore.\n"),
        (["remove", "Yves", "--yes"], "Il n'y a pas de compte « Yves ».\n"),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_sentence_and_not_noted(
    data: Path, words: list[str], sentence: str
) -> None:
    code, out, error = admin(data, *words)
    assert (code, out) == (2, "")
    assert error.startswith(sentence)
    assert admin(data, "audit")[1] == "Rien ici.\n"


def test_a_file_of_an_earlier_version_is_upgraded_and_none_is_made(data: Path, tmp_path: Path) -> None:
    assert admin(tmp_path / "none", "bans")[0] == 2
    assert not (tmp_path / "none").exists()
    (tmp_path / "old").touch()
    assert admin(tmp_path / "old", "bans") == (0, "Rien ici.\n", "")
    with closing(sqlite3.connect(tmp_path / "old")) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
    store = Store(data)
    with closing(sqlite3.connect(data)) as db:
        db.execute("PRAGMA user_version = 3")
    assert "un autre serveur" in admin(data, "bans")[2].lower()
    store.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "running.sqlite3")
    server.start()
    yield server
    server.stop()


def eventually(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_a_running_server_bans_by_the_address_that_a_trusted_proxy_tells(server: Server) -> None:
    guest = server.guest()
    table = guest.open_table({"kind": "me"}, {"kind": "open"})

    def status(address: str) -> int:
        return httpx.get(f"{server.address}/api/games", headers={"X-Forwarded-For": address}).status_code

    with joined(server, table, guest, said={"X-Forwarded-For": "203.0.113.7"}) as socket:
        assert admin(server.data, "ban", "203.0.113.0/24", "--reason", "nuisance")[0] == 0
        eventually(lambda: status("203.0.113.9") == 403)
        with pytest.raises(Exception, match="1013"):
            socket.until("nothing more")
    assert status("203.0.114.9") == guest.http.get("/api/games").status_code == 200
    guest.close()
