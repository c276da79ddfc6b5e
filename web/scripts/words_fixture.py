"""Writes web/src/lib/fixtures/words.json: sentences as Python says them, for words.test.ts to repeat.

Run it from the repository root after the words or `tell` changed:

    .venv/bin/python web/scripts/words_fixture.py
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import samobranka
from samobranka.core.actions import FAMILIES, Action, kind_of, tell
from samobranka.core.match import Match
from samobranka.core.words import LANGUAGES
from samobranka.server.grammar import game_words

GAME = "master_elf"
FIXTURE = Path(__file__).parents[1] / "src/lib/fixtures/words.json"
SEATS = ["Аня", "Boris <b>", "Ёж 27"]
EACH_KIND = 6
"""Sentences of one kind that are kept."""


def told(match: Match) -> Iterator[tuple[msgspec.Struct, int]]:
    """Everything that is told in a match, and the seat it is told to."""
    while not match.is_over:
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


def sentence(struct: msgspec.Struct, you: int, language: str) -> dict[str, Any]:
    words = samobranka.game(GAME).words(language)
    return {
        "sort": sort_of(struct),
        "told": msgspec.to_builtins(struct),
        "more": struct.more_facts() if isinstance(struct, Action) else {},
        "you": you,
        "text": tell(struct, words, SEATS, you),
    }


def fixture() -> dict[str, Any]:
    """What the browser is given, and what it must make of it."""
    match = samobranka.new_match(samobranka.game(GAME), seats=3, secret="words")
    structs = chosen(match)
    given = {language: msgspec.to_builtins(game_words(GAME, language)) for language in LANGUAGES}
    return {
        "game": GAME,
        "seats": SEATS,
        "grammar": given["en"]["grammar"],
        "languages": {
            language: {
                "names": given[language]["names"],
                "said": [sentence(struct, you, language) for struct, you in structs],
            }
            for language in LANGUAGES
        },
    }


def text() -> str:
    """The fixture as a file."""
    return json.dumps(fixture(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FIXTURE.write_text(text(), encoding="utf-8")
