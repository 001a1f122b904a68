"""`quarriors completion`: completion for a shell."""

from __future__ import annotations

import sys
from typing import Annotated, Literal

from cyclopts import App, Parameter

from quarriors.cli.helptexts import listed
from quarriors.cli.options import Lang

app = App(name="completion")

#: What to type, with the end of the id of what the help says of it.
EXAMPLES = listed("""
    quarriors completion bash > quarriors.bash  completion-bash
    quarriors completion zsh > _quarriors       completion-zsh
    quarriors completion fish > quarriors.fish  completion-fish
""")


#: The shells there are scripts for.
Shell = Annotated[Literal["bash", "zsh", "fish", "powershell"], Parameter(metavar="shell")]


@app.default
def completion(shell: Shell, /, *, words: Lang) -> int:
    """Prints the script that completes commands and options in a shell."""
    from quarriors.cli.described import described
    from quarriors.cli.root import make

    sys.stdout.write(described(make(), words.code).generate_completion(shell=shell))
    return 0
