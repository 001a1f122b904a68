"""Crowded tables: Creatures, Spells, Locks, quests and Quartifacts by lot, seldom met together in random play."""

from __future__ import annotations

from random import Random

from quarriors import Game, Wilds, deal, read_position
from quarriors.engine.cards import Card

from .boxes import Sets
from .facts import faces_of
from .play import NAMES

#: Spells that are attached to a Creature and stay there.
_WORN = {
    "Death Charm", "Life Cantrip", "Victory Cantrip", "Oblation Incantation", "Harmony Charm", "Quasar Charm",
    "Light Cantrip", "Light Enchantment", "Dark Cantrip",
}  # fmt: skip


class Crowd:
    """Takes dice from the Wilds until a table is full of them."""

    def __init__(self, seed: int, sets: Sets, players: int, wanted: str = "") -> None:
        self.lot = Random(seed)
        self.players = players
        self.seed = seed
        self.wilds: Wilds = deal(list(sets), seed, players, None, [wanted] if wanted else [])
        self.left = {card.name: card.die.count for card in self.wilds.cards}
        self.quests = [card for card in self.wilds.quests if self.lot.random() < 0.7]
        #: The card that every table is to show, as often as it may be.
        self.wanted = wanted

    def game(self) -> Game:
        lines = ["quarriors position 1", f"players: {', '.join(NAMES[: self.players])}"]
        lines.append("wilds: " + ", ".join(card.id for card in self.wilds.cards))
        lines.append(f"turn: {self.players * 2 + 1}, {NAMES[0]}, ready, quiddity {self.lot.randrange(8)}, captures 1")
        for name in NAMES[: self.players]:
            lines.append(f"{name}: glory {self.lot.randrange(6)}")
            lines += self._zones(name)
        return read_position("\n".join(lines), seed=self.seed)

    def _zones(self, name: str) -> list[str]:
        zones = {"ready": self._creatures(self.lot.randrange(5), carrying=True)}
        zones["locked"] = self._some(1, "L") if self.lot.random() < 0.6 else []
        if self.quests and self.lot.random() < 0.7:
            quest = self.quests.pop()
            going = self._creatures(self.lot.randrange(1, 4), carrying=False, staying="Assistant")
            zones[f"quest {quest.die.name}"] = going
        if name == NAMES[0]:
            zones["active"] = self._some(2, "C") + self._some(2, "Q") + self._some(1, "S")
        zones["used"] = [f"{self._take(card)}" for card in self.wilds.cards if card.name == "Corrupted Quiddity"]
        zones["used"] += [f"{self.lot.randrange(1, 4)} {self.wilds.cards[0].die.name}"] * (not self.wilds.has_large)
        return [f"{zone}: {', '.join(dice)}" for zone, dice in zones.items() if dice]

    def _take(self, card: Card) -> str:
        self.left[card.name] -= 1
        return card.die.name

    def _some(self, number: int, kind: str) -> list[str]:
        """Dice that show a face of that kind."""
        found: list[str] = []
        for _ in range(number):
            faces = self._faces(kind)
            if faces:
                card, face = self.lot.choice(faces)
                found.append(f"{self._take(card)} {face}")
        return found

    def _faces(self, kind: str, staying: str = "") -> list[tuple[Card, str]]:
        cards = [card for card in self.wilds.cards if self.left[card.name] > 0 and card.kind != "quest"]
        cards = [card for card in cards if card.die.name != staying]
        pairs = [(card, face) for card in cards for face in faces_of(card.name, card.die.name) if face[0] == kind]
        wanted = [(card, face) for card, face in pairs if card.name == self.wanted]
        return wanted if wanted and self.lot.random() < 0.4 else pairs

    def _creatures(self, number: int, carrying: bool, staying: str = "") -> list[str]:
        found: list[str] = []
        for at in range(number):
            faces = self._faces("C", staying)
            if not faces:
                continue
            card, face = self.lot.choice(faces)
            worn = self._worn(with_quartifact=carrying and at == 0)
            found.append(f"{self._take(card)} {face}" + (f" ({' + '.join(worn)})" if worn else ""))
        return found

    def _worn(self, with_quartifact: bool) -> list[str]:
        found: list[str] = []
        spells = [card for card in self.wilds.cards if card.name in _WORN and self.left[card.name] > 0]
        if spells and self.lot.random() < 0.4:
            card = next((card for card in spells if card.name == self.wanted), self.lot.choice(spells))
            faces = [face for face in faces_of(card.name, card.die.name) if face[0] == "S"]
            found.append(f"{self._take(card)} {self.lot.choice(faces)}")
        quests = [card for card in self.wilds.quests if self.left[card.name] > 0]
        if quests and with_quartifact and self.lot.random() < 0.6:
            quest = next((card for card in quests if card.name == self.wanted), self.lot.choice(quests))
            faces = [face for face in faces_of(quest.name, quest.die.name) if face[0] == "A"]
            found.append(f"{self._take(quest)} {self.lot.choice(faces)}")
        return found
