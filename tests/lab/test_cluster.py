"""Playing on a Ray cluster: a small one is started here, if Ray is installed."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from quarriors.lab.cluster import ClusterError, played_by_cluster
from quarriors.lab.series import Series

#: In a process of its own: Ray keeps threads, handlers and warnings that belong to nobody else.
_SCRIPT = """
from quarriors.lab.accumulators import counting_of
from quarriors.lab.cluster import ClusterError, played_by_cluster
from quarriors.lab.running import Crew, played
from quarriors.lab.series import Series
if __name__ == "__main__":
    series = Series.of(["greedy", "random"], seed=7)
    counting = counting_of(["quarriors.lab.cardcounts:CardCounts"])
    there = [game for helping in played(series, 40, Crew(ray="local"), counting) for game in helping]
    assert sorted(there, key=lambda game: game.number) == series.play_each(range(40), counting)
    try:
        list(played_by_cluster(series, range(4), "127.0.0.1:1"))
    except ClusterError as error:
        print(error.message, len(str(error).splitlines()))
"""


@pytest.mark.evening
@pytest.mark.skipif(find_spec("ray") is None, reason="the extra `ray` is not installed")
def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(_SCRIPT, "utf-8")
    done = subprocess.run(
        [sys.executable, str(tmp_path / "script.py")], capture_output=True, text=True, timeout=240, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "ray-address 1"


def test_without_ray_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ClusterError, match=r"pip install 'quarriors\[ray\]'"):
        next(played_by_cluster(Series.of(["random"]), range(3), "local"))
