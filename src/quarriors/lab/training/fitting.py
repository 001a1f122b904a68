"""Fitting a small network to played games with torch, on a graphics card if there is one."""

from __future__ import annotations

from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from quarriors.bots.features import FEATURE_NAMES
from quarriors.bots.weights import Layer, Weights
from quarriors.engine.errors import SetupError

from .rowfiles import SEAL
from .selfplay import WIDTH

#: The share of games that the fit is checked with and never sees.
CHECKED: Final = 0.05
_BATCH: Final = 4096
_RATE: Final = 2e-3
_DECAY: Final = 0.03
_DROPPED: Final = 0.15
#: How much of the end of a game a table's goal keeps for each table between them; the rest is what was thought there.
_TRUST: Final = 0.6
_MOST_SEATS: Final = 4


def torch_or_refusal() -> Any:
    """The module torch, or an error that says how to get it."""
    try:
        return import_module("torch")
    except ImportError:
        said = "training needs torch: pip install 'quarriors[train]'"
        raise SetupError(said).worded("torch-missing", command="pip install 'quarriors[train]'") from None


def check_device(device: str) -> None:
    """Raises an error if torch is not there, or cannot fit on that device."""
    torch = torch_or_refusal()
    if device == "cuda" and not torch.cuda.is_available():
        said = "torch finds no graphics card: leave out --device cuda"
        raise SetupError(said).worded("train-device", option="--device cuda")


def _schedule(steps: int) -> tuple[int, float]:
    """How many steps the rate is planned for, and in which share of them it rises: in one of them at least.

    >>> [_schedule(steps) for steps in (1, 10, 1000)]
    [(8, 0.25), (10, 0.2), (1000, 0.1)]
    """
    planned = max(8, steps)
    return planned, max(0.1, 2 / planned)


