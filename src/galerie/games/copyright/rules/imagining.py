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
    )


def _desks(view: View, rng: Random) -> tuple[Desk, ...]:
    """Hidden hands and lost cards are made up from cards that are not seen anywhere."""
    pool = [card for card in CARDS if card not in view.faces]
    hidden = [place for place in view.places if place.hand is None]
    sizes = [place.cards + place.missed for place in hidden]
    found = None
    if view.options.fair and any(sizes):
        known = [[laid.card for laid in place.laid] for place in hidden]
        found = fair_hands(shape(view.model), known, sizes, pool, rng)
    cards = iter((found or drawn_hands(rng, pool, sizes)).hands)
    return tuple(_desk(place, () if place.hand is not None else next(cards)) for place in view.places)


def _desk(place: Place, made_up: tuple[int, ...]) -> Desk:
    hand = place.hand if place.hand is not None else made_up[: place.cards]
    lost = place.lost if place.lost is not None else made_up[place.cards :]
    return Desk(place.laid, hand, place.fixed, lost, place.done)
