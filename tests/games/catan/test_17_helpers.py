"""Chapters 17 to 23 of RULES.md: the other seven helpers."""

from __future__ import annotations

import pytest

from samobranka.core.actions import tell
from samobranka.games.catan.parts import RESOURCE_IDS
from samobranka.games.catan.phases.building import BuildRoad
from samobranka.games.catan.phases.candamir import Candamir, CandamirInstead, KeepCard
from samobranka.games.catan.phases.cards import Buy, PlayKnight, PlayRoads, TakeCard
from samobranka.games.catan.phases.helpers import Exchange, Keep
from samobranka.games.catan.phases.hildegard import Hildegard, TakeNone, TakeSeen
from samobranka.games.catan.phases.louis import Louis
from samobranka.games.catan.phases.nassir import Nassir, NassirAsks, NassirGives, NassirToo
from samobranka.games.catan.phases.on_roll import DoNotUse
from samobranka.games.catan.phases.producing import Roll
from samobranka.games.catan.phases.robber import MoveRobber
from samobranka.games.catan.phases.robber_bride import RobberBride
from samobranka.games.catan.phases.turns import EndTurn
from samobranka.games.catan.phases.william import William
from samobranka.games.catan.story import (
    AskedFor,
    ChasedRobber,
    DrewThree,
    GaveBack,
    KeptCard,
    SawHand,
    TookSeen,
)
from samobranka.games.catan.view import Expected, prompt
from tests.games.catan.table import GAME, Table, begun, corner, helped, hex_at, path, ring
from tests.games.catan.test_09_longest_road import long_road

PRICE = {"ore": 1, "wool": 1, "grain": 1}

# ---------------------------------------------------------------- Candamir


def candamir(**cards: int) -> Table:
    """Seat 0 has Candamir and these cards."""
    return helped("candamir").give(0, **cards)


def test_17_1_one_resource_may_be_replaced() -> None:
    """The rulebook's example: wool, grain and lumber."""
    t = candamir(wool=1, grain=1, lumber=1)
    assert t.why(Candamir()) == "card_too_dear"
    assert t.legal(kind=CandamirInstead) == [CandamirInstead("ore", "lumber")]
    t.act(CandamirInstead("ore", "lumber"))
    assert t.hand(0) == {}
    t = candamir(**PRICE)
    assert Candamir() in t.legal()
    assert t.why(CandamirInstead("brick", "ore")) == "not_in_price"
    assert t.why(CandamirInstead("ore", "ore")) == "not_replaced_by_itself"
    assert CandamirInstead("ore", "wool") in candamir(wool=2, grain=1).legal()  # R64
    assert t.why(CandamirInstead("ore", "wool")) == "card_too_dear"


def test_17_2_it_sees_three_cards_and_keeps_one() -> None:
    t = candamir(**PRICE).act(Candamir(), words=[0, 13, 23 - 2 - 5])
    assert t.phase == "candamirs"
    drawn = t.view(0).drawn
    assert sum(drawn.values()) == 3
    assert t.why(KeepCard("monopoly")) == ("legal" if "monopoly" in drawn else "not_among_drawn")
    kept = next(iter(drawn))
    t.act(KeepCard(kept))
    assert t.cards(0) == {kept: 1}


def test_17_3_the_others_go_back() -> None:
    t = candamir(**PRICE).act(Candamir())
    t.act(t.legal()[0])
    assert t.s.deck_size == 24
    assert t.view(0).drawn == {}


def test_17_4_only_the_seat_knows_what_it_saw() -> None:
    t = candamir(**PRICE).act(Candamir())
    assert DrewThree(0, 3, dict(t.view(0).drawn)) in t.told(0)
    assert DrewThree(0, 3, {}) in t.told(1)
    assert t.view(1).drawn == {}
    t.act(t.legal()[0])
    assert KeptCard(0, None) in t.told(1)
    assert KeptCard(0, None) not in t.told(0)


