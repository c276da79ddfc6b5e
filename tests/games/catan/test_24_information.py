"""Chapter 24 of RULES.md: open and hidden information."""

from __future__ import annotations

import msgspec

from samobranka.core.chance import generator
from samobranka.games.catan.parts import CARD_IDS, RESOURCE_IDS
from samobranka.games.catan.phases.bank import Bank
from samobranka.games.catan.phases.building import BuildRoad
from samobranka.games.catan.phases.candamir import Candamir, KeepCard
from samobranka.games.catan.phases.cards import Buy, PlayKnight, PlayMonopoly, PlayPlenty, TakeCard
from samobranka.games.catan.phases.hildegard import Hildegard, TakeSeen
from samobranka.games.catan.phases.nassir import Nassir, NassirAsks
from samobranka.games.catan.phases.offers import Accept, Ask, Choose, Decline, Give, Offer, Propose
from samobranka.games.catan.phases.robber import Discard, MoveRobber
from tests.games.catan.table import Table, bare, begun, corner, helped, plain

PRICE = {"ore": 1, "wool": 1, "grain": 1}


def test_24_1_everyone_sees_the_table() -> None:
    t = begun(4).acting().put_played(1, "knight", 3)
    shown = [msgspec.to_builtins(t.view(seat)) for seat in (0, 1, 2, None)]
    for name in ("board", "robber", "reserve", "turn", "dice", "phase", "part", "got", "rolls"):
        assert all(view[name] == shown[0][name] for view in shown)
    for view in shown:
        assert view["seats"][1]["awards"] == ["largest_army"]
        assert view["seats"][1]["helper"] == "marianne"
        assert view["seats"][1]["helper_ready"]


def test_24_2_bank_deck_and_sizes_are_open() -> None:
    t = plain().give(1, ore=3).deal(1, "knight").deal(1, "monopoly", new=True)
    for audience in (0, 2, None):
        shown = t.view(audience)
        assert shown.bank["ore"] == 16
        assert shown.deck_size == 23
        seat = shown.seats[1]
        assert (seat.hand_size, seat.card_count, seat.bought_count) == (3, 2, 1)


def test_24_3_all_hands_together_can_be_counted() -> None:
    t = plain(2).give(1, ore=2, wool=1)
    for stream in range(5):
        assert t.imagined(0, generator(stream)).hand(1) == {"wool": 1, "ore": 2}
    t = plain(4).give(1, ore=2).give(2, wool=2).give(3, brick=1)
    for stream in range(20):
        dream = t.imagined(0, generator(stream))
        held = [sum(dream.hand(seat).get(name, 0) for seat in (1, 2, 3)) for name in RESOURCE_IDS]
        assert held == [1, 0, 2, 0, 2]
        assert [dream.s.hand_size[seat] for seat in range(4)] == [0, 2, 2, 1]


def test_24_4_open_gains_and_payments() -> None:
    t = bare().before_roll().put(1, settlements=[corner(0, -1, "N")]).roll(3, 3)
    assert t.known(0, 1) == {"brick": 1}
    t = plain().give(0, ore=4).act(Bank("ore", "wool"))
    assert t.known(1, 0) == {"wool": 1}
    t = plain().deal(0, "year_of_plenty").act(PlayPlenty(), TakeCard("ore"), TakeCard("wool"))
    assert t.known(None, 0) == {"wool": 1, "ore": 1}
    t = plain().give(1, ore=2).deal(0, "monopoly").act(PlayMonopoly("ore"))
    assert t.known(2, 0) == {"ore": 2}


def test_24_5_lower_bounds_never_below_none() -> None:
    t = plain().give(0, brick=1, lumber=1)
    t.act(t.legal(kind=BuildRoad)[0])
    assert t.known(1, 0) == {}
    t = plain().give(0, ore=5).act(Bank("ore", "brick"))
    t.deal(0, "year_of_plenty").act(PlayPlenty(), TakeCard("lumber"), TakeCard("ore"))
    assert t.known(1, 0) == {"brick": 1, "lumber": 1, "ore": 1}
    t.act(t.legal(kind=BuildRoad)[0])
    assert t.known(1, 0) == {"ore": 1}


def test_24_6_who_offers_or_accepts_shows_cards() -> None:
    t = plain().give(0, brick=2).give(1, ore=1).act(Offer(), Give("brick"), Ask("ore"))
    assert t.known(1, 0) == {}
    t.act(Propose())
    assert t.known(2, 0) == {"brick": 1}
    t.act(Accept(), seat=1).act(Decline(), seat=2)
    assert t.known(2, 1) == {"ore": 1}
    t.act(Choose(1))
    assert t.known(2, 1) == {"brick": 1}
    assert t.known(2, 0) == {"ore": 1}


