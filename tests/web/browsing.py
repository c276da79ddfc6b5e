"""A real Chromium, and readers who look at the house through it.

A reader's browser is watched while it is open: an error in the console, an error of the page, a
breach of the Content-Security-Policy, an answer 5xx or a request to any other host fails the test.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    StorageState,
    expect,
    sync_playwright,
)

from samobranka.core.registry import meta_of
from samobranka.core.words import Words, words_for
from samobranka.server.pages import DOCUMENT, FOLDER

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src"
SCREENSHOTS = ROOT / "build" / "screenshots"

Language = Literal["ru", "en"]
LOCALES: dict[Language, str] = {"ru": "ru-RU", "en": "en-GB"}
WIDE = (1440, 900)
PHONE = (390, 844)
NARROW = (360, 740)
PATIENCE_MS = 20_000
KEPT = "samobranka.settings"
"""Where a browser keeps what its reader likes."""

# As root, without a screen, and on a network where nobody else answers.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
REPORT_BREACHES = """document.addEventListener('securitypolicyviolation', (breach) =>
    console.error(`CSP: ${breach.violatedDirective} ${breach.blockedURI}`));"""


def chromium() -> str:
    """The browser on this machine; a test that finds none is skipped and says so."""
    asked = os.environ.get("CHROMIUM")
    for name in [asked] if asked else ["chromium", "chromium-browser", "google-chrome"]:
        found = shutil.which(name)
        if found:
            return found
    pytest.skip("no Chromium: install it, or name it in CHROMIUM")


def need_client() -> None:
    """Skips, visibly, where the client was not built."""
    if not (FOLDER / DOCUMENT).exists():
        pytest.skip("the browser client is not built: make web")


@contextmanager
def browsing(*arguments: str) -> Iterator[Browser]:
    """A Chromium without a window."""
    expect.set_options(timeout=PATIENCE_MS)
    path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS, *arguments])
        try:
            yield browser
        finally:
            browser.close()


@cache
def words_in(path: Path, language: Language) -> Words:
    """What the client says, from its own files: tests look for what people read."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return Words(language, bundle, {})


@dataclass
class Reader:
    """Somebody with a browser of their own, who reads one language."""

    page: Page
    url: str
    language: Language
    faults: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=list)
    """Parts of faults that the test itself brings about."""

    def say(self, message: str, **facts: Any) -> str:
        """What the client says in the reader's language."""
        path = CLIENT / "words" / f"{self.language}.ftl"
        return words_in(path, self.language).say(message, **facts)

    def say_of(self, game: str, message: str) -> str:
        """What a game says, or its board."""
        board = words_in(CLIENT / "games" / game / f"words.{self.language}.ftl", self.language)
        return (board if board.has(message) else words_for(self.language, game)).say(message)

    def title_of(self, game: str) -> str:
        """A game's title in the reader's language."""
        return meta_of(game).titles[self.language]

    def visit(self, path: str) -> None:
        """Opens a page of the house."""
        self.page.goto(self.url + path)

    def post(self, path: str, data: Any = None) -> Any:
        """Asks the server for something, as the reader's own page would; the answer."""
        headers = {"Origin": self.url, "X-Samobranka": "1"}
        answer = self.page.request.post(self.url + path, data=data, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def press(self, message: str, **facts: Any) -> None:
        """Presses the button that says so."""
        name = self.say(message, **facts)
        self.page.get_by_role("button", name=name, exact=True).click()

    def choose_from_menu(self, message: str) -> None:
        """Chooses what says so from the table's menu."""
        self.press("table-menu")
        self.page.get_by_role("menuitem", name=self.say(message), exact=True).click()

    def follow(self, message: str, **facts: Any) -> None:
        """Follows the link that says so."""
        name = self.say(message, **facts)
        self.page.get_by_role("link", name=name, exact=True).click()

    def choose(self, group: str, choice: str) -> None:
        """Chooses one of a group of radio buttons, by the client's words."""
        self.pick(self.say(group), self.say(choice))

    def pick(self, group: str, choice: str) -> None:
        """Chooses one of a group of radio buttons, by what is read there."""
        named = self.page.get_by_role("group", name=group, exact=True)
        named.get_by_text(choice, exact=True).click()
        expect(named.get_by_role("radio", name=choice, exact=True)).to_be_checked()

    def shoot(self, name: str) -> None:
        """Keeps a picture of the page."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=True)

    def unforgiven(self) -> list[str]:
        """The faults that nobody expected."""
        return [told for told in self.faults if not any(part in told for part in self.forgiven)]


@contextmanager
def reading(
    browser: Browser,
    url: str,
    language: Language = "en",
    size: tuple[int, int] = WIDE,
    pace: str = "instant",
    still: bool = True,
    tips: bool = True,
    **settings: Any,
) -> Iterator[Reader]:
    """A browser that nobody has used yet; at the end nothing may have gone wrong in it."""
    kept = json.dumps({"pace": pace, "tips": tips})
    liked: StorageState = {
        "origins": [{"origin": url, "localStorage": [{"name": KEPT, "value": kept}]}]
    }
    context = browser.new_context(
        locale=LOCALES[language],
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="reduce" if still else "no-preference",
        storage_state=liked,
        **settings,
    )
    context.set_default_timeout(PATIENCE_MS)
    reader = Reader(context.new_page(), url, language)
    watch(context, reader)
    try:
        yield reader
    finally:
        context.close()
    if reader.unforgiven():
        pytest.fail("in the browser: " + "\n".join(reader.unforgiven()))


def watch(context: BrowserContext, reader: Reader) -> None:
    """Writes down whatever goes wrong in any tab of a browser."""
    context.add_init_script(REPORT_BREACHES)
    tell = reader.faults.append
    home = urlsplit(reader.url).netloc

    def said(message: ConsoleMessage) -> None:
        if message.type == "error":
            tell(f"console: {message.text} {message.location}")

    def asked(request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.netloc != home:
            tell(f"another host: {request.url}")
        if address.path == "/api/csp":
            tell(f"CSP: {request.post_data}")

    def answered(response: Response) -> None:
        if response.status >= 500:
            tell(f"{response.status}: {response.url}")

    context.on("console", said)
    context.on("weberror", lambda error: tell(f"page: {error.error}"))
    context.on("request", asked)
    context.on("response", answered)
