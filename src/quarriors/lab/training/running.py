"""A training in a folder: games are played into files, then a network is fitted. Whatever is done is kept."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from quarriors.bots.features import FEATURE_NAMES
from quarriors.bots.weights import Weights
from quarriors.engine.errors import SetupError

from . import rowfiles
from .curves import draw
from .fitting import Fit, PlayedTables
from .selfplay import played
from .tables import boxes_without

#: What lies in the folder beside the games.
PLAN: Final = "plan.json"
CURVES: Final = "curves.csv"
PICTURE: Final = "curves.png"
#: Games in one file: so much is lost at most when it is broken off.
_GAMES_IN_FILE: Final = 1000

#: Times it goes through the tables when goals have been reconsidered.
_EPOCHS_AGAIN: Final = 3

#: Hears of what goes on: what is being done, how much of it is done, and how much there is.
Watch = Callable[[str, int, int], None]


@dataclass(frozen=True)
class TrainingPlan:
    """What is to be played and fitted."""

    seed: str = "1"
    games: int = 100_000
    #: The first round learns from greedy's games, each further one from those of the round before.
    rounds: int = 1
    #: Times it goes through the tables; then, so often, three times more with goals that are less a matter of luck.
    epochs: int = 5
    again: int = 3
    hidden: tuple[int, ...] = (128, 64)
    hold_out: tuple[str, ...] = ()

    def checked(self) -> TrainingPlan:
        """Itself, or an error that says what is wrong."""
        for name, least, most in (("games", 20, 10_000_000), ("rounds", 1, 20), ("epochs", 1, 1000)):
            number = getattr(self, name)
            if not least <= number <= most:
                said = f"{name} must be from {least} to {most}, not {number}"
                raise SetupError(said).worded("train-number", name=name, least=least, most=most, number=str(number))
        boxes_without(self.hold_out)
        return self


class Training:
    """A plan carried out in a folder, from wherever it stands."""

    def __init__(self, folder: Path, plan: TrainingPlan, workers: int, device: str = "") -> None:
        self.folder = folder
        self.plan = plan.checked()
        self.workers = workers
        self.device = device
        self._boxes = boxes_without(plan.hold_out)

    def begin(self, resume: bool) -> None:
        """Makes the folder ready; one that holds another training, or this one without `resume`, is left alone."""
        file = self.folder / PLAN
        wanted = json.loads(json.dumps({**asdict(self.plan), "boxes": self._boxes, "features": list(FEATURE_NAMES)}))
        if file.exists():
            try:
                found = json.loads(file.read_text("utf-8"))
            except ValueError:
                found = None
            if not resume:
                said = f"{self.folder} holds a training already: go on with --resume, or choose another folder"
                raise SetupError(said).worded("train-there", folder=str(self.folder))
            if found != wanted:
                said = f"{self.folder} holds a training with other settings, boxes or features: choose another folder"
                raise SetupError(said).worded("train-other", folder=str(self.folder))
            return
        if resume:
            said = f"{self.folder} holds no training to go on with"
            raise SetupError(said).worded("train-none", folder=str(self.folder))
        self.folder.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(wanted, indent=1), "utf-8")

    def run(self, watch: Watch) -> Weights:
        """Everything that is not done yet; returns the weights of the last round."""
        weights: Weights | None = None
        for number in range(1, self.plan.rounds + 1):
            file = self.weights_file(number)
            if not file.exists():
                self._play(number, weights, watch)
                self._fit(number, watch)
            weights = Weights.load(file)
        assert weights is not None
        return weights

    def weights_file(self, number: int) -> Path:
        return self.folder / f"round-{number}.weights"

    # -- playing ---------------------------------------------------------------------------------

    def _files(self, number: int) -> list[tuple[Path, range]]:
        games = range(self.plan.games)
        helpings = [games[at : at + _GAMES_IN_FILE] for at in range(0, len(games), _GAMES_IN_FILE)]
        return [(self.folder / f"games-{number}-{at + 1}.rows", one) for at, one in enumerate(helpings)]

    def _play(self, number: int, weights: Weights | None, watch: Watch) -> None:
        """Plays what has no file yet. A file appears when it is complete."""
        files = self._files(number)
        left = [(file, games) for file, games in files if not file.exists()]
        done = self.plan.games - sum(len(games) for _, games in left)
        watch("play", done, self.plan.games)
        if not left:
            return
        wanted = [game for _, games in left for game in games]
        rows: list[bytes] = []
        have = 0
        at = 0
        for count, some in played(f"{self.plan.seed}/{number}", wanted, self._boxes, weights, self.workers):
            rows.append(some)
            have += count
            done += count
            file, games = left[at]
            if have == len(games):  # helpings never reach beyond a file
                rowfiles.write(file, b"".join(rows))
                rows, have, at = [], 0, at + 1
            watch("play", done, self.plan.games)

    # -- fitting ---------------------------------------------------------------------------------

    def _fit(self, number: int, watch: Watch) -> None:
        files = [file for before in range(1, number + 1) for file, _ in self._files(before)]
        for file in files:
            rowfiles.check(file)
        tables = PlayedTables(files, self.device)
        fit = Fit(tables, self.plan.hidden, number)
        checkpoint = self.folder / f"round-{number}.fit"
        stages = [self.plan.epochs, *[_EPOCHS_AGAIN] * self.plan.again]
        done = fit.restore(checkpoint)
        epoch = sum(stages[:done])
        watch("fit", epoch, sum(stages))
        for stage in range(done, len(stages)):
            if stage:
                fit.reconsider()
            fit.begin(stages[stage])
            for _ in range(stages[stage]):
                fitted = fit.epoch()
                epoch += 1
                self._note(number, epoch, fitted, *fit.check())
                watch("fit", epoch, sum(stages))
            fit.keep(stage + 1, checkpoint)
        loss, right = fit.check()
        notes = {
            **asdict(self.plan), "round": number, "tables": len(tables.learned), "checked": len(tables.checked),
            "loss": round(loss, 5), "accuracy": round(right, 5),
        }  # fmt: skip
        fit.weights(notes).save(self.weights_file(number))
        checkpoint.unlink(missing_ok=True)

    def _note(self, number: int, epoch: int, *values: float) -> None:
        """A line of the curves, and their picture."""
        file = self.folder / CURVES
        rows: list[list[str]] = []
        if file.exists():
            with file.open(newline="", encoding="utf-8") as there:
                rows = list(csv.reader(there))[1:]
        rows = [row for row in rows if row[:2] != [str(number), str(epoch)]]
        rows.append([str(number), str(epoch), *(f"{value:.5f}" for value in values)])
        with file.open("w", newline="", encoding="utf-8") as there:
            writer = csv.writer(there)
            writer.writerow(["round", "epoch", "loss", "loss on other games", "winner named"])
            writer.writerows(rows)
        draw(rows, self.folder / PICTURE)
