"""Imagined matches agree with what a seat knows; the evaluation looks at what matters."""

from __future__ import annotations

import pytest

from samobranka.core.chance import draw, generator
from samobranka.core.match import new
from samobranka.games.catan.insight import OBSERVATION
from samobranka.games.catan.parts import RESOURCE_IDS, VICTORY_POINT
from samobranka.games.catan.phases.building import BuildCity
from samobranka.games.catan.phases.offers import Accept, Ask, Counter, Decline, Give, Offer, Propose
from samobranka.games.catan.phases.producing import Roll
from samobranka.games.catan.phases.turns import EndTurn
from samobranka.games.catan.story import Won
from tests.games.catan.table import (
    ENGINE,
    GAME,
    Table,
    bare,
    begun,
    corner,
    helped,
    path,
    plain,
    table,
)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_imagined_hands_keep_what_is_known(seats: int) -> None:
    t, choice = table(seats), generator(5)
    for _ in range(12):
        t.play(choice, plies=40)
        for seat in range(seats):
            dream = t.imagined(seat, generator(7, seat))
            assert dream.hand(seat) == t.hand(seat)
            assert dream.cards(seat) == t.cards(seat)
            for other in range(seats):
                for name, count in t.known(seat, other).items():
                    assert dream.hand(other).get(name, 0) >= count


def test_who_has_not_won_has_not_the_points_for_it() -> None:
    t = bare().put(0, cities=[corner(q, 0, "N") for q in range(-2, 2)])
    t.put(0, settlements=[corner(-2, 2, "S")]).deal(0, "knight", "knight", "knight")
    assert t.visible(0) == 9
    for stream in range(40):
        assert t.imagined(1, generator(stream)).s.cards[0, VICTORY_POINT] == 0


def test_nobody_else_has_answered_in_a_dream() -> None:
    t = plain(4).give_all(ore=1, wool=1).act(Offer())
    t.act(*[a for a in t.legal() if str(a) in ("Give(resource='ore')",)])
    t.act(next(a for a in t.legal() if str(a) == "Ask(resource='wool')"))
    t.act(next(a for a in t.legal() if str(a) == "Propose()"))
    t.act(next(a for a in t.legal(2) if str(a) == "Decline()"), seat=2)
    assert t.imagined(1, generator(1)).movers() == [1, 2, 3]
    assert t.imagined(2, generator(1)).movers() == [1, 3]


def test_what_was_answered_openly_is_so_in_every_dream() -> None:
    t = plain(4, answers="open").give_all(ore=1, wool=1)
    t.act(Offer(), Give("ore"), Ask("wool"), Propose()).act(Decline(), seat=2)
    t.act(Counter(), Give("wool"), seat=3)
    dream = t.imagined(1, generator(1))
    assert dream.movers() == [1, 3]
    assert dream.view(3).draft is None, "what is composed is secret in any case"


def test_features_are_as_many_as_promised() -> None:
    t = begun(6)
    out = ENGINE.row(OBSERVATION, "f")
    ENGINE.observe(t.states, 0, 3, out)
    assert any(out[k] for k in range(OBSERVATION))


def value(t: Table, seat: int = 0) -> int:
    return ENGINE.evaluate(t.states, 0, seat)


def test_a_city_is_better_than_its_price() -> None:
    t = bare().put(0, settlements=[corner(0, -1, "N")]).give(0, ore=3, grain=2)
    before = value(t)
    assert value(t.act(BuildCity(corner(0, -1, "N")))) > before


def test_thinking_of_an_offer_is_worse_than_ending_the_turn() -> None:
    t = plain().give(0, ore=1)
    assert value(t.act(Offer())) < value(plain().give(0, ore=1).act(EndTurn()))


def nearly_a_city() -> Table:
    """A seat that lacks one grain and has wool to spare; another lacks wool for a settlement."""
    t = bare().put(0, settlements=[corner(0, -1, "N")]).give(0, ore=3, grain=1, wool=2)
    t.put(1, settlements=[corner(0, 1, "N")], roads=[path(0, 1, "NW")])
    return t.give_openly(1, brick=1, lumber=1, grain=2)


