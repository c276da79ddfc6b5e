"""Chapter 3 of RULES.md: the round and the choice of roles."""

from __future__ import annotations

from samobranka.core.match import new
from samobranka.games.broom_service.parts import ROLE_IDS
from samobranka.games.broom_service.phases.choosing import Choose, Enough
from samobranka.games.broom_service.phases.turns import Call
from samobranka.games.broom_service.story import AllChose, Chose
from tests.games.broom_service.table import GAME, Table, table

FOUR = ("forest_witch", "hill_witch", "fruit_gatherer", "peak_druid")


def choose(t: Table, seat: int, *roles: str) -> Table:
    return t.do(seat, *(Choose(role) for role in roles))


def all_chosen(seats: int = 3) -> Table:
    t = table(seats)
    for seat in range(seats):
        choose(t, seat, *FOUR)
    return t


def test_3_1_the_order_of_a_round() -> None:
    t = table(2, event="safe_places").cursed("fruit_gatherer").choosing()
    view = t.view(None)
    assert (view.event, view.cursed, view.phase) == ("safe_places", ["fruit_gatherer"], "choosing")
    choose(choose(t, 0, *FOUR), 1, *FOUR)
    assert t.phase == "calling"
    before = t.points
    t.finish_round()
    assert (t.s.round, t.phase) == (2, "choosing")
    # A pawn of each seat stands on hills; the cursed gatherer was played by both.
    assert t.points == [points + 2 - 3 for points in before]


def test_3_2_all_choose_four_at_once() -> None:
    t = table(4)
    assert t.movers() == [0, 1, 2, 3]
    choose(t, 2, *FOUR[:3])
    assert t.movers() == [0, 1, 2, 3]
    choose(t, 2, FOUR[3])
    assert t.movers() == [0, 1, 3]
    assert t.why(Choose("valley_druid"), 2) == "chosen_already"
    assert t.why(Enough(), 0) == "number_is_fixed"


def test_3_3_all_ten_come_back() -> None:
    t = all_chosen(2).finish_round()
    assert t.s.round == 2
    assert len(t.of_kind(Choose, 0)) == 10
    choose(t, 0, *FOUR)


def test_3_4_one_at_a_time_and_none_twice() -> None:
    t = choose(table(2), 0, "forest_witch")
    assert t.why(Choose("forest_witch"), 0) == "role_chosen"
    assert t.rule(Choose("forest_witch"), 0) == "3.4"
    one = choose(choose(table(2), 0, *FOUR), 1, *FOUR)
    other = choose(choose(table(2), 1, *reversed(FOUR)), 0, *reversed(FOUR))
    assert bytes(one.rows[0]) == bytes(other.rows[0])


def test_3_5_choices_can_be_taken_back() -> None:
    match = new(GAME, 3, secret="3.5")
    match.act(0, Choose("forest_witch"))
    match.act(1, Choose("hill_witch"))
    match.undo(0)
    assert [match.view(seat).hand for seat in (0, 1)] == [[], ["hill_witch"]]  # type: ignore[attr-defined]


def test_3_6_six_are_left_out_unseen() -> None:
    t = all_chosen()
    assert len(t.view(1).left_out) == 6
    assert t.view(None).left_out == []
    t.finish_round()
    assert t.view(0).hand == []
    assert "left_out" not in str(t.view(None).seats)


def test_3_7_only_the_sizes_of_hands_are_shown() -> None:
    t = all_chosen()
    assert t.told(0) == [AllChose()]
    assert t.told(2) == [Chose(FOUR[3]), AllChose()]
    assert [seat.hand_size for seat in t.view(0).seats] == [4, 4, 4]
    assert (t.phase, t.turn) == ("calling", 0)
    assert set(t.hand(0)) == set(FOUR)
    assert {a.role for a in t.legal() if isinstance(a, Call)} == set(FOUR)
    hands = [view.hand for view in t.views()]
    assert hands == [sorted(FOUR, key=ROLE_IDS.index)] * 3 + [None]
    assert t.view(None).call is None
