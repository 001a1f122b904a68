"""What a release carries: built from a clean clone, tried out on every Python that is here, with checksums.

    make release                       build and check it all, into dist/
    python tools/release.py --rehearse the same while the changelog still says "Unreleased"

A release is a wheel compiled for this Python, one for every other, the sources, the table without a server as a zip,
and SHA256SUMS. Version, changelog and tag have to agree before anything is built. Each wheel is installed into an empty
environment and plays a game there; the game has to be the same everywhere.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
#: The Pythons that a release is tried on, where they are here.
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")

#: What every installed wheel plays: it prints its build, and then how the game went.
PLAY: Final = """
import random
from quarriors import Game, Rules, deal
from quarriors.build_info import build

chooser = random.Random(1)
wilds = deal(sets=["base"], seed=7, players=2, rules=Rules())
game = Game.new(players=["You", "Bot"], wilds=wilds, rules=Rules(), seed=7)
taken = 0
while not game.over:
    game.take(chooser.choice(game.decision.options))
    taken += 1
print(build())
print(taken, game.result)
"""


class CannotRelease(Exception):
    """Why there is no release, and what to do about it."""


def main(arguments: list[str] | None = None) -> int:
    """Build and check a release; return what the shell is told."""
    parser = argparse.ArgumentParser(
        prog="make release",
        description="Build what a release carries, from a clean clone, and check it.",
        epilog="Without --rehearse, the changelog must begin with this version and its date, and a tag must fit.",
    )
    parser.add_argument("--rehearse", action="store_true", help="build and check although version and changelog differ")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="FOLDER", help="where it goes (dist)")
    chosen = parser.parse_args(arguments)
    try:
        release(chosen.out, rehearse=chosen.rehearse)
    except CannotRelease as reason:
        print(f"No release: {reason}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. What was there before is untouched.", file=sys.stderr)
        return 130
    return 0


def release(out: Path, *, rehearse: bool = False) -> None:
    """Put everything into a folder of this version below `out`; it appears there only when all of it is checked."""
    version = version_of(ROOT)
    changed = _said("git", "status", "--porcelain")
    if changed:
        raise CannotRelease(f"these changes are not committed; commit or stash them:\n{_shortened(changed)}")
    if not rehearse:
        faults = disagreements(ROOT, version, _tagged(version), _said("git", "rev-parse", "HEAD"))
        if faults:
            raise CannotRelease("; ".join(faults) + ". To try everything else now: make release REHEARSE=1")
    with tempfile.TemporaryDirectory(prefix="quarriors-release-") as place:
        workshop = Path(place)
        clone, made = workshop / "clone", workshop / f"quarriors-{version}"
        made.mkdir()
        _step("A clean clone")
        _run(["git", "clone", "--quiet", str(ROOT), str(clone)], workshop)
        build(clone, made, version)
        try_out(made, workshop)
        _step("Checksums")
        write_checksums(made)
        target = out / made.name
        out.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(target, ignore_errors=True)
        shutil.move(made, target)
    print(f"\n{target} has")
    for line in (target / "SHA256SUMS").read_text("utf-8").splitlines():
        name = line.split("  ")[1]
        print(f"  {name}  {(target / name).stat().st_size / 1e6:.1f} MB")
    if not rehearse and not _tagged(version):
        print(f"\nAll of it works. To publish it, tag it first: git tag v{version} && git push --tags")


# ---- what has to agree ----


def version_of(root: Path) -> str:
    """The version that pyproject.toml names."""
    return str(tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"])


def disagreements(root: Path, version: str, tagged: str, head: str) -> list[str]:
    """What does not agree: the changelog's newest heading, and a tag of this version that stands elsewhere."""
    found = []
    headings = re.findall(r"^## +(.+?) *$", (root / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    newest = headings[0] if headings else "nothing"
    if not re.fullmatch(rf"\[?{re.escape(version)}\]? [–-] \d{{4}}-\d\d-\d\d", newest):
        found.append(
            f"pyproject.toml says {version}, but CHANGELOG.md begins with {newest!r}, not '{version} – <date>'"
        )
    if tagged and tagged != head:
        found.append(f"the tag v{version} is on another commit ({tagged[:10]}): give this one a version of its own")
    return found


def _tagged(version: str) -> str:
    """The commit that the tag of this version is on, or nothing."""
    tags = _said("git", "tag", "--list", f"v{version}")
    return _said("git", "rev-list", "-n", "1", f"v{version}") if tags else ""


# ---- what is built ----


def build(clone: Path, made: Path, version: str) -> None:
    """Sources, two wheels, and the table without a server, all from this clone."""
    tools = clone.parent / "tools"
    python = environment(Path(sys.executable), tools)
    _run([python, "-m", "pip", "install", "--quiet", "build"], clone)
    _step("The sources")
    _run([python, "-m", "build", "--sdist", "--outdir", str(made), str(clone)], clone)
    (archive,) = made.glob("*.tar.gz")
    # they unpack into a folder that is called as the one with what is made
    unpacked = clone.parent / "sources"
    unpacked.mkdir()
    _run(["tar", "-xf", str(archive), "-C", str(unpacked)], clone)
    sources = unpacked / archive.name.removesuffix(".tar.gz")
    _step("A wheel compiled for this Python: this takes some minutes")
    log = _run([python, "-m", "build", "--wheel", "--outdir", str(made), str(sources)], clone)
    _expect(log, "COMPILED build", "a release needs a C compiler")
    _expect(log, "the page for browsers is packed", "a release needs Node.js with npm")
    _step("A wheel for every other Python")
    log = _run([python, "-m", "build", "--wheel", "--outdir", str(made), str(sources)], clone, QUARRIORS_PURE="1")
    _expect(log, "the page for browsers is packed", "a release needs Node.js with npm")
    _step("The table without a server")
    _run(["make", "--no-print-directory", "site"], clone)
    pack(clone / ".build" / "site", made / f"quarriors-{version}-site.zip", f"quarriors-{version}")


def pack(folder: Path, archive: Path, name: str) -> None:
    """A zip with that folder in it, which unpacks into one of this name; the same files make the same zip."""
    if not (folder / "index.html").is_file():
        raise CannotRelease(f"`make site` made no {folder / 'index.html'}")
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(f"{name}/{path.relative_to(folder).as_posix()}", (2026, 1, 1, 0, 0, 0))
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = 0o644 << 16
                zipped.writestr(entry, path.read_bytes())


def write_checksums(folder: Path) -> None:
    """SHA256SUMS, as `sha256sum --check` reads it."""
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}"
        for path in sorted(folder.iterdir())
        if path.name != "SHA256SUMS"
    ]
    (folder / "SHA256SUMS").write_text("\n".join(lines) + "\n", "utf-8")


