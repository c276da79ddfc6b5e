"""What core writes from chapters, and what it says of a chapter that does not say enough."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from types import ModuleType
from typing import Annotated, Any

import pytest

from samobranka.core.actions import Action, Domain
from samobranka.core.contents import BadChapter, Contents, Phase, quiet
from samobranka.core.refusal import LEGAL, Refusal, Refusals

DAY, NIGHT, DAWN = 1, 2, 3
DO_NOW = Refusal("do_now", "1.1")
TOO_LATE = Refusal("too_late", "2.3")
NOBODY = Refusal("nobody", "1.2")


class State:
    """As much of a record as these rules need."""

    def __init__(self) -> None:
        self.phase = DAY
        self.moment = 0
        self.done: list[Any] = []


def movers(states: list[State], i: int) -> int:
    return 1


def idle(s: State, seat: int) -> int:
    return NOBODY


class Pick(Action, tag="pick"):
    colour: Annotated[str, Domain("colour", ("red", "green", "blue"))]
    number: Annotated[int, Domain("number", range(4))]


class Rest(Action, tag="rest"):
    pass


def refuse_pick(colour: int, number: int) -> int:
    return LEGAL if number >= colour else TOO_LATE


def apply_pick(s: State, seat: int, colour: int, number: int) -> None:
    s.done.append(("pick", seat, colour, number))


def try_pick(s: State, seat: int) -> Iterator[tuple[int, int]]:
    for colour in range(3):
        if colour == 1:
            continue
        for number in range(colour, 4):
            yield colour, number


def refuse_rest() -> int:
    return LEGAL


def rule_out_rest(s: State) -> int:
    return TOO_LATE if s.phase == NIGHT else LEGAL


def apply_rest(s: State) -> None:
    s.phase = DAWN


def wake(s: State) -> None:
    s.done.append("woke")
    s.phase = DAY


def chapter(name: str = __name__, **content: Any) -> ModuleType:
    """A module with all that, or what is given instead."""
    usual: dict[str, Any] = {
        "Pick": Pick,
        "Rest": Rest,
        "OFFERS": {DAY: (Pick, Rest)},
        "refuse_pick": refuse_pick,
        "apply_pick": apply_pick,
        "refuse_rest": refuse_rest,
        "apply_rest": apply_rest,
    }
    made = ModuleType(name)
    made.__file__ = f"{name}.py"
    vars(made).update({name: value for name, value in {**usual, **content}.items() if value})
    return made


def contents(*chapters: ModuleType, phases: tuple[Phase, ...] = ()) -> Contents:
    return Contents(
        movers=movers,
        idle=idle,
        chapters=chapters,
        phases=phases or (Phase("day", DAY, DO_NOW, *chapters),),
        by_itself={DAWN: wake},
    )


def legal(book: Contents, s: State, seat: int = 0) -> list[Action]:
    out = [0] * 20
    count = book.legal([s], 0, seat, out)
    return [book.actions.decode(number) for number in out[:count]]


def why(book: Contents, s: State, action: Action, seat: int = 0) -> int:
    return book.refusal([s], 0, seat, book.actions.encode(action))


# ---------------------------------------------------------------- what is written


def test_all_actions_of_a_kind_are_tried_in_the_order_of_their_numbers() -> None:
    book, s = contents(chapter()), State()
    assert legal(book, s) == [action for action in book.actions if why(book, s, action) == LEGAL]
    assert len(legal(book, s)) == 4 + 3 + 2 + 1


def test_only_what_a_chapter_tries_is_listed() -> None:
    listed = legal(contents(chapter(try_pick=try_pick)), State())
    assert [action.colour for action in listed if isinstance(action, Pick)] == ["red"] * 4 + [
        "blue"
    ] * 2


def test_who_is_not_asked_is_told_so() -> None:
    book = contents(chapter())
    assert legal(book, State(), seat=1) == []
    assert why(book, State(), Rest(), seat=1) == NOBODY


def test_a_refusal_is_the_chapters_own_and_else_what_the_phase_asks() -> None:
    night = chapter("a.night", Pick=None, Rest=None, OFFERS={NIGHT: (Pick,)})
    day = chapter(OFFERS={DAY: (Pick, Rest)}, rule_out_rest=rule_out_rest)
    stay = Refusal("stay", "5.1")
    phases = (Phase("day", DAY, DO_NOW, day), Phase("night", NIGHT, stay, night))
    book, s = contents(day, night, phases=phases), State()
    assert why(book, s, Pick("blue", 0)) == TOO_LATE
    s.phase = NIGHT
    assert why(book, s, Rest()) == TOO_LATE
    day.rule_out_rest = None  # type: ignore[attr-defined]
    assert why(contents(day, night, phases=phases), s, Rest()) == stay


def test_doing_raises_the_moment_and_goes_on_by_itself() -> None:
    book, s = contents(chapter()), State()
    book.apply([s], 0, 0, book.actions.encode(Pick("green", 3)), [])
    assert (s.moment, s.done) == (1, [("pick", 0, 1, 3)])
    book.apply([s], 0, 0, book.actions.encode(Rest()), [])
    assert (s.moment, s.done[-1], s.phase) == (2, "woke", DAY)


def test_a_quiet_kind_leaves_the_moment_alone() -> None:
    book, s = contents(chapter(OFFERS={DAY: (*quiet(Pick), Rest)})), State()
    book.apply([s], 0, 0, book.actions.encode(Pick("green", 3)), [])
    assert s.moment == 0


def test_one_kind_on_two_occasions() -> None:
    def apply_at_night(s: State, number: int) -> None:
        s.done.append(("at night", number))

    night = chapter("a.n", Pick=None, OFFERS={NIGHT: (Pick,)}, apply_pick=apply_at_night)
    day = chapter()
    phases = (Phase("day", DAY, DO_NOW, day), Phase("night", NIGHT, DO_NOW, night))
    book, s = contents(day, night, phases=phases), State()
    pick = book.actions.encode(Pick("red", 2))
    book.apply([s], 0, 0, pick, [])
    s.phase = NIGHT
    book.apply([s], 0, 0, pick, [])
    assert s.done == [("pick", 0, 0, 2), ("at night", 2)]


def test_tracebacks_show_what_was_written() -> None:
    def fails(s: State) -> None:
        raise ZeroDivisionError

    book = contents(chapter(apply_rest=fails))
    with pytest.raises(ZeroDivisionError) as caught:
        book.apply([State()], 0, 0, book.actions.encode(Rest()), [])
    assert any(
        "test_contents_apply_rest(s)" in line for line in traceback.format_exception(caught.value)
    )


# ---------------------------------------------------------------- what a chapter forgets


def test_a_function_that_is_missing_is_named() -> None:
    with pytest.raises(BadChapter, match=r"test_contents\.py: offers Pick and has no apply_pick"):
        contents(chapter(apply_pick=None))


def test_a_parameter_that_is_no_field_is_named() -> None:
    def refuse_size(size: int) -> int:
        return LEGAL

    with pytest.raises(BadChapter, match=r"refuse_size asks for size; there are s, seat, colour"):
        contents(chapter(refuse_pick=refuse_size))


def test_a_phase_that_nobody_listed_is_named() -> None:
    odd = chapter(OFFERS={DAY: (Pick, Rest), NIGHT: (Rest,)})
    with pytest.raises(BadChapter, match=r"test_contents\.py: offers something at phase 2"):
        contents(odd)


def test_a_chapter_listed_in_vain_is_named() -> None:
    day = chapter()
    phases = (Phase("day", DAY, DO_NOW, day), Phase("night", NIGHT, DO_NOW, day))
    with pytest.raises(BadChapter, match=r"night lists tests\.core\.test_contents in vain"):
        contents(day, phases=phases)


def test_a_kind_that_nobody_offers_is_named() -> None:
    with pytest.raises(BadChapter, match="nobody offers Rest"):
        contents(chapter(OFFERS={DAY: (Pick,)}))


def test_a_generator_that_yields_too_little_is_named() -> None:
    def try_pick(s: State, seat: int) -> Iterator[int]:
        yield 0

    with pytest.raises(BadChapter, match=r"test_contents\.py:\d+: try_pick must yield colour, num"):
        contents(chapter(try_pick=try_pick))


# ---------------------------------------------------------------- refusals


def test_the_number_of_a_refusal_follows_from_its_words_and_rule() -> None:
    assert Refusal("too_late", "2.3") == TOO_LATE != Refusal("too_late", "2.4")
    assert TOO_LATE > 0
    assert (TOO_LATE.message, TOO_LATE.chapter) == ("refusal-too-late", 2)


def test_two_refusals_with_one_number_are_refused() -> None:
    other = Refusal("other", "9.9")
    other.words = "something else"
    with pytest.raises(TypeError, match="same number"):
        Refusals({"a": [Refusal("other", "9.9"), other]})
