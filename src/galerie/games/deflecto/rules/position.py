"""Déflecto: two to four players each build the shortest path across one board."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from math import inf
from random import Random
from typing import Self

from galerie.core import NATURE, IllegalMove, Moves, Out, Outcome, Seat
from galerie.core.contract import ranked_last
from galerie.games.deflecto.rules.board import Board, Route
from galerie.games.deflecto.rules.figures import BY_TEXT, TEXTS
from galerie.games.deflecto.rules.grid import grid
from galerie.games.deflecto.rules.laying import codes, laid, lays, legal, passed
from galerie.games.deflecto.rules.layouts import LAYOUTS
from galerie.games.deflecto.rules.leaving import left
from galerie.games.deflecto.rules.moves import Agree, Ask, Contest, First, Lay, Move, Pass
from galerie.games.deflecto.rules.options import Options
from galerie.games.deflecto.rules.placements import bends, changes, player_ways
from galerie.games.deflecto.rules.proving import answered, asked
from galerie.games.deflecto.rules.ranking import ranked
from galerie.games.deflecto.rules.state import GameState
from galerie.games.deflecto.rules.tiles import TILES, whole
from galerie.games.deflecto.rules.view import Path, Player, View


@dataclass(frozen=True, slots=True)
class Deflecto(GameState):
    @property
    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        ways = player_ways(self.board)
        totals = [(way.length if way else 0) + penalty for way, penalty in zip(ways, self.penalties, strict=True)]
        empties = [way.empty if way else 0 for way in ways]
        return Outcome(tuple(map(float, totals)), ranked(totals, empties), self.ended).behind(self.out)

    def moves(self, seat: Seat) -> Moves[Move]:
        """A pass is forced where there is nothing to lay and nothing to ask."""
        return Moves(self, seat, self._listed, forced=Pass)

    def _listed(self, seat: Seat) -> Iterator[Move]:
        if seat not in self.to_act:
            return
        if self.drawing:
            yield from self.chances()
        elif self.question:
            yield Agree()
            yield Contest()
        else:
            if legal(self):
                yield from lays(self)
            else:
                yield Pass()
            if self.may_ask:
                yield Ask()

    def draw(self, rng: Random) -> Move:
        return First(rng.choice(self.players))

    def chances(self) -> Mapping[Move, float]:
        return {First(seat): 1 / len(self.players) for seat in self.players} if self.drawing else {}

    def play(self, seat: Seat, move: Move | Out) -> Self:
        if self.ended:
            raise IllegalMove("game-over")
        if isinstance(move, Out):
            if seat != NATURE:
                raise IllegalMove("not-your-turn")
            return left(self, move.seat)
        if seat not in self.to_act:
            raise IllegalMove("not-your-turn")
        match move:
            case First():
                return self._begun(move)
            case _ if self.drawing:
                raise IllegalMove("deflecto-chance", rule="DEF-11")
            case Agree() | Contest():
                if not self.question:
                    raise IllegalMove("deflecto-nothing-asked", rule="DEF-32")
                return answered(self, seat, self.question, move)
            case _ if self.question:
                raise IllegalMove("deflecto-answer-first", rule="DEF-32")
            case Lay():
                return laid(self, move)
            case Pass():
                return passed(self)
            case Ask():
                return asked(self)

    def _begun(self, move: First) -> Self:
        if not self.drawing or move.seat not in self.players:
            raise IllegalMove("deflecto-chance", rule="DEF-11")
        return replace(self, drawing=False, turn=move.seat)

    def __str__(self) -> str:
        return str(self.view(None))

    def view(self, seat: Seat | None) -> View:
        names = self.board.grid.names
        changed = changes(self.board, self.turn, codes(self)) if self.stage in ("laying", "answering") else {}
        bent = bends(self.board, self.turn, codes(self)) if self.stage in ("laying", "answering") else {}
        detours = {way: at for at, way in enumerate({way: None for ways in bent.values() for way in ways.values()})}
        return View(
            size=self.board.layout.size,
            marks=self.board.layout.marks,
            board={names[square]: TEXTS[code] for square, code in enumerate(self.board.cells) if code},
            players=tuple(map(self._player, range(self.seats), self._ranks())),
            turn=self.turn,
            stage=self.stage,
            question=self.question,
            contesters=self.contesters,
            asked=self.asked,
            passes=self.passes,
            changes={f"{names[square]}:{TEXTS[code]}": after for (square, code), after in changed.items()},
            bends={
                f"{names[square]}:{TEXTS[code]}": tuple(
                    detours[ways[seat]] if seat in ways else -1 for seat in range(self.seats)
                )
                for (square, code), ways in bent.items()
            },
            detours=tuple(map(self.board.grid.walked, detours)),
            last=self.last,
            ended=self.ended,
            options=self.options,
            out=self.out,
        )

    def _ranks(self) -> tuple[int, ...]:
        ways = player_ways(self.board)
        totals = [way.length + penalty if way else inf for way, penalty in zip(ways, self.penalties, strict=True)]
        return ranked_last(ranked(totals, [way.empty if way else 0 for way in ways]), self.out)

    def _player(self, seat: Seat, rank: int) -> Player:
        names, route, penalty = self.board.grid.names, self.board.routes[seat], self.penalties[seat]
        way = player_ways(self.board)[seat]
        return Player(
            number=route.number if route else None,
            start=names[route.start] if route else None,
            finish=names[route.finish] if route else None,
            stock={str(tile): left for tile, left in zip(TILES[self.options.level], self.stocks[seat], strict=True)},
            penalty=penalty,
            path=Path(tuple(names[square] for square in way.squares), way.length, way.empty) if way else None,
            total=way.length + penalty if way else None,
            rank=rank,
        )


def start(seats: int, options: Options) -> Deflecto:
    return Deflecto(
        board=Board.bare(LAYOUTS[options.layout], seats, closed_edges=options.closed_edges),
        stocks=(whole(options.level),) * seats,
        penalties=(0,) * seats,
        turn=0,
        options=options,
        drawing=options.lot,
    )


def imagine(view: View, seat: Seat, rng: Random) -> Deflecto:
    """The position itself: nothing is hidden."""
    numbers = grid(view.size).numbers
    cells = bytearray(view.size**2)
    for name, text in view.board.items():
        cells[numbers[name]] = BY_TEXT[text].code
    routes = tuple(
        Route(player.number, numbers[player.start], numbers[player.finish])
        if player.number and player.start and player.finish
        else None
        for player in view.players
    )
    return Deflecto(
        board=Board(LAYOUTS[view.options.layout], bytes(cells), routes, view.options.closed_edges, view.out),
        stocks=tuple(tuple(player.stock.values()) for player in view.players),
        penalties=tuple(player.penalty for player in view.players),
        turn=view.turn,
        options=view.options,
        drawing=view.stage == "drawing",
        question=view.question,
        contesters=view.contesters,
        asked=view.asked,
        passes=view.passes,
        last=view.last,
        ended=view.ended,
    )
