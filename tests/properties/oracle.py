"""The numbers of a table worked out a second time, from what the base cards say and from nothing else.

Knows the 53 cards by name and reads what lies where; does not ask the engine's fold, index or declarations.
"""

from __future__ import annotations

from collections import Counter

from quarriors.engine.state import State

BAG, ACTIVE, READY, SPENT, USED, ASIDE = 0, 1, 2, 4, 5, 6
_ZONES = 8

_ATTACK_PHASE = 4

#: The six faces of each class, in card order.
FACES = {
    "Basic Quiddity": "Q1, Q1, Q1, Q1, Q1, Q2",
    "Assistant": "Q1, Q1, Q1, R *, C 1/1/2, C 1/1/2",
    "Portal": "Q1, D1, D1, D2, D2, D2",
    "Death": "Q1, Q2, Q2, S *, S *, S **",
    "Growth": "Q1, Q2, Q2, S, S, S",
    "Life": "Q1, Q2, Q2, S, S, S",
    "Shaping": "Q2, Q2, D2, S, S, S",
    "Victory": "Q1, Q2, Q2, R+D1, S, S",
    "Deathdealer": "Q1, Q2, Q2, C 1/3/2, C 1/3/2, C 2/4/4",
    "Defender of the Pale": "Q1, Q2, Q2, C 1/1/5 *, C 2/2/6 *, C 3/2/8 **",
    "Devotee of the Holy Query": "Q1, Q2, C 1/0/3, C 1/0/3, C 2/2/4, C 2/2/4 *",
    "Ghostly Spirit": "Q1, Q1, Q2, C 1/2/2, C 1/2/2, C 2/3/3",
    "Primordial Ooze": "Q1, Q2, Q2, C 2/?/?, C 2/?/?, C 2/?/?",
    "Quake Dragon": "Q1, Q2, Q3|R, C 1/4/4, C 2/6/6 *, C 3/8/7 **",
    "Questing Wizard": "Q1+D1, Q2, Q2 *, C 1/2/5, C 2/3/6, C 3/4/8 **",
    "Scavenging Goblin": "Q1, Q1, C 1/2/2, C 1/2/2, C 1/2/2 *, C 1/2/2 *",
    "Warrior of the Quay": "Q1, Q2, Q2, C 1/2/3, C 1/2/3, C 2/3/4",
    "Witching Hag": "Q1, Q2, Q2, C 1/3/3, C 1/3/3, C 2/4/5",
}

#: Cost and Glory of every card; Spells and two of the basics have no Glory.
CARDS = {
    "Basic Quiddity": (0, 0), "Assistant": (1, 1), "Portal": (4, 0),
    "Death Cantrip": (4, 0), "Death Charm": (5, 0), "Death Incantation": (5, 0), "Death Spell": (6, 0),
    "Growth Cantrip": (3, 0), "Growth Charm": (5, 0), "Growth Incantation": (5, 0), "Growth Spell": (4, 0),
    "Life Cantrip": (3, 0), "Life Charm": (3, 0), "Life Incantation": (4, 0), "Life Spell": (4, 0),
    "Shaping Cantrip": (4, 0), "Shaping Charm": (3, 0), "Shaping Incantation": (4, 0), "Shaping Spell": (3, 0),
    "Victory Cantrip": (3, 0), "Victory Charm": (5, 0), "Victory Incantation": (9, 0), "Victory Spell": (7, 0),
    "Deathdealer": (3, 2), "Strong Deathdealer": (6, 2), "Mighty Deathdealer": (6, 2),
    "Defender of the Pale": (5, 2), "Strong Defender of the Pale": (6, 3), "Mighty Defender of the Pale": (6, 3),
    "Devotee of the Holy Query": (3, 2), "Strong Devotee of the Holy Query": (4, 2),
    "Mighty Devotee of the Holy Query": (4, 2),
    "Ghostly Spirit": (3, 2), "Strong Ghostly Spirit": (4, 2), "Mighty Ghostly Spirit": (4, 2),
    "Primordial Ooze": (8, 2), "Strong Primordial Ooze": (7, 2), "Mighty Primordial Ooze": (5, 3),
    "Quake Dragon": (8, 4), "Strong Quake Dragon": (9, 3), "Mighty Quake Dragon": (9, 4),
    "Questing Wizard": (7, 3), "Strong Questing Wizard": (8, 3), "Mighty Questing Wizard": (8, 4),
    "Scavenging Goblin": (2, 2), "Strong Scavenging Goblin": (3, 2), "Mighty Scavenging Goblin": (3, 2),
    "Warrior of the Quay": (4, 2), "Strong Warrior of the Quay": (5, 2), "Mighty Warrior of the Quay": (4, 3),
    "Witching Hag": (5, 3), "Strong Witching Hag": (5, 3), "Mighty Witching Hag": (5, 3),
}  # fmt: skip

