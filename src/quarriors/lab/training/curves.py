"""How the fit went, as a picture: matplotlib draws it, where that is installed."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any


def draw(rows: Sequence[Sequence[str]], file: Path) -> bool:
    """Draws the curves of all rounds, one after the other; False if there is nothing to draw with."""
    try:
        matplotlib: Any = import_module("matplotlib")
        matplotlib.use("Agg")
        pyplot: Any = import_module("matplotlib.pyplot")
    except ImportError:
        return False
    figure, (above, below) = pyplot.subplots(2, 1, sharex=True, figsize=(7, 6))
    epochs = range(1, len(rows) + 1)
    above.plot(epochs, [float(row[2]) for row in rows], label="games learned from")
    above.plot(epochs, [float(row[3]) for row in rows], label="other games")
    above.set_ylabel("loss (nats per table)")
    above.legend()
    below.plot(epochs, [100 * float(row[4]) for row in rows], color="tab:green")
    below.set_ylabel("winner named (%), other games")
    below.set_xlabel("epoch")
    for at in range(1, len(rows)):
        if rows[at][0] != rows[at - 1][0]:
            for axis in (above, below):
                axis.axvline(at + 0.5, color="grey", linestyle=":")
    figure.tight_layout()
    figure.savefig(file, dpi=120)
    pyplot.close(figure)
    return True
