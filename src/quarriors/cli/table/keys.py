"""The line of keys at the bottom: what each does, dimmed where it does nothing now; a click does the same."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.widget import Widget

from quarriors.text.words import Words

#: Keys with names of their own, which a keyboard of another language has in that language.
_NAMED = ("enter", "space", "escape", "tab", "pgdn", "pgup", "home", "end")


def key_names(keys: str, words: Words) -> str:
    """Keys as a keyboard has them.

    >>> from quarriors.text.words import ENGLISH
    >>> key_names("→ {space}", ENGLISH), key_names("c", ENGLISH)
    ('→ Space', 'c')
    """
    return keys.format(**{name: words.say(f"key-{name}") for name in _NAMED})


class ShownKey(NamedTuple):
    """A key as it is shown, its name in braces; the action it stands for, and the end of its message's id."""

    shown: str
    action: str
    word: str


class Keys(Widget):
    """Keys side by side, in as many lines as they need."""

    def __init__(self, keys: tuple[ShownKey, ...], words: Words) -> None:
        super().__init__(id="keys")
        self._keys = keys
        self._words = words

    def speak(self, words: Words) -> None:
        """Names the keys in another language."""
        self._words = words
        self.refresh(layout=True)

    def _lines(self, width: int) -> list[list[tuple[int, ShownKey, str, str]]]:
        """The keys of each line, with their columns, names and words."""
        lines: list[list[tuple[int, ShownKey, str, str]]] = [[]]
        x = 1
        for key in self._keys:
            word = self._words.say(f"table-footer-{key.word}")
            name = key_names(key.shown, self._words)
            wide = len(name) + 1 + len(word)
            if lines[-1] and x + wide > width:
                lines.append([])
                x = 1
            lines[-1].append((x, key, name, word))
            x += wide + 2
        return lines

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._lines(width))

    def render(self) -> Text:
        text = Text(no_wrap=True, end="")
        for number, line in enumerate(self._lines(self.content_size.width)):
            if number:
                text.append("\n")
            at = 0
            for x, key, name, word in line:
                able = self._is_able(key)
                text.append(" " * (x - at))
                text.append(name, "bold" if able else "dim")
                text.append(f" {word}", "" if able else "dim")
                at = x + len(name) + 1 + len(word)
        return text

    def _is_able(self, key: ShownKey) -> bool:
        able = getattr(self.app, "can_do", None)
        return able is None or bool(able(key.action.partition("(")[0].removeprefix("app.")))

    async def on_click(self, event: events.Click) -> None:
        lines = self._lines(self.content_size.width)
        if event.y < len(lines):
            for x, key, name, word in lines[event.y]:
                if x <= event.x < x + len(name) + 1 + len(word) and self._is_able(key):
                    await self.app.run_action(key.action)
