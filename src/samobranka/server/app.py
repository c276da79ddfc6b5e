"""The server: what it opens when it starts, what it answers, what it closes when it stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial

from litestar import Litestar
from litestar.openapi import OpenAPIConfig

import samobranka
from samobranka.server.bodies import Body
from samobranka.server.booth import Booth
from samobranka.server.bots import BotPool
from samobranka.server.box import BOX_ROUTES
from samobranka.server.coaching import Coach
from samobranka.server.faults import HANDLERS
from samobranka.server.floor import Floor, clock_time
from samobranka.server.guard import csp_report, door, protect
from samobranka.server.hall import BEAT, Hall
from samobranka.server.health import HEALTH_ROUTES
from samobranka.server.hosting import HOST_ROUTES, letting_in
from samobranka.server.house import House
from samobranka.server.keeping import Keeper
from samobranka.server.limits import Limits
from samobranka.server.logs import Watch
from samobranka.server.metrics import BATCHES, STORE_FAILURES
from samobranka.server.openapi import TruePage, page_router
from samobranka.server.pages import PAGE_ROUTES
from samobranka.server.people import PEOPLE_ROUTES
from samobranka.server.profiles import PROFILE_ROUTES
from samobranka.server.rating import RATING_ROUTES, Rater
from samobranka.server.routes import TABLE_ROUTES
from samobranka.server.sessions import COOKIE_DAYS, DAY, Sessions
from samobranka.server.settings import Settings
from samobranka.server.usher import Usher
from samobranka.server.waking import likely_first
from samobranka.store import sessions as kept_sessions
from samobranka.store import settings as kept_settings
from samobranka.store import tables as kept_tables
from samobranka.store.database import Database
from samobranka.store.journal import Journal
from samobranka.store.notices import listen

LARGEST_BODY = 64 * 1024


def create_app(settings: Settings, database: Database | None = None) -> Litestar:
    """The server as an ASGI app. It closes the database it is given, or opens one by itself."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with opened(settings, database) as house:
            app.state.house = house
            yield

    app = Litestar(
        [
            *TABLE_ROUTES,
            *BOX_ROUTES,
            *PEOPLE_ROUTES,
            *HOST_ROUTES,
            *RATING_ROUTES,
            *PROFILE_ROUTES,
            *HEALTH_ROUTES,
            csp_report,
            *PAGE_ROUTES,
        ],
        before_send=[protect],
        dto=Body,
        exception_handlers=HANDLERS,
        guards=[door],
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Samobranka",
            version=samobranka.__version__,
            description="Tables, people and replays. The socket: docs/protocol.md.",
            openapi_router=page_router(),
            render_plugins=[TruePage()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST_BODY,
    )
    # Litestar's middleware stands behind its router; what the router refuses is to be seen too.
    app.asgi_handler = Watch(app.asgi_handler)
    return app


@asynccontextmanager
async def opened(settings: Settings, database: Database | None) -> AsyncIterator[House]:
    """Opens all rooms, from the ground up; closes them in the other direction."""
    async with AsyncExitStack() as rooms:
        database = database or Database.open(settings.database, serves=True)
        rooms.callback(database.close)
        journal = Journal(database, committed=BATCHES.observe, failed=STORE_FAILURES.inc)
        rooms.push_async_callback(journal.close)
        key = await journal.write(kept_settings.signing_key)
        if settings.host_secret:
            await journal.write(letting_in(settings.host_secret))
        long_ago = clock_time() - COOKIE_DAYS * DAY * 1000
        await journal.write(lambda c: kept_sessions.end_old(c, long_ago))
        pool = BotPool(settings.workers, builds=settings.build_bots)
        rooms.push_async_callback(pool.stop)
        floor = Floor(journal, pool, settings)
        hall = Hall(replace(floor, downtime=await downtime(floor, database)))
        rooms.push_async_callback(hall.close)
        booth = Booth(journal)
        rooms.push_async_callback(booth.close)
        coach = Coach(hall.floor)
        rooms.push_async_callback(coach.close)
        keeper = Keeper(hall.floor)
        rooms.push_async_callback(keeper.close)
        soon = asyncio.get_running_loop().call_soon_threadsafe
        listener = listen(database, lambda table: soon(hall.heard, table))
        rooms.push_async_callback(asyncio.to_thread, listener.stop)
        await pool.start()
        if settings.wakes_bots:
            pool.wake(likely_first(await journal.read(kept_tables.games_played)))
        await hall.open()
        await keeper.open()
        rater = Rater(hall.floor)
        rooms.push_async_callback(rater.close)
        await rater.open()
        usher = Usher(hall)
        rooms.push_async_callback(usher.close)
        await usher.open()
        yield House(
            settings=settings,
            journal=journal,
            sessions=Sessions(journal, key),
            limits=Limits(settings.limits),
            hall=hall,
            coach=coach,
            booth=booth,
        )


async def downtime(floor: Floor, database: Database) -> int:
    """How long there has been no server; of several nodes one may be between two beats."""
    doubt = 2 * BEAT if database.is_shared else 0
    come_up = partial(kept_settings.come_up, node=floor.node, now=floor.now(), doubt=doubt)
    return await floor.journal.write(come_up)
