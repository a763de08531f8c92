"""Every game as a game of OpenSpiel: `pyspiel.load_game("galerie_NAME", {"seats": 2, …})`, with the game's options.

Chance is explicit: NATURE's draws are chance nodes with their probabilities. Where there are too many draws to list,
the outcomes are `SEEDS` equally likely seeds, and a seed determines the draw. Where several players are to act, the
node is simultaneous; `pyspiel.convert_to_turn_based` gives algorithms that need turns a sequential game.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from galerie.adapters import extra
from galerie.core import NATURE, AnyPosition, Seat
from galerie.core.contract import hides
from galerie.games import GAMES

with extra("openspiel"):
    import numpy as np
    import pyspiel

    from galerie.adapters.encoding import LISTED, Encoding, Observation, defaults

SEEDS: Final = 1000
"""How many outcomes chance has where there are too many to list."""

LONGEST: Final = 100_000
"""More actions than any game takes; OpenSpiel wants a bound."""


class _Game(pyspiel.Game):
    """A game with the parameters `seats`, `spelt` and its own options."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        chosen = {**_defaults(name), **(params or {})}
        self.encoding = Encoding(name, **chosen)
        low, high = self.encoding.scores
        alone = self.encoding.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=LISTED,
            num_players=self.encoding.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(name, self.encoding), info, params or {})

    def new_initial_state(self, _from: str | None = None) -> "_State":
        return _State(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer | None":
        """An observer of what a player sees now; nothing remembers more than that."""
        if params:
            raise ValueError(f"Observation parameters are not supported: {params}")
        if kind and kind.perfect_recall:
            return None
        return Observer(self.encoding, is_spectator=bool(kind) and kind.private_info == pyspiel.PrivateInfoType.NONE)


class Moment:
    """A position with its legal actions, worked out once: OpenSpiel asks for them again and again. Copies of a state
    share it, because nothing changes it."""

    def __init__(self, position: AnyPosition) -> None:
        self.position = position
        self._legal: dict[tuple[Seat, str], dict[int, str]] = {}

    def legal(self, encoding: Encoding, player: Seat, spelling: str) -> dict[int, str]:
        asked = player, spelling
        if asked not in self._legal:
            self._legal[asked] = encoding.legal(self.position, player, spelling)
        return self._legal[asked]

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Moment":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.position,)


class _State(pyspiel.State):
    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self._now = Moment(game.encoding.start())
        self.spelling: dict[Seat, str] = {}
        """What each player has spelt of a move."""

    @property
    def encoding(self) -> Encoding:
        encoding: Encoding = self.get_game().encoding
        return encoding

    @property
    def position(self) -> AnyPosition:
        return self._now.position

    def current_player(self) -> int:
        to_act = self.position.to_act
        if not to_act:
            return int(pyspiel.PlayerId.TERMINAL)
        if NATURE in to_act:
            return int(pyspiel.PlayerId.CHANCE)
        return min(to_act) if len(to_act) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def is_terminal(self) -> bool:
        return not self.position.to_act

    def returns(self) -> list[float]:
        return self.encoding.returns(self.position)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = self._chances()
        if chances is None:
            return [(seed, 1 / SEEDS) for seed in range(SEEDS)]
        return [*enumerate(chances.values())]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._legal(player))

    def _legal(self, player: int) -> dict[int, str]:
        if player not in self.position.to_act:
            return {}
        return self._now.legal(self.encoding, player, self.spelling.get(player, ""))

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self._legal(player)[action]
        drawn = self._drawn(action)
        return str(drawn) if self._chances() else f"{drawn} #{action}"  # two seeds may draw the same

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self._play(NATURE, self._drawn(action))
        else:
            self._act(min(self.position.to_act), action)

    def _apply_actions(self, actions: list[int]) -> None:
        """Every player acts who is to act; the actions of the others mean nothing."""
        for player in sorted(self.position.to_act):
            self._act(player, actions[player])

    def _act(self, player: Seat, action: int) -> None:
        text = self._legal(player)[action]
        if self.encoding.spelt:
            spelt = self.spelling.pop(player, "") + text
            if text and self.position.moves(player).completions(spelt) != [""]:
                self.spelling[player] = spelt
                return
            text = spelt
        self._play(player, self.encoding.game.parse(text))

    def _play(self, player: Seat, move: Any) -> None:
        self._now = Moment(self.position.play(player, move))

    def _drawn(self, outcome: int) -> Any:
        position: Any = self.position
        chances = self._chances()
        return position.draw(Random(outcome)) if chances is None else [*chances][outcome]

    def _chances(self) -> Mapping[Any, float] | None:
        position: Any = self.position
        chances: Mapping[Any, float] | None = position.chances()
        return chances

    def __str__(self) -> str:
        """What a spectator sees."""
        return str(self.position.view(None))


class Observer:
    """What a player sees, made from the view of their seat, or from a spectator's."""

    def __init__(self, encoding: Encoding, *, is_spectator: bool) -> None:
        self._encoding = encoding
        self._is_spectator = is_spectator
        self.tensor: Observation = np.zeros(encoding.length, np.float32)
        self.dict: dict[str, Observation] = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        spelt = state.spelling.get(player, "")
        self.tensor[:] = self._encoding.observe(self._view(state, player), player, spelt)

    def string_from(self, state: Any, player: int) -> str:
        return str(self._view(state, player))

    def _view(self, state: Any, player: int) -> Any:
        return state.position.view(None if self._is_spectator else player)


def _defaults(name: str) -> dict[str, Any]:
    usual = defaults(GAMES[name])
    return {"seats": usual.seats, "spelt": False, **usual.options}


def _game_type(name: str, encoding: Encoding) -> Any:
    kind = pyspiel.GameType
    start, seats = encoding.start(), encoding.game.seats
    return kind(
        short_name=f"galerie_{name}",
        long_name=f"Galerie des Glaces: {name}",
        dynamics=kind.Dynamics.SIMULTANEOUS if encoding.is_simultaneous else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC if encoding.has_chance else kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.IMPERFECT_INFORMATION if hides(start) else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if encoding.seats == 1 else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(name),
    )


def _register(name: str) -> None:
    class Registered(_Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(_game_type(name, Encoding(name)), Registered)


for _name in GAMES:
    _register(_name)
