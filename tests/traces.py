"""What code leaves behind in a process: boxes on the shelf, bots by name, variables. Here it is taken away again."""

from __future__ import annotations

import os
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any


@contextmanager
def without_traces() -> Iterator[None]:
    """Whatever is laid on the shelf, registered or set in here is gone afterwards."""
    from quarriors.bots import registry
    from quarriors.sets import shelf
    from quarriors.testing import setting

    kept: list[MutableMapping[str, Any]] = [
        os.environ, shelf._loaded, shelf._broken, registry._BOTS, registry._broken, setting._named,
    ]  # fmt: skip
    before = [dict(each) for each in kept]
    try:
        yield
    finally:
        for each, was in zip(kept, before, strict=True):
            for name in each.keys() - was.keys():
                del each[name]
            each.update(was)
