"""The kinds of value a command line takes. What does not fit is a fault with words of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import click

from samobranka.cli.faults import NoStretch, NotANumber, NotAPair, NotOneOf

if TYPE_CHECKING:
    Kind = click.ParamType[Any]
else:
    Kind = click.ParamType  # generic only in newer versions of click


def flag_of(parameter: click.Parameter | None) -> str:
    """How a parameter is written: `--seats`, `GAME`."""
    if parameter is None:
        return ""
    if isinstance(parameter, click.Option):
        return max(parameter.opts, key=len)
    return (parameter.metavar or parameter.name or "").upper()


def command_of(context: click.Context | None) -> str:
    """The command whose help to read."""
    return context.command_path if context else "samobranka"


LONGEST_NUMBER = 9
"""Digits that anybody may want to type."""


def number_in(text: str) -> int | None:
    """The whole number a text stands for; None when it stands for none."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


class WholeNumber(Kind):
    """A whole number between two bounds."""

    name = "number"

    def __init__(self, least: int = 0, most: int = 10**LONGEST_NUMBER - 1) -> None:
        self.least = least
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        number = number_in(str(value))
        if number is None or not self.least <= number <= self.most:
            facts = {"least": self.least, "most": self.most, "value": str(value)}
            raise NotANumber(command=command_of(ctx), flag=flag_of(param), **facts)
        return number


UNITS = {"m": 60, "h": 3600, "d": 24 * 3600}


class Stretch(Kind):
    """A stretch of time in seconds: `30m`, `6h`, `1d`."""

    name = "stretch"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        number, unit = number_in(value[:-1]), UNITS.get(value[-1:])
        if not number or unit is None:
            raise NoStretch(command=command_of(ctx), flag=flag_of(param), value=str(value))
        return number * unit


class OneOf(Kind):
    """One of a few words; asked for late, so that lists of engines and the like can be looked up."""

    name = "word"

    def __init__(self, choices: Callable[[], Sequence[str]]) -> None:
        self.choices = choices

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        choices = self.choices()
        if value not in choices:
            facts = {"flag": flag_of(param), "value": str(value), "choices": ", ".join(choices)}
            raise NotOneOf(command=command_of(ctx), **facts)
        return str(value)


class Listed(Kind):
    """Several of another kind, between commas."""

    name = "list"

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> list[Any]:
        given = value.split(",") if isinstance(value, str) else list(value)
        return [self.kind.convert(str(one).strip(), param, ctx) for one in given]


class Pair(Kind):
    """`name=choice`."""

    name = "pair"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        name, equals, choice = str(value).partition("=")
        if not name or not equals:
            raise NotAPair(command=command_of(ctx), flag=flag_of(param), value=str(value))
        return name.strip(), choice.strip()


OPTION_PAIRS = click.option("--option", "options", type=Pair(), multiple=True, metavar="K=V")
"""A game's options, as `play` and `fuzz` take them."""
