"""`quarriors serve`: the table on the network."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import App, Parameter

from quarriors.cli.options import Names

app = App(
    name="serve",
    help_epilogue="""\
Examples:

  quarriors serve                            on this machine, port 8000
  quarriors serve --open                     the same, and the browser opens it
  quarriors serve --port 0                   any port that is free
  quarriors serve --host 0.0.0.0             for everybody in the network
  quarriors serve --db sqlite:////srv/quarriors.sqlite3
  quarriors serve --db postgresql://quarriors@localhost/quarriors --workers 4
  quarriors serve --base-path /quarriors --proxy 127.0.0.1    behind nginx

All but --open can be given by environment, too: QUARRIORS_PORT=9000. Ctrl-C ends
it; every game goes on when it is started again. docs/hosting.md tells the rest.
""",
)


@app.default
def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    db: Annotated[str | None, Parameter(name="--db")] = None,
    workers: int | None = None,
    base_path: str | None = None,
    proxy: Names | None = None,
    origin: Annotated[Names | None, Parameter(name="--origin")] = None,
    log_level: Literal["debug", "info", "warning", "error"] | None = None,
    bot_processes: int | None = None,
    bot_seconds: float | None = None,
    page: str | None = None,
    open_browser: Annotated[bool, Parameter(name="--open", negative=())] = False,
) -> int:
    """Open the table to the network: people and programs play on it.

    Parameters
    ----------
    host
        The address to listen on: 127.0.0.1 if not given, for this machine only.
    port
        The port: 8000 if not given, 0 for any that is free.
    db
        Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME; a file in your data folder if not given.
    workers
        Processes that serve the same games; more than one needs PostgreSQL.
    base_path
        The path below which a proxy shows the server.
    proxy
        Addresses or networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed.
    origin
        Origins of pages elsewhere that may speak to the server, such as https://example.org.
    log_level
        The least serious lines to log.
    bot_processes
        Processes of each worker that think for bots.
    bot_seconds
        How long a bot may think about one decision before greedy replaces it.
    page
        The folder of the page for browsers; if not given, the one that was installed, or built by `make web`.
    open_browser
        Open the table in the browser of this machine.
    """
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
            "origins": tuple(origin) if origin is not None else None,
            "log_level": log_level, "bot_processes": bot_processes, "bot_seconds": bot_seconds, "page": page,
        },
    )  # fmt: skip
    try:
        return serving.serve(settings, show if open_browser else say)
    except serving.PortTaken as error:
        raise Failure(str(error)) from None
