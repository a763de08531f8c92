"""Copyright: transparent cards, laid over one another until they show a model. COP-01 to COP-67."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Final, Self

from galerie.core import NATURE, IllegalMove, Moves, Out, Seat
from galerie.games.copyright.rules.dealing import dealt_hands, drawn_model, fair_model, shape, varied
from galerie.games.copyright.rules.deck import CELLS, PICTURES, figures
from galerie.games.copyright.rules.desk import Desk
from galerie.games.copyright.rules.frame import best_frame, reproduces
from galerie.games.copyright.rules.moves import (
    Clear,
    Continue,
    Deal,
    Done,
    End,
    Model,
    Move,
    Next,
    Oriented,
    Pass,
    Put,
    Step,
    Take,
    TimeOut,
    veil,
)
from galerie.games.copyright.rules.options import Options, check
from galerie.games.copyright.rules.scoring import Ending, is_reached, scored, standing, totals
from galerie.games.copyright.rules.solving import is_fair
from galerie.games.copyright.rules.spelling import model_completions, put_completions
from galerie.games.copyright.rules.state import GameState
from galerie.games.copyright.rules.suggesting import suggestions
from galerie.games.copyright.rules.view import Place, View

EXAMPLES: Final = 3
"""How many example models a list of moves contains."""


@dataclass(frozen=True, slots=True)
class Copyright(GameState):
    # Moves

    def draw(self, rng: Random) -> Move:
        """Draw what chance does next. It depends on the round and the turn, not on the players: a seed is a deal."""
        seed = f"{rng.getrandbits(64)} {self.stage} {self.round} {self.turn}"
        chance = Random(seed)
        if self.stage == "modelling":
            if self.options.fair:
                return fair_model(seed, len(self.desks))
            return drawn_model(chance, turned=not self.has_modeller)
        return self._served(dealt_hands(chance, self.pile, [*filter(None, self.sizes)], self.fair_to))

    def chances(self) -> Mapping[Move, float] | None:
        """Of models and deals there are too many."""
        return None if NATURE in self.to_act else {}

    def moves(self, seat: Seat) -> Moves[Move]:
        """Of steps a few that can be made; of models and deals a few that may come."""
        if seat not in self.to_act or (self.stage == "scored" and not self._may_finish_late(seat)):
            return Moves(self, seat, self._listed)
        return Moves(self, seat, self._listed, complete=False, spelling=None if seat == NATURE else self._completions)

    def _listed(self, seat: Seat) -> Iterator[Move]:
        if seat == NATURE and self.timer:
            yield self.timer.move
        if seat not in self.to_act:
            return
        match self.stage:
            case "modelling":
                yield from dict.fromkeys(self.draw(Random(number)) for number in range(EXAMPLES))
            case "dealing":
                yield from dict.fromkeys(self._deals())
            case "arranging":
                yield Model(self.model)
                drawn = (drawn_model(Random(number), turned=True) for number in range(EXAMPLES))
                yield from dict.fromkeys(map(self._arranged, drawn))
            case "scored":
                yield Next()
            case _:
                yield from self._choices(seat)

    def _deals(self) -> Iterator[Deal]:
        """One, and for each player another in which they get the same cards and the others do not."""
        rng = Random(0)
        deal = dealt_hands(rng, self.pile, [*filter(None, self.sizes)], self.fair_to)
        yield self._served(deal)
        if len(self.players) > 1:
            for kept in range(len(self.players)):
                yield self._served(varied(deal, kept, rng, self.pile, self.fair_to))

    def _served(self, deal: Deal) -> Deal:
        """A deal for those who play, with empty hands for those who have left."""
        hands = iter(deal.hands)
        return Deal(tuple(next(hands) if size else () for size in self.sizes)) if self.out else deal

    def _arranged(self, like: Model) -> Model:
        """This round's cards in the orientations of another model."""
        pairs = zip(self.model, like.cards, strict=True)
        return Model(tuple(Oriented(each.card, other.orientation) for each, other in pairs))

    def _choices(self, seat: Seat) -> Iterator[Move]:
        desk = self.desks[seat]
        yield from suggestions(desk)
        if not self.timed:
            yield Done()
            return
        yield Done() if not desk.hand else Pass(desk.hand[0])
        if not self.finishers:
            yield Continue() if seat in self.agreed else End()

    def _completions(self, seat: Seat, text: str) -> Iterator[str]:
        """A model card by card, a step part by part; other moves are listed, and few."""
        desk = self.desks[seat]
        if self.stage == "arranging":
            yield from model_completions(self.model, text)
            return

        def judge(step: Step) -> bool:
            try:
                after = desk.after(step)
            except IllegalMove:
                return False
            return self.stage != "scored" or reproduces(after.laid, shape(self.model))

        steps: list[Step] = [Take(laid.card) for laid in desk.laid]
        if self.stage == "playing":
            steps.append(Clear())
        others = [move for move in self._listed(seat) if not isinstance(move, Put | Take | Clear)]
        texts = map(str, [*others, *filter(judge, steps)])
        yield from (each[len(text) :] for each in texts if each.startswith(text))
        yield from put_completions(desk, judge, text)

    def play(self, seat: Seat, move: Move | Out) -> Self:
        if self.stage == "over":
            raise IllegalMove("game-over", rule="COP-35")
        if isinstance(move, Out):
            if seat != NATURE:
                raise IllegalMove("not-your-turn")
            return self._without(move.seat)
        if seat == NATURE and self.timer and move == self.timer.move:
            return self._timed_out()
        if seat not in self.to_act:
            raise IllegalMove("copyright-resting" if self._is_resting(seat) else "not-your-turn", rule="COP-12")
        match self.stage, move:
            case "modelling" | "arranging", Model():
                return self._modelled(seat, move)
            case "dealing", Deal():
                return self._dealt(move)
            case _, Model() | Deal() | TimeOut():
                raise IllegalMove("copyright-chance", rule="COP-10")
            case "arranging", _:
                raise IllegalMove("copyright-arrange-first", rule="COP-10")
            case "scored", Next():
                return self._readied(self.agreed | {seat})
            case "scored", Put() | Take():
                return self._late(seat, move)
            case "scored", _:
                raise IllegalMove("copyright-round-over", rule="COP-30")
            case "playing", Put() | Take() | Clear():
                return self._stepped(seat, self.desks[seat].after(move))
            case "playing", Done() | Pass():
                return self._confirmed(seat, move)
            case "playing", End() | Continue():
                return self._voted(seat, end=isinstance(move, End))
            case "playing", _:
                raise IllegalMove("copyright-round-on", rule="COP-34")
            case _:
                raise IllegalMove("copyright-chance", rule="COP-10")

    def _is_resting(self, seat: Seat) -> bool:
        return self.stage == "playing" and seat in self.resting

    # Model and deal

    def _modelled(self, seat: Seat, move: Model) -> Self:
        cards = [each.card for each in move.cards]
        if self.stage == "arranging":
            if cards != [each.card for each in self.model]:
                known = ", ".join(str(each.card) for each in self.model)
                raise IllegalMove("copyright-model-cards", rule="COP-10", cards=known)
            return replace(self, model=move.cards, stage="dealing", countdown=self.countdown + 1)
        straight = self.has_modeller and any(each.orientation for each in move.cards)
        if len(set(cards)) != 4 or straight:
            raise IllegalMove("copyright-chance", rule="COP-10")
        return replace(self, model=move.cards, stage="arranging" if self.has_modeller else "dealing")

    def _dealt(self, move: Deal) -> Self:
        cards = [card for hand in move.hands for card in hand]
        sound = [len(hand) for hand in move.hands] == self.sizes and len(set(cards)) == len(cards)
        if not sound or not set(cards) <= set(self.pile) or not all(map(self._is_allowed, move.hands)):
            raise IllegalMove("copyright-chance", rule="COP-11")
        return replace(
            self,
            stage="playing",
            desks=tuple(
                desk if seat in self.out else desk.dealt(hand)
                for seat, (desk, hand) in enumerate(zip(self.desks, move.hands, strict=True))
            ),
            turn=self.turn + 1 if self.timed else 0,
            player=next(seat for seat in self.order if seat not in self.out) if self.options.turns else None,
        )

    def _is_allowed(self, hand: tuple[int, ...]) -> bool:
        return self.fair_to is None or not hand or is_fair(self.fair_to, hand)

    # Steps

    def _stepped(self, seat: Seat, desk: Desk) -> Self:
        """After a step: the lay-out may show the model (COP-15)."""
        if not reproduces(desk.laid, shape(self.model)):
            after = self._with(seat, desk)
            return after if self.timed else after._passed_on()
        after = replace(self._with(seat, replace(desk, done=True)), finishers=(*self.finishers, seat))
        if self.timed or self.options.turns:
            return after._passed_on()
        return after._scored("finished")

    def _late(self, seat: Seat, step: Step) -> Self:
        """A step that finishes after another player has: it is recorded, and changes nothing (COP-18)."""
        late = self._may_finish_late(seat)
        if not late or not reproduces(self.desks[seat].after(step).laid, shape(self.model)):
            raise IllegalMove("copyright-round-over", rule="COP-30")
        return replace(self, finishers=(*self.finishers, seat))

    def _may_finish_late(self, seat: Seat) -> bool:
        return self.was_raced and seat not in self.finishers

    def _confirmed(self, seat: Seat, move: Done | Pass) -> Self:
        desk = self.desks[seat]
        if isinstance(move, Pass):
            if not self.timed:
                raise IllegalMove("copyright-no-pass", rule="COP-42")
            if desk.hand != (move.card,):
                raise IllegalMove("copyright-not-in-hand", rule="COP-42", card=move.card)
            return self._with(seat, desk.hurried())._passed_on()
        if self.timed and desk.hand:
            raise IllegalMove("copyright-lay-or-pass", rule="COP-42", card=desk.hand[0])
        return self._with(seat, replace(desk, done=True))._passed_on()

    def _voted(self, seat: Seat, *, end: bool) -> Self:
        if not self.timed:
            raise IllegalMove("copyright-no-vote", rule="COP-47")
        if self.finishers:
            raise IllegalMove("copyright-last-turn", rule="COP-43")
        if end == (seat in self.agreed):
            raise IllegalMove("copyright-voted" if end else "copyright-not-voted", rule="COP-47")
        agreed = self.agreed | {seat} if end else self.agreed - {seat}
        after = replace(self, agreed=agreed)
        return after._scored("agreed") if len(agreed) == len(self.players) else after

    def _with(self, seat: Seat, desk: Desk) -> Self:
        return replace(self, desks=(*self.desks[:seat], desk, *self.desks[seat + 1 :]))

    def _passed_on(self) -> Self:
        """The next player's turn, or the end of a turn of all."""
        resting = self.resting
        if self.player is None:
            return self._went_round() if len(resting) == len(self.desks) else self
        order = self.order
        waiting = [seat for seat in order[order.index(self.player) + 1 :] if seat not in resting]
        return replace(self, player=waiting[0]) if waiting else self._went_round()

    def _went_round(self) -> Self:
        """Everybody has had their turn, or has none left."""
        if self.finishers:
            return self._scored("finished")
        if not self.timed:
            active = [seat for seat in self.order if seat not in self.resting]
            return replace(self, player=active[0]) if active else self._scored("given_up")
        if len(self.pile) < len(self.players):
            return self._scored("pile")
        return replace(self, stage="dealing", player=None, countdown=self.countdown + 1)

    def _timed_out(self) -> Self:
        match self.stage:
            case "arranging":
                return replace(self, stage="dealing", countdown=self.countdown + 1)
            case "scored":
                return self._readied(frozenset(self.players))
            case _ if self.timed:
                return replace(self, desks=tuple(desk.hurried() for desk in self.desks))._went_round()
            case _:
                return self._scored("time")

    # Rounds

    def _scored(self, ending: Ending) -> Self:
        winners = self.finishers if self.options.turns else self.finishers[:1]
        result = scored(self.options, shape(self.model), self.desks, winners, ending)
        sheet = (*self.sheet, tuple(tally.score for tally in result.tallies))
        points = [total for seat, total in enumerate(totals(sheet, len(self.desks))) if seat not in self.out]
        ended = standing(self.options, len(sheet), points, overtime=self.overtime)
        return replace(
            self,
            stage="over" if ended and not self.was_raced else "scored",
            player=None,
            agreed=frozenset(),
            sheet=sheet,
            result=result,
            overtime=self.overtime or (not ended and is_reached(self.options, points)),
            countdown=self.countdown + 1,
            ended=ended or "",
        )

    def _readied(self, agreed: frozenset[Seat]) -> Self:
        """The next round begins when everybody is ready (COP-34)."""
        if len(agreed) < len(self.players):
            return replace(self, agreed=agreed)
        if self.ended:
            return replace(self, stage="over", agreed=frozenset())
        return type(self)(
            options=self.options,
            desks=tuple(Desk(done=seat in self.out) for seat in self.seats),
            round=self.round + 1,
            sheet=self.sheet,
            overtime=self.overtime,
            countdown=self.countdown + 1,
            is_open=self.is_open,
            out=self.out,
        )

    # Players who leave

    def _without(self, seat: Seat) -> Self:
        """The others play on (GEN-03)."""
        if seat not in self.players:
            raise IllegalMove("out-already")
        stay = replace(self._with(seat, self.desks[seat].left()), out=(*self.out, seat), agreed=self.agreed - {seat})
        match self.stage:
            case "arranging" if seat == self.modeller:
                return replace(stay, stage="modelling", model=(), countdown=self.countdown + 1)
            case "scored":
                return stay._readied(stay.agreed)
            case "playing" if len(stay.agreed) == len(stay.players):
                return stay._scored("agreed")
            case "playing" if self.player in (None, seat):
                return stay._passed_on()
            case _:
                return stay

    # Views

    def opened(self) -> Self:
        return replace(self, is_open=True)

    def __str__(self) -> str:
        return str(self.view(None))

    @property
    def revealed(self) -> int:
        """Always 0: nobody but its player shows a card."""
        return 0

    def veil(self, move: Move, seat: Seat | None) -> str:
        return veil(move, seat)

    def view(self, seat: Seat | None) -> View:
        over = self.is_open or self.stage == "over"
        shown = over or self.stage == "scored"
        model = shape(self.model)
        places = tuple(
            Place(
                laid=desk.laid,
                fixed=desk.fixed,
                cards=len(desk.hand),
                hand=desk.hand if shown or each == seat else None,
                missed=len(desk.lost),
                lost=desk.lost if shown or each == seat else None,
                done=desk.done,
                frame=best_frame(desk.laid, model, self.options.frame),
                gone=len(desk.gone),
                taken=desk.gone if over or each == seat or not desk.gone else None,
            )
            for each, desk in enumerate(self.desks)
        )
        seen = {each.card for each in self.model}
        for place in places:
            seen.update(card.card for card in place.laid)
            seen.update(place.hand or ())
            seen.update(place.lost or ())
            seen.update(place.taken or ())
        return View(
            options=self.options,
            stage=self.stage,
            round=self.round,
            turn=self.turn,
            player=self.player,
            modeller=self.modeller if self.has_modeller else None,
            model=self.model,
            cells=tuple(figures(model, cell) for cell in range(CELLS)) if self.model else (),
            faces={card: PICTURES[card] for card in sorted(seen)},
            places=places,
            finishers=self.finishers,
            agreed=tuple(sorted(self.agreed)),
            pile=len(self.pile),
            sheet=self.sheet,
            totals=self.totals,
            result=self.result,
            overtime=self.overtime,
            countdown=self.countdown,
            ended=self.ended,
            opened=self.is_open,
            out=self.out,
        )


def start(seats: int, options: Options) -> Copyright:
    check(options)
    return Copyright(options, (Desk(),) * seats)
