"""Names at a table: to be seen, and to be told apart."""

from __future__ import annotations

import pytest

from quarriors.engine.errors import SetupError
from quarriors.server.names import are_alike, fit_name
from quarriors.text import languages
from tests.server.clients import BOT, OPEN, Refused, Table, human

UNSEEN = [
    "\u3164", "\u115f\u1160", "\u2800", "\uffa0", "Ann\u3164", "A\u034fnn", "\u0301", "\u0301\u0302", "Ann\U000e0041",
    "A\u200bnn", "\u202eAnn", "Ann\u2066", "\ufeffAnn", "A\u00adnn", "\u200d", "\ufe0f", "Ann\u180e",
    "Ann\U00016fe4",
]  # fmt: skip
FINE = ["Ann", "Zoë", "李小龍", "Иван", "Ἀθηνᾶ", "محمد", "นที", "Ann-Marie O'Neil", "Ann ❤\ufe0f", "🐉", "Đặng", "x"]
ALIKE = [
    ("Ann", "ann"), ("Ann", "Ａｎｎ"), ("Ann", "Аnn"), ("Paolo", "Рaоlо"), ("ALEX", "АLЕХ"), ("alex", "аlех"),
    ("Al", "AI"), ("Al", "A1"), ("Bob", "B0b"), ("Bernie", "Bemie"), ("Will", "VVill"), ("Иван", "ИВАН"),
    ("Strasse", "Straße"), ("Nina", "ΝΙΝΑ"), ("O'Neil", "O’Neil"), ("Ann Lee", "AnnLee"), ("Jane", "Jаnе"),
    ("Vera", "νera"), ("Ann", "ꓮnn"), ("Liz", "ꓡiz"),
]  # fmt: skip
UNLIKE = [("Ann", "Anna"), ("Zoe", "Zoë"), ("Ivan", "Иван"), ("Player 1", "Player 2"), ("Ann", "Аня"), ("Lea", "Leo")]


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_is_there_to_be_seen(name: str) -> None:
    with pytest.raises(SetupError):
        fit_name(name)


@pytest.mark.parametrize("name", FINE)
def test_names_of_all_peoples_are_welcome(name: str) -> None:
    assert fit_name(name) == name.replace("\ufe0f", "")
    assert fit_name(fit_name(name)) == fit_name(name)


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert are_alike(one, other)
    assert are_alike(other, one)


@pytest.mark.parametrize(("one", "other"), UNLIKE)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not are_alike(one, other)


def test_nobody_sits_down_under_anothers_name(table: Table) -> None:
    game = table.create(human("Paolo"), OPEN, BOT)
    bot = game.about["state"]["seats"][2]["name"]
    for name in ("Рaоlо", "paolo", "Ρaolo", bot.replace("e", "е"), "\u3164", "Pa\u034folo"):
        with pytest.raises(Refused, match="bad_name"):
            table.join(game, name)
    assert [event["kind"] for event in table.history(game)] == ["created"]
    table.join(game, "Ｂｅｎ")
    assert table.look(game)["state"]["seats"][1]["name"] == "Ben"


def test_nor_is_a_game_set_up_with_two_alike(table: Table) -> None:
    for seats in ([human("Ann"), human("Аnn")], [human("\u3164"), BOT], [human("Al"), human("AI"), BOT]):
        with pytest.raises(Refused, match="bad_setup"):
            table.create(*seats)


def test_a_bot_looks_for_a_name_of_its_own(table: Table) -> None:
    game = table.create(human("Grеta"), BOT, BOT)
    assert [seat["name"] for seat in game.about["state"]["seats"]] == ["Grеta", "Gus", "Gwen"]


@pytest.mark.parametrize("lang", languages())
def test_the_reason_is_told_in_the_players_language(table: Table, lang: str) -> None:
    game = table.create(human("Ann"), OPEN)
    told = []
    for path, body in (
        (f"/api/games/{game.id}/join", {"name": "Аnn", "invitation": game.invitation}),
        (f"/api/games/{game.id}/join", {"name": "Ben\u3164", "invitation": game.invitation}),
        (f"/api/games/{game.id}/join", {"name": "a:b", "invitation": game.invitation}),
        ("/api/games", {"seats": [human("Ann"), human("ANN")]}),
    ):
        with pytest.raises(Refused) as no:
            table.post(f"{path}?lang={lang}", body)
        told.append(no.value.text)
    first = {"en": "looks like", "it": "somiglia a", "fr": "ressemble à", "pt-BR": "parece"}
    assert first[lang] in told[0]
    assert first[lang] in told[3]
    assert "Ben" in told[1]
    assert "a:b" in told[2]
