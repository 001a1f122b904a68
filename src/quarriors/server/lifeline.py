"""Workers end with their parent, however that came to its end: none is left behind that keeps the port."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import signal
import sys
import threading
from typing import Final

from quarriors.server.logs import Log

_LOG: Final = Log("quarriors.server")

#: Seconds that bots and the store may take to end after the players' last messages.
_GRACE: Final = 10.0


def end_with_parent(seconds: float) -> None:
    """From now on this worker ends when its parent does: gently, or after so many seconds at once.

    The parent holds the other end of a pipe, which the system closes when it dies. A server without workers has no
    parent of that kind, and nothing to watch.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_watch, args=(parent, seconds), name="quarriors-lifeline", daemon=True).start()


def _watch(parent: multiprocessing.process.BaseProcess, seconds: float) -> None:
    parent.join()
    _LOG.warning("parent gone", pid=os.getpid())
    last = threading.Timer(seconds + _GRACE, os._exit, (1,))
    last.daemon = True
    last.start()
    if folder := os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        shutil.rmtree(folder, ignore_errors=True)  # nobody else is left to do it
    if sys.platform == "win32":
        signal.raise_signal(signal.SIGTERM)
    else:
        # to the main thread, which is woken by it: handlers run there
        main = threading.main_thread().ident
        assert main is not None
        signal.pthread_kill(main, signal.SIGTERM)
