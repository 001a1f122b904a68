"""Films for the documentation: what they are made of, and that they are small enough to be there."""

from __future__ import annotations

import struct

import pytest
from playwright.sync_api import Browser

from tests.web.recordings import FILMS, FOLDER, Shot, film_of

#: Bytes that all films together may take.
_MOST = 1_500_000


def _parts(webp: bytes) -> list[tuple[bytes, bytes]]:
    assert webp[:4] + webp[8:12] == b"RIFFWEBP"
    assert struct.unpack("<I", webp[4:8])[0] == len(webp) - 8
    at, found = 12, []
    while at < len(webp):
        size = struct.unpack("<I", webp[at + 4 : at + 8])[0]
        found.append((webp[at : at + 4], webp[at + 8 : at + 8 + size]))
        at += 8 + size + size % 2
    return found


def test_there_is_every_film_and_each_plays_once() -> None:
    assert {file.stem for file in FOLDER.glob("*.webp")} == set(FILMS)
    assert sum(file.stat().st_size for file in FOLDER.glob("*.webp")) < _MOST
    for file in FOLDER.glob("*.webp"):
        parts = _parts(file.read_bytes())
        assert [kind for kind, _ in parts[:2]] == [b"VP8X", b"ANIM"]
        assert struct.unpack("<H", parts[1][1][4:6])[0] == 1
        frames = [data for kind, data in parts if kind == b"ANMF"]
        assert len(frames) >= 6
        milliseconds = sum(int.from_bytes(data[12:15], "little") for data in frames)
        assert 1000 < milliseconds < 10_000


@pytest.mark.browser
def test_a_film_keeps_only_what_changes(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    camera = page.context.new_cdp_session(page)
    shots = []
    for at, left in enumerate((0, 0, 600)):
        page.set_content(
            f'<body style="margin:0"><p style="margin:0 0 0 {left}px;width:200px;height:200px;background:#00f">'
        )
        shots.append(Shot(at / 4, camera.send("Page.captureScreenshot", {"format": "jpeg", "quality": 92})["data"]))
    film = film_of(browser, shots)
    frames = [data for kind, data in _parts(film) if kind == b"ANMF"]
    # nothing has changed in the second, and of the third only the upper part
    assert [int.from_bytes(data[12:15], "little") for data in frames] == [500, 1000]
    assert [int.from_bytes(data[9:12], "little") + 1 for data in frames] == [360, 100]
    page.goto("about:blank")
    wide = page.evaluate(
        """async (bytes) => {
          const film = new Blob([new Uint8Array(bytes)], { type: "image/webp" });
          return (await createImageBitmap(film)).width;
        }""",
        list(film),
    )
    assert wide == 640
    page.close()
