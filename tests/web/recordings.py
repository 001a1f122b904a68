"""Short films of the show for the documentation: a roll, a fight and a victory, as animated WebP: `make recordings`.

Dice and moves are always the same. Chromium films the page while it moves; then each picture is made smaller, and only
what has changed in it is kept. A film plays once. Films can be named: `python -m tests.web.recordings roll`.
`--frames FOLDER` also writes the single pictures, for looking at them one by one.
"""

from __future__ import annotations

import argparse
import struct
import sys
import tempfile
from base64 import b64decode
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from tests.server.clients import Table, human
from tests.server.serving import ROOT, Server
from tests.web.chromium import launched
from tests.web.hand import Hand
from tests.web.moments import GREEDY, attack, victory
from tests.web.studio import favourite
from tests.web.visitor import Device, Visitor

FOLDER: Final = ROOT / "docs" / "recordings"
_WINDOW: Final = Device(1366, 768)
#: How wide a film is, and how many pictures a second it keeps.
_WIDE, _RATE = 640, 12
#: Seconds of a film.
_LONGEST: Final = 5.0
#: Seconds that the last picture stays; it stays for good where a film plays once.
_LAST: Final = 1.0

#: Makes a picture smaller and cuts it to what has changed since the one before: where, and as WebP.
_CUT: Final = """async ([data, wide, quality]) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${data}`)).blob());
  const high = 2 * Math.round((wide * picture.height) / picture.width / 2);
  const canvas = new OffscreenCanvas(wide, high);
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  brush.imageSmoothingQuality = "high";
  brush.drawImage(picture, 0, 0, wide, high);
  const now = brush.getImageData(0, 0, wide, high).data;
  const before = globalThis.before;
  let [left, top, right, bottom] = before ? [wide, high, 0, 0] : [0, 0, wide, high];
  for (let at = 0; before && at < now.length; at += 4) {
    const far = [at, at + 1, at + 2].reduce((sum, one) => sum + Math.abs(now[one] - before[one]), 0);
    if (far < 24) continue;
    const [x, y] = [(at / 4) % wide, Math.floor(at / 4 / wide)];
    left = Math.min(left, x); right = Math.max(right, x + 1); top = Math.min(top, y); bottom = Math.max(bottom, y + 1);
  }
  if (right <= left) return null;
  globalThis.before = now;
  // a film counts its places in twos
  left -= left % 2; top -= top % 2;
  const part = new OffscreenCanvas(right - left, bottom - top);
  part.getContext("2d").drawImage(canvas, -left, -top);
  const bytes = new Uint8Array(await (await part.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
  const webp = btoa(bytes.reduce((all, one) => all + String.fromCharCode(one), ""));
  return { left, top, wide: right - left, high: bottom - top, webp };
}"""


@dataclass(frozen=True)
class Shot:
    """A picture of a film, and the second it was taken at."""

    at: float
    jpeg: str