def test_17_5_the_card_counts_as_bought_this_turn() -> None:
    t = candamir(**PRICE).leave_in_deck("knight").act(Candamir(), KeepCard("knight"), Keep())
    assert t.why(PlayKnight()) == "just_bought"


def test_17_6_one_purchase_a_use_and_a_card_in_the_deck() -> None:
    t = candamir(ore=3, wool=3, grain=3).act(Candamir())
    t.act(t.legal()[0]).act(Keep())
    assert t.why(Candamir()) == "helper_rests"
    assert Buy() in t.legal()
    assert candamir(**PRICE).leave_in_deck().why(Candamir()) == "deck_empty"
    t = candamir(**PRICE).leave_in_deck("knight", "monopoly").act(Candamir())
    assert t.view(0).drawn == {"knight": 1, "monopoly": 1}


# ---------------------------------------------------------------- Louis

CENTRE = ring(0, 0)


def louis() -> Table:
    """Seat 0 has a settlement and four roads in a row."""
    t = helped("louis").clear()
    return t.put(0, settlements=[corner(0, 0, "N")], roads=CENTRE[:4])


def test_18_1_a_road_is_moved_free_of_charge() -> None:
    t = louis().act(Louis(CENTRE[3]), BuildRoad(CENTRE[5]))
    assert CENTRE[5] in t.view(0).seats[0].roads
    assert CENTRE[3] not in t.view(0).seats[0].roads
    assert t.phase == "after_use"
    assert Louis(CENTRE[3]) in louis().before_roll().legal()


def test_18_2_only_a_road_with_an_open_end() -> None:
    t = louis()
    assert t.legal(kind=Louis) == [Louis(CENTRE[3])]
    assert t.why(Louis(CENTRE[1])) == "road_is_held"
    assert t.why(Louis(CENTRE[0])) == "road_is_held"  # the settlement holds its other end
    assert t.why(Louis(CENTRE[5])) == "no_own_road"
    t.put(1, settlements=[corner(0, 0, "SW")])
    assert Louis(CENTRE[3]) in t.legal()


def test_18_3_another_path_judged_without_the_road() -> None:
    t = louis().act(Louis(CENTRE[3]))
    assert t.why(BuildRoad(CENTRE[3])) == "same_path"
    assert t.why(BuildRoad(CENTRE[4])) == "not_connected"  # only the lifted road leads there
    assert BuildRoad(CENTRE[5]) in t.legal()


def test_18_4_the_longest_road_is_recounted_once() -> None:
    t = helped("louis").clear().put(0, roads=long_road(1)[:5])
    assert t.s.road_holder == 0
    t.act(Louis(long_road(1)[0]))
    assert t.s.road_holder == 0
    elsewhere = next(a for a in t.legal() if a != BuildRoad(long_road(1)[5]))
    t.act(elsewhere)
    assert t.s.road_length[0] in (4, 5)
    assert (t.s.road_holder == 0) == (t.s.road_length[0] == 5)


def test_18_5_no_road_of_the_supply_is_needed() -> None:
    t = helped("louis").clear().put(0, roads=[*long_road(-1), *long_road(1)[:7]])
    assert t.s.supply[0, 0] == 0
    assert t.legal(kind=Louis)
    t.act(t.legal(kind=Louis)[0]).act(t.legal()[0])
    assert t.s.supply[0, 0] == 0


# ---------------------------------------------------------------- Marianne


def marianne(owner: int = 1) -> Table:
    """Seat 0 is about to roll; the owner has Marianne; nobody has a building."""
    return begun(3).clear().put_helper(owner, "marianne")


def test_19_1_a_card_when_the_roll_brought_none() -> None:
    for owner in range(3):
        t = marianne(owner).roll(1, 1)
        assert (t.phase, t.decider) == ("mariannes", owner)
        assert t.legal() == [*(TakeCard(r) for r in RESOURCE_IDS), DoNotUse()]
        t.act(TakeCard("ore"))
        assert t.hand(owner) == {"ore": 1}
    t = marianne().put(1, settlements=[corner(0, -1, "N")]).roll(3, 3)
    assert t.phase == "acting"


