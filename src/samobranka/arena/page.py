"""The report as one HTML file that needs nothing else: every language, light and dark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files

from samobranka.arena.charts import (
    Axis,
    Line,
    axis_around,
    axis_from_zero,
    axis_of_powers,
    chart,
)
from samobranka.arena.faults import ROOM
from samobranka.arena.report import Report
from samobranka.arena.telling import DEVIATIONS, Telling
from samobranka.core.words import LANGUAGES

STYLE = "page.css"


def page(report: Report, language: str) -> str:
    """The page; it opens in one language and has the others, too."""
    tellings = {known: Telling(report, known) for known in LANGUAGES}
    style = files(ROOM).joinpath(STYLE).read_text(encoding="utf-8")
    shown = "\n".join(_only(known) for known in LANGUAGES)
    choices = "".join(_choice(tellings[known], known == language) for known in LANGUAGES)
    bodies = "\n".join(_body(telling) for telling in tellings.values())
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(tellings[language].title())}</title>
<style>
{style}{shown}
</style>
</head>
<body>
<nav>{choices}</nav>
{bodies}
</body>
</html>
"""


def _only(language: str) -> str:
    """Of all bodies, the one that was chosen."""
    return f"body:has(#{language}:checked) main:not([lang={language}]) {{ display: none; }}"


def _choice(telling: Telling, is_chosen: bool) -> str:
    checked = " checked" if is_chosen else ""
    return (
        f'<label lang="{telling.language}"><input type="radio" name="language" '
        f'id="{telling.language}"{checked}> {telling.say("language")}</label>'
    )


def _body(telling: Telling) -> str:
    """Everything in one language."""
    parts = [
        f"<h1>{escape(telling.title())}</h1>",
        f"<p>{escape(telling.summary())}</p>",
        _figure(telling, "win-rates", _win_rates(telling)),
        _figure(telling, "ratings", _ratings(telling)),
        _figure(telling, "times", _times(telling)),
        _figure(telling, "seats", _by_seat(telling)),
        _figure(telling, "table", _table(telling)),
    ]
    return f'<main lang="{telling.language}">\n' + "\n".join(parts) + "\n</main>"


def _figure(telling: Telling, name: str, drawing: str) -> str:
    """A drawing with its heading and how to read it."""
    heading, reading = telling.say(f"chart-{name}"), telling.say(f"chart-{name}-reading")
    return f"<section><h2>{escape(heading)}</h2>\n{drawing}\n<p>{escape(reading)}</p></section>"


def _win_rates(telling: Telling) -> str:
    report = telling.report
    lines = [
        Line(
            bot.name,
            bot.win_rate,
            *bot.interval,
            f"{telling.percent(bot.win_rate)} ({telling.between(bot.interval)})",
        )
        for bot in report.bots
    ]
    axis = axis_from_zero(lines, report.chance)
    told = _told(axis, lambda value: telling.number(100 * value) + "\N{NO-BREAK SPACE}%")
    label = telling.say("chart-win-rates")
    return chart(lines, axis, told, label, bars=True, dashed=report.chance)


def _ratings(telling: Telling) -> str:
    lines = [
        Line(
            bot.name,
            bot.rating.mu,
            bot.rating.mu - DEVIATIONS * bot.rating.sigma,
            bot.rating.mu + DEVIATIONS * bot.rating.sigma,
            telling.rating(bot.rating),
        )
        for bot in telling.report.bots
    ]
    axis = axis_around(lines)
    return chart(lines, axis, _told(axis, telling.number), telling.say("chart-ratings"))


def _times(telling: Telling) -> str:
    lines = [
        Line(
            bot.name,
            bot.mean_ms,
            bot.mean_ms,
            max(bot.mean_ms, bot.p95_ms),
            telling.say(
                "chart-time", mean=telling.number(bot.mean_ms), p95=telling.number(bot.p95_ms)
            ),
        )
        for bot in telling.report.bots
    ]
    axis = axis_of_powers(lines)
    told = _told(axis, lambda value: telling.say("chart-ms", ms=telling.number(value)))
    return chart(lines, axis, told, telling.say("chart-times"))


def _told(axis: Axis, tell: Callable[[float], str]) -> list[str]:
    return [tell(value) for value in axis.ticks()]


def _by_seat(telling: Telling) -> str:
    """A table whose cells are the fuller, the more was won there."""
    seats = range(telling.report.seats)
    headings = [telling.say("column-bot")]
    headings += [telling.say("column-seat", number=seat + 1) for seat in seats]
    rows = [
        f'<th scope="row">{escape(bot.name)}</th>'
        + "".join(
            f'<td style="--won:{round(100 * (rate or 0))}%">{telling.percent(rate)}</td>'
            for rate in bot.by_seat
        )
        for bot in telling.report.bots
    ]
    return _html_table(headings, rows, "seats")


def _table(telling: Telling) -> str:
    rows = []
    for bot in telling.report.bots:
        name, *cells = telling.cells(bot)
        told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        rows.append(f'<th scope="row">{escape(name)}</th>{told}')
    return _html_table(telling.headings(), rows, "numbers")


def _html_table(headings: Sequence[str], rows: Sequence[str], kind: str) -> str:
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "".join(f"<tr>{row}</tr>\n" for row in rows)
    return (
        f'<div class="wide"><table class="{kind}"><thead><tr>{head}</tr></thead>\n'
        f"<tbody>{body}</tbody></table></div>"
    )
