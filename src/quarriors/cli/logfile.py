"""Where the command logs: a file in the user's data folder, so that no line of it gets between what is shown."""

from __future__ import annotations

import logging

from quarriors.homes import home

#: Whose lines are kept. A server logs in its own way.
_HEARD = ("quarriors.text", "quarriors.cli", "quarriors.server.upkeep")


class LogFile(logging.Handler):
    """Appends each line to `quarriors.log`. Where that cannot be written, nobody is the worse for it."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            folder = home()
            folder.mkdir(parents=True, exist_ok=True)
            with (folder / "quarriors.log").open("a", encoding="utf-8") as file:
                file.write(self.format(record) + "\n")
        except OSError:
            pass


def keep_log() -> None:
    """From now on what there is to log is logged there: messages that a language lacks, games that nobody can read."""
    for name in _HEARD:
        logger = logging.getLogger(name)
        if not any(isinstance(handler, LogFile) for handler in logger.handlers):
            handler = LogFile(logging.WARNING)
            handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
            logger.addHandler(handler)
