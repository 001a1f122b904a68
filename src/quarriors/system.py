"""What the operating system refuses, by what kind of refusal it is: so it can be told in any language."""

from __future__ import annotations

import errno
import socket
from typing import Final

from quarriors.engine.errors import QuarriorsError

#: The end of the message for each number that people come across; the rest is told in the system's own words.
_KNOWN: Final = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EEXIST: "exists",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "long-name",
    errno.EMFILE: "many-files",
    errno.EIO: "broken",
    errno.EADDRINUSE: "in-use",
    errno.EADDRNOTAVAIL: "not-here",
}


class SystemFault(QuarriorsError):
    """What the operating system said of a file or an address."""


def fault_of(error: Exception) -> SystemFault:
    """An error of the system, with its message.

    >>> fault_of(PermissionError(errno.EACCES, "Permission denied")).message
    'system-denied'
    >>> fault_of(OSError(errno.ECHILD, "No child processes")).slots
    {'said': 'No child processes'}
    """
    said = getattr(error, "strerror", None) or str(error)
    if isinstance(error, socket.gaierror):
        return SystemFault(said).worded("system-unknown-host")
    number = error.errno if isinstance(error, OSError) else None
    if number in _KNOWN:
        return SystemFault(said).worded(f"system-{_KNOWN[number]}")
    return SystemFault(said).worded("system-other", said=said)
