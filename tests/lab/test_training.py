"""Training: games to learn from, a folder that goes on, and what is refused. Fitting itself needs torch, an extra."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from quarriors import Rules
from quarriors.bots.features import FEATURE_NAMES
from quarriors.bots.weights import Weights
from quarriors.cli import main
from quarriors.engine.box import Box
from quarriors.engine.errors import SetupError
from quarriors.lab.intervals import wilson_of_groups
from quarriors.lab.training import rowfiles, running
from quarriors.lab.training.fitting import Fit, PlayedTables
from quarriors.lab.training.measuring import Measure, measured, played_set, shared
from quarriors.lab.training.running import Training, TrainingPlan
from quarriors.lab.training.selfplay import WIDTH, Learner, played, rows_of
from quarriors.lab.training.tables import boxes_without, setting
from quarriors.sets import every_box, installed, shelf
from quarriors.text import Words, languages
from quarriors.text.refusals import refusal_text
from tests.traces import without_traces


def silent(what: str, done: int, total: int) -> None:
    pass


def test_settings_follow_from_their_number_and_differ() -> None:
    boxes = boxes_without([])
    found = [setting("a", number, boxes) for number in range(200)]
    assert found == [setting("a", number, boxes) for number in range(200)]
    assert {one.players for one in found} == {2, 3, 4}
    assert {one.rules.edition for one in found} == {"revised", "classic"}
    assert {name for one in found for name in one.sets} == set(installed())


def test_a_box_held_out_is_never_played_with() -> None:
    boxes = boxes_without(["qladiator"])
    assert all("qladiator" not in setting("a", number, boxes).sets for number in range(200))
    with pytest.raises(SetupError, match="no box named 'base' can be held out"):
        boxes_without(["base"])


@pytest.mark.parametrize("weights", [None, Weights.load()], ids=["greedy", "learned"])
def test_rows_of_a_game(weights: Weights | None) -> None:
    game = replace(setting("rows", 2, ["base"]), rules=Rules(turn_limit=8), until=0)
    rows = rows_of(game, Learner(weights), 2)
    assert rows == rows_of(game, Learner(weights), 2)
    assert len(rows) % (WIDTH * game.players) == 0
    width = len(FEATURE_NAMES)
    for at in range(0, len(rows), WIDTH * game.players):
        seats = [rows[at + WIDTH * seat : at + WIDTH * (seat + 1)] for seat in range(game.players)]
        assert sum(seat[width] for seat in seats) == pytest.approx(1.0)
        assert [seat[width + 1 :].tolist() for seat in seats] == [[2, game.players, k] for k in range(game.players)]


def test_workers_make_no_difference() -> None:
    alone = b"".join(rows for _, rows in played("a", range(8), ["base"], None, 1, helping=4))
    assert alone == b"".join(rows for _, rows in played("a", range(8), ["base"], None, 2, helping=2))


def test_measuring_counts_each_seat_once() -> None:
    what = Measure(Weights.load(), "1n", "random", players=3, rules=Rules(turn_limit=4))
    assert list(measured(what, 1, 1)) == [played_set(what, 0)]


def test_a_measured_share_lies_in_its_interval_and_that_between_none_and_all() -> None:
    for shares in ([1.0, 1.0], [0.0, 0.5], [0.5] * 9, [0.5, 1.0, 0.5, 0.0, 1.0]):
        found = shared(shares)
        low, high = found.interval
        assert 0.0 <= low < high <= 1.0
        assert low - 1e-9 < found.share < high + 1e-9
        assert found.interval == wilson_of_groups(shares, 2)


# -- the folder --------------------------------------------------------------------------------------


def test_games_that_are_played_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "_GAMES_IN_FILE", 20)
    plan = TrainingPlan("a", games=40)
    first = Training(tmp_path / "run", plan, 1)
    first.begin(resume=False)
    first._play(1, None, silent)
    files = sorted((tmp_path / "run").glob("*.rows"))
    whole = [file.read_bytes() for file in files]
    files[1].unlink()
    files[0].write_bytes(b"kept")
    again = Training(tmp_path / "run", plan, 1)
    again.begin(resume=True)
    done: list[int] = []
    again._play(1, None, lambda what, now, total: done.append(now))
    assert (done[0], done[-1]) == (20, 40)
    assert [file.read_bytes() for file in files] == [b"kept", whole[1]]


@pytest.mark.parametrize("damage", ["torn", "zeros", "empty", "longer"])
def test_a_damaged_file_of_games_is_named_and_nothing_is_lost(tmp_path: Path, damage: str) -> None:
    training = Training(tmp_path, TrainingPlan("a", games=20), 1)
    file = tmp_path / "games-1-1.rows"
    rows = bytes(4 * WIDTH)
    rowfiles.write(file, rows)
    there = file.read_bytes()
    torn = {"torn": there[:-100], "zeros": bytes(len(there)), "empty": b"", "longer": there + rows}
    file.write_bytes(torn[damage])
    with pytest.raises(SetupError, match=r"games-1-1\.rows are damaged: delete the file"):
        training._fit(1, silent)
    assert file.read_bytes() == torn[damage]
    for lang in languages():
        said = Words(lang).say("refused-train-games", file=str(file))
        assert (str(file) in said, said.count("\n")) == (True, 0)


def test_what_a_folder_refuses(tmp_path: Path) -> None:
    plan = TrainingPlan("a", games=40)
    with pytest.raises(SetupError, match="no training to go on with"):
        Training(tmp_path, plan, 1).begin(resume=True)
    Training(tmp_path, plan, 1).begin(resume=False)
    with pytest.raises(SetupError, match="holds a training already"):
        Training(tmp_path, plan, 1).begin(resume=False)
    with pytest.raises(SetupError, match="other settings"):
        Training(tmp_path, TrainingPlan("b", games=40), 1).begin(resume=True)
    with without_traces():
        shelf.lend(Box("mine", "Mine", 2026, [every_box()[0].card("Quake Dragon")]))
        with pytest.raises(SetupError, match="other settings, boxes"):
            Training(tmp_path, plan, 1).begin(resume=True)
    (tmp_path / running.PLAN).write_text("{", "utf-8")
    with pytest.raises(SetupError, match="other settings"):
        Training(tmp_path, plan, 1).begin(resume=True)
    with pytest.raises(SetupError, match="games must be from 20"):
        TrainingPlan(games=3).checked()


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With torch a tiny training, broken off and gone on with; without, one line that says how to get it."""
    folder = tmp_path / "brain"
    run = ["lab", "train", str(folder), "--games", "60", "--workers", "1", "--epochs", "2", "--measure", "2"]
    status = main([*run, "--lang", "en"])
    out, err = capsys.readouterr()
    if find_spec("torch") is None:
        assert (status != 0, out) == (True, "")
        assert "pip install 'quarriors[train]'" in err
        assert not folder.exists()
        return
    assert status == 0
    assert "champion:1n with these weights won" in out
    weights = Weights.load(folder / "round-1.weights")
    assert weights.notes["games"] == 60
    (folder / "round-1.weights").unlink()
    assert main([*run, "--resume"]) == 0
    assert Weights.load(folder / "round-1.weights").names == FEATURE_NAMES
    assert json.loads((folder / running.PLAN).read_text("utf-8"))["games"] == 60


