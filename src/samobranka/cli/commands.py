"""The commands: each lives in a module of its own, loaded only when it is called.

All that a command says of itself comes from Fluent: `help-<command>` is its line in the list,
`help-<command>-more` what else to know, `help-<command>-<parameter>` each thing it takes.
"""

from __future__ import annotations

from importlib import import_module
from keyword import iskeyword
from typing import Any, cast

import click

from samobranka.cli.faults import (
    ExtraArguments,
    FlagNeedsValue,
    FlagTakesNoValue,
    MissingArgument,
    UnknownCommand,
    UnknownFlag,
    UsageFault,
)
from samobranka.cli.parameters import OneOf, flag_of
from samobranka.cli.voice import Voice
from samobranka.core.words import LANGUAGES, message_id

MODULES = {
    "games": "games",
    "play": "play",
    "serve": "serve",
    "rules": "rules",
    "replay": "replay",
    "verify": "replay",
    "fuzz": "fuzz",
    "perft": "perft",
    "golden": "golden",
    "freeze": "freeze",
    "build": "build",
    "bench": "bench",
    "arena": "arena",
    "user": "user",
    "ratings": "ratings",
    "export": "archive",
    "import": "archive",
    "backup": "backup",
    "restore": "backup",
    "data": "data",
    "contents": "contents",
    "observe": "observe",
    "new-game": "new_game",
    "schema": "schema",
    "doctor": "doctor",
}
"""Where each command lives, in the order of the help."""


def voice_of(context: click.Context) -> Voice:
    """The voice that this call speaks with."""
    return cast(Voice, context.find_root().obj)


def parameter_key(parameter: click.Parameter) -> str:
    """The last part of a parameter's message: `seats`, `game`."""
    return flag_of(parameter).lstrip("-").lower()


class Spoken(click.Command):
    """A command whose help comes from Fluent."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        language = OneOf(lambda: LANGUAGES)
        self.params.append(
            click.Option(["--lang"], type=language, expose_value=False, metavar="|".join(LANGUAGES))
        )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """As usual, but what is too much is told in our own words."""
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            raise fault_of(error, ctx) from None
        if rest and not ctx.resilient_parsing and not isinstance(self, click.Group):
            raise ExtraArguments(command=ctx.command_path, value=" ".join(rest))
        return rest

    @property
    def key(self) -> str:
        """The family of this command's messages."""
        return message_id("help", self.name or "")

    def get_short_help_str(self, limit: int = 45) -> str:
        """The line in the list of commands; shells show it when they complete a word."""
        return voice_of(click.get_current_context()).say(self.key)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Usage, what it is for, arguments, options."""
        voice = voice_of(ctx)
        usage = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, usage, voice.say("cli-usage") + " ")
        self._write_texts(voice, formatter)
        arguments = [p for p in self.params if isinstance(p, click.Argument)]
        self._write_parameters(voice, formatter, "cli-arguments", arguments)
        options = [p for p in self.params if isinstance(p, click.Option)]
        self._write_parameters(voice, formatter, "cli-options", options)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Arguments in the README's spelling; all options in one word."""
        arguments = [p for p in self.params if isinstance(p, click.Argument)]
        pieces = [flag_of(p) if p.required else f"[{flag_of(p)}…]" for p in arguments]
        return [*pieces, voice_of(ctx).say("cli-options-metavar")]

    def _write_texts(self, voice: Voice, formatter: click.HelpFormatter) -> None:
        for message in (self.key, f"{self.key}-more"):
            if voice.words().has(message):
                formatter.write_paragraph()
                formatter.write_text(voice.say(message))

    def _write_parameters(
        self,
        voice: Voice,
        formatter: click.HelpFormatter,
        heading: str,
        parameters: list[Any],
    ) -> None:
        rows = [(self._spelling(p), self.parameter_help(voice, p)) for p in parameters]
        if heading == "cli-options":
            rows.append(("--help", voice.say("help-help")))
        if rows:
            with formatter.section(voice.say(heading)):
                formatter.write_dl(rows)

    def parameter_help(self, voice: Voice, parameter: click.Parameter) -> str:
        """What a parameter is for."""
        key = parameter_key(parameter)
        return voice.say("help-lang" if key == "lang" else message_id(self.key, key))

    @staticmethod
    def _spelling(parameter: click.Parameter) -> str:
        if isinstance(parameter, click.Option) and not parameter.is_flag:
            return f"{flag_of(parameter)} {parameter.metavar or ''}".strip()
        return flag_of(parameter)


class House(Spoken, click.Group):
    """`samobranka` itself: finds its commands by name."""

    key = "help"

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order of the help."""
        return list(MODULES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Loads the module of a command."""
        if cmd_name not in MODULES:
            return None
        module = import_module(f"samobranka.cli.{MODULES[cmd_name]}")
        # A word of Python cannot be a function's name: `import` is import_.
        function = f"{cmd_name}_" if iskeyword(cmd_name) else cmd_name.replace("-", "_")
        return cast(click.Command, getattr(module, function))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As usual, but what is not there is told in our own words."""
        name = args[0]
        if name not in MODULES and not name.startswith("-"):
            raise UnknownCommand(
                command=ctx.command_path,
                name=name,
                near=nearest(name, MODULES) or ", ".join(MODULES),
            )
        return super().resolve_command(ctx, args)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """A command, then what it takes."""
        return [voice_of(ctx).say("cli-command-metavar")]

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Also lists the commands, without loading any of them."""
        super().format_help(ctx, formatter)
        voice = voice_of(ctx)
        with formatter.section(voice.say("cli-commands")):
            formatter.write_dl([(name, voice.say(message_id("help", name))) for name in MODULES])


def nearest(name: str, known: Any) -> str:
    """What somebody may have meant; empty when nothing is near."""
    from difflib import get_close_matches

    return ", ".join(get_close_matches(name, list(known), n=3, cutoff=0.6))


@click.command(cls=House, name="samobranka", invoke_without_command=True)
@click.option("--version", is_flag=True)
@click.pass_context
def house(context: click.Context, version: bool) -> None:
    """Tells the version, or how to go on, when no command is named."""
    if version:
        from samobranka import __version__

        click.echo(f"samobranka {__version__}")
        context.exit()
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def fault_of(error: click.UsageError, context: click.Context) -> UsageFault:
    """A fault of ours for what click says of a command line."""
    options = {flag: p for p in context.command.params for flag in p.opts if flag[0] == "-"}
    command = context.command_path
    match error:
        case click.NoSuchOption():
            near = nearest(error.option_name, options)
            return UnknownFlag(command=command, flag=error.option_name, near=near)
        case click.BadOptionUsage():
            asked = options.get(error.option_name)
            is_flag = isinstance(asked, click.Option) and asked.is_flag
            kind = FlagTakesNoValue if is_flag else FlagNeedsValue
            return kind(command=command, flag=error.option_name)
        case click.MissingParameter():
            return MissingArgument(command=command, flag=flag_of(error.param))
    return UsageFault(command=command, value=error.format_message())
