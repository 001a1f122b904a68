"""Settings for every test."""

import os

from hypothesis import settings

from tests.budget import BUDGET, scaled

# Whoever runs the tests may have put cards right at home: not here.
os.environ["QUARRIORS_BOXES"] = os.devnull

# The same examples on every quick run, so that `make check` fails only for a reason; new ones on long runs.
settings.register_profile("house", deadline=None, derandomize=BUDGET == 1, max_examples=scaled(100))
settings.load_profile("house")