def test_19_2_why_nothing_came_does_not_matter() -> None:
    home = corner(0, -1, "N")
    t = marianne().put(1, settlements=[home]).put_robber(hex_at(0, -1)).roll(3, 3)
    assert t.phase == "mariannes"
    t = marianne().put(1, settlements=[home]).leave_in_bank("brick", 0, holder=2).roll(3, 3)
    assert t.phase == "mariannes"
    assert t.why(TakeCard("brick")) == "bank_lacks_it"


def test_19_3_right_after_production_before_any_other_helper() -> None:
    t = marianne().put_helper(0, "jean").roll(1, 1)
    assert t.movers() == [1]
    assert t.why(EndTurn(), seat=0) == "not_your_turn"
    t.act(TakeCard("ore"), Exchange("hildegard"))
    assert (t.phase, t.decider) == ("acting", 0)


def test_19_4_never_on_a_seven() -> None:
    assert marianne().roll(3, 4).phase == "moving_robber"


def test_19_5_asked_only_when_she_could_be_used() -> None:
    t = marianne()
    t.s.rests[1] = 1
    assert t.roll(1, 1).phase == "acting"
    t = marianne()
    for resource in RESOURCE_IDS:
        t.leave_in_bank(resource, 0, holder=2)
    assert t.roll(1, 1).phase == "acting"


# ---------------------------------------------------------------- the Robber Bride


def bride(hex: int) -> Table:
    """Seat 0 has the Robber Bride; the robber stands there."""
    return helped("robber_bride").put_robber(hex)


def test_20_1_the_robber_goes_to_the_desert() -> None:
    t = bride(0)
    assert t.legal(kind=RobberBride) == [RobberBride(9)]
    assert t.why(RobberBride(1)) == "no_desert"
    assert bride(9).why(RobberBride(9)) == "robber_in_desert"
    assert RobberBride(9) in bride(0).before_roll().legal()
    t = begun(5, layout="beginner").acting().put_helper(0, "robber_bride").put_robber(0)
    assert len(t.legal(kind=RobberBride)) == 2
    t.put_robber(2)
    assert t.why(RobberBride(12)) == "robber_in_desert"


def test_20_2_a_card_of_the_hex_it_left() -> None:
    """The rulebook's example: out of the hills comes a brick."""
    t = bride(hex_at(0, -1)).act(RobberBride(9))
    assert (t.s.robber, t.hand(0)) == (9, {"brick": 1})
    assert ChasedRobber(0, 9, "brick") in t.told(2)
    t = bride(hex_at(0, -1)).leave_in_bank("brick", 0, holder=1).act(RobberBride(9))
    assert t.hand(0) == {}
    assert t.s.robber == 9


def test_20_3_nothing_is_stolen() -> None:
    t = bride(0).put(1, settlements=[corner(0, 0, "S")]).give(1, wool=3).act(RobberBride(9))
    assert t.hand(1) == {"wool": 3}
    assert t.hand(0) == {"ore": 1}


def test_20_4_it_is_not_a_knight() -> None:
    t = bride(0).deal(0, "knight").act(RobberBride(9), Keep())
    assert t.s.played[0, 0] == 0
    t.act(PlayKnight(), MoveRobber(0))
    assert t.s.robber == 0


def test_20_5_after_a_roll_the_roll_is_carried_out_first() -> None:
    t = begun(3).put_helper(0, "robber_bride").put_robber(0).roll(3, 4)
    while t.phase == "siegfrieds":
        t.act(DoNotUse())
    assert t.why(RobberBride(9)) == "move_robber_first"
    assert t.why(Roll()) == "move_robber_first"


# ---------------------------------------------------------------- Nassir


def nassir(seats: int = 4) -> Table:
    """Seat 0 has Nassir and a wool; seats 1 and 2 have an ore."""
    return helped("nassir", seats=seats).give(0, wool=1).give(1, ore=2).give(2, ore=1, brick=1)


