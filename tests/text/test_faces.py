"""Faces, dice and names of every box in words."""

import pytest

from quarriors.engine.faces import Face
from quarriors.text import ENGLISH, brief_name, die_text, face_text, short_name
from tests.table import find, table


@pytest.mark.parametrize(
    ("notation", "text"),
    [
        ("Q0", "no Quiddity"),
        ("Q2 light", "2 Light Quiddity"),
        ("Q1 dark", "1 Dark Quiddity"),
        ("?", "question mark"),
        ("L **", "lock ✶✶"),
        ("***", "✶✶✶"),
        ("A:Quaxos' Crystal", "Quaxos' Crystal"),
        ("C 0/1/1", "level 0, attack 1, defense 1"),
    ],
)
def test_faces_of_every_box(notation: str, text: str) -> None:
    assert face_text(Face(notation), ENGLISH) == text


@pytest.mark.parametrize(
    ("card", "short", "brief"),
    [
        ("Corrupted Quiddity", "Corrupted", "Corrupted"),
        ("Large Quiddity", "Large", "Large"),
        ("Ghost of X-Mas Past", "Spirit", "Ghost of X-Mas Past"),
        ("Quaxos' Warrior of the Quay", "Warrior", "Quaxos' Warrior"),
        ("Assistant of Logistics", "Assistant", "Assistant of Logistics"),
        ("The Hunt For The Tri-Clops Skull", "Skull", "The Hunt For Skull"),
    ],
)
def test_names_where_room_is_scarce(card: str, short: str, brief: str) -> None:
    assert (short_name(find(card), ENGLISH), brief_name(find(card), ENGLISH)) == (short, brief)


def test_dice_show_their_faces_in_every_area() -> None:
    game = table(
        "Quaxos' Eye",
        "The Hunt For Exqualibur",
        quinn="ready: Exqualibur A:Quicksilver Quiver; locked: Quaxos' Eye L *; "
        "quest Exqualibur: Quake Dragon C 3/8/7 **",
    )

    def told(zone: str) -> list[str]:
        return [die_text(game.state, die.number, ENGLISH) for die in game.table().pile("Quinn", zone)]

    assert told("ready") == ["Quicksilver Quiver"]
    assert told("locked") == ["Quaxos' Eye ✶, Locked"]
    assert told("quest") == ["Mighty Quake Dragon (level 3, attack 8, defense 9 ✶✶)"]
