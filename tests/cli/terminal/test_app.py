"""The table as a screen: played by keys and mouse alone, in frames that are kept."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import product
from multiprocessing import resource_tracker
from pathlib import Path

import msgspec
import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from samobranka.bots import make_bot
from samobranka.cli.play import seat_bots
from samobranka.cli.terminal.app import TableApp
from samobranka.cli.terminal.coaching import apart
from samobranka.cli.terminal.dialogs import Manual, Page, WhyNot
from samobranka.cli.terminal.here import Here
from samobranka.cli.terminal.reel import Reel, ReelApp
from samobranka.cli.terminal.seats import seat_lines
from samobranka.cli.terminal.sitting import Choice, choices_of, pen_of
from samobranka.cli.terminal.widgets import Board, Choices
from samobranka.core import match as matches
from samobranka.core import registry
from samobranka.core.actions import Action, kind_of
from samobranka.core.drawing import Picture, plain, width_of
from samobranka.core.engine import interpreted
from samobranka.core.match import Match, MatchFile
from samobranka.core.registry import game_ids
from samobranka.core.words import LANGUAGES, words_for
from tests.cli.conftest import play_out

pytestmark = pytest.mark.anyio

FRAMES = Path(__file__).parent / "frames"
GAMES = Path(__file__).parents[2] / "games"
NARROW, WIDE = (80, 24), (120, 40)
PLAYED = 8
"""Own actions before a frame is kept."""
LAST = 2
"""Actions of a match that are left to the keyboard."""

At = tuple[TableApp, Pilot[int]]


def here(
    game: str,
    language: str = "en",
    *,
    people: int = 1,
    bots: int = 2,
    options: dict[str, str] | None = None,
    bot: str = "uniform",
) -> Here:
    """A match of one seed, of people and bots."""
    loaded = registry.game(game)
    sitting = ["me"] * people + [bot] * bots
    match = matches.new(loaded, len(sitting), options or {}, secret="7")
    match.names = sitting
    words = words_for(language, game, "samobranka.cli")
    return Here(match, seat_bots(loaded, sitting, "7"), words)


@asynccontextmanager
async def at(sitting: Here | Reel, size: tuple[int, int] = NARROW) -> AsyncIterator[At]:
    app = ReelApp(sitting) if isinstance(sitting, Reel) else TableApp(sitting)
    async with app.run_test(size=size, notifications=True) as pilot:
        await rest(app, pilot)
        yield app, pilot


async def rest(app: TableApp, pilot: Pilot[int]) -> None:
    """Until the bots have acted and everything is painted."""
    await pilot.pause()
    while app._exception is None and (app.is_busy or app.is_stale):
        await pilot.pause(0.01)
    await pilot.pause()


async def press(app: TableApp, pilot: Pilot[int], *keys: str) -> None:
    await pilot.press(*keys)
    await rest(app, pilot)


def frame(app: TableApp) -> str:
    """What is on the screen, without colours."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips) + "\n"


async def act_as(app: TableApp, pilot: Pilot[int], sitting: Here, name: str) -> None:
    """Does what a bot would do, by the number of the choice and Enter."""
    bot = make_bot(name, sitting.game, interpreted(sitting.game), sitting.match.ply)
    assert sitting.you is not None
    action = sitting.game.actions.decode(bot.choose(sitting.match, sitting.you))
    number = next(choice.number for choice in app.choices if choice.action == action)
    await pilot.press(*str(number), "enter")
    await rest(app, pilot)


# ---------------------------------------------------------------- frames


@pytest.mark.parametrize("name", sorted(path.stem for path in FRAMES.glob("*.txt")))
async def test_frames_are_as_they_were(name: str) -> None:
    """After a few actions by keyboard; an empty file is written, and fails."""
    game, columns, lines, language = re.fullmatch(r"(\w+)-(\d+)x(\d+)-(\w+)", name).groups()  # type: ignore[union-attr]
    sitting = here(game, language)
    async with at(sitting, (int(columns), int(lines))) as (app, pilot):
        for _ in range(PLAYED):
            await act_as(app, pilot, sitting, "uniform")
        shown = frame(app)
    path = FRAMES / f"{name}.txt"
    if not path.stat().st_size:
        path.write_text(shown, encoding="utf-8", newline="\n")
        pytest.fail(f"{path} was empty: look at it, and run this again")
    assert shown == path.read_text(encoding="utf-8")


# ---------------------------------------------------------------- whole matches


def recorded(game: str) -> MatchFile:
    """A match of the game that was played to its end."""
    return matches.read(min((GAMES / game / "records").glob("*.match.json")))


