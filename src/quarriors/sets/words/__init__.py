"""What our boxes say, in files by language and box; a box takes its own with `read`."""

from __future__ import annotations

from importlib.resources import files


def read(id: str) -> dict[str, str]:
    """The words of that box of ours, by language.

    >>> sorted(read("base"))
    ['en']
    """
    languages = [
        place for place in files(__name__).iterdir() if place.is_dir() and place.joinpath(f"{id}.ftl").is_file()
    ]
    return {place.name: place.joinpath(f"{id}.ftl").read_text("utf-8") for place in languages}
