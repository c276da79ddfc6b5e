"""Does the bridge tell the truth? Every state of matches in Catanatron's engine, compared with ours.

    python bench/catanatron/check.py [--player NAME] [--matches N] [--seats K] [--seed S]

After every action the state is mapped, and compared are: what may be done now; the points and the road
of every seat; whether every component of the box is somewhere, and nobody is sure of what is not so;
and what our rules make of the same action with the same chance. What the two rule differently is
counted by its name (README.md explains each); anything else is an error.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

from following import CARDS_OF_SEATS, can_follow, differences
from moves import PLAY_PLENTY, STOP_ROADS, is_discard, walks
from opponents import KNOWN, Seated, opponent
from peer import ActionType, Color, Game
from seat import Seat
from table import CATAN, OPTIONS, Table

from samobranka.core.engine import Cpu, interpreted
from samobranka.core.match import standing
from samobranka.games.catan.parts import LEAST_ROAD
from samobranka.games.catan.phases.routes import measure_road
from samobranka.games.catan.scoring import points_of


class Differs(Exception):
    """The bridge and Catanatron disagree, and nobody said why."""


def compare(table: Table, game: Any, seen: Counter[str]) -> None:
    """One state; known differences are counted."""
    record = table.record(game.state)
    match = standing(CATAN, table.seats, OPTIONS, record)
    seen["states"] += 1
    compare_actions(table, game, match.legal(game.state.current_player_index), seen)
    for seat in range(table.seats):
        compare_seat(game.state, match.state, seat, seen)
    faults = [fault for fault in CATAN.faults(match.state) if "road_length" not in fault]
    if faults:
        raise Differs(f"{faults} after {game.state.actions[-1:]}")


def compare_actions(table: Table, game: Any, legal: list[int], seen: Counter[str]) -> None:
    """What may be done now."""
    actions = game.state.playable_actions
    if actions[0].action_type == ActionType.DISCARD:
        seen["discards drawn by chance"] += 1
        if len(actions) > 1 or not all(map(is_discard, legal)):
            raise Differs(f"{actions} against {legal}")
        return
    theirs = {walk[0] for walk in walks(table, actions)}
    ours = set(legal)
    if ours - theirs == {STOP_ROADS}:
        seen["the second free road cannot be forgone"] += 1
        ours.remove(STOP_ROADS)
    single = [each for each in actions if is_single(each)]
    if single:
        seen["one card of plenty where two are left"] += PLAY_PLENTY in theirs
    if ours != theirs:
        raise Differs(f"only ours {told(ours - theirs)}; only theirs {told(theirs - ours)}")


def is_single(action: Any) -> bool:
    """A year of plenty that brings one card."""
    return action.action_type == ActionType.PLAY_YEAR_OF_PLENTY and len(action.value) == 1


def told(actions: set[int]) -> list[Any]:
    """Our actions in words."""
    return [CATAN.actions.decode(action) for action in sorted(actions)]


def compare_seat(state: Any, s: Any, seat: int, seen: Counter[str]) -> None:
    """Points, and the length of the road."""
    points = state.player_state[f"P{seat}_ACTUAL_VICTORY_POINTS"]
    if points_of(s, seat) != points:
        raise Differs(f"seat {seat} has {points_of(s, seat)} points here and {points} there")
    measured = measure_road(s, seat)
    if measured != s.road_length[seat]:
        longer = "longer" if measured > s.road_length[seat] else "shorter"
        seen[f"a road is {longer} by our rules"] += 1
    if s.road_holder == seat and s.road_length[seat] < LEAST_ROAD:
        seen["the longest road has fewer than five"] += 1


def compare_action(
    table: Table, before: bytes, action: Any, after: bytes, seen: Counter[str]
) -> None:
    """What our rules make of an action."""
    if not can_follow(action):
        return
    differ = differences(table, before, action, after)
    if "road_holder" in differ:
        seen["the card of the longest road goes elsewhere"] += 1
        differ.remove("road_holder")
    if differ and differ <= set(CARDS_OF_SEATS) and action.action_type == ActionType.ROLL:
        seen["the bank is short for one seat"] += 1
        return
    if differ:
        raise Differs(f"{action}: {', '.join(sorted(differ))}")


def check(player: Seated, seats: int, seed: int, seen: Counter[str]) -> None:
    """One match."""
    players = [player(color, seed) for color in list(Color)[:seats]]
    game = Game(players, seed=seed)
    table = Table(game.state)
    for each in players:
        if isinstance(each, Seat):
            each.sit_down(table)
    records = [table.record(game.state)]

    def decide(player: Any, game: Any, actions: Any) -> Any:
        table.watch(game.state)
        compare(table, game, seen)
        records.append(table.record(game.state))
        if game.state.actions:
            compare_action(table, records[-2], game.state.actions[-1], records[-1], seen)
        return player.decide(game, actions)

    winner = game.play(decide_fn=decide)
    seen["matches"] += 1
    seen["matches without a winner"] += winner is None
    if winner is not None and winner != game.state.colors[game.state.current_turn_index]:
        seen["won in another's turn"] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--player", default="random", help="who plays: an opponent of play.py")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    seen: Counter[str] = Counter()
    engine = interpreted(CATAN) if given.player in KNOWN else Cpu(CATAN)
    player = opponent(given.player, engine)
    for number in range(given.matches):
        check(player, given.seats, given.seed + number, seen)
    for what, count in seen.items():
        print(f"{count:9,} {what}")


if __name__ == "__main__":
    main()
