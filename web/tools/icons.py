"""Draws the icons of the page as an app out of web/public/icon.svg: python web/tools/icons.py

Phones want pictures made of pixels, and one of them with room around it, because they cut it to a shape of their own.
"""

from __future__ import annotations

import base64
import sys
from pathlib import Path
from typing import Final

_ROOT: Final = Path(__file__).parents[2]
_PUBLIC: Final = _ROOT / "web" / "public"
sys.path.insert(0, str(_ROOT))

#: Side in pixels, and which part of it the die takes; 1 has no ground behind it.
_ICONS: Final = {
    "icon-180.png": (180, 0.8),
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable-512.png": (512, 0.62),
}


def page_of(size: int, share: float, drawing: str) -> str:
    """A page of one picture: the die, on a felt if it does not fill it."""
    ground = "#0f3d38" if share < 1 else "transparent"
    return (
        f'<body style="margin:0;width:{size}px;height:{size}px;display:grid;place-items:center;background:{ground}">'
        f'<img src="data:image/svg+xml;base64,{drawing}" width="{size * share}" height="{size * share}">'
    )


def main() -> None:
    from tests.web.chromium import launched

    drawing = base64.b64encode((_PUBLIC / "icon.svg").read_bytes()).decode()
    with launched() as browser:
        for name, (size, share) in _ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_of(size, share, drawing))
            page.locator("img").evaluate("(drawing) => drawing.decode()")
            page.screenshot(path=_PUBLIC / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
