"""The built page: where it is, and all its files in memory, each with the headers that it is sent with."""

from __future__ import annotations

import gzip
import hashlib
import re
from pathlib import Path
from typing import NamedTuple

import azulejos
from azulejos.cli.arguments import UsageError

PACKAGE = Path(azulejos.__file__).resolve().parent
FOLDERS = (PACKAGE / "page", PACKAGE.parents[1] / "web/dist")  # installed, built here

# Said here and not looked up: a machine's own list of types may be wrong, and browsers refuse modules of a wrong type.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED_ALREADY = {".png", ".woff2"}
HASHED = re.compile(r"/assets/[^/]+-[\w-]{8}\.\w+")  # the name changes with what is in it

POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
ON_EVERY_ANSWER = {
    "Content-Security-Policy": "; ".join(f"{what} {sources}" for what, sources in POLICY.items()),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class File(NamedTuple):
    """A file as it is sent."""

    body: bytes
    gzipped: bytes | None  # None where packing gains nothing
    headers: dict[str, str]


def find_page() -> Path:
    """The folder of the built page."""
    for folder in FOLDERS:
        if (folder / "index.html").is_file():
            return folder
    raise UsageError("the page is not built: `make play` in the project's folder builds and opens it")


def read_page(folder: Path) -> dict[str, File]:
    """All files of the page by their paths on the server: what is not among them can't be asked for."""
    files = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}
    page = {name: read_file(name, path) for name, path in files.items()}
    return page | {"/": page["/index.html"]}


def read_file(name: str, path: Path) -> File:
    """One file, packed as small as it gets: this is done once, and sent often."""
    body = path.read_bytes()
    headers = {
        "Content-Type": TYPES.get(path.suffix, "application/octet-stream"),
        "Cache-Control": "public, max-age=31536000, immutable" if HASHED.fullmatch(name) else "no-cache",
        "ETag": f'W/"{hashlib.sha256(body).hexdigest()[:32]}"',  # weak: the same for the packed bytes
    }
    gzipped = None if path.suffix in PACKED_ALREADY else gzip.compress(body, mtime=0)
    if gzipped is None or len(gzipped) >= len(body):
        return File(body, None, headers)
    return File(body, gzipped, headers | {"Vary": "Accept-Encoding"})
