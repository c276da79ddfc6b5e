"""Chapters 4 to 6 of RULES.md: turns, cursed roles, the end of the round."""

from __future__ import annotations

import pytest

from samobranka.core.chance import generator
from samobranka.core.faults import UndoRefused
from samobranka.core.game import seat_bit
from samobranka.core.match import new
from samobranka.core.sets import bit, count_of
from samobranka.games.broom_service.parts import ROLE_IDS
from samobranka.games.broom_service.phases.choosing import Choose
from samobranka.games.broom_service.phases.flying import Fly
from samobranka.games.broom_service.phases.gathering import Take, TakeAll
from samobranka.games.broom_service.phases.turns import Answer, Call
from samobranka.games.broom_service.phases.undone import Nothing
from samobranka.games.broom_service.state import CHOOSING
from samobranka.games.broom_service.story import (
    ActsBravely,
    Called,
    Cursed,
    NewFirst,
    Overtaken,
    Passed,
)
from tests.games.broom_service.table import BRAVE, COWARD, GAME, LATE, Table, playing, table

FRUIT, HERB = "fruit_gatherer", "herb_gatherer"


def test_4_1_any_card_of_the_hand_either_way() -> None:
    t = playing(f"{FRUIT} {HERB}", FRUIT)
    assert len(t.legal()) == 4
    assert t.why(Call("peak_druid", BRAVE)) == "not_in_hand"
    assert t.why(Call(FRUIT, BRAVE), 1) == "not_your_turn"


def test_4_2_even_if_nothing_can_be_done() -> None:
    t = playing("weather_fairy peak_druid", "").give(0)
    t.act(Call("weather_fairy", BRAVE), Call("peak_druid", COWARD))
    assert t.s.round == 2


def test_4_3_each_other_seat_once_clockwise() -> None:
    t = playing(FRUIT, FRUIT, FRUIT, FRUIT)
    asked = []
    t.act(Call(FRUIT, BRAVE))
    while t.phase == "answering":
        asked.append(t.turn)
        t.act(Answer(BRAVE))
    assert asked == [1, 2, 3]
    t = playing(HERB, FRUIT, FRUIT)
    t.s.first = t.s.turn = 2
    assert t.act(Call(FRUIT, BRAVE)).turn == 1  # seat 0 has passed
    assert t.told()[1] == Passed(0)


def test_4_4_without_the_role_a_seat_passes() -> None:
    t = playing(FRUIT, HERB, FRUIT).act(Call(FRUIT, BRAVE))
    assert t.turn == 2
    assert t.told() == [Called(0, FRUIT, BRAVE), Passed(1)]
    assert t.hand(1) == [HERB]


def test_4_5_with_the_role_it_must_be_played() -> None:
    t = playing(FRUIT, f"{FRUIT} {HERB}").act(Call(FRUIT, BRAVE))
    assert t.legal() == [Answer(COWARD), Answer(BRAVE)]
    assert t.why(Nothing()) == "answer_now"
    assert t.rule(Call(HERB, BRAVE)) == "4.5"


def test_4_6_a_coward_acts_before_the_next_answers() -> None:
    t = playing(FRUIT, FRUIT).give(0).give(1)
    t.act(Call(FRUIT, COWARD))
    assert (t.phase, t.turn) == ("acting", 0)
    t.act(Take("purple"))
    assert t.stock(0)["purple"] == 1
    assert (t.phase, t.turn) == ("answering", 1)


def test_4_7_a_brave_action_waits_for_all_answers() -> None:
    t = playing(FRUIT, FRUIT).give(0).act(Call(FRUIT, BRAVE))
    assert (t.phase, t.turn, t.s.claim) == ("answering", 1, 0)
    assert sum(t.stock(0).values()) == 0
    call = t.view(None).call
    assert call is not None
    assert (call.role, call.claim) == (FRUIT, 0)


def test_4_8_a_later_brave_claim_takes_the_role() -> None:
    t = playing(FRUIT, FRUIT, FRUIT)
    for seat in range(3):
        t.give(seat)
    t.act(Call(FRUIT, BRAVE), Answer(BRAVE))
    assert Overtaken(0) in t.told()
    t.act(Answer(BRAVE), TakeAll())
    assert [sum(t.stock(seat).values()) for seat in range(3)] == [0, 0, 3]
    assert t.s.round == 2  # all cards are spent


def test_4_9_the_last_brave_seat_acts() -> None:
    t = playing(FRUIT, FRUIT, FRUIT)
    t.act(Call(FRUIT, BRAVE), Answer(BRAVE), Answer(COWARD))
    assert (t.phase, t.turn) == ("acting", 2)
    t.act(Take("purple"))
    assert (t.phase, t.turn) == ("acting", 1)
    assert ActsBravely(1, FRUIT) in t.told()
    assert t.view(None).pending[-1].resources == {"purple": 2, "wand": 1}


def test_4_10_and_is_first_player_even_without_acting() -> None:
    t = playing(f"{FRUIT} {HERB}", f"{FRUIT} {HERB}").act(Call(FRUIT, BRAVE), Answer(BRAVE))
    t.act(Nothing())
    assert (t.s.first, t.turn, t.phase) == (1, 1, "calling")


def test_4_11_without_a_brave_one_the_first_player_stays() -> None:
    t = playing(f"{FRUIT} {HERB}", f"{FRUIT} {HERB}")
    t.act(Call(FRUIT, COWARD), Nothing(), Answer(COWARD), Nothing())
    assert (t.s.first, t.turn, t.phase) == (0, 0, "calling")


