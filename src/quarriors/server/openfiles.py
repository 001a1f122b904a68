"""Open files: every connection is one, and a process may have only so many."""

from __future__ import annotations

import errno
import os
import sys
from typing import Final

if sys.platform != "win32":
    import resource

#: More than any server needs, where the system names no limit.
_ENOUGH: Final = 1 << 20
#: Files that a worker needs besides its connections: database, bots, log, the page of a child that is being started.
_OWN: Final = 128


def raise_limit() -> int:
    """Raises the limit of open files as far as the system lets this process, and those it starts; what it is then."""
    if sys.platform == "win32":
        return _ENOUGH
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _ENOUGH if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):  # some systems promise more than they keep
            return soft
    return wanted


def room_for_connections() -> int:
    """How many connections fit into the limit of open files, beside what the server itself needs."""
    if sys.platform == "win32":
        return _ENOUGH
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = _ENOUGH if soft == resource.RLIM_INFINITY else soft
    return max(files - _OWN, files // 2)


def are_spent() -> bool:
    """Whether no file can be opened any more, and so no connection be taken."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error.errno in (errno.EMFILE, errno.ENFILE)
    return False
