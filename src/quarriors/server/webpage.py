"""The page for browsers: a fixed table of the files of a built page, read once, and how each is handed out."""

from __future__ import annotations

import gzip
import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from quarriors.engine.errors import QuarriorsError
from quarriors.server.guards import PAGE_POLICY
from quarriors.system import fault_of

#: How to get the page, for whoever looks for it and finds none.
HOW_TO_GET_IT: Final = (
    "install Node.js 20.19 or newer with npm, then run `make web` in a working copy, or `pip install .` once more"
)

_HERE: Final = Path(__file__).parent
#: Where a wheel has the page.
_PACKED: Final = _HERE / "page"
#: What is shown instead where there is none.
_UNBUILT: Final = _HERE / "unbuilt"

#: Content types by suffix. Those of the machine are not asked: on Windows they are whatever programs have registered.
_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
#: Suffixes of what is compressed already.
_DENSE: Final = frozenset({".png", ".webp", ".woff2"})

#: A name that changes with the content, as Vite gives to everything that it builds: assets/index-RqDYnAbg.js.
_HASHED: Final = re.compile(r"/assets/.+-[A-Za-z0-9_-]{8}\.[a-z0-9]+")
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"

#: The picture that messengers show of a link: the one file that pages of others may show, too.
PREVIEW: Final = "/preview.png"

#: How index.html names files beside it, and where it says what it is called.
_BESIDE: Final = re.compile(r"""\b(src|href)=(["'])\./""")
_TITLE: Final = re.compile(r"<title>[^<]*</title>")

#: The service worker, which fetches the page by the policy that its own file was sent with.
_WORKER: Final = "/sw.js"

#: What index.html loads: the addresses of scripts, styles and icons.
_LOADED: Final = re.compile(r"""<(?:script|link)\b[^>]*?\b(?:src|href)=["']([^"'#?]+)""", re.IGNORECASE)

#: More than this is no built page but a folder named by mistake, and is not read into memory.
_MOST_FILES: Final = 2000
_MOST_BYTES: Final = 64 * 1024 * 1024


class PageError(QuarriorsError):
    """A folder that is no built page."""


@dataclass(frozen=True)
class File:
    """One file in memory: as it is, and compressed if that makes it smaller."""

    body: bytes
    compressed: bytes | None
    content_type: str
    cache_control: str
    tag: str
    is_for_all: bool = False
    #: Pages and the worker fetch other files; everything else may nothing.
    fetches: bool = False

    @staticmethod
    def of(path: str, body: bytes) -> File:
        """A file of the page by its path in the address.

        >>> File.of("/assets/index-RqDYnAbg.js", b"").cache_control
        'public, max-age=31536000, immutable'
        """
        suffix = Path(path).suffix.lower()
        compressed = None if suffix in _DENSE else gzip.compress(body, mtime=0)
        return File(
            body,
            compressed if compressed is not None and len(compressed) < len(body) else None,
            _TYPES.get(suffix, "application/octet-stream"),
            _FOR_EVER if _HASHED.fullmatch(path) else _ASK_AGAIN,
            sha256(body).hexdigest()[:32],
            path == PREVIEW,
            suffix == ".html" or path == _WORKER,
        )

    def answer(self, request: Request) -> Response:
        """The file, or that the client has it already."""
        packed = self.compressed if _takes_gzip(request.headers.get("accept-encoding", "")) else None
        body = self.body if packed is None else packed
        tag = f'"{self.tag}"' if packed is None else f'"{self.tag}-gzip"'
        headers = {"etag": tag, "cache-control": self.cache_control}
        if self.compressed is not None:
            headers["vary"] = "accept-encoding"
        if self.is_for_all:
            headers["cross-origin-resource-policy"] = "cross-origin"
        if self.fetches:
            # Said here, because a browser that is told "not modified" keeps the page and takes over the new headers.
            headers["content-security-policy"] = PAGE_POLICY
        if _has(request.headers.get("if-none-match", ""), tag):
            return Response(status_code=304, headers=headers)
        headers |= {"content-type": self.content_type, "content-length": str(len(body))}
        if packed is not None:
            headers["content-encoding"] = "gzip"
        return Response(b"" if request.method == "HEAD" else body, headers=headers)


