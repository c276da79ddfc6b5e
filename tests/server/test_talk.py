"""What is said at a table: each line once, and no more of them than are shown."""

from __future__ import annotations

from samobranka.server.talk import SHOWN, Talk
from samobranka.store.rows import ChatRow


def said(*numbers: int) -> list[ChatRow]:
    return [ChatRow(number, "ann", "Ann", f"word {number}", at=number) for number in numbers]


def test_a_line_is_new_once() -> None:
    talk = Talk()
    assert [line.text for line in talk.hear(said(0, 1))] == ["word 0", "word 1"]
    assert [line.number for line in talk.hear(said(0, 1, 2))] == [2]  # read again from the store
    assert talk.hear(said(2)) == []
    assert [line.number for line in talk.lines] == [0, 1, 2]


def test_so_many_lines_are_shown() -> None:
    talk = Talk()
    talk.hear(said(*range(SHOWN)))
    talk.hear(said(SHOWN))
    assert [line.number for line in talk.lines] == list(range(1, SHOWN + 1))
