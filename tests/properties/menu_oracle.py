"""What the phases of a base game must offer, worked out from what lies where and what the cards say."""

from __future__ import annotations

from collections import Counter

from .facts import FACES
from .oracle import ACTIVE, BAG, USED, Oracle

_ATTACK_PHASE = 4

_IMMEDIATE_SPELLS = ("Growth Cantrip", "Growth Incantation", "Growth Spell")
_IMMEDIATE_FACES = {
    ("Assistant", "R *"),
    ("Questing Wizard", "Q2 *"),
    ("Mighty Questing Wizard", "Q2 *"),
}


class MenuOracle(Oracle):
    """The options of a phase, for the 53 cards of the base box."""

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
        faces = FACES[self.klass(die)].split(", ")[self.s.form[die] % 6 + 1 :]
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
                if self.s.pile(self.s.n, card) and self.capture_price(card) <= self.available():
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