def test_21_1_one_or_two_opponents_and_a_resource() -> None:
    t = nassir()
    assert t.legal(kind=Nassir) == [Nassir(1), Nassir(2), Nassir(3)]
    t.act(Nassir(2))
    assert t.hand(0) == {"wool": 1}
    assert t.why(NassirToo(2)) == "named_already"
    assert t.why(NassirToo(0)) == "not_an_opponent"
    assert t.why(NassirToo(5)) == "not_an_opponent"
    assert NassirAsks("ore") in t.legal()
    t.act(NassirToo(1))
    assert t.why(NassirToo(3)) == "named_already"
    assert Nassir(1) in begun(4).put_helper(0, "nassir").legal()


def test_21_2_each_that_has_it_gives_one() -> None:
    t = nassir().act(Nassir(2), NassirToo(1), NassirAsks("ore"))
    assert t.hand(0) == {"wool": 1, "ore": 2}
    assert AskedFor(0, "ore", 2) in t.told(3)


def test_21_1_who_has_named_two_is_asked_for_a_resource_only() -> None:
    t = nassir().act(Nassir(2))
    assert isinstance(asked := prompt(t.s, 0), Expected)
    assert asked.more == 1
    t.act(NassirToo(1))
    assert isinstance(asked := prompt(t.s, 0), Expected)
    assert asked.more == 0
    assert "opponent" not in tell(asked, GAME.words("en"), ["Ann", "Bob", "Cid", "Dot"], you=0)


def test_21_3_then_a_card_for_each_in_the_order_of_naming() -> None:
    t = nassir().act(Nassir(2), NassirToo(1), NassirAsks("ore"))
    assert t.legal() == [NassirGives("wool"), NassirGives("ore")]
    t.act(NassirGives("wool"))
    assert GaveBack(2, "wool", True, 0) in t.told(2)
    t.act(NassirGives("ore"))
    assert t.hand(1) == {"ore": 2}
    assert t.hand(2) == {"brick": 1, "wool": 1}
    assert t.phase == "after_use"


def test_21_4_who_has_none_gives_and_gets_nothing() -> None:
    t = nassir().act(Nassir(3), NassirToo(1), NassirAsks("ore"), NassirGives("wool"))
    assert t.hand(3) == {}
    assert t.phase == "after_use"


def test_21_5_all_this_is_open() -> None:
    t = nassir().act(Nassir(1), NassirAsks("ore"))
    assert t.known(3, 0) == {"ore": 1}
    t.act(NassirGives("wool"))
    assert t.known(3, 1) == {"wool": 1}


def test_21_6_it_is_no_trade_and_counts_even_in_vain() -> None:
    t = helped("nassir", trade="no").act(Nassir(1), NassirAsks("ore"))
    assert t.phase == "after_use"


# ---------------------------------------------------------------- William


def william(**cards: int) -> Table:
    """Seat 0 has William and these cards."""
    t = helped("william").clear()
    return t.put(0, settlements=[corner(0, 0, "N")]).give(0, **cards)


def test_22_1_another_resource_in_place_of_lumber_or_brick() -> None:
    """The rulebook's example: a brick and a wool."""
    t = william(brick=1, wool=1)
    assert t.legal(kind=William) == [William("lumber", "wool")]
    t.act(William("lumber", "wool"), BuildRoad(CENTRE[0]))
    assert t.hand(0) == {}
    assert william(lumber=2).legal(kind=William) == [William("brick", "lumber")]  # R64
    assert william(brick=1, wool=1).why(William("ore", "wool")) == "not_in_price"
    assert william(brick=1, wool=1).why(William("brick", "ore")) == "too_poor"


def test_22_2_one_road_a_use_and_one_that_is_paid_for() -> None:
    t = william(brick=2, wool=2).act(William("lumber", "wool"), BuildRoad(CENTRE[0]), Keep())
    assert t.why(William("lumber", "wool")) == "helper_rests"
    t = william(brick=1, wool=1).deal(0, "road_building").act(PlayRoads())
    assert t.why(William("lumber", "wool")) == "free_roads_first"


