"""Ready-made Wilds: those that boxes recommend, and ours for the expansions and for mixes of boxes."""

from __future__ import annotations

from dataclasses import dataclass

from quarriors.engine.box import Box
from quarriors.engine.boxes import card_by_id, find_box
from quarriors.engine.cards import QUEST_CARD
from quarriors.engine.dealing import choose_wilds
from quarriors.engine.wilds import QUEST_LEVELS, Wilds

#: Ours for the expansions and for mixes of boxes; those of the base box stand in its own module. What is said of each
#: is a message of the text layer, deal-wilds-NAME. Quests are named for every level: the players' number chooses.
OURS: dict[str, list[str]] = {
    "poisoned-gifts": [
        "rise_of_the_demons/corrupted-scavenging-goblin", "rise_of_the_demons/corrupted-devotee-of-the-holy-query",
        "rise_of_the_demons/corrupted-ghostly-spirit", "rise_of_the_demons/corrupted-warrior-of-the-quay",
        "rise_of_the_demons/corrupted-witching-hag", "base/defender-of-the-pale", "base/mighty-quake-dragon",
        "rise_of_the_demons/corruption-charm", "base/growth-spell", "base/death-cantrip",
    ],
    "pact-with-demons": [
        "rise_of_the_demons/corrupted-deathdealer", "rise_of_the_demons/corrupted-devotee-of-the-holy-query",
        "base/strong-ghostly-spirit", "rise_of_the_demons/corrupted-witching-hag",
        "rise_of_the_demons/corrupted-primordial-ooze",
        "rise_of_the_demons/demonic-overlord", "rise_of_the_demons/corrupted-quake-dragon",
        "rise_of_the_demons/corruption-spell", "base/life-charm", "base/victory-charm",
    ],
    "untouchables": [
        "quarmageddon/mischievous-imp", "quarmageddon/gnome-barbarian", "quarmageddon/voodoo-doll",
        "quarmageddon/troll-behemoth", "quarmageddon/heavenly-seraph", "quarmageddon/mighty-lord-of-the-quarry",
        "base/quake-dragon",
        "quarmageddon/oblation-cantrip", "quarmageddon/discriminating-spell", "base/death-incantation",
    ],
    "under-lock-and-key": [
        "qladiator/poison-dart-frog", "qladiator/quaxos-eye", "qladiator/quake-dragon-mystic",
        "qladiator/pink-eye-cyclops", "qladiator/qladiator", "qladiator/strong-frost-howler",
        "base/scavenging-goblin",
        "qladiator/harmony-spell", "qladiator/chaos-charm", "base/growth-charm",
    ],
    "first-quest": [
        "base/scavenging-goblin", "quartifacts/strong-ancient-guide", "quartifacts/strong-relic-rustler",
        "base/defender-of-the-pale", "quartifacts/riddling-sphinx", "quartifacts/knight-of-quamelot",
        "quartifacts/strong-manxome-minotaur",
        "quartifacts/misdirection-cantrip", "quartifacts/quasar-charm", "base/growth-spell",
        "quartifacts/the-hunt-for-the-holy-quail", "quartifacts/the-hunt-for-exqualibur",
        "quartifacts/the-hunt-for-the-triclops-skull",
    ],
    "day-and-night": [
        "light_vs_dark/assistant-of-logistics", "light_vs_dark/lesser-herald", "light_vs_dark/lesser-black-cat",
        "light_vs_dark/quartz-golem", "light_vs_dark/boogieman", "light_vs_dark/greater-archangel",
        "light_vs_dark/greater-queelzebub",
        "light_vs_dark/light-cantrip", "light_vs_dark/dark-charm",
    ],
    "family-reunion": [
        "promos/quaxos-scavenging-goblin", "promos/ghost-of-xmas-present", "promos/quaxos-warrior-of-the-quay",
        "promos/quaxos-quake-dragon", "base/strong-witching-hag", "base/strong-deathdealer",
        "base/mighty-defender-of-the-pale",
        "base/life-spell", "base/death-charm", "base/victory-cantrip",
    ],
    "jailbreak": [
        "promos/multiplying-mischievous-imp", "qladiator/strong-poison-dart-frog", "qladiator/mighty-quaxos-eye",
        "qladiator/strong-pink-eye-cyclops", "qladiator/strong-qladiator", "qladiator/mighty-frost-howler",
        "promos/key-master-lord-of-the-quarry",
        "qladiator/chaos-cantrip", "quarmageddon/oblation-incantation", "base/shaping-cantrip",
    ],
    "grand-expedition": [
        "quartifacts/mighty-ancient-guide", "rise_of_the_demons/corrupted-warrior-of-the-quay",
        "qladiator/mighty-poison-dart-frog", "quarmageddon/strong-voodoo-doll", "quartifacts/mighty-riddling-sphinx",
        "quartifacts/mighty-knight-of-quamelot", "quarmageddon/mighty-heavenly-seraph",
        "rise_of_the_demons/corruption-incantation", "quartifacts/misdirection-spell", "base/growth-cantrip",
        "quartifacts/the-expedition-for-the-holy-quail", "quartifacts/the-expedition-for-exqualibur",
        "quartifacts/the-expedition-for-the-triclops-skull",
    ],
    "twilight": [
        "light_vs_dark/assistant-of-economics", "light_vs_dark/mighty-herald", "light_vs_dark/mighty-black-cat",
        "base/scavenging-goblin", "light_vs_dark/strong-boogieman", "quarmageddon/troll-behemoth",
        "light_vs_dark/mighty-archangel", "light_vs_dark/strong-queelzebub",
        "light_vs_dark/light-enchantment", "light_vs_dark/dark-spell", "base/growth-cantrip",
    ],
    "the-whole-shelf": [
        "light_vs_dark/assistant-of-acquisition", "promos/quaxos-scavenging-goblin", "light_vs_dark/lesser-herald",
        "qladiator/quake-dragon-mystic", "rise_of_the_demons/corrupted-witching-hag", "quartifacts/riddling-sphinx",
        "quarmageddon/lord-of-the-quarry", "base/quake-dragon",
        "light_vs_dark/light-spell", "quarmageddon/discriminating-incantation", "base/life-charm",
        "quartifacts/the-search-for-the-holy-quail", "quartifacts/the-search-for-exqualibur",
        "quartifacts/the-search-for-the-triclops-skull",
    ],
}  # fmt: skip


