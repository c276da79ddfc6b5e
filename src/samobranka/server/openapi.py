"""What the server says of itself: Litestar's OpenAPI page, with bodies as msgspec really reads them.

Litestar leaves out that unknown fields are refused, and how long a text may be.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Router
from litestar.connection import ASGIConnection
from litestar.constants import OPENAPI_JSON_HANDLER_NAME
from litestar.handlers import BaseRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin

from samobranka.server import protocol
from samobranka.server.faults import NotFound
from samobranka.server.schema import structs_in

PLACE = "#/components/schemas/{name}"


def true_page(page: dict[str, Any]) -> dict[str, Any]:
    """Litestar's page, mended."""
    structs = structs_in(protocol, msgspec.Struct)
    _, components = msgspec.json.schema_components(structs, ref_template=PLACE)
    schemas = page["components"]["schemas"]
    schemas.update({name: schema for name, schema in components.items() if name in schemas})
    for name in _named_in(schemas):
        schemas.setdefault(name, components[name])
    for operation in _operations(page):
        operation["responses"].get("204", {}).pop("content", None)
    return page


def _named_in(schemas: dict[str, Any]) -> set[str]:
    """Every schema that another one names, and so on."""
    prefix = PLACE.format(name="")
    found: set[str] = set()

    def look(part: Any) -> None:
        if isinstance(part, dict):
            if isinstance(part.get("$ref"), str):
                found.add(part["$ref"].removeprefix(prefix))
            for inner in part.values():
                look(inner)
        elif isinstance(part, list):
            for inner in part:
                look(inner)

    look(schemas)
    return found


def _operations(page: dict[str, Any]) -> list[dict[str, Any]]:
    return [operation for path in page["paths"].values() for operation in path.values()]


class TruePage(JsonRenderPlugin):
    """The page as JSON, and as nothing else: the usual viewers load from other hosts."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page's bytes."""
        return msgspec.json.encode(true_page(openapi_schema))


def page_router() -> Router:
    """Where the page is."""
    return Router("/schema", route_handlers=[], guards=[nothing_else], include_in_schema=False)


def nothing_else(_: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Litestar would answer for the addresses beside the page, in HTML of its own."""
    if handler.name != OPENAPI_JSON_HANDLER_NAME:
        raise NotFound()
