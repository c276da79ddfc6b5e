"""Whether trading helps in Catan: a bot beside the same bot that never trades with players.

    python bench/trading.py [--bot mcts:300] [--matches 200] [--silent 2] [--watched 12] [--seed S]
                            [--jobs J]

First some matches among four traders are watched: what they offer and what comes of it. Then some seats
of four play with offers, counter-offers and acceptances; the others, the silent, see a match in which
trade is forbidden and decline whatever is offered. Seats are rotated over the same deals; a win rate
a seat of 25 % would be chance.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter

from samobranka.arena import running
from samobranka.arena.report import report
from samobranka.arena.tournament import Tournament, whole_deals
from samobranka.bots import make_bot
from samobranka.bots.positions import standing_at
from samobranka.core import match as matches
from samobranka.core.engine import Cpu, Engine
from samobranka.core.game import Game
from samobranka.core.kernels import first_mover
from samobranka.core.match import Match
from samobranka.core.registry import game
from samobranka.games.catan import actions as catan
from samobranka.games.catan.parts import RESOURCES
from samobranka.games.catan.state import ANSWERING, COUNTERED, OFFERING, State

BOT = "TRADING_BOT"
"""The variable of the environment by which the processes know the bot."""
SEATS = 4
ANSWERS = {catan.Accept: "accepted", catan.Decline: "declined", catan.Counter: "countered"}


class Silent:
    """A bot that thinks trade is forbidden."""

    def __init__(self, game: Game, engine: Engine, seed: int) -> None:
        self._bot = make_bot(os.environ[BOT], game, engine, seed)
        self._can_trade = game.layout.field("can_trade").offset

    def choose(self, match: Match, seat: int) -> int:
        """One of the seat's legal actions."""
        decline = match.game.actions.encode(catan.Decline())
        if decline in match.legal(seat):
            return decline
        record = bytearray(match.record())
        record[self._can_trade] = 0
        return self._bot.choose(standing_at(match, bytes(record)), seat)


def duel(bot: str, silent_seats: int, count: int, seed: str, jobs: int) -> str:
    """Those that trade against those that do not."""
    catan = game("catan")
    silent = f"{__file__}:Silent"
    tournament = Tournament(
        game=catan.id,
        rules_version=catan.meta.rules_version,
        data_digest=catan.data_digest,
        bots=([silent, bot] * silent_seats + [bot] * SEATS)[:SEATS],
        seats=SEATS,
        options={},
        seed=seed,
        engine="cpu",
    )
    numbers = range(whole_deals(count, SEATS))
    found = report(tournament, running.in_processes(tournament, numbers, jobs))
    lines = [
        f"{one.name.rpartition(':')[2] if one.name == silent else one.name}: "
        f"{one.win_rate:.1%} ({one.interval[0]:.1%} to {one.interval[1]:.1%}) a seat"
        for one in found.bots
    ]
    return f"{found.matches} matches, {found.stopped} stopped\n" + "\n".join(lines)


def watched(bot: str, count: int) -> Counter[str]:
    """What happens in matches among traders."""
    engine = Cpu(game("catan"))
    counts: Counter[str] = Counter()
    for number in range(count):
        match = matches.new(engine.game, SEATS, secret=f"trading {number}", engine=engine)
        bots = [make_bot(bot, engine.game, engine, number * SEATS + k) for k in range(SEATS)]
        said: set[tuple[int, ...]] = set()
        while not match.is_over:
            seat = first_mover(match.movers)
            actions = match.legal(seat)
            action = actions[0] if len(actions) == 1 else bots[seat].choose(match, seat)
            is_made = isinstance(match.game.actions.decode(action), catan.Propose)
            is_offer = is_made and match.state.phase == OFFERING
            counts.update(told(match, action))
            match.act(seat, action)
            if is_offer:
                offer = terms(match.state)
                counts["offers said before in the turn"] += offer in said
                said.add(offer)
        counts["turns"] += match.state.turns
    return counts


def told(match: Match, action: int) -> list[str]:
    """What an action is called in the counts."""
    s, chosen = match.state, match.game.actions.decode(action)
    if isinstance(chosen, catan.Offer):
        return ["offers begun", f"turns with at least {s.offers + 1}"]
    if s.phase == OFFERING:
        return [
            {catan.Propose: "offers made", catan.Drop: "offers dropped"}.get(
                type(chosen), "cards composed"
            )
        ]
    if isinstance(chosen, catan.Choose):
        is_counter = s.answered[chosen.partner] == COUNTERED
        return ["trades by a counter-offer" if is_counter else "trades as offered"]
    if s.phase == ANSWERING and type(chosen) in ANSWERS:
        return [ANSWERS[type(chosen)]]
    return []


def terms(s: State) -> tuple[int, ...]:
    """The turn, and what is offered for what."""
    sides = [side[resource] for side in (s.offered, s.wanted) for resource in range(RESOURCES)]
    return (s.turns, *sides)


def main() -> None:
    """The duel, then the counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="mcts:300")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--silent", type=int, choices=[1, 2], default=2)
    parser.add_argument("--watched", type=int, default=12)
    parser.add_argument("--seed", default="trading")
    parser.add_argument("--jobs", type=int, default=running.usual_jobs())
    given = parser.parse_args()
    os.environ[BOT] = given.bot
    counts = watched(given.bot, given.watched)
    print(f"{given.watched} matches among traders:")
    for what, count in sorted(counts.items()):
        print(f"  {count:7} {what}")
    print(duel(given.bot, given.silent, given.matches, given.seed, given.jobs))


if __name__ == "__main__":
    main()