class Linear:
    """A layer, as far as a checkpoint knows one."""

    def __init__(self, *size: int, device: str) -> None:
        self.size = list(size)
        self.learned = 0.0

    def state_dict(self) -> dict[str, Any]:
        return {"size": self.size, "learned": self.learned}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        if state["size"] != self.size:
            raise RuntimeError("size mismatch")
        self.learned = state["learned"]


def fit_with(*hidden: int) -> Fit:
    """A fit with as much of torch as keeping and restoring need, so that it runs where torch is not."""

    def load(path: Path, map_location: str, weights_only: bool) -> Any:
        assert weights_only, "a file from elsewhere runs nothing"
        return json.loads(path.read_text("utf-8"))

    torch = SimpleNamespace(
        manual_seed=lambda seed: None,
        nn=SimpleNamespace(Linear=Linear),
        save=lambda kept, path: path.write_text(json.dumps(kept), "utf-8"),
        load=load,
    )
    return Fit(cast(PlayedTables, SimpleNamespace(torch=torch, device="cpu", shares=None)), hidden, 1)


def test_a_fit_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    checkpoint = tmp_path / "round-1.fit"
    assert fit_with(3).restore(checkpoint) == 0, "there is none"
    first = fit_with(3)
    for at, layer in enumerate(first.layers):
        layer.learned = at + 0.5
    first.keep(2, checkpoint)
    again = fit_with(3)
    assert again.restore(checkpoint) == 2
    assert [layer.learned for layer in again.layers] == [0.5, 1.5]
    assert list(tmp_path.iterdir()) == [checkpoint]


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"stage": 1}', '{"layers": [], "stage": 1}', "of another network"])
def test_a_damaged_checkpoint_is_named_with_what_to_do(tmp_path: Path, damage: str) -> None:
    checkpoint = tmp_path / "round-1.fit"
    if damage == "of another network":
        fit_with(5).keep(1, checkpoint)
    else:
        checkpoint.write_text(damage, "utf-8")
    with pytest.raises(SetupError, match="is damaged: delete it, and training starts over") as caught:
        fit_with(3).restore(checkpoint)
    for lang in languages():
        said = refusal_text(caught.value, Words(lang))
        assert str(checkpoint) in said
        assert "\n" not in said


@pytest.mark.parametrize("lang", languages())
def test_a_graphics_card_that_is_not_there_is_refused_before_anything_is_played(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    no_card = SimpleNamespace(cuda=SimpleNamespace(is_available=lambda: False))
    monkeypatch.setitem(sys.modules, "torch", no_card)
    assert main(["lab", "train", str(tmp_path / "new"), "--device", "cuda", "--lang", lang]) != 0
    err = capsys.readouterr().err
    assert ("--device cuda" in err, err.count("\n")) == (True, 1)
    assert not (tmp_path / "new").exists()


def test_the_command_refuses_what_cannot_be(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for wrong in (["--games", "3"], ["--hold-out", "atlantis"], ["--budget", "much"], ["--workers", "0"]):
        assert main(["lab", "train", str(tmp_path / "new"), *wrong, "--lang", "en"]) != 0
        assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "new").exists()
