"""Writes web/fixtures/: moments of real matches of every game, and sentences as Python says them.

`npm run fixtures` (a part of `npm test`) runs it; nothing is written where no source has changed.
"""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

import samobranka
from samobranka.core.actions import FAMILIES, Action, kind_of, tell
from samobranka.core.game import Game
from samobranka.core.match import Match
from samobranka.core.registry import game_ids
from samobranka.core.words import LANGUAGES
from samobranka.server.grammar import components_of, game_words

HERE = Path(__file__).resolve()
FIXTURES = HERE.parents[1] / "fixtures"
STAMP = FIXTURES / "made-from.txt"
SOURCES = (".py", ".ftl", ".toml")

MATCHES = 6
"""How many are played at a table; the last one is told from its beginning to its end."""
CURIOUS = 0.5
"""How often a seat tries what has been done least."""
RUN = 100
"""Plies of a run, for motion."""
NAMES = ["Аня", "Boris <b>", "Ёж 27", "Мария-Луиза", "O'Neil", "Ж"]
EACH_KIND = 6
"""Sentences of one kind that are kept."""
LISTENED = 400
"""Plies in which they are listened for."""


def main() -> None:
    """Everything anew, where a source is not what it was."""
    made_from = digest()
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == made_from:
        return
    for name in game_ids():
        game = samobranka.game(name)
        for table, seats, options in tables(game):
            write(f"{name}/{table}.json", moments(game, seats, options))
        write(f"{name}/words.json", sentences(game))
        write(f"{name}/components.json", components_of(name))
    STAMP.write_text(made_from, encoding="utf-8")


def digest() -> str:
    """Of all that the fixtures follow from."""
    house = Path(samobranka.__file__).parent
    sources = [path for path in house.rglob("*") if path.suffix in SOURCES]
    taken = hashlib.blake2b(digest_size=16)
    for path in [HERE, *sorted(sources)]:
        taken.update(path.name.encode() + path.read_bytes())
    return taken.hexdigest()


def tables(game: Game) -> Iterator[tuple[str, int, dict[str, str]]]:
    """As most people play, and with all seats taken and everything in it."""
    most = max(game.meta.seats)
    yield "usual", min(4, most), {}
    full: dict[str, str] = {}
    for option in game.meta.options:
        fuller = full | {option.id: option.choices[-1]}
        full = full if game.meta.clash(fuller) else fuller
    yield "full", most, full


# -------------------------------------------------------------------------------------------------


def moments(game: Game, seats: int, options: dict[str, str]) -> dict[str, Any]:
    """A scene of every phase, and one whole match as seat 0 was told it."""
    scenes: dict[str, bytes] = {}
    done = Counter[str]()
    for number in range(MATCHES):
        match = samobranka.new_match(game, seats=seats, options=options, secret=f"fixture {number}")
        play(match, scenes, partial(curious, done=done, chance=random.Random(number)))
        if match.ply >= game.max_plies:
            match = ended(game, seats, options, scenes)
            break
    outcome = match.outcome()
    story = [{"events": match.events(ply, 0)} for ply in range(1, match.ply + 1)]
    result = {
        "reason": outcome.reason,
        "scores": outcome.scores,
        "ranks": outcome.ranks,
        "sheet": match.sheet(),
    }
    shown = {name: msgspec.Raw(scene) for name, scene in scenes.items()}
    whole = {"scenes": shown, "run": run(match, story), "story": story, "result": result}
    return whole


def ended(game: Game, seats: int, options: dict[str, str], scenes: dict[str, bytes]) -> Match:
    """A match that its rules end, of seats that want to win: curious ones may go on for ever."""
    match = samobranka.new_match(game, seats=seats, options=options, secret="fixture")
    bots = [samobranka.make_bot("greedy", game, match.engine, seat) for seat in range(seats)]
    play(match, scenes, lambda match, seat: bots[seat].choose(match, seat))
    return match


def play(match: Match, scenes: dict[str, bytes], choose: Callable[[Match, int], int]) -> None:
    """A whole match, with its scenes kept."""
    while not match.is_over:
        mover = next(seat for seat in range(match.seats) if match.legal(seat))
        keep(scenes, match, mover)
        match.act(mover, choose(match, mover))
    if match.ply < match.game.max_plies:
        keep(scenes, match, 0)


