"""Chapters 13 to 16 of RULES.md: the helpers, Vincent, Jean and Siegfried."""

from __future__ import annotations

import pytest

from samobranka.games.catan.parts import HELPER_IDS, RESOURCE_IDS
from samobranka.games.catan.phases.bank import Bank
from samobranka.games.catan.phases.building import BuildCity, Settle
from samobranka.games.catan.phases.candamir import Candamir
from samobranka.games.catan.phases.cards import Buy, PlayKnight, TakeCard
from samobranka.games.catan.phases.helpers import Exchange, Keep, UseIdly
from samobranka.games.catan.phases.hildegard import Hildegard
from samobranka.games.catan.phases.jean import Jean
from samobranka.games.catan.phases.louis import Louis
from samobranka.games.catan.phases.nassir import Nassir
from samobranka.games.catan.phases.on_roll import DoNotUse, KeepHand
from samobranka.games.catan.phases.producing import Roll
from samobranka.games.catan.phases.robber import Discard, MoveRobber
from samobranka.games.catan.phases.robber_bride import RobberBride
from samobranka.games.catan.phases.turns import EndTurn
from samobranka.games.catan.phases.vincent import Vincent
from samobranka.games.catan.phases.william import William
from samobranka.games.catan.story import Dealt, Exchanged, GaveKnight, KeptHelper, Used
from samobranka.games.catan.view import Expected, prompt
from tests.games.catan.table import Table, begun, corner, every, helped, ring, table


