"""The page: whole, in both languages, and nothing in it is taken from elsewhere."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from samobranka.arena.charts import Axis, Line, axis_around, axis_from_zero, axis_of_powers
from samobranka.arena.page import page
from samobranka.arena.report import Report, report
from tests.arena.conftest import MakeTournament, result


@pytest.fixture
def found(tournament_of: MakeTournament) -> Report:
    """A report in which one bot has an ugly name."""
    ugly = "<b>&'\".py:Own"
    played = [
        result(number, [ugly, "b"], [1, 2], thought=[[1000, 3_000_000], [12]])
        for number in range(3)
    ]
    return report(tournament_of(ugly, "b"), played)


def test_both_languages_and_every_chart(found: Report) -> None:
    html = page(found, "ru")
    assert '<html lang="ru">' in html
    assert "<title>Арена: Мастер Эльф</title>" in html
    russian, english = (
        re.findall(rf'<main lang="{language}">(.*?)</main>', html, re.DOTALL)
        for language in ("ru", "en")
    )
    for (body,) in (russian, english):
        assert len(re.findall("<svg ", body)) == 3
        assert len(re.findall("<table ", body)) == 2
        assert not re.search(r"(chart|column|report)-[a-z]", body)
    assert "Доли побед" in russian[0]
    assert "100,0" in russian[0]
    assert "Win rates" in english[0]
    assert "100.0" in english[0]
    assert 'id="ru" checked' in html
    assert 'id="en" checked' in page(found, "en")


def test_nothing_comes_from_elsewhere(found: Report) -> None:
    html = page(found, "en")
    assert not re.search(r"https?://|<script|<link|@import|url\(", html)


def test_names_are_escaped(found: Report) -> None:
    html = page(found, "en")
    assert "<b>" not in html
    assert "&lt;b&gt;&amp;" in html


def test_the_drawings_are_sound(found: Report) -> None:
    for drawing in re.findall(r"<svg .*?</svg>", page(found, "en"), re.DOTALL):
        root = ElementTree.fromstring(drawing)
        width = float(root.attrib["viewBox"].split()[2])
        numbers = [float(n) for el in root.iter() for n in (el.get("x"), el.get("cx")) if n]
        assert numbers
        assert all(0 <= number <= width for number in numbers)
        assert len(root.findall(".//g")) == 2


def test_axes() -> None:
    lines = [Line("a", 0.5, 0.4, 0.61, ""), Line("b", 0.2, 0.1, 0.3, "")]
    shares = axis_from_zero(lines, 0.25)
    assert (shares.low, shares.high) == pytest.approx((0, 0.8))
    assert shares.ticks() == pytest.approx([0, 0.2, 0.4, 0.6, 0.8])
    around = axis_around(lines)
    assert around.low < 0.1 < 0.61 < around.high
    powers = axis_of_powers([Line("a", 3, 3, 90, ""), Line("b", 0.02, 0.02, 0.05, "")])
    assert powers.ticks() == pytest.approx([0.01, 0.1, 1, 10, 100])
    assert powers.place(1) == pytest.approx(320)


def test_nothing_to_see_is_drawn_as_well() -> None:
    flat = [Line("a", 0, 0, 0, "")]
    assert axis_from_zero(flat, 0.25).ticks()
    assert axis_of_powers(flat).is_log
    assert isinstance(axis_around(flat), Axis)
