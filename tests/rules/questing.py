"""Tables with quests: the quest cards for the number of players, a quiet card for every class on the table."""

from __future__ import annotations

from quarriors import Game
from quarriors.testing import find_die, kinds, pile
from tests import table as plain
from tests.table import find

EXQUALIBUR = "The Hunt For Exqualibur"
QUAIL = "The Hunt For The Holy Quail"
SKULL = "The Hunt For The Tri-Clops Skull"

#: The quests by number of players (X5).
_QUESTS = {2: [EXQUALIBUR], 3: [QUAIL, SKULL], 4: [QUAIL, EXQUALIBUR, SKULL]}

#: The card of each class that meddles least; in the hands of these tests all of them are just numbers.
_QUIET = [
    "Deathdealer", "Strong Defender of the Pale", "Devotee of the Holy Query", "Strong Ghostly Spirit",
    "Mighty Primordial Ooze", "Mighty Quake Dragon", "Questing Wizard", "Scavenging Goblin", "Warrior of the Quay",
    "Strong Witching Hag", "Death Cantrip", "Growth Charm", "Life Cantrip", "Shaping Charm", "Victory Incantation",
    "Ancient Guide", "Strong Knight of Quamelot", "Manxome Minotaur", "Relic Rustler", "Riddling Sphinx",
    "Misdirection Cantrip", "Quasar Charm", "Strong Heavenly Seraph", "Strong Lord of the Quarry",
    "Mischievous Imp", "Strong Quaxos' Eye", "Pink Eye Cyclops",
]  # fmt: skip


def questing(
    *cards: str,
    turn: str = "Quinn, attack",
    rules: str = "",
    dice: str = "",
    quinn: str = "",
    monique: str = "",
    clark: str | None = None,
    michael: str | None = None,
) -> Game:
    """`tests.table.table`, with the quests that so many players have; their "Hunt" versions unless others are named."""
    named = [find(name) for name in cards]
    told = " ".join([quinn, monique, clark or "", michael or ""])
    players = 2 + (clark is not None) + (michael is not None)
    for name in _QUESTS[players] + [quiet for quiet in _QUIET if find(quiet).die.name in told]:
        if all(card.die.name != find(name).die.name for card in named):
            named.append(find(name))
    return plain.table(
        *(card.name for card in named),
        turn=turn,
        rules=rules,
        dice=dice,
        quinn=quinn,
        monique=monique,
        clark=clark,
        michael=michael,
    )


def on_quest(game: Game, player: str) -> list[str]:
    """A player's Creatures in the Quest Area, in words."""
    return pile(game, player, "quest")


def strength(game: Game, words: str, owner: str, against: str, zone: str = "") -> int:
    """A Creature's attack, wherever it is."""
    return game.state.attack(find_die(game, words, zone, owner), game.players.index(against))


def toughness(game: Game, words: str, owner: str, zone: str = "") -> int:
    """A Creature's defense, wherever it is."""
    return game.state.defense(find_die(game, words, zone, owner))


def on_card(game: Game, name: str) -> int:
    """How many dice lie on the card of that class."""
    s = game.state
    return len(s.on_card([card.die.name for card in s.catalog.cards].index(name)))


def send(game: Game, quest: str, *creatures: str) -> None:
    """Sends these Creatures to a quest, all others stay; the quest before the attack."""
    game.take(f"quest {quest}")
    for words in creatures:
        if not game.over and game.decision.kind == "choose":  # one that is alone goes without being named
            game.take(f"choose {words}")
    if not game.over and "enough" in kinds(game):
        game.take("enough")
    if not game.over and game.decision.kind == "attack":
        game.take(f"quest {quest}")
