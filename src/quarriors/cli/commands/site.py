"""`quarriors site`: the table as a folder of files for any static host."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from quarriors.cli.helptexts import listed
from quarriors.cli.options import Lang

app = App(name="site")

#: What to type, with the end of the id of what the help says of it.
EXAMPLES = listed("""
    quarriors site public                                                        site-write
    quarriors site public && python -m http.server --directory public           site-try
    quarriors site --runtime node_modules/pyodide public                         site-runtime
""")


@app.default
def site(
    folder: Annotated[Path, Parameter(metavar="folder")],
    *,
    runtime: Annotated[Path | None, Parameter(metavar="folder")] = None,
    page: Annotated[Path | None, Parameter(metavar="folder")] = None,
    docs: Annotated[Path | None, Parameter(metavar="folder")] = None,
    words: Lang,
) -> int:
    """Writes the table as files that any static host can hand out."""
    from quarriors.site.folder import write

    done = write(folder, runtime, page, docs)
    said = words.say("site-written", folder=str(done.folder), files=done.files, size=f"{done.bytes / 1e6:.0f}")
    sys.stdout.write(said + "\n")
    if not done.compiled:
        sys.stderr.write(words.say("site-uncompiled") + "\n")
    return 0
