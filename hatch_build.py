"""The build hook: compiles the hot modules with mypyc, or says why the wheel is pure.

The work happens in a temporary copy, so `src/` never sees a .c or .so file. Whatever goes wrong with mypyc or
the C compiler, the outcome is a pure wheel that plays the same game more slowly, never a failed installation.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Run in a process of its own: mypycify() leaves by sys.exit(), and setuptools patches distutils on import.
# Modules that are merely imported may want what the build environment lacks, so they are not judged here;
# `make check` has `mypy --strict` over the whole tree.
_COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup

out, *modules = sys.argv[1:]
options = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
extensions = mypycify([*options, *modules], opt_level="3", debug_level="0", group_name="quarriors")
for extension in extensions:  # bots weigh with floats: compiled as uncompiled, no fused multiply-add
    if sys.platform != "win32":
        extension.extra_compile_args.append("-ffp-contract=off")
setup(packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "--build-lib", out])
"""


class _CannotCompile(Exception):
    """Why this wheel has to be pure."""


class CompileHook(BuildHookInterface[Any]):
    """Adds compiled modules to the wheel; its settings are in pyproject.toml, `hooks.custom`."""

    def dependencies(self) -> list[str]:
        """Name what compiling needs, for the build environment; nothing if nothing is to be compiled."""
        return [] if _pure_wanted() else list(self.config["compile-requires"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile and add the extension modules to `build_data`, unless this is an editable install."""
        if version == "editable":
            return
        self._workshop = tempfile.TemporaryDirectory(prefix="quarriors-mypyc-")
        try:
            built = self._compile(Path(self._workshop.name))
        except _CannotCompile as reason:
            self.app.display_warning(f"quarriors: PURE build, nothing is compiled: {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(built)
        self.app.display_info(f"quarriors: COMPILED build, {len(built)} extension modules")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary copy, now that the wheel holds what it needs."""
        if version != "editable":
            self._workshop.cleanup()

    def _compile(self, workshop: Path) -> dict[str, str]:
        """Return the path of each extension module and its place in the wheel."""
        if _pure_wanted():
            raise _CannotCompile("QUARRIORS_PURE is set")
        source, out = workshop / "source", workshop / "out"
        shutil.copytree(Path(self.root, "src"), source, ignore=shutil.ignore_patterns("__pycache__"))
        done = subprocess.run(
            [sys.executable, "-c", _COMPILE, str(out), *self._modules(source)],
            cwd=source,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        built = {str(path): path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
        if done.returncode or not built:
            raise _CannotCompile(f"mypyc or the C compiler failed, its last words:\n{_tail(done.stdout)}")
        return built

    def _modules(self, source: Path) -> list[str]:
        """List the modules to compile; packages themselves (`__init__.py`) stay interpreted."""
        chosen = {path for pattern in self.config["compile"] for path in source.glob(pattern)}
        chosen -= {path for pattern in self.config["interpret"] for path in source.glob(pattern)}
        return sorted(path.relative_to(source).as_posix() for path in chosen if path.name != "__init__.py")


def _pure_wanted() -> bool:
    return os.environ.get("QUARRIORS_PURE", "0") not in ("", "0")


def _tail(text: str) -> str:
    return "\n".join(text.strip().splitlines()[-15:])
