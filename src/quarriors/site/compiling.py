"""Compiles what Python imports at every start in a browser, so that it starts sooner: in Node, with the same Python."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import zipfile
from pathlib import Path
from typing import Final

from quarriors.site.packing import write_zip

_PATIENCE: Final = 300
#: Python's own modules, as the runtime brings them.
LIBRARY: Final = "python_stdlib.zip"
#: Lays a table and asks it for its first screen, then writes down every module that was imported for it: ours under
#: `core/`, Python's own under `library/`.
_COMPILE: Final = """
import { pathToFileURL } from "node:url";
import fs from "node:fs";
const [runtime, core, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: runtime, packages: [], env: { QUARRIORS_HOME: "/home/quarriors" } });
python.unpackArchive(new Uint8Array(fs.readFileSync(core)), "zip", { extractDir: "/home/core" });
await python.runPythonAsync(`
import asyncio, sys, zipfile
from py_compile import PycInvalidationMode, compile
sys.dont_write_bytecode = True
sys.path.insert(0, "/home/core")
from quarriors.site import browser, minds
from quarriors.site.shelf import MemoryShelf
from quarriors.site.table import HomeTable
async def look():
    table = HomeTable(MemoryShelf(), None)
    await table.open()
    for asked in ("/api", "/api/puzzles"):
        answer = await table.ask("GET", asked, {})
        assert answer.status == 200, asked
    await table.close()
await look()
files = sorted({str(getattr(module, "__file__", None)) for module in list(sys.modules.values())})
library = next(place for place in sys.path if place.endswith(".zip"))
with zipfile.ZipFile(library) as brought, zipfile.ZipFile("/home/compiled.zip", "w") as made:
    for file in files:
        if not file.endswith(".py"):
            continue
        source = file
        if file.startswith("/home/core/"):
            name = "core/" + file.removeprefix("/home/core/")
        elif file.startswith(library + "/"):
            inside = file.removeprefix(library + "/")
            name, source = "library/" + inside, "/home/one.py"
            with open(source, "wb") as copy:
                copy.write(brought.read(inside))
        else:
            continue
        # nobody looks for a change: the source stays at home
        compile(source, "/home/one.pyc", file, True, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
        made.write("/home/one.pyc", name + "c")
`);
fs.writeFileSync(out, python.FS.readFile("/home/compiled.zip"));
"""


def compile_in(core: Path, runtime: Path) -> int:
    """Puts compiled modules in the place of their sources; how many. Without Node, the sources stay.

    They are those of the zip and of Python's own, which lies beside it.
    """
    node = shutil.which("node")
    if node is None:
        return 0
    with tempfile.TemporaryDirectory(dir=core.parent) as folder:
        place = Path(folder).resolve()
        script, out = place / "compile.mjs", place / "compiled.zip"
        script.write_text(_COMPILE, "utf-8")
        command = [node, str(script), str(runtime.resolve()), str(core.resolve()), str(out)]
        try:
            subprocess.run(command, cwd=place, capture_output=True, timeout=_PATIENCE, check=True)
        except (OSError, subprocess.SubprocessError):
            return 0
        with zipfile.ZipFile(out) as found:
            compiled = {name: found.read(name) for name in found.namelist()}
    _replace(core, _below(compiled, "core/"))
    _replace(core.with_name(LIBRARY), _below(compiled, "library/"))
    return len(compiled)


def _below(files: dict[str, bytes], start: str) -> dict[str, bytes]:
    return {name.removeprefix(start): data for name, data in files.items() if name.startswith(start)}


def _replace(zipped: Path, compiled: dict[str, bytes]) -> None:
    """Puts these into a zip; their sources go."""
    with zipfile.ZipFile(zipped) as before:
        files = {name: before.read(name) for name in before.namelist() if f"{name}c" not in compiled}
    write_zip(zipped, files | compiled)