def test_4_12_the_nearest_clockwise_with_cards() -> None:
    t = playing(FRUIT, "", "", HERB).act(Call(FRUIT, BRAVE), TakeAll())
    assert (t.s.first, t.turn, t.phase) == (3, 3, "calling")
    assert NewFirst(3) in t.told()


def test_4_13_the_turns_end_without_cards() -> None:
    t = playing(FRUIT, "", FRUIT).act(Call(FRUIT, COWARD), Nothing(), Answer(COWARD))
    assert t.s.round == 1
    assert t.act(Nothing()).s.round == 2


def test_4_14_a_role_is_called_at_most_once_a_round() -> None:
    for seed in range(3):
        t = table(4, seed)
        choice = generator(seed)
        while t.movers():
            t.play(choice, 1)
            called = t.view(None).called
            assert len(called) == len(set(called))


def test_4_15_everything_may_be_left_undone() -> None:
    t = playing("forest_witch hill_witch fruit_gatherer peak_druid", "")
    for role in ("forest_witch", "hill_witch", FRUIT):
        t.act(Call(role, BRAVE))
        assert t.legal()[-1] == Nothing()
        t.act(Nothing())
    t.stand(0, "nF1", "nA1").act(Call("peak_druid", BRAVE))
    assert Nothing() in t.legal()
    t = playing("hill_witch", "").act(Call("hill_witch", BRAVE), Fly(0, "nB1"), Nothing())
    assert t.pawns(0) == ["nB1", "nC4"]  # moved, but not delivered


def test_4_16_played_cards_lie_open() -> None:
    t = playing(f"{FRUIT} {HERB}", FRUIT).act(Call(FRUIT, COWARD), Nothing(), Answer(BRAVE))
    seats = t.view(None).seats
    assert [(c.role, c.courage) for c in seats[0].played] == [(FRUIT, COWARD)]
    assert [(c.role, c.courage) for c in seats[1].played] == [(FRUIT, BRAVE)]
    t.act(Nothing()).finish_round()
    assert all(seat.played == [] for seat in t.view(None).seats)


def test_4_17_what_was_heard_cannot_be_undone() -> None:
    match = new(GAME, 2, secret="4.17")
    for seat in (0, 1):
        while match.movers & seat_bit(seat) and match.state.phase == CHOOSING:
            match.act(seat, match.legal(seat)[0])
    match.act(0, match.legal(0)[-1])
    with pytest.raises(UndoRefused):
        match.undo(0)


@pytest.mark.parametrize(("seats", "cards"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_5_1_how_many_are_turned_up(seats: int, cards: int) -> None:
    t = Table(seats, generator(3), {})
    assert len(t.view(None).cursed) == cards


@pytest.mark.parametrize("courage", [BRAVE, COWARD])
def test_5_2_three_points_lost_at_that_moment(courage: str) -> None:
    t = playing(FRUIT, FRUIT).cursed(FRUIT).act(Call(FRUIT, courage))
    assert t.points == [7, 10]
    assert Cursed(0, 3) in t.told()
    while t.phase == "acting":
        t.act(Nothing())
    t.act(Answer(courage))
    assert t.points == [7, 7]


def test_5_3_points_may_fall_below_zero() -> None:
    t = playing(FRUIT, "").cursed(FRUIT)
    t.s.points[0] = 1
    assert t.act(Call(FRUIT, COWARD)).points[0] == -2


def test_5_4_the_last_ones_go_to_a_discard() -> None:
    t = table(2).cursed("hill_witch", FRUIT, HERB).hands(FRUIT, "").finish_round()
    assert t.s.cursed_discard == sum(bit(ROLE_IDS.index(r)) for r in ("hill_witch", FRUIT, HERB))


@pytest.mark.parametrize(("seats", "rounds"), [(2, {4, 7}), (3, {6}), (4, set())])
def test_5_5_the_discard_becomes_the_deck(seats: int, rounds: set[int]) -> None:
    t = Table(seats, generator(9), {})
    shuffled = set()
    for _ in range(6):
        deck = count_of(t.s.cursed_deck)
        t.hands(*[FRUIT] * seats).finish_round()
        while t.phase == "handing_in":
            t.do(t.movers()[0], Nothing())
        if count_of(t.s.cursed_deck) > deck - len(t.view(None).cursed):
            shuffled.add(t.s.round)
        assert len(t.view(None).cursed) == {2: 3, 3: 2, 4: 1}[seats]  # all different
    assert shuffled == rounds


def test_6_1_the_event_acts_at_the_end_in_the_last_round_too() -> None:
    t = playing(FRUIT, "", event="safe_places")
    t.s.round = 7
    t.act(Call(FRUIT, COWARD), Nothing())
    assert t.phase == "over"
    assert t.points == [12, 12]  # a pawn each on hills


def test_6_2_all_roles_are_back() -> None:
    t = playing(FRUIT, HERB).finish_round()
    assert (t.s.round, t.phase, t.s.call_count) == (2, "choosing", 0)
    assert len(t.of_kind(Choose, 1)) == 10


def test_6_3_the_first_player_begins_the_next_round() -> None:
    t = playing(FRUIT, FRUIT).act(Call(FRUIT, BRAVE), Answer(BRAVE), TakeAll())
    assert (t.s.round, t.s.first) == (2, 1)
    t.event(LATE)
    for seat in (0, 1):
        t.do(seat, *(Choose(role) for role in ROLE_IDS[:4]))
    assert (t.phase, t.turn) == ("calling", 1)
