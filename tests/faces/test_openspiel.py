"""The games as OpenSpiel's: its own simulation test, and its own bots at every game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from samobranka.core.faults import BadSeats
from samobranka.core.registry import game_ids

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from samobranka.faces import openspiel as face

PLIES = 40


def random_action(state: Any, rng: np.random.Generator) -> int:
    if state.is_chance_node():
        return int(rng.integers(face.BYTES))
    return int(rng.choice(state.legal_actions()))


def some_way(name: str, plies: int, parameters: str = "") -> Any:
    """A state some plies on, or the last one in which something is asked."""
    before = state = pyspiel.load_game(f"{face.NAME}{name}{parameters}").new_initial_state()
    rng = np.random.default_rng(3)
    while state.ply < plies or state.is_chance_node():
        if not state.is_chance_node():
            before = state.clone()
        state.apply_action(random_action(state, rng))
        if state.is_terminal():
            return before
    return state


@pytest.mark.parametrize("name", ["broom_service", "elfenland", "master_elf"])
def test_their_simulation(name: str) -> None:
    """Whole matches, with masks, tensors and states written down and read again."""
    simulate(name, serialize=True)


def simulate(name: str, serialize: bool) -> None:
    loaded = pyspiel.load_game(face.NAME + name)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["archravels", "catan"])
def test_their_simulation_of_long_games(name: str) -> None:
    """To write down every state of thousands takes too long: each is read by its whole history."""
    simulate(name, serialize=False)


@pytest.mark.parametrize("name", game_ids())
def test_a_state_is_written_down(name: str) -> None:
    state = some_way(name, PLIES)
    again = state.get_game().deserialize_state(state.serialize())
    assert again.record == state.record
    assert str(again) == str(state)
    copy = state.clone()
    assert copy.legal_actions() == state.legal_actions()
    state.apply_action(state.legal_actions()[0])
    assert copy.record == again.record


@pytest.mark.parametrize("name", game_ids())
def test_what_a_player_sees(name: str) -> None:
    state = some_way(name, PLIES)
    player = state.current_player()
    dream = state.resample_from_infostate(player, np.random.default_rng(1).random)
    assert dream.information_state_string(player) == state.information_state_string(player)
    assert dream.observation_tensor(player) == state.observation_tensor(player)
    assert dream.legal_actions() == state.legal_actions()
    seen = state.observation_tensor(player)
    assert len(seen) == state.get_game().house.observation
    assert state.observation_string(player) != state.information_state_string(player)
    assert '"kind"' in state.action_to_string(player, state.legal_actions()[0])


class Standing(mcts.Evaluator):  # type: ignore[misc]
    """All actions look alike, and a state is worth what it returns: the search's own work is tested."""

    def evaluate(self, state: Any) -> Any:
        return np.array(state.returns())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def bots_of(game: Any, rng: Any) -> list[Any]:
    """OpenSpiel's MCTS and ISMCTS in turn."""
    searching = mcts.MCTSBot(game, 2, 2, Standing(), random_state=rng)
    imagining = ismcts.ISMCTSBot(game, Standing(), 2, 2, random_state=rng)
    return [searching, imagining] * 3


def play(state: Any, plies: int) -> Any:
    rng = np.random.RandomState(4)
    bots = bots_of(state.get_game(), rng)
    while not state.is_terminal() and state.ply < plies:
        if state.is_chance_node():
            state.apply_action(int(rng.randint(face.BYTES)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state


@pytest.mark.parametrize("name", ["elfenland"])
def test_their_bots_play_a_match(name: str) -> None:
    state = play(pyspiel.load_game(face.NAME + name).new_initial_state(), 10_000)
    assert sum(state.returns()) == pytest.approx(0)
    assert state.is_terminal()


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in game_ids() if name != "elfenland"])
def test_their_bots_play_a_match_of_every_game(name: str) -> None:
    test_their_bots_play_a_match(name)


def test_parameters() -> None:
    state = some_way("elfenland", 1, "(players=4,options=destination:yes;caravan:chosen)")
    assert state.num_players() == 4
    assert state.get_game().options_row.tolist() == [4, 1, 1, 0, 0]
    with pytest.raises(BadSeats):
        pyspiel.load_game("samobranka_elfenland(players=9)")
