"""Writes what a server says in one game against a bot, for unit tests of the page: `python -m tests.web.recording`.

Its dice are fair, and so every recording is another: tests that name something in it may have to be told anew.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Final

from tests.server.clients import Json, Player, Table, human
from tests.server.serving import ROOT, Server

FIXTURE: Final = ROOT / "web" / "src" / "net" / "fixtures" / "game.json"
#: The beginning and the end tell enough; the middle would only be heavy.
_FIRST, _LAST = 40, 4


def wanted(decision: Json) -> str:
    """Summons what can be summoned, captures what costs most."""
    options: list[str] = [one["option"] for one in decision["options"]]
    summons = [option for option in options if option.startswith("summon")]
    captures = [option for option in options if option.startswith("capture")]
    return (summons[:1] or captures[-1:] or options[:1])[0]


def record(table: Table) -> Json:
    """A game from its making to its end, with everything that was said to the player."""
    seats = [human("Ann"), {"kind": "bot", "level": "greedy"}]
    made = table.post("/api/games", {"seats": seats, "wilds": ["first-game"], "public": True, "first": 0})
    game = made["game"]
    with Player(table.url, game, made["secrets"]["0"]) as ann:
        ann.ready("0123456789abcdef0123456789abcdef")
        while True:
            ann.turn()
            if ann.over:
                break
            ann.move(wanted(ann.state["decision"]))
        said = [json.loads(raw) for raw in ann.raw]
    events = [one["number"] for one in said if one["type"] == "event"]
    kept = {*events[:_FIRST], *events[-_LAST:]}
    return {
        "made": made,
        "cards": table.http.get(f"/api/games/{game}/cards").json(),
        "said": [one for one in said if one["type"] != "event" or one["number"] in kept],
    }


def main() -> None:
    """Plays the game on a server of its own."""
    with tempfile.TemporaryDirectory() as folder, Server(f"sqlite:///{Path(folder) / 'server.sqlite3'}") as server:
        with Table(server.url) as table:
            recorded = record(table)
        FIXTURE.write_text(json.dumps(recorded, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
