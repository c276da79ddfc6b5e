"""Every game as a game of OpenSpiel: `pyspiel.load_game("samobranka_catan(players=4)")`.

    import pyspiel
    import samobranka.faces.openspiel

    game = pyspiel.load_game("samobranka_elfenland(players=3,options=destination:yes)")
    state = game.new_initial_state()

Chance is sampled: where a rule asks for it there are chance nodes, each with the 256 values of a byte,
and these bytes are the seed of the words that the rule then reads (four for the preparation, two for
an action). So a copy of a state does not know what the dice will show, and a state is its history:
it can be written down and read again. Seats that choose at once are asked one after the other and see
nothing of it. Returns are by rank and add up to 0.

An information state is the present observation, which counts up what was shown, and the player's own
actions. `resample_from_infostate` re-imagines all else (`determinize`), as search with hidden
information needs it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np

from samobranka.core.chance import generator, ran_short, seed_tape, tape
from samobranka.core.engine import Engine, make_engine
from samobranka.core.kernels import first_mover
from samobranka.core.registry import game as find_game
from samobranka.core.registry import game_ids
from samobranka.core.rewards import by_rank
from samobranka.faces import missing

try:
    import pyspiel
except ModuleNotFoundError:
    raise missing("OpenSpiel") from None

BYTES = 256
"""What a chance node can have come of it. OpenSpiel lists all of them, so they are not more."""
TO_DEAL, TO_ACT = 4, 2
"""Bytes of a seed."""
NAME = "samobranka_"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house under OpenSpiel's name, with its parameters."""

    def __init__(self, name: str, kind: Any, parameters: dict[str, Any]) -> None:
        self.house = find_game(name)
        self.seats = int(parameters.get("players", self.house.meta.seats[0]))
        said = str(parameters.get("options", ""))
        options = dict(pair.split(":", 1) for pair in said.split(";") if pair)
        self.options_row = np.array(self.house.options_row(self.seats, options), np.int64)
        self.engine: Engine = make_engine(str(parameters.get("engine", "interpreted")), self.house)
        self._rows = self.house.layout.allocate(1)
        self.states = self.engine.states(self._rows)
        self._list = self.engine.row(self.house.list_size, "i")
        facts = pyspiel.GameInfo(
            num_distinct_actions=self.house.actions.size,
            max_chance_outcomes=BYTES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=(1 + TO_ACT) * self.house.max_plies + TO_DEAL,
        )
        super().__init__(kind, facts, parameters)

    def new_initial_state(self) -> SpielState:
        """Nothing is dealt yet: that is the first chance node."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Gives what a player sees, as numbers and as text."""
        return SpielObserver(self, iig_obs_type)

    def lay(self, record: bytes) -> Any:
        """The record where the engine can work on it."""
        self._rows[0, : len(record)] = memoryview(record)
        return self.states

    def lifted(self) -> bytes:
        """The record that lies there."""
        return bytes(self._rows[0, : self.house.layout.mark])

    def deal(self, told: Any) -> None:
        """Lays a new match."""
        self._rows[:] = 0
        self.engine.setup(self.states, 0, self.engine.lend(self.options_row.data), told)

    def legal(self, record: bytes, seat: int) -> list[int]:
        """The legal actions of a seat."""
        count = self.engine.legal(self.lay(record), 0, seat, self._list)
        return [int(self._list[place]) for place in range(count)]

    def observed(self, record: bytes, seat: int) -> Any:
        """What a seat sees, from -1 to 1."""
        out = self.engine.row(self.house.observation, "f")
        self.engine.observe(self.lay(record), 0, seat, out)
        return np.clip(np.array(out) * self.house.scales, -1, 1)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A record, and what waits for chance. OpenSpiel copies all fields whenever it copies a state."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.record = b""
        self.waiting: tuple[int, int] | None = None
        """The seat and the action that ask chance."""
        self.drawn = b""
        """What chance has told of the seed."""
        self.player = int(pyspiel.PlayerId.CHANCE)
        self.ply = 0
        self.own: list[tuple[int, ...]] = [()] * game.seats
        """The actions of every seat."""

    def current_player(self) -> int:
        """Who acts: a seat, chance, or nobody any more."""
        return self.player

    def is_terminal(self) -> bool:
        """By the rules, or by a technical stop."""
        return bool(self.player == pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A byte, each equally likely."""
        return [(value, 1 / BYTES) for value in range(BYTES)]

    def _legal_actions(self, player: int) -> list[int]:
        return house_of(self).legal(self.record, player)

    def _apply_action(self, action: int) -> None:
        game = house_of(self)
        if self.player != pyspiel.PlayerId.CHANCE:
            self.own[self.player] += (action,)
            told = game.engine.lend(tape())
            game.engine.apply(game.lay(self.record), 0, self.player, action, told)
            if ran_short(told):
                self.waiting = (self.player, action)
                self.player = int(pyspiel.PlayerId.CHANCE)
                return
            self.ply += 1
        else:
            self.drawn += bytes([action])
            if len(self.drawn) < (TO_ACT if self.waiting else TO_DEAL):
                return
            self._draw(game)
        self.record = game.lifted()
        self._ask(game)

    def _draw(self, game: SpielGame) -> None:
        """Deals, or does what waits, with the words of the seed."""
        told = generator(0)
        seed_tape(told, int.from_bytes(self.drawn, "big"), self.ply)
        self.drawn = b""
        lent = game.engine.lend(told)
        if self.waiting is None:
            game.deal(lent)
        else:
            game.engine.apply(game.lay(self.record), 0, *self.waiting, lent)
            self.waiting = None
            self.ply += 1

    def _ask(self, game: SpielGame) -> None:
        may = game.engine.movers(game.states, 0) if self.ply < game.house.max_plies else 0
        self.player = first_mover(may) if may else int(pyspiel.PlayerId.TERMINAL)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"byte {action}"
        actions = house_of(self).house.actions
        return actions.to_json(actions.decode(action)).decode()

    def returns(self) -> list[float]:
        """By rank at the end, 0 before it."""
        game = house_of(self)
        if not self.is_terminal():
            return [0.0] * game.seats
        out = game.engine.row(game.house.outcome_size)
        game.engine.outcome(game.lay(self.record), 0, out)
        return [float(by_rank(out, game.seats, seat)) for seat in range(game.seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that looks the same to a player, all that it cannot see re-imagined.

        Its record is imagined, so that it has no history of its own and cannot be written down.
        """
        game = house_of(self)
        again: SpielState = self.clone()
        dice = generator(int(sampler() * (1 << 62)))
        game.engine.determinize(game.lay(self.record), 0, player, game.engine.lend(dice))
        again.record = game.lifted()
        return again

    def __str__(self) -> str:
        if not self.record:
            return "not dealt"
        waits = f", {self.waiting} asks chance" if self.waiting else ""
        return f"ply {self.ply}, {house_of(self).house.layout.digest(self.record)}{waits}"


class SpielObserver:
    """What a player sees (OpenSpiel's PyObserver)."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.recalls = bool(kind and kind.perfect_recall)
        self.tensor = np.zeros(game.house.observation, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes the numbers; 0 before anything is dealt."""
        self.tensor[:] = house_of(state).observed(state.record, player) if state.record else 0

    def string_from(self, state: SpielState, player: int) -> str:
        """A digest of the numbers, with the player's own actions where all is to be remembered."""
        self.set_from(state, player)
        seen = hashlib.blake2b(self.tensor.tobytes(), digest_size=8).hexdigest()
        asked = state.player == player
        said = f"seat {player}{' asked' if asked else ''}: {seen}"
        return f"{said} after {list(state.own[player])}" if self.recalls else said


def house_of(state: SpielState) -> SpielGame:
    """The game of a state."""
    game: SpielGame = state.get_game()
    return game


def register(name: str) -> None:
    """Tells OpenSpiel of one game."""
    seats = find_game(name).meta.seats
    kind = pyspiel.GameType(
        short_name=NAME + name,
        long_name=f"Samobranka: {find_game(name).meta.title('en')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats[0], "options": "", "engine": "interpreted"},
    )
    made = type(
        "".join(part.capitalize() for part in name.split("_")) + "Game",
        (SpielGame,),
        {"__init__": lambda self, params=None: SpielGame.__init__(self, name, kind, params or {})},
    )
    pyspiel.register_game(kind, made)


for _name in game_ids():
    if NAME + _name not in pyspiel.registered_names():
        register(_name)
