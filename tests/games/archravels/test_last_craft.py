"""The last craft (14.3): what a bot takes for best is what brings most, for nothing else comes."""

from __future__ import annotations

import random

import pytest

from samobranka.core.actions import Action
from samobranka.games.archravels.bots.evaluate import evaluate
from samobranka.games.archravels.parts import COLOUR_IDS, REQUEST_IDS
from samobranka.games.archravels.phases.restocking import EndTurn, Finish
from samobranka.games.archravels.scoring import score
from tests.games.archravels.table import Table, table

CASES = 20
LAST = 1
"""The seat with the last craft."""


def last_craft(number: int) -> Table:
    """Seat 1 has a last craft, with some yarn, items, learned patterns and held requests."""
    dice = random.Random(f"last craft {number}")
    t = table(2).put_row("recess", "lumberjack", "naptime").empty_project_deck(1)
    t.to_restocking(hat=2, mittens=1)
    t.fill(LAST, **{colour: dice.randint(0, 4) for colour in COLOUR_IDS})
    t.give_items(LAST, bear=dice.randint(0, 2), scarf=dice.randint(0, 1))
    t.learned(LAST, *dice.sample(["bear", "mittens", "scarf"], dice.randint(0, 2)))
    t.hold(LAST, *dice.sample(REQUEST_IDS, dice.randint(0, 2)))
    t.act(Finish("recess"), EndTurn())
    assert (t.phase, t.asked) == ("final", LAST)
    return t


def after(number: int, action: Action) -> Table:
    """The same case, and that action done."""
    return last_craft(number).act(action)


def end_of(t: Table) -> int:
    """The score, after the yarn is laid: which tokens they are changes nothing."""
    while t.phase == "laying":
        t.act(t.legal()[0])
    return score(t.s, LAST)


@pytest.mark.parametrize("number", range(CASES))
def test_the_last_craft_is_the_best_one(number: int) -> None:
    actions = last_craft(number).legal()
    chosen = max(actions, key=lambda action: evaluate(after(number, action).states, 0, LAST))
    assert end_of(after(number, chosen)) == max(end_of(after(number, a)) for a in actions)
