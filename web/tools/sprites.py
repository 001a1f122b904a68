"""Draws what the server puts pictures of moments together from: python web/tools/sprites.py

Chromium makes pixels of our art and of our display face; they are kept as shares of ink from 0 to 7, in
`src/quarriors/server/sprites.bin`. Draw them anew when dice, emblems or fonts have changed.
"""

from __future__ import annotations

import base64
import json
import subprocess
import sys
import zlib
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

_ROOT: Final = Path(__file__).parents[2]
_WEB: Final = _ROOT / "web"
_FILE: Final = _ROOT / "src" / "quarriors" / "server" / "sprites.bin"
_FONTS: Final = _WEB / "node_modules" / "@fontsource" / "grenze" / "files"
sys.path.insert(0, str(_ROOT))

#: Pixels of a die, which the art has 64 of.
_DIE: Final = 72
#: Sizes in which there are letters, and which of them: what names may have, and what headings have.
_LATIN: Final = "".join(chr(code) for code in (*range(33, 127), *range(0xA1, 0x180)) if code != 0xAD)
_LETTERS: Final = {38: _LATIN + "…’–", 64: _LATIN}

_DRAW: Final = """([sprites, scale]) => sprites.map(({ name, wide, high, layers }) => {
  const canvas = new OffscreenCanvas(Math.ceil(wide * scale), Math.ceil(high * scale));
  const brush = canvas.getContext("2d");
  brush.lineCap = brush.lineJoin = "round";
  for (const { d, tone, width, transform } of layers) {
    brush.setTransform(scale, 0, 0, scale, 0, 0);
    for (const [, kind, ...by] of (transform ?? "").matchAll(/(\\w+)\\((-?[\\d.]+)(?: (-?[\\d.]+))?\\)/g)) {
      const [x, y] = [Number(by[0]), Number(by[1] ?? by[0])];
      if (kind === "translate") brush.translate(x, by[1] === undefined ? 0 : y);
      else brush.scale(x, y);
    }
    brush.fillStyle = brush.strokeStyle = "#fff";
    brush.globalCompositeOperation = tone ? "source-over" : "destination-out";
    if (width) { brush.lineWidth = width; brush.stroke(new Path2D(d)); }
    else brush.fill(new Path2D(d));
  }
  const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
  const ink = Array.from({ length: data.length / 4 }, (_, at) => Math.round((data[4 * at + 3] * 7) / 255));
  return { name, wide: canvas.width, high: canvas.height, on: canvas.width, ink };
})"""

#: Letters are drawn by way of SVG: only there figures can be asked to be as tall as capitals.
_WRITE: Final = """async ([size, letters, faces]) => {
  const style = `${faces} text { font: 700 ${size}px Grenze; font-feature-settings: "lnum"; fill: #fff }`;
  const [wide, high, base] = [2 * size, Math.ceil(1.4 * size), Math.ceil(1.05 * size)];
  const all = [...letters];
  const marked = all.map((one) => `&#${one.codePointAt(0)};`);
  document.body.innerHTML = `<style>${style}</style><svg>${marked.map((one) => `<text>${one}</text>`).join("")}</svg>`;
  await Promise.all([...document.fonts].map((font) => font.load()));
  const on = [...document.querySelectorAll("text")].map((text) => text.getComputedTextLength());
  const drawn = marked.map((one, at) => `<text x="${(at + 0.25) * wide}" y="${base}">${one}</text>`);
  const out = [];
  for (let from = 0; from < all.length; from += 60) {
    const picture = new Image();
    const box = `width="${60 * wide}" height="${high}" viewBox="${from * wide} 0 ${60 * wide} ${high}"`;
    const inside = `<style>${style}</style>${drawn.slice(from, from + 60).join("")}`;
    const markup = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${inside}</svg>`;
    picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
    await picture.decode();
    // fonts in a picture are there a moment later than the picture
    await new Promise((done) => setTimeout(done, 300));
    const canvas = new OffscreenCanvas(60 * wide, high);
    const brush = canvas.getContext("2d");
    brush.drawImage(picture, 0, 0);
    all.slice(from, from + 60).forEach((letter, place) => {
      const { data } = brush.getImageData(place * wide, 0, wide, high);
      const ink = Array.from({ length: wide * high }, (_, at) => Math.round((data[4 * at + 3] * 7) / 255));
      out.push({ name: `${size} ${letter}`, wide, high, on: Math.round(on[from + place]), ink });
    });
  }
  return out;
}"""


def main() -> None:
    from tests.web.chromium import launched

    said = subprocess.run(["node", "tools/sprites.mjs"], cwd=_WEB, check=True, capture_output=True, text=True).stdout
    art: dict[str, Any] = json.loads(said)
    tokens = [
        "M12 2 C17.5 2 22 6.5 22 12 C22 17.5 17.5 22 12 22 C6.5 22 2 17.5 2 12 C2 6.5 6.5 2 12 2 Z",
        "M3 3 L21 3 L21 21 L3 21 Z", "M12 1.5 L23 21.5 L1 21.5 Z", "M12 0.5 L23.5 12 L12 23.5 L0.5 12 Z",
    ]  # fmt: skip
    for seat, form in enumerate(tokens):
        layer = {"d": form, "tone": 1, "transform": "translate(0 0) scale(1)"}
        art["sprites"].append({"name": f"token {seat}", "wide": 24, "high": 24, "layers": [layer]})
    with launched() as browser:
        page = browser.new_page()
        found = page.evaluate(_DRAW, [art["sprites"], _DIE / 64])
        for size, letters in _LETTERS.items():
            found += _written(page, size, letters)
    places, data = {}, b""
    for one in found:
        places[one["name"]] = [len(data), one["wide"], one["high"], one["on"]]
        data += bytes(one["ink"])
    head = json.dumps({"sprites": places, "pairs": art["pairs"]}, ensure_ascii=False, separators=(",", ":"))
    _FILE.write_bytes(zlib.compress(head.encode() + b"\n" + data, 9))
    print(f"{len(found)} sprites, {_FILE.stat().st_size} bytes")


def _written(page: Page, size: int, letters: str) -> list[dict[str, Any]]:
    """Letters, each cut to its ink: `on` is the way to the next."""
    faces = ""
    for subset, codes in (("latin-ext", "U+0100-02BA"), ("latin", "U+0000-00FF, U+2000-206F")):
        font = base64.b64encode((_FONTS / f"grenze-{subset}-700-normal.woff2").read_bytes()).decode()
        faces += f"@font-face {{ font-family: Grenze; font-weight: 700; unicode-range: {codes};"
        faces += f" src: url(data:font/woff2;base64,{font}) }}"
    drawn: list[dict[str, Any]] = page.evaluate(_WRITE, [size, letters, faces])
    return [one for one in drawn if any(one["ink"])]


if __name__ == "__main__":
    main()
