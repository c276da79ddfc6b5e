"""What a refusal names: which things lack, and how many."""

from __future__ import annotations

import pytest

from samobranka.core.actions import Action
from samobranka.games.broom_service.phases.choosing import Enough
from samobranka.games.broom_service.phases.clouds import Dispel
from samobranka.games.broom_service.phases.delivering import Deliver
from samobranka.games.broom_service.phases.extra_cards import Add
from samobranka.games.broom_service.phases.flying import Fly
from samobranka.games.broom_service.phases.forest_tiles import UseTile
from samobranka.games.broom_service.phases.gathering import Take
from samobranka.games.broom_service.phases.handing_in import HandIn
from samobranka.games.broom_service.phases.portals import GoTo
from samobranka.games.broom_service.phases.stall import Sell
from samobranka.games.broom_service.phases.trading import Trade
from samobranka.games.broom_service.phases.turns import Call
from samobranka.games.broom_service.phases.undone import Nothing
from tests.games.broom_service.table import BRAVE, COWARD, Table, advanced, playing, table


def fairy() -> Table:
    """Seat 0 has a wand; one cloud near costs one, the other two."""
    t = playing("weather_fairy", "").cloud("nK04", "thunder").cloud("nK01", "thunder")
    t.s.cloud[0] = 1  # two wands
    return t.give(0, wand=1).act(Call("weather_fairy", COWARD))


def druid() -> Table:
    t = playing("peak_druid", "").stand(0, "nF1", "nA1").give(0, green=1)
    return t.act(Call("peak_druid", COWARD))


def coward() -> Table:
    t = playing("fruit_gatherer", "", event="black_market").give(0, green=1)
    return t.act(Call("fruit_gatherer", COWARD))


def gatherer() -> Table:
    return playing("fruit_gatherer", "").act(Call("fruit_gatherer", BRAVE))


def witch() -> Table:
    t = advanced("hill_witch", "").only_tile("xC2", "orange_stall").stand(0, "xB2", "xA4")
    return t.give(0, purple=1, green=1).act(Call("hill_witch", BRAVE), Fly(0, "xC2"))


CASES: list[tuple[Table, Action, str, str]] = [
    (
        *(fairy(), Dispel("nK01")),
        "Эта туча стоит палочек: 2. У вас их 1 (правило 9.3).",
        "That cloud costs wands: 2. You have 1 (rule 9.3).",
    ),
    (
        *(druid(), Deliver(0, "nT27")),
        "Этому замку нужно фиолетовое зелье, а у вас его нет (правило 8.7).",
        "That castle takes a purple potion, and you have none (rule 8.7).",
    ),
    (
        *(coward(), Trade("purple")),
        "У вас нет того, что нужно отдать: фиолетовое зелье (правило 10.5).",
        "You have not got what this trade takes: purple potion (rule 10.5).",
    ),
    (
        *(gatherer(), Take("green")),
        "Этого ресурса вам не предлагают, можно взять: 2 фиолетовых зелья и "
        "волшебная палочка (правило 8.2).",
        "That resource is not among those you may take: 2 purple potions and "
        "magic wand (rule 8.2).",
    ),
    (
        *(witch(), Sell()),
        "У вас нет того, что берут в лавке: оранжевое зелье (правило 14.6).",
        "You have not got what the stall takes: orange potion (rule 14.6).",
    ),
    (
        *(table(2), Enough()),
        "Число ролей в этом раунде задано: 4 (правило 3.2).",
        "The number of roles is fixed in this round: 4 (rule 3.2).",
    ),
]


@pytest.mark.parametrize(
    ("t", "action", "russian", "english"), CASES, ids=lambda case: type(case).__name__
)
def test_what_lacks_is_named(t: Table, action: Action, russian: str, english: str) -> None:
    assert t.said(action, "ru") == russian
    assert t.said(action, "en") == english


def test_a_set_that_lacks_is_named() -> None:
    t = table(2, event="get_to_work").hands("fruit_gatherer", "").give(0, purple=1)
    t.give(1, purple=9, green=9, orange=9, wand=9).act(Call("fruit_gatherer", COWARD), Nothing())
    assert t.movers() == [1]
    t.s.turn = 0
    assert "зелёное зелье" in t.said(HandIn(), "ru")


@pytest.mark.parametrize(
    ("action", "why", "rule"),
    [
        (Call("hill_witch", BRAVE), "not_in_hand", "4.1"),
        (Trade("green"), "no_trade", "10.5"),
        (UseTile("courage"), "no_such_tile", "13.3"),
        (UseTile("extra_card"), "no_tile_for_roles", "13.7"),
        (Add("hill_witch"), "no_extra_card", "13.7"),
        (Enough(), "number_is_fixed", "3.2"),
        (Sell(), "on_entering_only", "14.8"),
        (GoTo("xH1"), "deliver_now", "8.7"),
        (Nothing(), "legal", ""),
    ],
)
def test_the_reason_is_what_forbids_it_whatever_the_time(
    action: Action, why: str, rule: str
) -> None:
    t = playing("peak_druid", "", event="solitude").stand(0, "nF1", "nA1").give(0, purple=1)
    t.act(Call("peak_druid", COWARD))
    assert (t.why(action), t.rule(action)) == (why, rule)


def test_a_castle_that_is_full_stays_so() -> None:
    t = playing("peak_druid", "").fill("nT27")
    assert (t.why(Deliver(0, "nT27")), t.rule(Deliver(0, "nT27"))) == ("castle_full", "8.8")
    assert t.why(Deliver(0, "nT26")) == "call_now"
