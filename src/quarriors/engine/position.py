"""Positions: a table at a decision as text, readable and writable by hand.

Dice that you list nowhere lie on their cards in the Wilds. `memory` holds what this turn remembers, `pending` what
is under way; you may leave out both. Chance is not part of a position.
"""

from __future__ import annotations

import json

from .errors import PositionError, QuarriorsError, RulesError
from .faces import ENERGY_IDS
from .flow import advance, hold
from .framewords import written
from .game import Game, chance_of
from .positiondice import DiceReader, dice_lines, in_wilds, listed, removed_line
from .positionmemory import recall, remembered
from .positionwork import check_areas, check_quests, read_work
from .rules import STANDARD, Rules
from .seats import Seat, seats_of
from .setup import set_up
from .state import State
from .table import PHASE_IDS
from .wilds import check_table, wilds_by_ids
from .zones import PLAYER_ZONE_IDS, QUEST_AREA, SET_ASIDE, ZONE_IDS

#: The first format wrote pending work and part of the memory as bare numbers; it still reads.
POSITION_FORMAT = 2
_TITLE = "quarriors position"
#: Last on the line of the turn: the game stops at that phase and does not run on.
_STOP = "stop"
#: More than any game comes to.
_MOST_TURNS = 100_000
_MOST = 999


# -- writing ---------------------------------------------------------------------------------------


def write_position(game: Game) -> str:
    """The position of a game. Equal tables give equal texts.

    >>> from quarriors import deal
    >>> game = Game.new(["You", "Bot"], deal(seed=7), seed=7)
    >>> print(write_position(game).splitlines()[3])
    turn: 1, You, roll, quiddity 0, captures 1
    """
    s = game.state
    lines = [f"{_TITLE} {POSITION_FORMAT}"]
    rules = s.rules.options()
    if rules:
        lines.append("rules: " + ", ".join(f"{name}={value}" for name, value in rules.items()))
    lines.append("players: " + ", ".join(seat_words(seat) for seat in game.seats))
    lines.append("wilds: " + ", ".join(card.id for card in game.wilds.cards))
    if s.over:
        raise PositionError(0, "a finished game has no position to decide in").worded("position-finished")
    turn = f"turn: {s.turn}, {game.players[s.active]}, {PHASE_IDS[s.phase]}, quiddity {s.quiddity}"
    if s.catalog.has_energy:
        turn += f", light {s.light}, dark {s.dark}"
    lines.append(f"{turn}, captures {s.captures}" + (f", {_STOP}" if s.is_held else ""))
    for player in range(s.n):
        lines.append(f"{game.players[player]}: glory {s.glory[player]}")
        lines += dice_lines(s, player, game.players)
    lines += removed_line(s)
    place = {die: at for at, die in enumerate(listed(s))}
    memory = remembered(s, place)
    if memory:
        lines.append("memory: " + json.dumps(memory, sort_keys=True))
    if s.stack:
        work = [written(f, lambda die: place.get(die, -1)) for f in s.stack]
        lines.append("pending: " + json.dumps(work))
    return "\n".join(lines) + "\n"


def seat_words(seat: Seat) -> str:
    marks = (" [auto_roll]" if seat.auto_roll else "") + (" [pay_by_hand]" if seat.pay_by_hand else "")
    return seat.name + marks


def read_seat(words: str) -> Seat:
    name = words.replace("[auto_roll]", "").replace("[pay_by_hand]", "")
    return Seat(name, "[auto_roll]" in words, "[pay_by_hand]" in words)


# -- reading ---------------------------------------------------------------------------------------


def read_position(text: object, seed: object = None, chance: object = None) -> Game:
    """Makes a game from a position; `seed` or `chance` say where its dice come from, as for `Game.new`."""
    if not isinstance(text, str):
        raise PositionError(0, f"a position is a text, not {text!r}")
    stream, script = chance_of(seed, chance)
    game = _Reader(text).game()
    game.origin = text
    if not game.over:  # it may play itself to the end
        game.origin = write_position(game)
        if game.origin != text:
            # the order of a bag, which the log counts in, is that of the text the record will hold
            game = _Reader(game.origin).game()
            game.origin = write_position(game)
    game.state.stream = stream
    game.state.script = script
    if stream is not None and game.state.asker < 0:
        # read at a draw or roll: now there are dice to go on with
        game.state.waiting = False
        advance(game.state)
    if script is not None:
        game.follow_script()
    return game


