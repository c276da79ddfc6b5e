"""Sets of options: what is played to see all that a game can be."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import Any

from samobranka.core.chance import draw, generator, named_secret
from samobranka.core.game import Game

COMBINATIONS = 20
"""Random sets of options, besides those that differ from the usual one in one choice."""

SEED_BYTES = 6

Options = dict[str, str]


def option_sets(game: Game, seats: int) -> list[Options]:
    """The usual set, every other choice once with the rest as usual, and random combinations.

    Only what is not as usual is named. Where a game has few combinations, all of them are there.
    """
    options = game.meta.options
    single = [{}, *({option.id: choice} for option in options for choice in option.choices[1:])]
    if prod(len(option.choices) for option in options) <= len(single) + COMBINATIONS:
        every = product(*(option.choices for option in options))
        return [_unusual(game, choices) for choices in every]
    chance = generator(_number(f"combinations of {game.id}"), seats)
    found = single
    while len(found) < len(single) + COMBINATIONS:
        choices = [option.choices[draw(chance, len(option.choices))] for option in options]
        combination = _unusual(game, choices)
        if combination not in found:
            found = [*found, combination]
    return found


def _unusual(game: Game, choices: Any) -> Options:
    """The choices that differ from the usual ones."""
    pairs = zip(game.meta.options, choices, strict=True)
    return {option.id: choice for option, choice in pairs if choice != option.default}


def _number(name: str) -> int:
    """A number that a name stands for."""
    return int.from_bytes(named_secret(name)[:SEED_BYTES], "big")
