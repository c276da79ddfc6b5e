"""Who sits where: equally often, everywhere, and by the number of the match alone."""

from __future__ import annotations

from collections import Counter

import pytest

from samobranka.arena.tournament import usual_seats, whole_deals
from samobranka.core import registry
from tests.arena.conftest import MakeTournament


@pytest.mark.parametrize(
    ("bots", "seats"), [("abc", 3), ("abbb", 4), ("abcde", 3), ("ab", 4), ("abc", 4), ("a", 2)]
)
def test_every_bot_sits_at_every_seat_equally_often(
    tournament_of: MakeTournament, bots: str, seats: int
) -> None:
    played = tournament_of(*bots, seats=seats)
    whole = seats * len(bots)
    sat: Counter[tuple[str, int]] = Counter()
    for number in range(2 * whole):
        sat.update((bot, seat) for seat, bot in enumerate(played.seating(number)))
    for bot, times in Counter(bots).items():
        assert [sat[bot, seat] for seat in range(seats)] == [2 * seats * times] * seats


def test_a_deal_is_played_from_every_seat(tournament_of: MakeTournament) -> None:
    played = tournament_of(*"abcde", seats=3)
    for deal in range(10):
        numbers = range(3 * deal, 3 * deal + 3)
        first = played.seating(numbers[0])
        turned = [first, [*first[1:], first[0]], [*first[2:], *first[:2]]]
        assert [played.seating(number) for number in numbers] == turned
        assert len({played.secret(number) for number in numbers}) == 1
        assert len(set(first)) == 3
    assert len({played.secret(number) for number in range(30)}) == 10


def test_neighbours_change(tournament_of: MakeTournament) -> None:
    """With four different bots there are six ways round a table; all come up."""
    played = tournament_of(*"abcd")
    ways = set()
    for deal in range(200):
        line = played.line_up(deal)
        first = line.index("a")
        ways.add(tuple(line[first:] + line[:first]))
    assert len(ways) == 6


def test_everybody_meets_everybody(tournament_of: MakeTournament) -> None:
    played = tournament_of(*"abcdef", seats=2)
    met = {frozenset(played.line_up(deal)) for deal in range(300)}
    assert len(met) == 15


def test_another_seed_is_another_tournament(tournament_of: MakeTournament) -> None:
    one, other = (tournament_of(*"abcd", seed=seed) for seed in ("one", "other"))
    assert one.secret(0) != other.secret(0)
    assert one.number("bot", 0, 0) != other.number("bot", 0, 0)
    assert [one.line_up(deal) for deal in range(0, 40, 4)] != [
        other.line_up(deal) for deal in range(0, 40, 4)
    ]


def test_whole_deals_only() -> None:
    assert [whole_deals(matches, 3) for matches in (1, 3, 4, 120)] == [3, 3, 6, 120]


def test_as_many_seats_as_bots_where_the_game_has_them() -> None:
    meta = registry.meta_of("master_elf")
    assert [usual_seats(meta, bots) for bots in (1, 2, 3, 4, 9)] == [2, 2, 3, 4, 4]
