"""Games that are set up by themselves: the Wilds of a day, and puzzles. Pure, so that a browser can do the same."""

from __future__ import annotations

import secrets
from datetime import date
from functools import lru_cache
from typing import Any

import msgspec

from quarriors.engine.errors import QuarriorsError, SetupError
from quarriors.lab.puzzles.shelf import Puzzle, aim_of, is_choice, shipped
from quarriors.lab.puzzles.telling import goal_text
from quarriors.server import gallery
from quarriors.server.daily import RIVAL, day_of
from quarriors.server.errors import Refusal
from quarriors.server.match import OVER, Match
from quarriors.server.match_events import BOT, PERSON, Created, Setup
from quarriors.server.messages import NewGame
from quarriors.server.setting_up import PATIENCE, NewMatch, refused, seated, set_up
from quarriors.text import describe_option
from quarriors.text.words import Words

Json = dict[str, Any]


# -- the Wilds of a day ------------------------------------------------------------------------------


def tell_day(written: str, today: date, words: Words) -> Json:
    """The Wilds of a day, to look at before it is played."""
    try:
        day = day_of(written or today.isoformat(), today)
    except QuarriorsError as error:
        raise refused(error) from None
    wilds = day.wilds()
    return {
        "date": day.date,
        "today": today.isoformat(),
        "number": day.number,
        "sets": day.sets,
        "rival": RIVAL,
        "cards": gallery.cards_of(wilds, words),
    }


def set_up_day(asked: NewGame, today: date, bots: list[str], patience: float = PATIENCE) -> NewMatch:
    """A game with the Wilds and dice of that day, of one person against the best bot."""
    _check_nothing_else(asked)
    try:
        day = day_of(asked.today, today)
    except QuarriorsError as error:
        raise refused(error) from None
    if [plan.kind for plan in asked.seats] != [PERSON, BOT]:
        raise refused(SetupError("the Wilds of a day are for one person and one bot").worded("day-seats"))
    seats = [asked.seats[0], msgspec.structs.replace(asked.seats[1], level=RIVAL)]
    whole = NewGame(seats=seats, sets=day.sets, seed=day.seed)
    new = set_up(whole, bots, patience)
    new.event.setup.today = day.date
    return new


# -- puzzles -----------------------------------------------------------------------------------------


def tell_puzzles(words: Words) -> list[Json]:
    """The puzzles there are, the easy ones first."""
    return _puzzles(words)


@lru_cache(16)
def _puzzles(words: Words) -> list[Json]:
    return [
        {
            "id": puzzle.id,
            "grade": puzzle.grade,
            "box": puzzle.box,
            "players": puzzle.players,
            "seat": puzzle.seat,
            "goals": [{**goal.as_data(), "text": goal_text(puzzle.table(), goal, words)} for goal in puzzle.goals],
        }
        for puzzle in shipped().values()
    ]


def tell_solution(id: str, words: Words) -> Json:
    """The way through a puzzle: who takes what, dice left out."""
    puzzle = _known(id)
    game = puzzle.table()
    steps: list[Json] = []
    for by, option in puzzle.line:
        if is_choice(by):
            chosen = game.decision.options[game.all_words().index(option)]
            steps.append({"seat": by, "text": describe_option(game, chosen, words)})
        game.take(option)
    ended = next((at for at, (_, option) in enumerate(reversed(puzzle.line)) if option != "end"), 0)
    return {"steps": steps[: len(steps) - ended]}


def set_up_puzzle(asked: NewGame, bots: list[str], patience: float = PATIENCE) -> NewMatch:
    """A game that begins at the table of a puzzle, with a person in the seat that is to solve it."""
    _check_nothing_else(asked)
    puzzle = _known(asked.puzzle)
    wanted = [PERSON if seat == puzzle.seat else BOT for seat in range(puzzle.players)]
    if [plan.kind for plan in asked.seats] != wanted:
        fault = SetupError(f"this puzzle is for a person in seat {puzzle.seat} and {puzzle.players - 1} bots")
        raise refused(fault.worded("puzzle-seats", seat=puzzle.seat + 1, bots=puzzle.players - 1))
    try:
        plans = seated(asked.seats, bots, patience)
        game = puzzle.table()
    except QuarriorsError as error:
        raise refused(error) from None
    cards = [card.id for card in game.wilds.cards]
    setup = Setup(
        seats=plans, sets=sorted({card.partition("/")[0] for card in cards}), wilds=cards, dealt="chosen",
        rules=game.rules.options(), first=puzzle.seat, practice=True, puzzle=puzzle.id,
    )  # fmt: skip
    return NewMatch(Created(setup, position=puzzle.position), msgspec.json.encode(secrets.token_hex(16)))


def is_solved(match: Match) -> bool | None:
    """Whether a game has solved its puzzle; None as long as nobody knows, and for other games."""
    if not match.setup.puzzle or match.status != OVER or match.game is None:
        return None
    aim = aim_of(match.setup.puzzle)
    if aim is None or not match.game.over:
        return None if aim is None else False
    return aim.is_reached(match.game.state)


def _known(id: str) -> Puzzle:
    puzzle = shipped().get(id)
    if puzzle is None:
        raise Refusal("not_found", f"there is no puzzle {id[:40]!r}")
    return puzzle


def _check_nothing_else(asked: NewGame) -> None:
    """Everything but seats and title is given."""
    plain = NewGame(
        seats=asked.seats, title=asked.title, public=asked.public, today=asked.today, puzzle=asked.puzzle
    )  # fmt: skip
    if asked != plain or (asked.today and asked.puzzle):
        said = "Wilds, rules and dice are not chosen for a puzzle or the Wilds of a day"
        raise refused(SetupError(said).worded("given"))
