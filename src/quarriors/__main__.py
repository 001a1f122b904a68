"""`python -m quarriors`: a game against greedy bots in plain text, until there is a real table."""

from __future__ import annotations

import argparse
import io
import os
import secrets
import sys

from quarriors import Game, Rules, Seat, __version__, deal
from quarriors.bots import Bot, GreedyBot
from quarriors.build_info import build
from quarriors.engine import happenings as told
from quarriors.engine.happenings import Happening
from quarriors.engine.option import Option
from quarriors.engine.table import PHASE_IDS
from quarriors.engine.zones import ACTIVE, ASIDE, BAG, READY, SPENT, USED, ZONE_IDS, ZONES
from quarriors.text import (
    card_name,
    card_text,
    describe_decision,
    describe_event,
    describe_option,
    describe_result,
    die_text,
    message,
)

_BOTS = ["Greta", "Gus", "Gwen", "Gil"]
_PERSON = "Quinn"
#: What is told while others play; single draws, rolls and moves would drown it.
_TOLD = (
    told.TURN, told.SUMMONED, told.READIED, told.CAST, told.ABILITY, told.ATTACKED, told.DEFENDED, told.DESTROYED,
    told.SCORED, told.CAPTURED, told.CULLED, told.COPIED, told.ATTACHED, told.SAVED, told.TOTAL, told.TURNED,
)  # fmt: skip


class _Left(Exception):
    """The person has had enough."""


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that knows no stars shows question marks
    options = _parser().parse_args(arguments)
    seed = secrets.randbelow(1_000_000) if options.seed is None else options.seed
    rules = Rules(edition=options.edition)
    wilds = deal(sets=["base"], seed=seed, players=options.players, rules=rules)
    names = _BOTS[: options.players] if options.watch else [_PERSON, *_BOTS[: options.players - 1]]
    seats = [Seat(name, auto_roll=name != _PERSON) for name in names]
    game = Game.new(players=seats, wilds=wilds, rules=rules, seed=seed)
    try:
        _say(message("plain-welcome", edition=options.edition, seed=str(seed)))
        if not options.watch:
            _say(message("plain-you", player=_PERSON))
        game.listen(lambda event: _tell(game, event))
        _play(game, [None if name == _PERSON else GreedyBot() for name in names])
        _say(f"\n{describe_result(game)}")
        _say(", ".join(f"{name} {glory}" for name, glory in zip(names, game.result.glory, strict=True)))
    except (_Left, KeyboardInterrupt):
        _say("\n" + message("plain-left"))
    except BrokenPipeError:
        # whoever was reading has gone; Python must not try to flush to them on its way out
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _play(game: Game, bots: list[Bot | None]) -> None:
    shown = (0, 0)
    while not game.over:
        decider = bots[game.decision.player]
        if decider is not None:
            game.take(decider.choose(game.view()))
            continue
        now = (game.state.turn, game.state.phase)
        if now != shown:
            shown = now
            _show_table(game)
        game.take(_ask(game))


def _ask(game: Game) -> Option:
    """Lets the person choose, until a number of the list is given."""
    options = game.decision.options
    _show_pool(game)
    _show_options(game)
    while True:
        sys.stdout.write("> ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        word = line.strip().lower()
        if not line or word in ("q", "quit"):
            raise _Left
        if word == "c":
            _show_cards(game)
            _show_options(game)
        elif word == "t":
            _show_table(game)
            _show_options(game)
        elif not word and len(options) == 1:
            return options[0]
        elif word.isdecimal() and 1 <= int(word) <= len(options):
            return options[int(word) - 1]
        else:
            _say(message("plain-number", n=len(options)))


def _show_options(game: Game) -> None:
    _say(f"\n{describe_decision(game)}")
    for number, option in enumerate(game.decision.options, start=1):
        _say(f"{number:4}  {describe_option(game, option)}")


def _show_pool(game: Game) -> None:
    """The dice the person has rolled, as they lie there now."""
    s = game.state
    pool = s.piles[game.decision.player * ZONES + ACTIVE]
    if pool and s.active == game.decision.player:
        _say(f"\n{message('zone-active')}: {_listed([die_text(s, die) for die in pool])}")


# -- showing ---------------------------------------------------------------------------------------


def _tell(game: Game, event: Happening) -> None:
    if event.code in _TOLD:
        _say(("\n" if event.code == told.TURN else "  ") + describe_event(game, event))


def _show_table(game: Game) -> None:
    """Whose turn and phase it is, the Wilds with prices and dice left, everybody's Glory and piles."""
    s = game.state
    _say(f"\n=== {message(f'phase-{PHASE_IDS[s.phase]}')} ===")
    _say(message("plain-wilds"))
    for number, card in enumerate(s.catalog.cards):
        left = message("plain-left-on-card", n=len(s.piles[s.n * ZONES + number]))
        _say(f"  {s.capture_price(number):2}  {left}  {card_name(card)}")
    for player, name in enumerate(game.players):
        _say(message("plain-glory", player=name, n=s.glory[player], goal=s.goal))
        for zone in (READY, ACTIVE, BAG, SPENT, USED, ASIDE):
            pile = s.piles[player * ZONES + zone]
            if pile:
                _say(f"  {message(f'zone-{ZONE_IDS[zone]}')}: {_listed([die_text(s, die) for die in pile])}")


def _listed(words: list[str]) -> str:
    """Things alike are counted, not repeated."""
    return ", ".join(
        f"{words.count(word)} × {word}" if words.count(word) > 1 else word for word in dict.fromkeys(words)
    )


def _show_cards(game: Game) -> None:
    for card in game.state.catalog.cards:
        faces = ", ".join(str(face) for face in card.die.faces)
        id = "plain-card-glory" if card.glory else "plain-card"
        _say(message(id, card=card_name(card), cost=card.cost, glory=card.glory, faces=faces))
        for line in card_text(card):
            _say(f"    {line}")


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m quarriors",
        description=message("plain-about"),
        epilog=message("plain-examples"),
    )
    parser.add_argument("--seed", type=int, help=message("plain-help-seed"))
    parser.add_argument("--players", type=int, choices=[2, 3, 4], default=2, help=message("plain-help-players"))
    parser.add_argument(
        "--edition", choices=["revised", "classic"], default="revised", help=message("plain-help-edition")
    )
    parser.add_argument("--watch", action="store_true", help=message("plain-help-watch"))
    parser.add_argument("--version", action="version", version=f"quarriors {__version__} ({build()} build)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