# ---- what is tried out ----


def try_out(made: Path, workshop: Path) -> None:
    """Install each wheel into an empty environment, and let it play; the game is the same everywhere."""
    (pure,) = made.glob("*-none-any.whl")
    (compiled,) = set(made.glob("*.whl")) - {pure}
    trials = [("this Python, compiled", Path(sys.executable), compiled, "compiled")]
    trials += [(f"Python {version}, pure", python, pure, "pure") for version, python in pythons().items()]
    games = set()
    for number, (name, python, wheel, kind) in enumerate(trials):
        _step(f"{name}: install and play")
        home = workshop / f"home-{number}"
        installed = environment(python, home)
        _run([installed, "-m", "pip", "install", "--quiet", str(wheel)], home)
        played, game = _run([installed, "-c", PLAY], home).splitlines()
        if played != kind:
            raise CannotRelease(f"{wheel.name} says it is {played}, not {kind}")
        _run([installed, "-m", "quarriors", "simulate", "--games", "2"], home, QUARRIORS_HOME=str(home / "games"))
        games.add(game)
    if len(games) != 1:
        raise CannotRelease(f"the same game went differently: {' and '.join(sorted(games))}")


def pythons() -> dict[str, Path]:
    """The Pythons that are here, by version: on the path, or put there by pyenv."""
    found: dict[str, Path] = {}
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for version in PYTHONS:
        named = shutil.which(f"python{version}")
        candidates = [*([Path(named)] if named else []), *sorted(pyenv.glob(f"{version}.*/bin/python{version}"))]
        for candidate in candidates:
            asked = "import sys, venv, ensurepip; print('%d.%d' % sys.version_info[:2])"
            done = subprocess.run([candidate, "-c", asked], capture_output=True, text=True)
            if done.returncode == 0 and done.stdout.strip() == version:
                found[version] = candidate
                break
    return found


def environment(python: Path, place: Path) -> str:
    """An empty environment of this Python in that folder; returns its interpreter."""
    _run([str(python), "-m", "venv", str(place)], place.parent)
    return str(place / ("Scripts" if os.name == "nt" else "bin") / "python")


# ---- running commands ----


def _step(words: str) -> None:
    print(f"· {words} …", flush=True)


def _expect(log: str, words: str, reason: str) -> None:
    if words not in log:
        raise CannotRelease(f"{reason}; the build said:\n{_shortened(log)}")


def _said(*command: str) -> str:
    return _run(list(command), ROOT).strip()


def _run(command: list[str], folder: Path, **more: str) -> str:
    """Run a command in that folder, as if nothing of this working copy were set; return what it prints."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in {"PYTHONPATH", "VIRTUAL_ENV"} and not name.startswith(("QUARRIORS_", "MAKE", "MFLAGS"))
    }
    done = subprocess.run(
        command,
        cwd=folder,
        env={**kept, **more},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        raise CannotRelease(f"`{' '.join(map(str, command[:5]))}` failed:\n{_shortened(done.stdout)}")
    return done.stdout


def _shortened(text: str) -> str:
    return "\n".join(text.strip().splitlines()[-20:])


if __name__ == "__main__":
    sys.exit(main())
