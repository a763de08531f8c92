"""Puzzles out of games between bots: positions with a hidden word, and how difficult they are."""

from collections.abc import Collection, Iterator
from random import Random
from typing import Final, cast

from galerie.core import Match, Seat
from galerie.games.miroir import GAME, Miroir, Move, Shift
from galerie.games.miroir.bots import LEVELS
from galerie.games.miroir.puzzles.search import Search
from galerie.games.miroir.rules.moves import Turn
from galerie.games.miroir.rules.side import Won
from galerie.lexicon import JOKER, Band, french
from galerie.study.puzzles import Puzzle

LEVEL: Final = "adept"
TURNS: Final = range(14, 44)
"""Before these turns there is little to find, and later the table is too full to read."""

LOOKS: Final = 6
"""How many positions of a game are searched for a word in two actions, which takes a while."""

ANSWERS: Final = 3
"""The most moves that may solve a puzzle."""

WRONG: Final = 2
"""The fewest moves that must not."""

BANDS: Final = (Band.CHILD, Band.STUDENT)
"""The vocabularies that the word of a puzzle is from: rarer words are no fun."""

CROWDED: Final = 60
"""With more legal moves than this a word is harder to see."""


def moments(rng: Random) -> Iterator[Match]:
    """The moments of a game between bots in which a player chooses an action."""
    match, turn = Match.begin(GAME), 0
    while turn < TURNS.stop:
        match = match.settled(rng)
        if match.outcome:
            return
        if cast("Miroir", match.position).stage == "acting":
            turn += 1
            if turn in TURNS:
                yield match
        (seat,) = match.to_act
        match = match.then(seat, LEVELS[LEVEL](match.view(seat), seat, Random(rng.getrandbits(32))))


def one_action(rng: Random) -> Puzzle | None:
    """A position in which one action wins a word, though hardly any does."""
    wanted = rng.choice(TURNS)
    for turn, match in enumerate(moments(rng), TURNS.start):
        if turn < wanted:
            continue
        position = cast("Miroir", match.position)
        search = Search(position.turn)
        gains = search.words(position)
        best = max(gains.values())
        answers = [move for move, gain in gains.items() if gain == best]
        if best != 1 or not _is_fair(answers, len(gains)):
            continue
        answer, word = _commonest(position, answers)
        if word and _rank(word) <= BANDS[-1]:
            points = _points(position, answers, word, len(gains))
            return _puzzle("word", match, answers, [answer], word, 1 + min(points, 3))
    return None


def two_actions(rng: Random) -> Puzzle | None:
    """A position in which no action wins a word, but one prepares a word that nobody can prevent."""
    wanted, looks = rng.choice(TURNS), 0
    for turn, match in enumerate(moments(rng), TURNS.start):
        if turn < wanted or looks == LOOKS:
            continue
        position, looks = cast("Miroir", match.position), looks + 1
        search = Search(position.turn)
        if any(search.words(position).values()):
            continue
        legal = list(position.moves(position.turn))
        answers = [move for move in legal if search.prepares(position, move)]
        if not _is_fair(answers, len(legal)):
            continue
        endings = [ending for answer in answers if (ending := _finish(position, answer))]
        if len(endings) < len(answers):
            continue
        line, word = min(endings, key=lambda each: (_rank(each[1]), str(each[0][0])))
        if _rank(word) <= BANDS[-1]:
            points = _points(position, answers, word, len(legal))
            return _puzzle("two", match, answers, line, word, 3 + min(points, 2))
    return None


def _is_fair(answers: Collection[Move], legal: int) -> bool:
    """Whether few of the legal moves solve a puzzle, and none of them needs luck."""
    return 0 < len(answers) <= min(ANSWERS, legal - WRONG) and Turn() not in answers


def quiet_reply(position: Miroir, seat: Seat) -> Move | None:
    """The opponent's reply that leaves this player the fewest ways to win a word.

    A card that is turned up would need chance, and a word won a new capital: both are left out here, but not in the
    proof.
    """
    found: dict[Move, int] = {}
    for move in position.moves(1 - seat):
        after = position if move == Turn() else position.play(1 - seat, move)
        if after.to_act == {seat}:
            found[move] = sum(gain > 0 for gain in Search(seat).words(after).values())
    return min(found, key=lambda each: (found[each], str(each)), default=None)


def _finish(position: Miroir, answer: Move) -> tuple[list[Move], Won] | None:
    """The rest of a solution after its first action, and the word."""
    seat = position.turn
    waiting = position.play(seat, answer)
    reply = quiet_reply(waiting, seat)
    if reply is None:
        return None
    now = waiting.play(1 - seat, reply)
    gains = Search(seat).words(now)
    best = max(gains.values())
    last, word = _commonest(now, [move for move, gain in gains.items() if gain == best])
    return ([answer, reply, last], word) if word else None


def _commonest(position: Miroir, moves: Collection[Move]) -> tuple[Move, Won | None]:
    """The winning move of the commonest word; none where only a card that is turned up would win."""
    seat = position.turn
    won = {move: position.play(seat, move).sides[seat].won[-1] for move in moves if move != Turn()}
    if not won:
        return Turn(), None
    move = min(won, key=lambda each: (_rank(won[each]), str(each)))
    return move, won[move]


def _rank(word: Won) -> int:
    return french().rank(word.word) or Band.SOLVER


def _points(position: Miroir, answers: Collection[Move], word: Won, legal: int) -> int:
    """How difficult a puzzle is: a rarer word, a joker in it, several cards moved together, many moves to look at."""
    band = next(number for number, each in enumerate(BANDS) if _rank(word) <= each)
    together = all(isinstance(move, Shift) and move.first < move.last for move in answers)
    return band + (JOKER in word.cards) + together + (legal > CROWDED)


def _puzzle(kind: str, match: Match, answers: Collection[Move], line: list[Move], word: Won, grade: int) -> Puzzle:
    seat = cast("Miroir", match.position).turn
    return Puzzle(
        game=GAME.name,
        kind=kind,
        seat=seat,
        seats=2,
        moves=tuple(str(event.line) for event in match.line),
        answers=tuple(sorted(map(str, answers))),
        line=tuple(f"{seat if number % 2 == 0 else 1 - seat} {move}" for number, move in enumerate(line)),
        why={"word": word.word.upper(), "ways": len(answers)},
        grade=grade,
    )
