"""The ruler: Quarriors! without a single ability, as little work as the game can be. Never compiled."""

from __future__ import annotations

import random
from typing import Final

_DICE: Final = [
    # class, faces, cost, Glory, dice in the Wilds
    ("Basic Quiddity", "Q1, Q1, Q1, Q1, Q1, Q2", 0, 0, 0),
    ("Assistant", "Q1, Q1, Q1, R, C 1/1/2, C 1/1/2", 1, 1, 2),
    ("Portal", "Q1, D1, D1, D2, D2, D2", 4, 0, 5),
    ("Deathdealer", "Q1, Q2, Q2, C 1/3/2, C 1/3/2, C 2/4/4", 3, 2, 5),
    ("Defender of the Pale", "Q1, Q2, Q2, C 1/1/5, C 2/2/6, C 3/2/8", 5, 2, 5),
    ("Ghostly Spirit", "Q1, Q1, Q2, C 1/2/2, C 1/2/2, C 2/3/3", 3, 2, 5),
    ("Quake Dragon", "Q1, Q2, Q3|R, C 1/4/4, C 2/6/6, C 3/8/7", 8, 4, 5),
    ("Questing Wizard", "Q1+D1, Q2, Q2, C 1/2/5, C 2/3/6, C 3/4/8", 7, 3, 5),
    ("Scavenging Goblin", "Q1, Q1, C 1/2/2, C 1/2/2, C 1/2/2, C 1/2/2", 2, 2, 5),
    ("Witching Hag", "Q1, Q2, Q2, C 1/3/3, C 1/3/3, C 2/4/5", 5, 3, 5),
    ("Growth", "Q1, Q2, Q2, S, S, S", 5, 0, 5),
]
_ASSISTANT: Final = 1
#: The classes of Creatures whose empty cards end the game.
_FIRST_CREATURE: Final = 3
_LAST_CREATURE: Final = 9
_GOALS: Final = [0, 0, 20, 15, 12]

#: The option "enough", or "on to the next phase".
END: Final = -1

# The phases.
_CULL: Final = 1
_READY: Final = 2
_DECLARE: Final = 3
_DEFEND: Final = 4
_CAPTURE: Final = 5
_CLEAN_UP: Final = 6

#: Games that take longer are broken off.
_MOST_DECISIONS: Final = 5000


class SkeletonFace:
    """What one face shows."""

    def __init__(self, notation: str) -> None:
        self.quiddity = 0
        self.draw = 0
        self.reroll = False
        self.spell = notation == "S"
        self.creature = notation.startswith("C")
        self.level = 0
        self.attack = 0
        self.defense = 0
        if self.creature:
            self.level, self.attack, self.defense = (int(number) for number in notation[2:].split("/"))
        elif not self.spell:
            for symbol in notation.replace("|", "+").split("+"):
                if symbol[0] == "Q":
                    self.quiddity = int(symbol[1:])
                elif symbol[0] == "D":
                    self.draw = int(symbol[1:])
                else:
                    self.reroll = True


_FACES: Final = [[SkeletonFace(notation) for notation in faces.split(", ")] for _, faces, _, _, _ in _DICE]
_COST: Final = [cost for _, _, cost, _, _ in _DICE]
_GLORY: Final = [glory for _, _, _, glory, _ in _DICE]
_COUNT: Final = [count for _, _, _, _, count in _DICE]


class Player:
    """Glory and five piles of dice."""

    def __init__(self) -> None:
        self.glory = 0
        self.bag: list[int] = []
        self.active: list[int] = []
        self.ready: list[int] = []
        self.spent: list[int] = []
        self.used: list[int] = []


