"""Chapter 17 of RULES.md: open and hidden information; determinize."""

from __future__ import annotations

import msgspec
import pytest

from samobranka.core.chance import generator
from samobranka.games.broom_service.parts import BOX, EVENT_IDS, ROLE_IDS, SPACE_IDS
from samobranka.games.broom_service.phases.choosing import Choose, Enough
from samobranka.games.broom_service.phases.clouds import Dispel
from samobranka.games.broom_service.phases.extra_cards import Add
from samobranka.games.broom_service.phases.flying import Fly
from samobranka.games.broom_service.phases.handing_in import HandIn
from samobranka.games.broom_service.phases.turns import Answer, Call
from samobranka.games.broom_service.phases.undone import Nothing
from samobranka.games.broom_service.view import AnswerRole, Wait
from tests.games.broom_service.table import (
    ALL_MODULES,
    BRAVE,
    COWARD,
    Table,
    castles,
    flights,
    playing,
    table,
)

FRUIT, HERB, HILL = "fruit_gatherer", "herb_gatherer", "hill_witch"


def shown(t: Table, seat: int | None) -> bytes:
    """All that an audience is shown or refused."""
    asked = [] if seat is None else [t.why(action, seat) for action in (Nothing(), Choose(HILL))]
    legal = [] if seat is None else t.legal(seat)
    return msgspec.json.encode([t.view(seat), t.prompt(seat), legal, asked])


def dreams(t: Table, seat: int, count: int = 60) -> list[Table]:
    return [t.imagined(seat, generator(n)) for n in range(count)]


def test_17_1_the_whole_box_is_known() -> None:
    assert len(BOX.roles) == len(BOX.events) == 10


def test_17_2_what_lies_open() -> None:
    views = table(3, modules=ALL_MODULES).views()
    for view in views[1:]:
        for name in ("seats", "clouds", "filled", "mountains", "forests", "hills", "first"):
            assert getattr(view, name) == getattr(views[0], name)


def test_17_3_events_and_cursed_roles_so_far() -> None:
    t = table(3, event="safe_places").cursed(HILL)
    t.hands(FRUIT, "", "").finish_round()
    view = t.view(None)
    assert "safe_places" in view.events_seen
    assert len(view.events_seen) == 2
    assert HILL not in view.cursed_deck


def test_17_4_cards_played_and_sizes_of_hands() -> None:
    t = playing(f"{FRUIT} {HILL}", FRUIT).act(Call(FRUIT, BRAVE))
    for view in t.views():
        assert [len(seat.played) for seat in view.seats] == [1, 0]
        assert [seat.hand_size for seat in view.seats] == [1, 1]


def test_17_5_only_the_owner_knows_its_hand() -> None:
    t = playing(f"{FRUIT} {HILL}", HERB)
    assert [view.hand for view in t.views()] == [[HILL, FRUIT], [HERB], None]
    assert len(t.view(0).left_out) == 8
    assert t.view(None).left_out == []


def test_17_6_choices_at_once_reveal_nothing() -> None:
    t = table(3, event="more_or_less")
    before = [shown(t, audience) for audience in (1, 2, None)]
    moment = t.s.moment
    for action in (Choose(HILL), Choose(HERB), Enough()):
        t.do(0, action)
        assert [shown(t, audience) for audience in (1, 2, None)] == before
        assert t.told(1) == t.told(None) == []
        assert t.s.moment == moment
    assert t.prompt(0) == Wait("choosing")
    t.do(1, Choose(FRUIT), Enough()).do(2, Choose(FRUIT), Enough())
    assert [seat.hand_size for seat in t.view(None).seats] == [2, 1, 1]
    assert t.s.moment > moment


def test_17_6_sets_and_extra_cards_reveal_nothing() -> None:
    t = playing(FRUIT, "", event="get_to_work").act(Call(FRUIT, COWARD), Nothing())
    before = shown(t, 1)
    assert shown(t.do(0, HandIn()), 1) == before
    t = table(2, modules=ALL_MODULES).hold(0, "extra_card").hold(1, "extra_card")
    for seat in (0, 1):
        t.do(seat, *(Choose(role) for role in ROLE_IDS[:4]))
    before = shown(t, 1)
    assert shown(t.do(0, Add("peak_druid")), 1) == before


def test_17_7_who_decides_is_open() -> None:
    t = playing(FRUIT, "", "", event="get_to_work").give(2).act(Call(FRUIT, COWARD), Nothing())
    assert t.movers() == [0, 1]
    assert t.prompt(2) == Wait("handing_in")


def test_17_8_nothing_tells_of_a_role_before_its_turn() -> None:
    """While a coward acts, all look the same whether the next seat holds the role or not."""
    views = []
    for third in (FRUIT, HERB):
        t = playing(FRUIT, HERB, third).act(Call(FRUIT, COWARD))
        views.append([shown(t, audience) for audience in (0, 1, None)])
        call = t.view(1).call
        assert call is not None
        assert [reply.reply for reply in call.replies] == ["later", "later"]
    assert views[0] == views[1]
    t = playing(FRUIT, FRUIT, "").act(Call(FRUIT, BRAVE))
    assert t.prompt(2) == AnswerRole(1, FRUIT)


