"""`quarriors position`: a position shown, checked, or played on from."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from quarriors.cli.files import File, read_text, shown
from quarriors.cli.options import Json, Lang, Names, Seed, new_seed, seed_of

if TYPE_CHECKING:
    from quarriors.cli.seating import TableSeat
    from quarriors.engine.game import Game

app = App(
    name="position",
    help_epilogue="""\
Examples:

  quarriors position game.position            the table and its decision
  quarriors position game.position --json     the same for scripts
  quarriors position game.record --turn 9 --text > nine.position
  quarriors position game.record --turn 9     how it stood in turn 9
  quarriors position game.position --check    only whether it can be played
  quarriors position game.position --play     play on from it
  quarriors position game.position --play --bots greedy --seed 7

With --bots, the last seats are the bots'. With --seed, the dice can be had again.
""",
)


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
    lang: Lang = "en",
) -> int:
    """Show a position with what can be decided in it, check it, or play on from it.

    Parameters
    ----------
    file
        The file of a position, or a record or save, which is shown as it ends; - reads standard input.
    turn
        Of a record or save: the position at the beginning of that turn, all players' counted.
    text
        Print it in the notation of positions, to keep or to send.
    json
        Print the position as one JSON document.
    check
        Only say whether the position is fine, or what is wrong with it and where.
    play
        Play on from here.
    bots
        For --play: bots for the last seats, separated by commas, as play takes them. Everybody else is a person.
    seed
        For --play: a number or a word; the same seed gives the same dice. Random if not given.
    confirm
        For --play: ask back when a phase would end with something useful unused.
    save
        For --play: the file to keep the game in, instead of one in your folder of games.
    plain
        For --play: lines of text in and out.
    lang
        The language of cards and table.
    """
    from quarriors.engine.errors import SetupError
    from quarriors.text import language

    language(lang)
    if json + check + play + text > 1:
        raise SetupError("--text, --json, --check and --play exclude each other: give one of them")
    if not play and (bots is not None or seed is not None or save is not None or plain or not confirm):
        raise SetupError("--bots, --seed, --save, --plain and --no-confirm are for playing on: add --play")
    game = _read(file, turn)
    if text:
        from quarriors import write_position

        sys.stdout.write(write_position(game))
        return 0
    if play:
        chosen = None if seed is None else seed_of(seed)
        return _play(game, bots or [], chosen, "yes" if confirm else "no", save, plain, lang)
    if check:
        from quarriors.text import message

        output = message("position-fine", lang, file=shown(file))
    elif json:
        output = _as_json(_document(game, lang))
    else:
        output = "\n".join(_lines(game, lang))
    sys.stdout.write(output + "\n")
    return 0


def _read(file: str, turn: int | None) -> Game:
    """The game of a position, or of a record or save as it ends or as that turn begins; its dice are the caller's.

    A fault names the file and the line in it.
    """
    from quarriors import CALLER, read_position
    from quarriors.cli.failures import Failure
    from quarriors.cli.saves import TITLE, Kept
    from quarriors.engine.errors import PositionError, RecordError, SetupError
    from quarriors.server.sealed import is_sealed

    text = read_text(file)
    try:
        if is_sealed(text) or text.startswith((TITLE, "quarriors record")):
            game = Kept.of(text).replay()
            return game if turn is None else _at_turn(game, turn)
        if turn is not None:
            raise SetupError("--turn is for records and saves: a position is one moment")
        return read_position(text, chance=CALLER)
    except (PositionError, RecordError) as error:
        raise Failure(f"{shown(file)}: {error}") from None


def _at_turn(game: Game, turn: int) -> Game:
    """The game as that turn began."""
    from quarriors.engine.errors import SetupError
    from quarriors.engine.record import beginning

    again = beginning(game)
    first = again.state.turn
    for entry in game.state.log[: game.state.logged]:
        if again.state.turn == turn:
            return again
        again.follow(entry)
    if again.state.turn == turn and not again.over:
        return again
    raise SetupError(f"turn {turn} is not in this game: it has turns {first} to {game.state.turn}")


# -- showing ---------------------------------------------------------------------------------------


def _lines(game: Game, lang: str) -> list[str]:
    """The table, the attack if one is under way, and the decision with its options."""
    from quarriors.cli.menu import menu
    from quarriors.cli.tabletext import attack_text, table_text
    from quarriors.text import describe_decision, describe_option, describe_result, message

    lines = table_text(game, lang)
    if game.over:
        return [*lines, "", message("position-over", lang, result=describe_result(game, lang))]
    decider = game.decision.player
    attack = attack_text(game, decider, lang) if decider >= 0 else ""
    lines += ["", *([attack] if attack else []), describe_decision(game, lang)]
    return lines + [f"{at:4}  {describe_option(game, option, lang)}" for at, option in enumerate(menu(game), start=1)]


def _as_json(document: dict[str, object]) -> str:
    import json

    return json.dumps(document, ensure_ascii=False, indent=2)


def _document(game: Game, lang: str) -> dict[str, object]:
    """The position as a script would want it."""
    from quarriors.engine.table import PHASE_IDS
    from quarriors.engine.zones import PLAYER_ZONE_IDS
    from quarriors.text import card_name

    s = game.state
    wilds: list[dict[str, object]] = []
    for number, card in enumerate(s.catalog.cards):
        left = len(s.on_card(number))
        wilds.append({"id": card.id, "name": card_name(card, lang), "price": s.capture_price(number), "left": left})
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
        "decision": None if game.over else _decision(game, lang),
        "result": _result(game) if game.over else None,
    }


def _decision(game: Game, lang: str) -> dict[str, object]:
    from quarriors.cli.menu import menu
    from quarriors.text import describe_decision, describe_option

    decision = game.decision
    return {
        "player": game.players[decision.player] if decision.player >= 0 else None,
        "kind": decision.kind,
        "text": describe_decision(game, lang),
        "options": [
            {"words": game.words(option), "text": describe_option(game, option, lang)} for option in menu(game)
        ],
    }


def _result(game: Game) -> dict[str, object]:
    winners = [game.players[seat] for seat in game.result.winners]
    return {"winners": winners, "reason": game.result.reason}


# -- playing on ------------------------------------------------------------------------------------


def _play(
    game: Game, bots: list[str], seed: int | str | None, confirm: str, save: Path | None, plain: bool, lang: str
) -> int:
    from quarriors import read_position, write_position
    from quarriors.cli.commands.play import sit_down
    from quarriors.cli.failures import Failure
    from quarriors.cli.saves import SaveFile
    from quarriors.cli.sitting import Sitting
    from quarriors.engine.errors import SetupError
    from quarriors.engine.seats import Seat

    table = _table(game.players, bots)
    if game.over:
        raise Failure("the game is over in this position: there is nothing to play on")
    if save is not None and save.exists():
        raise SetupError(f"{save} exists already: go on with it by play --resume --save, or name another file")
    # what a seat has asked for is part of a position, so it is written with these seats
    game.seats = [
        Seat(place.name, pay_by_hand=seat.pay_by_hand and not place.bot)
        for place, seat in zip(table, game.seats, strict=True)
    ]
    chosen = new_seed() if seed is None else seed
    file = SaveFile(save) if save is not None else SaveFile.fresh(table)
    sitting = Sitting(read_position(write_position(game), seed=chosen), table, chosen, file, lang)
    sitting.settings["confirm"] = confirm
    sitting.retrace()  # what lay open may have gone on by itself
    sitting.save()
    return sit_down(sitting, plain)


def _table(names: list[str], bots: list[str]) -> list[TableSeat]:
    """People first, then the bots, in seating order."""
    from quarriors.bots import bot
    from quarriors.cli.seating import TableSeat
    from quarriors.engine.errors import SetupError

    for kind in bots:
        bot(kind)
    if len(bots) > len(names):
        raise SetupError(f"{len(bots)} bots do not fit in the {len(names)} seats of this position")
    seated = [""] * (len(names) - len(bots)) + bots
    return [TableSeat(name, bot) for name, bot in zip(names, seated, strict=True)]
