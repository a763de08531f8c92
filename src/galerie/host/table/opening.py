"""How a new table is set up, as somebody wishes, or a refusal."""

from galerie import bots, deals
from galerie.core import Match, Refusal, options
from galerie.games import find
from galerie.host.store.rows import Chair, TableSetup
from galerie.host.table import clock
from galerie.host.table.seating import bot_chair
from galerie.host.table.services import Services
from galerie.host.view.analysis import Beginning
from galerie.host.view.messages import stored_clock
from galerie.host.wire import PlayOnWish, SeatWish, TableWish


def wished_setup(
    services: Services,
    guest: str,
    wish: TableWish,
    *,
    chairs: tuple[Chair, ...] | None = None,
    room: str | None = None,
    tournament: str | None = None,
    duel: bool = False,
) -> TableSetup:
    """The setup of a table that a guest opens. In a room or a tournament it is known already who sits where."""
    game = find(wish.game)
    chosen = options.offered(options.read(game.options, wish.options))
    Match.begin(game, len(wish.seats), chosen)
    timing = stored_clock(wish.clock) if wish.clock else None
    if timing:
        clock.check(timing)
    deals.check(wish.deal or "", game, len(wish.seats))
    deal = (wish.deal or deals.fresh()) if deals.are_for(game, len(wish.seats)) else None
    return TableSetup(
        game=game.name,
        rules=game.version,
        options=options.words(chosen),
        chairs=_chairs(services, guest, wish) if chairs is None else chairs,
        clock=timing,
        deal=deal,
        public=wish.public,
        friendly=wish.friendly,
        opener=guest,
        admits_bots=not wish.public if wish.admits_bots is None else wish.admits_bots,
        moves_told=wish.moves_told,
        room=room,
        tournament=tournament,
        duel=duel,
    )


def continued_setup(services: Services, guest: str, wish: PlayOnWish, beginning: Beginning) -> TableSetup:
    """The setup of a table that begins with these moves, for the guest against bots, or alone with the same deal."""
    game = find(beginning.game)
    if wish.seat >= beginning.seats:
        raise Refusal("seat-unknown")
    if deals.are_for(game, beginning.seats) and wish.deal is None:
        raise Refusal("play-on-dealt")
    deals.check(wish.deal or "", game, beginning.seats)
    bots.bot(game.name, wish.level)
    own = services.chair(guest, wish.name)
    return TableSetup(
        game=game.name,
        rules=game.version,
        options=beginning.options,
        chairs=tuple(own if seat == wish.seat else Chair("bot", level=wish.level) for seat in range(beginning.seats)),
        deal=wish.deal,
        friendly=True,
        opener=guest,
    )


def _chairs(services: Services, guest: str, wish: TableWish) -> tuple[Chair, ...]:
    for seat in wish.seats:
        services.word_filter.check(seat.name)
    own_name, is_bot = services.people.names.get(guest), services.people.is_bot(guest)
    return tuple(_chair(wish.game, seat, guest, own_name, bot_account=is_bot) for seat in wish.seats)


def _chair(game: str, wish: SeatWish, guest: str, own_name: str | None, *, bot_account: bool = False) -> Chair:
    match wish.kind:
        case "me":
            return Chair.of(guest, own_name or wish.name, bot_account=bot_account)
        case "here":
            return Chair.of(guest, wish.name, bot_account=bot_account)
        case "bot":
            return bot_chair(game, wish.level or "")
        case "open":
            return Chair("open")
