"""The browser client: files that were built beforehand, kept in memory, packed where that helps.

Every page of the client is the same document; the client itself looks at the address. What the house
says of its games, the same to everybody, is sent like a file: packed, and not again to who has it.
"""

from __future__ import annotations

import gzip
import hashlib
import html
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any, TypeVar, cast

from litestar import HttpMethod, Request, Response, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from samobranka.core.words import LANGUAGES, words_for
from samobranka.server.desk import ENCODER
from samobranka.server.faults import NotFound
from samobranka.server.house import house_of
from samobranka.server.trouble import ROOM

Told = TypeVar("Told")

FOLDER = Path(__file__).parent / "client"
DOCUMENT = "index.html"
PAGES = (
    "about",
    "game",
    "games",
    "help",
    "host",
    "kit",
    "login",
    "me",
    "my",
    "new",
    "ratings",
    "replay",
    "table",
    "user",
    "verify",
)
"""First parts of addresses that are the client's pages."""

HASHED = "assets/"
"""Files in here bear a digest in their name: what is there once never changes."""

SMALL = ".br"
"""The end of the name of a file that the build packed beside the file itself."""

FOREVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"
WORTH_PACKING = ("text/", "application/javascript", "application/json", "image/svg")


@dataclass(frozen=True)
class Asset:
    """A file as it is sent."""

    media_type: str
    body: bytes
    packed: dict[str, bytes]
    """By what the browser calls the way of packing; the smallest first."""
    etag: str
    cache: str


def read_asset(folder: Path, path: Path) -> Asset:
    """A file of the client."""
    name, small = path.relative_to(folder).as_posix(), path.with_name(path.name + SMALL)
    is_hashed = name.startswith(HASHED)
    asset = make_asset(path.read_bytes(), media_type_of(path), is_hashed)
    packed = {"br": small.read_bytes()} if small.is_file() else {}
    return replace(asset, packed=packed | asset.packed)


def make_asset(body: bytes, media_type: str, is_hashed: bool = False) -> Asset:
    """Something to send."""
    is_text = media_type.startswith(WORTH_PACKING)
    return Asset(
        media_type=media_type,
        body=body,
        packed={"gzip": gzip.compress(body, mtime=0)} if is_text else {},
        etag=f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"',
        cache=FOREVER if is_hashed else ASK_EACH_TIME,
    )


def media_type_of(path: Path) -> str:
    """What a file is; some systems do not know the newer kinds."""
    known = {".js": "text/javascript", ".mjs": "text/javascript", ".woff2": "font/woff2"}
    return known.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"


KEPT_ANSWERS = 128


@lru_cache(maxsize=KEPT_ANSWERS)
def packed_once(body: bytes, media_type: str) -> Asset:
    """An answer that many are given: it is packed for the first of them."""
    return make_asset(body, media_type)


def public_answer(request: Request[Any, Any, Any], told: Told) -> Response[Told]:
    """What everybody is told alike. Nothing of one reader's may be in it: packed, its length tells of
    what it says."""
    if isinstance(told, str):
        asset = packed_once(told.encode(), "text/markdown")
    else:
        asset = packed_once(ENCODER.encode(told), "application/json")
    return cast(Response[Told], answer(request, asset))


@cache
def assets(folder: Path) -> dict[str, Asset]:
    """All files of a folder by their address. What is not in here cannot be asked for."""
    files = sorted(p for p in folder.rglob("*") if p.is_file() and p.suffix != SMALL)
    return {path.relative_to(folder).as_posix(): read_asset(folder, path) for path in files}


def document(found: dict[str, Asset]) -> Asset:
    """The client's one page; where the client was not built, a page that says how to."""
    return found[DOCUMENT] if DOCUMENT in found else not_built()


@cache
def not_built() -> Asset:
    """A plain page in both languages."""
    texts = [words_for(language, room=ROOM).say("page-not-built") for language in LANGUAGES]
    paragraphs = "".join(f"<p>{html.escape(text)}</p>" for text in texts)
    text = (
        '<!doctype html><html><head><meta charset="utf-8"><title>Samobranka</title>'
        '<meta name="viewport" content="width=device-width"></head>'
        f"<body>{paragraphs}<pre>make web</pre></body></html>"
    )
    return make_asset(text.encode(), "text/html")


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its page."""
    if house_of(request).settings.dev:
        assets.cache_clear()  # whoever builds the client wants to see it
    found, name = assets(FOLDER), path.strip("/")
    if name in found:
        return answer(request, found[name])
    if name == "" or name.split("/")[0] in PAGES:
        return answer(request, document(found))
    if name.split("/")[0] != "api" and is_read_by_a_person(request):
        return answer(request, document(found), status_code=404)
    raise NotFound()


def is_read_by_a_person(request: Request[Any, Any, Any]) -> bool:
    """Whether an address stands in a browser's bar: the client has a page for unknown ones."""
    return "text/html" in request.headers.get("accept", "")


def answer(
    request: Request[Any, Any, Any], asset: Asset, status_code: int = 200
) -> Response[bytes]:
    """An asset, packed if the browser can unpack; 304 when it has it already."""
    headers = {"ETag": asset.etag, "Cache-Control": asset.cache, "Vary": "Accept-Encoding"}
    known = request.headers.get("if-none-match", "")
    is_known = asset.etag in [tag.strip().removeprefix("W/") for tag in known.split(",")]
    if is_known and status_code == 200:
        return Response(b"", status_code=304, headers=headers, media_type=asset.media_type)
    body, understood = asset.body, ways_of_packing(request.headers.get("accept-encoding", ""))
    way = next((way for way in asset.packed if way in understood), None)
    if way is not None:
        body, headers["Content-Encoding"] = asset.packed[way], way
    return Response(body, status_code=status_code, headers=headers, media_type=asset.media_type)


def ways_of_packing(accepted: str) -> set[str]:
    """What a browser can unpack, by its `Accept-Encoding`."""
    offers = (offer.replace(" ", "").lower().partition(";q=") for offer in accepted.split(","))
    return {way for way, _, weight in offers if weight.strip("0.") or not weight}


PAGE_ROUTES: list[HTTPRouteHandler] = [page]
