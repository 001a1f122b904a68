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
#: Lays a table and asks it for its first screen, then writes down every module of the zip that was imported for it.
_COMPILE: Final = """
import { pathToFileURL } from "node:url";
import fs from "node:fs";
const [runtime, core, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: runtime, packages: [] });
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
    await table.ask("GET", "/api", {})
    await table.ask("GET", "/api/puzzles", {})
    await table.close()
await look()
files = sorted(
    file for module in list(sys.modules.values())
    if str(file := getattr(module, "__file__", None)).startswith("/home/core/") and file.endswith(".py")
)
with zipfile.ZipFile("/home/compiled.zip", "w") as made:
    for file in files:
        # nobody looks for a change: the source stays at home
        compile(file, "/home/one.pyc", file, True, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
        made.write("/home/one.pyc", file.removeprefix("/home/core/") + "c")
`);
fs.writeFileSync(out, python.FS.readFile("/home/compiled.zip"));
"""


def compile_in(core: Path, runtime: Path) -> int:
    """Puts compiled modules into the zip in the place of their sources; how many. Without Node, the sources stay."""
    node = shutil.which("node")
    if node is None:
        return 0
    with tempfile.TemporaryDirectory(dir=core.parent) as folder:
        script, out = Path(folder, "compile.mjs"), Path(folder, "compiled.zip")
        script.write_text(_COMPILE, "utf-8")
        command = [node, str(script), str(runtime.resolve()), str(core.resolve()), str(out)]
        try:
            subprocess.run(command, cwd=folder, capture_output=True, timeout=_PATIENCE, check=True)
        except (OSError, subprocess.SubprocessError):
            return 0
        with zipfile.ZipFile(out) as found:
            compiled = {name: found.read(name) for name in found.namelist()}
        with zipfile.ZipFile(core) as before:
            files = {name: before.read(name) for name in before.namelist() if f"{name}c" not in compiled}
        write_zip(core, files | compiled)
    return len(compiled)
