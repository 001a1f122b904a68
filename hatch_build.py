"""The build hook: compiles the hot modules with mypyc and builds the page for browsers, or says why not.

The work happens in temporary copies: neither `src/` nor `web/` sees anything of it. Whatever goes wrong with mypyc or
the C compiler, the outcome is a pure wheel that plays the same game more slowly; whatever goes wrong with Node, it is a
wheel without the page, whose server says how to get it; never a failed installation.
"""

from __future__ import annotations

import os
import re
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
#
# A C file for each module: all in one would cost the C compiler twice the time and five times the memory. Several are
# compiled at once, as many as there are processors.
_COMPILE = """
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

class SeveralAtOnce(build_ext):
    def build_extensions(self):
        compile_one = self.compiler.compile

        def compile_all(sources, **how):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return sum(pool.map(lambda source: compile_one([source], **how), sources), [])

        self.compiler.compile = compile_all
        super().build_extensions()

out, *modules = sys.argv[1:]
options = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
extensions = mypycify(
    [*options, *modules], opt_level="3", debug_level="0", group_name="quarriors", multi_file=True
)
for extension in extensions:
    if sys.platform != "win32":  # bots weigh with floats: compiled as uncompiled, no fused multiply-add
        extension.extra_compile_args.append("-ffp-contract=off")
    if sys.platform == "linux":  # nobody replaces our functions from outside: they call, and hold, each other directly
        extension.extra_compile_args.append("-fvisibility=hidden")
        extension.extra_link_args.append("-Wl,-Bsymbolic-functions")
setup(
    packages=[], ext_modules=extensions, cmdclass={"build_ext": SeveralAtOnce},
    script_args=["-q", "build_ext", "--build-lib", out],
)
"""


#: The oldest Node that builds the page, as web/package.json says too.
_LEAST_NODE = (20, 19)

#: Where the languages are, the page's words among them.
_LANGUAGES = Path("src", "quarriors", "text", "lang")

#: A registry that cannot be reached is given up soon: whoever installs waits for it.
_SOON = ("--fetch-retries=1", "--fetch-timeout=60000")

#: Seconds after which npm is taken to wait for something that does not come.
_PATIENCE = 900


class _CannotCompile(Exception):
    """Why this wheel has to be pure."""


class _NoPage(Exception):
    """Why this wheel has to do without the page."""


class BuildHook(BuildHookInterface[Any]):
    """Adds compiled modules and the page to the wheel; its settings are in pyproject.toml, `hooks.custom`."""

    def dependencies(self) -> list[str]:
        """Name what compiling needs, for the build environment; nothing if nothing is to be compiled."""
        return [] if _pure_wanted() else list(self.config["compile-requires"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add extension modules and page to `build_data`, unless this is an editable install."""
        if version == "editable":
            return
        self._workshop = tempfile.TemporaryDirectory(prefix="quarriors-build-", ignore_cleanup_errors=True)
        workshop = Path(self._workshop.name)
        self._add_compiled(workshop / "mypyc", build_data)
        self._add_page(workshop / "page", build_data)

    def _add_compiled(self, workshop: Path, build_data: dict[str, Any]) -> None:
        try:
            built = self._compile(workshop)
        except _CannotCompile as reason:
            self.app.display_warning(f"quarriors: PURE build, nothing is compiled: {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(built)
        self.app.display_info(f"quarriors: COMPILED build, {len(built)} extension modules")

    def _add_page(self, workshop: Path, build_data: dict[str, Any]) -> None:
        try:
            built = _build_page(Path(self.root), workshop)
        except (_NoPage, OSError) as reason:
            self.app.display_warning(f"quarriors: NO PAGE for browsers in this build: {reason}")
            return
        place = self.config["page"]
        build_data["force_include"].update({str(path): f"{place}/{name}" for name, path in built.items()})
        self.app.display_info(f"quarriors: the page for browsers is packed, {len(built)} files")

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


def _build_page(root: Path, workshop: Path) -> dict[str, Path]:
    """Build the page from a copy of its sources; return each file by its name below the page's folder."""
    if _is_set("QUARRIORS_NO_PAGE"):
        raise _NoPage("QUARRIORS_NO_PAGE is set")
    sources, web = root / "web", workshop / "web"
    if not (sources / "package.json").is_file():
        raise _NoPage("its sources, the folder web, are not here")
    npm = _npm()
    shutil.copytree(sources, web, ignore=shutil.ignore_patterns("node_modules", "dist"))
    # What the page says lies with the rest of each language.
    shutil.copytree(root / _LANGUAGES, workshop / _LANGUAGES, ignore=shutil.ignore_patterns("__pycache__"))
    # Whatever NODE_ENV says, what builds the page is needed; none of it has to run anything to be installed.
    _run([npm, "ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", *_SOON], web)
    _run([npm, "run", "build"], web)
    dist = web / "dist"
    if not (dist / "index.html").is_file():
        raise _NoPage("npm run build made no index.html")
    return {path.relative_to(dist).as_posix(): path for path in sorted(dist.rglob("*")) if path.is_file()}


def _npm() -> str:
    """Return npm's path, if there is a Node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    remedy = f"install Node.js {'.'.join(map(str, _LEAST_NODE))} or newer with npm, and install again"
    if node is None or npm is None:
        raise _NoPage(f"{'npm' if node else 'Node.js'} is not here; {remedy}")
    said = _run([node, "--version"], Path.cwd()).strip()
    found = re.match(r"v(\d+)\.(\d+)\.", said)
    if found is None or tuple(map(int, found.groups())) < _LEAST_NODE:
        raise _NoPage(f"Node.js is {said[:40]}; {remedy}")
    return npm


def _run(command: list[str], folder: Path) -> str:
    """Run a command of Node and return what it prints."""
    shown = " ".join([Path(command[0]).stem, *command[1:3]])
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            timeout=_PATIENCE,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise _NoPage(f"{shown}: {error}") from None
    if done.returncode:
        raise _NoPage(f"{shown} failed, its last words:\n{_tail(done.stdout)}")
    return done.stdout


def _pure_wanted() -> bool:
    return _is_set("QUARRIORS_PURE")


def _is_set(switch: str) -> bool:
    return os.environ.get(switch, "0") not in ("", "0")


def _tail(text: str) -> str:
    return "\n".join(text.strip().splitlines()[-15:])
