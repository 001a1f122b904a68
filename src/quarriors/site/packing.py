"""Packs what Python needs in a browser's worker: our modules, and the few of others that they stand on, in one file."""

from __future__ import annotations

import gzip
import json
import zipfile
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from quarriors.text import languages

#: What of ours nobody needs there: the command line, environments for research, what a server alone has.
_LEFT_OUT: Final = (
    "cli", "envs", "lab/training", "lab/page", "server/page", "server/migrations", "server/unbuilt",
)  # fmt: skip
#: Pictures for messengers, which no messenger asks a browser for.
_SPRITES: Final = "quarriors/server/sprites.bin"
#: Packages and modules of others, all of them plain Python.
_OTHERS: Final = ("fluent", "babel", "pytz", "attr", "attrs", "typing_extensions")
#: Data of theirs that we have no use for: `babel` knows hundreds of languages.
_DATA: Final = ("babel/locale-data", "pytz/zoneinfo")
#: So that the same files give the same zip.
_TIME: Final = (2020, 1, 1, 0, 0, 0)


def pack(out: Path, wheel: Path) -> None:
    """Writes the zip. `wheel` is that of msgspec for WebAssembly."""
    write_zip(out, dict(_files(wheel)))


def write_zip(out: Path, files: Mapping[str, bytes]) -> None:
    """Writes these files, by their names in the zip."""
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name, data in sorted(files.items()):
            entry = zipfile.ZipInfo(name, _TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            made.writestr(entry, data)


def flatten(core: Path, out: Path) -> None:
    """Writes what is in the zip in the form that `web/src/local/laying.ts` unpacks in an instant.

    That is the length of a list, the list of names and sizes, and the files one after the other, all of it compressed.
    """
    with zipfile.ZipFile(core) as zipped:
        files = {name: zipped.read(name) for name in zipped.namelist()}
    names = json.dumps([[name, len(data)] for name, data in files.items()], separators=(",", ":")).encode()
    whole = b"".join([len(names).to_bytes(4, "big"), names, *files.values()])
    out.write_bytes(gzip.compress(whole, compresslevel=9, mtime=0))


def _files(wheel: Path) -> Iterator[tuple[str, bytes]]:
    ours = _place("quarriors")
    for name, file in _below(ours, "quarriors"):
        if name != _SPRITES and not name.startswith(tuple(f"quarriors/{part}/" for part in _LEFT_OUT)):
            yield name, file.read_bytes()
    tongues = {"root", *(tag.replace("-", "_") for tag in languages()), *(tag.partition("-")[0] for tag in languages())}
    for other in _OTHERS:
        for name, file in _below(_place(other), other):
            if not name.startswith(_DATA) or (name.startswith("babel/") and file.stem in tongues):
                yield name, file.read_bytes()
    with zipfile.ZipFile(wheel) as found:
        for name in found.namelist():
            if not name.endswith("/"):
                yield name, found.read(name)


def _place(name: str) -> Path:
    """Where a package or a module lies."""
    spec = find_spec(name)
    if spec is None:
        raise FileNotFoundError(f"the package {name} is not installed")
    return (
        Path(next(iter(spec.submodule_search_locations)))
        if spec.submodule_search_locations
        else Path(spec.origin or "")
    )


def _below(place: Path, name: str) -> Iterator[tuple[str, Path]]:
    if place.is_file():
        yield f"{name}.py", place
        return
    for file in sorted(place.rglob("*")):
        path = file.relative_to(place)
        if file.is_file() and "__pycache__" not in path.parts and file.suffix not in (".so", ".pyd", ".pyi", ".c"):
            yield f"{name}/{path.as_posix()}", file
