"""The privacy page, made from the schema of the file."""

from functools import cache

from galerie.host.store.holdings import HOLDINGS
from galerie.host.wire import Privacy, StoredColumn, StoredTable
from galerie.texts import maybe, say


def privacy(columns: dict[str, list[str]], language: str) -> Privacy:
    """What is stored, given the columns of each table."""
    return Privacy([_table(table, tuple(names), language) for table, names in columns.items()])


@cache
def _table(table: str, names: tuple[str, ...], language: str) -> StoredTable:
    """It has hundreds of sentences, and is always the same."""
    holding = HOLDINGS[table]
    return StoredTable(
        name=table,
        text=say(language, f"stored-{_dashed(table)}"),
        columns=[StoredColumn(name, _column(table, name, language)) for name in names],
        exported=holding.person is not None,
        removed=holding.person is not None and not holding.kept,
    )


def _column(table: str, column: str, language: str) -> str:
    """A sentence of its own, or the one for columns of this name in many tables."""
    own, every = f"stored-{_dashed(table)}-{_dashed(column)}", f"stored-every-{_dashed(column)}"
    return maybe(language, own) or say(language, every)


def _dashed(name: str) -> str:
    return name.replace("_", "-")