class _Reader:
    """Reads a position line by line; every fault names its line."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.at = 0
        #: Whether it stops at the phase, whether or not there is anything to do.
        self.stops = False

    def game(self) -> Game:
        try:
            return self._read()
        except PositionError:
            raise
        except RecursionError:
            raise PositionError(self.at, "brackets in brackets, too many of them").worded("position-deep") from None
        except (QuarriorsError, ValueError, KeyError, IndexError, TypeError, OverflowError) as error:
            raise PositionError(self.at, str(error)).because(error) from None

    def _read(self) -> Game:
        title = self._next()
        if title not in [f"{_TITLE} {number}" for number in range(1, POSITION_FORMAT + 1)]:
            wanted = f"{_TITLE} {POSITION_FORMAT}"
            said = f"a position begins with '{wanted}', not {title!r}"
            raise PositionError(self.at, said).worded("begins", wanted=wanted, found=title[:80])
        rules = read_rules(self._value("rules")) if self._peek().startswith("rules:") else Rules()
        seats = seats_of([read_seat(words) for words in self._value("players").split(",")])
        wilds = wilds_by_ids(self._value("wilds").split(","))
        check_table(wilds, rules, len(seats))
        s = State(wilds.catalog(len(seats)), rules, len(seats))
        s.lay_on_cards()
        set_up(s)
        s.auto_roll = [seat.auto_roll for seat in seats]
        s.by_hand = [seat.pay_by_hand for seat in seats]
        names = [seat.name for seat in seats]
        self._turn(s, names)
        dice = DiceReader(s, names)
        for player in range(s.n):
            self._player(s, dice, names, player)
        if self._peek().startswith("removed:"):
            dice.remove(self._value("removed"), self.at)
        dice.attach_all(self.at)
        dice.dice += lay_large_aside(s)
        dice.dice += in_wilds(s)
        if self._peek().startswith("memory:"):
            recall(s, json.loads(self._value("memory")), dice.dice)
        if self._peek().startswith("pending:"):
            read_work(s, json.loads(self._value("pending")), dice.dice)
        check_quests(s)
        check_areas(s)
        if self._peek():
            said = f"nothing more was expected, not {self._peek()!r}"
            raise PositionError(self.at + 1, said).worded("position-more", found=self._peek()[:80])
        if self.stops and s.stack:
            said = f"with work pending it stops there anyway: leave out {_STOP!r}"
            raise PositionError(self.at, said).worded("position-stop", word=_STOP)
        game = Game(s, seats, wilds)
        self.at = 0
        if self.stops:
            hold(s)
        else:
            advance(s)
        return game

    def _peek(self) -> str:
        while self.at < len(self.lines) and not self.lines[self.at].split("//")[0].strip():
            self.at += 1
        return self.lines[self.at].split("//")[0].strip() if self.at < len(self.lines) else ""

    def _next(self) -> str:
        line = self._peek()
        self.at += 1
        return line

    def _value(self, key: str, zones: bool = False) -> str:
        line = self._next()
        head, colon, value = line.partition(":")
        if not colon or head.strip() != key:
            known = list(PLAYER_ZONE_IDS) if zones else []
            hint = f" (or one of {', '.join(known)})" if zones else ""
            fault = PositionError(self.at, f"here '{key}: …' was expected{hint}, not {line!r}")
            raise fault.worded(
                "expected-zone" if zones else "expected", wanted=f"{key}: …", found=line[:80], zones=known
            )
        return value.strip()

    def _turn(self, s: State, names: list[str]) -> None:
        parts = [part.strip() for part in self._value("turn").split(",")]
        if len(parts) < 3 or not parts[0].isdecimal() or parts[1] not in names or parts[2] not in PHASE_IDS:
            said = f"'turn: NUMBER, PLAYER, PHASE' was expected; phases are {', '.join(PHASE_IDS)}"
            raise PositionError(self.at, said).worded(
                "position-turn", example=f"turn: 3, {names[0]}, roll", phases=list(PHASE_IDS)
            )
        turn = int(parts[0])
        limit = s.rules.turn_limit or (_MOST_TURNS if turn > _MOST_TURNS else None)
        if turn < 1 or (limit is not None and turn > limit):
            said = f"there is no turn {turn}" + (f": the limit is {limit}" if limit else "")
            raise PositionError(self.at, said).worded("position-no-turn", n=str(turn)[:80], limit=limit or 0)
        s.turn = turn
        s.active = names.index(parts[1])
        s.phase = PHASE_IDS.index(parts[2])
        s.captures = s.rules.captures
        s.after_attack = parts[2] in ("capture", "clean_up")
        if parts[-1] == _STOP:
            parts.pop()
            self.stops = True
        for part in parts[3:]:
            word, _, number = part.partition(" ")
            if word not in ("quiddity", "light", "dark", "captures") or not number.isdecimal():
                said = f"'quiddity NUMBER' (or light, dark) or 'captures NUMBER' was expected, not {part!r}"
                raise PositionError(self.at, said).worded("position-quantity", found=part[:80])
            if word in ENERGY_IDS[1:] and not s.catalog.has_energy:
                said = f"there is no {word} Quiddity with these cards"
                raise PositionError(self.at, said).worded("position-energy", energy=word)
            count = int(number)
            if count > _MOST:
                fault = PositionError(self.at, f"{word} is at most {_MOST}, not {number[:80]}")
                raise fault.worded("position-most", word=word, most=_MOST, found=number[:80])
            if word == "captures":
                s.captures = count
            else:
                s.gain_quiddity(s.active, count, ENERGY_IDS.index("" if word == "quiddity" else word))

    def _player(self, s: State, dice: DiceReader, names: list[str], player: int) -> None:
        value = self._value(names[player], zones=player > 0)
        word, _, number = value.partition(" ")
        if word != "glory" or not number.isdecimal():
            fault = PositionError(self.at, f"'{names[player]}: glory NUMBER' was expected")
            raise fault.worded("expected", wanted=f"{names[player]}: glory 0", found=f"{names[player]}: {value[:80]}")
        if int(number) >= s.goal:
            said = f"{number} Glory would have won: the goal is {s.goal}"
            raise PositionError(self.at, said).worded("position-won", n=number, goal=s.goal)
        s.glory[player] = int(number)
        while True:
            head, colon, rest = self._peek().partition(":")
            zone, _, quest = head.strip().partition(" ")
            if not colon or zone not in PLAYER_ZONE_IDS or (quest and zone != ZONE_IDS[QUEST_AREA]):
                return
            self.at += 1
            if zone == ZONE_IDS[QUEST_AREA]:
                self._quest(s, player, quest.strip())
            dice.read(player, ZONE_IDS.index(zone), rest.strip(), self.at)

    def _quest(self, s: State, player: int, name: str) -> None:
        """The quest that a player's Creatures are at."""
        quests = [c for c in s.catalog.quests if not name or s.catalog.cards[c].die.name == name]
        if len(quests) != 1:
            known = [s.catalog.cards[c].die.name for c in s.catalog.quests]
            said = f"'quest NAME: dice' names one of these quests: {', '.join(known) or 'there is none'}"
            raise PositionError(self.at, said).worded("position-quest", quests=known, n=len(known))
        s.on_quest = [quests[0] if p == player else q for p, q in enumerate(s.on_quest)]


def lay_large_aside(s: State) -> list[int]:
    """Large dice that a position does not name lie beside their players; they are returned."""
    laid: list[int] = []
    if not s.catalog.has_large:
        return laid
    for card in [number for number, is_large in enumerate(s.catalog.large) if is_large]:
        for player in range(s.n):
            own = [d for d in s.dice_of(player) if s.catalog.card_of[d] == card]
            for _ in range(s.catalog.cards[card].die.per_player - len(own)):
                laid.append(min(s.on_card(card)))
                s.move(laid[-1], player, SET_ASIDE)
    return laid


def read_rules(text: str) -> Rules:
    """Rules as positions and records write them: ``edition=classic, captures=2``."""
    values = dict(STANDARD)
    for part in text.split(","):
        name, equals, value = part.strip().partition("=")
        if not equals or name not in values:
            said = f"'NAME=VALUE' was expected, with a name of {', '.join(values)}, not {part.strip()!r}"
            raise RulesError(said).worded("rules-line", names=list(values), found=part.strip()[:80])
        if value in ("True", "False", "None"):
            values[name] = {"True": True, "False": False, "None": None}[value]
        else:
            values[name] = int(value) if value.isdecimal() else value
    return Rules(**values)