class Page:
    """All that browsers can load. Paths are looked up in a table: there is no way to any other file."""

    def __init__(self, folder: Path, files: Mapping[str, bytes]) -> None:
        self.folder = folder
        self._files = {path: File.of(path, body) for path, body in files.items()}
        self._files["/"] = self._files["/index.html"]

    @property
    def is_built(self) -> bool:
        """Is it the page itself, and not what is shown where there is none?"""
        return self.folder != _UNBUILT

    @property
    def paths(self) -> frozenset[str]:
        """Every path that it answers."""
        return frozenset(self._files)

    def answer(self, request: Request) -> Response:
        """What lies at a path, by GET and HEAD; the base path, if there is one, is cut off."""
        root: str = request.scope.get("root_path", "")
        path: str = request.scope["path"].removeprefix(root)
        if root and not path:
            # The page loads its files from beside itself. Only the path is named: the host may be anything.
            return Response(status_code=308, headers={"location": f"{root}/"})
        file = self._files.get(path)
        if file is None:
            raise HTTPException(404)
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        return file.answer(request)

    def opened(self, request: Request, head: str, up: str) -> Response:
        """The page at a path further down, with a head of its own; `up` leads to where its files lie."""
        text = self._files["/index.html"].body.decode()
        text = _BESIDE.sub(lambda named: f"{named[1]}={named[2]}{up}", text)
        text, found = _TITLE.subn(lambda _: head, text, count=1)
        if not found:
            text = text.replace("</head>", f"{head}</head>", 1)
        return File.of("/join.html", text.encode()).answer(request)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = self.answer(Request(scope)) if scope["type"] == "http" else WebSocketClose()
        await answer(scope, receive, send)


def find_page(named: str = "") -> Page:
    """The page in the folder that is named, or else the one of this installation, or else what says how to get it.

    Raises `PageError` if a folder is named, or there, that is no built page.
    """
    if named:
        return read_page(Path(named))
    return read_page(next((folder for folder in (_PACKED, *_in_working_copy(_HERE)) if folder.is_dir()), _UNBUILT))


def page_folder(named: Path | None = None) -> Path | None:
    """Where the built page lies: in the folder that is named, or in this installation; nowhere if it is not built."""
    places = (named,) if named is not None else (_PACKED, *_in_working_copy(_HERE))
    return next((folder for folder in places if (folder / "index.html").is_file()), None)


def _in_working_copy(here: Path) -> Iterator[Path]:
    """Where `make web` builds the page, if this is the code of a working copy."""
    source, root = here.parents[1], here.parents[2]
    if source.name == "src" and (root / "web" / "package.json").is_file():
        yield root / "web" / "dist"


def read_page(folder: Path) -> Page:
    """A built page, all of it: one that lacks something is better refused at the start than found out by players."""
    try:
        files = _read(folder)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        fault = PageError(f"the page in {str(folder)!r} cannot be read: {why}")
        if isinstance(error, OSError):
            raise fault.worded("page-unreadable", folder=str(folder), reason=fault_of(error)) from None
        raise fault.worded("page-large", folder=str(folder)) from None
    if "/index.html" not in files:
        fault = PageError(f"there is no built page in {str(folder)!r}: it has no index.html; {HOW_TO_GET_IT}")
        raise fault.worded("page-none", folder=str(folder))
    for loaded in _LOADED.findall(files["/index.html"].decode("utf-8", errors="replace")):
        if ":" not in loaded and "/" + loaded.removeprefix("./").lstrip("/") not in files:
            fault = PageError(
                f"the page in {str(folder)!r} is not complete: its index.html loads {loaded!r}, "
                "which is not there; build it again with `make web`"
            )
            raise fault.worded("page-incomplete", folder=str(folder), file=loaded)
    return Page(folder, files)


def _read(folder: Path) -> dict[str, bytes]:
    """Every file by its path in the address; hidden files, and links that lead out of the folder, are left out."""
    root = folder.resolve()
    files: dict[str, bytes] = {}
    size = 0
    if not (root / "index.html").is_file():
        return files
    for place, folders, names in os.walk(root):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            file = Path(place, name)
            if name.startswith(".") or not file.is_file() or not file.resolve().is_relative_to(root):
                continue
            size += file.stat().st_size
            if size > _MOST_BYTES or len(files) >= _MOST_FILES:
                raise ValueError("there is far more in this folder than a built page has; `make web` makes web/dist")
            files["/" + file.relative_to(root).as_posix()] = file.read_bytes()
    return files


def _takes_gzip(accepted: str) -> bool:
    """Does a client that says so in Accept-Encoding take gzip?

    >>> _takes_gzip("br, gzip"), _takes_gzip("gzip;q=0, *"), _takes_gzip("*;q=0.5"), _takes_gzip("")
    (True, False, True, False)
    """
    named = (one.partition(";") for one in accepted.lower().split(","))
    said = {name.strip(): _weight(weight) for name, _, weight in named}
    return said.get("gzip", said.get("*", 0.0)) > 0


def _weight(text: str) -> float:
    name, _, value = text.partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0


def _has(known: str, tag: str) -> bool:
    """Is this version among those that a client has, by its If-None-Match?

    >>> _has('"a", W/"b"', '"b"'), _has("*", '"b"'), _has('"ab"', '"b"')
    (True, True, False)
    """
    return known.strip() == "*" or tag in (one.strip().removeprefix("W/") for one in known.split(","))
