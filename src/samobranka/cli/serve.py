"""`serve`: the table in the browser, for this machine or for everybody."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
from dataclasses import replace
from functools import partial
from pathlib import Path

import click

from samobranka.cli.commands import Spoken
from samobranka.cli.faults import CannotListen, PortTaken
from samobranka.cli.parameters import WholeNumber
from samobranka.cli.storing import data_folder, store_options, store_url
from samobranka.cli.voice import Voice
from samobranka.core import registry

LARGEST_PORT = 65535
MOST_WORKERS = 256
WAITING_CONNECTIONS = 2048
ALL_AWAKE = 100
WIDE = 60
"""Columns that cover the line before."""


@click.command(cls=Spoken)
@click.option("--host", envvar="SAMOBRANKA_HOST", default="127.0.0.1", metavar="ADDRESS")
@click.option(
    "--port", type=WholeNumber(0, LARGEST_PORT), envvar="SAMOBRANKA_PORT", default=8000, metavar="N"
)
@store_options
@click.option("--public-url", envvar="SAMOBRANKA_PUBLIC_URL", metavar="URL")
@click.option(
    "--trusted-proxy",
    "trusted_proxies",
    multiple=True,
    envvar="SAMOBRANKA_TRUSTED_PROXIES",
    metavar="ADDRESS",
)
@click.option(
    "--workers", type=WholeNumber(1, MOST_WORKERS), envvar="SAMOBRANKA_WORKERS", metavar="N"
)
@click.option("--wake/--no-wake", "wakes_bots", envvar="SAMOBRANKA_WAKE", default=False)
@click.option("--open-metrics", is_flag=True, envvar="SAMOBRANKA_OPEN_METRICS")
@click.option("--open/--no-open", "opens_browser", default=False)
@click.option("--dev", is_flag=True)
@click.pass_obj
def serve(
    voice: Voice,
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    public_url: str | None,
    trusted_proxies: tuple[str, ...],
    workers: int | None,
    wakes_bots: bool,
    open_metrics: bool,
    opens_browser: bool,
    dev: bool,
) -> None:
    """Opens the store, listens, tells people where, and serves until it is stopped."""
    # Loaded here: `samobranka serve --help` needs none of it.
    from samobranka.server import logs, settings
    from samobranka.server.addresses import address_here, addresses_for_others
    from samobranka.server.app import create_app
    from samobranka.server.hosting import link, new_secret
    from samobranka.server.serving import Server
    from samobranka.store.database import Database

    chosen = settings.Settings(
        data=data_folder(data),
        database=store_url(data, database),
        host=host,
        port=port,
        public_url=settings.origin_of(public_url) if public_url else None,
        trusted_proxies=trusted_proxies or settings.TRUSTED_PROXIES,
        dev=dev,
        wakes_bots=wakes_bots,
        workers=workers or settings.spare_cores(),
        limits=settings.DEV_LIMITS if dev else 1.0,
        language=voice.language,
        open_metrics=open_metrics,
        host_secret=new_secret(),
    )
    with listening(host, port) as door:
        chosen = replace(chosen, port=door.getsockname()[1])
        others = addresses_for_others(host, chosen.port, chosen.public_url)
        here = address_here(host, chosen.port, chosen.public_url)
        store = Database.open(chosen.database, serves=True)
        logs.set_up(sys.stderr, dev)  # what was wrong until here is told to the host, not logged
        app = create_app(chosen, store)

        def ready() -> None:
            announce(voice, here, others, link(here, chosen.host_secret))
            app.state.house.hall.floor.pool.tell_waking(partial(tell_waking, voice))
            if opens_browser:
                open_browser(here)

        Server(app, chosen, ready).run(sockets=[door])


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens; PortTaken or CannotListen when there can be none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    try:
        return socket.create_server(
            (host, port), family=family, backlog=WAITING_CONNECTIONS, dualstack_ipv6=both
        )
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(port=str(port), other=str(port + 1)) from None
        detail = os.strerror(error.errno) if error.errno and error.errno > 0 else str(error)
        raise CannotListen(host=host, port=str(port), detail=detail) from None


def announce(voice: Voice, here: str, others: list[str], host: str) -> None:
    """Tells where to come; people with phones get a picture of the address, and who hosts a link."""
    say = voice.console.print
    say(voice.say("serve-ready"), style="bold")
    for place in dict.fromkeys([here, *others]):
        say(f"  {place}", soft_wrap=True)
    if not others:
        say(voice.say("serve-only-here"))
    elif sys.stdout.isatty():
        import segno

        say(voice.say("serve-scan"))
        segno.make(others[0], error="l").terminal(sys.stdout, compact=True, border=2)
    say(voice.say("serve-host"))
    say(f"  {host}", soft_wrap=True)
    say(voice.say("serve-stop"), style="dim")
    sys.stdout.flush()


def tell_waking(voice: Voice, game: str, percent: int) -> None:
    """Tells who watches how far the bots are; a line that stays where it is until they are awake."""
    if not sys.stdout.isatty():
        return
    title = registry.meta_of(game).title(voice.language)
    if percent < ALL_AWAKE:
        said = voice.say("serve-waking", title=title, percent=percent)
        voice.console.print(said, end="\r", soft_wrap=True)
    else:
        voice.console.print(voice.say("serve-awake", title=title).ljust(WIDE), soft_wrap=True)


def open_browser(url: str) -> threading.Thread | None:
    """Opens the page where there is a screen; a browser in the terminal would be in the way."""
    has_screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if not has_screen:
        return None
    import webbrowser

    opening = threading.Thread(target=webbrowser.open, args=[url], daemon=True)
    opening.start()
    return opening
