"""Chapters 4 and 5 of RULES.md: travel cards and the secret counter."""

from __future__ import annotations

from collections import Counter

import pytest

from samobranka.core.chance import generator
from samobranka.games.elfenland.phases.journey_end import EndJourney
from samobranka.games.elfenland.phases.planning import Lay
from samobranka.games.elfenland.phases.round_end import Keep
from samobranka.games.elfenland.story import CardsDealt, Laid, SecretCounterGiven
from tests.games.elfenland.table import planning, table


def test_4_1_eight_cards_in_round_1() -> None:
    assert [len(table(4).hand(seat)) for seat in range(4)] == [8] * 4


def test_4_2_undealt_cards_and_discard_are_shuffled_together() -> None:
    t = table(2).stay_all()
    assert len(t.discards()) == 8
    t.next_round()
    assert t.discards() == []
    assert t.s.deck_size == 72 - 2 * 8


def test_4_2_a_discarded_card_can_come_back() -> None:
    """All pigs are in hands or discarded; in the next round somebody is dealt one."""
    found = False
    for seed in range(10):
        t = table(2, seed).pass_all().give(0, *["giant_pig"] * 8).give(1, *["dragon"] * 8)
        t.next_round()
        found = found or "giant_pig" in t.hand(1)
    assert found


def test_4_3_hands_are_filled_up_and_kept_cards_stay() -> None:
    t = table(2).pass_all().give(0, *["giant_pig"] * 4, *["dragon"] * 4)
    t.act(EndJourney())
    while t.turn == 0:
        t.act(t.legal()[0])
    assert t.hand(0) == ["dragon"] * 4
    t.next_round()
    assert len(t.hand(0)) == 8
    assert t.hand(0).count("dragon") >= 4
    (dealt,) = [event for event in t.told(0) if isinstance(event, CardsDealt)]
    assert sum(dealt.cards.values()) == 4
    assert Counter(dealt.cards) + Counter(["dragon"] * 4) == Counter(t.hand(0))


@pytest.mark.parametrize("seats", [2, 6])
def test_4_4_the_rest_is_not_touched_in_this_round(seats: int) -> None:
    t = table(seats)
    size = t.s.deck_size
    assert size == 72 - 8 * seats >= 24
    choice = generator(4)
    while t.s.round == 1 and t.movers():
        assert t.s.deck_size == size
        t.play(choice, plies=1)


def test_5_1_one_unseen_counter_each_round_for_everyone() -> None:
    t = table()
    assert [len(t.hidden(seat)) for seat in t.seats] == [1, 1, 1]
    t.stay_all().hold(0, hidden=["dragon", "unicorn"]).hold(1, ["dragon", "unicorn"])
    t.hold(2, ["dragon", "unicorn"], ["giant_pig"])
    t.act_as(0, Keep("unicorn", "hidden")).act_as(1, Keep("dragon", "open"))
    t.act_as(2, Keep("giant_pig", "hidden"))
    assert [len(t.hidden(seat)) for seat in t.seats] == [2, 1, 2]
    assert t.open(1) == ["dragon"]


def test_5_1_the_counter_is_told_to_its_seat() -> None:
    t = table().stay_all().hold(0, hidden=["dragon", "unicorn"]).hold(1).hold(2)
    t.act_as(0, Keep("unicorn", "hidden"))
    (given,) = [event for event in t.told(0) if isinstance(event, SecretCounterGiven)]
    assert sorted(t.hidden(0)) == sorted(["unicorn", given.transport])
    assert not [event for event in t.told(None) if isinstance(event, SecretCounterGiven)]


def test_5_2_only_its_owner_sees_it_until_it_is_laid() -> None:
    t = planning(hidden=["dragon"])
    assert t.view(0).hidden == {"dragon": 1}
    assert [seen.hidden for seen in t.views()[1:]] != [{"dragon": 1}] * 3
    assert t.view(None).hidden is None
    assert t.view(1).seats[0].hidden_size == 1
    t.act(Lay("dragon", "hidden", "albaran_feodor"))
    assert t.on("albaran_feodor") == "dragon"
    assert t.told(1)[0] == Laid(0, "dragon", "hidden", "albaran_feodor")
    assert t.view(1).seats[0].hidden_size == 0


def test_5_3_two_hidden_counters_are_one_set() -> None:
    t = table(2).stay_all().hold(0, ["dragon"], ["unicorn"]).hold(1)
    t.act_as(0, Keep("unicorn", "hidden"))
    assert t.view(1).seats[0].hidden_size == 2
    assert t.view(1).seats[0].counters == {}
    imagined = {tuple(t.imagined(1, generator(seed)).hidden(0)) for seed in range(40)}
    assert len(imagined) > 5
