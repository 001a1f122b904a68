"""The lab: let bots play many games, and count.

>>> tally = simulate(games=20, bots=["greedy", "random"], seed=1)
>>> tally.games, tally.share(0) > 0.8
(20, True)

`quarriors.lab.match` measures one bot against another in pairs of games, `quarriors.lab.speed` how fast the engine is.
"""

from .intervals import wilson
from .simulation import simulate
from .tally import Tally

__all__ = ["Tally", "simulate", "wilson"]
