"""Moves, events and scores, in words."""

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from galerie.core import Seat
from galerie.games.copyright import Model, Oriented, Pass, Put, Take, View, parse
from galerie.games.copyright.rules.layout import Laid, LayOut
from galerie.games.copyright.rules.orientation import ORIENTATIONS, QUARTERS
from galerie.games.copyright.rules.scoring import MISSED_COST, Tally
from galerie.games.copyright.rules.view import Place

Say: TypeAlias = Callable[..., str]


def side(say: Say, seat: Seat) -> str:
    return say("terminal-copyright-side", {"number": seat + 1})


def label(say: Say, text: str) -> str:
    """A move in words; it need not be legal."""
    match parse(text):
        case Put(card, orientation, x, y):
            return say("terminal-copyright-put", {"card": card, "held": held(say, orientation), "x": x, "y": y})
        case Take(card):
            return say("terminal-copyright-take", {"card": card})
        case Pass(card):
            return say("terminal-copyright-pass", {"card": card})
        case Model(cards):
            return ", ".join(map(_oriented, cards))
        case move:
            return say(f"terminal-copyright-{move}")


def _oriented(each: Oriented) -> str:
    return f"{each.card} {ORIENTATIONS[each.orientation]}"


def held(say: Say, orientation: int) -> str:
    """How a card is oriented, in words."""
    details = {"quarters": orientation % QUARTERS, "flipped": "yes" if orientation >= QUARTERS else "no"}
    return say("terminal-copyright-held", details)


def cards(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


class Story:
    """What has happened between two views, told to `eyes`, who is addressed as "you"."""

    def __init__(self, say: Say, before: View, after: View, eyes: Seat | None) -> None:
        self.say: Final = say
        self.before: Final = before
        self.after: Final = after
        self.eyes: Final = eyes

    def __str__(self) -> str:
        return " ".join(self._told())

    def _told(self) -> Iterator[str]:
        before, after = self.before, self.after
        if (after.round, after.turn) != (before.round, before.turn) and after.stage == "playing":
            yield self.say(
                "terminal-copyright-told-turn" if after.turn else "terminal-copyright-told-round",
                {"round": after.round, "turn": after.turn},
            )
            return
        for seat, (old, new) in enumerate(zip(before.places, after.places, strict=True)):
            yield from self._step(self._who(seat), old, new)
            if seat in after.finishers and seat not in before.finishers:
                yield self.say("terminal-copyright-told-finish", self._who(seat))
            elif new.done and not old.done and after.stage == "playing":
                done = "terminal-copyright-told-confirm" if after.turn else "terminal-copyright-told-done"
                yield self.say(done, self._who(seat))
        if after.result and not before.result:
            yield self.say("terminal-copyright-ended", {"ending": after.result.ending.replace("_", "-")})

    def _step(self, who: dict[str, str], old: Place, new: Place) -> Iterator[str]:
        was, now = _by_card(old.laid), _by_card(new.laid)
        for card in now:
            if card not in was:
                yield self.say("terminal-copyright-told-lay", {**who, "card": card})
            elif was[card] != now[card]:
                yield self.say("terminal-copyright-told-move", {**who, "card": card})
        if back := sorted(was.keys() - now.keys()):
            yield self.say("terminal-copyright-told-back", {"cards": cards(back), "count": len(back)})

    def _who(self, seat: Seat) -> dict[str, str]:
        return {"name": side(self.say, seat), "you": "yes" if seat == self.eyes else "no"}


def _by_card(laid: LayOut) -> dict[int, Laid]:
    return {each.card: each for each in laid}


def counted(say: Say, view: View, seat: Seat) -> tuple[str, ...]:
    """One player's score in a round: their points one by one, the best possible, and who finished in which order."""
    assert view.result, "the round must be scored"  # noqa: S101  for the types
    tally, best = view.result.tallies[seat], view.result.best[seat]
    lines = [say("terminal-copyright-count", {"name": side(say, seat), "sum": _sum(say, view, tally)})]
    if best.laid:
        numbers = cards(sorted(each.card for each in best.laid))
        lines.append(say("terminal-copyright-best", {"score": best.score, "cards": numbers}))
    else:
        lines.append(say("terminal-copyright-best-none"))
    lines.append(say("terminal-copyright-possible", {"possible": "yes" if best.possible else "no"}))
    if len(view.finishers) > 1:
        order = ", ".join(side(say, finisher) for finisher in view.finishers)
        lines.append(say("terminal-copyright-finishers", {"order": order}))
    return tuple(lines)


def _sum(say: Say, view: View, tally: Tally) -> str:
    if view.options.variant == "flash":
        return say("terminal-copyright-flash", {"won": "yes" if tally.score else "no"})
    parts = []
    if frame := tally.frame:
        parts.append(say("terminal-copyright-part-matches", {"count": frame.matches}))
        parts += [
            say(f"terminal-copyright-part-{what}", {"count": count})
            for what, count in (("rows", frame.rows), ("columns", frame.columns))
            if count
        ]
    else:
        parts.append(say("terminal-copyright-part-nothing"))
    if tally.bonus:
        parts.append(say("terminal-copyright-part-bonus", {"count": tally.bonus}))
    if tally.missed:
        parts.append(say("terminal-copyright-part-missed", {"count": tally.missed, "cost": MISSED_COST * tally.missed}))
    return " ".join([*parts, "=", str(tally.score)])
