"""`quarriors position`: a position shown, checked, or played on from."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from quarriors.cli.files import File, faulty, read_text, shown
from quarriors.cli.helptexts import listed
from quarriors.cli.options import Json, Lang, Names, Seed, new_seed, seed_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarriors.cli.seating import TableSeat
    from quarriors.engine.game import Game
    from quarriors.text.words import Words

app = App(name="position")

#: What to type, with the end of the id of what the help says of it.
EXAMPLES = listed("""
    quarriors position game.position                                position-show
    quarriors position game.position --json                         position-json
    quarriors position game.record --turn 9 --text > nine.position  position-text
    quarriors position game.record --turn 9                         position-turn
    quarriors position game.position --check                        position-check
    quarriors position game.position --play                         position-play
    quarriors position game.position --play --bots greedy --seed 7  position-bot
""")


@app.default
def position(
    file: File,
    /,
    *,
    turn: int | None = None,
    text: Annotated[bool, Parameter(negative=())] = False,
    json: Json = False,
    check: Annotated[bool, Parameter(negative=())] = False,
    play: Annotated[bool, Parameter(negative=())] = False,
    bots: Names | None = None,
    seed: Seed | None = None,
    confirm: bool = True,
    save: Path | None = None,
    plain: Annotated[bool, Parameter(negative=())] = False,
    words: Lang,
) -> int:
    """Shows a position with what can be decided in it, checks it, or plays on from it."""
    from quarriors.cli.failures import Misuse

    if json + check + play + text > 1:
        raise Misuse("position-one-way")
    if not play and (bots is not None or seed is not None or save is not None or plain or not confirm):
        raise Misuse("position-only-play")
    game = read_table(file, turn)
    if text:
        from quarriors import write_position

        sys.stdout.write(write_position(game))
        return 0
    if play:
        chosen = None if seed is None else seed_of(seed)
        return _play(game, bots or [], chosen, "yes" if confirm else "no", save, plain, words)
    if check:
        output = words.say("position-fine", file=shown(file, words))
    elif json:
        output = _as_json(_document(game, words))
    else:
        output = "\n".join(_lines(game, words))
    sys.stdout.write(output + "\n")
    return 0


def read_table(file: str, turn: int | None = None) -> Game:
    """The game of a position, or of a record or save as it ends or as that turn begins; its dice are the caller's.

    A fault names the file and the line in it.
    """
    return _read(file, turn, _at_turn)


def read_choice(file: str, turn: int | None = None) -> Game:
    """The same, but of a turn the first table at which somebody has a choice: most turns begin with the roll alone."""
    return _read(file, turn, _at_choice)


def _read(file: str, turn: int | None, at: Callable[[Game, int], Game]) -> Game:
    from quarriors import CALLER, read_position
    from quarriors.cli.failures import Misuse
    from quarriors.cli.saves import TITLE, Kept
    from quarriors.engine.errors import PositionError, RecordError
    from quarriors.server.sealed import is_sealed

    text = read_text(file)
    try:
        if is_sealed(text) or text.startswith((TITLE, "quarriors record")):
            game = Kept.of(text).replay()
            return game if turn is None else at(game, turn)
        if turn is not None:
            raise Misuse("position-no-turn")
        return read_position(text, chance=CALLER)
    except (PositionError, RecordError) as error:
        raise faulty(file, error) from None


def _at_turn(game: Game, turn: int) -> Game:
    """The game as that turn began."""
    from quarriors.cli.failures import Misuse
    from quarriors.engine.record import beginning

    again = beginning(game)
    first = again.state.turn
    for entry in game.state.log[: game.state.logged]:
        if again.state.turn == turn:
            return again
        again.follow(entry)
    if again.state.turn == turn and not again.over:
        return again
    raise Misuse("position-turns", turn=turn, first=first, last=game.state.turn)


def _at_choice(game: Game, turn: int) -> Game:
    """The game at the first choice of that turn; as the turn began if there is none."""
    again = _at_turn(game, turn)
    for entry in game.state.log[again.state.logged : game.state.logged]:
        if again.state.turn != turn or _has_choice(again):
            break
        again.follow(entry)
    return again if again.state.turn == turn and _has_choice(again) else _at_turn(game, turn)


def _has_choice(game: Game) -> bool:
    from quarriors.engine.option import CHANCE

    return not game.over and game.decision.player != CHANCE and len(game.decision.options) > 1


# -- showing ---------------------------------------------------------------------------------------


def _lines(game: Game, words: Words) -> list[str]:
    """The table, the attack if one is under way, and the decision with its options."""
    from quarriors.cli.menu import menu
    from quarriors.cli.tabletext import attack_text, table_text
    from quarriors.text import describe_decision, describe_option, describe_result

    lines = table_text(game, words)
    if game.over:
        return [*lines, "", words.say("position-over", result=describe_result(game, words))]
    decider = game.decision.player
    attack = attack_text(game, decider, words) if decider >= 0 else ""
    lines += ["", *([attack] if attack else []), describe_decision(game, words)]
    return lines + [f"{at:4}  {describe_option(game, option, words)}" for at, option in enumerate(menu(game), start=1)]


def _as_json(document: dict[str, object]) -> str:
    import json

    return json.dumps(document, ensure_ascii=False, indent=2)


def _document(game: Game, words: Words) -> dict[str, object]:
    """The position as a script would want it."""
    from quarriors.engine.table import PHASE_IDS
    from quarriors.engine.zones import PLAYER_ZONE_IDS
    from quarriors.text import card_name

    s = game.state
    wilds: list[dict[str, object]] = []
    for number, card in enumerate(s.catalog.cards):
        left = len(s.on_card(number))
        wilds.append({"id": card.id, "name": card_name(card, words), "price": s.capture_price(number), "left": left})
    players: list[dict[str, object]] = []
    for seat, name in enumerate(game.players):
        zones = {
            id: [game.die_words(die) for die in s.pile(seat, zone)]
            for zone, id in enumerate(PLAYER_ZONE_IDS)
            if s.pile(seat, zone)
        }
        players.append({"name": name, "glory": s.glory[seat], "zones": zones})
    return {
        "rules": {"edition": s.rules.edition, **s.rules.options()},
        "turn": s.turn,
        "active": game.players[s.active],
        "phase": PHASE_IDS[s.phase],
        "quiddity": s.quiddity,
        "captures": s.captures,
        "goal": s.goal,
        "wilds": wilds,
        "players": players,
        "decision": None if game.over else _decision(game, words),
        "result": _result(game) if game.over else None,
    }


def _decision(game: Game, words: Words) -> dict[str, object]:
    from quarriors.cli.menu import menu
    from quarriors.text import describe_decision, describe_option

    decision = game.decision
    return {
        "player": game.players[decision.player] if decision.player >= 0 else None,
        "kind": decision.kind,
        "text": describe_decision(game, words),
        "options": [
            {"words": game.words(option), "text": describe_option(game, option, words)} for option in menu(game)
        ],
    }


def _result(game: Game) -> dict[str, object]:
    winners = [game.players[seat] for seat in game.result.winners]
    return {"winners": winners, "reason": game.result.reason}


# -- playing on ------------------------------------------------------------------------------------


def _play(
    game: Game, bots: list[str], seed: int | str | None, confirm: str, save: Path | None, plain: bool, words: Words
) -> int:
    from quarriors import read_position, write_position
    from quarriors.cli.commands.play import sit_down
    from quarriors.cli.failures import Failure, Misuse
    from quarriors.cli.saves import SaveFile
    from quarriors.cli.sitting import Sitting
    from quarriors.engine.seats import Seat

    table = _table(game.players, bots)
    if game.over:
        raise Failure("position-finished")
    if save is not None and save.exists():
        raise Misuse("play-exists", file=str(save))
    # what a seat has asked for is part of a position, so it is written with these seats
    game.seats = [
        Seat(place.name, pay_by_hand=seat.pay_by_hand and not place.bot)
        for place, seat in zip(table, game.seats, strict=True)
    ]
    chosen = new_seed() if seed is None else seed
    file = SaveFile(save) if save is not None else SaveFile.fresh(table)
    sitting = Sitting(read_position(write_position(game), seed=chosen), table, chosen, file, words)
    sitting.settings["confirm"] = confirm
    sitting.retrace()  # what lay open may have gone on by itself
    sitting.save()
    return sit_down(sitting, plain)


def _table(names: list[str], bots: list[str]) -> list[TableSeat]:
    """People first, then the bots, in seating order."""
    from quarriors.bots import bot
    from quarriors.cli.failures import Misuse
    from quarriors.cli.seating import TableSeat

    for kind in bots:
        bot(kind)
    if len(bots) > len(names):
        raise Misuse("play-bots-many", bots=len(bots), seats=len(names))
    seated = [""] * (len(names) - len(bots)) + bots
    return [TableSeat(name, bot) for name, bot in zip(names, seated, strict=True)]