class PlayedTables:
    """Tables of played games, on the device that fits: the features of their seats, and who won in the end."""

    def __init__(self, files: list[Path], device: str = "") -> None:
        torch = torch_or_refusal()
        self.torch: Any = torch
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        sizes = {path: (path.stat().st_size - SEAL) // 4 for path in files}
        parts = [
            torch.from_file(str(path), shared=False, size=size, dtype=torch.float32).to(self.device)
            for path, size in sizes.items()
            if size
        ]
        rows = torch.cat(parts).view(-1, WIDTH)
        width = len(FEATURE_NAMES)
        firsts = torch.nonzero(rows[:, width + 3] == 0)[:, 0]  # a table's seats follow each other
        number = rows[:, width + 2][firsts].long()
        seats = torch.arange(_MOST_SEATS, device=self.device)[None, :]
        #: Which seats there are, and where their features stand.
        self.there = seats < number[:, None]
        self.places = torch.where(self.there, firsts[:, None] + seats, firsts[:, None])
        self.features = rows[:, :width].clamp(-32, 32)
        #: Each seat's share of the victory.
        self.shares = torch.where(self.there, rows[:, width][self.places], torch.zeros((), device=self.device))
        games = rows[:, width + 1][firsts]
        after = torch.cat([games[1:] == games[:-1], torch.zeros(1, dtype=torch.bool, device=self.device)])
        #: Whether the next table is of the same game.
        self.goes_on = after
        checked = torch.remainder(games * 0.6180339887, 1.0) < CHECKED
        self.learned = torch.nonzero(~checked)[:, 0]
        self.checked = torch.nonzero(checked)[:, 0]
        sample = self.features[:: max(1, len(self.features) // 400_000)]
        self.mean = sample.mean(0)
        self.spread = sample.std(0).clamp_min(0.03)

    def later(self, values: Any, trust: float) -> Any:
        """Goals from the end of each game backwards, each mixed with what was thought at the table after it."""
        torch = self.torch
        goals = self.shares.clone()
        tables = torch.nonzero(self.goes_on)[:, 0]
        # how many tables of the same game follow: those with one are done first, then those with two, …
        ends = torch.nonzero(~self.goes_on)[:, 0]
        left = ends[torch.searchsorted(ends, tables)] - tables
        order = torch.argsort(left)
        tables, left = tables[order], left[order]
        _, counts = torch.unique_consecutive(left, return_counts=True)
        at = 0
        for count in counts.tolist():
            here = tables[at : at + count]
            goals[here] = (1 - trust) * values[here + 1] + trust * goals[here + 1]
            at += count
        return goals


class Fit:
    """A network being fitted to played tables: one softmax over the seats of each."""

    def __init__(self, tables: PlayedTables, hidden: tuple[int, ...], seed: int) -> None:
        torch = tables.torch
        self.torch: Any = torch
        self.tables = tables
        self.dropped = _DROPPED
        self.decay = _DECAY
        torch.manual_seed(seed)
        sizes = [len(FEATURE_NAMES), *hidden, 1]
        self.layers: list[Any] = [torch.nn.Linear(a, b, device=tables.device) for a, b in pairwise(sizes)]
        self._goals: Any = tables.shares
        self._optimizer: Any = None
        self._schedule: Any = None

    def begin(self, epochs: int) -> None:
        """Prepares so many epochs."""
        torch = self.torch
        parameters = [p for layer in self.layers for p in layer.parameters()]
        steps, rising = _schedule(epochs * (len(self.tables.learned) // _BATCH + 1))
        self._optimizer = torch.optim.AdamW(parameters, lr=_RATE, weight_decay=self.decay)
        self._schedule = torch.optim.lr_scheduler.OneCycleLR(
            self._optimizer, max_lr=_RATE, total_steps=steps, pct_start=rising
        )

    def restore(self, checkpoint: Path) -> int:
        """Goes on from a checkpoint, if it is there; how many stages it says are done."""
        if not checkpoint.exists():
            return 0
        try:
            kept = self.torch.load(checkpoint, map_location=self.tables.device, weights_only=True)
            for layer, state in zip(self.layers, kept["layers"], strict=True):
                layer.load_state_dict(state)
            return int(kept["stage"])
        except Exception as error:  # torch has many ways to say that a file is none of its own
            said = f"the checkpoint {checkpoint} is damaged: delete it, and training starts over"
            raise SetupError(said).worded("train-checkpoint", file=str(checkpoint)) from error

    def keep(self, stage: int, checkpoint: Path) -> None:
        """Writes down how far it is."""
        beside = checkpoint.with_suffix(".part")
        self.torch.save({"layers": [layer.state_dict() for layer in self.layers], "stage": stage}, beside)
        beside.replace(checkpoint)

    def reconsider(self, trust: float = _TRUST) -> None:
        """From now on the goal of a table is mixed with what it thinks now of those after it: less luck is in that."""
        self._goals = self.tables.later(self._values(), trust)

    def _values(self) -> Any:
        """What it thinks of every table."""
        torch = self.torch
        parts: list[Any] = []
        with torch.no_grad():
            for at in range(0, len(self.tables.places), 16 * _BATCH):
                batch = torch.arange(at, min(at + 16 * _BATCH, len(self.tables.places)), device=self.tables.device)
                parts.append(torch.softmax(self._logits(batch, False), 1))
        return torch.cat(parts)

    def epoch(self) -> float:
        """Goes through the tables once; the mean loss."""
        torch = self.torch
        learned = self.tables.learned
        order = learned[torch.randperm(len(learned), device=self.tables.device)]
        total = torch.zeros((), device=self.tables.device)
        batches = 0
        for at in range(0, len(order), _BATCH):
            batch = order[at : at + _BATCH]
            loss = self._loss(self._logits(batch, True), self._goals[batch])
            self._optimizer.zero_grad(set_to_none=True)
            loss.backward()
            self._optimizer.step()
            self._schedule.step()
            total += loss.detach()
            batches += 1
        return float(total) / max(1, batches)

    def check(self) -> tuple[float, float]:
        """Loss and accuracy on the tables that were not learned from."""
        torch = self.torch
        checked = self.tables.checked
        if not len(checked):
            return 0.0, 0.0
        losses = rights = 0.0
        with torch.no_grad():
            for at in range(0, len(checked), _BATCH):
                batch = checked[at : at + _BATCH]
                logits = self._logits(batch, False)
                shares = self.tables.shares[batch]
                losses += float(self._loss(logits, shares)) * len(batch)
                rights += float((shares.gather(1, logits.argmax(1, keepdim=True)) > 0).float().sum())
        return losses / len(checked), rights / len(checked)

    def _logits(self, batch: Any, learning: bool) -> Any:
        torch = self.torch
        places = self.tables.places[batch]
        values = (self.tables.features[places.reshape(-1)] - self.tables.mean) / self.tables.spread
        for layer in self.layers[:-1]:
            values = torch.nn.functional.dropout(torch.relu(layer(values)), self.dropped, learning)
        logits = self.layers[-1](values).view(places.shape)
        return logits.masked_fill(~self.tables.there[batch], -1e9)

    def _loss(self, logits: Any, goals: Any) -> Any:
        log = self.torch.log_softmax(logits, 1)
        return -(goals * log.clamp_min(-30)).sum(1).mean()

    def weights(self, notes: dict[str, Any]) -> Weights:
        """The network as it stands; that features were brought to one scale is worked into the first layer."""
        layers: list[Layer] = []
        for at, layer in enumerate(self.layers):
            rows = layer.weight.detach().double()
            biases = layer.bias.detach().double()
            if at == 0:
                spread, mean = self.tables.spread.double(), self.tables.mean.double()
                biases = biases - (rows * (mean / spread)[None, :]).sum(1)
                rows = rows / spread[None, :]
            layers.append((rows.cpu().tolist(), biases.cpu().tolist()))
        return Weights(layers, FEATURE_NAMES, notes)
