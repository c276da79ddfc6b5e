"""What is in a box: where it is known from, and corrections that change no more than they must."""

from __future__ import annotations

import tomllib

import pytest

from samobranka.core import box, data
from samobranka.core.registry import game_ids

FILES = [(game, name) for game in game_ids() for name in data.shipped(game)]

SMALL = """\
# What is in it.
schema = 1

[round]  # numbers
rounds = 7  # so many
source = "rulebook"

[[cards]]
id = "a"  # the first
gain = { red = 1 }
source = { name = "rulebook", gain = "reconstruction" }

# before the second
[[cards]]
id = "b"
gain = {}
source = "public"

[board]
source = { places = "reconstruction", size = "inferred" }
size = 2

[[board.places]]
id = "x"
"""


@pytest.mark.parametrize(("game", "name"), FILES)
def test_a_shipped_file_has_no_flaw_and_says_the_same_again(game: str, name: str) -> None:
    text = data.shipped(game)[name].read_text("utf-8")
    content = tomllib.loads(text)
    assert box.flaws_of(game, name, content) == []
    assert box.corrected_text(text, content) == text
    components = box.components_in(content, content)
    assert components
    assert not any(each.corrected for each in components)


def test_each_component_is_known_from_somewhere() -> None:
    content = tomllib.loads(SMALL)
    known = {
        each.at: (each.known, dict(each.parts)) for each in box.components_in(content, content)
    }
    assert known == {
        ("round",): ("rules", {}),
        ("cards", 0): ("ours", {"name": "rules", "gain": "ours"}),
        ("cards", 1): ("publisher", {}),
        ("board",): ("inferred", {"size": "inferred"}),
        ("board", "places", 0): ("ours", {}),
    }
    shares = {share.family: share for share in box.shares_of(box.components_in(content, content))}
    assert (shares["cards"].ours, shares["cards"].partly, shares["cards"].entries) == (0, 1, 2)
    assert (shares["board.places"].ours, shares["board.places"].partly) == (1, 0)


def test_what_differs_from_ours_is_corrected_and_counts_as_ours_no_more() -> None:
    ours, theirs = tomllib.loads(SMALL), tomllib.loads(SMALL)
    theirs["cards"].reverse()
    theirs["cards"][1]["gain"] = {"red": 2}
    components = box.components_in(theirs, ours)
    assert [each.at for each in components if each.corrected] == [("cards", 1)]
    cards = next(share for share in box.shares_of(components) if share.family == "cards")
    assert (cards.ours, cards.partly, cards.corrected) == (0, 0, 1)


def test_a_correction_touches_nothing_else() -> None:
    content = tomllib.loads(SMALL)
    content["cards"][0]["gain"] = {"red": 2, "blue": 1}
    content["round"]["rounds"] = 8
    text = box.corrected_text(SMALL, content)
    assert tomllib.loads(text) == content
    pairs = zip(SMALL.splitlines(), text.splitlines(), strict=True)
    changed = [after for before, after in pairs if after != before]
    assert changed[0] == "rounds = 8  # so many"
    assert changed[1].startswith("gain = {")
    assert len(changed) == 2


@pytest.mark.parametrize("places", [[1], [1, 0], [0, 1, 2], [2, 0]])
def test_entries_in_another_order_or_number_are_written_right(places: list[int]) -> None:
    content = tomllib.loads(SMALL)
    cards = [*content["cards"], {"id": "c", "gain": {"red": 3}, "forms_ru": {"genitive": "в"}}]
    content["cards"] = [cards[place] for place in places]
    text = box.corrected_text(SMALL, content)
    assert tomllib.loads(text) == content


def test_fields_come_and_go() -> None:
    content = tomllib.loads(SMALL)
    del content["cards"][0]["source"]
    content["cards"][1]["at"] = [0.5, 1]
    content["board"]["places"] = []
    assert tomllib.loads(box.corrected_text(SMALL, content)) == content