def test_22_3_place_and_piece_as_always() -> None:
    t = william(brick=1, wool=1).act(William("lumber", "wool"))
    assert t.why(BuildRoad(CENTRE[1])) == "not_connected"
    t = william(brick=1, wool=1).put(0, roads=[*long_road(-1), *long_road(1)[:7]])
    assert t.why(William("lumber", "wool")) == "no_place_for_road"


# ---------------------------------------------------------------- Hildegard


def hildegard() -> Table:
    """Seat 0 has Hildegard; seat 1 has a visible point more, seat 2 as many."""
    t = helped("hildegard", seats=4).clear()
    t.put(0, settlements=[corner(0, 0, "N")]).put(1, cities=[corner(0, 0, "S")])
    return t.put(2, settlements=[corner(-1, 2, "S")]).give(1, ore=2, wool=1)


def test_23_1_an_opponent_with_strictly_more_visible_points() -> None:
    t = hildegard()
    assert t.legal(kind=Hildegard) == [Hildegard(1)]
    assert t.why(Hildegard(2)) == "not_more_points"
    assert t.why(Hildegard(0)) == "not_an_opponent"


def test_23_2_victory_point_cards_count_for_neither() -> None:
    t = hildegard().deal(2, "victory_point").deal(0, "victory_point", "victory_point")
    assert t.legal(kind=Hildegard) == [Hildegard(1)]


def test_23_3_it_looks_at_all_resource_cards() -> None:
    t = hildegard().act(Hildegard(1))
    assert SawHand(1, False, {"wool": 1, "ore": 2}, 0) in t.told(0)
    assert SawHand(1, False, {}, 0) in t.told(2)
    assert t.known(0, 1) == {"wool": 1, "ore": 2}
    assert t.known(2, 1) == {}


def test_23_4_it_takes_one_or_none() -> None:
    t = hildegard().act(Hildegard(1))
    assert t.legal() == [TakeSeen("wool"), TakeSeen("ore"), TakeNone()]
    assert t.why(TakeSeen("brick")) == "not_in_that_hand"
    t.act(TakeSeen("ore"))
    assert (t.hand(0), t.hand(1)) == ({"ore": 1}, {"wool": 1, "ore": 1})
    assert TookSeen(1, "ore", True, 0) in t.told(1)
    assert TookSeen(1, None, False, 0) in t.told(3)
    t = hildegard().act(Hildegard(1), TakeNone())
    assert t.phase == "after_use"


def test_23_5_an_opponent_without_cards_may_be_chosen() -> None:
    t = hildegard().give(1).act(Hildegard(1))
    assert t.legal() == [TakeNone()]


@pytest.mark.parametrize("name", ["candamir", "louis", "william", "hildegard", "vincent"])
def test_13_11_no_helper_in_the_building_phase(name: str) -> None:
    t = begun(5).acting().put_helper(1, name).give(1, ore=2, wool=2, grain=2, brick=2, lumber=2)
    t.deal(1, "knight").act(EndTurn())
    helping = (Candamir, CandamirInstead, Louis, William, Hildegard)
    assert t.phase == "building"
    assert not [action for action in t.legal() if isinstance(action, helping)]
    assert path(0, 0, "E", 1) >= 0


def test_the_prompt_says_who_gets_nassirs_card() -> None:
    t = nassir().act(Nassir(2), NassirToo(1), NassirAsks("ore"))
    assert t.view(3).owed_to == [1, 2]
    assert isinstance(asked := prompt(t.s, 0), Expected)
    assert asked.opponent == 2
    names = ["Ann", "Bob", "Cid", "Dot"]
    assert "Cid" in tell(asked, GAME.words("en"), names, you=0)
    t.act(NassirGives("wool"))
    assert t.view(3).owed_to == [1]
    assert isinstance(asked := prompt(t.s, 0), Expected)
    assert "Bob" in tell(asked, GAME.words("ru"), names, you=0)
