"""The worked examples of the rulebook."""

from __future__ import annotations

from samobranka.games.elfenland.phases.caravan import Caravan, Pay
from samobranka.games.elfenland.phases.journey_end import EndJourney
from samobranka.games.elfenland.phases.planning import Lay
from samobranka.games.elfenland.phases.travelling import Raft, Ride
from samobranka.games.elfenland.sheet import sheet
from tests.games.elfenland.table import table, travelling

DRAGON, CYCLE, CLOUD, WAGON = "dragon", "elfcycle", "magic_cloud", "troll_wagon"


def test_a_wagon_in_the_desert_with_an_obstacle_costs_three() -> None:
    t = travelling(*[WAGON] * 4, town="albaran").lay("albaran_feodor", WAGON, obstacle_of=1)
    t.act(Ride("albaran_feodor"))
    assert t.boot(0) == "feodor"
    assert t.discards() == [WAGON] * 3
    t = travelling(*[WAGON] * 2, town="albaran").lay("albaran_feodor", WAGON, obstacle_of=1)
    assert t.why(Ride("albaran_feodor")) == "too_few_for_obstacle"


def test_kostya_goes_from_feodor_over_lapphalya_to_virst() -> None:
    t = travelling(DRAGON, DRAGON, DRAGON, CYCLE, "raft", town="feodor")
    t.lay("feodor_lapphalya", DRAGON, obstacle_of=2).lay("lapphalya_virst", CYCLE)
    t.act(Ride("feodor_lapphalya"))
    assert (t.boot(0), t.hand(0)) == ("lapphalya", [CYCLE, "raft"])
    t.act(Ride("lapphalya_virst"))
    assert (t.boot(0), t.hand(0)) == ("virst", ["raft"])
    assert t.discards() == [CYCLE, DRAGON, DRAGON, DRAGON]
    assert not {"lapphalya", "virst"} & t.unvisited(0)
    t.act(EndJourney())
    assert t.turn == 1


def test_boris_rafts_from_virst_to_ixara_for_one_and_back_for_two() -> None:
    t = travelling(*["raft"] * 3, DRAGON, town="virst").act(Raft("virst_ixara"))
    assert (t.boot(0), t.discards()) == ("ixara", ["raft"])
    t.act(Raft("virst_ixara"))
    assert (t.boot(0), t.discards()) == ("virst", ["raft"] * 3)
    assert travelling("raft", town="ixara").why(Raft("virst_ixara")) == "too_few_rafts"


def test_there_and_back_by_cloud_costs_four() -> None:
    t = travelling(*[CLOUD] * 5, town="dagamura").lay("dagamura_kihromah", CLOUD)
    t.act(Ride("dagamura_kihromah"), Ride("dagamura_kihromah"))
    assert (t.boot(0), t.discards()) == ("dagamura", [CLOUD] * 4)
    assert "kihromah" not in t.unvisited(0)
    assert t.why(Ride("dagamura_kihromah")) == "too_few_cards"


def test_boris_scores_sixteen_one_leg_from_jaccaranda() -> None:
    t = table(2, destination="yes").round(4).goal("jaccaranda", "virst")
    t.stand(0, "throtmanni").leave(0, "jaccaranda", "beata", "yttar")
    t.stay_all()
    assert t.phase == "over"
    assert t.outcome().scores[0] == 16
    lines = {line.label: line.points[0] for line in sheet(t.s) if not line.tie}
    assert lines == {"score-markers": 17, "score-distance": -1, "score-total": 16}


def test_a_pig_is_never_laid_in_the_desert() -> None:
    t = table().take_all().hold(0, ["giant_pig"])
    deserts = {"albaran_dagamura", "albaran_feodor", "dagamura_feodor", "feodor_throtmanni"}
    assert not deserts & {action.road for action in t.legal_of(Lay)}


def test_a_caravan_of_any_three_cards_rafts_among_them() -> None:
    t = travelling("raft", "raft", CYCLE, CLOUD, town="feodor").lay("feodor_lapphalya", DRAGON)
    t.act(Caravan("feodor_lapphalya"), Pay("raft"), Pay(CYCLE), Pay("raft"))
    assert (t.boot(0), t.hand(0)) == ("lapphalya", [CLOUD])
