"""Which build the tests run on."""

import os

from quarriors.build_info import build


def test_the_build_is_the_one_this_run_is_meant_for() -> None:
    assert build() == os.environ.get("QUARRIORS_BUILD", "pure")
