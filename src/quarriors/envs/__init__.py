"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, and many games in one call.

>>> from quarriors.envs import quarriors_v0
>>> env = quarriors_v0.env(sets=["base"], players=2)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> observation["observation"].shape, observation["action_mask"].sum()
((734,), np.int64(1))

`quarriors.envs.openspiel` registers the game with OpenSpiel. docs/research.md begins at the beginning.
"""

try:
    import gymnasium
    import numpy
    import pettingzoo
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"the environments need {error.name}, which is not installed: pip install 'quarriors[envs]'", name=error.name
    ) from error

from . import quarriors_v0
from .actions import IllegalAction, LayoutMismatch, any_actions
from .batch import Batch
from .layout import Layout, layout_of
from .solo import SoloEnv
from .vector import SoloVectorEnv

gymnasium.register(
    "Quarriors-v0", "quarriors.envs.solo:SoloEnv", vector_entry_point="quarriors.envs.vector:SoloVectorEnv"
)

del gymnasium, numpy, pettingzoo

__all__ = [
    "Batch",
    "IllegalAction",
    "Layout",
    "LayoutMismatch",
    "SoloEnv",
    "SoloVectorEnv",
    "any_actions",
    "layout_of",
    "quarriors_v0",
]