@pytest.mark.parametrize("game", game_ids())
def test_whatever_may_be_chosen_is_drawn_and_fits(game: str) -> None:
    """At moments of a whole match, for every kind of action: at both sizes, in both languages."""
    whole = matches.replay(recorded(game))
    kinds = [kind_of(whole.game.actions.decode(done.action)) for done in whole.plies]
    plies = {kinds.index(kind) for kind in kinds} | set(range(0, whole.ply, whole.ply // 3))
    for ply, language in product(plies, LANGUAGES):
        sitting = standing_at(whole, ply, language)
        choices = choices_of(sitting)
        for size in (NARROW, WIDE):
            pictures = pictures_of(sitting, choices, *ROOMS[size])
            for picture, width in pictures:
                assert width_of(picture) <= width
            drawn = {segment.spot for picture, _ in pictures for row in picture for segment in row}
            assert {choice.spot for choice in choices} - {None} <= drawn


@pytest.mark.parametrize("game", game_ids())
def test_a_board_is_drawn_in_whatever_room_there_is(game: str) -> None:
    """A window has hardly any while it opens, and one may be made that small."""
    sitting = here(game)
    choices = choices_of(sitting)
    for width, lines in ((0, 0), (1, 1), (3, 2), (12, 5), (30, 9)):
        for picture, _ in pictures_of(sitting, choices, width, lines, width, width):
            assert all(isinstance(plain(row), str) for row in picture)


ROOMS = {NARROW: (49, 19, 78, 30), WIDE: (75, 34, 118, 43)}
"""Columns and lines of the board, columns of hand and seats, by the size of the terminal."""


def standing_at(whole: Match, ply: int, language: str) -> Here:
    """Sits where somebody is about to act in a match, and sees what they see."""
    record = whole.record(ply)
    match = matches.standing(whole.game, whole.seats, whole.options, record, whole.engine)
    bot = make_bot("uniform", whole.game, whole.engine, 7)
    others = set(range(whole.seats)) - {whole.plies[ply].seat}
    return Here(
        match, dict.fromkeys(others, bot), words_for(language, whole.game.id, "samobranka.cli")
    )


def pictures_of(
    sitting: Here, choices: Sequence[Choice], board: int, lines: int, hand: int, seats: int
) -> list[tuple[Picture, int]]:
    """All that is drawn, each with the columns it has."""
    drawing, view = sitting.game.drawing, sitting.glance.view
    pen = pen_of(sitting, board, lines, choices)
    return [
        (drawing.board(view, pen), board),
        (drawing.hand(view, pen.sized(hand)), hand),
        (seat_lines(view, drawing, pen.sized(seats)), seats),
    ]


@pytest.mark.parametrize("game", game_ids())
async def test_the_end_comes_by_keyboard_alone(game: str) -> None:
    """The last actions of a whole match, with everybody at one keyboard."""
    file = recorded(game)
    actions = registry.game(game).actions
    last = [actions.from_json(entry.action) for entry in file.entries[-LAST:]]  # type: ignore[union-attr]
    match = matches.replay(msgspec.structs.replace(file, entries=file.entries[:-LAST]))
    sitting = Here(match, {}, words_for("en", game, "samobranka.cli"))
    async with at(sitting) as (app, pilot):
        while not match.is_over:
            if sitting.glance.veiled:
                assert "Hand over the keyboard" in frame(app)
                await press(app, pilot, "enter")
            wanted = last.pop(0)
            number = next(choice.number for choice in app.choices if choice.action == wanted)
            await press(app, pilot, *str(number), "enter")
        assert isinstance(app.screen, Page)
        assert "The match is over" in frame(app)
        await press(app, pilot, "escape", "q")
    assert app.return_code == 0


MATCHES = [
    *((game, {}) for game in game_ids()),
    ("catan", {"helpers": "no"}),
    ("catan", {"scenario": "heading_for_new_shores"}),
]
"""What is played whole: by `make keys` all of it, else only the first that is quick."""
QUICK: list[tuple[str, dict[str, str]]] = [("master_elf", {})]
NO_WORDS = re.compile(r"\b(action|event|prompt|view|draw|refusal|screen|table)-[a-z-]+")
"""The name of a message that has no words."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"), MATCHES if os.environ.get("SAMOBRANKA_KEYS") else QUICK
)
async def test_a_whole_match_by_keyboard_alone(game: str, options: dict[str, str]) -> None:
    """In a window that is made larger and smaller meanwhile."""
    sitting = here(game, bots=1, options=options, bot="greedy")  # at random two games have no end
    async with at(sitting) as (app, pilot):
        while not sitting.match.is_over:
            await act_as(app, pilot, sitting, "greedy")
            assert not NO_WORDS.search(frame(app))
            assert sitting.match.ply < 4000
            if sitting.match.ply % 20 == 0:
                await pilot.resize_terminal(*(WIDE if app.size.width == NARROW[0] else NARROW))
                await rest(app, pilot)
        assert isinstance(app.screen, Page)
        assert "The match is over" in frame(app)
        await press(app, pilot, "escape", "q")
    assert app.return_code == 0
    assert sitting.save_path is not None
    assert matches.verify(matches.read(sitting.save_path)).is_over


@pytest.mark.slow
async def test_the_coach_can_be_asked_while_the_screen_holds_the_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its process was refused the screen's stderr, which is no file."""
    monkeypatch.setattr(resource_tracker, "_resource_tracker", resource_tracker.ResourceTracker())
    for name in ("register", "unregister", "ensure_running"):
        fresh = getattr(resource_tracker._resource_tracker, name)
        monkeypatch.setattr(resource_tracker, name, fresh)
    async with at(here("master_elf")):
        assert await apart(len, b"match") == 5


# ---------------------------------------------------------------- keys


async def test_a_number_moves_there_and_enter_acts() -> None:
    sitting = here("catan")
    async with at(sitting) as (app, pilot):
        await press(app, pilot, "1", "2")
        assert app.chosen is not None
        assert app.chosen.number == 12
        assert "[12▁]" in frame(app)
        assert sitting.match.ply == 0
        await press(app, pilot, "enter")
        assert kind_of(app.choices[0].action) == "build_road"


async def test_the_list_is_searched_by_words_and_by_place() -> None:
    async with at(here("catan")) as (app, pilot):
        assert len(app.shown) == 54
        await press(app, pilot, "slash", *"hills 9 fields 2")
        assert 0 < len(app.shown) < 10
        lit = [choice for choice in app.choices if choice not in app.shown]
        assert f"╭─{lit[0].number}─╮" not in frame(app)
        await press(app, pilot, "escape")
        assert len(app.shown) == 54


async def test_arrows_go_over_the_board() -> None:
    async with at(here("catan")) as (app, pilot):
        app.query_one(Board).focus()
        await press(app, pilot, "right")
        assert app.chosen is not None
        first = app.chosen.spot
        await press(app, pilot, "down")
        assert app.chosen.spot != first
        before = app.chosen.spot
        await press(app, pilot, "enter")
        assert isinstance(app.sitting, Here)
        assert app.sitting.match.ply == 1
        assert before is not None
        assert app.sitting.glance.view.seats[0].settlements == [before.value]


async def test_a_click_on_a_lit_place_acts() -> None:
    sitting = here("catan")
    async with at(sitting) as (app, pilot):
        board, spot = app.query_one(Board), app.choices[20].spot
        assert spot is not None
        region = board.region_of(spot)
        assert region is not None
        await pilot.click(Board, offset=(region.x, region.y))
        await rest(app, pilot)
        assert sitting.glance.view.seats[0].settlements == [spot.value]


async def test_why_not_leads_to_the_rule() -> None:
    async with at(here("master_elf")) as (app, pilot):
        await press(app, pilot, "w", *"elfgard", "down")
        assert isinstance(app.screen, WhyNot)
        assert "(rule 4.2)" in frame(app)
        await press(app, pilot, "enter")
        assert isinstance(app.screen, Manual)
        assert "4.2" in frame(app)
        await press(app, pilot, "escape")
        assert not isinstance(app.screen, Manual)


async def test_the_rules_are_searched() -> None:
    async with at(here("catan", "ru")) as (app, pilot):
        await press(app, pilot, "к")
        app.screen.query_one(Input).value = "пустыня"
        await rest(app, pilot)
        found = app.screen.query_one("#found", Static)
        assert "1.1" in str(found.render())
        app.screen.query_one(Input).value = "99.9"
        await rest(app, pilot)
        assert "ничего не нашлось" in str(found.render())


@pytest.mark.parametrize("key", ["", "w", "slash", "r", "question_mark", "v", "h"])
async def test_the_terminals_own_colours_are_enough(key: str) -> None:
    """On a light screen as on a dark one: nothing has a shade of its own."""
    async with at(here("catan")) as (app, pilot):
        await press(app, pilot, *filter(None, [key]))
        styles = [s for strip in app.screen._compositor.render_strips() for _, s, _ in strip if s]
        colours = {one for style in styles for one in (style.color, style.bgcolor) if one}
        assert {one for one in colours if one.triplet} == set()


async def test_what_is_about_to_be_chosen_is_seen_without_colours() -> None:
    async with at(here("master_elf")) as (app, _):
        choices = app.query_one(Choices)
        chosen, other = (choices.render_line(row) for row in (0, 1))
        assert any(piece.style.underline for piece in chosen if piece.style)
        assert not any(piece.style.underline for piece in other if piece.style)


async def test_undo_and_what_refuses_it() -> None:
    sitting = here("master_elf")
    async with at(sitting) as (app, pilot):
        await press(app, pilot, "1", "enter")
        assert sitting.match.ply == 1
        await press(app, pilot, "u")
        assert sitting.match.ply == 0
        await press(app, pilot, "u")
        assert "no way back" in frame(app)


async def test_a_hint_lights_what_a_bot_would_do_and_lies_over_no_page() -> None:
    async with at(here("master_elf")) as (app, pilot):
        await press(app, pilot, "h")
        assert "Perhaps" in frame(app)
        await press(app, pilot, "question_mark")
        assert "Perhaps" not in frame(app)
        assert len(app._notifications) == 0


async def test_who_chooses_while_a_hint_is_thought_about_is_heard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Enter did nothing until the hint was there."""
    sitting, may_answer = here("master_elf"), asyncio.Event()

    async def hint() -> list[tuple[Action, float | None]]:
        await may_answer.wait()
        return [(sitting.glance.actions[1], None)]

    monkeypatch.setattr(sitting, "hint", hint)
    async with at(sitting) as (app, pilot):
        await pilot.press("h", "1", "enter")
        assert sitting.match.ply == 0
        may_answer.set()
        await rest(app, pilot)
        assert sitting.match.ply == 1
        assert "Perhaps" not in frame(app)


async def test_panels_open_where_room_is_scarce() -> None:
    async with at(here("catan")) as (app, pilot):
        assert "Haphazard 2" not in frame(app)
        await press(app, pilot, "s")
        assert "Haphazard 2" in frame(app)
        await press(app, pilot, "s", "v")
        assert "Total" in frame(app)
        await press(app, pilot, "escape", "question_mark")
        assert "takes back your last action" in frame(app)


async def test_a_board_taller_than_its_room_leaves_a_column_to_the_scroll_bar() -> None:
    """Its right edge was hidden."""
    async with at(here("archravels", "ru")) as (app, _):
        board = app.query_one(Board)
        assert len(board.picture) > board.size.height
        assert not board.show_horizontal_scrollbar
        assert width_of(board.picture) < board.container_size.width


def test_what_stands_beside_a_name_is_never_cut() -> None:
    sitting = here("catan", "ru")
    view, drawing = sitting.glance.view, sitting.game.drawing
    beside = ["◷ 1:19:31  партия сдана"] * 3
    lines = seat_lines(view, drawing, pen_of(sitting, 30), beside)
    assert width_of(lines) <= 30
    assert sum("партия сдана" in plain(row) for row in lines) == 3


async def test_the_screen_may_change_its_size_at_any_moment() -> None:
    async with at(here("catan")) as (app, pilot):
        await pilot.resize_terminal(*WIDE)
        await rest(app, pilot)
        assert "Haphazard 2" in frame(app)
        assert "•••••" in frame(app)
        await pilot.resize_terminal(60, 16)
        await rest(app, pilot)
        assert "Place a settlement" in frame(app)
        await pilot.resize_terminal(*NARROW)
        await rest(app, pilot)
        assert app.query_one(Choices).option_count == 54


async def test_no_hand_is_seen_before_the_keyboard_is_handed_over() -> None:
    sitting = here("master_elf", people=2, bots=0)
    async with at(sitting) as (app, pilot):
        assert "Hand over the keyboard" in frame(app)
        assert sitting.glance.view.hand is None
        await press(app, pilot, "enter")
        assert sitting.glance.view.hand is not None
        while sitting.you == 0 and not sitting.glance.veiled:
            await press(app, pilot, "1", "enter")
        assert "Player 2" in frame(app)


async def test_a_recorded_match_is_stepped_through_with_any_eyes() -> None:
    loaded = registry.game("master_elf")
    match = play_out(matches.new(loaded, 2, secret="reel"))
    reel = Reel(match, [0, 1], words_for("en", "master_elf", "samobranka.cli"))
    async with at(reel) as (app, pilot):
        assert f"ply 0 of {match.ply}" in frame(app)
        await press(app, pilot, "right", "right")
        assert reel.ply == 2
        await press(app, pilot, "left", "e")
        assert (reel.ply, reel.eye) == (1, 1)
        await press(app, pilot, "3", "0", "enter")
        assert reel.ply == 30
        await press(app, pilot, "end")
        assert "The match is over" in frame(app)
