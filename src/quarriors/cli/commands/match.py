"""`quarriors match`: one bot against another, in pairs of games with the seats swapped."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from quarriors.cli.helptexts import listed
from quarriors.cli.numbers import decimal, percent
from quarriors.cli.options import Lang, Seed, Sets, Variants, seed_of
from quarriors.cli.runs import deaf, failures_of_runs

if TYPE_CHECKING:
    from quarriors.lab.match import MatchResult
    from quarriors.text.words import Words

app = App(name="match")

#: What to type, with the end of the id of what the help says of it.
EXAMPLES = listed("""
    quarriors match greedy random                       match-plain
    quarriors match greedy random --games 20 --seed 7   match-seed
    quarriors match greedy random --sets base,promos    match-box
""")


@app.default
def measure(
    bot: Annotated[str, Parameter(metavar="bot")],
    other: Annotated[str, Parameter(metavar="other")],
    /,
    *,
    games: Annotated[int, Parameter(negative=())] = 100,
    seed: Seed = "1",
    sets: Sets | None = None,
    workers: int | None = None,
    variants: Variants | None = None,
    words: Lang,
) -> int:
    """Measures one bot against another: the same Wilds, seats swapped."""
    from quarriors.cli.asked import asked_boxes
    from quarriors.cli.progress import progress
    from quarriors.cli.root import DONE, INTERRUPTED, complain
    from quarriors.lab.match import MatchResult, match
    from quarriors.lab.running import Crew
    from quarriors.lab.workers import usable_cores
    from quarriors.sets import DEFAULT

    rules = (variants or Variants()).rules()
    boxes = asked_boxes(sets, words) if sets else DEFAULT
    standing = MatchResult(bot, other)
    interrupted = False
    crew = Crew(usable_cores() if workers is None else workers)
    with failures_of_runs(), progress(games, "games", words) as advance:

        def watch(now: MatchResult) -> None:
            nonlocal standing
            standing = now
            advance(now.games)

        try:
            match(bot, other, games, seed_of(seed), rules, watch, boxes, crew)
        except KeyboardInterrupt:
            interrupted = True
    with deaf():
        sys.stdout.write("\n".join(_lines(standing, words)) + "\n")
        if not interrupted:
            return DONE
        return complain(words.say("simulate-interrupted", done=standing.games, games=games), INTERRUPTED)


def _lines(standing: MatchResult, words: Words) -> list[str]:
    """How it stands: the share, and what it is made of."""
    bots = {"bot": standing.a, "other": standing.b}
    if not standing.games:
        return [words.say("match-none", **bots)]
    share, low, high = (percent(part, words) for part in (standing.share, *standing.interval()))
    ends = {end: standing.reasons.get(reason, 0) for end, reason in _ENDS.items()}
    counts = {"won": standing.wins, "lost": standing.losses, "shared": standing.shared}
    turns = decimal(standing.turns / standing.games, 1, words)
    return [
        words.say("match-share", games=standing.games, share=share, low=low, high=high, **bots),
        words.say("match-counts", turns=turns, **counts, **ends),
    ]


#: How games end, by the variable of the message.
_ENDS = {"glory": "glory", "empty": "empty_cards", "limit": "limit"}
