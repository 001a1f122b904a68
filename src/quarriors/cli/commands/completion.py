"""`quarriors completion`: completion for a shell."""

from __future__ import annotations

import sys
from typing import Literal

from cyclopts import App

app = App(
    name="completion",
    help_epilogue="""\
Examples:

  quarriors completion bash > quarriors.bash    then source it in ~/.bashrc
  quarriors completion zsh > _quarriors         in a folder of your $fpath
  quarriors completion fish > quarriors.fish    in ~/.config/fish/completions
""",
)


@app.default
def completion(shell: Literal["bash", "zsh", "fish", "powershell"], /) -> int:
    """Print the script that completes commands and options in your shell.

    Parameters
    ----------
    shell
        The shell to complete for.
    """
    from quarriors.cli.root import make

    sys.stdout.write(make().generate_completion(shell=shell))
    return 0
