"""The picture of a moment that messengers show: what is on it, who gets it, and what nobody can do with it."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import Any

import pytest

from quarriors import Game as Engine
from quarriors import deal
from quarriors.server import gallery, postcard
from quarriors.server.canvas import Canvas, stencils
from quarriors.server.picture import picture
from quarriors.server.settings import Settings
from quarriors.text import ENGLISH
from tests.server.clients import OPEN, Game, Table, human
from tests.server.serving import inside
from tests.server.test_invitations import played

Pixel = tuple[int, int, int]


class Seen:
    """A picture as whoever gets it sees it."""

    def __init__(self, png: bytes) -> None:
        assert png.startswith(b"\x89PNG\r\n\x1a\n")
        parts, at = {}, 8
        while at < len(png):
            (size,) = struct.unpack(">I", png[at : at + 4])
            kind, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
            assert struct.unpack(">I", png[at + 8 + size : at + 12 + size])[0] == zlib.crc32(kind + data)
            parts[kind] = data
            at += 12 + size
        self.wide, self.high, depth, kind_of = struct.unpack(">IIBB", parts[b"IHDR"][:10])
        assert (depth, kind_of) == (8, 3)
        raw = zlib.decompress(parts[b"IDAT"])
        assert len(raw) == (self.wide + 1) * self.high
        self.rows = [raw[y * (self.wide + 1) + 1 : (y + 1) * (self.wide + 1)] for y in range(self.high)]
        colours = parts[b"PLTE"]
        self.colours: list[Pixel] = [tuple(colours[at : at + 3]) for at in range(0, len(colours), 3)]  # type: ignore[misc]
        assert max(max(row) for row in self.rows) < len(self.colours) <= 256

    def count(self, hex: str, x: int = 0, y: int = 0, wide: int = 1200, high: int = 630) -> int:
        """Pixels of a colour in a part of it."""
        wanted = int(hex[1:3], 16), int(hex[3:5], 16), int(hex[5:7], 16)
        if wanted not in self.colours:
            return 0
        number = self.colours.index(wanted)
        return sum(row[x : x + wide].count(number) for row in self.rows[y : y + high])


def laid(players: int = 2, sets: tuple[str, ...] = ("base",)) -> tuple[dict[str, Any], list[Any]]:
    """A table at its beginning, and its cards."""
    names = ["Ann", "Ben", "Cleo", "Dan"][:players]
    game = Engine.new(names, deal(list(sets), seed=1, players=players), seed=1)
    return picture(game, ENGLISH), gallery.cards_of(game, ENGLISH)


def test_glory_names_and_dice_are_on_it() -> None:
    table, cards = laid()
    bare = Seen(postcard.draw(table, ["Ann", "Ben"], cards, "Turn 1"))
    assert (bare.wide, bare.high) == (postcard.WIDE, postcard.HIGH) == (1200, 630)
    goblin = next(number for number, card in enumerate(cards) if card["kind"] == "creature")
    body, ink = stencils().pairs[cards[goblin]["class"]]
    face = next(place for place, one in enumerate(cards[goblin]["faces"]) if one["kind"] == "creature")
    dice = [{"id": 1, "card": goblin, "face": face, "level": 1, "attack": 2, "defense": 3}]
    table["players"][1]["ready"] = dice
    full = Seen(postcard.draw(table, ["Ann", "Ben"], cards, "Turn 1"))
    assert (bare.count(body), bare.count(ink)) == (0, 0)
    # before Ben, in the lower half
    assert full.count(body, y=360) == full.count(body) > 1000
    assert full.count(ink) > 300
    dice[0]["attack"] = 7
    assert postcard.draw(table, ["Ann", "Ben"], cards, "Turn 1") != postcard.draw(
        {**table, "active": 1}, ["Ann", "Ben"], cards, "Turn 1"
    )
    # the number is the one of just then
    assert Seen(postcard.draw(table, ["Ann", "Ben"], cards, "Turn 1")).rows != full.rows


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_lies_beyond_its_mat(players: int) -> None:
    table, cards = laid(players, ("base", "light_vs_dark", "quartifacts", "qladiator"))
    for player in table["players"]:
        player["ready"] = [
            {"id": 20 * number + place, "card": number, "face": place}
            for number, card in enumerate(cards)
            for place in range(len(card["faces"]))
        ]
        player["active"], player["glory"] = player["ready"], 128
    seen = Seen(postcard.draw(table, ["W" * 200, "i" * 200, "", "\n\t"][:players], cards, "Turn 9" * 50))
    # the frame is of wood all around
    woods = {seen.colours[row[x]] for row in seen.rows for x in (*range(18), *range(1182, 1200))}
    assert all(red > green > blue for red, green, blue in woods)


def test_letters_that_we_have_none_of_are_left_out_and_nothing_breaks() -> None:
    table, cards = laid()
    nameless = postcard.draw(table, ["", ""], cards, "")
    assert postcard.draw(table, ["李雷", "Ωμέγα"], cards, "") == nameless
    assert postcard.draw(table, ["Łukasz", ""], cards, "") != nameless


def test_own_boxes_are_drawn_in_what_they_declare() -> None:
    table, cards = laid()
    own = {**cards[1], "class": "Newt", "kind": "creature", "colours": ["#123456", "no colour"]}
    table["players"][0]["ready"] = [{"id": 1, "card": 1, "face": None}]
    seen = Seen(postcard.draw(table, ["Ann", "Ben"], [cards[0], own, *cards[2:]], "Turn 1"))
    assert seen.count("#123456") > 1000
    assert seen.count("#4a4f5c") > 100


def test_a_picture_has_no_more_than_256_colours() -> None:
    canvas = Canvas(4, 400)
    for y in range(400):
        canvas.fill(0, y, 4, 1, f"#{y:06x}")
    seen = Seen(canvas.png())
    assert len(seen.colours) == 256
    # what comes too late gets the nearest
    assert seen.colours[seen.rows[399][0]] == (0, 0, 143)


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page without a preview."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "index.html").write_text("<!doctype html><title>Quarriors</title>", "utf-8")
    return folder


def address(game: Game, number: object) -> str:
    return f"/replay/{game.id}/{number}/picture.png"


def test_messengers_get_the_picture_of_that_moment(page: Path, tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path / 'server.sqlite3'}", page=str(page), limits=0)
    with inside(settings) as url, Table(url) as table:
        game, last = played(table, public=True)
        answers = {number: table.http.get(address(game, number)) for number in (last - 4, last)}
        for answer in answers.values():
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "image/png"
            assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
            assert answer.headers["cache-control"] == "public, max-age=3600"
            assert len(answer.content) < 60_000
            assert Seen(answer.content).wide == 1200
        assert answers[last - 4].content != answers[last].content
        said = table.http.get(address(game, last), params={"lang": "fr"})
        assert said.content != answers[last].content
        # a second time it is the same, and beyond the end there is none
        assert table.http.get(address(game, last)).content == answers[last].content
        for wrong in (last + 1, 999_999_999, 0, -1, "9" * 10, "x", "1.5", "%00"):
            assert table.http.get(address(game, wrong)).status_code == 404, wrong


def test_nobody_sees_a_game_that_is_not_public(page: Path, tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path / 'server.sqlite3'}", page=str(page), limits=0)
    with inside(settings) as url, Table(url) as table:
        game, last = played(table)
        waiting = table.create(human("Fig"), OPEN, public=True)
        nowhere = table.http.get(f"/replay/{'x' * 12}/1/picture.png")
        for path in (address(game, last), address(game, 1), address(waiting, 1), "/replay/%3C/1/picture.png"):
            answer = table.http.get(path)
            assert (answer.status_code, answer.content) == (404, nowhere.content)


def test_a_stranger_cannot_keep_the_server_busy_with_pictures(page: Path, tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path / 'server.sqlite3'}", page=str(page), limits=0.2)
    with inside(settings) as url, Table(url) as table:
        game, last = played(table, public=True)
        answers = [table.http.get(address(game, number)) for number in range(last, 1, -1)]
        statuses = [answer.status_code for answer in answers]
        assert statuses[0] == 200
        assert 429 in statuses, statuses
        refused = statuses.index(429)
        assert refused <= 8
        assert int(answers[refused].headers["retry-after"]) >= 1
        # what is drawn already costs nothing
        assert table.http.get(address(game, last)).status_code == 200