class SkeletonGame:
    """A game; `options` are dice, or classes while capturing, and `END`."""

    def __init__(self, players: int, seed: int) -> None:
        self.random = random.Random(seed)
        self.kind: list[int] = []
        self.shown: list[int] = []
        self.players: list[Player] = []
        self.wilds: list[list[int]] = [[] for _ in _DICE]
        for _ in range(players):
            player = Player()
            for _ in range(8):
                player.bag.append(self.new_die(0))
            for _ in range(4):
                player.bag.append(self.new_die(_ASSISTANT))
            self.players.append(player)
        for kind in range(1, len(_DICE)):
            for _ in range(_COUNT[kind]):
                self.wilds[kind].append(self.new_die(kind))
        self.turn = 0
        self.phase = 0
        self.quiddity = 0
        self.captures = 1
        self.culls = 0
        self.over = False
        self.declared = 0
        self.attack = 0
        self.defender = 0
        self.options: list[int] = []
        self.goal = _GOALS[players]
        self.decisions = 0
        self.begin_turn()

    def new_die(self, kind: int) -> int:
        self.kind.append(kind)
        self.shown.append(0)
        return len(self.kind) - 1

    def face(self, die: int) -> SkeletonFace:
        return _FACES[self.kind[die]][self.shown[die]]

    def roll(self, die: int) -> None:
        self.shown[die] = int(self.random.random() * 6)

    def draw(self, player: Player, number: int) -> None:
        for _ in range(number):
            if not player.bag:
                if not player.used:
                    return
                player.bag, player.used = player.used, player.bag
            at = int(self.random.random() * len(player.bag))
            die = player.bag[at]
            player.bag[at] = player.bag[-1]
            player.bag.pop()
            self.roll(die)
            player.active.append(die)

    def begin_turn(self) -> None:
        player = self.players[self.turn]
        self.culls = 0
        kept: list[int] = []
        for die in player.ready:
            if self.face(die).creature:
                player.glory += _GLORY[self.kind[die]]
                player.used.append(die)
                self.culls += 1
            else:
                kept.append(die)
        player.ready = kept
        if player.glory >= self.goal:
            self.over = True
            self.options = []
            return
        self.phase = _CULL
        self.advance()

    def advance(self) -> None:
        """Runs on to the next decision."""
        while True:
            player = self.players[self.turn]
            if self.phase == _CULL:
                if self.culls > 0 and player.used:
                    options = player.used[:]
                    options.append(END)
                    self.options = options
                    return
                self.phase = _READY
                self.quiddity = 0
                self.captures = 1
                for die in player.active:
                    self.roll(die)
                self.draw(player, 6)
            if self.phase == _READY:
                quiddity = self.quiddity
                options = []
                for die in player.active:
                    quiddity += self.face(die).quiddity
                for die in player.active:
                    face = self.face(die)
                    # one condition after the other: the ruler counts every look at a face
                    if face.draw or face.reroll or face.spell:  # noqa: SIM114
                        options.append(die)
                    elif face.creature and face.level <= quiddity:
                        options.append(die)
                if options:
                    options.append(END)
                    self.options = options
                    return
                self.phase = _DECLARE
            if self.phase == _DECLARE:
                total = 0
                for die in player.ready:
                    total += self.face(die).attack
                self.declared = total
                self.attack = total
                self.defender = 1
                self.phase = _DEFEND
            if self.phase == _DEFEND:
                count = len(self.players)
                while self.defender < count:
                    rival = self.players[(self.turn + self.defender) % count]
                    if self.attack > 0:
                        options = [die for die in rival.ready if self.face(die).creature]
                        if options:
                            self.options = options
                            return
                    self.defender += 1
                    self.attack = self.declared
                self.phase = _CAPTURE
            if self.phase == _CAPTURE:
                if self.captures > 0:
                    quiddity = self.quiddity
                    for die in player.active:
                        quiddity += self.face(die).quiddity
                    options = [kind for kind in range(len(_DICE)) if self.wilds[kind] and _COST[kind] <= quiddity]
                    if options:
                        options.append(END)
                        self.options = options
                        return
                self.phase = _CLEAN_UP
            if self.phase == _CLEAN_UP:
                player.used.extend(player.spent)
                player.used.extend(player.active)
                player.spent = []
                player.active = []
                self.turn = (self.turn + 1) % len(self.players)
                self.begin_turn()
                return

    def pay(self, player: Player, price: int) -> None:
        if self.quiddity < price:
            for die in player.active[:]:
                face = self.face(die)
                if face.quiddity:
                    self.quiddity += face.quiddity
                    player.active.remove(die)
                    player.spent.append(die)
                    if self.quiddity >= price:
                        break
        self.quiddity -= price

    def take(self, option: int) -> None:
        self.decisions += 1
        player = self.players[self.turn]
        phase = self.phase
        if phase == _CULL:
            if option == END:
                self.culls = 0
            else:
                player.used.remove(option)
                self.wilds[self.kind[option]].append(option)
                self.culls -= 1
        elif phase == _READY:
            self._ready(player, option)
        elif phase == _DEFEND:
            count = len(self.players)
            rival = self.players[(self.turn + self.defender) % count]
            face = self.face(option)
            if self.attack >= face.defense:
                rival.ready.remove(option)
                rival.used.append(option)
                self.attack -= face.defense
            else:
                self.attack = 0
        elif phase == _CAPTURE:
            if option == END:
                self.captures = 0
            else:
                self.pay(player, _COST[option])
                player.used.append(self.wilds[option].pop())
                self.captures -= 1
                empty = 0
                for kind in range(_FIRST_CREATURE, _LAST_CREATURE + 1):
                    if not self.wilds[kind]:
                        empty += 1
                if empty >= 4:
                    self.over = True
                    self.options = []
                    return
        self.advance()

    def _ready(self, player: Player, option: int) -> None:
        if option == END:
            self.phase = _DECLARE
            return
        face = self.face(option)
        if face.creature:
            player.active.remove(option)
            self.pay(player, face.level)
            player.ready.append(option)
        elif face.spell:
            player.active.remove(option)
            player.spent.append(option)
            self.quiddity += 3
        elif face.draw:
            player.active.remove(option)
            player.spent.append(option)
            self.quiddity += face.quiddity
            self.draw(player, face.draw)
        else:
            self.roll(option)


def play(players: int, games: int, seed: int) -> int:
    """Plays random games; the number of decisions taken."""
    decisions = 0
    chooser = random.Random(seed)
    for number in range(games):
        game = SkeletonGame(players, seed * 100003 + number)
        while not game.over:
            options = game.options
            game.take(options[int(chooser.random() * len(options))])
            if game.decisions > _MOST_DECISIONS:
                break
        decisions += game.decisions
    return decisions
