"""Every helper beside sevens, trades and the special building phase."""

from __future__ import annotations

import pytest

from samobranka.core.actions import Action
from samobranka.games.catan.parts import HELPER_IDS
from samobranka.games.catan.phases.bank import Bank
from samobranka.games.catan.phases.building import BuildRoad
from samobranka.games.catan.phases.candamir import Candamir, CandamirInstead
from samobranka.games.catan.phases.cards import TakeCard
from samobranka.games.catan.phases.helpers import Keep, UseIdly
from samobranka.games.catan.phases.hildegard import Hildegard, TakeNone
from samobranka.games.catan.phases.jean import Jean
from samobranka.games.catan.phases.louis import Louis
from samobranka.games.catan.phases.nassir import Nassir, NassirAsks, NassirGives
from samobranka.games.catan.phases.offers import Accept, Ask, Choose, Decline, Give, Offer, Propose
from samobranka.games.catan.phases.on_roll import DoNotUse, KeepHand
from samobranka.games.catan.phases.robber import Discard, MoveRobber
from samobranka.games.catan.phases.robber_bride import RobberBride
from samobranka.games.catan.phases.turns import EndTurn, PassBuilding
from samobranka.games.catan.phases.vincent import Vincent
from samobranka.games.catan.phases.william import William
from tests.games.catan.table import Table, begun, corner, helped, ring

HELPING = (
    UseIdly,
    Vincent,
    Jean,
    Candamir,
    CandamirInstead,
    Louis,
    RobberBride,
    Nassir,
    William,
    Hildegard,
)

every_helper = pytest.mark.parametrize("name", HELPER_IDS)


def helping(t: Table, seat: int) -> list[Action]:
    """The uses of a helper that a seat may begin now."""
    return [action for action in t.legal(seat) if isinstance(action, HELPING)]


def rich(name: str, seats: int = 4) -> Table:
    """Seat 0 has a helper, cards for everything and a knight; all others have cards."""
    t = helped(name, seats=seats).put_robber(0).put_played(0, "knight", 1)
    t.give_all(brick=1, lumber=1, wool=1, grain=1, ore=1)
    return t.give(0, brick=2, lumber=2, wool=2, grain=2, ore=2)


@every_helper
def test_not_while_a_seven_is_carried_out(name: str) -> None:
    t = rich(name).before_roll().give(1, ore=8).roll(3, 4)
    if t.phase == "siegfrieds":
        assert t.helper(t.decider) == "siegfried"
        t.act(DoNotUse())
    while t.phase != "acting":
        assert helping(t, 0) == []
        t.act(t.legal()[0])
    assert UseIdly() in helping(t, 0)


@every_helper
def test_not_while_an_offer_stands(name: str) -> None:
    t = rich(name).act(Offer(), Give("brick"), Ask("ore"), Propose())
    assert [helping(t, seat) for seat in range(4)] == [[]] * 4
    t.act(Accept(), seat=1).act(Decline(), seat=2).act(Decline(), seat=3)
    assert helping(t, 0) == []
    t.act(Choose(1))
    assert UseIdly() in helping(t, 0)


@every_helper
def test_not_in_the_special_building_phase(name: str) -> None:
    t = rich(name, seats=5).acting(4).act(EndTurn())
    assert (t.phase, t.decider) == ("building", 0)
    assert helping(t, 0) == []
    t.act(PassBuilding())


@every_helper
def test_the_same_turn_is_over_with_the_turn(name: str) -> None:
    t = rich(name, seats=2).act(UseIdly(), Keep())
    assert not t.view(0).seats[0].helper_ready
    t.end_turn()
    assert t.view(0).seats[0].helper_ready


def test_jeans_rate_serves_after_the_robber_of_a_seven() -> None:
    t = rich("jean").before_roll().act(Jean("ore"), Keep()).roll(3, 4)
    while t.phase != "acting":
        t.act(t.legal()[0] if t.phase != "siegfrieds" else DoNotUse())
    t.give(0, ore=2).act(Bank("ore", "wool"))
    assert t.hand(0) == {"wool": 1}


