"""What our boxes say, in files by language and box; a box takes its own with `read`.

A language that translates the names of cards has them in its folder `names`.
"""

from __future__ import annotations

from importlib.resources import files


def read(id: str) -> dict[str, str]:
    """The words of that box of ours, by language.

    >>> sorted(read("base"))[0]
    'en'
    """
    said: dict[str, str] = {}
    for place in files(__name__).iterdir():
        if place.is_dir():
            found = [file for file in (place / f"{id}.ftl", place / "names" / f"{id}.ftl") if file.is_file()]
            if found:
                said[place.name] = "\n".join(file.read_text("utf-8") for file in found)
    return said
