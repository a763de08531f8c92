"""A position that a player cannot tell from the true one: the others hold different cards."""

from random import Random

from galerie.core import Seat
from galerie.games.copyright.rules.dealing import drawn_hands, fair_hands, shape
from galerie.games.copyright.rules.deck import CARDS
from galerie.games.copyright.rules.desk import Desk
from galerie.games.copyright.rules.position import Copyright
from galerie.games.copyright.rules.view import Place, View


def imagine(view: View, seat: Seat, rng: Random) -> Copyright:
    return Copyright(
        options=view.options,
        desks=_desks(view, rng),
        stage=view.stage,
        round=view.round,
        turn=view.turn,
        model=view.model,
        player=view.player,
        finishers=view.finishers,
        agreed=frozenset(view.agreed),
        sheet=view.sheet,
        result=view.result,
        overtime=view.overtime,
        countdown=view.countdown,
        ended=view.ended,
        is_open=view.opened,
        out=view.out,
    )


def _desks(view: View, rng: Random) -> tuple[Desk, ...]:
    """Cards that are hidden are made up from those that are not seen anywhere."""
    pool = [card for card in CARDS if card not in view.faces]
    sizes = [
        (place.gone if place.taken is None else 0) + (place.cards + place.missed if place.hand is None else 0)
        for place in view.places
    ]
    known = [[laid.card for laid in place.laid] for place, size in zip(view.places, sizes, strict=True) if size]
    found = None
    if view.options.fair and any(sizes):
        found = fair_hands(shape(view.model), known, [size for size in sizes if size], pool, rng)
    cards = iter((found or drawn_hands(rng, pool, [size for size in sizes if size])).hands)
    return tuple(_desk(place, next(cards) if size else ()) for place, size in zip(view.places, sizes, strict=True))


def _desk(place: Place, made_up: tuple[int, ...]) -> Desk:
    taken, rest = (made_up[: place.gone], made_up[place.gone :]) if place.taken is None else (place.taken, made_up)
    hand = place.hand if place.hand is not None else rest[: place.cards]
    lost = place.lost if place.lost is not None else rest[place.cards :]
    return Desk(place.laid, hand, place.fixed, lost, place.done, taken)
