"""Cards, boxes and Wilds on the command line and at the plain table, by their names in any language shown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quarriors.cli import main
from quarriors.cli.lookups import cards_named, why_not_that
from quarriors.engine.game import Game
from quarriors.sets import deal
from quarriors.text import Words
from tests.cli.test_plain import At, on_disk, typed  # noqa: F401
from tests.table import table

PORTUGUESE = Words("pt-BR")


@pytest.mark.parametrize(
    ("lang", "name", "ids"),
    [
        ("pt", "Velha Bruxa", ["base/witching-hag"]),
        ("pt", "velha bruxa PODEROSA", ["base/mighty-witching-hag"]),
        ("pt", "Mighty Witching Hag", ["base/mighty-witching-hag"]),
        ("pt", "Quiddity Basico, base/portal", ["base/basic-quiddity", "base/portal"]),
        ("fr", "Quiddity de base", ["base/basic-quiddity"]),
        ("fr", "Portail", ["base/portal"]),
        ("fr", "portal", ["base/portal"]),
        ("it", "Basic Quiddity", ["base/basic-quiddity"]),
        ("en", "Witching Hag", ["base/witching-hag"]),
    ],
)
def test_cards(lang: str, name: str, ids: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    for typed_ in ([name], name.split()) if "," not in name else ([name],):
        assert main(["--lang", lang, "cards", "--json", *typed_]) == 0
        assert [card["id"] for card in json.loads(capsys.readouterr().out)] == ids


@pytest.mark.parametrize(
    ("lang", "searched"), [("pt", "dragão tremor"), ("pt", "DRAGAO TREMOR"), ("pt", "quake dragon"), ("fr", "portail")]
)
def test_searches(lang: str, searched: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", lang, "cards", "--json", "--set", "base", "--search", searched]) == 0
    found = [card["id"] for card in json.loads(capsys.readouterr().out)]
    assert ("base/quake-dragon" if lang == "pt" else "base/portal") in found


@pytest.mark.parametrize(
    ("line", "there"),
    [
        (["deal", "Velha Bruxa"], "base/witching-hag"),
        (["deal", "Velha Bruxa Poderosa,feitico de vida"], "base/life-spell"),
        (["deal", "--wilds", "Witching Hag"], "base/witching-hag"),
        (["deal", "Primeira Partida"], "base/growth-spell"),
        (["deal", "--sets", "caixa basica,Cartas promocionais", "--wilds", "velha bruxa"], "base/witching-hag"),
        (["simulate", "--games", "1", "--workers", "1", "--wilds", "velha bruxa"], "base/witching-hag"),
    ],
)  # fmt: skip
def test_deals_with_them(line: list[str], there: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "pt", *line, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    wilds = said.get("wilds") or said["series"]["wilds"]
    assert there in [card if isinstance(card, str) else card["id"] for card in wilds]


def test_what_to_type_again_is_the_same_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "pt", "deal", "Velha Bruxa", "--sets", "Caixa básica,promos", "--seed", "7"]) == 0
    said = capsys.readouterr().out
    assert "quarriors deal --seed 7 --wilds base/witching-hag --sets base,promos" in said


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        (["cards", "Velha Bruja"], "Não existe carta chamada “Velha Bruja”. Você quis dizer “Velha Bruxa”?"),
        (["cards", "Mighty Witchin Hag"], "Você quis dizer “Mighty Witching Hag”"),
        (["deal", "velha bruja"], "Você quis dizer “Velha Bruxa”?"),
        (["deal", "primeira partita"], "“primeira partita” em base. Você quis dizer “Primeira partida”?"),
        (["deal", "frist-game"], "“frist-game” em base. Você quis dizer “first-game”?"),
        (["deal", "Bruxa"], "Você quis dizer “Velha Bruxa”, “Velha Bruxa Forte”"),
        (["deal", "Gato Preto Poderoso"], "“Gato Preto Poderoso” não está em base, mas em light_vs_dark."),
        (["deal", "--sets", "caixa blasica"], "Você quis dizer “Caixa básica”?"),
        (["deal", "xyzzy"], "chamada “xyzzy” em base. “quarriors cards”"),
    ],
)
def test_names_that_are_not_there(line: list[str], answer: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "pt", *line]) != 0
    out, err = capsys.readouterr()
    assert out == ""
    assert answer in err


def test_boxes_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "fr", "box", "check", "boite de base", "--games", "0"]) == 0
    assert main(["--lang", "pt", "cards", "--set", "CAIXA BASICA", "Portal"]) == 0
    assert "base/portal" in capsys.readouterr().out


# -- the plain table -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Mighty Witching Hag", "velha bruxa poderosa", "mighty-witching-hag", "bruxa", "hag"])
def test_a_card_at_the_plain_table(name: str, typed: At) -> None:  # noqa: F811
    chosen = ("--seed", "7", "--first", "Quinn", "--wilds", "velha bruxa poderosa")
    status, said, _ = typed(f"c {name} / q", "--lang", "pt", "play", "--plain", *chosen)
    assert status == 0
    assert "Velha Bruxa Poderosa: custo 5" in said
    assert "Nenhuma carta" not in said


def test_a_name_that_no_card_at_the_table_has() -> None:
    game = Game.new(["Ann", "Ben"], deal(seed=7, cards=["Witching Hag"]), seed=7)
    assert cards_named(game, "Velha Bruja", PORTUGUESE) == [
        "Nenhuma carta desta partida tem “Velha Bruja” no nome. Digite c para ver todas as cartas. "
        "Você quis dizer “Velha Bruxa”?"
    ]


def asked_to_summon() -> Game:
    return table(
        turn="Quinn, ready, quiddity 2",
        quinn="active: Witching Hag C 1/3/3, Assistant C 1/1/2; bag: 6 Basic Quiddity",
        monique="bag: 6 Basic Quiddity",
    )


@pytest.mark.parametrize("name", ["witching hag", "VELHA BRUXA", "summon witching hag", "summon velha bruxa"])
def test_why_not_by_either_name(name: str) -> None:
    game = asked_to_summon()
    assert any("Velha Bruxa" in line for line in why_not_that(game, name, PORTUGUESE))
    assert why_not_that(game, name, PORTUGUESE) != why_not_that(game, "xyzzy", PORTUGUESE)


@pytest.mark.parametrize("name", ["Velha Bruxa", "velha bruxa forte", "Witching Hag", "strong witching hag", "bruxa"])
def test_options_by_either_name(name: str, typed: At, tmp_path: Path) -> None:  # noqa: F811
    here = on_disk(tmp_path, asked_to_summon())
    _, said, _ = typed(f"summon {name} / q", "--lang", "pt", "position", here, "--play", "--plain")
    assert "Não entendi" not in said
    assert "Quinn invocou" in said or "Você invocou" in said
