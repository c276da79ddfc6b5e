"""Chapter 16 of RULES.md: small steps, and effects within effects."""

from __future__ import annotations

import pytest

from samobranka.core.actions import tell
from samobranka.core.chance import generator
from samobranka.core.words import words_for
from samobranka.games.broom_service.parts import BOX, DEEPEST
from samobranka.games.broom_service.phases.choosing import Choose
from samobranka.games.broom_service.phases.clouds import Dispel
from samobranka.games.broom_service.phases.delivering import Deliver
from samobranka.games.broom_service.phases.flying import Fly
from samobranka.games.broom_service.phases.forest_tiles import UseTile
from samobranka.games.broom_service.phases.gathering import TakeAll
from samobranka.games.broom_service.phases.portals import GoTo
from samobranka.games.broom_service.phases.turns import Answer, Call
from samobranka.games.broom_service.phases.undone import Nothing
from samobranka.games.broom_service.state import LAPSE_IDS
from samobranka.games.broom_service.story import (
    ActsBravely,
    Called,
    Lapsed,
    Passed,
    TookAmulet,
    TookTile,
)
from tests.games.broom_service.table import (
    ALL_MODULES,
    BRAVE,
    COWARD,
    Table,
    advanced,
    castles,
    flights,
    playing,
    table,
)


def on_the_lookout(tile: str, *hands: str) -> Table:
    """Seat 0 bravely enters the Lookout Mountain, where this tile lies."""
    t = advanced(*(hands or ("mountain_witch", ""))).tile("xC3", tile).stand(0, "xB2", "xA4")
    return t.give(0, purple=2, wand=3).act(Call("mountain_witch", BRAVE))


def test_16_1_decisions_are_small_steps() -> None:
    assert len(table(2).of_kind(Choose, 0)) == len(table(2).legal(0)) == 10
    t = playing("hill_witch", "").act(Call("hill_witch", BRAVE))
    assert {type(action) for action in t.legal()} == {Fly, Nothing}
    t.act(Fly(0, "nB1"))
    assert {type(action) for action in t.legal()} == {Deliver, Nothing}


def test_16_2_a_coward_is_asked_for_its_way_first() -> None:
    t = advanced("hill_witch", "", event="black_market").hold(0, "courage")
    t.act(Call("hill_witch", COWARD))
    assert t.decision == "way"
    assert t.why(Nothing()) == "way_first"
    t = advanced("hill_witch", "").hold(0).act(Call("hill_witch", COWARD))
    assert t.decision == "fly"  # one way only


def test_16_3_depth_first() -> None:
    """A brave witch on a mountain: its tile dispels a gust, which flies a pawn to another tile."""
    t = on_the_lookout("fairy").cloud("xK06", "gust").tile("xF2", "wands").tile("xB1", "courage")
    t.s.pawn[0, 1] = t.s.pawn[0, 0]
    t.act(Fly(0, "xC3"))
    assert t.waiting() == ["drop", "dispel"]
    t.act(Dispel("xK06"))
    assert t.waiting() == ["drop", "fly"]
    t.act(Fly(1, "xB1"))
    assert TookTile(0, "courage") in t.told()
    assert (t.waiting(), castles(t)) == (["drop"], {(0, "xT03")})
    t.act(Deliver(0, "xT03"))
    assert t.s.round == 2


def test_16_3_a_tile_within_a_tile() -> None:
    t = on_the_lookout("moves").stand(0, "xB2", "xE4").tile("xE5", "wands").tile("xC3", "moves")
    t.act(Fly(0, "xC3"), Fly(1, "xE5"))
    assert t.waiting() == ["drop", "fly", "take"]
    t.act(TakeAll())
    assert t.waiting() == ["drop", "fly"]
    t.act(Nothing())
    assert t.waiting() == ["drop"]


def test_16_4_the_order_of_entering() -> None:
    t = on_the_lookout("wands").act(Fly(0, "xC3"))
    assert TookAmulet(0, "xC3") in t.told()  # before the tile is used
    assert t.waiting() == ["drop", "take"]


def test_16_5_what_has_become_impossible_lapses() -> None:
    t = on_the_lookout("delivery").give(0, purple=1).act(Fly(0, "xC3"), Deliver(0, "xT03"))
    assert t.s.round == 2  # the last potion is gone, so the witch has nothing to deliver
    assert Lapsed(0, "drop", "no_potion") in t.told(1)


def test_16_5_a_pawn_that_has_moved_on_delivers_nothing() -> None:
    t = on_the_lookout("moves").act(Fly(0, "xC3"), Fly(0, "xB2"), Nothing())
    assert Lapsed(0, "drop", "moved_on") in t.told()


def test_16_6_only_nothing_is_not_put() -> None:
    t = on_the_lookout("fairy").give(0).act(Fly(0, "xC3"))
    assert t.s.round == 2  # no wands, no potions
    told = [Lapsed(0, "dispel", "no_cloud"), Lapsed(0, "drop", "no_potion")]
    assert [event for event in t.told() if isinstance(event, Lapsed)] == told
    t = playing("fruit_gatherer", "fruit_gatherer").act(Call("fruit_gatherer", BRAVE))
    assert len(t.legal()) == 2  # an answer is always asked


