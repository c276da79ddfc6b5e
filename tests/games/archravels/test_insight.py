"""What a bot is given: nothing to re-imagine, numbers for a network, and an eye for projects."""

from __future__ import annotations

from samobranka.bots.greedy import Greedy
from samobranka.core.actions import Action
from samobranka.core.chance import generator
from samobranka.core.engine import interpreted
from samobranka.core.kernels import first_mover
from samobranka.core.match import new
from samobranka.games.archravels.insight import OBSERVATION
from samobranka.games.archravels.phases.crafting import Craft
from samobranka.games.archravels.phases.restocking import EndTurn, Finish, Frog
from samobranka.games.archravels.phases.turn import Move
from tests.games.archravels.table import ENGINE, GAME, Table, table


def observed(t: Table, seat: int) -> list[float]:
    """The features of a seat."""
    out = ENGINE.row(OBSERVATION, "f")
    ENGINE.observe(t.states, 0, seat, out)
    return [out[place] for place in range(OBSERVATION)]


def worth(t: Table, action: Action) -> int:
    """How well the seat stands after an action."""
    rows = t.rows.copy()
    seat = t.asked
    t.act(action)
    value = ENGINE.evaluate(t.states, 0, seat)
    t.rows[:] = rows
    return value


def best(t: Table) -> Action:
    """What a greedy eye picks."""
    return max(t.legal(), key=lambda action: worth(t, action))


def test_nothing_is_reimagined() -> None:
    t = table()
    before = bytes(t.rows[0])
    ENGINE.determinize(t.states, 0, 1, generator(1))
    assert bytes(t.rows[0]) == before


def test_every_seat_sees_itself_first() -> None:
    t = table(2)
    assert len(observed(t, 0)) == OBSERVATION
    t.fill(0, red=7).fill(1, red=8)
    assert observed(t, 0).index(7) < observed(t, 0).index(8)
    assert observed(t, 1).index(8) < observed(t, 1).index(7)


def test_the_observation_follows_the_bowl() -> None:
    t = table(2)
    before = observed(t, 0)
    t.fill(0, red=9)
    assert 9 in observed(t, 0)
    assert observed(t, 0) != before


def test_a_project_that_can_be_finished_is_finished() -> None:
    t = table().put_row("recess", "lumberjack", "bffs").to_restocking(hat=2, mittens=1)
    assert best(t) == Finish("recess")
    assert worth(t, Frog("hat")) < worth(t, EndTurn())


def test_an_item_that_is_needed_is_crafted() -> None:
    t = table().put_row("winter_is_coming", "naptime", "stargazers").fill(0, red=6, blue=1)
    t.act(Move(2))
    assert best(t) == Craft("blanket")


def test_greedy_bots_finish_the_projects() -> None:
    match = new(GAME, 2, secret="greedy bots")
    bots = [Greedy(GAME, interpreted(GAME), seat) for seat in range(2)]
    while not match.is_over:
        seat = first_mover(match.movers)
        match.act(seat, bots[seat].choose(match, seat))
    assert match.outcome().reason == "reason-projects-done"
    assert max(match.outcome().scores) > 0
