"""`quarriors serve`: the table on the network."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import App, Parameter

from quarriors.cli.helptexts import listed
from quarriors.cli.options import Lang, Names

app = App(name="serve")

#: What to type, with the end of the id of what the help says of it.
EXAMPLES = listed("""
    quarriors serve                                                              serve-here
    quarriors serve --open                                                       serve-open
    quarriors serve --port 0                                                     serve-any
    quarriors serve --host 0.0.0.0                                               serve-network
    quarriors serve --db sqlite:////srv/quarriors.sqlite3                        serve-file
    quarriors serve --db postgresql://quarriors@localhost/quarriors --workers 4  serve-postgres
    quarriors serve --base-path /quarriors --proxy 127.0.0.1                     serve-proxy
""")


@app.default
def serve(
    *,
    host: Annotated[str | None, Parameter(metavar="address")] = None,
    port: int | None = None,
    db: Annotated[str | None, Parameter(name="--db", metavar="url")] = None,
    workers: int | None = None,
    base_path: str | None = None,
    proxy: Names | None = None,
    allowed_host: Annotated[Names | None, Parameter(name="--allowed-host")] = None,
    origin: Annotated[Names | None, Parameter(name="--origin")] = None,
    log_level: Literal["debug", "info", "warning", "error"] | None = None,
    bot_processes: int | None = None,
    bot_seconds: float | None = None,
    page: Annotated[str | None, Parameter(metavar="folder")] = None,
    open_browser: Annotated[bool, Parameter(name="--open", negative=())] = False,
    words: Lang,
) -> int:
    """Opens the table to the network: people and programs play on it."""
    import os

    from quarriors.cli.browser import say, show
    from quarriors.cli.failures import Failure
    from quarriors.server import serving
    from quarriors.server.settings import Settings

    settings = Settings.from_environment(
        os.environ,
        {
            "host": host, "port": port, "db": db, "workers": workers, "base_path": base_path,
            "proxy": tuple(proxy) if proxy is not None else None,
            "hosts": tuple(allowed_host) if allowed_host is not None else None,
            "origins": tuple(origin) if origin is not None else None,
            "log_level": log_level, "bot_processes": bot_processes, "bot_seconds": bot_seconds, "page": page,
        },
    )  # fmt: skip
    try:
        opened = show if open_browser else say
        return serving.serve(settings, lambda address: opened(address, words))
    except serving.PortTaken as error:
        if error.no_address:
            raise Failure("serve-no-address", host=settings.host, reason=error.reason) from None
        places = {"port": str(settings.port), "host": settings.host, "other": str(settings.port % 65535 + 1)}
        raise Failure("serve-port-taken", reason=error.reason, **places) from None
