"""The web client as files: what the package's build has put into `client/`.

All files are read at the start, so that a path can only name one of them. Assets with a hash in their
name are kept by browsers for a year; everything else is asked for again. Every other path is a page of
the client, and gets index.html. If the client is not built, a plain page says how to build it.
"""

from __future__ import annotations

import hashlib
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, route
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from rulewright.server.problems import RequestProblem, words
from rulewright.text import LOCALES

FOLDER: Final = Path(__file__).parent / "client"
ASSETS: Final = "assets/"
NOT_THE_CLIENT: Final = {"api", "ws", "schema", "health", "ready", "metrics"}
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Compressed forms that may lie beside a file, the better first."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Said here, because what the system knows about types differs from machine to machine. Texts are UTF-8."""


class File(Struct, frozen=True):
    """A file of the client in all forms in which it can be sent."""

    name: str
    plain: bytes
    compressed: dict[str, bytes]
    etag: str

    @property
    def media_type(self) -> str:
        return TYPES.get(Path(self.name).suffix) or guess_type(self.name)[0] or "application/octet-stream"

    @property
    def caching(self) -> str:
        return FOR_EVER if self.name.startswith(ASSETS) else ASK_AGAIN


class Client:
    """The files of the client by name."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files = read_files(folder)
        self._missing = missing_page()

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The file or the page that is asked for; raises `RequestProblem` if there can be none."""
        name = str(request.scope["path"]).strip("/")
        if name.split("/")[0] in NOT_THE_CLIENT:
            raise RequestProblem("not-found", 404)
        file = self.files.get(name)
        if file is None and f"{name}/".startswith(ASSETS):
            raise RequestProblem("not-found", 404)  # an asset of another version: a page would only confuse
        file = file or self.files.get("index.html")
        if file is None:
            return Response(self._missing, status_code=503, media_type=TYPES[".html"])
        return sent(file, request)


def read_files(folder: Path) -> dict[str, File]:
    """All files below a folder; compressed forms belong to their file."""
    found = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    endings = tuple(ENCODINGS.values())
    return {
        name: read_file(name, path, found)
        for name, path in found.items()
        if not (name.endswith(endings) and name.rpartition(".")[0] in found)
    }


def read_file(name: str, path: Path, found: dict[str, Path]) -> File:
    plain = path.read_bytes()
    compressed = {
        encoding: found[name + ending].read_bytes() for encoding, ending in ENCODINGS.items() if name + ending in found
    }
    return File(name, plain, compressed, f'"{hashlib.sha256(plain).hexdigest()[:32]}"')


def sent(file: File, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The file in the best form that the browser takes, or that it has it already."""
    encoding = encoding_for(file, request.headers.get("accept-encoding", ""))
    etag = f'{file.etag[:-1]}-{encoding}"' if encoding else file.etag
    headers = {"Cache-Control": file.caching, "ETag": etag, "Vary": "Accept-Encoding"}
    if etag in [known.strip().removeprefix("W/") for known in request.headers.get("if-none-match", "").split(",")]:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if encoding:
        headers["Content-Encoding"] = encoding
    body = file.compressed[encoding] if encoding else file.plain
    return Response(body, headers=headers, media_type=file.media_type)


def encoding_for(file: File, accepted: str) -> str:
    """The best compressed form that a browser accepts; empty: none."""
    offers = [offer.partition(";") for offer in accepted.lower().split(",")]
    taken = {name.strip() for name, _, quality in offers if quality.replace(" ", "") not in ("q=0", "q=0.0")}
    return next((encoding for encoding in ENCODINGS if encoding in taken and encoding in file.compressed), "")


def missing_page() -> bytes:
    """What is shown when the client is not built, in all languages."""
    parts = [
        f'<section lang="{locale}"><h1>{escape(words(locale).message("client-missing"))}</h1>'
        f"<p>{escape(words(locale).message('client-build'))}</p></section>"
        for locale in LOCALES
    ]
    return f'<!doctype html><html><meta charset="utf-8"><title>Rulewright</title>{"".join(parts)}</html>'.encode()


def routes(client: Client) -> list[HTTPRouteHandler]:
    """The handlers for all paths that nobody else has."""

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, status_code=200)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        whole = client.answer(request)
        return whole if request.method == "GET" else without_body(whole)

    return [page]


def without_body(whole: Response[bytes]) -> Response[bytes]:
    """The answer to HEAD: everything about the file but the file."""
    headers = {**whole.headers, "Content-Length": str(len(whole.content))}
    return Response(b"", status_code=whole.status_code, headers=headers, media_type=whole.media_type)
