"""What opens over the table: a page to read, the rules, why not, chat, the end, handing over."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import groupby
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from samobranka.cli.rulebook import Rule, Rulebook
from samobranka.cli.terminal.sitting import RULE, Sitting, Way, teller_of
from samobranka.core.actions import SEAT, Action, domains_of
from samobranka.core.faults import Fault
from samobranka.core.words import Words

MOST_LISTED = 200
"""Actions that are listed at once when somebody asks why not."""


class Dialog(ModalScreen[str]):
    """Something that is closed again; what it answers says how to go on."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "close", "")]

    def __init__(self, title: str, words: Words) -> None:
        super().__init__()
        self.heading = title
        self.words = words

    def on_mount(self) -> None:
        """What was noted before would lie over it."""
        self.app.clear_notifications()

    def compose(self) -> ComposeResult:
        """A frame with a heading and how to close it."""
        with Vertical(classes="dialog") as frame:
            frame.border_title = Text(self.heading).markup
            frame.border_subtitle = self.words.say("screen-close")
            yield from self.inside()

    def inside(self) -> ComposeResult:
        """What stands in the frame."""
        raise NotImplementedError

    def action_close(self) -> None:
        """Closes it without an answer."""
        self.dismiss("")


class Page(Dialog):
    """Something to read."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter,space,q,й", "close", "")]

    def __init__(self, title: str, words: Words, content: RenderableType) -> None:
        super().__init__(title, words)
        self.content = content

    def inside(self) -> ComposeResult:
        """A text that scrolls."""
        with VerticalScroll():
            yield Static(self.content)


class HandOver(Page):
    """The keyboard changes hands: nothing is shown until somebody says so."""


class Manual(Dialog):
    """The rules: all of them, or those that a number or words lead to."""

    def __init__(self, words: Words, game: str, asked: str = "") -> None:
        super().__init__(words.say("screen-rules"), words)
        self.book = Rulebook(game, words.language)
        self.asked = asked

    def inside(self) -> ComposeResult:
        """A line to ask in, and what was found."""
        yield Input(self.asked, placeholder=self.words.say("screen-rules-ask"), compact=True)
        with VerticalScroll(can_focus=False):
            yield Static(id="found")

    def on_mount(self) -> None:
        """Shows what was asked for."""
        self._show(self.asked)

    @on(Input.Changed)
    def _asked(self, event: Input.Changed) -> None:
        self._show(event.value)

    def _show(self, asked: str) -> None:
        found = self.query_one("#found", Static)
        try:
            found.update(text_of(self.book.found(asked) if asked.strip() else self.book.rules))
        except Fault as fault:
            found.update(Text(fault.tell(self.words), "bold"))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def key_down(self) -> None:
        """Scrolls while one types."""
        self.query_one(VerticalScroll).scroll_down(animate=False)

    def key_up(self) -> None:
        """Scrolls while one types."""
        self.query_one(VerticalScroll).scroll_up(animate=False)

    def key_pagedown(self) -> None:
        """Scrolls while one types."""
        self.query_one(VerticalScroll).scroll_page_down(animate=False)

    def key_pageup(self) -> None:
        """Scrolls while one types."""
        self.query_one(VerticalScroll).scroll_page_up(animate=False)


def text_of(rules: Sequence[Rule]) -> Text:
    """Rules under their headings."""
    text = Text()
    for chapter, under in groupby(rules, key=lambda rule: rule.chapter):
        text.append(f"{chapter}\n", "bold")
        for rule in under:
            text.append(f"{rule.number} " if rule.number else "", "bold cyan")
            text.append(f"{rule.text}\n")
        text.append("\n")
    return text


class WhyNot(Dialog):
    """Any action of the game, looked up by words: whether it is allowed now, and if not, why."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting.words.say("screen-why"), sitting.words)
        self.sitting = sitting
        self.actions: list[tuple[str, Action]] = []
        self.rule = ""

    def inside(self) -> ComposeResult:
        """A line to ask in, the actions it fits, and the reason."""
        yield Input(placeholder=self.words.say("screen-why-ask"), compact=True)
        yield OptionList(markup=False, compact=True)
        yield Static(id="reason")

    def on_mount(self) -> None:
        """Puts every action into words, once."""
        teller, view = teller_of(self.sitting), self.sitting.glance.view
        seats = len(self.sitting.glance.names)
        for action in self.sitting.game.actions:
            with suppress(IndexError):  # a place that this table has not got
                if all(seat < seats for seat in seats_in(action)):
                    self.actions.append((teller.tell(action, view), action))
        self._list("")

    @on(Input.Changed)
    def _asked(self, event: Input.Changed) -> None:
        self._list(event.value)

    def _list(self, asked: str) -> None:
        words = asked.casefold().split()
        fitting = [
            Option(Text(text), id=str(place))
            for place, (text, _) in enumerate(self.actions)
            if all(word in text.casefold() for word in words)
        ]
        self.query_one(OptionList).set_options(fitting[:MOST_LISTED])

    @on(Input.Submitted)
    def _to_list(self) -> None:
        self.query_one(OptionList).focus()

    def key_down(self) -> None:
        """From the line into the list."""
        self.query_one(OptionList).focus()

    @on(OptionList.OptionHighlighted)
    async def _tell(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_id is None:
            return
        reason = await self.sitting.why(self.actions[int(event.option_id)][1])
        cited = RULE.findall(reason)
        self.rule = cited[-1] if cited else ""
        text = reason or self.words.say("screen-why-allowed")
        told = Text(text[:1].upper() + text[1:], "bold")
        if self.rule:
            told.append(f"  {self.words.say('screen-why-rule', rule=self.rule)}", "dim")
        self.query_one("#reason", Static).update(told)

    @on(OptionList.OptionSelected)
    def _open_rule(self) -> None:
        if self.rule:
            self.dismiss(self.rule)


def seats_in(action: Action) -> list[int]:
    """The seats that an action names."""
    domains = domains_of(type(action))
    return [getattr(action, name) for name, domain in domains.items() if domain is SEAT]


class Saying(Dialog):
    """What was said at the table, and a line to say something; others go on talking meanwhile."""

    def __init__(self, words: Words, said: Sequence[str], may_speak: bool) -> None:
        super().__init__(words.say("screen-chat"), words)
        self.said = said
        self.may_speak = may_speak

    def inside(self) -> ComposeResult:
        """The last lines, and one's own."""
        with VerticalScroll(can_focus=False):
            yield Static(id="said")
        if self.may_speak:
            yield Input(placeholder=self.words.say("screen-chat-ask"), max_length=300, compact=True)

    def on_mount(self) -> None:
        """Shows what was said before."""
        self.hear(self.said)

    def hear(self, said: Sequence[str]) -> None:
        """The last words are seen, however many there are."""
        text = "\n".join(said) or self.words.say("screen-chat-nothing")
        self.query_one("#said", Static).update(Text(text))
        self.query_one(VerticalScroll).scroll_end(animate=False)

    @on(Input.Submitted)
    def _say(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())


class Ways(Dialog):
    """What may be done besides playing; what cannot be taken back is asked twice."""

    def __init__(self, words: Words, ways: Sequence[Way]) -> None:
        super().__init__(words.say("screen-ways"), words)
        self.ways = ways
        self.warned = ""

    def inside(self) -> ComposeResult:
        """The ways, and below them what one of them leads to."""
        listed = [Option(Text(way.words)) for way in self.ways]
        nothing = Option(Text(self.words.say("screen-ways-none")), disabled=True)
        yield OptionList(*(listed or [nothing]), markup=False, compact=True)
        yield Static(id="reason")

    @on(OptionList.OptionSelected)
    def _choose(self, event: OptionList.OptionSelected) -> None:
        way = self.ways[event.option_index]
        if way.warning and self.warned != way.words:
            self.warned = way.words
            asked = self.words.say("screen-ways-sure", warning=way.warning)
            self.query_one("#reason", Static).update(Text(asked, "bold"))
        else:
            self.dismiss(str(event.option_index))
