"""What `make` says where something is missing that the page needs."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    ("version", "has_npm", "said"),
    [
        ("v18.19.1", True, "here is v18.19.1, with npm"),
        ("v20.18.3", True, "here is v20.18.3, with npm"),
        ("v22.12.0", False, "here is v22.12.0, without npm"),
        ("", False, "here is no Node.js, without npm"),
    ],
)
def test_the_page_needs_a_node_that_is_new_enough(version: str, has_npm: bool, said: str, tmp_path: Path) -> None:
    # The lock file is taken to be new; nothing is installed, for the look at Node comes first.
    done = _make(tmp_path, version, has_npm, "-W", "web/package-lock.json", "web")
    assert done.returncode != 0
    assert f"This needs Node.js 20.19 or newer with npm (https://nodejs.org); {said}." in done.stdout
    assert "npm ci" not in done.stdout


def _make(folder: Path, version: str, has_npm: bool, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run make where this is all the Node there is."""
    for tool in ("sh", "find", "sed", "expand"):
        (folder / tool).symlink_to(str(shutil.which(tool)))
    if version:
        _write(folder / "node", f'[ "$1" = --version ] && echo {version}')
    if has_npm:
        _write(folder / "npm", "exit 1")
    return subprocess.run(
        [str(shutil.which("make")), *arguments],
        cwd=ROOT,
        env={**os.environ, "PATH": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=60,
    )


def _write(script: Path, line: str) -> None:
    script.write_text(f"#!/bin/sh\n{line}\n", "utf-8")
    script.chmod(0o755)