def main() -> None:
    """Makes the films that are named, or all."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.recordings", description=__doc__)
    parser.add_argument("films", nargs="*", metavar="FILM", help="only these: roll, fight, victory")
    parser.add_argument("--frames", type=Path, help="a folder for the single pictures")
    options = parser.parse_args()
    if unknown := set(options.films) - set(FILMS):
        parser.error(f"no such film: {', '.join(sorted(unknown))}; there are {', '.join(FILMS)}")
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{Path(folder) / 'server.sqlite3'}") as server,
        Table(server.url) as table,
        launched() as browser,
    ):
        for name in options.films or FILMS:
            shots = _filmed(browser, server.url, table, FILMS[name])
            if options.frames:
                options.frames.mkdir(parents=True, exist_ok=True)
                for place, shot in enumerate(shots):
                    (options.frames / f"{name}-{place:03}.jpeg").write_bytes(b64decode(shot.jpeg))
            film = film_of(browser, shots)
            (FOLDER / f"{name}.webp").write_bytes(film)
            seconds = shots[-1].at - shots[0].at
            sys.stdout.write(f"{name}: {len(shots)} pictures, {seconds:.1f} s, {len(film) // 1000} kB\n")


# -- what is filmed --------------------------------------------------------------------------------

#: Goes to a page, and returns what has to be done while it is filmed.
Film = Callable[[Visitor, Table], Callable[[], None]]


def _roll(visitor: Visitor, table: Table) -> Callable[[], None]:
    game = table.create(human("Ann"), GREEDY, wilds=["first-game"], first=0, seed=3)
    with table.sit(game, 0) as ann:
        ann.ready("n1")
    page = visitor.sit(game, 0)
    button = page.locator("[data-bar] [data-option=roll]")
    button.wait_for()

    def act() -> None:
        button.click()
        page.locator("[data-bar].isOurs [data-option=end]").wait_for()
        page.wait_for_timeout(300)

    return act


def _fight(visitor: Visitor, table: Table) -> Callable[[], None]:
    game = attack(table, attackers=3).taken_up(table, human("Ann"), GREEDY)
    page = visitor.sit(game, 0)
    hand = Hand(page)
    hand.bar.locator("[data-option]").first.wait_for()
    option = favourite(table.look(game)["state"]["decision"])

    def act() -> None:
        hand.take(option)
        page.locator("[data-fight]").wait_for()
        page.locator("[data-fight]").wait_for(state="detached")

    return act


def _victory(visitor: Visitor, table: Table) -> Callable[[], None]:
    game, seat, option = victory(table)
    page = visitor.sit(game, 0)
    page.locator("[data-bar]").wait_for()

    def act() -> None:
        with table.sit(game, seat) as player:
            player.move(option)
        page.locator("[data-ending=victory]").wait_for()
        page.wait_for_timeout(2500)

    return act


FILMS: Final[dict[str, Film]] = {"roll": _roll, "fight": _fight, "victory": _victory}


# -- filming ---------------------------------------------------------------------------------------


def _filmed(browser: Browser, url: str, table: Table, film: Film) -> list[Shot]:
    """What was on the screen, whenever that changed, at most so many times a second."""
    visitor = Visitor(browser, url, _WINDOW, name="Ann", speed="normal", sound=False, remarks=False, confirm=False)
    act = film(visitor, table)
    page = visitor.page
    page.mouse.move(2, 2)
    page.evaluate("() => document.fonts.ready.then(() => null)")
    shots: list[Shot] = []
    camera = page.context.new_cdp_session(page)

    def take(frame: dict[str, Any]) -> None:
        at = frame["metadata"]["timestamp"]
        if not shots or at - shots[-1].at >= 1 / _RATE:
            shots.append(Shot(at, frame["data"]))
        camera.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    camera.on("Page.screencastFrame", take)
    camera.send("Page.startScreencast", {"format": "jpeg", "quality": 92})
    act()
    camera.send("Page.stopScreencast")
    # of a long way to the end only its end is shown
    shots = [shot for shot in shots if shot.at >= shots[-1].at - _LONGEST]
    # the last of all is how it ends, however soon it came after the one before
    last = camera.send("Page.captureScreenshot", {"format": "jpeg", "quality": 92})["data"]
    shots.append(Shot(shots[-1].at + 1 / _RATE, last))
    visitor.check()
    visitor.close()
    return shots


def film_of(browser: Browser, shots: list[Shot]) -> bytes:
    """The film as a file: a WebP that consists of pictures, each with its place and its time."""
    page: Page = browser.new_page()
    page.goto("about:blank")
    frames: list[tuple[float, dict[str, Any]]] = []
    for shot in shots:
        cut = page.evaluate(_CUT, [shot.jpeg, _WIDE, 0.7])
        if cut is not None:
            frames.append((shot.at, cut))
    page.close()
    ends = [at for at, _ in frames[1:]] + [frames[-1][0] + _LAST]
    body = b"".join(_frame(round(1000 * (end - at)), cut) for (at, cut), end in zip(frames, ends, strict=True))
    first = frames[0][1]
    size = _three(first["wide"] - 1) + _three(first["high"] - 1)
    # it is animated; the ground is dark, and it plays once
    head = _chunk(b"VP8X", bytes([2, 0, 0, 0]) + size) + _chunk(b"ANIM", bytes([0, 0, 0, 255]) + struct.pack("<H", 1))
    content = b"WEBP" + head + body
    return b"RIFF" + struct.pack("<I", len(content)) + content


def _frame(milliseconds: int, cut: dict[str, Any]) -> bytes:
    place = _three(cut["left"] // 2) + _three(cut["top"] // 2) + _three(cut["wide"] - 1) + _three(cut["high"] - 1)
    # it lies on the one before, as it is
    return _chunk(b"ANMF", place + _three(milliseconds) + bytes([2]) + _picture(b64decode(cut["webp"])))


def _picture(webp: bytes) -> bytes:
    """What a still WebP has of pixels, without its wrapping."""
    at, found = 12, b""
    while at < len(webp):
        kind, size = webp[at : at + 4], struct.unpack("<I", webp[at + 4 : at + 8])[0]
        if kind in (b"VP8 ", b"VP8L", b"ALPH"):
            found += _chunk(kind, webp[at + 8 : at + 8 + size])
        at += 8 + size + size % 2
    return found


def _chunk(kind: bytes, data: bytes) -> bytes:
    return kind + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


if __name__ == "__main__":
    main()
