"""The picture of a moment for messengers: whose turn it was, everybody's Glory, and the dice before them.

It is drawn of what anybody may see of a public game, with names as their players wrote them. Letters that we have no
drawing of, such as Greek or Chinese ones, are left out: the title beside the picture has the whole name.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from quarriors.server.canvas import Canvas, Sprite, stencils

Json = dict[str, Any]

#: The measures that messengers like.
WIDE, HIGH = 1200, 630

_WOOD = ("#7d5230", "#2a180d")
_FELT = ("#1a574b", "#06211f")
_MAT, _STITCH, _BRASS = "#0a2a28", "#3d4a33", "#e6b650"
_CREAM, _SOFT, _GLORY = "#f8ecd4", "#a9bcae", "#f4c75a"
_SEATS = ("#ff9276", "#7fc4ff", "#ffd76e", "#9be6a6")
_SMALL, _LARGE = 38, 64
#: Where dice begin, how far it is from one to the next, and how many have room side by side.
_DICE, _STEP, _ROOM = 446, 86, 8
#: From this height on there is room for two rows of dice.
_TALL = 180
#: How wide a name may be.
_NAME = 300
#: For a colour that is none.
_PLAIN = "#4a4f5c"
_HEX: Final = re.compile("#[0-9a-fA-F]{6}")


def draw(table: Json, names: Sequence[str], cards: Sequence[Json], turn: str) -> bytes:
    """The picture of a table, as PNG; `turn` is its heading."""
    canvas = Canvas(WIDE, HIGH)
    canvas.fade(0, 0, WIDE, HIGH, *_WOOD, steps=24)
    canvas.fade(18, 18, WIDE - 36, HIGH - 36, *_FELT, steps=40)
    # one colour of the cloth is near enough to all of it behind letters
    _write(canvas, turn, 48, 24, _LARGE, "#19544a", _CREAM, 760)
    title = "Quarriors"
    _write(canvas, title, WIDE - 48 - _length(title, _LARGE), 24, _LARGE, "#19544a", _BRASS, 400)
    players = table["players"]
    gap = 12
    high = (HIGH - 36 - 100 - gap * len(players)) // len(players)
    for seat, (player, name) in enumerate(zip(players, names, strict=True)):
        y = 118 + seat * (high + gap)
        _mat(canvas, y, high, seat, player, name, table, cards)
    return canvas.png()


def _mat(
    canvas: Canvas, y: int, high: int, seat: int, player: Json, name: str, table: Json, cards: Sequence[Json]
) -> None:
    """What lies before a player."""
    is_active = seat == table["active"]
    edge = 4 if is_active else 2
    canvas.fill(34, y, WIDE - 68, high, _BRASS if is_active else _STITCH)
    canvas.fill(34 + edge, y + edge, WIDE - 68 - 2 * edge, high - 2 * edge, _MAT)
    art = stencils().sprites
    middle = y + high // 2
    lines = 62 if high > _TALL else 52 if high > 130 else 44
    canvas.put(art[f"token {seat % 4}"], 54, middle - lines + 12, _MAT, _SEATS[seat % 4])
    _write(canvas, name, 92, middle - lines, _SMALL, _MAT, _CREAM, _NAME)
    canvas.put(art["glory"], 54, middle + 10, _MAT, _GLORY)
    size = _LARGE if high > _TALL else _SMALL
    scored = _write(canvas, str(player["glory"]), 98, middle - round(1.05 * (size - _SMALL)), size, _MAT, _GLORY, 160)
    _write(canvas, f"/ {table['goal']}", scored + 10, middle, _SMALL, _MAT, _SOFT, 120)
    zones = [zone for zone in ("ready", "active") if player[zone]][: 2 if high > _TALL else 1]
    for place, zone in enumerate(zones):
        # a row, or two of them one above the other
        top = middle - 38 if len(zones) == 1 else middle - 92 + 98 * place
        canvas.put(art[zone], _DICE - 50, top + 20, _MAT, _SOFT)
        _row(canvas, top, player[zone], cards)


def _row(canvas: Canvas, y: int, dice: Sequence[Json], cards: Sequence[Json]) -> None:
    shown = dice if len(dice) <= _ROOM else dice[: _ROOM - 1]
    for place, die in enumerate(shown):
        _die(canvas, _DICE + place * _STEP, y, die, cards[die["as"] if "as" in die else die["card"]])
    if len(shown) < len(dice):
        _write(canvas, f"+{len(dice) - len(shown)}", _DICE + len(shown) * _STEP + 8, y + 8, _SMALL, _MAT, _CREAM, 72)


def _die(canvas: Canvas, x: int, y: int, die: Json, card: Json) -> None:
    """A die with the face that it shows, and the numbers that it has just then."""
    art = stencils().sprites
    declared = [hex if _HEX.fullmatch(hex) else _PLAIN for hex in card["colours"]]
    body, ink = stencils().pairs.get(card["class"], (declared[0], declared[1]))
    canvas.put(art["die"], x, y + 6, _MAT, "#000000")
    canvas.put(art["die"], x, y, _MAT, body)

    def put(name: str, left: float, top: float) -> None:
        sprite = art.get(name)
        if sprite is not None:
            canvas.put(sprite, x + round(left * 1.125), y + round(top * 1.125), body, ink)

    known = card["class"] if f"figure {card['class']}" in art else _kind(card)
    face = None if die["face"] is None else card["faces"][die["face"]]
    kind = "" if face is None else face["kind"]
    if face is not None and kind == "creature":
        put(f"figure {known}", 18.5, 4.5)
        put(f"level {_number(die.get('level', face['level']))}", 2.5, 5.5)
        put(f"attack {_number(die.get('attack', face['attack']))}", 3.5, 33.5)
        put(f"defense {_number(die.get('defense', face['defense']))}", 34, 34.5)
    elif kind == "spell":
        put(f"seal {known}", 5, 5)
    elif face is not None and (symbol := _symbol(face)):
        put(symbol, 5.5, 5.5)
        put(f"corner {known}", 40.5, 40.5)
    else:
        put(f"blank {known}", 12, 12)
    if face is not None and kind != "spell":
        for top in (4.5, 20)[: face.get("bursts", 0)]:
            put("burst", 45.5, top)


def _symbol(face: Json) -> str:
    """The first symbol of a plain face; nothing for one that is not plain."""
    if face["kind"] != "plain" or face.get("question"):
        return ""
    if not face.get("quiddity") and face.get("reroll"):
        return "reroll"
    if not face.get("quiddity") and face.get("draw"):
        return f"draw {min(6, face['draw'])}"
    energy = {"light": "sun", "dark": "moon"}.get(face.get("energy", ""), "gem")
    return f"{energy} {min(6, face.get('quiddity', 0))}"


def _kind(card: Json) -> str:
    """What stands for a class that we have no emblem of."""
    return card["kind"] if card["kind"] in ("creature", "spell", "quest") else "basic"


def _number(value: int | None) -> str:
    return "?" if value is None or not 0 <= value <= 20 else str(value)


def _letters(text: str, size: int) -> list[Sprite | None]:
    """Its letters; None for a gap between words, and nothing for what we have no drawing of."""
    art = stencils().sprites
    found = [None if letter.isspace() else art.get(f"{size} {letter}", False) for letter in text]
    return [one for one in found if not isinstance(one, bool)]


def _length(text: str, size: int) -> int:
    return sum(size // 4 if one is None else one.on for one in _letters(text, size))


def _write(canvas: Canvas, text: str, x: int, y: int, size: int, ground: str, ink: str, most: int) -> int:
    """Writes a line, cut where there is no more room; where it ends."""
    dots = stencils().sprites[f"{_SMALL} …"]
    end = x + most
    letters = _letters(text, size)
    is_cut = sum(size // 4 if one is None else one.on for one in letters) > most
    for letter in letters:
        on = size // 4 if letter is None else letter.on
        if is_cut and x + on + dots.on > end:
            canvas.put(dots, x - _SMALL // 2, y, ground, ink)
            return x + dots.on
        if letter is not None:
            # a quarter of a letter's cell lies before it, for what reaches out to its left
            canvas.put(letter, x - size // 2, y, ground, ink)
        x += on
    return x
