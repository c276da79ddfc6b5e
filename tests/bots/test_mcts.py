"""The searching bot: legal, repeatable, the same in every engine, and strong."""

from __future__ import annotations

import random
import time

import pytest

from samobranka.bots import make_bot, tree
from samobranka.bots.mcts import Mcts
from samobranka.bots.mind import mind_of
from samobranka.core import match
from samobranka.core.chance import generator
from samobranka.core.engine import Cpu, Interpreted
from samobranka.core.faults import UnknownBot
from samobranka.core.game import ENOUGH, FIRST_SIGHT, Game
from samobranka.core.kernels import first_mover
from samobranka.core.match import Acted, Match
from samobranka.core.registry import game, game_ids

FEW = 12


def position(loaded: Game, plies: int, secret: str = "search") -> Match:
    """A match after some plies of any legal actions."""
    played, luck = match.new(loaded, loaded.meta.seats[-1], secret=secret), random.Random(secret)
    for _ in range(plies):
        seat = first_mover(played.movers)
        played.act(seat, luck.choice(played.legal(seat)))
    return played


def open_position(loaded: Game, plies: int, secret: str = "search") -> tuple[Match, int]:
    """A match in which somebody has a choice."""
    played = position(loaded, plies, secret)
    while len(played.legal(first_mover(played.movers))) == 1:
        seat = first_mover(played.movers)
        played.act(seat, played.legal(seat)[0])
    return played, first_mover(played.movers)


@pytest.mark.parametrize("name", game_ids())
def test_it_thinks_of_every_legal_action_in_every_game(name: str) -> None:
    loaded = game(name)
    played, seat = open_position(loaded, 12)
    thought = Mcts(loaded, Interpreted(loaded), seed=1, iterations=FEW).think(played, seat)
    assert sorted(opinion.action for opinion in thought.opinions) == played.legal(seat)
    assert sum(opinion.share for opinion in thought.opinions) == pytest.approx(1)
    assert all(0 <= opinion.chance <= 1 for opinion in thought.opinions)
    assert sum(thought.chances) == pytest.approx(1)
    assert len(thought.chances) == played.seats
    assert thought.iterations == FEW
    shares = [opinion.share for opinion in thought.opinions]
    assert shares == sorted(shares, reverse=True)


def test_the_same_seed_gives_the_same_thoughts(master_elf: Game, interpreted: Interpreted) -> None:
    played, seat = open_position(master_elf, 20)
    thoughts = [
        Mcts(master_elf, interpreted, seed, iterations=30).think(played, seat) for seed in (1, 1, 2)
    ]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0] != thoughts[2]


def test_what_is_waited_for_before_the_first_iteration_is_not_thought(
    master_elf: Game, interpreted: Interpreted
) -> None:
    """Machine code is loaded when it is first used, which may take longer than there is time."""
    played, seat = open_position(master_elf, 20)
    bot = Mcts(master_elf, interpreted, 3, seconds=0.01)
    grow = bot._grow

    def load_first(trees: int, *given: object) -> None:
        bot._grow = grow
        time.sleep(0.05)
        grow(trees, *given)

    bot._grow = load_first
    assert bot.think(played, seat).iterations > 1


def test_a_search_leaves_nothing_behind_for_the_next(
    master_elf: Game, interpreted: Interpreted
) -> None:
    played, seat = open_position(master_elf, 20)
    other, other_seat = open_position(master_elf, 40)
    used = Mcts(master_elf, interpreted, 3, iterations=20)
    used.think(other, other_seat)
    fresh = Mcts(master_elf, interpreted, 3, iterations=20)
    assert used.think(played, seat) == fresh.think(played, seat)


def visits_at_root(bot: Mcts) -> int:
    """Iterations that the first tree knows of."""
    return int(bot._ground.nodes[0][tree.ROOT + tree.VISITS])


def settled() -> tuple[Match, int, Mcts]:
    """A settlement was founded, its road is next: nobody and nothing comes in between."""
    loaded = game("catan")
    played = match.new(loaded, 4, secret="kept")
    seat = first_mover(played.movers)
    bot = Mcts(loaded, Interpreted(loaded), seed=1, iterations=150)
    played.act(seat, bot.choose(played, seat))
    assert first_mover(played.movers) == seat
    return played, seat, bot


def test_a_tree_is_kept_for_the_next_choice_of_the_same_seat() -> None:
    played, seat, bot = settled()
    kept = visits_at_root(bot)
    thought = bot.think(played, seat)
    assert kept > 0
    assert thought.iterations == 150
    assert visits_at_root(bot) == kept + 150
    assert sorted(opinion.action for opinion in thought.opinions) == played.legal(seat)
    assert sum(thought.chances) == pytest.approx(1)


def test_a_kept_tree_may_know_actions_that_are_not_there() -> None:
    """What was possible in some imagined world only."""
    played, seat, bot = settled()
    child = int(bot._ground.nodes[0][tree.CHILD])
    bot._ground.nodes[0][child * (tree.SUMS + played.seats) + tree.ACTION] = (
        played.game.actions.size - 1
    )
    thought = bot.think(played, seat)
    assert sorted(opinion.action for opinion in thought.opinions) == played.legal(seat)


def test_a_tree_is_kept_only_where_nothing_unforeseen_came_between() -> None:
    """No other seat's choice, and no chance."""
    loaded = game("catan")
    played = match.new(loaded, 4, secret="kept")
    bots = [Mcts(loaded, Interpreted(loaded), seat, iterations=2) for seat in range(played.seats)]
    kept = 0
    for _ in range(60):
        seat = first_mover(played.movers)
        actions, last = played.legal(seat), played.entries[-1]
        action = actions[0]
        if len(actions) > 1:
            bots[seat].think(played, seat)
            if visits_at_root(bots[seat]) > 2:
                kept += 1
                assert isinstance(last, Acted)
                assert (last.seat, last.words) == (seat, [])
            action = bots[seat].choose(played, seat)
        played.act(seat, action)
    assert 0 < kept < 60


