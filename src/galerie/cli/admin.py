"""`galerie admin`: what whoever runs a server does about people and tables, on the file of a running server too."""

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias, TypeVar

import typer

from galerie.cli.language import Lang
from galerie.cli.serve import Config, Data, chosen

if TYPE_CHECKING:
    from galerie.host.moderation.desk import Administrator
    from galerie.host.store.database import Database

T = TypeVar("T")
Name: TypeAlias = Annotated[str, typer.Argument(help="A part of a name; by default, the newest are listed.")]
Number: TypeAlias = Annotated[int, typer.Argument(help="Its number, as listed.")]

app: Final = typer.Typer(help="Reports, people, tables, bans and what administrators have done.", no_args_is_help=True)


@app.command()
def reports(
    all_of_them: Annotated[bool, typer.Option("--all", help="Closed ones too.")] = False,
    config: Config = None,
    data: Data = None,
    lang: Lang = "",
) -> None:
    """List reports, with the lines of chat around the one that is meant."""
    from galerie.host.moderation import desk
    from galerie.texts import say

    for each in _do(config, data, lambda db, _: desk.reports(db, closed=all_of_them)):
        kind = "" if each.account else say(lang, "admin-guest" if each.person else "admin-removed")
        who = [each.name, kind, each.person, each.network]
        typer.echo(f"{each.number}  {_time(each.at)}  {'  '.join(filter(None, who))}  {each.page}")
        by = say(lang, "admin-reported-by", {"name": each.by or say(lang, "admin-guest")})
        typer.echo(f"    {say(lang, f'conduct-reason-{each.reason}')}, {by}  {each.text}")
        for line in each.lines:
            typer.echo(f"    > {line.name}: {line.text}")


@app.command()
def close(number: Number, config: Config = None, data: Data = None, lang: Lang = "") -> None:
    """Close a report."""
    from galerie.host.moderation import desk
    from galerie.texts import say

    _do(config, data, lambda db, by: desk.close_report(db, by, number))
    typer.echo(say(lang, "admin-done-close", {"number": str(number)}))


@app.command()
def people(name: Name = "", config: Config = None, data: Data = None, lang: Lang = "") -> None:
    """List accounts."""
    from galerie.host.moderation import desk
    from galerie.texts import say

    rows = [
        (
            each.name,
            each.person,
            _time(each.since),
            str(each.games),
            str(each.reports),
            say(lang, "admin-banned") if each.banned else "",
        )
        for each in _do(config, data, lambda db, by: desk.people(db, by.at, name))
    ]
    _print(lang, ("who", "number", "since", "games", "reports", "state"), rows)


@app.command()
def tables(name: Name = "", config: Config = None, data: Data = None, lang: Lang = "") -> None:
    """List tables."""
    from galerie.host.moderation import desk
    from galerie.texts import say

    rows = [
        (
            f"/table/{each.table}",
            each.game,
            ", ".join(each.names),
            _time(each.at),
            say(lang, "admin-over" if each.over else "admin-going"),
        )
        for each in _do(config, data, lambda db, _: desk.tables(db, name))
    ]
    _print(lang, ("tables", "game", "who", "at", "state"), rows)


@app.command()
def bans(config: Config = None, data: Data = None, lang: Lang = "") -> None:
    """List the bans in force."""
    from galerie.host.moderation import desk
    from galerie.texts import say

    rows = [
        (
            str(each.number),
            each.network or each.name or each.person,
            each.reason,
            _time(each.since),
            say(lang, "admin-for-good") if each.until is None else _time(each.until),
        )
        for each in _do(config, data, lambda db, by: desk.bans_in_force(db, by.at))
    ]
    _print(lang, ("number", "who", "reason-given", "since", "until"), rows)


@app.command()
def ban(
    who: Annotated[str, typer.Argument(help="The name of an account, a network, or the id of a guest in a report.")],
    reason: Annotated[str, typer.Option(help="The reason, which is told to them.")],
    days: Annotated[int, typer.Option(min=0, max=36_500, help="For how many days; 0 is for good.")] = 0,
    config: Config = None,
    data: Data = None,
    lang: Lang = "",
) -> None:
    """Ban a person or a network."""
    from galerie.host.moderation import desk
    from galerie.host.moderation.orders import FOLLOW_SECONDS
    from galerie.texts import say

    number = _do(config, data, lambda db, by: desk.ban(db, by, desk.ban_wish(db, who, reason, days)))
    typer.echo(say(lang, "admin-done-ban", {"number": str(number), "seconds": FOLLOW_SECONDS}))


