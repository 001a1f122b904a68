"""The dice of a position: how a pile is written down and read back."""

from __future__ import annotations

import re

from .errors import PositionError
from .faces import CREATURE_FACE, LOCK_FACE, QUARTIFACT_FACE, SPELL_FACE, Face
from .lines import Attach
from .state import State
from .zones import ACTIVE_POOL, LOCKED_AREA, QUEST_AREA, READY_AREA, SET_ASIDE, SPENT_PILE, USED_PILE, ZONE_IDS, ZONES

_ITEM = re.compile(r"(?:(\d+)x? )?(.+)$")


#: Where dice can carry others.
_AREAS = (READY_AREA, LOCKED_AREA, QUEST_AREA)


def _rank(s: State, die: int) -> tuple[int, int, bool, str]:
    return (s.catalog.card_of[die], s.form[die], die not in s.fresh, _worn_words(s, die))


def _pile(s: State, player: int, zone: int) -> list[int]:
    """The dice of a pile in the order they are written; what is attached comes with its carrier."""
    dice = [d for d in s.pile(player, zone) if s.attached[d] < 0]
    if zone == SET_ASIDE:
        dice = [d for d in dice if s.form[d] >= 0]  # Large dice need no mention
    return sorted(dice, key=lambda d: _rank(s, d))


def _worn(s: State, die: int) -> list[int]:
    spells = [spell for player in range(s.n) for spell in s.pile(player, READY_AREA) if s.attached[spell] == die]
    return sorted(spells, key=lambda d: (s.catalog.card_of[d], s.form[d], s.owner(d)))


def _worn_words(s: State, die: int) -> str:
    if not s.attachments:
        return ""
    return " ".join(f"{s.catalog.card_of[d]}/{s.form[d]}/{s.owner(d)}" for d in _worn(s, die))


def listed(s: State) -> list[int]:
    """Every die of every player in the order a position names them, carriers before what they wear."""
    found: list[int] = []
    for player in range(s.n):
        for zone in range(ZONES):
            for die in _pile(s, player, zone):
                found.append(die)
                if zone in _AREAS:
                    found += _worn(s, die)
    if s.catalog.has_large:
        # not mentioned, and therefore laid aside last
        for player in range(s.n):
            found += sorted(d for d in s.pile(player, SET_ASIDE) if s.form[d] < 0)
    return found + in_wilds(s)


def in_wilds(s: State) -> list[int]:
    """The dice nobody has, card by card; they too may be remembered or dealt with."""
    on_cards = [die for card in range(len(s.catalog.cards)) for die in _by_class(s, s.on_card(card))]
    return on_cards + _by_class(s, s.out_of_game())


def _by_class(s: State, dice: list[int]) -> list[int]:
    """Those out of the game are of several classes, and which of a class they are nobody can tell."""
    return sorted(dice, key=lambda die: (s.catalog.card_of[die], die))


def removed_line(s: State) -> list[str]:
    """The dice that are out of the game, if there are any."""
    names = [s.catalog.cards[s.catalog.card_of[die]].die.name for die in _by_class(s, s.out_of_game())]
    distinct: list[str] = []
    for name in names:
        if name not in distinct:
            distinct.append(name)
    counted = [f"{names.count(name)} {name}" if names.count(name) > 1 else name for name in distinct]
    return [f"removed: {', '.join(counted)}"] if counted else []


def dice_lines(s: State, player: int, names: list[str]) -> list[str]:
    """One line per pile that is not empty."""
    lines: list[str] = []
    for zone in range(ZONES):
        items: list[str] = []
        for die in _pile(s, player, zone):
            items.append(_die_words(s, die, player, names))
        if items:
            distinct: list[str] = []
            for item in items:
                if item not in distinct:
                    distinct.append(item)
            counted = [f"{items.count(item)} {item}" if items.count(item) > 1 else item for item in distinct]
            at = f" {s.catalog.cards[s.on_quest[player]].die.name}" if zone == QUEST_AREA else ""
            lines.append(f"  {ZONE_IDS[zone]}{at}: {', '.join(counted)}")
    return lines


