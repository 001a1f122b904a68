"""Writes the folder of files: the page, and beside it the table that it brings along."""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from quarriors.server.guards import PAGE_POLICY
from quarriors.server.webpage import page_folder
from quarriors.site.compiling import compile_in
from quarriors.site.fetching import RUNTIME, SiteError, runtime, wheel
from quarriors.site.packing import flatten, pack

#: What the page may load: what it may from a server, and WebAssembly. Who may frame it only a header can say.
POLICY: Final = PAGE_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'").partition("; frame-")[
    0
]
_HEAD: Final = re.compile(r"<meta charset=[^>]*>")
#: Written last, so that a folder that has it is whole. It tells our folders from others, which are never written over.
_MARK: Final = "quarriors-site.json"
#: Where the documentation lies, if it goes along.
_DOCS: Final = "docs"


@dataclass(frozen=True)
class Written:
    """A folder that was written: how many files, their bytes, and how many modules of Python are compiled."""

    folder: Path
    files: int
    bytes: int
    compiled: int


def write(
    folder: Path, named_runtime: Path | None = None, page: Path | None = None, docs: Path | None = None
) -> Written:
    """Writes the folder, or writes it anew; a folder with something else in it is refused."""
    if docs is not None and not (docs / "index.html").is_file():
        raise SiteError(f"{docs} has no built documentation").worded("site-no-docs", folder=str(docs))
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not (folder / _MARK).is_file())):
        fault = SiteError(f"{folder} is there already, and it is no folder of ours")
        raise fault.worded("site-not-ours", folder=str(folder))
    source = page_folder(page)
    if source is None:
        raise SiteError("the page for browsers is not built").worded("site-no-page")
    brought, msgspec = runtime(named_runtime), wheel()
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".quarriors-site-") as place:
        made = Path(place, "site")
        shutil.copytree(source, made)
        engine, compiled = _engine(made, brought, msgspec)
        index = made / "index.html"
        if docs is not None:
            shutil.copytree(docs, made / _DOCS, ignore=shutil.ignore_patterns(".doctrees", ".buildinfo"))
        index.write_text(_page(index.read_text("utf-8"), engine, docs is not None), "utf-8")
        (made / _MARK).write_text(json.dumps({"engine": engine}) + "\n", "utf-8")
        if folder.exists():
            shutil.rmtree(folder)
        made.rename(folder)
    found = [file.stat().st_size for file in folder.rglob("*") if file.is_file()]
    return Written(folder, len(found), sum(found), compiled)


def _engine(made: Path, brought: Path, msgspec: Path) -> tuple[str, int]:
    """Lays out Python with what it runs: the folder's name, which changes with its content, and what is compiled."""
    place = made / "engine"
    place.mkdir()
    for name in RUNTIME:
        shutil.copyfile(brought / name, place / name)
    # no package of theirs is fetched: the list of them is long
    lock = json.loads((place / "pyodide-lock.json").read_text("utf-8"))
    (place / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), "utf-8")
    core = place / "core.zip"
    pack(core, msgspec)
    compiled = compile_in(core, brought)
    flatten(core, place / "core.pack")
    core.unlink()
    files = sorted(place.iterdir())
    content = sha256(b"".join(file.name.encode() + sha256(file.read_bytes()).digest() for file in files)).hexdigest()
    sizes = {file.name: file.stat().st_size for file in files}
    (place / "contents.json").write_text(json.dumps({"files": sizes}) + "\n", "utf-8")
    name = f"engine-{content[:12]}"
    place.rename(made / name)
    return name, compiled


def _page(text: str, engine: str, has_docs: bool) -> str:
    """The page with the word that it brings a table along, and the documentation."""
    head = _HEAD.search(text)
    if head is None:
        raise SiteError("index.html is not that of our page").worded("site-no-page")
    said = (
        f'\n    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
        f'\n    <meta name="quarriors-engine" content="./{engine}/" />'
    )
    if has_docs:
        said += f'\n    <meta name="quarriors-docs" content="./{_DOCS}/" />'
    return text[: head.end()] + said + text[head.end() :]
