"""A report in words and numbers of one language: for the terminal and for the page."""

from __future__ import annotations

from babel.numbers import format_decimal

from samobranka.arena.faults import ROOM
from samobranka.arena.report import BotReport, Report
from samobranka.core import registry
from samobranka.core.rating import Rating
from samobranka.core.words import Words, words_for

COLUMNS = ("bot", "matches", "win-rate", "interval", "rating", "score", "mean-ms", "p95-ms")
"""Of the table; a heading is `column-<column>`."""

UNKNOWN = "—"
DEVIATIONS = 2
"""A rating is told with so many standard deviations either side."""


class Telling:
    """A report for somebody who reads one language."""

    def __init__(self, report: Report, language: str) -> None:
        self.report = report
        self.language = language
        self.words: Words = words_for(language, room=ROOM)

    def say(self, message: str, **facts: object) -> str:
        """One of the arena's messages."""
        return self.words.say(message, **facts)

    def title(self) -> str:
        """What was played."""
        return self.say(
            "report-title", game=registry.meta_of(self.report.game).title(self.language)
        )

    def summary(self) -> str:
        """How it was played."""
        options = ", ".join(f"{name}={choice}" for name, choice in self.report.options.items())
        return self.say(
            "report-summary",
            matches=self.report.matches,
            seats=self.report.seats,
            options=options,
            plies=self.number(self.report.mean_plies),
            stopped=self.report.stopped,
            chance=self.percent(self.report.chance),
            engine=self.report.engine,
            seed=self.report.seed,
        )

    def headings(self) -> list[str]:
        """Of the columns."""
        return [self.say(f"column-{column}") for column in COLUMNS]

    def cells(self, bot: BotReport) -> list[str]:
        """A bot's line of the table."""
        return [
            bot.name,
            self.number(bot.matches),
            self.percent(bot.win_rate),
            self.between(bot.interval),
            self.rating(bot.rating),
            self.number(bot.mean_score),
            self.number(bot.mean_ms),
            self.number(bot.p95_ms),
        ]

    def number(self, value: float) -> str:
        """To three digits, or as many as stand before the point."""
        rounded = round(value) if abs(value) >= 100 else float(f"{value:.3g}")
        return str(format_decimal(rounded, "#,##0.####", locale=self.language))

    def percent(self, value: float | None) -> str:
        """A share."""
        if value is None:
            return UNKNOWN
        return f"{format_decimal(100 * value, '0.0', locale=self.language)}\N{NO-BREAK SPACE}%"

    def between(self, interval: tuple[float, float]) -> str:
        """From one share to another, in per cent."""
        return "–".join(format_decimal(100 * end, "0.0", locale=self.language) for end in interval)

    def rating(self, rating: Rating) -> str:
        """How strong, and how surely."""
        mu = format_decimal(rating.mu, "0.0", locale=self.language)
        error = format_decimal(DEVIATIONS * rating.sigma, "0.0", locale=self.language)
        return f"{mu}\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}{error}"
