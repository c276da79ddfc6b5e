"""What the searching bot takes from this game: instinct.py and foresee.py."""

from __future__ import annotations

import pytest

from samobranka.core.game import ENOUGH
from samobranka.games.elfenland.bots.foresee import CARD, MARKER, foresee
from samobranka.games.elfenland.bots.instinct import instinct
from samobranka.games.elfenland.parts import ROUNDS
from samobranka.games.elfenland.phases.journey_end import EndJourney
from samobranka.games.elfenland.phases.planning import Pass
from samobranka.games.elfenland.phases.travelling import Ride
from tests.games.elfenland.table import ENGINE, GAME, Table, planning, table, travelling

DRAGON = "dragon"


def test_instinct_plans_anew_in_every_round() -> None:
    """It may remember its plan of a round, never beyond it."""
    t, planned = table(seats=4), set()
    actions = ENGINE.row(GAME.list_size, "i")
    while t.movers():
        seat = t.movers()[0]
        count = ENGINE.legal(t.states, 0, seat, actions)
        action = instinct(t.states, t.rows, 0, 1, seat, actions, count, t.chance)
        legal = [actions[k] for k in range(count)]
        assert action in (ENOUGH, *legal)
        if t.phase == "planning" and action != GAME.actions.encode(Pass()):
            planned.add(t.s.round)
        t.act_as(seat, GAME.actions.decode(legal[-1] if action == ENOUGH else action))
    assert planned == set(range(1, ROUNDS + 1))


def foreseen(t: Table, seat: int = 0) -> int:
    return foresee(t.states, 0, seat)


def one_ride(round: int = 1) -> Table:
    """Seat 0 can make one leg, to one of the two towns it has not visited."""
    t = travelling(DRAGON).lay("elvenhold_lapphalya", DRAGON).leave(0, "lapphalya", "yttar")
    t.s.round = round
    return t


@pytest.mark.parametrize("round", range(1, ROUNDS + 1))
def test_the_journey_still_to_be_made_is_foreseen(round: int) -> None:
    t = one_ride(round)
    before = foreseen(t)
    assert foreseen(t.act(Ride("elvenhold_lapphalya"))) == before
    assert before > foreseen(one_ride(round).give(0))


def test_a_journey_that_is_over_brings_nothing_more() -> None:
    t = one_ride(ROUNDS)
    before = foreseen(t)
    t.act(EndJourney())
    assert before - foreseen(t) == MARKER[ROUNDS] - CARD[ROUNDS]


def test_in_the_last_round_a_marker_decides_and_then_a_card() -> None:
    t = table(seats=2).travelling(1)  # seat 0 has travelled
    t.s.round = ROUNDS
    t.give(0, DRAGON, DRAGON)
    cards = foreseen(t)
    assert foreseen(t.give(0, DRAGON)) == cards - CARD[ROUNDS]
    t.leave(0, "virst")
    markers = foreseen(t)
    assert foreseen(t.leave(0, "virst", "ixara")) == markers - MARKER[ROUNDS]
    assert MARKER[ROUNDS] > 7 * CARD[ROUNDS]


def test_towns_together_and_near_are_better_than_towns_apart() -> None:
    t = table(seats=2).travelling(1).stand(0, "elvenhold")
    near = foreseen(t.leave(0, "lapphalya", "virst"))
    assert (
        near
        > foreseen(t.leave(0, "lapphalya", "parundia"))
        > foreseen(t.leave(0, "yttar", "ixara"))
    )


def test_destinations_are_foreseen_more_and_more() -> None:
    """12.5: a leg from the destination is a marker less."""
    t = table(seats=2, destination="yes").travelling(1).goal("virst", "ixara")
    losses = []
    for round in range(1, ROUNDS + 1):
        t.s.round = round
        there = foreseen(t.stand(0, "virst").leave(0))
        losses.append(there - foreseen(t.stand(0, "lapphalya")))
    assert losses == sorted(losses)
    assert losses[0] == 0
    assert losses[-1] == MARKER[ROUNDS]


def test_while_counters_are_laid_the_plan_is_foreseen() -> None:
    able = planning(DRAGON, hidden=[]).give(0, DRAGON)
    assert foreseen(able) > foreseen(planning(DRAGON, hidden=[]).give(0))
