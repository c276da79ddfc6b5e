"""Seats that choose at once: in any order, and none learns whether another has chosen."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec
import pytest

from samobranka.core import match as matches
from samobranka.core.faults import NotYourTurn, StaleMoment, UndoRefused
from samobranka.core.game import Game
from samobranka.core.match import Match, new

STAY_HOME = 6


def begun(game: Game, seats: int = 3, rounds: int = 0) -> Match:
    """A match after some rounds, in which everybody sends the weakest card."""
    match = new(game, seats, secret="at once")
    for _ in range(rounds):
        for seat in range(seats):
            match.act(seat, match.legal(seat)[0])
    return match


def shown(match: Match, audience: int | None) -> bytes:
    """All that an audience is given: moment, prompt, legal actions, view; and why not the others."""
    refusals = []
    if audience is not None:
        every = range(match.game.actions.size)
        refusals = [str(match.why_not(audience, action)) for action in every]
    return msgspec.json.encode([match.seen(audience), refusals])


@pytest.mark.parametrize("rounds", [0, 2, 4])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_choices_in_any_order_give_the_same_state(turnip: Game, seats: int, rounds: int) -> None:
    ends = set()
    for order in itertools.permutations(range(seats)):
        match = begun(turnip, seats, rounds)
        for seat in order:
            match.act(seat, match.legal(seat)[-2])
        ends.add((match.record(), tuple(match.outcome().scores)))
    assert len(ends) == 1


@pytest.mark.parametrize("rounds", [0, 3])
def test_nobody_learns_that_another_has_chosen(turnip: Game, rounds: int) -> None:
    match = begun(turnip, 4, rounds)
    for chooser in (2, 0, 3):
        others = [other for other in (0, 1, 2, 3, None) if other != chooser]
        before = {other: shown(match, other) for other in others}
        match.act(chooser, match.legal(chooser)[0])
        assert {other: shown(match, other) for other in others} == before
        assert all(match.events(match.ply, other) == [] for other in others)
        assert len(match.events(match.ply, chooser)) == 1
    moment = match.moment
    match.act(1, STAY_HOME)
    assert match.moment == moment + 1
    assert all(match.events(match.ply, other) for other in (0, 1, 2, 3, None))


def test_the_old_moment_is_still_good_for_the_other_seat(turnip: Game) -> None:
    match = begun(turnip)
    asked = {seat: (match.moment, match.own(seat)) for seat in range(3)}
    match.act(1, STAY_HOME, *asked[1])
    match.act(0, STAY_HOME, *asked[0])
    match.act(2, STAY_HOME, *asked[2])
    for seat in range(3):
        with pytest.raises(StaleMoment):
            match.act(seat, STAY_HOME, *asked[seat])


def test_a_seat_chooses_once(turnip: Game) -> None:
    match = begun(turnip)
    asked = match.moment, match.own(1)
    match.act(1, STAY_HOME, *asked)
    with pytest.raises(StaleMoment):
        match.act(1, STAY_HOME, *asked)
    with pytest.raises(NotYourTurn):
        match.act(1, STAY_HOME)
    assert match.legal(1) == []


# ---------------------------------------------------------------- taking back


def choose_both(game: Game) -> Match:
    """Seat 0 has chosen, then seat 1; seat 2 has not."""
    match = begun(game, 3, 1)
    match.act(0, match.legal(0)[0])
    match.act(1, match.legal(1)[0])
    return match


def test_a_choice_can_be_taken_back_whether_or_not_others_have_chosen(turnip: Game) -> None:
    match = choose_both(turnip)
    others = {other: shown(match, other) for other in (1, 2, None)}
    match.undo(0)
    assert {other: shown(match, other) for other in (1, 2, None)} == others
    alone = begun(turnip, 3, 1)
    alone.act(1, alone.legal(1)[0])
    assert match.record() == alone.record()
    assert match.ply == alone.ply
    assert match.legal(0) == alone.legal(0) != []
    assert match.own(0) == 3  # two choices and one undo


def test_a_match_with_a_choice_taken_back_replays(turnip: Game) -> None:
    match = choose_both(turnip)
    match.undo(0)
    while not match.is_over:
        seat = max(seat for seat in range(3) if match.legal(seat))
        match.act(seat, match.legal(seat)[-1])
    text = matches.encode(match.to_file())
    again = matches.verify(matches.decode(text))
    assert again.digest == match.digest
    assert matches.encode(again.to_file()) == text


def refused_undo(match: Match, seat: int, **asked: Any) -> str:
    with pytest.raises(UndoRefused) as caught:
        match.undo(seat, **asked)
    return str(caught.value.facts["why"])


def test_a_refused_undo_does_not_tell_whether_others_have_chosen(turnip: Game) -> None:
    for rounds in (0, 1):
        for seat in range(3):
            match = begun(turnip, 3, rounds)
            before = refused_undo(match, seat)
            match.act((seat + 1) % 3, STAY_HOME)
            assert refused_undo(match, seat) == before


def test_there_is_no_way_back_once_all_is_shown(turnip: Game) -> None:
    match = begun(turnip, 3, 1)
    assert refused_undo(match, 2) == "undo-chance"
    assert refused_undo(match, 0) == "undo-other-seat"
    for seat in range(3):
        match.act(seat, STAY_HOME)  # nobody draws: chance is not asked
    assert refused_undo(match, 2) == "undo-shown"


def test_with_consent_undo_reaches_across_all_choices(turnip: Game) -> None:
    match = choose_both(turnip)
    match.undo(2, to=3, consent=True)
    assert match.record() == begun(turnip, 3, 1).record()
