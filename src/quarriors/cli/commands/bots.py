"""`quarriors bots`: who there is to play against."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from cyclopts import App

from quarriors.cli.helptexts import listed
from quarriors.cli.options import Json, Lang

if TYPE_CHECKING:
    from quarriors.text.words import Words

app = App(name="bots")

#: What to type, with the end of the id of what the help says of it.
EXAMPLES = listed("""
    quarriors bots         bots-all
    quarriors bots --json  bots-json
""")


@app.default
def bots(*, json_: Json = False, words: Lang) -> int:
    """Lists the bots: what they are called in commands, who they are, how strong."""
    known = list(_known(words))
    if json_:
        sys.stdout.write(json.dumps(known, indent=2, ensure_ascii=False) + "\n")
    else:
        sys.stdout.write("\n".join(_lines(known, words)) + "\n")
    return 0


def _known(words: Words) -> Iterator[dict[str, Any]]:
    """Ours with all that there is to say; of others only their names are known."""
    from quarriors.bots import loadable
    from quarriors.bots.levels import LEVELS
    from quarriors.cli.characters import about, called

    for one in LEVELS:
        yield {
            "bot": one.id,
            "kind": one.kind,
            "name": called(one.id, words),
            "dice": one.dice,
            "about": about(one.id, words),
            "budget": one.budget or None,
        }
    ours = [one.id for one in LEVELS]
    for name in loadable():
        if name not in ours:
            yield {"bot": name, "kind": "other", "name": None, "dice": None, "about": None, "budget": None}


def _lines(known: list[dict[str, Any]], words: Words) -> Iterator[str]:
    from quarriors.cli.characters import pips

    wide = max(len(one["bot"]) for one in known)
    named = max(len(one["name"] or "") for one in known)
    for kind in ("level", "style", "measure", "other"):
        some = [one for one in known if one["kind"] == kind]
        if some:
            yield words.say(f"bots-{kind}")
        for one in some:
            about = one["about"] or ""
            if one["budget"]:
                about += " " + words.say("bots-thinks", budget=one["budget"])
            yield f"  {one['bot']:{wide}}  {pips(one['dice'] or 0)}  {one['name'] or '':{named}}  {about}".rstrip()
        if some:
            yield ""
    yield words.say("bots-budgets")