def test_an_offer_that_may_bring_what_is_lacking_is_worth_making() -> None:
    t = nearly_a_city()
    before = value(t)
    begun, given, asked, proposed = [
        value(t.act(step)) for step in (Offer(), Give("wool"), Ask("grain"), Propose())
    ]
    assert begun > before
    assert begun == given == asked == proposed


def test_what_nobody_is_known_to_gain_by_is_not_worth_offering() -> None:
    def hoped(**known: int) -> int:
        t = nearly_a_city().give_openly(1, **known)
        before = value(t)
        return value(t.act(Offer())) - before

    assert hoped(brick=1, lumber=1, grain=2) > 0
    assert hoped(grain=2, wool=1) < 0, "more wool would be no use"
    assert hoped(brick=1, lumber=1) < 0, "there is no grain"
    hidden = nearly_a_city()
    hidden.s.sure[1, RESOURCE_IDS.index("grain")] = 0
    before = value(hidden)
    hope = value(hidden.act(Offer())) - before
    assert 0 < hope < hoped(brick=1, lumber=1, grain=2), "it may hold grain"


def test_a_counter_offer_is_hoped_for_where_the_seat_on_turn_gains() -> None:
    """It offers wool for grain; who has grain would rather have ore."""

    def countered(ore: int) -> int:
        t = bare().put(0, settlements=[corner(0, -1, "N")])
        t.give_openly(0, ore=ore, grain=1, wool=2)
        t.put(1, settlements=[corner(0, 1, "N")]).give_openly(1, grain=3, ore=2)
        t.act(Offer()).act(Give("wool")).act(Ask("grain")).act(Propose())
        before = value(t, seat=1)
        return value(t.act(Counter(), seat=1), seat=1) - before

    assert countered(ore=4) > 0
    assert countered(ore=0) < 0


def test_what_was_refused_is_not_offered_again() -> None:
    t = nearly_a_city()
    before = value(t)
    for _ in range(2):
        t.act(Offer()).act(Give("wool")).act(Ask("grain")).act(Propose())
        again = value(t)
        for seat in t.movers():
            t.act(Decline(), seat=seat)
    assert again < before


def test_who_helps_a_leader_wants_more_for_it() -> None:
    def accepted(t: Table) -> int:
        t.act(Offer()).act(Give("wool")).act(Ask("grain")).act(Propose())
        before = value(t, seat=1)
        return value(t.act(Accept(), seat=1), seat=1) - before

    leading = nearly_a_city().put(0, cities=[corner(q, 0, "N") for q in range(-2, 2)])
    assert accepted(leading) < accepted(nearly_a_city())


def test_after_three_offers_in_a_turn_another_is_no_gain() -> None:
    def gained(offers: int) -> int:
        t = nearly_a_city()
        t.s.offers = offers
        before = value(t)
        return value(t.act(Offer())) - before

    assert gained(0) > 0
    assert gained(3) < 0


def test_an_idle_helper_is_no_gain() -> None:
    t = helped("jean")
    before = value(t)
    idle = next(a for a in t.legal() if str(a) == "UseIdly()")
    assert value(t.act(idle)) < before


# ---------------------------------------------------------------- the ends of a match


def test_a_whole_match_ends_with_the_goal() -> None:
    t, choice = table(3, trade="no"), generator(3)
    t.play(choice)
    assert t.phase == "over"
    assert t.outcome().reason == "goal_reached"
    winner = t.s.winner
    assert t.outcome().scores[winner] >= 10
    assert t.outcome().ranks[winner] == 1
    assert any(isinstance(event, Won) for event in t.told(None))


def test_a_technical_stop_names_no_winner() -> None:
    """Players who only roll and end their turns."""
    match, choice = new(GAME, seats=2, options={"helpers": "no"}, secret="stop"), generator(1)
    while match.ply < 200 and not match.is_over:
        seat = next(seat for seat in range(2) if match.legal(seat))
        legal = match.actions(seat)
        wanted = [action for action in legal if action in (Roll(), EndTurn())]
        match.act(seat, wanted[0] if wanted else legal[draw(choice, len(legal))])
    assert not match.is_over
    assert match.state.winner == -1
    assert match.outcome().reason == "reason-technical-stop"
    assert len(RESOURCE_IDS) == 5
