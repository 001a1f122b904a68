"""`quarriors verify` with games of a server, and dice statistics; `quarriors replay` reads such games too."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from quarriors import Game, Rules, deal, read_position, write_position, write_record
from quarriors.bots import bot, play
from quarriors.cli import main
from quarriors.cli.saves import Kept, Saved, write_save
from quarriors.engine.errors import RecordError
from quarriors.server.dice import rolls_of
from quarriors.server.fairness import commitment, deal_seed, dice_key
from quarriors.server.seal import PRACTICE, RESTORED, TAKEN_BACK, UNFINISHED, UPGRADED, VERIFIED, Dealt, Ending, Seal
from quarriors.server.sealed import write_sealed

SECRET = bytes(range(32))
SEAL = Seal(
    game="k3x",
    standing=VERIFIED,
    commitment=commitment(SECRET),
    nonces=("lucky7", ""),
    secret=SECRET,
    dealt=Dealt.of(["base"]),
    lots=("Quinn", "Greta"),
)
#: All that can be said without anything that was noted before the game.
CONSISTENT = (
    "Consistent, but not verified: everything follows from the secret and the nonces in this record, and such a record "
    "can be made after the game. If you noted the server’s commitment and your nonce before the game, add --commitment "
    "and --nonce."
)
UNDER_WAY = replace(SEAL, standing=UNFINISHED, secret=None)


def begun() -> Game:
    wilds = deal(seed=deal_seed(SECRET), players=2)
    return Game.new(["Quinn", "Greta"], wilds, Rules(), seed=dice_key(SECRET, SEAL.nonces), first="random")


@pytest.fixture(scope="module")
def game() -> Game:
    game = begun()
    play(game, [bot("greedy1"), bot("greedy1")])
    return game


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a.game"


def told(capsys: pytest.CaptureFixture[str], path: Path, text: str, *arguments: str) -> str:
    path.write_text(text, "utf-8")
    assert main(["verify", str(path), *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def document(capsys: pytest.CaptureFixture[str], path: Path, text: str, *arguments: str) -> Any:
    return json.loads(told(capsys, path, text, "--json", *arguments))


def test_a_game_that_is_in_order(game: Game, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    verdict, first, *others = told(capsys, path, write_sealed(SEAL, game)).splitlines()
    assert verdict == CONSISTENT
    assert "turns, played by Quinn and Greta. " in first
    assert " decisions are legal. Quinn wins with " in first
    dice = document(capsys, path, write_sealed(SEAL, game))["dice"]
    assert others == [
        "The secret fits the commitment that this record names.",
        f"All {dice} draws and rolls match the secret and the nonce of 1 player.",
        "The Wilds come from the server’s secret alone and were shown before the game. Whoever runs the server could "
        "have dealt until they liked them.",
        f"Quinn and Greta drew lots, and {game.players[game.first]} went first.",
    ]


def test_json_of_a_game_that_is_in_order(game: Game, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, path, write_sealed(SEAL, game))
    assert (found["ok"], found["dice_checked"], found["result"]["reason"]) == (True, True, "glory")
    assert found["sealed"] == {
        "game": "k3x",
        "standing": "verified",
        "consistent": True,
        "verified": False,
        "because": None,
        "fits": ["moves", "commitment", "dice", "wilds", "first"],
        "differs": None,
        "resigned": [],
        "wilds": "secret",
        "exchanges": 1,
        "noted": {"commitment": False, "sealed": False, "seats": [], "unsealed": []},
    }
    assert "statistics" not in found


@pytest.mark.parametrize(
    ("seal", "says", "fits"),
    [
        (UNDER_WAY, "Not verified: the game is not over. The secret", ["moves"]),
        (Seal(game="a", standing=PRACTICE), "Not verified: this was practice", ["moves"]),
        (
            replace(UNDER_WAY, standing=TAKEN_BACK, secret=SECRET),
            "Not verified: something was taken back",
            ["moves", "commitment", "wilds", "first"],
        ),
        (
            replace(UNDER_WAY, standing=RESTORED, secret=SECRET),
            "Not verified: the host restored a backup",
            ["moves", "commitment", "dice", "wilds", "first"],
        ),
        (
            replace(UNDER_WAY, standing=UPGRADED, secret=SECRET),
            "Not verified: the server changed its rules or cards",
            ["moves", "commitment"],
        ),
    ],
)
def test_not_verified_because(
    seal: Seal, says: str, fits: list[str], path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All in order, so the exit status is 0."""
    game = begun()
    game.take("roll")
    text = write_sealed(seal, game)
    assert told(capsys, path, text).startswith(says)
    found = document(capsys, path, text)
    assert (found["dice_checked"], found["result"]) == ("dice" in fits, None)
    assert found["sealed"]["consistent"] is False
    assert found["sealed"]["verified"] is False
    assert found["sealed"]["because"] == found["sealed"]["standing"] == seal.standing
    assert found["sealed"]["fits"] == fits