def curious(match: Match, seat: int, done: Counter[str], chance: random.Random) -> int:
    """Now and then what has been done least, else anything."""
    kinds = {
        number: kind_of(action)
        for number, action in zip(match.legal(seat), match.actions(seat), strict=True)
    }
    rarest = min(done[kind] for kind in kinds.values())
    rare = [number for number, kind in kinds.items() if done[kind] == rarest]
    number = chance.choice(rare if chance.random() < CURIOUS else list(kinds))
    done[kinds[number]] += 1
    return number


def keep(scenes: dict[str, bytes], match: Match, seat: int) -> None:
    """Of every phase, and of every decision where a game has such, the moment with most to tell."""
    seen = match.seen(seat)
    name = getattr(seen.view, "decision", "") or getattr(seen.view, "phase", "")
    offers = [{"action": action, "facts": action.more_facts()} for action in seen.actions]
    rest = {"you": seat, "over": seen.over, "prompt": seen.prompt, "view": seen.view}
    scene = msgspec.json.encode({**rest, "offers": offers})
    if seen.over or len(scene) > len(scenes.get(name, b"")):
        scenes[name] = scene


def run(match: Match, story: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The plies in a row that show most of what happens in the match."""

    kinds = [[kind_of(event) for event in line["events"]] for line in story]
    often = Counter(kind for line in kinds for kind in line)

    def met(start: int) -> int:
        return sum(often[kind] for kind in set().union(*kinds[start : start + RUN]))

    start = max(range(max(1, len(story) - RUN)), key=met)
    return [
        {"view": match.view(0, ply), "events": match.events(ply, 0)}
        for ply in range(start + 1, min(start + RUN, match.ply) + 1)
    ]


# -------------------------------------------------------------------------------------------------


def sentences(game: Game) -> dict[str, Any]:
    """What the browser is given of words, and what it must make of it."""
    match = samobranka.new_match(game, seats=3, secret="words")
    structs = chosen(match)
    given = {language: msgspec.to_builtins(game_words(game.id, language)) for language in LANGUAGES}
    return {
        "seats": NAMES,
        "grammar": given[LANGUAGES[0]]["grammar"],
        "languages": {
            language: {
                "names": given[language]["names"],
                "said": [sentence(game, struct, you, language) for struct, you in structs],
            }
            for language in LANGUAGES
        },
    }


def chosen(match: Match) -> list[tuple[msgspec.Struct, int]]:
    """Some of every kind, none twice."""
    kept, seen, counts = [], set(), Counter[str]()
    for struct, you in told(match):
        text = msgspec.json.encode([struct, you])
        kind = f"{sort_of(struct)} {kind_of(struct)}"
        if text not in seen and counts[kind] < EACH_KIND:
            seen.add(text)
            counts[kind] += 1
            kept.append((struct, you))
    return kept


def told(match: Match) -> Iterator[tuple[msgspec.Struct, int]]:
    """Everything that is told in a match, and the seat it is told to."""
    while not match.is_over and match.ply < LISTENED:
        seat = match.movers.bit_length() - 1
        actions = match.actions(seat)
        for listener in range(match.seats):
            yield match.prompt(listener), listener
        yield from ((action, seat) for action in actions)
        match.act(seat, actions[match.ply * 7 % len(actions)])
        for listener in range(match.seats):
            yield from ((event, listener) for event in match.events(match.ply, listener))
    yield match.prompt(None), -1


def sort_of(struct: msgspec.Struct) -> str:
    return next(name for base, name in FAMILIES.items() if isinstance(struct, base))


def sentence(game: Game, struct: msgspec.Struct, you: int, language: str) -> dict[str, Any]:
    return {
        "sort": sort_of(struct),
        "told": msgspec.to_builtins(struct),
        "more": struct.more_facts() if isinstance(struct, Action) else {},
        "you": you,
        "text": tell(struct, game.words(language), NAMES, you),
    }


def write(name: str, what: Any) -> None:
    path = FIXTURES / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(what))


if __name__ == "__main__":
    main()
