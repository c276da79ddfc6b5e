"""A story that is told on from where it stood is the story told from its beginning."""

from __future__ import annotations

import random

import pytest

from samobranka.core.faults import UndoRefused
from samobranka.core.game import seat_bit
from samobranka.core.match import Match, Resigned, TakenOver, new
from samobranka.core.registry import game, game_ids
from samobranka.server import telling
from samobranka.server.desk import Desk
from samobranka.store.rows import SeatRow, TableRow

STEPS = 250


@pytest.mark.parametrize("id", game_ids())
def test_a_story_told_on_is_the_whole_story(id: str) -> None:
    played = game(id)
    match, luck = new(played, played.meta.seats[-1], secret=f"told of {id}"), random.Random(id)
    row = row_of(match)
    desks = [Desk(audience, 0) for audience in (None, *range(match.seats))]
    undone = 0
    for _ in range(STEPS):
        if match.is_over:
            break
        undone += go_on(match, luck)
        for desk in desks:
            if luck.random() < 0.5:  # who is told seldom is told of several at once
                check(match, row, desk)
    for desk in desks:
        check(match, row, desk)
    assert undone


def check(match: Match, row: TableRow, desk: Desk) -> None:
    """What the desk is told now, against what a desk that knows nothing is told."""
    fresh = Desk(desk.audience, desk.first_ply)
    story = telling.story(match, row, desk)
    assert story == telling.story(match, row, fresh)
    assert [desk.lines[entry] for entry in story] == fresh_lines(fresh, story)


def fresh_lines(desk: Desk, story: list[int]) -> list[object]:
    return [desk.lines[entry] for entry in story]


def go_on(match: Match, luck: random.Random) -> bool:
    """An action, now and then an undo or a note; whether something was taken back."""
    seat = luck.choice([s for s in range(match.seats) if match.movers & seat_bit(s)])
    if luck.random() < 0.03:
        match.note(Resigned(seat) if luck.random() < 0.5 else TakenOver(seat, "friend"))
    if luck.random() < 0.2 and match.ply:
        try:
            match.undo(luck.randrange(match.seats), consent=luck.random() < 0.3)
        except UndoRefused:
            return False
        return True
    match.act(seat, luck.choice(match.legal(seat)))
    return False


def row_of(match: Match) -> TableRow:
    """As much of a table's row as a story needs."""
    return TableRow(
        id="told",
        game=match.game.id,
        rules_version=match.game.meta.rules_version,
        data_digest=match.game.data_digest,
        seats=[SeatRow(kind="person", user=f"user{seat}") for seat in range(match.seats)],
        host="user0",
        created=0,
    )
