"""Solo positions met in random play, with the deal behind them."""

from random import Random

from galerie.discs.board import squares
from galerie.games.solo import Options, Solo
from galerie.games.solo.rules.position import deal, start
from galerie.games.solo.rules.tokens import TOKENS, Token
from galerie.games.solo.study.planning import Deal, follow, placements


def game(rng: Random, *, values: bool = False) -> tuple[list[Solo], Deal]:
    """One random game from its start to its end."""
    dealt = deal(rng)
    met = [start(1, Options(values))]
    while met[-1].to_act:
        met.append(follow(met[-1], dealt, rng.choice(placements(met[-1]))))
    return met, dealt


def ending(rng: Random, *, values: bool = False, most_free: int = 6, tokens: int = 5) -> tuple[Solo, Deal]:
    """A board nearly full of discs, with a few tokens and free squares close together and the other tokens won."""
    left, top = rng.randrange(4), rng.randrange(4)
    window = [left + x + 8 * (top + y) for x in range(5) for y in range(5)]
    chosen = rng.sample(window, tokens + rng.randint(2, most_free))
    faces: list[Token] = rng.sample(TOKENS, len(TOKENS))
    on_board = dict(zip(sorted(chosen[:tokens]), faces, strict=False))
    discs = [square for square in range(64) if square not in chosen]
    gold = sum(1 << square for square in discs if rng.random() < 0.5)
    down = {square for square in on_board if rng.random() < 0.5}
    position = Solo(
        discs=(gold, sum(1 << square for square in discs) & ~gold),
        down=sum(1 << square for square in down),
        up=tuple((square, token) for square, token in on_board.items() if square not in down),
        won=tuple(faces[tokens:]),
        turning=0,
        stopped=False,
        last=None,
        options=Options(values),
    )
    return position, {square: on_board[square] for square in squares(position.down)}
