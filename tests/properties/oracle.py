"""The numbers of a table worked out a second time, from what the cards of all boxes say and from nothing else.

Knows the cards by name and reads what lies where; does not ask the engine's fold, index or declarations.
"""

from __future__ import annotations

from quarriors.engine.state import State

from .facts import CARDS, ENERGIES, faces_of
from .voices import Asked, Voice, attack_of, defense_of, immune_by, lowers, total_of, worth_of

BAG, ACTIVE, READY, LOCKED, SPENT, USED, ASIDE, QUEST = range(8)
ZONES = 8
#: Lines a card can have: a gift names the line that gave it.
_LINES = 16


class Oracle:
    """What the numbers of this table must be just now."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.names = [card.name for card in s.catalog.cards]
        self.classes = [card.die.name for card in s.catalog.cards]
        self._faces = [faces_of(*named) for named in zip(self.names, self.classes, strict=True)]
        self.ready = [self.pile(player, READY) for player in range(s.n)]
        #: Those that attack, defend and score; those on a quest; and all there are, Locked ones too.
        self.all_creatures = [[d for d in pile if self.face(d).startswith("C")] for pile in self.ready]
        self.questers = [self.pile(player, QUEST) for player in range(s.n)]
        self.everywhere = [
            self.all_creatures[player] + self.pile(player, LOCKED) + self.questers[player] for player in range(s.n)
        ]
        self._silent = {g.die for g in s.gifts if g.code == _SILENT}
        self.voices = [voice for player in range(s.n) for voice in self._speakers(player)]
        quilts = [voice for voice in self.voices if voice.face == "A:Holy Quilt"]
        self._quilted = [voice.it for voice in quilts if voice.name == "The Search For The Holy Quail"]
        #: What was worked out before: a table does not change while it is asked.
        self._immune: dict[int, bool] = {}
        self._heard: dict[int, list[Voice]] = {}
        self._uncapped: dict[tuple[int, int], int] = {}

    def _speakers(self, player: int) -> list[Voice]:
        """What of that player's speaks: Creatures, Locked dice, and what is attached to one and not silenced."""
        found = [Voice(self, die, die) for die in self.everywhere[player]]
        for die in self.ready[player]:
            carrier = self.s.attached[die]
            if carrier >= 0 and die not in self._silent:
                found.append(Voice(self, die, carrier))
        return found

    # -- what lies there -----------------------------------------------------------------------

    def pile(self, player: int, zone: int) -> list[int]:
        return self.s.pile(player, zone)

    def klass(self, die: int) -> str:
        """The class of the die itself."""
        return self.classes[self.s.catalog.card_of[die]]

    def shown_class(self, die: int) -> str:
        """The class it counts as: that of the Creature it copies, or its own."""
        form = self.s.form[die]
        return self.classes[form // 6] if form >= 0 else self.klass(die)

    def energy(self, die: int) -> str:
        return ENERGIES.get(self.shown_class(die), "")

    def name(self, die: int) -> str:
        """The card it counts as: the one it copies, or its own."""
        form = self.s.form[die]
        return self.names[form // 6 if form >= 0 else self.s.catalog.card_of[die]]

    def face(self, die: int) -> str:
        """The face it shows, or nothing."""
        form = self.s.form[die]
        return self._faces[form // 6][form % 6] if form >= 0 else ""

    def bursts(self, die: int) -> int:
        return self.face(die).count("*")

    def owner(self, die: int) -> int:
        return self.s.where[die] // ZONES

    def on_quest(self, die: int) -> bool:
        return self.s.zone(die) == QUEST

    def in_battle(self, die: int) -> bool:
        """Whether it is where the battle is, or would be: in the Ready Areas, or in a Challenge on the quest."""
        return self.on_quest(die) == (self.s.area == QUEST)

    def locked_dice(self, player: int = -1) -> int:
        """Dice in that player's Locked Area, or in all of them."""
        return sum(len(self.pile(p, LOCKED)) for p in range(self.s.n) if player in (-1, p))

    def in_ready_area(self, player: int) -> list[int]:
        """That player's Creatures in the Ready Area, of which the Locked Area is a part."""
        return self.all_creatures[player] + self.pile(player, LOCKED)

    def corrupted(self, players: list[int], *zones: int) -> int:
        dice = [die for player in players for zone in zones for die in self.pile(player, zone)]
        return sum(self.klass(die) == "Corrupted Quiddity" for die in dice)

    def opponents(self, player: int) -> list[int]:
        return [p for p in range(self.s.n) if p != player]

    def beside(self, a: int, b: int) -> bool:
        """Two Creatures of one player in the same Area."""
        return a != b and self.owner(a) == self.owner(b) and self.on_quest(a) == self.on_quest(b)

    # -- shields and gifts -----------------------------------------------------------------------

    def immune(self, die: int) -> bool:
        if die not in self._immune:
            asked = Asked(self, die)
            self._immune[die] = any(immune_by(voice, asked) for voice in self.voices)
        return self._immune[die]

    def shielded(self, die: int, by: int, by_spell: bool) -> bool:
        """Whether what that player's Spell or ability says does not count for it."""
        if self.owner(die) == by:
            return False
        return self.immune(die) or (by_spell and die in self._quilted)

    def given(self, code: int, die: int, defender: int = -1) -> list[int]:
        found: list[int] = []
        for gift in self.s.gifts:
            if gift.code != code or gift.die != die or (gift.player >= 0 and gift.player != defender):
                continue
            face = self._faces[gift.line // _LINES] if gift.line >= 0 else []
            if gift.by < 0 or not self.shielded(die, gift.by, any(one.startswith("S") for one in face)):
                found.append(gift.amount)
        return found

    def given_to(self, code: int, player: int) -> int:
        return sum(g.amount for g in self.s.gifts if g.code == code and g.player == player and g.die < 0)

    def heard(self, die: int) -> list[Voice]:
        """The voices that can say something about it."""
        if die not in self._heard:
            self._heard[die] = [
                voice for voice in self.voices if not self.shielded(die, voice.you, by_spell=voice.face[0] == "S")
            ]
        return self._heard[die]

    # -- Creatures -----------------------------------------------------------------------------

    def level(self, die: int) -> int:
        return int(self.face(die)[2:].split("/")[0]) if self.face(die).startswith("C") else 0

    def _printed(self, die: int, which: int) -> int:
        number = self.face(die).rstrip(" *")[2:].split("/")[which]
        if number != "?":
            return int(number)
        owner = self.owner(die)
        card = self.name(die)
        if card == "Primordial Ooze":
            piles = [self.pile(owner, zone) for zone in (ACTIVE, SPENT, USED)]
            return sum(self.klass(d) == "Basic Quiddity" for pile in piles for d in pile)
        if card == "Mighty Primordial Ooze":
            return sum(len(self.in_ready_area(player)) for player in range(self.s.n))
        if card == "Corrupted Primordial Ooze":
            return 3 + self.corrupted(list(range(self.s.n)), ACTIVE, SPENT, USED)
        return 0 if which == 1 else 5

    def attacks(self, die: int, defender: int) -> bool:
        """Whether it takes part in the attack on that player; outside of one, what it would do is asked."""
        if self.owner(die) == defender or defender < 0:
            return False
        battle = self.s.attackers
        return not battle or die in battle or (self.owner(die) != self.s.active and self.s.area == READY)

    def uncapped_attack(self, die: int, defender: int) -> int:
        known = self._uncapped.get((die, defender))
        if known is not None:
            return known
        fixed = self.given(_OWN_ATTACK, die)
        value = fixed[0] if fixed else self._printed(die, 1)
        value += sum(self.given(_ATTACK, die, defender))
        asked = Asked(self, die, defender)
        value += sum(attack_of(voice, asked) for voice in self.heard(die))
        self._uncapped[die, defender] = value
        return value

    def attack(self, die: int, defender: int) -> int:
        value = self.uncapped_attack(die, defender)
        if self.attacks(die, defender):
            hags = [v for v in self.heard(die) if v.name == "Mighty Witching Hag" and v.you == defender]
            if any(not self.on_quest(v.it) and self.s.area == READY for v in hags):
                value = min(value, 3)
        return max(min([value, *self.given(_ATTACK_AT_MOST, die, defender)]), 0)

    def can_attack(self, die: int, defender: int) -> bool:
        if self.given(_CANNOT_ATTACK, die, defender):
            return False
        for voice in self.heard(die):
            if voice.you != defender or not self.attacks(die, defender) or not self.in_battle(voice.it):
                continue
            if voice.name == "Strong Quake Dragon" and not voice.questing and self.level(die) <= 2:
                return False
            if voice.name == "Mighty Frost Howler" and voice.face[0] == "C" and self.level(die) <= 1:
                return False
            if voice.name == "Mighty Manxome Minotaur" and self.uncapped_attack(die, defender) <= 3:
                return False
        return True

    def defense(self, die: int) -> int:
        value = self._printed(die, 2) + sum(self.given(_DEFENSE, die))
        asked = Asked(self, die)
        value += sum(defense_of(voice, asked) for voice in self.heard(die))
        owner = self.owner(die)
        for voice in self.heard(die) if self.s.attackers else []:
            if voice.it in self.s.attackers and voice.you != owner and self.can_attack(voice.it, owner):
                less = lowers(voice, asked)
                if value > 1:
                    value = max(value - less, 1)
        return max(value, 0)

    def worth(self, die: int) -> int:
        """The Glory it earns; what its ability gains when it scores comes on top (K11)."""
        value = CARDS[self.name(die)][1] + sum(self.given(_WORTH, die))
        asked = Asked(self, die)
        return max(value + sum(worth_of(voice, asked) for voice in self.heard(die)), 0)

    def attack_total(self, attacker: int, defender: int) -> int:
        fighters = self.all_creatures if self.s.area == READY else self.questers
        attackers = [d for d in fighters[attacker] if self.can_attack(d, defender)]
        return sum(self.attack(d, defender) for d in attackers) + self.total_change(defender)

    def total_change(self, defender: int) -> int:
        spoken = [total_of(voice) for voice in self.voices if voice.you == defender and self.in_battle(voice.it)]
        return sum(spoken) + self.given_to(_TOTAL, defender)

    # -- prices --------------------------------------------------------------------------------

    def summon_price(self, die: int) -> int:
        me = self.owner(die)
        price = self.level(die)
        if self.names[self.s.catalog.card_of[die]] == "Quaxos' Warrior of the Quay":
            friends = [d for d in self.in_ready_area(me) if d != die and self.name(d).startswith("Quaxos' ")]
            if any(self.shown_class(d) != "Quaxos' Eye" for d in friends):
                price = 0
        price = max(price + self.given_to(_NEXT_SUMMON, me), 0)
        for voice in self.voices:
            if voice.name == "Mighty Defender of the Pale" and voice.you != me and not voice.questing:
                price += voice.bursts
            if voice.face[0] == "L":
                if voice.name == "Strong Frost Howler":
                    price += voice.you != me or voice.bursts == 2
                if voice.name == "Quaxos' Eye":
                    price += voice.you == me
        return max(price, 0)

    def _changed(self, card: int, price: int) -> int:
        """A printed or discounted price with what changes it for the active player."""
        me = self.s.active
        locked = [voice for voice in self.voices if voice.face[0] == "L"]
        price += self.given_to(_CAPTURE_COST, me)
        for voice in locked:
            if voice.name == "Strong Pink Eye Cyclops":
                price += voice.you != me or voice.bursts == 2
        for voice in locked:
            reached = voice.you == me or voice.bursts == 2
            if voice.name == "Quake Dragon Mystic" and reached and self.is_spell_card(card) and price > 1:
                price -= 1
        return max(price, 0)

    def is_spell_card(self, card: int) -> bool:
        return any(face.startswith("S") for face in self._faces[card])

    def capture_price(self, card: int) -> int:
        return self._changed(card, CARDS[self.names[card]][0])

    def cheapest(self, card: int) -> int:
        """With some of the card's energy in the payment, where the active player has any, a capture costs 1 less."""
        price = self.capture_price(card)
        energy = ENERGIES.get(self.classes[card], "")
        if energy and self.available_of(energy):
            discounted = self._changed(card, CARDS[self.names[card]][0] - 1)
            if discounted > 0:
                price = min(price, discounted)
        return price

    def quiddity(self, die: int) -> int:
        face = self.face(die)
        return int(face[1]) if face.startswith("Q") else 0

    def available(self) -> int:
        pool = self.s.quiddity + self.s.light + self.s.dark
        return pool + sum(self.quiddity(d) for d in self.pile(self.s.active, ACTIVE))

    def available_of(self, energy: str) -> int:
        pool = self.s.light if energy == "light" else self.s.dark
        dice = self.pile(self.s.active, ACTIVE)
        return pool + sum(self.quiddity(d) for d in dice if self.face(d).endswith(energy))


# What a gift is about, in the order of the engine's list; `test_numbers` checks that the names still agree.
_ATTACK, _DEFENSE, _ATTACK_AT_MOST, _WORTH, _TOTAL, _CAPTURE_COST, _CANNOT_ATTACK = 0, 1, 2, 3, 4, 6, 8
_SILENT, _OWN_ATTACK, _NEXT_SUMMON = 11, 13, 34
GIFTS = {
    _ATTACK: "attack", _DEFENSE: "defense", _ATTACK_AT_MOST: "attack_at_most", _WORTH: "worth", _TOTAL: "total",
    _CAPTURE_COST: "capture_cost", _CANNOT_ATTACK: "cannot_attack", _SILENT: "silent", _OWN_ATTACK: "own_attack",
    _NEXT_SUMMON: "next_summon",
}  # fmt: skip
