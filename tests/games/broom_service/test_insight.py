"""What a seat makes of what it sees: observation, evaluation, the greedy bot at this game."""

from __future__ import annotations

import pytest

from samobranka.bots import make_bot
from samobranka.core import match
from samobranka.core.kernels import first_mover
from samobranka.games.broom_service.insight import (
    BOARD_FEATURES,
    OBSERVATION,
    ROUND_FEATURES,
    SEAT_FEATURES,
)
from samobranka.games.broom_service.parts import WAND
from samobranka.games.broom_service.phases.delivering import Deliver
from samobranka.games.broom_service.phases.gathering import TakeAll
from samobranka.games.broom_service.phases.turns import Call
from samobranka.games.broom_service.phases.undone import Nothing
from tests.games.broom_service.table import (
    ALL_MODULES,
    BRAVE,
    COWARD,
    ENGINE,
    GAME,
    NO_MODULES,
    Table,
    playing,
    table,
)


def value(t: Table, seat: int = 0) -> int:
    return ENGINE.evaluate(t.states, 0, seat)


def features(t: Table, seat: int) -> list[float]:
    out = ENGINE.row(OBSERVATION, "f")
    ENGINE.observe(t.states, 0, seat, out)
    return [float(out[n]) for n in range(OBSERVATION)]


def test_a_delivery_is_better_than_none() -> None:
    results = []
    for step in (Deliver(0, "nT27"), Nothing()):
        t = playing("peak_druid", "").stand(0, "nF1", "nA1").give(0, purple=1)
        results.append(value(t.act(Call("peak_druid", COWARD), step)))
    assert results[0] > results[1]


def test_more_resources_are_better() -> None:
    results = []
    for step in (TakeAll(), Nothing()):
        t = playing("fruit_gatherer hill_witch", "").act(Call("fruit_gatherer", BRAVE), step)
        results.append(value(t))
    assert results[0] > results[1]


def test_a_curse_is_worse() -> None:
    t = playing("fruit_gatherer", "")
    before = value(t)
    assert value(t.cursed("fruit_gatherer")) < before


def test_seats_see_the_table_from_their_own_side() -> None:
    t = table(3).give(0, wand=3).give(1, wand=4).give(2, wand=5)
    own_wands = ROUND_FEATURES + BOARD_FEATURES + 9 + WAND
    for seat in range(3):
        seen = features(t, seat)
        wands = [seen[own_wands + step * SEAT_FEATURES] for step in range(3)]
        assert wands == [3 + (seat + step) % 3 for step in range(3)]


@pytest.mark.parametrize("modules", [NO_MODULES, ALL_MODULES])
def test_greedy_beats_three_who_do_anything(modules: dict[str, str]) -> None:
    played = match.new(GAME, 4, dict(modules), secret="greedy", engine=ENGINE)
    bots = [make_bot(name, GAME, ENGINE, seed=4) for name in ("greedy", *["uniform"] * 3)]
    while not played.is_over:
        seat = first_mover(played.movers)
        played.act(seat, bots[seat].choose(played, seat))
    assert played.outcome().ranks[0] == 1
    assert played.outcome().scores[0] > 60
