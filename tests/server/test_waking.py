"""Which games are built before anybody asks for them."""

from __future__ import annotations

from samobranka.core import registry
from samobranka.server import waking
from samobranka.server.waking import likely_first


def test_games_played_last_are_built_first_and_then_those_with_the_longest_rules() -> None:
    known = registry.game_ids()
    longest = sorted(known, key=waking.rules_length, reverse=True)
    assert likely_first([]) == longest
    played = [longest[-1], "gone", longest[2]]
    others = [game for game in longest if game not in played]
    assert likely_first(played) == [longest[-1], longest[2], *others]
