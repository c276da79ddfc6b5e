"""How fast bots play: a turn is shared by its deeds; an answer takes as long whatever one holds."""

from __future__ import annotations

import pytest

from samobranka.bots.levels import LEVELS
from samobranka.core import match as matches
from samobranka.core.engine import interpreted
from samobranka.core.match import Match
from samobranka.core.registry import game
from samobranka.games.catan.phases.offers import Ask, Decline, Give, Offer, Propose
from samobranka.games.catan.phases.producing import Roll
from samobranka.games.catan.phases.turns import EndTurn
from samobranka.server.pace import Pace, Plan
from samobranka.server.worker import Deed, Matter, do
from tests.games.catan.table import GAME
from tests.games.catan.test_insight import nearly_a_city

PRINTED = {"layout": "beginner", "start": "printed", "helpers": "no"}
PACE = 0.4


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def rolled() -> Match:
    """Seat 0 has rolled and holds brick."""
    match = matches.new(game("catan"), 3, PRINTED, secret="deeds 1")
    match.act(0, Roll())
    return match


def take(pace: Pace, watch: Watch, plan: Plan, level: str) -> None:
    """A bot goes about a deed, as slowly as its plan allows."""
    with pace.busy():
        watch.now += plan.pause + plan.time * LEVELS[level].seconds


@pytest.mark.parametrize("level", LEVELS)
def test_a_turn_takes_no_more_than_its_level_may(level: str, watch: Watch, rolled: Match) -> None:
    pace = Pace(watch)
    first = pace.plan(rolled, 0, level, PACE, 1.0)
    for _ in range(60):
        take(pace, watch, pace.plan(rolled, 0, level, PACE, 1.0), level)
    assert watch.now <= LEVELS[level].turn
    last = pace.plan(rolled, 0, level, PACE, 1.0)
    assert last.pause + last.time < 0.1 * (first.pause + first.time)
    rolled.act(0, EndTurn())
    assert pace.plan(rolled, 1, level, PACE, 1.0) == first, "another turn, another time"


def test_people_who_are_waited_for_take_none_of_it(watch: Watch, rolled: Match) -> None:
    pace = Pace(watch)
    first = pace.plan(rolled, 0, "friend", PACE, 1.0)
    watch.now += 100
    assert pace.plan(rolled, 0, "friend", PACE, 1.0) == first


def test_two_at_work_are_counted_once(watch: Watch, rolled: Match) -> None:
    pace = Pace(watch)
    turn = 0
    pace.spent(turn)
    with pace.busy(), pace.busy():
        watch.now += 1
    with pace.busy():
        watch.now += 1
    assert pace.spent(turn) == 2


def test_an_answer_takes_the_same_time_whatever_one_holds(watch: Watch, rolled: Match) -> None:
    rolled.do(0, (Offer(), Give("brick"), Ask("grain"), Propose()))
    rich, poor = 2, 1
    assert len(rolled.legal(rich)) > len(rolled.legal(poor)), "who holds no grain cannot accept"
    pace = Pace(watch)
    before = pace.plan(rolled, rich, "friend", PACE, 1.0)
    assert pace.plan(rolled, poor, "friend", PACE, 1.0) == before
    assert before.whole is not None
    assert before.whole <= LEVELS["friend"].turn / 4
    rolled.act(poor, Decline())
    assert pace.plan(rolled, rich, "friend", PACE, 1.0).whole == before.whole


def test_a_game_that_tells_no_turns_goes_as_it_went(watch: Watch) -> None:
    match = matches.new(game("master_elf"), 2, secret="pace")
    pace = Pace(watch)
    take(pace, watch, Plan(0.0, 100.0), "master")
    assert pace.plan(match, 0, "master", PACE, 0.5) == Plan(PACE, 0.5)


# ---------------------------------------------------------------- deeds of bots


def test_a_bot_offers_in_one_deed() -> None:
    """Greedy bots see something in this offer (tests/games/catan/test_insight.py)."""
    t = nearly_a_city().leave_in_deck()
    record = bytes(t.rows[0, : GAME.layout.mark])
    matter = Matter("catan", 3, {"helpers": "no"}, record, 0, "greedy", 1)
    reply = do(matter, interpreted(GAME))
    assert isinstance(reply, Deed)
    assert [GAME.actions.decode(action) for action in reply.actions] == [
        Offer(),
        Give("wool"),
        Ask("grain"),
        Propose(),
    ]


def test_what_asks_chance_ends_a_deed() -> None:
    match = matches.new(game("catan"), 3, PRINTED, secret="deeds 1")
    matter = Matter("catan", 3, PRINTED, match.imagined(0, 1), 0, "uniform", 1)
    reply = do(matter, interpreted(GAME))
    assert isinstance(reply, Deed)
    assert [GAME.actions.decode(action) for action in reply.actions] == [Roll()]
