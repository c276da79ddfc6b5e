"""Plays: digests of thousands of matches, so that nothing changes in play unnoticed.

For every number of seats and many sets of options, matches are played by several policies. What counts
is final states, plies and outcomes; how a refusal is coded does not. The large samples are for machine
code; the few are played by the interpreted engine too. The head of a game's file says what was played:
a game whose matches or evaluation take long has lower limits there, which stay when it is written anew.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Any

import msgspec
import numpy as np

from samobranka.bots.greedy import greedy, wavering
from samobranka.core.batch import Batch
from samobranka.core.chance import draw, generator, named_secret
from samobranka.core.decode import decode_json
from samobranka.core.engine import Engine
from samobranka.core.game import Game
from samobranka.core.kernels import uniform

COMBINATIONS = 20
"""Random sets of options, besides those that differ from the usual one in one choice."""

DIGEST_BYTES = 6
SEED_BYTES = 6

INNERMOST = re.compile(r"{[^{}]*}")

Options = dict[str, str]


class Sample(msgspec.Struct, frozen=True):
    """So many matches, all seats by one policy, none longer than so many plies."""

    policy: str
    matches: int
    plies: int


WITHOUT_LIMIT = 1 << 30

SAMPLES = {
    "random": Sample("uniform", 2000, WITHOUT_LIMIT),
    "greedy": Sample("greedy", 200, WITHOUT_LIMIT),
    "mixed": Sample("wavering", 200, WITHOUT_LIMIT),
    "few_random": Sample("uniform", 4, 300),
    "few_greedy": Sample("greedy", 1, 40),
}

THOUGHTLESS = "uniform"

FEW = ("few_random", "few_greedy")
"""What plain Python plays in good time."""

POLICIES: Mapping[str, Mapping[str, Any]] = {
    "uniform": {"policy": uniform},
    # Each is its own rival, because only a contest lends records to try things out.
    "greedy": {"policy": greedy, "rival": greedy},
    "wavering": {"policy": wavering, "rival": wavering},
}


class Plays(msgspec.Struct, frozen=True):
    """The file: by which rules what was played; by seats, options and sample two digests."""

    rules_version: int
    samples: dict[str, Sample]
    digests: dict[str, dict[str, dict[str, str]]]


@dataclass(frozen=True)
class Spot:
    """One sample at one table: a line of the file."""

    seats: int
    options: Options
    sample: str

    def __str__(self) -> str:
        return f"{self.seats} seats, {set_name(self.options)}, {self.sample}"


# ---------------------------------------------------------------- sets of options


def option_sets(game: Game, seats: int) -> list[Options]:
    """The usual set, every other choice once with the rest as usual, and random combinations.

    Only what is not as usual is named. Where a game has few combinations, all of them are there.
    A choice that clashes with what is usual is among the combinations.
    """
    options = game.meta.options
    every = [{}, *({option.id: choice} for option in options for choice in option.choices[1:])]
    single = [chosen for chosen in every if not game.meta.clash(chosen)]
    if prod(len(option.choices) for option in options) <= len(every) + COMBINATIONS:
        combined = (_unusual(game, c) for c in product(*(option.choices for option in options)))
        return [chosen for chosen in combined if not game.meta.clash(chosen)]
    chance = generator(_number(f"combinations of {game.id}"), seats)
    found, needed = single, [chosen for chosen in every if chosen not in single]
    while needed or len(found) < len(single) + COMBINATIONS:
        choices = [option.choices[draw(chance, len(option.choices))] for option in options]
        combination = _unusual(game, choices) | (needed[0] if needed else {})
        if combination not in found and not game.meta.clash(combination):
            found, needed = [*found, combination], needed[1:]
    return found


def set_name(options: Options) -> str:
    """`helpers=no trade=no`, or `usual`."""
    return " ".join(f"{name}={choice}" for name, choice in options.items()) or "usual"


def _options_named(name: str) -> Options:
    """The set that `set_name` has named."""
    return dict(pair.split("=", 1) for pair in name.split() if "=" in pair)


def _unusual(game: Game, choices: Any) -> Options:
    """The choices that differ from the usual ones."""
    pairs = zip(game.meta.options, choices, strict=True)
    return {option.id: choice for option, choice in pairs if choice != option.default}


def _number(name: str) -> int:
    """A number that a name stands for."""
    return int.from_bytes(named_secret(name)[:SEED_BYTES], "big")


# ---------------------------------------------------------------- playing


def spots(game: Game, samples: Mapping[str, Sample]) -> list[Spot]:
    """Everything that is played, in the order of the file."""
    return [
        Spot(seats, options, sample)
        for seats in game.meta.seats
        for options in option_sets(game, seats)
        for sample in samples
    ]


def digest_at(engine: Engine, spot: Spot, sample: Sample) -> str:
    """Two short digests: of the final states, and of plies, reasons, scores and ranks."""
    batch = Batch(engine, spot.seats, sample.matches, spot.options, **POLICIES[sample.policy])
    name = f"{engine.game.id}, {spot.seats} seats, {set_name(spot.options)}"
    batch.play(_number(name), sample.plies)
    outcomes = (batch.plies, batch.reasons, batch.scores, batch.ranks)
    return f"{_digest(batch.records[:, : engine.game.layout.mark])} {_digest(*outcomes)}"


def _digest(*arrays: Any) -> str:
    """Short, and the same whatever whole numbers an engine counts in."""
    sponge = hashlib.blake2b(digest_size=DIGEST_BYTES)
    for array in arrays:
        sponge.update(array.astype("u1" if array.dtype == np.uint8 else "<i8").tobytes())
    return sponge.hexdigest()


def play_all(
    engine: Engine, samples: Mapping[str, Sample], step: Callable[[int, int], None]
) -> Plays:
    """The whole file of a game; tells `step` how far it is."""
    limited = {
        name: msgspec.structs.replace(sample, plies=min(sample.plies, engine.game.max_plies))
        for name, sample in samples.items()
    }
    digests: dict[str, dict[str, dict[str, str]]] = {}
    every = spots(engine.game, limited)
    for place, spot in enumerate(every):
        table = digests.setdefault(str(spot.seats), {}).setdefault(set_name(spot.options), {})
        table[spot.sample] = digest_at(engine, spot, limited[spot.sample])
        step(place + 1, len(every))
    return Plays(engine.game.meta.rules_version, limited, digests)


def frozen_at(plays: Plays, spot: Spot) -> str | None:
    """What the file says."""
    return plays.digests.get(str(spot.seats), {}).get(set_name(spot.options), {}).get(spot.sample)


def disagree(old: Plays, new: Plays) -> bool:
    """Whether the same rules, by their version, play differently in two files.

    Only where nobody thinks: a better judgement is no other rule.
    """
    return old.rules_version == new.rules_version and any(
        found is not None and found != digest
        for spot, digest in _lines(new)
        if old.samples.get(spot.sample) == new.samples[spot.sample]
        and new.samples[spot.sample].policy == THOUGHTLESS
        for found in [frozen_at(old, spot)]
    )


def _lines(plays: Plays) -> Iterator[tuple[Spot, str]]:
    for seats, sets in plays.digests.items():
        for options, samples in sets.items():
            for sample, digest in samples.items():
                yield Spot(int(seats), _options_named(options), sample), digest


def is_as_it_was(plays: Plays, engine: Engine, spot: Spot) -> bool:
    """Whether the matches of a spot still end as the file says."""
    return frozen_at(plays, spot) == digest_at(engine, spot, plays.samples[spot.sample])


# ---------------------------------------------------------------- the file


def written(plays: Plays) -> str:
    """The text of the file: a line for every sample and every set of options."""
    text = msgspec.json.format(msgspec.json.encode(plays), indent=1).decode()
    return INNERMOST.sub(lambda found: " ".join(found[0].split()), text) + "\n"


def read(text: bytes, file: str = "") -> Plays:
    """A file as it was written."""
    plays: Plays = decode_json(text, Plays, file)
    return plays
