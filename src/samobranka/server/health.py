"""For machines that watch the server: is it alive, is it ready, what does it count."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

import samobranka
from samobranka.core.faults import Fault
from samobranka.server.faults import TROUBLES, NotForYou, NotReady
from samobranka.server.guard import ANY_HOST, address_of
from samobranka.server.house import house_of
from samobranka.server.metrics import REGISTRY
from samobranka.server.protocol import Wire

PATIENCE_SECONDS = 2.0


class Health(Wire, frozen=True, kw_only=True):
    """A sign of life."""

    status: str
    version: str


ALIVE = Health(status="alive", version=samobranka.__version__)
READY = Health(status="ready", version=samobranka.__version__)


@get("/health", opt={ANY_HOST: True}, responses=TROUBLES)
async def health() -> Health:
    """The process answers."""
    return ALIVE


@get("/ready", opt={ANY_HOST: True}, responses=TROUBLES)
async def ready(request: Request[Any, Any, Any]) -> Health:
    """The database can be read and written; 503 when not, so that a balancer sends people elsewhere."""
    floor = house_of(request).hall.floor
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await floor.journal.read(lambda c: c.execute(text("SELECT 1")).scalar())
            await floor.beat()
    except (Fault, TimeoutError):
        raise NotReady() from None
    return READY


@get("/metrics", opt={ANY_HOST: True}, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What is counted, for Prometheus; only for private networks unless the host says otherwise."""
    if not house_of(request).settings.open_metrics and not is_private(address_of(request)):
        raise NotForYou()
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def is_private(address: str) -> bool:
    """Whether an address is of this machine or of a private network."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    return parsed.is_private or parsed.is_loopback


HEALTH_ROUTES: list[HTTPRouteHandler] = [health, ready, metrics]
