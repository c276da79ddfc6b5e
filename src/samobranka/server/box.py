"""The box in your hands: what is in it and where that is known from; the host corrects it here.

A corrected file comes into force for new matches: those begun keep what they were begun with.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from threading import Lock
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import JSONBody, QueryParameter

from samobranka.core import box
from samobranka.core import data as core_data
from samobranka.core.registry import meta_of
from samobranka.core.words import LANGUAGES, forms_of_names, words_for
from samobranka.server.faults import TROUBLES, OtherGame
from samobranka.server.guard import address_of
from samobranka.server.hosting import host_only, is_host
from samobranka.server.house import house_of
from samobranka.server.languages import reader_language
from samobranka.server.limits import address_key
from samobranka.server.people import Asking
from samobranka.server.protocol import (
    Box,
    BoxComponent,
    BoxDraft,
    BoxFile,
    BoxFlaw,
    BoxFlaws,
    BoxParcel,
    BoxShare,
    BoxSummary,
)
from samobranka.server.routes import GameId

LARGEST_BOX = 1024 * 1024
"""Bytes of a component file or a parcel of them: the largest game has 120 kB."""

_one_at_a_time = Lock()
"""Who puts files in force waits for who does so already."""


@get("/api/games/{game:str}/box", responses=TROUBLES)
async def box_of(
    request: Asking, game: GameId, ours: Annotated[bool, QueryParameter()] = False
) -> Box:
    """What is in a game's box, and where each component is known from; `ours`: as we ship it."""
    return await _box(request, game, ours)


@get("/api/games/{game:str}/box/summary", responses=TROUBLES)
async def box_summary(game: GameId) -> BoxSummary:
    """How much of a game's box is our reconstruction."""
    meta_of(game)
    return await asyncio.to_thread(_summary, game)


@get("/api/games/{game:str}/box/parcel", responses=TROUBLES)
async def box_parcel(game: GameId) -> Response[BoxParcel]:
    """The component files in force as one file, to be shared."""
    meta_of(game)
    texts = {name: path.read_text("utf-8") for name, path in core_data.in_force(game).items()}
    named = f'attachment; filename="{game}.box.json"'
    parcel = BoxParcel(game=game, files=texts)
    return Response(parcel, headers={"Content-Disposition": named})


@post(
    "/api/games/{game:str}/box/check",
    status_code=200,
    responses=TROUBLES,
    request_max_body_size=LARGEST_BOX,
)
async def check_box(request: Asking, game: GameId, data: JSONBody[BoxDraft]) -> BoxFlaws:
    """What is wrong with a corrected file, while it is being written; for the host."""
    await _demand(request, game)
    find = partial(box.flaws_of, game, _file(game, data.file), data.content)
    words = words_for(reader_language(request))
    flaws = await asyncio.to_thread(find)
    told = [BoxFlaw(at=f.facts["place"], text=words.say("flaw", **f.facts)) for f in flaws]
    return BoxFlaws(flaws=told)


@post(
    "/api/games/{game:str}/box",
    status_code=200,
    responses=TROUBLES,
    request_max_body_size=LARGEST_BOX,
)
async def correct_box(request: Asking, game: GameId, data: JSONBody[BoxDraft]) -> Box:
    """Puts a corrected file in force for new matches; for the host."""
    await _demand(request, game)
    name = _file(game, data.file)

    def write() -> None:
        text = core_data.in_force(game)[name].read_text("utf-8")
        box.put_in_force(game, {name: box.corrected_text(text, data.content)})

    await _carry_out(write)
    return await _box(request, game, ours=False)


@post(
    "/api/games/{game:str}/box/parcel",
    status_code=200,
    responses=TROUBLES,
    request_max_body_size=LARGEST_BOX,
)
async def unpack_box(request: Asking, game: GameId, data: JSONBody[BoxParcel]) -> Box:
    """Puts the files in force that somebody shared; for the host."""
    await _demand(request, game)
    if data.game != game:
        raise OtherGame(theirs=data.game, ours=game)
    await _carry_out(partial(box.put_in_force, game, data.files))
    return await _box(request, game, ours=False)


@delete("/api/games/{game:str}/box", status_code=200, responses=TROUBLES)
async def reset_box(request: Asking, game: GameId) -> Box:
    """Puts the files we ship in force again; for the host."""
    await _demand(request, game)
    await _carry_out(partial(core_data.reset, game))
    return await _box(request, game, ours=False)


async def _demand(request: Asking, game: str) -> None:
    """A fault unless there is such a game and the host asks, not too often."""
    meta_of(game)
    await host_only(request)
    house_of(request).limits.demand("box", address_key(address_of(request)))


def _file(game: str, name: str) -> str:
    """The name of one of the game's files; BadData when it has none of that name."""
    box.known_file(game, name)
    return name


async def _carry_out(change: Callable[[], None]) -> None:
    """Changes what is in force, one after the other."""

    def work() -> None:
        with _one_at_a_time:
            change()

    await asyncio.to_thread(work)


async def _box(request: Asking, game: str, ours: bool) -> Box:
    meta_of(game)
    files = await asyncio.to_thread(_files, game, ours)
    corrected = core_data.in_force(game) != core_data.shipped(game)
    forms = {language: sorted(forms_of_names(game, language)) for language in LANGUAGES}
    host = await is_host(request)
    return Box(game=game, host=host, corrected=corrected, files=files, forms=forms)


def _files(game: str, ours: bool) -> list[BoxFile]:
    shipped = box.contents_of(core_data.shipped(game))
    contents = shipped if ours else box.contents_of(core_data.in_force(game))
    return [
        BoxFile(
            name=name,
            content=content,
            shape=box.shape_of(game, name),
            components=[_component(each) for each in box.components_in(content, shipped[name])],
        )
        for name, content in contents.items()
    ]


def _component(found: box.Component) -> BoxComponent:
    return BoxComponent(
        at=list(found.at), known=found.known, parts=dict(found.parts), corrected=found.corrected
    )


def _summary(game: str) -> BoxSummary:
    shipped = box.contents_of(core_data.shipped(game))
    contents = box.contents_of(core_data.in_force(game))
    shares = [
        share
        for name, content in contents.items()
        for share in box.shares_of(box.components_in(content, shipped[name]))
    ]
    return BoxSummary(
        corrected=core_data.in_force(game) != core_data.shipped(game),
        shares=[
            BoxShare(
                family=share.family,
                entries=share.entries,
                ours=share.ours,
                partly=share.partly,
                corrected=share.corrected,
            )
            for share in shares
        ],
    )


BOX_ROUTES = [box_of, box_summary, box_parcel, check_box, correct_box, unpack_box, reset_box]
