"""Moves and events, in words."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from galerie.core import Seat
from galerie.games.deflecto import Agree, Ask, Contest, First, Lay, Pass, View, parse
from galerie.games.deflecto.rules.figures import BY_TEXT
from galerie.games.deflecto.rules.view import Deed

Say: TypeAlias = Callable[..., str]


def side(say: Say, seat: Seat) -> str:
    return say(f"deflecto-side-{seat}")


def label(say: Say, view: View, text: str, eyes: Seat | None) -> str:
    """A legal move in words, with what it changes."""
    match parse(text):
        case Lay(square, figure):
            words = [f"{square} {say(f'deflecto-shape-{BY_TEXT[figure].shape}')}"]
            after = view.changes.get(f"{square}:{figure}")
            before = tuple(player.path.length if player.path else 0 for player in view.players)
            return " · ".join([*words, *(changed(say, before, after, eyes) if after else ())])
        case Ask():
            return say("deflecto-do-ask")
        case Agree():
            return say("deflecto-do-agree")
        case Contest():
            return say("deflecto-do-contest")
        case Pass():
            return say("deflecto-do-pass")
        case _:
            return text


def changed(say: Say, before: tuple[int, ...], after: tuple[int, ...], eyes: Seat | None) -> Iterator[str]:
    """The lengths that changed, of paths that had begun."""
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        if old and old != new:
            yield say("deflecto-change", {**_who(say, seat, eyes), "before": old, "after": new})


def told(say: Say, view: View, eyes: Seat | None) -> str:
    """The last move and its consequences; `eyes` is addressed as "you"."""
    return " ".join(_sentences(say, view, view.last, eyes)) if view.last else ""


def _sentences(say: Say, view: View, deed: Deed, eyes: Seat | None) -> Iterator[str]:
    who = _who(say, deed.seat, eyes)
    match parse(deed.move):
        case Lay(square, figure):
            player = view.players[deed.seat]
            if deed.before[deed.seat]:
                yield say("deflecto-told-lay", {**who, "square": square, "figure": _shape(say, figure)})
            else:
                yield say("deflecto-told-start", {**who, "start": square, "finish": player.finish or ""})
            after = tuple(each.path.length if each.path else 0 for each in view.players)
            changes = ", ".join(changed(say, deed.before, after, eyes))
            if changes:
                yield say("deflecto-told-changes", {"changes": changes})
        case Pass():
            yield say("deflecto-told-pass", who)
        case Ask():
            yield say("deflecto-told-ask", who)
        case Agree():
            yield say("deflecto-told-agree", who)
        case Contest():
            yield say("deflecto-told-contest", who)
    if deed.proven is not None:
        yield say("deflecto-told-proven" if deed.proven else "deflecto-told-unproven", who)


def drawn_lot(say: Say, move: str) -> str:
    """Who begins, if chance has chosen somebody."""
    match parse(move):
        case First(seat):
            return say("deflecto-told-first", {"side": side(say, seat)})
        case _:
            return ""


def _shape(say: Say, figure: str) -> str:
    return say(f"deflecto-shape-{BY_TEXT[figure].shape}")


def _who(say: Say, seat: Seat, eyes: Seat | None) -> dict[str, str]:
    return {"name": side(say, seat), "you": "yes" if seat == eyes else "no"}