def _die_words(s: State, die: int, player: int, names: list[str]) -> str:
    words = _face_words(s, die)
    if die in s.fresh:
        words += " fresh"
    worn = _worn(s, die) if s.attachments else []
    if worn:
        parts = []
        for spell in worn:
            owner = s.owner(spell)
            parts.append(_face_words(s, spell) + ("" if owner == player else f" of {names[owner]}"))
        words += f" ({' + '.join(parts)})"
    return words


def _face_words(s: State, die: int) -> str:
    name = s.catalog.cards[s.catalog.card_of[die]].die.name
    form = s.form[die]
    if form < 0:
        return name
    card = s.catalog.cards[form // 6]
    face = card.die.faces[form % 6].notation
    return f"{name} as {card.die.name} {face}" if s.copying(die) else f"{name} {face}"


class DiceReader:
    """Takes dice from their cards and lays them where a position says."""

    def __init__(self, s: State, names: list[str]) -> None:
        self.s = s
        self.names = names
        #: Dice in the order they were read.
        self.dice: list[int] = []
        self._worn: list[tuple[int, int, int]] = []

    def read(self, player: int, zone: int, text: str, line: int) -> None:
        for item in _split(text):
            match = _ITEM.match(item)
            if match is None:
                raise PositionError(line, f"a die was expected, not {item!r}").worded("dice-none", found=item[:80])
            for _ in range(int(match.group(1) or "1")):
                self._die(player, zone, match.group(2), line)

    def remove(self, text: str, line: int) -> None:
        """Takes dice from their cards out of the game."""
        for item in _split(text):
            match = _ITEM.match(item)
            if match is None:
                raise PositionError(line, f"a die was expected, not {item!r}").worded("dice-none", found=item[:80])
            for _ in range(int(match.group(1) or "1")):
                self.s.remove(self._take(match.group(2).strip(), 0, USED_PILE, line))
                self.dice.pop()

    def attach_all(self, line: int) -> None:
        for spell, carrier, at in self._worn:
            number = self.s.catalog.cast[self.s.form[spell]]
            if number < 0 or not isinstance(self.s.catalog.line(number), Attach):
                name = self.s.catalog.cards[self.s.catalog.card_of[spell]].name
                raise PositionError(at or line, f"{name} is nothing to attach").worded("dice-unattachable", card=name)
            if not self.s.rules.attach_to_any and self.s.owner(spell) != self.s.owner(carrier):
                said = "the classic edition attaches Spells to one's own Creatures only (E9)"
                raise PositionError(at or line, said).worded("dice-attached-classic")
            self.s.attach(spell, carrier)

    def _die(self, player: int, zone: int, words: str, line: int) -> None:
        s = self.s
        words, _, worn = words.partition("(")
        words = words.strip()
        fresh = words.endswith(" fresh")
        if fresh:
            words = words[: -len(" fresh")].strip()
        die = self._take(words, player, zone, line)
        if fresh:
            if zone != ACTIVE_POOL or player != s.active:
                said = "only dice in the active player's Active Pool are fresh"
                raise PositionError(line, said).worded("dice-fresh")
            s.fresh = [*s.fresh, die]
        if worn:
            if zone not in _AREAS:
                said = "Spells are attached in a Ready Area, a Locked Area or on a quest only"
                raise PositionError(line, said).worded("dice-attached-where")
            if not s.is_creature(die):
                raise PositionError(line, "Spells can be attached to Creatures only").worded("dice-attached-to")
            for part in worn.rstrip(") ").split("+"):
                spell, of = self._spell_and_owner(part.strip(), player, line)
                self._worn.append((self._take(spell, of, READY_AREA, line), die, line))

    def _spell_and_owner(self, words: str, player: int, line: int) -> tuple[str, int]:
        """What is attached, and whose it is: "Fog S", "Fog S of Monique", "The Lost Pond A:Golden Reed"."""
        card, face = self._card_and_face(words, line)
        if any(known.notation == face for known in self.s.catalog.cards[card].die.faces):
            return words, player
        spell, _, owner = words.rpartition(" of ")
        if owner not in self.names:
            raise PositionError(line, f"there is no player {owner!r}").worded("no-player", name=owner[:80])
        return spell.strip(), self.names.index(owner)

    def _take(self, words: str, player: int, zone: int, line: int) -> int:
        """Takes a die of that class from its card and lays it in the zone, showing what the words say."""
        s = self.s
        own, _, copied = words.partition(" as ")
        card, face = self._card_and_face(own.strip(), line)
        form = self._form(card, face, line)
        if copied:
            model, model_face = self._card_and_face(copied.strip(), line)
            form = self._form(model, model_face, line)
            if s.catalog.index[card].copy is None:
                name = s.catalog.cards[card].name
                raise PositionError(line, f"{name} copies nothing").worded("dice-copies", card=name)
        self._check_face(card, form, zone, line)
        pile = s.on_card(card)
        if not pile:
            total = s.catalog.card_of.count(card)
            name = s.catalog.cards[card].die.name
            raise PositionError(line, f"there are only {total} {name} dice").worded("dice-few", n=total, die=name)
        die = min(pile)
        s.move(die, player, zone)
        s.form[die] = form
        self.dice.append(die)
        return die

    def _card_and_face(self, words: str, line: int) -> tuple[int, str]:
        best = -1
        length = 0
        for number, card in enumerate(self.s.catalog.cards):
            for name in (card.name, card.die.name):
                if (words == name or words.startswith(name + " ")) and len(name) > length:
                    best, length = number, len(name)
        if best < 0:
            fault = PositionError(line, f"no die of these Wilds is called {words!r}")
            raise fault.worded("dice-unknown", name=words[:80])
        return best, words[length:].strip()

    def _form(self, card: int, face: str, line: int) -> int:
        if not face:
            return -1
        die = self.s.catalog.cards[card].die
        for at, known in enumerate(die.faces):
            if known.notation == Face(face).notation:
                return self.s.catalog.canon[card * 6 + at]
        faces = ", ".join(map(str, die.faces))
        fault = PositionError(line, f"{die.name} has no face {face!r}; it has {faces}")
        raise fault.worded("dice-face", die=die.name, face=face[:80], faces=faces)

    def _check_face(self, card: int, form: int, zone: int, line: int) -> None:
        name = self.s.catalog.cards[card].die.name
        if zone == READY_AREA:
            if form < 0 or self.s.catalog.kind[form] not in (CREATURE_FACE, SPELL_FACE, QUARTIFACT_FACE):
                said = f"{name} in a Ready Area must show a Creature or Spell icon, or a Quartifact"
                raise PositionError(line, said).worded("dice-ready", die=name)
            if self.s.catalog.immediate[form] >= 0:
                said = f"{name} is an Immediate Spell: it never lies in a Ready Area"
                raise PositionError(line, said).worded("dice-immediate", die=name)
        elif zone == SPENT_PILE and not self.s.rules.spent_pile:
            raise PositionError(line, "the classic edition has no Spent Pile (E1)").worded("dice-spent-classic")
        elif zone == LOCKED_AREA:
            if form < 0 or self.s.catalog.kind[form] != LOCK_FACE:
                raise PositionError(line, f"{name} in a Locked Area must show a Lock").worded("dice-locked", die=name)
        elif zone == QUEST_AREA:
            if form < 0 or self.s.catalog.kind[form] != CREATURE_FACE:
                raise PositionError(line, f"{name} on a quest must show a Creature").worded("dice-quest", die=name)
        elif zone == SET_ASIDE:
            if form < 0 or self.s.catalog.kind[form] != CREATURE_FACE:
                said = f"{name} set aside must show the Creature it was"
                raise PositionError(line, said).worded("dice-aside", die=name)
        elif form >= 0 and zone != ACTIVE_POOL:
            said = f"{name} shows no face in the {ZONE_IDS[zone]}"
            raise PositionError(line, said).worded("dice-no-face", die=name, zone=ZONE_IDS[zone])


def _split(text: str) -> list[str]:
    """Parts at commas, but not inside brackets."""
    parts: list[str] = []
    depth = 0
    part = ""
    for c in text:
        depth += (c == "(") - (c == ")")
        if c == "," and depth == 0:
            parts.append(part.strip())
            part = ""
        else:
            part += c
    parts.append(part.strip())
    return [p for p in parts if p]
