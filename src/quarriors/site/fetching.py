"""Fetches what the static folder needs of others: Python for WebAssembly by npm, msgspec for it by pip."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

from quarriors.engine.errors import QuarriorsError
from quarriors.homes import home

#: The releases that go together; `web/package.json` pins the first one, too.
PYODIDE: Final = "314.0.7"
MSGSPEC: Final = "0.22.0"
#: What msgspec was built for, as pip knows it.
_BUILT_FOR: Final = (
    "--platform=pyemscripten_2026_0_wasm32", "--python-version=3.14", "--implementation=cp", "--abi=cp314",
)  # fmt: skip
#: Of the runtime, what a browser needs.
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
#: Seconds after which a registry is taken not to answer.
_PATIENCE: Final = 600


class SiteError(QuarriorsError):
    """Why the folder cannot be written."""


def kept() -> Path:
    """Where what was fetched stays: the next folder needs no network."""
    return home().absolute() / "site"


def runtime(named: Path | None = None) -> Path:
    """The folder of the runtime: the one that is named, or one fetched by npm."""
    if named is not None:
        return _checked(named)
    place = kept() / f"pyodide-{PYODIDE}"
    if not place.is_dir():
        npm = shutil.which("npm")
        if npm is None:
            raise SiteError(
                f"Python for browsers comes by npm: install Node.js, or unpack pyodide {PYODIDE} and name it"
            ).worded("site-no-npm", version=PYODIDE)
        place.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=place.parent) as folder:
            _run([npm, "pack", "--silent", f"pyodide@{PYODIDE}", f"--pack-destination={folder}"], folder)
            (archive,) = Path(folder).glob("*.tgz")
            with tarfile.open(archive) as packed:
                packed.extractall(folder, filter="data")
            _checked(Path(folder, "package")).rename(place)
    return _checked(place)


def wheel() -> Path:
    """The wheel of msgspec for the runtime."""
    place = kept()
    name = f"msgspec-{MSGSPEC}-*wasm32.whl"
    if not list(place.glob(name)):
        place.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "download"]
        _run(
            [*command, f"msgspec=={MSGSPEC}", "--no-deps", "--only-binary=:all:", *_BUILT_FOR, f"--dest={place}"], place
        )
    return next(place.glob(name))


def _checked(folder: Path) -> Path:
    missing = [name for name in RUNTIME if not (folder / name).is_file()]
    if missing:
        said = f"{folder} is not the package pyodide: {', '.join(missing)} is missing"
        raise SiteError(said).worded("site-no-runtime", folder=str(folder), names=", ".join(missing))
    return folder


def _run(command: list[str], folder: object) -> None:
    try:
        done = subprocess.run(
            command, cwd=str(folder), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
            timeout=_PATIENCE, check=False,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        raise _failed(command, str(error)) from None
    if done.returncode:
        raise _failed(command, done.stdout.strip()[-1000:])


def _failed(command: list[str], why: str) -> SiteError:
    what = " ".join(Path(word).name if at == 0 else word for at, word in enumerate(command))
    fault = SiteError(f"{what} has failed: {why}")
    fault.worded("site-fetch", command=what, reason=why)
    return fault
