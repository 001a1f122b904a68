"""Links to a game: what a messenger may see of it, and the page that opens there."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from quarriors.server.invitations import greeting
from quarriors.server.setting_up import hashed
from quarriors.server.settings import Settings
from quarriors.text import languages
from tests.server.clients import BOT, OPEN, Game, Table, human
from tests.server.serving import inside
from tests.web.studio import play_until

INDEX = """<!doctype html><html><head><meta charset="utf-8" /><title>Quarriors</title>
<link rel="icon" href="./icon.svg" /><script type="module" src="./assets/main-RqDYnAbg.js"></script>
</head><body></body></html>"""


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page as it is built, but for what is in it."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    for name in ("assets/main-RqDYnAbg.js", "icon.svg", "preview.png"):
        (folder / name).write_text("")
    (folder / "index.html").write_text(INDEX, "utf-8")
    return folder


@pytest.fixture(scope="module")
def table(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A place at a server with that page, in a folder of its host."""
    db = f"sqlite:///{tmp_path_factory.mktemp('links') / 'server.sqlite3'}"
    settings = Settings(db=db, page=str(page), limits=0, hosts=("games.example",), base_path="/q", proxy=("127.0.0.1",))
    with inside(settings) as url, Table(url) as table:
        yield table


def link(game: Game, invitation: str = "") -> str:
    """The path of a link, as the page makes it."""
    return f"/join/{game.id}/{greeting(game.id, hashed(invitation or game.invitation))}"


def opened(table: Table, path: str, **headers: str) -> httpx2.Response:
    answer = table.http.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    assert answer.status_code == 200, answer.text
    return answer


def tags(answer: httpx2.Response) -> dict[str, str]:
    """The tags of a page, as a messenger reads them."""
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', answer.text)
    return {key: html.unescape(value) for key, value in found}


def test_a_link_says_who_invites_and_shows_our_picture(table: Table) -> None:
    game = table.create(human("Fig"), OPEN, BOT)
    answer = opened(table, link(game), host="games.example", x_forwarded_proto="https")
    said = tags(answer)
    assert said["og:title"] == said["twitter:title"] == "Fig has kept a seat for you"
    assert said["og:description"].startswith("A dice game for three")
    assert said["og:image"] == said["twitter:image"] == "https://games.example/q/preview.png"
    assert (said["og:image:width"], said["og:image:height"]) == ("1200", "630")
    assert said["twitter:card"] == "summary_large_image"
    assert said["robots"] == "noindex"
    assert "<title>Fig has kept a seat for you · Quarriors</title>" in answer.text
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "inline" not in answer.headers["content-security-policy"]
    picture = table.http.get("/preview.png")
    assert picture.headers["content-type"] == "image/png"
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
    assert table.http.get("/icon.svg").headers["cross-origin-resource-policy"] == "same-origin"


def test_the_page_finds_its_files_from_there(table: Table) -> None:
    game = table.create(human("Fig"), OPEN, public=True)
    for path, up in ((link(game), "../../"), (f"/join/{game.id}", "../")):
        text = opened(table, path).text
        assert f'src="{up}assets/main-RqDYnAbg.js"' in text
        assert f'href="{up}icon.svg"' in text
        assert '="./' not in text


def test_a_stranger_learns_nothing_not_even_that_there_is_a_game(table: Table) -> None:
    game, other = table.create(human("Fig"), OPEN, title="Secret club"), table.create(human("Eve"), OPEN)
    nowhere = f"/join/{'x' * 12}"
    wrong = [
        f"/join/{game.id}",
        link(game, other.invitation),
        f"/join/{game.id}/{'0' * 16}",
        nowhere,
        f"{nowhere}/{'0' * 16}",
    ]
    said = [tags(opened(table, path)) for path in wrong]
    assert all(one == said[0] for one in said)
    assert said[0]["og:title"] == "You are invited to a game"
    for path in (*wrong, link(game)):
        text = opened(table, path).text
        assert "Secret club" not in text
        assert game.invitation not in text
        assert not set(game.secrets.values()) & set(re.findall(r"[\w-]+", text))


def test_a_public_game_needs_no_greeting(table: Table) -> None:
    game = table.create(human("Fig"), OPEN, public=True)
    assert tags(opened(table, f"/join/{game.id}"))["og:title"] == "Fig has kept a seat for you"


def test_no_seat_is_promised_that_is_taken(table: Table) -> None:
    game = table.create(human("Fig"), OPEN)
    table.join(game, "Ben")
    assert tags(opened(table, link(game)))["og:title"] == "Fig is playing: come and watch"


def test_names_stay_names(table: Table) -> None:
    game = table.create(human("<img src=x> & Co's"), OPEN)
    text = opened(table, link(game)).text
    assert "<img" not in text
    assert tags(opened(table, link(game)))["og:title"] == "<img src=x> & Co's has kept a seat for you"