@app.command()
def unban(number: Number, config: Config = None, data: Data = None, lang: Lang = "") -> None:
    """End a ban."""
    from galerie.host.moderation import desk
    from galerie.texts import say

    _do(config, data, lambda db, by: desk.unban(db, by, number))
    typer.echo(say(lang, "admin-done-unban", {"number": str(number)}))


@app.command()
def remove(
    name: Annotated[str, typer.Argument(help="The name of an account.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask again.")] = False,
    config: Config = None,
    data: Data = None,
    lang: Lang = "",
) -> None:
    """Remove an account with all that is stored of it. Its games stay with its opponents."""
    import asyncio

    from galerie.host.moderation import desk
    from galerie.host.store.beside import Beside
    from galerie.host.store.store import milliseconds
    from galerie.texts import say

    account = _do(config, data, lambda db, _: desk.account_called(db, name))
    if not yes:
        typer.confirm(say(lang, "admin-remove-how", {"name": name}), abort=True)
    beside = Beside(chosen(config, data=data).settings.data)
    asyncio.run(desk.remove_account(beside, desk.Administrator(desk.COMMAND_LINE, milliseconds()), account))
    typer.echo(say(lang, "admin-done-remove", {"name": name}))


@app.command()
def audit(config: Config = None, data: Data = None, lang: Lang = "") -> None:
    """List what administrators have done."""
    from galerie.host.moderation import desk
    from galerie.texts import say

    rows = [
        (str(each.number), _time(each.at), each.by, say(lang, f"admin-act-{each.act}"), each.subject, each.detail)
        for each in _do(config, data, lambda db, _: desk.audit(db))
    ]
    _print(lang, ("number", "at", "by", "what", "who", "reason-given"), rows)


@app.command()
def link(
    name: Annotated[str, typer.Argument(help="For whom it is: the name in the audit trail.")] = "admin",
    address: Annotated[
        str, typer.Option(metavar="URL", help="The address of the server.", show_default="http://HOST:PORT")
    ] = "",
    config: Config = None,
    data: Data = None,
    lang: Lang = "",
) -> None:
    """Print a link that opens the administrators' page once."""
    from galerie.host.moderation import desk
    from galerie.texts import say

    settings = chosen(config, data=data).settings
    key = _do(config, data, lambda db, by: desk.make_link(db, by, name[:40]))
    typer.echo(f"{address.rstrip('/') or f'http://{settings.host}:{settings.port}'}/admin#{key}")
    typer.echo(say(lang, "admin-link-how", {"minutes": desk.LINK_LIFETIME // 60_000}))


@app.command()
def passphrase(
    remove: Annotated[bool, typer.Option("--remove", help="Remove it: only links open the page.")] = False,
    config: Config = None,
    data: Data = None,
    lang: Lang = "",
) -> None:
    """Set the passphrase of the administrators' page, or remove it. Everybody is signed out."""
    from argon2 import PasswordHasher

    from galerie.host.moderation import desk
    from galerie.host.people.passphrases import proper
    from galerie.texts import say

    kept = None
    if not remove:
        again = say(lang, "admin-passphrase-again")
        typed = typer.prompt(say(lang, "admin-passphrase-new"), hide_input=True, confirmation_prompt=again)
        kept = PasswordHasher().hash(proper(typed))
    _do(config, data, lambda db, by: desk.set_passphrase(db, by, kept))
    typer.echo(say(lang, "admin-passphrase-set" if kept else "admin-passphrase-gone"))


def _do(config: Path | None, data: str | None, work: "Callable[[Database, Administrator], T]") -> T:
    """Do something in the database that a server may be using."""
    from galerie.host.moderation.desk import COMMAND_LINE, Administrator
    from galerie.host.store.beside import transaction
    from galerie.host.store.store import milliseconds

    with transaction(chosen(config, data=data).settings.data) as db:
        return work(db, Administrator(COMMAND_LINE, milliseconds()))


def _time(at: int | None) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC).astimezone():%Y-%m-%d %H:%M}" if at is not None else ""


def _print(lang: str, columns: Iterable[str], rows: Iterable[tuple[str, ...]]) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from galerie.texts import say

    if not (rows := [*rows]):
        typer.echo(say(lang, "admin-none"))
        return
    table = Table()
    for column in columns:
        table.add_column(say(lang, f"admin-{column}"), overflow="fold")
    for row in rows:
        table.add_row(*map(Text, row))  # what people have written is no markup
    Console().print(table)
