"""People with accounts, in this process and at a host."""

from argon2 import PasswordHasher

from galerie.host.people.accounts import Accounts
from galerie.host.people.passphrases import Passphrases
from galerie.host.people.people import People
from galerie.host.people.sessions import digest
from galerie.host.store.address import Place
from galerie.host.store.store import Store
from tests.servers import Guest

PASSPHRASE = "quatre mots sans rapport"  # noqa: S105  anybody may know it


def quick() -> Passphrases:
    """As Argon2id does it, but with hardly any work."""
    passphrases = Passphrases()
    passphrases._hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    return passphrases


def accounts_of(store: Store, people: People) -> Accounts:
    accounts = Accounts(store, people)
    accounts._passphrases = quick()
    return accounts


async def members(place: Place, *names: str) -> tuple[People, list[str]]:
    """A store in which these have accounts: what the host would know of them, and their ids."""
    store, people = Store(place), People()
    accounts = accounts_of(store, people)
    tokens = [await accounts.sign_up(None, name, PASSPHRASE, name) for name in names]
    store.close()
    return people, [people.sessions[digest(token)].account for token in tokens]


def sign_up(guest: Guest, name: str, passphrase: str = PASSPHRASE) -> None:
    answer = guest.http.post("/api/account", json={"name": name, "passphrase": passphrase})
    assert answer.status_code == 201, answer.text


def sign_in(guest: Guest, name: str, passphrase: str = PASSPHRASE, *, bring: bool = True) -> None:
    wish = {"name": name, "passphrase": passphrase, "bring": bring}
    answer = guest.http.post("/api/session", json=wish)
    assert answer.status_code == 201, answer.text
