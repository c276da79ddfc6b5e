"""What the results say."""

from __future__ import annotations

from statistics import fmean

import msgspec
from playing import Plan, Result, Stand

from samobranka.arena.report import interval

FIELDS = [field.name for field in msgspec.structs.fields(Stand)]


def told(plan: Plan, results: list[Result]) -> str:
    """The report: the rate, then how both sides stood at the end."""
    lines = [rate_line(plan, results), *by_seat(plan, results), cost_line(results), ""]
    return "\n".join([*lines, *table_of_stands(results)])


def rate_line(plan: Plan, results: list[Result]) -> str:
    """How often ours won; a match without a winner is lost."""
    wins, matches = sum(result.won for result in results), len(results)
    low, high = interval(wins, matches, matches)
    stopped = sum(result.winner is None for result in results)
    return (
        f"{plan.bot} against {plan.against} x {plan.opponent}: won {wins} of {matches}, "
        f"{wins / matches:.1%} (95 %: {low:.1%} to {high:.1%}; chance {1 / plan.seats:.0%}); "
        f"{stopped} without a winner, counted as lost"
    )


def by_seat(plan: Plan, results: list[Result]) -> list[str]:
    """How often ours won from each seat."""
    rates = []
    for seat in range(plan.seats):
        own = [result.won for result in results if result.seat == seat]
        rates.append(f"{sum(own)} of {len(own)}")
    return ["by seat: " + ", ".join(rates)]


def cost_line(results: list[Result]) -> str:
    """Time, length, and what could not be chosen."""
    turns = fmean(result.turns for result in results)
    asked = sum(result.asked for result in results)
    chosen = sum(result.decisions[result.seat] for result in results)
    forced = sum(result.forced for result in results)
    refused = sum(result.stops_refused for result in results)
    return (
        f"{turns:.0f} turns a match; a decision took ours {mean_ms(results, True):.1f} ms, "
        f"theirs {mean_ms(results, False):.1f} ms; our bot was asked {asked} times for {chosen} "
        f"decisions, {forced} more had no choice, {refused} free roads could not be forgone"
    )


def mean_ms(results: list[Result], ours: bool) -> float:
    """Milliseconds of a decision of one side."""
    seats = [
        (result, seat)
        for result in results
        for seat in range(len(result.stands))
        if (seat == result.seat) == ours
    ]
    decisions = sum(result.decisions[seat] for result, seat in seats)
    return 1000 * sum(result.seconds[seat] for result, seat in seats) / max(1, decisions)


def table_of_stands(results: list[Result]) -> list[str]:
    """Means of how seats stood: ours and theirs, in matches won and lost."""
    heads = ("ours, won", "theirs", "ours, lost", "winner", "others")
    groups: list[list[Stand]] = [[] for _ in heads]
    for result in results:
        for seat, stand in enumerate(result.stands):
            groups[group_of(result, seat)].append(stand)
    lines = [f"{'mean at the end':16}" + "".join(f"{head:>12}" for head in heads)]
    for name in FIELDS:
        means = [fmean(getattr(s, name) for s in group) if group else None for group in groups]
        cells = [f"{'-' if mean is None else format(mean, '.2f'):>12}" for mean in means]
        lines.append(f"{name:16}" + "".join(cells))
    return lines


def group_of(result: Result, seat: int) -> int:
    """The column of a seat."""
    if result.won:
        return 0 if seat == result.seat else 1
    if seat == result.seat:
        return 2
    return 3 if seat == result.winner else 4
