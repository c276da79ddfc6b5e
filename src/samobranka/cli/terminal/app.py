"""The table as a screen: board, seats, hand, story, prompt and choices, by keyboard and mouse.

Eighty columns show the essential, and panels that open show the rest; a hundred and ten show everything
at once. What is drawn comes from the game's `draw.py`; what can be asked, from the sitting.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.widgets import Footer, Input, OptionList, Static

from samobranka.cli.terminal.dialogs import Dialog, HandOver, Manual, Page, Saying, Ways, WhyNot
from samobranka.cli.terminal.keys import KEYS, ONLY_SEATED, KeyOf
from samobranka.cli.terminal.seats import seat_lines, waiting_lines
from samobranka.cli.terminal.sheet import ranking, score_sheet
from samobranka.cli.terminal.sitting import (
    ACT,
    COACH,
    LIVE,
    RULE,
    Choice,
    Sitting,
    choices_of,
    fitting,
    pen_of,
    teller_of,
)
from samobranka.cli.terminal.widgets import Board, Choices, PictureView
from samobranka.core.actions import Action
from samobranka.core.drawing import QUIET, Picture, Spot, line, wrapped
from samobranka.core.faults import Fault

WIDE = 110
"""From so many columns on everything is shown at once."""
COACHED = 600.0
"""Seconds for which it is told that the coach thinks, unless it is done before."""
PANELS = {"-board", "-seats", "-log"}
"""What can be opened, one at a time."""
PAGE, FRAME = 96, 4
"""Columns of a page that opens, and of its frame."""
STORY_KEPT = 400
"""Sentences of the story that can be scrolled back to."""


class TableApp(App[int]):
    """One sitting, until it is left."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "close", "")]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(ansi_color=True)
        self.sitting = sitting
        self.choices: list[Choice] = []
        self.shown: list[Choice] = []
        self.typed = ""
        self.pinned: Spot | None = None
        """A spot that was clicked and has several choices."""
        self.is_busy = False
        self.is_hinting = False
        self.next_action: Action | None = None
        """What was chosen while a hint was thought about: done when it is, in its stead."""
        self.is_stale = False
        self.was_over = False
        self.cited = ""
        """The rule that was last named."""
        self.heard: int | None = None
        """How many sentences said at the table were told; None before one has come."""
        for key in KEYS:
            if self.has(key):
                words = sitting.words.say(f"screen-key-{key.deed}")
                self.bind(
                    key.keys,
                    key.deed,
                    description=words,
                    show=key.is_shown,
                    key_display=key.display,
                )

    def has(self, key: KeyOf) -> bool:
        """Whether the key does something at such a table."""
        return not key.needs or key.needs in self.sitting.can

    # ------------------------------------------------------------ the screen

    def compose(self) -> ComposeResult:
        """All panels; which of them are seen is told by classes."""
        yield Static(id="prompt", markup=False)
        with Horizontal(id="middle"):
            yield Board("board")
            with Vertical(id="side"):
                yield PictureView("seats")
                yield Input(id="search", compact=True)
                yield Choices(id="choices", markup=False, compact=True)
                yield PictureView("story")
        yield PictureView("hand")
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Sits down."""
        self.title = self.sitting.game.meta.title(self.sitting.words.language)
        self.query_one("#search", Input).placeholder = self.sitting.words.say("screen-search")
        self.query_one(Choices).focus()
        self.call_after_refresh(self.look)
        if LIVE in self.sitting.can:
            self.set_interval(1.0, self._paint_seats)
        self.run_worker(self._do(self.sitting.begin(self.look)))

    def look(self) -> None:
        """There is something new to see."""
        glance = self.sitting.glance
        self.refresh_bindings()
        self._listen()
        if [choice.action for choice in self.choices] != list(glance.actions):
            self.clear_notifications()  # they were about another question
            self.next_action = None
        self.choices = choices_of(self.sitting) if glance.view is not None else []
        self.typed, self.pinned = "", None
        self.query_one("#search", Input).value = ""
        self._list()
        self.paint()
        if glance.veiled:
            if not isinstance(self.screen, HandOver):
                self._hand_over(glance.veiled)
        elif glance.is_over and not self.was_over:
            self.was_over = True
            self.action_score()

    def _listen(self) -> None:
        """What others say is told at once; what was said before one came, only when asked for."""
        said, heard = self.sitting.said, self.heard
        self.heard = len(said)
        if isinstance(self.screen, Saying):
            self.screen.hear(said)
        elif heard is not None and len(said) > heard:
            self.tell("\n".join(said[heard:]))

    def _list(self) -> None:
        """The choices that fit what was sought or clicked."""
        asked = self.query_one("#search", Input).value
        self.shown = fitting(self.choices, asked)
        if self.pinned is not None:
            self.shown = [choice for choice in self.shown if choice.spot == self.pinned]
        glance = self.sitting.glance
        waits = ACT in self.sitting.can and glance.view is not None and glance.you is not None
        nothing = "" if glance.is_over or not waits else self.sitting.words.say("screen-waiting")
        self.query_one(Choices).offer(self.shown, nothing="" if self.choices else nothing)

    @on(PictureView.Resized)
    def paint(self) -> None:
        """Draws every panel for its room, once for all that has changed by then."""
        if not self.is_stale:
            self.is_stale = True
            self.call_next(self._paint)

    def _paint(self) -> None:
        self.is_stale = False
        if self.sitting.glance.view is None:
            self._paint_seats()
            return
        drawing, view = self.sitting.game.drawing, self.sitting.glance.view
        self._paint_prompt()
        at = self.chosen.spot if self.chosen else None
        board, hand = self.query_one(Board), self.query_one("#hand", PictureView)
        pen = pen_of(self.sitting, board.size.width, board.size.height, self.shown, at)
        picture = drawing.board(view, pen)
        if len(picture) > pen.height:  # the last column is the scroll bar's
            picture = drawing.board(view, pen.sized(pen.width - 1, pen.height))
        board.show(picture, at)
        hand.show(drawing.hand(view, pen.sized(hand.size.width, 0)), at)
        self._paint_seats()
        self._paint_story()

    def _paint_seats(self) -> None:
        """They change while clocks run."""
        glance, beside = self.sitting.glance, self.sitting.beside()
        self._paint_prompt()
        if glance.view is None:
            self.query_one(Board).show(waiting_lines(glance.names, beside))
            return
        seats = self.query_one("#seats", PictureView)
        pen = pen_of(self.sitting, seats.size.width, 0, self.shown)
        seats.show(seat_lines(glance.view, self.sitting.game.drawing, pen, beside))

    def _paint_prompt(self) -> None:
        glance, beside = self.sitting.glance, self.sitting.beside()
        text = Text.assemble((f"{self.title} · ", "dim"), (glance.prompt, "bold"))
        own = beside[glance.you] if glance.you is not None and beside else ""
        for aside in filter(None, (own, glance.aside)):
            text.append(f"  {aside}", "dim")
        if self.typed:
            text.append(f"  [{self.typed}▁]", "bold yellow")
        self.query_one("#prompt", Static).update(text)

    def _paint_story(self) -> None:
        story = self.query_one("#story", PictureView)
        lines: Picture = []
        for sentence in self.sitting.glance.story[-STORY_KEPT:]:
            rows = wrapped(sentence, story.size.width - 3)
            lines += [
                line(("  " if place else "• ", QUIET), *row) for place, row in enumerate(rows)
            ]
        story.show(lines)
        story.scroll_end(animate=False)

    @property
    def chosen(self) -> Choice | None:
        """The choice that Enter would make."""
        place = self.query_one(Choices).highlighted
        return self.shown[place] if place is not None and place < len(self.shown) else None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A key that a spectator has no use for is none."""
        return self.sitting.glance.you is not None or action not in ONLY_SEATED

    # ------------------------------------------------------------ choosing

    @on(OptionList.OptionHighlighted, "#choices")
    def _highlighted(self) -> None:
        self.paint()

    @on(OptionList.OptionSelected, "#choices")
    def _selected(self) -> None:
        self._act(self.chosen)

    @on(Input.Changed, "#search")
    def _sought(self) -> None:
        self._list()
        self.paint()

    @on(Input.Submitted, "#search")
    def _found(self) -> None:
        self.query_one(Choices).focus()
        self.query_one("#search", Input).remove_class("-open")

    @on(PictureView.Pointed)
    def _pointed(self, event: PictureView.Pointed) -> None:
        """One choice there is made; of several, only they are listed."""
        there = [choice for choice in self.shown if choice.spot == event.spot]
        if len(there) == 1:
            self._act(there[0])
        elif there:
            self.pinned = event.spot
            self._list()
            self.paint()

    @on(Board.Moved)
    def _moved(self, event: Board.Moved) -> None:
        """To the next lit spot that way."""
        board, at = self.query_one(Board), self.chosen.spot if self.chosen else None
        spot = board.beyond(at, event.across, event.down, {choice.spot for choice in self.shown})
        for place, choice in enumerate(self.shown):
            if choice.spot == spot and spot is not None:
                self.query_one(Choices).highlighted = place
                return

    @on(Board.Chosen)
    def _chosen_on_board(self) -> None:
        self._act(self.chosen)

    def on_key(self, event: Key) -> None:
        """Digits are the number of a choice."""
        if isinstance(self.focused, Input) or isinstance(self.screen, Dialog):
            return
        if event.character and event.character.isdecimal():
            self._type(self.typed + event.character)
        elif event.key == "backspace":
            self._type(self.typed[:-1])

    def _type(self, digits: str) -> None:
        numbers = [str(choice.number) for choice in self.shown]
        if digits and not any(number.startswith(digits) for number in numbers):
            digits = digits[-1] if digits[-1] in numbers else ""
        self.typed = digits
        if digits in numbers:
            self.query_one(Choices).highlighted = numbers.index(digits)
        self._paint_prompt()

    def _act(self, choice: Choice | None) -> None:
        if choice is not None and self.is_hinting:
            self.next_action = choice.action
        elif choice is not None and not self.is_busy:
            self.run_worker(self._do(self.sitting.act(choice.action)))

    async def _do(self, work: Awaitable[None]) -> None:
        """Does one thing at a time; what is refused is told."""
        self.is_busy = True
        try:
            await work
        except Fault as fault:
            self.tell(fault.tell(self.sitting.words), "warning")
        finally:
            self.is_busy = False

    def tell(self, text: str, severity: Any = "information", seconds: float = 8) -> None:
        """A note that goes away by itself; a rule that it cites is opened by the key of the rules."""
        cited = RULE.findall(text)
        self.cited = cited[-1] if cited else self.cited
        self.clear_notifications()
        self.notify(text[:1].upper() + text[1:], severity=severity, markup=False, timeout=seconds)

    # ------------------------------------------------------------ keys

    def action_search(self) -> None:
        """A line above the list to look for actions in."""
        search = self.query_one("#search", Input)
        search.add_class("-open")
        search.focus()

    def action_close(self) -> None:
        """Back to all choices, and to the list."""
        search = self.query_one("#search", Input)
        search.value, self.pinned, self.typed = "", None, ""
        search.remove_class("-open")
        self.screen.remove_class(*PANELS)
        self._list()
        self.query_one(Choices).focus()
        self.call_after_refresh(self.paint)

    def action_board(self) -> None:
        """Gives the board all columns, or takes them back."""
        self._toggle("-board")
        is_whole = self.screen.has_class("-board")
        self.query_one(Board if is_whole else Choices).focus()

    def action_seats(self) -> None:
        """Opens or closes the panel of seats, where it is not there anyway."""
        self._toggle("-seats")

    def action_log(self) -> None:
        """Opens or closes the whole story."""
        self._toggle("-log")

    def _toggle(self, panel: str) -> None:
        self.screen.remove_class(*PANELS - {panel})
        self.screen.toggle_class(panel)
        self.call_after_refresh(self.paint)

    def action_why(self) -> None:
        """Why not?"""
        if self.sitting.glance.you is not None:
            self.push_screen(WhyNot(self.sitting), self._open_rule)

    def _open_rule(self, rule: str | None) -> None:
        if rule:
            self.push_screen(Manual(self.sitting.words, self.sitting.game.id, rule))

    def action_rules(self) -> None:
        """The rules, at the one that was named last."""
        asked, self.cited = self.cited, ""
        self.push_screen(Manual(self.sitting.words, self.sitting.game.id, asked))

    def action_hint(self) -> None:
        """What would a bot do?"""
        if self.choices and not self.is_busy:
            self.run_worker(self._do(self._hint()))

    async def _hint(self) -> None:
        advice = await self._advice()
        if self.next_action is not None:
            await self.sitting.act(self.next_action)
            return
        teller, view, told = teller_of(self.sitting), self.sitting.glance.view, []
        for place, (action, chance) in enumerate(advice):
            number = next((c.number for c in self.choices if c.action == action), 0)
            text = teller.tell(action, view)
            if chance is not None:
                text += f" · {chance:.0%}"
            told.append(self.sitting.words.say("table-hint", number=number, action=text))
            if place == 0 and number:
                self.pinned = None
                self._list()
                self.query_one(Choices).highlighted = number - 1
        if told:
            self.tell("\n".join(told))

    async def _advice(self) -> list[tuple[Action, float | None]]:
        self.is_hinting, self.next_action = True, None
        try:
            return await self.sitting.hint()
        finally:
            self.is_hinting = False

    def action_undo(self) -> None:
        """Takes back."""
        if not self.is_busy and self.sitting.glance.you is not None:
            self.run_worker(self._do(self.sitting.undo()))

    def action_score(self) -> None:
        """The score as it stands, and at the end who came where."""
        glance, words = self.sitting.glance, self.sitting.words
        scale, teller = self.sitting.game.meta.score_scale, teller_of(self.sitting)
        title, room = words.say("score-heading"), min(self.size.width * 9 // 10, PAGE) - FRAME
        parts: list[RenderableType] = [score_sheet(glance.sheet, scale, teller, room)]
        if not glance.sheet:  # a server tells it at the end
            if glance.view is not None and "-narrow" in self.screen.classes:
                self.action_seats()
            return
        if glance.outcome is not None:
            title = words.say("table-over", reason=glance.outcome.reason)
            asks = [words.say("screen-coach-ask")] if COACH in self.sitting.can else []
            below = ["", *asks, *self.sitting.epilogue()]
            parts = [
                "\n".join([*ranking(glance.outcome, scale, teller), ""]),
                *parts,
                "\n".join(below),
            ]
        self.push_screen(Page(title, words, Group(*parts)))

    def action_help(self) -> None:
        """What the keys do."""
        words = self.sitting.words
        text = Text()
        for key in KEYS:
            if self.has(key) and self.check_action(key.deed, ()):
                text.append(f"{key.display:>5}  ", "bold cyan")
                text.append(words.say(f"screen-help-{key.deed}") + "\n")
        for way in ("number", "tab", "mouse"):
            text.append("\n" + words.say(f"screen-help-{way}"))
        if words.has("draw-legend"):
            text.append(f"\n\n{words.say('screen-legend')}\n", "bold")
            text.append(words.say("draw-legend"))
        self.push_screen(Page(words.say("screen-keys"), words, text))

    def action_coach(self) -> None:
        """What cost most, once the match is over."""
        if not self.sitting.glance.is_over:
            self.tell(self.sitting.words.say("screen-coach-later"))
        elif not self.is_busy:
            self.tell(self.sitting.words.say("screen-coach-thinks"), seconds=COACHED)
            self.run_worker(self._do(self._coach()))

    async def _coach(self) -> None:
        words, teller = self.sitting.words, teller_of(self.sitting)
        text, view = Text(), self.sitting.glance.view
        turns = await self.sitting.coach()
        self.clear_notifications()
        for turn in turns:
            facts = {"ply": turn.ply, "seat": teller.seat(turn.seat)}
            text.append(words.say("screen-coach-turn", **facts) + "\n", "bold")
            for action, chance in (
                (turn.played, turn.chance),
                (turn.better, turn.better_chance),
            ):
                text.append(f"  {chance:>4.0%}  {teller.tell(action, view)}\n")
        content = text if text.plain else Text(words.say("screen-coach-nothing"))
        title = words.say("screen-key-coach")
        self.push_screen(Page(title[:1].upper() + title[1:], words, content))

    def action_chat(self) -> None:
        """What was said at the table; who sits there says something, too."""
        may_speak = self.sitting.glance.you is not None
        self.push_screen(Saying(self.sitting.words, self.sitting.said, may_speak), self._say)

    def _say(self, text: str | None) -> None:
        if text:
            self.run_worker(self._do(self.sitting.say(text)))

    def action_agree(self) -> None:
        """Lets somebody take back."""
        self.run_worker(self._do(self.sitting.consent(True)))

    def action_refuse(self) -> None:
        """Does not let somebody take back."""
        self.run_worker(self._do(self.sitting.consent(False)))

    def action_ways(self) -> None:
        """What else may be done at a live table."""
        ways = self.sitting.ways()

        def do(place: str | None) -> None:
            if place:
                self.run_worker(self._do(ways[int(place)].do()))

        self.push_screen(Ways(self.sitting.words, ways), do)

    def action_save(self) -> None:
        """Keeps the match so far."""
        self.run_worker(self._do(self._save()))

    async def _save(self) -> None:
        path = await self.sitting.keep()
        self.tell(self.sitting.words.say("table-saved", file=str(path)))

    def action_leave(self) -> None:
        """Gets up from the table."""
        self.run_worker(self._leave())

    async def _leave(self) -> None:
        await self._do(self.sitting.leave())
        self.exit(0)

    def _hand_over(self, name: str) -> None:
        words = self.sitting.words
        text = words.say("table-hand-over", name=name)
        self.push_screen(HandOver(self.title, words, Text(text)), lambda _: self.sitting.unveil())