def robbed(**cards: int) -> Table:
    """Seat 0 has stolen a card from seat 1, whose cards came openly; four seats."""
    t = bare(4).put(1, settlements=[corner(0, 0, "N")]).put_robber(0)
    t.deal(1, "year_of_plenty", "year_of_plenty")
    for resource, count in cards.items():
        k = RESOURCE_IDS.index(resource)
        t.s.bank[k] -= count
        t.s.hand[1, k] += count
        t.s.hand_size[1] += count
        t.s.sure[1, k] += count
    return t.deal(0, "knight").act(PlayKnight()).act(MoveRobber(9), words=[0])


def test_24_7_thief_and_victim_know_the_card() -> None:
    t = robbed(brick=1, ore=2)
    assert t.hand(0) == {"brick": 1}
    assert t.known(0, 1) == {"ore": 2}
    assert t.known(1, 0) == {"brick": 1}


def test_24_8_the_others_know_one_card_less_of_each() -> None:
    t = robbed(brick=1, ore=2)
    for audience in (2, 3, None):
        assert t.known(audience, 1) == {"ore": 1}
        assert t.known(audience, 0) == {}


def test_24_9_unless_only_one_card_can_have_gone() -> None:
    t = robbed(ore=2)
    for audience in (2, 3, None):
        assert t.known(audience, 1) == {"ore": 1}
        assert t.known(audience, 0) == {"ore": 1}


def test_24_10_hildegards_owner_knows_that_hand_whole() -> None:
    t = helped("hildegard", seats=4).clear().put(1, cities=[corner(0, 0, "S")])
    t.give(1, ore=2, wool=1).act(Hildegard(1), TakeSeen("wool"))
    assert t.known(0, 1) == {"ore": 2}
    assert t.known(1, 0) == {"wool": 1}
    assert t.known(2, 0) == {}
    assert {str(t.imagined(0, generator(k)).hand(1)) for k in range(9)} == {str({"ore": 2})}


def test_24_11_that_a_hand_lacks_a_resource_is_not_remembered() -> None:
    t = helped("nassir", seats=4).give(1, wool=2).give(2, ore=2)
    t.act(Nassir(1), NassirAsks("ore"))
    hands = {str(t.imagined(0, generator(k)).hand(1)) for k in range(30)}
    assert len(hands) > 1


def test_24_12_development_cards_are_the_owners() -> None:
    t = plain().give(0, **PRICE).act(Buy(), words=[0])
    assert t.view(0).cards == {"knight": 1}
    assert t.view(1).cards == {}
    kinds = {str(t.imagined(1, generator(k)).cards(0)) for k in range(40)}
    assert len(kinds) > 2
    assert {str(t.imagined(0, generator(k)).cards(0)) for k in range(5)} == {"{'knight': 1}"}


def test_24_13_candamirs_owner_remembers_what_it_gave_back() -> None:
    t = helped("candamir").give(0, **PRICE).leave_in_deck("knight", "monopoly", "victory_point")
    t.act(Candamir(), KeepCard("knight"))
    place = {name: k for k, name in enumerate(CARD_IDS)}
    assert t.s.deck_sure[0, place["monopoly"]] == t.s.deck_sure[0, place["victory_point"]] == 1
    t.acting(1).give(1, **PRICE).act(Buy())
    assert [t.s.deck_sure[0, k] for k in range(5)] == [0] * 5


def test_24_14_what_is_composed_answered_or_laid_is_the_seats_own() -> None:
    t = plain().give_all(ore=1, wool=1).act(Offer(), Give("ore"))
    assert t.view(1).draft is None
    t.act(Ask("wool"), Propose()).act(Accept(), seat=1)
    assert t.view(1).own_answer == "accepted"
    assert t.view(2).own_answer is None
    assert t.view(0).answers == []
    t = bare().before_roll().give(0, ore=8).give(1, wool=8).roll(3, 4).act(Discard("ore"), seat=0)
    assert t.view(0).laid == {"ore": 1}
    assert t.view(1).laid == {}


def test_24_15_all_points_are_the_owners() -> None:
    t = plain().deal(0, "victory_point")
    assert [t.view(seat).seats[0].points for seat in (0, 1, None)] == [3, 2, 2]


def test_24_16_declining_and_being_asked_tell_nothing() -> None:
    t = plain().give(0, ore=1).give(1, wool=1).act(Offer(), Give("ore"), Ask("wool"), Propose())
    assert t.movers() == [1, 2]  # seat 2 has no cards at all
    t.decline_all()
    assert t.known(0, 1) == {}


def test_24_17_a_spectator_knows_what_everybody_knows() -> None:
    t = robbed(brick=1, ore=2)
    assert t.view(None).hand is None
    assert [t.known(None, seat) for seat in range(4)] == [t.known(2, seat) for seat in range(4)]