def placed(seats: int) -> Table:
    """The laps have been played."""
    t = table(seats)
    while t.s.turns == 0:
        actions = t.legal()
        t.act(actions[len(actions) // 2])
    return t


def test_13_1_two_sides_with_one_ability() -> None:
    for side in ("a", "b"):
        t = helped("jean", side=side).act(Jean("ore"))
        assert t.view(0).jean_rate == "ore"
        assert (Keep() in t.legal()) == (side == "a")


def test_13_2_an_open_stack_and_a_reserve() -> None:
    shown = table(3).view(None)
    assert shown.stack == ["nassir", "william", "marianne", "louis", "siegfried", "candamir"]
    assert shown.reserve == ["vincent", "jean", "robber_bride", "hildegard"]


def test_13_3_the_top_helper_with_the_second_settlement_and_road() -> None:
    t = table(3)
    while t.s.placed < 3:
        t.act(t.legal()[0])
    t.act(t.legal()[-1])
    assert t.helper(2) is None
    t.act(t.legal()[-1])
    assert t.helper(2) == "nassir"
    assert t.view(0).seats[2].side == "a"
    assert Dealt(2, "nassir") in t.told(1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_13_4_the_rest_of_the_stack_joins_the_reserve(seats: int) -> None:
    shown = placed(seats).view(None)
    assert shown.stack == []
    assert len(shown.reserve) == 10 - seats


def test_13_5_every_seat_has_exactly_one_helper() -> None:
    t = placed(4)
    assert [t.helper(seat) for seat in range(4)] == ["louis", "marianne", "william", "nassir"]
    assert t.why(Jean("ore")) == "not_your_helper"


def test_13_6_the_reserve_lies_side_a_up() -> None:
    t = helped("jean", side="b").act(UseIdly(), Exchange("hildegard"))
    assert t.view(0).seats[0].side == "a"
    assert "jean" in t.view(1).reserve
    t.s.rests[1] = 0
    t.acting(1).act(UseIdly(), Exchange("jean"))
    assert t.view(0).seats[1].side == "a"


AT_ONCE = {"jean": Jean("ore"), "nassir": Nassir(1)}
AFTER_ROLL = {
    "vincent": Vincent("played"),
    "candamir": Candamir(),
    "william": William("brick", "ore"),
    "hildegard": Hildegard(1),
}


def test_13_7_before_the_roll_or_in_the_action_phase() -> None:
    for name, action in AT_ONCE.items():
        assert action in begun(3).put_helper(0, name).legal()
        assert action in helped(name).legal()
        late = begun(3, early_helpers="no").put_helper(0, name)
        assert late.why(action) == "helper_too_early"
    late = begun(3, early_helpers="no").put_helper(0, "louis")
    assert {late.why(a) for a in every(Louis)[:72]} == {"helper_too_early"}
    for name, action in AFTER_ROLL.items():
        assert begun(3).put_helper(0, name).why(action) == "roll_first"
    assert UseIdly() in begun(3, early_helpers="no").put_helper(0, "jean").legal()
    assert begun(3).put_helper(0, "jean").why(Jean("ore"), seat=1) == "not_your_turn"


def test_13_8_nobody_has_to_use_an_ability() -> None:
    t = helped("jean")
    assert EndTurn() in t.legal()
    t = begun(3).put_helper(1, "siegfried").roll(3, 4)
    assert DoNotUse() in t.legal()
    t.act(DoNotUse())
    assert t.view(0).seats[1].helper_ready


def test_13_9_not_in_the_turn_in_which_it_was_got() -> None:
    t = helped("nassir").act(UseIdly(), Exchange("jean"))
    assert t.why(UseIdly()) == "helper_rests"
    assert t.why(Jean("ore")) == "helper_rests"
    t = begun(3).put_helper(1, "siegfried").give(1, ore=1).roll(3, 4)
    t.act(TakeCard("ore"), Exchange("jean"), MoveRobber(0))
    while t.phase != "acting":
        t.act(t.legal()[0])
    t.end_turn()
    assert Jean("ore") in t.legal(1)
    assert UseIdly() in begun(3).legal()  # those of the set-up, at once


def test_13_10_once_a_turn_whoevers_it_is() -> None:
    t = helped("jean").act(Jean("ore"), Keep())
    assert t.why(Jean("ore")) == "helper_rests"
    t = begun(3).put_helper(0, "siegfried").act(UseIdly(), Keep()).roll(3, 4)
    assert t.phase == "moving_robber"


def test_13_11_not_in_the_special_building_phase() -> None:
    t = begun(5).acting().give(1, ore=2).act(EndTurn())
    assert t.phase == "building"
    assert t.why(UseIdly()) == "only_building_now"


def test_13_12_kept_or_exchanged_at_once_also_in_anothers_turn() -> None:
    t = helped("jean").act(Jean("ore"))
    assert (t.phase, t.decider) == ("after_use", 0)
    assert t.why(EndTurn()) == "keep_or_exchange_first"
    t = begun(3).put_helper(2, "marianne").roll(1, 1).act(TakeCard("ore"))
    assert (t.phase, t.decider) == ("after_use", 2)
    t.act(Keep())
    assert (t.phase, t.decider) == ("acting", 0)


def test_13_13_keeping_turns_it_to_side_b() -> None:
    t = helped("jean").act(UseIdly(), Keep())
    assert (t.helper(0), t.view(1).seats[0].side) == ("jean", "b")
    assert KeptHelper(0, "jean") in t.told(1)


def test_13_14_exchanging_takes_another_from_the_reserve() -> None:
    t = begun(4).acting().put_helper(0, "jean").act(UseIdly(), Exchange("hildegard"))
    assert t.helper(0) == "hildegard"
    assert Exchanged(0, "jean", "hildegard") in t.told(2)
    t = begun(4).acting().put_helper(0, "jean").act(UseIdly())
    assert t.why(Exchange(str(t.helper(1)))) == "not_in_reserve"


def test_13_14_the_rulebooks_example() -> None:
    """Jean is used from side A and exchanged for Marianne, who comes in side A up."""
    t = begun(2).acting().put_helper(0, "jean")
    if t.helper(1) == "marianne":
        t.put_helper(1, "vincent")
    t.act(Jean("ore"), Exchange("marianne"))
    assert (t.helper(0), t.view(0).seats[0].side) == ("marianne", "a")
    assert "jean" in t.view(0).reserve


def test_13_15_from_side_b_it_must_be_exchanged() -> None:
    t = helped("jean", side="b").act(UseIdly())
    assert t.why(Keep()) == "side_b_goes"


def test_13_16_the_card_given_back_cannot_be_taken() -> None:
    t = helped("jean").act(UseIdly())
    assert t.why(Exchange("jean")) == "same_helper"


@pytest.mark.parametrize("name", HELPER_IDS)
def test_13_17_any_helper_can_be_used_idly(name: str) -> None:
    for t in (helped(name), begun(3).put_helper(0, name)):
        hand, robber = t.hand(0), t.s.robber
        t.act(UseIdly())
        assert t.told(1) == [Used(0, name, True)]
        assert t.phase == "after_use"
        assert (t.hand(0), t.s.robber) == (hand, robber)


def test_13_18_using_is_not_playing_a_card() -> None:
    t = helped("jean").deal(0, "knight").act(Jean("ore"), Keep())
    assert PlayKnight() in t.legal()


def test_13_19_begun_only_when_it_can_be_carried_out() -> None:
    t = helped("william").clear().give(0, lumber=1, ore=1)
    assert t.why(William("brick", "ore")) == "no_place_for_road"
    t = helped("vincent").put_played(0, "knight")
    assert t.why(Vincent("played")) == "vincent_cannot_build"
    assert begun(3, helpers="no").acting().why(UseIdly()) == "no_helpers"


# ---------------------------------------------------------------- Vincent

N = corner(0, 0, "N")
SETTLE = {"lumber": 1, "brick": 1}
CITY = {"ore": 2, "grain": 1}


def vincent(**cards: int) -> Table:
    """Seat 0 may build a settlement or a city and has given up nothing yet."""
    t = helped("vincent", seats=4).clear().put(0, settlements=[N], roads=ring(0, 0)[:2])
    return t.give(0, **cards)


def test_14_1_a_settlement_or_a_city_for_less() -> None:
    t = vincent(**SETTLE).put_played(0, "knight").act(Vincent("played"))
    t.act(Settle(corner(0, 0, "SE")))
    assert t.hand(0) == {}
    t = vincent(**CITY).put_played(0, "knight").act(Vincent("played"), BuildCity(N))
    assert t.hand(0) == {}
    assert t.phase == "after_use"


def test_14_2_a_knight_played_or_held() -> None:
    t = vincent(**CITY).put_played(0, "knight").deal(0, "knight")
    assert t.legal(kind=Vincent) == [Vincent("played"), Vincent("held")]
    assert vincent(**CITY).why(Vincent("held")) == "no_knight"
    assert vincent(**CITY).why(Vincent("played")) == "no_knight"


def test_14_3_a_held_knight_may_be_new_and_is_not_played() -> None:
    t = vincent(**CITY).deal(0, "knight", new=True).deal(0, "monopoly")
    robber = t.s.robber
    t.act(Vincent("held"), BuildCity(N), Keep())
    assert t.s.robber == robber
    assert not t.s.has_played
    t = vincent(**CITY).deal(0, "knight").deal(0, "knight", new=True)
    t.act(Vincent("held"), BuildCity(N), Keep())
    assert PlayKnight() in t.legal()  # the new one went


def test_14_4_the_knight_leaves_the_match_openly() -> None:
    t = vincent(**CITY).deal(0, "knight").act(Vincent("held"), BuildCity(N))
    assert GaveKnight(0, "held") in t.told(2)
    assert t.cards(0) == {}
    assert t.s.knights_gone == 1


def test_14_5_place_and_piece_as_always_and_nothing_in_vain() -> None:
    t = vincent(**SETTLE).put_played(0, "knight").act(Vincent("played"))
    assert t.why(Settle(corner(0, 0, "NE"))) == "too_close"
    assert t.why(Settle(corner(0, 0, "S"))) == "no_own_road"
    assert t.why(BuildCity(N)) == "too_poor_for_vincent"
    assert t.s.played[0, 0] == 1
    t = vincent(ore=2).put_played(0, "knight")
    assert t.why(Vincent("played")) == "vincent_cannot_build"


def test_14_6_one_building_a_use() -> None:
    t = vincent(ore=4, grain=2, **SETTLE).put_played(0, "knight", 2)
    t.act(Vincent("played"), BuildCity(N), Keep())
    assert t.why(Vincent("played")) == "helper_rests"
    assert t.why(Settle(corner(0, 0, "SE"))) == "too_poor"


@pytest.mark.parametrize(
    ("knights", "holder"),
    [((4, 3, 0), 0), ((3, 3, 0), 1), ((3, 0, 0), -1), ((4, 4, 4), -1)],
)
def test_14_7_the_largest_army_is_counted_anew(knights: tuple[int, ...], holder: int) -> None:
    t = vincent(**CITY).put_played(0, "knight", knights[0])
    for seat in (1, 2):
        t.put_played(seat, "knight", knights[seat])
    assert t.s.army_holder == 0
    t.act(Vincent("played"), BuildCity(N))
    assert t.s.army_holder == holder


# ---------------------------------------------------------------- Jean


def test_15_1_the_seat_names_a_resource() -> None:
    t = helped("jean")
    assert t.legal(kind=Jean) == [Jean(resource) for resource in RESOURCE_IDS]


def test_15_2_two_for_one_any_number_of_times() -> None:
    """The rulebook's example: ore is named; two ore bring a brick, again and again."""
    t = helped("jean").give(0, ore=6).act(Jean("ore"), Keep())
    t.act(Bank("ore", "brick"), Bank("ore", "brick"), Bank("ore", "wool"))
    assert t.hand(0) == {"brick": 2, "wool": 1}


def test_15_3_before_the_roll_there_is_no_trade() -> None:
    t = begun(3).put_helper(0, "jean").give(0, ore=2).act(Jean("ore"), Keep())
    assert t.why(Bank("ore", "wool")) == "roll_first"
    t.s.rests[1] = t.s.rests[2] = 1
    t.roll(1, 1)
    assert Bank("ore", "wool") in t.legal()
    assert t.why(Bank("wool", "ore")) == "too_few_for_bank"


def test_15_4_the_rate_lasts_to_the_end_of_the_turn() -> None:
    t = helped("jean").give(0, ore=2).act(Jean("ore"), Exchange("hildegard"))
    assert t.view(0).rates["ore"] == 2
    t.end_turn()
    assert t.view(0).jean_rate is None


# ---------------------------------------------------------------- Siegfried


def siegfried(owner: int = 1) -> Table:
    """Seat 0 is about to roll; the owner has Siegfried."""
    return begun(3).put_helper(owner, "siegfried")


def test_16_1_at_once_on_anybodys_seven() -> None:
    for owner in range(3):
        t = siegfried(owner).give(0, ore=8).roll(3, 4)
        assert (t.phase, t.decider) == ("siegfrieds", owner)
        assert t.why(MoveRobber(0), seat=owner) == "siegfried_first"
    assert siegfried().roll(3, 3).phase != "siegfrieds"


def test_16_2_with_more_than_seven_it_does_not_discard() -> None:
    t = siegfried().give(1, ore=8).give(2, wool=8).roll(3, 4)
    assert t.legal() == [DoNotUse(), KeepHand()]
    assert t.why(TakeCard("ore")) == "hand_too_large"
    t.act(KeepHand(), Keep())
    assert t.movers() == [2]
    t.act(*[Discard("wool")] * 4)
    assert t.hand(1) == {"ore": 8}


def test_16_3_with_seven_or_fewer_it_takes_a_card() -> None:
    t = siegfried().give(1, ore=7).leave_in_bank("wool", 0, holder=2).roll(3, 4)
    assert t.why(KeepHand()) == "hand_too_small"
    assert t.why(TakeCard("wool")) == "bank_lacks_it"
    t.act(TakeCard("ore"))
    assert t.hand(1) == {"ore": 8}


def test_16_4_a_card_so_taken_never_makes_it_discard() -> None:
    t = siegfried().give(1, ore=7).roll(3, 4).act(TakeCard("ore"), Keep())
    assert t.s.to_discard[1] == 0
    assert t.phase == "moving_robber"


def test_16_5_asked_only_when_it_could_use_him() -> None:
    t = siegfried()
    t.s.rests[1] = 1
    assert t.roll(3, 4).phase == "moving_robber"
    t = begun(4).put_helper(1, "siegfried")
    for resource in RESOURCE_IDS:
        t.leave_in_bank(resource, 0, holder=2)
    assert t.roll(3, 4).phase == "discarding"


def test_16_6_keep_or_exchange_comes_before_the_discards() -> None:
    t = siegfried().give(1, ore=8).give(0, wool=8).roll(3, 4).act(KeepHand())
    assert (t.phase, t.decider) == ("after_use", 1)
    t.act(Keep())
    assert (t.phase, t.movers()) == ("discarding", [0])


def test_16_1_and_the_robber_bride_waits_for_the_robber_of_the_seven() -> None:
    t = siegfried().put_helper(0, "robber_bride").put_robber(0).roll(3, 4)
    assert t.why(RobberBride(9), seat=0) == "not_your_turn"
    assert t.why(Roll(), seat=0) == "not_your_turn"
    assert t.why(Buy(), seat=0) == "not_your_turn"


def test_jeans_rate_is_not_shown_to_those_who_build_after_the_turn() -> None:
    t = begun(5, five_six="building_phase").acting().put_helper(0, "jean").give(1, ore=2)
    t.act(Jean("ore"), Keep())
    assert (t.view(0).rates["ore"], t.view(0).jean_rate) == (2, "ore")
    t.act(EndTurn())
    assert (t.phase, t.decider) == ("building", 1)
    assert t.view(1).rates["ore"] == t.s.rate[1, RESOURCE_IDS.index("ore")]
    assert t.view(1).jean_rate is None


def test_the_prompt_says_that_side_b_goes() -> None:
    t = helped("jean", side="b").act(UseIdly())
    assert isinstance(asked := prompt(t.s, 0), Expected)
    assert asked.must
    assert isinstance(asked := prompt(helped("jean").act(UseIdly()).s, 0), Expected)
    assert not asked.must
