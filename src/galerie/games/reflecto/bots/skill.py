"""How the levels and the characters differ."""

from dataclasses import dataclass

from galerie.games.reflecto.bots.search_state import EVERY_JUMP


@dataclass(frozen=True, slots=True)
class Skill:
    known: int
    """It knows the words up to this rank, and guesses no others."""

    chosen: int
    """It chooses its own word among those up to this rank."""

    memory: int = 1_000
    """For how many turns it remembers what a mirror showed."""

    curiosity: float = 0.0
    """What knowing the opponent's word would be worth to it, in turns, beside what a guess is worth."""

    scouting: float = 0.0
    """How much the way of a mirror counts, compared with a letter's: this is why it sends them ahead."""

    alert: bool = False
    """Its curiosity and its scouting are for opponents who let their screens be seen, as far as they do."""

    caution: float = 0.0
    """What it would cost, in turns, if the opponent knew its own, beside what their guess would cost."""

    widths: tuple[int, ...] = ()
    """How many answers, and answers to those, it considers after each of its turns."""

    nodes: int = 20_000
    """How many positions it considers at most; without the kernel, a fiftieth of them."""

    jumps: int = EVERY_JUMP
    """It overlooks chains of more jumps."""

    whim: float = 0.0
    """By how many turns it may misjudge a move, either way."""

    habit: float = 0.0
    """It likes to move the tile that leaves next, and takes that to be this many turns better than it is."""

    daring: float = 1.0
    """How much it overrates the chance that its guess is right."""

    secrecy: int = 1
    """Of so many words that come to its mind, it hides the one that is hardest to guess."""
