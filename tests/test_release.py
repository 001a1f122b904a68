"""What `make release` asks for before it builds, and what it makes of what was built."""

import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

from tools import release

HEAD = "1" * 40


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of version 0.2.0 whose changelog agrees, all of it committed."""
    root = tmp_path / "project"
    root.mkdir()
    (root / "pyproject.toml").write_text('[project]\nversion = "0.2.0"\n', "utf-8")
    _begin_changelog(root, "0.2.0 – 2027-01-31")
    for command in (
        ["init", "-q"],
        ["add", "."],
        ["-c", "user.name=Ann", "-c", "user.email=a@b.c", "commit", "-qm", "one"],
    ):
        subprocess.run(["git", *command], cwd=root, check=True)
    return root


def test_what_agrees_can_be_released(project: Path) -> None:
    assert release.disagreements(project, "0.2.0", tagged="", head=HEAD) == []
    assert release.disagreements(project, "0.2.0", tagged=HEAD, head=HEAD) == []


@pytest.mark.parametrize(
    "heading", ["Unreleased", "0.1.0 – 2026-11-01", "0.2.0", "0.2.01 – 2027-01-31", "0.2.0 – soon"]
)
def test_the_changelog_begins_with_this_version_and_its_date(project: Path, heading: str) -> None:
    _begin_changelog(project, heading)
    (fault,) = release.disagreements(project, "0.2.0", tagged="", head=HEAD)
    assert fault == f"pyproject.toml says 0.2.0, but CHANGELOG.md begins with '{heading}', not '0.2.0 – <date>'"


def test_a_changelog_without_a_version_is_a_fault(project: Path) -> None:
    (project / "CHANGELOG.md").write_text("# Changelog\n", "utf-8")
    assert "begins with 'nothing'" in release.disagreements(project, "0.2.0", tagged="", head=HEAD)[0]


def test_a_tag_is_given_once(project: Path) -> None:
    (fault,) = release.disagreements(project, "0.2.0", tagged="2" * 40, head=HEAD)
    assert fault == "the tag v0.2.0 is on another commit (2222222222): give this one a version of its own"


def test_what_is_not_committed_is_not_released(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "ROOT", project)
    (project / "new.py").touch()
    assert release.main(["--out", str(project / "dist")]) == 1
    assert "these changes are not committed; commit or stash them:\n?? new.py" in capsys.readouterr().err
    assert not (project / "dist").exists()


def test_a_changelog_that_disagrees_stops_it_before_it_builds(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "ROOT", project)
    _begin_changelog(project, "Unreleased")
    _commit(project)
    assert release.main(["--out", str(project / "dist")]) == 1
    said = capsys.readouterr()
    assert "CHANGELOG.md begins with 'Unreleased'" in said.err
    assert "make release REHEARSE=1" in said.err
    assert said.out == ""


def test_a_release_has_what_was_built_and_no_sources_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clone, made = tmp_path / "clone", tmp_path / "quarriors-0.2.0"
    (clone / ".build" / "site").mkdir(parents=True)
    (clone / ".build" / "site" / "index.html").touch()
    made.mkdir()

    def run(command: list[str], folder: Path, **environment: str) -> str:
        if "--sdist" in command:
            # as every sdist does, it unpacks into a folder of this version
            with tarfile.open(made / "quarriors-0.2.0.tar.gz", "w:gz") as archive:
                archive.add(clone, "quarriors-0.2.0")
        elif command[0] == "tar":
            subprocess.run(command, cwd=folder, check=True)
        elif "--wheel" in command:
            assert Path(command[-1], ".build").is_dir(), "wheels are built from the sources that go along"
        return "COMPILED build, the page for browsers is packed"

    monkeypatch.setattr(release, "_run", run)
    monkeypatch.setattr(release, "environment", lambda python, folder: Path(python))
    release.build(clone, made, "0.2.0")
    release.write_checksums(made)
    assert {path.name for path in made.iterdir()} == {
        "SHA256SUMS", "quarriors-0.2.0.tar.gz", "quarriors-0.2.0-site.zip",
    }  # fmt: skip


def test_the_same_files_make_the_same_zip(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("<p>", "utf-8")
    (site / "assets" / "a.js").write_text("1", "utf-8")
    first, second = tmp_path / "first.zip", tmp_path / "second.zip"
    release.pack(site, first, "quarriors-0.2.0")
    (site / "assets" / "a.js").touch()
    release.pack(site, second, "quarriors-0.2.0")
    assert first.read_bytes() == second.read_bytes()
    assert zipfile.ZipFile(first).namelist() == ["quarriors-0.2.0/assets/a.js", "quarriors-0.2.0/index.html"]


def test_a_site_without_a_page_is_no_site(tmp_path: Path) -> None:
    with pytest.raises(release.CannotRelease, match=r"made no .*index\.html"):
        release.pack(tmp_path, tmp_path / "site.zip", "quarriors")


def test_checksums_are_what_sha256sum_reads(tmp_path: Path) -> None:
    (tmp_path / "b.whl").write_bytes(b"two")
    (tmp_path / "a.zip").write_bytes(b"one")
    release.write_checksums(tmp_path)
    subprocess.run(["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=tmp_path, check=True, capture_output=True)
    (tmp_path / "a.zip").write_bytes(b"forged")
    done = subprocess.run(["sha256sum", "--check", "SHA256SUMS"], cwd=tmp_path, capture_output=True, text=True)
    assert "a.zip: FAILED" in done.stdout


def _begin_changelog(root: Path, heading: str) -> None:
    (root / "CHANGELOG.md").write_text(f"# Changelog\n\n## {heading}\n\n### Added\n\n## 0.1.0 – 2026-11-01\n", "utf-8")


def _commit(root: Path) -> None:
    subprocess.run(["git", "add", "."], cwd=root, check=True)
    somebody = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    subprocess.run(["git", *somebody, "commit", "-qm", "all of it"], cwd=root, check=True)