@pytest.mark.parametrize("lang", languages())
def test_it_speaks_the_language_of_whoever_shares_it(table: Table, lang: str) -> None:
    game = table.create(human("Fig"), OPEN)
    said = tags(opened(table, f"{link(game)}?lang={lang}", accept_language="en"))
    assert said["og:locale"] == lang.replace("-", "_")
    assert "Fig" in said["og:title"]
    assert tags(opened(table, link(game), accept_language=f"tlh, {lang};q=0.8")) == said


def played(table: Table, *rivals: dict[str, object], **wanted: object) -> tuple[Game, int]:
    """A game of Ann in its fifth turn, and the number of its last event."""
    game = table.create(human("Ann <b>"), *(rivals or (BOT,)), wilds=["first-game"], first=0, seed=3, **wanted)
    with table.sit(game, 0) as ann:
        ann.ready("n1")
        play_until(ann, lambda state: state["table"]["turn"] >= 4)
    return game, table.look(game)["state"]["number"]


def test_a_link_to_a_moment_says_when_of_whom_and_what_happened(table: Table) -> None:
    game, last = played(table, public=True)
    event = table.http.get(f"/api/games/{game.id}/events", params={"since": last - 1, "states": "true"}).json()[
        "events"
    ][0]
    state, rival = event["state"], table.look(game)["state"]["seats"][1]["name"]
    answer = opened(table, f"/replay/{game.id}/{last}", host="games.example", x_forwarded_proto="https")
    said = tags(answer)
    ann, theirs = (player["glory"] for player in state["table"]["players"])
    assert said["og:title"] == f"Turn {state['table']['turn']} of Ann <b> against {rival}: {ann}–{theirs}"
    assert "Ann <b>" not in answer.text
    told = " ".join(line["text"] for line in event["story"])
    assert said["og:description"].removesuffix(" …") in told
    assert said["og:image"] == f"https://games.example/q/replay/{game.id}/{last}/picture.png?lang=en"
    assert said["og:image:alt"] == said["og:title"]
    assert said["robots"] == "noindex"
    assert 'src="../../assets/main-RqDYnAbg.js"' in answer.text


@pytest.mark.parametrize("lang", languages())
def test_a_moment_is_told_in_the_language_of_whoever_shares_it(table: Table, lang: str) -> None:
    game, last = played(table, BOT, BOT, public=True)
    said = tags(opened(table, f"/replay/{game.id}/{last}?lang={lang}"))
    assert said["og:locale"] == lang.replace("-", "_")
    names = [seat["name"] for seat in table.look(game)["state"]["seats"]]
    assert all(name in said["og:title"] for name in names)
    assert re.search("[0-9]–[0-9]+–[0-9]", said["og:title"])


def test_a_moment_of_a_game_that_is_not_public_is_told_to_nobody(table: Table) -> None:
    """Not even by a greeting, with which all of its moments could be asked for one after another."""
    game, last = played(table)
    waiting = table.create(human("Fig"), OPEN, public=True)
    seen, _ = played(table, public=True)
    nothing = tags(opened(table, f"/replay/{'x' * 12}/1"))
    assert nothing["og:title"] == "A moment of a game of Quarriors"
    for path in (
        *(f"/replay/{game.id}/{number}" for number in (1, last)),
        f"/replay/{waiting.id}/1",
        f"/replay/{seen.id}/999999999",
    ):
        answer = opened(table, path)
        assert tags(answer) == nothing
        assert "Ann" not in answer.text
    assert table.http.get(f"{link(game).replace('join', 'replay')}").status_code == 404


def test_whoever_asks_for_too_many_moments_still_gets_the_page(page: Path, tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path / 'server.sqlite3'}", page=str(page), limits=0.5)
    with inside(settings) as url, Table(url) as table:
        game, last = played(table, public=True)
        said = [tags(opened(table, f"/replay/{game.id}/{last}"))["og:title"] for _ in range(25)]
    assert said[0].startswith("Turn ")
    assert said[-1] == "A moment of a game of Quarriors"


@pytest.mark.parametrize(
    "path",
    [
        "/join", "/join/", "/join/a/b/c", "/join/a%2e/", "/join/<b>", "/join/abc/xyz", "/join/abc/%00",
        "/replay", "/replay/abc", "/replay/abc/", "/replay/abc/0", "/replay/abc/-1", "/replay/abc/x", "/replay/<b>/1",
        "/replay/abc/1/2", "/replay/abc/1234567890",
    ],
)  # fmt: skip
def test_what_is_no_link_is_not_there(table: Table, path: str) -> None:
    assert table.http.get(path).status_code == 404


def test_nothing_is_changed_by_a_link(table: Table) -> None:
    game = table.create(human("Fig"), OPEN)
    assert table.http.post(link(game), json={}).status_code == 405
    opened(table, link(game))
    assert [event["kind"] for event in table.history(game)] == ["created"]