def under_clouds() -> Table:
    """Seat 0 bravely plays a witch; the only region she could fly to lies under a cloud."""
    t = playing("mountain_witch hill_witch", "").cloud("nK04", "thunder")
    return t.act(Call("mountain_witch", BRAVE))


def test_16_6_the_story_says_that_clouds_bar_the_way() -> None:
    t = under_clouds()
    for audience in (0, 1, None):
        assert t.told(audience) == [
            Called(0, "mountain_witch", BRAVE),
            Passed(1),
            ActsBravely(0, "mountain_witch"),
            Lapsed(0, "fly", "clouded"),
        ]


def test_16_6_what_clouds_forbid_is_refused_for_them() -> None:
    t = under_clouds()
    assert t.phase == "calling"
    assert (t.why(Fly(0, "nC3")), t.rule(Fly(0, "nC3"))) == ("clouds_there", "9.1")
    assert (t.why(Fly(0, "nB2")), t.rule(Fly(0, "nB2"))) == ("closed_land", "1.7")
    assert t.why(Fly(0, "nB1")) == "call_now"  # only the time is wrong
    assert (t.why(Dispel("nK08")), t.rule(Dispel("nK08"))) == ("no_cloud", "9.2")
    assert t.why(Dispel("nK04")) == "call_now"


@pytest.mark.parametrize(
    ("role", "regions", "stock", "lapsed"),
    [
        ("mountain_witch", "nA1 nA1", {}, Lapsed(0, "fly", "no_land")),
        ("peak_druid", "nA2 nA2", {"purple": 1}, Lapsed(0, "deliver", "nobody_there")),
        ("peak_druid", "nF1 nA2", {"wand": 1}, Lapsed(0, "deliver", "no_potion")),
        ("weather_fairy", "nA3 nA3", {"wand": 3}, Lapsed(0, "dispel", "no_cloud")),
        ("weather_fairy", "nC2 nC2", {}, Lapsed(0, "dispel", "no_wands")),
    ],
)
def test_16_6_every_lapse_says_why(
    role: str, regions: str, stock: dict[str, int], lapsed: Lapsed
) -> None:
    first, second = regions.split()
    t = playing(role, "").stand(0, first, second).give(0, **stock).cloud("nK04", "thunder")
    assert lapsed in t.act(Call(role, COWARD)).told()


def test_16_6_castles_that_are_full_make_a_delivery_lapse() -> None:
    t = playing("peak_druid", "").stand(0, "nF1", "nA2").give(0, purple=1)
    t.fill(*(castle.id for castle in BOX.boards.normal.castles if "nF1" in castle.regions))
    assert Lapsed(0, "deliver", "no_castle") in t.act(Call("peak_druid", COWARD)).told()


def test_16_6_a_stall_that_has_no_use_is_told() -> None:
    t = advanced("hill_witch", "").only_tile("xC2", "orange_stall").stand(0, "xB2", "xA4").give(0)
    assert Lapsed(0, "stall", "no_goods") in t.act(Call("hill_witch", COWARD), Fly(0, "xC2")).told()


def test_16_6_what_is_taken_whole_has_not_lapsed() -> None:
    t = playing("fruit_gatherer", "").act(Call("fruit_gatherer", BRAVE), TakeAll())
    assert not any(isinstance(event, Lapsed) for event in t.told())


@pytest.mark.parametrize("why", LAPSE_IDS)
@pytest.mark.parametrize(("language", "begins"), [("ru", "Вера не может "), ("en", "Вера cannot ")])
def test_a_lapse_is_told_in_words(why: str, language: str, begins: str) -> None:
    said = tell(Lapsed(1, "fly", why), words_for(language, "broom_service"), ["Глеб", "Вера"])
    assert said.startswith(begins)
    assert "lapse-" not in said


def test_16_7_only_the_seat_itself_decides() -> None:
    t = on_the_lookout("moves", "mountain_witch", "mountain_witch", "hill_witch")
    t.act(Answer(COWARD), Fly(0, "xC3"))
    assert t.movers() == [0]
    assert t.why(Fly(0, "xC3"), 1) == "not_your_turn"


def test_16_8_every_chain_ends_and_few_decisions_wait() -> None:
    deepest = 0
    for seed in range(6):
        t, choice = Table(4, generator(seed), ALL_MODULES), generator(seed, stream=2)
        while t.play(choice, 1):
            deepest = max(deepest, t.s.waiting)
        assert t.phase == "over"
    assert 2 <= deepest <= 3 < DEEPEST


def test_16_9_own_pawns_in_one_region_are_alike() -> None:
    t = playing("hill_witch", "").stand(0, "nC2", "nC2").act(Call("hill_witch", COWARD))
    found = flights(t)
    assert {r for pawn, r in found if pawn == 0} == {r for pawn, r in found if pawn == 1}


def test_a_portal_within_a_courage_tile_within_a_claim() -> None:
    """A coward with courage flies through a portal and delivers there; the brave seat still acts."""
    t = advanced("hill_witch", "hill_witch fruit_gatherer").only_tile("xC2", "portal")
    t.hold(1, "courage").stand(1, "xB2", "xA4").give(1, orange=1)
    t.act(Call("hill_witch", BRAVE), Answer(COWARD), UseTile("courage"), Fly(0, "xC2"))
    t.act(GoTo("xH1"), Deliver(0, "xT36"))
    assert t.points[1] == 19
    assert (t.turn, t.decision) == (0, "fly")