_IMMEDIATE_SPELLS = ("Growth Cantrip", "Growth Incantation", "Growth Spell")
_IMMEDIATE_FACES = {
    ("Assistant", "R *"),
    ("Questing Wizard", "Q2 *"),
    ("Mighty Questing Wizard", "Q2 *"),
}


class Oracle:
    """What the numbers of this table must be just now."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.names = [card.name for card in s.catalog.cards]
        self.classes = [card.die.name for card in s.catalog.cards]
        self._faces = {name: text.split(", ") for name, text in FACES.items()}
        self.ready = [s.piles[player * _ZONES + READY] for player in range(s.n)]
        self.all_creatures = [[d for d in pile if self.face(d).startswith("C")] for pile in self.ready]

    # -- what lies there -----------------------------------------------------------------------

    def pile(self, player: int, zone: int) -> list[int]:
        return self.s.piles[player * _ZONES + zone]

    def klass(self, die: int) -> str:
        """The class of the die itself."""
        return self.classes[self.s.catalog.card_of[die]]

    def name(self, die: int) -> str:
        """The card it counts as: the one it copies, or its own."""
        form = self.s.form[die]
        return self.names[form // 6 if form >= 0 else self.s.catalog.card_of[die]]

    def face(self, die: int) -> str:
        """The face it shows, or nothing."""
        form = self.s.form[die]
        return self._faces[self.classes[form // 6]][form % 6] if form >= 0 else ""

    def bursts(self, die: int) -> int:
        return self.face(die).count("*")

    def owner(self, die: int) -> int:
        return self.s.where[die] // _ZONES

    def worn(self, die: int, name: str) -> list[int]:
        """Spells of that card attached to the Creature, whosever they are, that are not silenced."""
        silent = {g.die for g in self.s.gifts if g.code == _SILENT}
        return [
            spell
            for pile in self.ready
            for spell in pile
            if self.s.attached[spell] == die and self.name(spell) == name and spell not in silent
        ]

    def given(self, code: int, die: int) -> list[int]:
        return [g.amount for g in self.s.gifts if g.code == code and g.die == die]

    # -- Creatures -----------------------------------------------------------------------------

    def level(self, die: int) -> int:
        return int(self.face(die)[2:].split("/")[0])

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
            return sum(len(creatures) for creatures in self.all_creatures)
        return 0 if which == 1 else 5

    def _others(self, die: int) -> list[int]:
        return [d for d in self.all_creatures[self.owner(die)] if d != die]

    def attack(self, die: int, defender: int) -> int:
        fixed = self.given(_OWN_ATTACK, die)
        value = fixed[0] if fixed else self._printed(die, 1)
        value += sum(self.given(_ATTACK, die))
        value += sum(5 if self.bursts(spell) == 2 else 3 for spell in self.worn(die, "Death Charm"))
        value += sum(self.name(d) == "Strong Warrior of the Quay" for d in self._others(die))
        if self.name(die) == "Warrior of the Quay" and len(self.all_creatures[defender]) == 1:
            value += 3
        if any(self.name(d) == "Mighty Witching Hag" for d in self.all_creatures[defender]):
            value = min(value, 3)
        if self.given(_ATTACK_AT_MOST, die):
            value = 0
        return max(value, 0)

    def can_attack(self, die: int, defender: int) -> bool:
        dragons = [d for d in self.all_creatures[defender] if self.name(d) == "Strong Quake Dragon"]
        return not dragons or self.level(die) > 2

    def defense(self, die: int) -> int:
        name, bursts = self.name(die), self.bursts(die)
        value = self._printed(die, 2)
        value += sum(self.given(_DEFENSE, die))
        value += sum(5 if self.bursts(spell) == 2 else 3 for spell in self.worn(die, "Death Charm"))
        value += 4 * len(self.worn(die, "Life Cantrip"))
        value += sum(self.name(d) == "Strong Warrior of the Quay" for d in self._others(die))
        if name == "Devotee of the Holy Query" and bursts:
            value += 2
        if name == "Mighty Devotee of the Holy Query" and bursts:
            value += 3
        if name == "Strong Scavenging Goblin" and bursts:
            value += len(self._others(die))
        if name == "Mighty Quake Dragon":
            value += bursts
        if name == "Questing Wizard" and bursts == 2:
            value += 1
        return max(value, 0)

    def worth(self, die: int) -> int:
        """The Glory it earns; what its ability gains when it scores comes on top (K11)."""
        name, bursts = self.name(die), self.bursts(die)
        value = CARDS[name][1]
        value += 2 * len(self.worn(die, "Victory Cantrip"))
        if name == "Mighty Quake Dragon" and bursts == 2:
            value += 2
        if name == "Questing Wizard" and bursts == 2:
            value += 1
        return value

    def attack_total(self, attacker: int, defender: int) -> int:
        attackers = [d for d in self.all_creatures[attacker] if self.can_attack(d, defender)]
        return sum(self.attack(d, defender) for d in attackers)

    # -- prices --------------------------------------------------------------------------------

    def summon_price(self, die: int) -> int:
        price = self.level(die)
        for player, creatures in enumerate(self.all_creatures):
            if player != self.owner(die):
                price += sum(self.bursts(d) for d in creatures if self.name(d) == "Mighty Defender of the Pale")
        return price

    def capture_price(self, card: int) -> int:
        off = sum(g.amount for g in self.s.gifts if g.code == _CAPTURE_COST and g.player == self.s.active)
        return max(CARDS[self.names[card]][0] + off, 0)

    def quiddity(self, die: int) -> int:
        face = self.face(die)
        return int(face[1]) if face.startswith("Q") else 0

    def available(self) -> int:
        return self.s.quiddity + sum(self.quiddity(d) for d in self.pile(self.s.active, ACTIVE))

    # -- Spells --------------------------------------------------------------------------------

    def targets(self) -> list[int]:
        """Creatures that a Spell of the active player may target: all but an opponent's Mighty Devotee with a burst."""
        return [
            d
            for player, creatures in enumerate(self.all_creatures)
            for d in creatures
            if player == self.s.active or self.name(d) != "Mighty Devotee of the Holy Query" or not self.bursts(d)
        ]

    def may_cast(self, die: int) -> bool:
        """Whether the active player could cast this readied Spell now, to some effect."""
        me = self.s.active
        mine = self.all_creatures[me]
        name = self.name(die)
        if name in ("Growth Charm", "Victory Incantation"):
            return True
        if name == "Death Cantrip":
            return bool(mine)
        if name in ("Death Charm", "Life Cantrip", "Shaping Incantation", "Victory Cantrip"):
            return bool(self.targets() if self.s.rules.edition == "revised" else mine)
        if name == "Death Incantation":
            return any(self.bursts(die) == 2 or self.level(d) <= 2 for d in self.targets())
        if name == "Death Spell":
            return any(self.owner(d) != me and self.defense(d) <= 6 for d in self.targets())
        if name == "Shaping Charm":
            return any(self._can_rise(d) for d in mine)
        if name == "Shaping Spell":
            return any(d != die and self.face(d).startswith("S") for pile in self.ready for d in pile)
        if name == "Victory Charm":
            return len(self.s.scored) >= 2
        if name == "Victory Spell":
            return self.s.phase > _ATTACK_PHASE and bool(self.s.struck)
        return False  # Immediate Spells and Reactions

    def _can_rise(self, die: int) -> bool:
        """Whether a face further right has a higher level; a copy cannot be turned."""
        if self.klass(die) != self.classes[self.s.form[die] // 6]:
            return False
        faces = self._faces[self.klass(die)][self.s.form[die] % 6 + 1 :]
        return any(face.startswith("C") and int(face[2]) > self.level(die) for face in faces)

    def castable(self) -> set[str]:
        """What may be cast, in the words of `said`."""
        spells = [d for d in self.ready[self.s.active] if self.face(d).startswith("S") and self.s.attached[d] < 0]
        return {self._said("cast", d) for d in spells if self.may_cast(d)}

    # -- what a phase offers -------------------------------------------------------------------

    def menu(self) -> Counter[str]:
        """The options of the phase's menu, but for casting and copying, as words without numbers of dice."""
        phase = ("score", "roll", "immediate", "ready", "attack", "capture", "clean_up")[self.s.phase]
        expected: set[str] = set()
        if phase in ("immediate", "ready"):
            expected |= self._pool(phase)
        if phase == "capture" and self.s.captures > 0:
            for card, name in enumerate(self.names):
                if self.s.piles[self.s.n * _ZONES + card] and self.capture_price(card) <= self.available():
                    expected.add(f"capture {name}")
        if phase == "clean_up":
            spells = [d for d in self.ready[self.s.active] if self.face(d).startswith("S") and self.s.attached[d] < 0]
            expected |= {f"discard {self.name(d)} {self.face(d)}" for d in spells}
        if phase in ("ready", "capture") and self.s.by_hand[self.s.active]:
            expected |= {self._said("spend", d) for d in self.pile(self.s.active, ACTIVE) if self.quiddity(d)}
        expected.add("end")
        return Counter(expected)

    def _said(self, kind: str, die: int) -> str:
        return f"{kind} {self.name(die)} {self.face(die)}{' fresh' if die in self.s.fresh else ''}"

    def said(self, kind: str, die: int, card: int) -> str:
        """An option of the menu in the words of `menu`."""
        if card >= 0:
            return f"{kind} {self.names[card]}"
        if die < 0:
            return kind
        return self._said(kind, die)

    def _pool(self, phase: str) -> set[str]:
        """What the dice of the Active Pool offer: classic keeps Immediate Effects and readying apart (E2, E3)."""
        revised = self.s.rules.edition == "revised"
        found: set[str] = set()
        for die in self.pile(self.s.active, ACTIVE):
            face = self.face(die)
            kinds: list[str] = []
            if phase == "ready":
                if face.startswith("C") and self._may_summon(die):
                    kinds.append("summon")
                if face.startswith("S") and self.name(die) not in _IMMEDIATE_SPELLS:
                    kinds.append("ready")
            if die in self.s.fresh and (revised or phase == "immediate"):
                kinds += self._effects(die, face)
            found |= {self._said(kind, die) for kind in kinds}
        return found

    def _may_summon(self, die: int) -> bool:
        if self.summon_price(die) > self.available():
            return False
        if self.name(die) == "Mighty Warrior of the Quay":
            return not any(self.classes[form // 6] == "Warrior of the Quay" for form in self.s.summons)
        return True

    def _effects(self, die: int, face: str) -> list[str]:
        me = self.s.active
        classic = self.s.rules.edition == "classic"
        if (face.startswith("S") and self.name(die) in _IMMEDIATE_SPELLS) or (self.name(die), face) in _IMMEDIATE_FACES:
            return ["immediate"]
        kinds: list[str] = []
        left = self.pile(me, BAG) + self.pile(me, USED)
        if "D" in face:
            # with the classic edition the spent die itself goes to the Used Pile, and can be drawn (E1)
            if left or classic:
                kinds.append("draw")
                if "R" in face:
                    kinds.append("both")
            if classic and self.klass(die) == "Portal" and all(self.klass(d) == "Portal" for d in left):
                kinds.append("turn")
        if "R" in face:
            kinds.append("reroll")
        return kinds


# What a gift is about, in the order of the engine's list; `test_numbers` checks that the names still agree.
_ATTACK, _DEFENSE, _ATTACK_AT_MOST, _CAPTURE_COST, _SILENT, _OWN_ATTACK = 0, 1, 2, 6, 11, 13
GIFTS = {_ATTACK: "attack", _DEFENSE: "defense", _ATTACK_AT_MOST: "attack_at_most", _CAPTURE_COST: "capture_cost",
         _SILENT: "silent"}  # fmt: skip