def test_practice_with_its_seed(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.new(["Quinn", "Greta"], deal(seed="Tuesday"), Rules(turn_limit=4), seed="Tuesday")
    play(game, [bot("greedy1"), bot("greedy1")])
    text = write_sealed(Seal(game="a", standing=PRACTICE, seed="Tuesday"), game)
    verdict, _, dice = told(capsys, path, text).splitlines()
    assert dice.endswith("draws and rolls match the seed.")
    assert verdict == (
        "Not verified: this was practice. Someone chose the seed of the dice, or the game continued from another one."
    )
    assert document(capsys, path, text)["dice_checked"] is True
    hidden = write_sealed(Seal(game="a", standing=PRACTICE), game)
    assert "match the seed" not in told(capsys, path, hidden)
    assert "match the seed" in told(capsys, path, hidden, "--seed", "Tuesday")
    assert main(["verify", str(path), "--seed", "Wednesday"]) == 1
    assert "but the dice give" in capsys.readouterr().err


def test_practice_that_differs_from_its_seed(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = begun()
    game.take("roll")
    text = write_sealed(Seal(game="a", standing=PRACTICE, seed=7), game)
    assert "do not match the seed: line 13: the record says" in told(capsys, path, text)
    found = document(capsys, path, text)["sealed"]
    assert found["differs"].startswith("line 13: the record says")
    assert found["fits"] == ["moves"]


def test_a_game_that_was_resigned(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = begun()
    game.take("roll")
    seal = replace(SEAL, resigned=("Quinn",), ending=Ending("resigned", ("Greta",), (0, 0)))
    verdict, first, *_ = told(capsys, path, write_sealed(seal, game)).splitlines()
    assert first.endswith("The only decision is legal. Quinn gave up. Greta wins.")
    assert verdict == CONSISTENT
    found = document(capsys, path, write_sealed(seal, game))
    assert found["result"] == {"reason": "resigned", "winners": ["Greta"], "glory": [0, 0]}
    assert found["sealed"]["resigned"] == ["Quinn"]


def test_an_upgraded_game(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = read_position(write_position(begun()), seed=1)
    game.take("roll")
    text = write_sealed(replace(UNDER_WAY, standing=UPGRADED), game)
    assert "1 turn, played by Quinn and Greta" in told(capsys, path, text)


# -- what does not fit -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("secret: 00", "secret: 01", 6, "not the secret that the server committed to"),
        ("lucky7", "lucky8", 17, "the record says"),
        ("standing: verified", "standing: true", 3, "“standing” can be verified, practice"),
        ("quarriors game 2", "quarriors game 7", 1, "the first line must be “quarriors game 2”"),
        ("quarriors record 1", "quarriors record 7", 10, "reads format 1 of such files"),
    ],
)
def test_what_does_not_fit(
    old: str, new: str, line: int, says: str, game: Game, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_text(write_sealed(SEAL, game).replace(old, new, 1), "utf-8")
    assert main(["verify", str(path)]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"quarriors: {path}, line {line}: ")
    assert says in err
    assert main(["verify", str(path), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["ok"], found["line"]) == (False, line)
    assert says in found["reason"]


def test_fair_dice_have_no_seed(game: Game, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text(write_sealed(SEAL, game), "utf-8")
    assert main(["verify", str(path), "--seed", "7"]) == 2
    assert "Leave out --seed" in capsys.readouterr().err


# -- dice statistics ---------------------------------------------------------------------------------


def test_dice_in_words(game: Game, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain, _, dice = told(capsys, path, write_sealed(SEAL, game), "--dice").partition("\n\n")
    assert plain.startswith(CONSISTENT)
    counts = rolls_of(game)
    lines = dice.splitlines()
    assert lines[0] == f"{counts.total()} rolls: how often each face came up, and how often you would expect it."
    rolls = sum(times for (die, _), times in counts.items() if die == "Basic Quiddity")
    at = lines.index(f"Basic Quiddity, {rolls} rolls")
    ones, twos = counts["Basic Quiddity", "Q1"], counts["Basic Quiddity", "Q2"]
    assert lines[at + 1].split() == [str(ones), f"{rolls * 5 / 6:.1f}", "1", "Quiddity"]
    assert lines[at + 2].split() == [str(twos), f"{rolls / 6:.1f}", "2", "Quiddity"]
    assert lines[at + 3].startswith("  chi-square ")
    assert "  too few rolls to tell" in lines
    assert lines[-1].startswith("Together: chi-square ")
    assert lines[-1].endswith("% of all games.")


def test_dice_in_json(game: Game, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, path, write_sealed(SEAL, game), "--dice")["statistics"]
    assert found["rolls"] == rolls_of(game).total()
    assert {die["die"] for die in found["dice"]} == {die for die, _ in rolls_of(game)}


def test_dice_of_records_and_saves(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.new(["Quinn", "Greta"], deal(seed=7), seed=7)
    game.take("roll")
    for text in (write_record(game), write_save(Saved(7, ["", "greedy"], game))):
        lines = told(capsys, path, text, "--dice").splitlines()
        assert lines[-1] == "Too few rolls to tell whether the dice were fair."
        assert document(capsys, path, text, "--dice")["statistics"]["rolls"] == 6
        assert document(capsys, path, text)["sealed"] is None


# -- other commands ----------------------------------------------------------------------------------


def test_replay_reads_it(game: Game, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text(write_sealed(SEAL, game), "utf-8")
    assert main(["replay", str(path), "--plain"]) == 0
    sealed = capsys.readouterr().out
    path.write_text(write_record(game), "utf-8")
    assert main(["replay", str(path), "--plain"]) == 0
    assert capsys.readouterr().out == sealed


def test_replay_names_the_line_of_the_file(game: Game, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text(write_sealed(SEAL, game).replace("result: glory", "result: limit"), "utf-8")
    assert main(["replay", str(path), "--plain"]) == 1
    last = len(path.read_text("utf-8").splitlines())
    assert f"line {last}: the result should be “glory" in capsys.readouterr().err


def test_it_cannot_be_resumed(game: Game) -> None:
    with pytest.raises(RecordError, match="only a save knows its dice to come"):
        Kept.of(write_sealed(SEAL, game)).resume()