@dataclass(frozen=True)
class ReadyMade:
    """Wilds with a name: the ids of their cards, and what the box that recommends them says of them."""

    name: str
    ids: tuple[str, ...]
    #: Empty for ours: what is said of them is a message of the text layer.
    why: str = ""

    @property
    def sets(self) -> tuple[str, ...]:
        """The boxes they need: those of the cards, of their dice, and of the basics."""
        cards = [card_by_id(id) for id in self.ids]
        boxes = {id for card in cards for id in (card.box, *card.needs)}
        if not any(find_box(id).alone for id in boxes):
            boxes.add("base")
        return tuple(sorted(boxes, key=lambda id: (find_box(id).year, id)))

    def wilds(self, players: int) -> Wilds:
        """The cards, with the quests that so many players quest at."""
        levels = QUEST_LEVELS[players]
        cards = [card_by_id(id) for id in self.ids]
        fit: list[object] = [card.id for card in cards if card.kind != QUEST_CARD or card.level in levels]
        from . import boxes_of

        return choose_wilds(boxes_of(list(self.sets)), fit)


def ready_made(boxes: list[Box]) -> dict[str, ReadyMade]:
    """All that there are with these boxes, by name; where a name is taken, the later box has its id in front."""
    found: dict[str, ReadyMade] = {}
    for box in boxes:
        for name, ids in box.wilds.items():
            key = f"{box.id}/{name}" if name in found else name
            found[key] = ReadyMade(key, tuple(ids), box.why.get(name, ""))
    there = {box.id for box in boxes}
    for name, ids in OURS.items():
        if there.issuperset(id.partition("/")[0] for id in ids):
            found[name] = ReadyMade(name, tuple(ids))
    return found
