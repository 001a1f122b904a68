"""`quarriors lab train`: games are played and a network is fitted to them, which the champion then judges by."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter

from quarriors.cli.numbers import decimal, percent
from quarriors.cli.options import Lang, Names, Seed

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarriors.bots.weights import Weights
    from quarriors.lab.training.running import Watch
    from quarriors.text.words import Words

app = App(name="train")


@app.default
def train(
    folder: Annotated[Path, Parameter(metavar="folder")],
    /,
    *,
    games: int = 100_000,
    rounds: int = 1,
    epochs: int = 5,
    seed: Seed = "1",
    hold_out: Names | None = None,
    measure: int = 200,
    budget: Annotated[str, Parameter(metavar="budget")] = "1n",
    workers: int | None = None,
    device: Literal["cpu", "cuda"] | None = None,
    resume: Annotated[bool, Parameter(negative=())] = False,
    words: Lang,
) -> int:
    """Plays games, fits a network to them, and measures what came of it."""
    from quarriors.bots.search import Budget
    from quarriors.cli.root import DONE, INTERRUPTED, complain
    from quarriors.lab.running import Crew
    from quarriors.lab.training.fitting import check_device
    from quarriors.lab.training.running import Training, TrainingPlan
    from quarriors.lab.workers import usable_cores

    plan = TrainingPlan(seed, games, rounds, epochs, hold_out=tuple(hold_out or ())).checked()
    Budget.parse(budget)
    check_device(device or "")
    crew = Crew(usable_cores() if workers is None else workers).check().workers
    training = Training(folder, plan, crew, device or "")
    training.begin(resume)
    try:
        with _bars(words) as watch:
            weights = training.run(watch)
        loss, right = decimal(_note(weights, "loss"), 4, words), percent(_note(weights, "accuracy"), words)
        _say(words.say("train-done", file=str(training.weights_file(rounds)), loss=loss, right=right))
        if measure > 0:
            _measure(weights, plan.hold_out, measure, budget, crew, words)
    except KeyboardInterrupt:
        return complain(words.say("train-interrupted", folder=str(folder)), INTERRUPTED)
    return DONE


def _note(weights: Weights, name: str) -> float:
    return float(weights.notes.get(name, 0.0))


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def _measure(weights: Weights, held_out: tuple[str, ...], sets: int, budget: str, workers: int, words: Words) -> None:
    """The champion with these weights against the reference: with the usual boxes, and with those it never saw."""
    from quarriors.cli.progress import progress
    from quarriors.lab.training.measuring import Measure, measured, shared
    from quarriors.sets import DEFAULT

    for boxes in (tuple(DEFAULT), *((*DEFAULT, box) for box in held_out)):
        shares: list[float] = []
        with progress(2 * sets, "games", words) as advance:
            for share in measured(Measure(weights, budget, sets=boxes), sets, workers):
                shares.append(share)
                advance(2 * len(shares))
        found = shared(shares)
        low, high = found.interval
        said = words.say(
            "train-measured", bot=f"champion:{budget}", rival=Measure(weights).rival, boxes=", ".join(boxes),
            games=2 * sets, share=percent(found.share, words), low=percent(low, words), high=percent(high, words),
        )  # fmt: skip
        _say(said)


@contextmanager
def _bars(words: Words) -> Iterator[Watch]:
    """One bar after the other: for the games, then for the fit."""
    from quarriors.cli.progress import progress

    with ExitStack() as shown:
        bars: dict[str, Callable[..., None]] = {}

        def watch(what: str, done: int, total: int) -> None:
            if what not in bars:
                shown.close()
                bars.clear()
                bars[what] = shown.enter_context(progress(total, "games" if what == "play" else "rounds", words, done))
            bars[what](done)

        yield watch