def test_a_card_got_by_trade_pays_for_williams_road() -> None:
    t = helped("william").clear().put(0, settlements=[corner(0, 0, "N")]).give(0, ore=1, brick=1)
    t.give(1, wool=1)
    t.act(Offer(), Give("ore"), Ask("wool"), Propose()).act(Accept(), seat=1)
    t.act(Decline(), seat=2).act(Choose(1), William("lumber", "wool"), BuildRoad(ring(0, 0)[0]))
    assert t.hand(0) == {}


def test_siegfried_saves_the_roller_itself() -> None:
    t = begun(3).put_helper(0, "siegfried").give(0, ore=9).give(1, wool=9).roll(3, 4)
    t.act(KeepHand(), Keep())
    assert t.movers() == [1]
    t.act(*[Discard("wool")] * 4)
    assert (t.phase, t.decider) == ("moving_robber", 0)


def test_siegfrieds_card_is_there_to_be_stolen() -> None:
    t = begun(3).clear().put(1, settlements=[corner(0, 0, "N")]).put_robber(0)
    t.put_helper(1, "siegfried").roll(3, 4).act(TakeCard("ore"), Keep(), MoveRobber(9))
    assert t.hand(0) == {"ore": 1}


def test_marianne_after_the_roll_leaves_the_action_phase_to_the_roller() -> None:
    t = begun(3).clear().put_helper(2, "marianne").give(0, ore=1).roll(1, 1)
    t.act(TakeCard("wool"), Keep())
    t.act(Offer(), Give("ore"), Ask("wool"), Propose()).act(Accept(), seat=2)
    t.act(Decline(), seat=1).act(Choose(2))
    assert t.hand(0) == {"wool": 1}


def test_nassirs_card_may_be_traded_on() -> None:
    t = (
        rich("nassir")
        .give(0, wool=1)
        .act(Nassir(1), NassirAsks("ore"), NassirGives("wool"), Keep())
    )
    t.act(Offer(), Give("ore"), Ask("brick"), Propose()).act(Accept(), seat=2)
    t.act(Decline(), seat=1).act(Decline(), seat=3).act(Choose(2))
    assert t.hand(0) == {"brick": 1}


def test_the_bride_and_the_robber_of_a_seven_in_one_turn() -> None:
    t = rich("robber_bride").clear().give(0, ore=1).before_roll().roll(3, 4)
    while t.phase == "siegfrieds":
        t.act(DoNotUse())
    t.act(MoveRobber(4), RobberBride(9))
    assert t.s.robber == 9


def test_vincents_knight_counts_no_more_for_hildegards_eyes() -> None:
    t = helped("vincent", seats=3).clear().put_played(0, "knight", 3)
    t.put(0, settlements=[corner(0, 0, "N")]).put(1, cities=[corner(0, 0, "S")])
    t.put_helper(1, "hildegard").give(0, ore=2, grain=1)
    assert t.visible(0) == 3
    t.act(Vincent("played")).act(t.legal()[0]).act(Keep())
    assert t.visible(0) == 2
    t.acting(1)
    assert t.why(Hildegard(0)) == "not_more_points"


def test_hildegard_looks_at_cards_got_this_turn() -> None:
    t = (
        helped("hildegard")
        .clear()
        .put(1, cities=[corner(0, 0, "S")])
        .give(0, ore=1)
        .give(1, wool=1)
    )
    t.act(Offer(), Give("ore"), Ask("wool"), Propose()).act(Accept(), seat=1)
    t.act(Decline(), seat=2).act(Choose(1), Hildegard(1))
    assert t.known(0, 1) == {"ore": 1}
    t.act(TakeNone(), Keep())
    assert t.phase == "acting"
