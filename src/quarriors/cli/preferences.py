"""How a person likes the table to behave: kept from game to game."""

from __future__ import annotations

import json
from pathlib import Path

from quarriors.homes import home
from quarriors.tongues import languages

#: Each with its values in the order they are gone through; the first is the usual one.
CHOICES = {"confirm": ("yes", "no"), "pace": ("step", "flow", "off"), "theme": ("dark", "light"), "lang": ("",)}


def choices(name: str) -> tuple[str, ...]:
    """The values of a preference. The language is none, which means that of the system, or any there is."""
    return (*CHOICES[name], *languages()) if name == "lang" else CHOICES[name]


class Preferences:
    """What is set, and where it is kept. A file that cannot be read or written costs nobody a game."""

    def __init__(self) -> None:
        self._set = {name: values[0] for name, values in CHOICES.items()}

    @staticmethod
    def kept() -> Preferences:
        """As they were left."""
        mine = Preferences()
        try:
            said = json.loads(_file().read_text("utf-8"))
        except (OSError, ValueError, RecursionError):
            return mine
        for name in CHOICES if isinstance(said, dict) else ():
            if said.get(name) in choices(name):
                mine._set[name] = said[name]
        return mine

    def __getitem__(self, name: str) -> str:
        return self._set[name]

    def __setitem__(self, name: str, value: str) -> None:
        if value not in choices(name):
            raise ValueError(f"{name} is one of {', '.join(choices(name))}, not {value!r}")
        self._set[name] = value

    def change(self, name: str) -> None:
        """Goes on to the next value, and keeps it."""
        values = choices(name)
        self[name] = values[(values.index(self[name]) + 1) % len(values)]
        self.keep()

    def keep(self) -> None:
        """Writes them down."""
        file = _file()
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            beside = file.with_name(f".{file.name}.part")
            beside.write_text(json.dumps(self._set, indent=2) + "\n", "utf-8")
            beside.replace(file)
        except OSError:
            pass  # where nothing can be kept they last as long as the game


def _file() -> Path:
    return home() / "preferences.json"
