"""The rules of the template's game: a test per number of its RULES.md that has an effect."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from samobranka.core.faults import IllegalAction
from samobranka.core.game import Game
from samobranka.core.match import Match, new

MOUSE, CAT, DOG, GRANDDAUGHTER, GRANDMOTHER, GRANDFATHER, NOBODY = range(7)
NOTHING = -1


def puller(game: Game, came: list[int], mighty_mouse: bool = False) -> Any:
    """Who pulls when these come."""
    state = game.layout.stand_ins(game.layout.allocate(1))[0]
    state.seats = len(came)
    state.mighty_mouse = mighty_mouse
    for seat, card in enumerate(came):
        state.came[seat] = card
    pulling = import_module(f"samobranka.games.{game.id}.phases.pulling")
    return pulling.puller_now(state)


@pytest.mark.parametrize(
    ("came", "expected"),
    [
        ([MOUSE, CAT], 1),
        ([GRANDFATHER, GRANDMOTHER, DOG], 0),
        ([GRANDFATHER, GRANDFATHER, DOG], 2),
        ([DOG, DOG, CAT, CAT], NOTHING),
        ([NOBODY, NOBODY, MOUSE], 2),
        ([NOBODY, NOBODY], NOTHING),
        ([MOUSE, GRANDFATHER], 1),
    ],
)
def test_4_2_the_strongest_who_comes_alone_pulls(
    turnip: Game, came: list[int], expected: int
) -> None:
    assert puller(turnip, came) == expected


@pytest.mark.parametrize(
    ("came", "expected"),
    [
        ([MOUSE, GRANDFATHER, CAT], 0),
        ([MOUSE, GRANDMOTHER], 1),
        ([MOUSE, MOUSE, GRANDFATHER], 2),
        ([MOUSE, GRANDFATHER, GRANDFATHER], 0),
        ([MOUSE, GRANDFATHER, GRANDFATHER, CAT], 3),
        ([CAT, GRANDFATHER], 1),
    ],
)
def test_4_3_a_mouse_pulls_before_a_grandfather(
    turnip: Game, came: list[int], expected: int
) -> None:
    assert puller(turnip, came, mighty_mouse=True) == expected


def all_send(match: Match, place: int) -> None:
    """Everybody chooses by the place in the list of legal actions."""
    for seat in range(match.seats):
        match.act(seat, match.legal(seat)[place])


def test_2_1_three_cards_each(turnip: Game) -> None:
    view: Any = new(turnip, 4, secret="deal").view(1)
    assert sum(view.hand.values()) == 3
    assert view.deck_size == 24 - 4 * 3


def test_3_1_only_a_card_of_the_hand(turnip: Game) -> None:
    match = new(turnip, 2, secret="hand")
    missing = next(card for card in range(6) if card not in match.legal(0))
    with pytest.raises(IllegalAction) as caught:
        match.act(0, missing)
    assert caught.value.facts["rule"] == "3.1"
    assert match.legal(0)[-1] == NOBODY


def test_4_4_and_4_5_a_card_sent_is_laid_open_and_another_drawn(turnip: Game) -> None:
    match = new(turnip, 2, secret="drawing")
    match.act(0, match.legal(0)[0])
    match.act(1, NOBODY)
    view: Any = match.view(0)
    assert sum(view.laid.values()) == 1
    assert sum(view.hand.values()) == 3
    assert view.deck_size == 24 - 2 * 3 - 1


def test_4_5_the_deck_runs_out(turnip: Game) -> None:
    match = new(turnip, 4, secret="empty")
    for _ in range(4):
        all_send(match, 0)
    view: Any = match.view(0)
    assert (view.deck_size, view.seats[0].hand_size) == (0, 2)


def test_5_1_and_5_2_the_turnips_are_the_score(turnip: Game) -> None:
    match = new(turnip, 3, secret="end")
    for _ in range(5):
        all_send(match, 0)
    outcome, sheet = match.outcome(), match.sheet()
    assert match.is_over
    assert outcome.reason == "reason-last-turnip"
    assert sheet[-1].points == outcome.scores
    assert [sum(line.points[seat] for line in sheet[:-1]) for seat in range(3)] == outcome.scores
    assert outcome.scores[outcome.ranks.index(1)] == max(outcome.scores)
