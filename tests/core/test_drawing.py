"""Pictures: letters in styles, in the room there is."""

from __future__ import annotations

from samobranka.core.drawing import (
    CHOSEN,
    LIT,
    Canvas,
    Line,
    Pen,
    Segment,
    Spot,
    beside,
    card,
    fit,
    flowing,
    initials,
    line,
    plain,
    width_of,
    wrapped,
)
from samobranka.core.words import words_for

TOWN = Spot("town", "here")


def test_what_falls_outside_a_canvas_is_not_drawn() -> None:
    canvas = Canvas(4, 2)
    canvas.put(-1, 0, "abc", "bold", TOWN)
    canvas.put(3, 1, "xyz")
    canvas.put(0, 5, "no")
    assert [plain(row) for row in canvas.picture()] == ["bc", "   x"]
    assert canvas.picture()[0] == [Segment("bc", "bold", TOWN)]


def test_things_flow_unbroken_and_a_long_one_is_cut() -> None:
    things: list[Segment | Line] = [Segment("aaaa"), Segment("bbb"), Segment("")]
    things.append([Segment("c"), Segment("c" * 9)])
    assert [plain(row) for row in flowing(things, 10)] == ["aaaa  bbb", "c" * 10]
    assert [plain(row) for row in flowing([[Segment("d" * 6), Segment("e" * 6)]], 10)] == [
        "dddddd",
        "eeeeee",
    ]
    assert plain(flowing([Segment("f" * 20)], 10)[0]) == "f" * 9 + "…"


def test_no_word_is_broken() -> None:
    assert [plain(row) for row in wrapped("one twotwotwo three", 6)] == [
        "one",
        "twotwotwo",
        "three",
    ]
    assert fit("three", 5) == "three"


def test_cards_stand_on_shelves() -> None:
    one = card([line("a")], 5, title="T")
    assert [plain(row) for row in one] == ["╭T──╮", "│a  │", "╰───╯"]
    assert width_of(beside([one, one], 11)) == 11
    assert len(beside([one, one], 10)) == 6


def test_a_spot_is_lit_chosen_or_neither() -> None:
    pen = Pen(words_for("en"), (), None, 10, lit={TOWN: "7"}, at=None)
    assert pen.thing("town", "here", "x", "dim") == Segment("7:x", LIT, TOWN)
    assert pen.unlit().thing("town", "here", "x", "dim") == Segment("x", "dim", TOWN)
    chosen = Pen(words_for("en"), (), None, 10, lit={TOWN: "7"}, at=TOWN)
    assert chosen.style(TOWN) == CHOSEN


def test_initials_differ() -> None:
    words = words_for("en", "elfenland")
    found = initials(words, "transport", ("dragon", "unicorn", "troll_wagon", "raft"))
    assert len(set(found.values())) == 4
    assert found["dragon"] == "d"