def test_in_a_hurry_it_chooses_the_same_and_thinks_less(
    master_elf: Game, interpreted: Interpreted
) -> None:
    saved = 0
    for plies in (0, 20, 40):
        played, seat = open_position(master_elf, plies)
        calm, hurried = (
            Mcts(master_elf, interpreted, 3, iterations=40).think(played, seat, hurries)
            for hurries in (False, True)
        )
        assert hurried.opinions[0].action == calm.opinions[0].action
        assert calm.iterations == 40
        saved += calm.iterations - hurried.iterations
    assert saved > 0


@pytest.mark.parametrize("name", [name for name in game_ids() if mind_of(game(name)).instinct])
def test_instinct_is_legal_or_has_nothing_to_say(name: str) -> None:
    loaded = game(name)
    engine = Interpreted(loaded)
    actions, said = engine.row(loaded.list_size, "i"), 0
    instinct = mind_of(loaded).instinct
    assert instinct is not None
    for plies in range(0, 120, 6):
        played, seat = open_position(loaded, plies)
        rows = loaded.layout.allocate(2)
        rows[0, : len(played.record())] = memoryview(played.record())
        states = engine.states(rows)
        count = engine.legal(states, 0, seat, actions)
        action = instinct(states, engine.bytes_of(rows), 0, 1, seat, actions, count, generator(1))
        assert action in (ENOUGH, FIRST_SIGHT, *played.legal(seat))
        said += action >= 0
    assert said > 0


@pytest.mark.parametrize(("name", "others"), [("master_elf", False), ("catan", True)])
def test_others_go_by_instinct_where_the_game_is_played_on(name: str, others: bool) -> None:
    """Then the tree has the seat's own choices only; else everybody's."""
    loaded = game(name)
    assert (mind_of(loaded).play_on > 0) is not others
    played, seat = open_position(loaded, 30)
    bot = Mcts(loaded, Interpreted(loaded), seed=1, iterations=300)
    bot.think(played, seat)
    nodes, size = bot._ground.nodes[0], tree.SUMS + played.seats
    used = int(bot._ground.memory[0][tree.USED])
    movers = {int(nodes[node * size + tree.MOVER]) for node in range(1, used + 1)}
    assert (movers != {seat}) is others


def test_those_who_choose_at_once_each_have_their_own_branch() -> None:
    """What others choose hangs at the root beside the seat's own choices, not below them."""
    loaded = game("broom_service")
    played = match.new(loaded, 4, secret="at once")
    assert played.movers == 0b1111
    bot = Mcts(loaded, Interpreted(loaded), seed=1, iterations=8)
    assert sorted(o.action for o in bot.think(played, 2).opinions) == played.legal(2)
    nodes, size, movers = bot._ground.nodes[0], tree.SUMS + played.seats, set()
    child = int(nodes[tree.CHILD])
    while child != tree.ROOT:
        movers.add(int(nodes[child * size + tree.MOVER]))
        child = int(nodes[child * size + tree.SIBLING])
    assert movers == {0, 1, 2, 3}


def test_with_time_to_think_it_thinks(master_elf: Game, interpreted: Interpreted) -> None:
    played, seat = open_position(master_elf, 20)
    thought = Mcts(master_elf, interpreted, 3, seconds=0.05).think(played, seat)
    assert thought.iterations >= 1


@pytest.mark.parametrize(
    "name", ["mcts:0", "mcts:-5", "mcts:fast", "mcts:10m", "mcts:", "greedy:5"]
)
def test_a_budget_that_is_none_is_refused(
    name: str, master_elf: Game, interpreted: Interpreted
) -> None:
    with pytest.raises(UnknownBot, match="mcts"):
        make_bot(name, master_elf, interpreted, seed=1)


@pytest.mark.needs_cpu
@pytest.mark.slow
def test_machine_code_thinks_the_same(master_elf: Game, interpreted: Interpreted, cpu: Cpu) -> None:
    for plies in (0, 15, 60):
        played, seat = open_position(master_elf, plies)
        plain, fast = (
            Mcts(master_elf, engine, 7, iterations=40).think(played, seat)
            for engine in (interpreted, cpu)
        )
        assert plain == fast


@pytest.mark.needs_cpu
@pytest.mark.slow
def test_two_trees_are_added_up_and_repeatable(master_elf: Game, cpu: Cpu) -> None:
    two = Cpu(master_elf, threads=2)
    played, seat = open_position(master_elf, 30)
    thoughts = [Mcts(master_elf, two, 7, iterations=500).think(played, seat) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].iterations == 500
    assert thoughts[0] != Mcts(master_elf, cpu, 7, iterations=500).think(played, seat)


@pytest.mark.needs_cpu
@pytest.mark.slow
def test_a_search_beats_greedy_bots_more_often_than_chance(master_elf: Game, cpu: Cpu) -> None:
    """Two seats, both in turn; the seeds are fixed. docs/bots.md has the figures."""
    won = 0.0
    search = Mcts(master_elf, cpu, 1, iterations=200)
    greedy = make_bot("greedy", master_elf, cpu, 2)
    for number in range(20):
        played = match.new(master_elf, 2, secret=f"search {number}")
        while not played.is_over:
            seat = first_mover(played.movers)
            bot = search if seat == number % 2 else greedy
            played.act(seat, bot.choose(played, seat))
        ranks = played.outcome().ranks
        won += (ranks[number % 2] == 1) / ranks.count(1)
    assert won > 10
