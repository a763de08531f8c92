"""Tokens of bot accounts: what the file keeps of them, and until when they are valid."""

from pathlib import Path

import pytest

from galerie.core import Refusal
from galerie.host.people.people import People
from galerie.host.people.sessions import digest
from galerie.host.people.tokens import DAY, Tokens
from galerie.host.store.database import Database
from galerie.host.store.schema import STEPS
from galerie.host.store.store import Store
from tests.host.accounts import PASSPHRASE, accounts_of

BOTH = frozenset({"read", "play"})


async def a_bot(store: Store, people: People) -> str:
    session = await accounts_of(store, people).sign_up(None, "Robot", PASSPHRASE, "somewhere")
    account = people.sessions[digest(session)].account
    await Tokens(store, people).make_bot(account)
    return account


async def test_bots_and_tokens_are_known_again_after_a_restart(tmp_path: Path) -> None:
    store, people = Store(tmp_path / "tables.sqlite3"), People()
    account = await a_bot(store, people)
    text, token = await Tokens(store, people).make(account, "\x1b it \n", BOTH, 1)
    assert token.name == "it"
    store.close()
    store, again = Store(tmp_path / "tables.sqlite3"), People()
    tokens = Tokens(store, again)
    await accounts_of(store, again).load()
    await tokens.load()
    assert again.bots == {account}
    assert await tokens.recognise(f"Bearer {text}", "play") == (account, digest(text))
    await accounts_of(store, again).remove(account, PASSPHRASE)
    assert (again.bots, again.tokens) == (set(), {})
    with pytest.raises(Refusal, match="token wrong"):
        await tokens.recognise(f"Bearer {text}", "play")
    store.close()


async def test_a_token_expires_and_is_forgotten(tmp_path: Path) -> None:
    now = 1_000
    store, people = Store(tmp_path / "tables.sqlite3", wall_clock=lambda: now), People()
    tokens, account = Tokens(store, people), await a_bot(store, people)
    text, _ = await tokens.make(account, "it", BOTH, 2)
    now += 2 * DAY - 1
    assert await tokens.recognise(f"Bearer {text}", "read") == (account, digest(text))
    assert [token.used for token in tokens.of(account)] == [now]
    now += 1
    with pytest.raises(Refusal, match="token wrong"):
        await tokens.recognise(f"Bearer {text}", "read")
    assert tokens.of(account) == []
    people.tokens.clear()
    await tokens.load()
    assert people.tokens == {}
    store.close()


def _insert_account(db: Database) -> None:
    db.execute("INSERT INTO accounts (id, name, key, passphrase, since) VALUES ('ada', 'Ada', 'ada', '', 0)")


async def test_accounts_of_earlier_versions_are_peoples(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("galerie.host.store.schema.STEPS", STEPS[:8])
        store = Store(tmp_path / "tables.sqlite3")
        await store.run(_insert_account)
        store.close()
    store, people = Store(tmp_path / "tables.sqlite3"), People()
    await accounts_of(store, people).load()
    assert ([*people.names.values()], people.bots) == (["Ada"], set())
    store.close()