def test_17_9_what_is_known_of_hands() -> None:
    t = playing(f"{FRUIT} {HERB}", f"{FRUIT} {HILL}", f"{FRUIT} {HILL}", HILL)
    t.act(Call(FRUIT, BRAVE), Answer(COWARD))
    while t.phase == "acting":
        t.act(Nothing())
    assert (t.phase, t.turn) == ("answering", 2)
    may_hold = [seat.may_hold for seat in t.view(None).seats]
    assert [FRUIT in roles for roles in may_hold] == [False, False, True, True]
    assert all(len(roles) == 9 + (FRUIT in roles) for roles in may_hold)
    for dream in dreams(t, 0):
        assert FRUIT in dream.hand(2)  # it is being asked
        assert FRUIT not in dream.hand(1)  # it has answered
        assert [len(dream.hand(seat)) for seat in range(4)] == [1, 1, 2, 1]
        assert dream.hand(0) == t.hand(0)
    may = [FRUIT in dream.hand(3) for dream in dreams(t, 0, 200)]
    assert any(may)  # still to answer: it may hold the role
    assert not all(may)


def test_17_9_an_empty_hand_may_hold_nothing() -> None:
    t = playing(f"{FRUIT} {HERB}", "")
    assert [len(seat.may_hold) for seat in t.view(0).seats] == [10, 0]
    assert [seat.may_hold for seat in table(2).view(0).seats] == [[], []]


@pytest.mark.parametrize("role", ROLE_IDS)
def test_17_1_what_each_role_reaches_is_what_its_action_offers(role: str) -> None:
    t = playing(role, HILL).give(0, purple=1, green=1, orange=1, wand=3)
    for space in SPACE_IDS[:4]:
        t.cloud(space, "thunder")
    (told,) = [each for each in t.view(0).reach if each.role == role]
    assert t.view(None).reach == []
    t.act(Call(role, COWARD))
    offered = t.legal() if t.phase == "acting" else []
    assert set(told.spaces) == {action.space for action in offered if isinstance(action, Dispel)}
    if "druid" in role:
        assert set(told.castles) == {castle for _, castle in castles(t)}
    else:
        assert set(told.regions) == {region for _, region in flights(t)}


def test_17_1_a_witch_reaches_the_castles_to_which_she_can_deliver_there() -> None:
    role = "prairie_witch"

    def flown() -> Table:
        t = playing(role, HILL).give(0, purple=1, green=1, orange=1)
        return t.act(Call(role, BRAVE))

    (told,) = [each for each in flown().view(0).reach if each.role == role]
    found = set()
    for pawn, region in flights(flown()):
        found |= castles(flown().act(Fly(pawn, region)))
    assert set(told.castles) == {castle for _, castle in found} != set()


def test_17_10_a_new_round_takes_it_away() -> None:
    t = playing(f"{FRUIT} {HERB}", HILL).finish_round().event("solitude")
    for seat in (0, 1):
        t.do(seat, *(Choose(role) for role in ROLE_IDS[:4]))
    held = {role for dream in dreams(t, 0) for role in dream.hand(1)}
    assert held == set(ROLE_IDS)


def test_17_11_each_event_not_seen_is_as_likely() -> None:
    seen = set()
    for seed in range(60):
        t = Table(2, generator(seed), {}).event("solitude")
        seen.add(t.hands(FRUIT, "").finish_round().view(None).event)
    assert seen == set(EVENT_IDS) - {"solitude"}


def test_17_12_the_cursed_deck_is_known_but_not_its_order() -> None:
    t = Table(3, generator(1), {})
    view = t.view(None)
    assert sorted(view.cursed + view.cursed_deck) == sorted(ROLE_IDS)


def test_17_13_what_left_the_match_follows_by_subtraction() -> None:
    view = Table(3, generator(1), ALL_MODULES).view(None)
    assert len({tile.tile for tile in view.mountains}) == 3
    assert len(view.clouds) == 18


def test_17_14_waits_tell_nothing() -> None:
    t = table(3)
    t.do(1, *(Choose(role) for role in ROLE_IDS[:4]))
    assert t.prompt(None) == t.prompt(1) == Wait("choosing")
    assert t.why(Nothing(), 1) == "chosen_already"
    assert t.why(Nothing(), 0) == "choose_first"


def test_no_other_seat_has_chosen_in_a_dream() -> None:
    t = table(3, event="more_or_less").do(1, Choose(HILL), Enough())
    for dream in dreams(t, 0, 5):
        assert dream.movers() == [0, 1, 2]
        assert dream.hand(1) == []
    t = playing(FRUIT, "", "", event="get_to_work").give(2).act(Call(FRUIT, COWARD), Nothing())
    t.do(1, HandIn())
    assert t.imagined(0, generator(1)).movers() == [0, 1]
