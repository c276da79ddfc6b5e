"""One server for all browser tests, one Chromium for each module, a browser context for each reader."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser

from tests.server.conftest import Running, serving, settings_in
from tests.web.browsing import Reader, browsing, need_client, reading

Come = Callable[..., Reader]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose bots do not dawdle."""
    need_client()
    with serving(settings_in(tmp_path_factory.mktemp("web"), bot_pace=0)) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for the whole session: while it is open, nothing else may use asyncio in this thread."""
    with browsing() as chromium:
        yield chromium


@pytest.fixture
def come(server: Running, browser: Browser) -> Iterator[Come]:
    """Opens browsers for as many readers as a test asks for: see `reading`."""
    with ExitStack() as stack:
        yield lambda *how, **more: stack.enter_context(reading(browser, server.url, *how, **more))


@pytest.fixture
def reader(come: Come) -> Reader:
    """One reader of English at a large screen."""
    return come()
