"""What each card says all the time about attack, defense, Glory and totals: the card texts, once more, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .oracle import Oracle

_ACTIVE, _SPENT, _USED = 1, 4, 5


class Voice:
    """A die that speaks, and the Creature it speaks for: itself, or the one that carries it."""

    def __init__(self, oracle: Oracle, die: int, it: int) -> None:
        self.oracle = oracle
        self.it = it
        self.you = oracle.owner(die)
        self.name = oracle.name(die)
        self.face = oracle.face(die)
        self.bursts = self.face.count("*")
        #: Whether its Creature is on a quest, where lines that name the Ready Area are silent (X6).
        self.questing = oracle.on_quest(it)
        self.locked = self.face[0] == "L"


class Asked:
    """A Creature about which something is asked, in an attack on that player or without one."""

    def __init__(self, oracle: Oracle, die: int, defender: int = -1) -> None:
        self.oracle = oracle
        self.die = die
        self.defender = defender
        self.owner = oracle.owner(die)

    def attacks(self, voice: Voice) -> bool:
        """Whether it attacks the player whose voice this is, in the battle that the voice is in."""
        oracle = self.oracle
        return self.defender == voice.you and oracle.attacks(self.die, self.defender) and oracle.in_battle(voice.it)


def by_bursts(voice: Voice, *amounts: int) -> int:
    """The amount for no burst, one, two."""
    return amounts[voice.bursts]


# -- attack and defense ----------------------------------------------------------------------------


def attack_of(voice: Voice, asked: Asked) -> int:
    return _both(voice, asked) + _attack_only(voice, asked)


def defense_of(voice: Voice, asked: Asked) -> int:
    return _both(voice, asked) + _defense_only(voice, asked)


def _both(voice: Voice, asked: Asked) -> int:
    """What raises attack and defense alike."""
    oracle = voice.oracle
    name, me = voice.name, asked.die == voice.it
    mine = asked.owner == voice.you
    if name == "Death Charm":
        return me * by_bursts(voice, 3, 3, 5)
    if name == "Harmony Charm":
        return int(mine and oracle.level(asked.die) == oracle.level(voice.it))
    if name == "Strong Warrior of the Quay":
        return int(mine and not me and not voice.questing and not oracle.on_quest(asked.die))
    if name == "The Search For Exqualibur" and voice.face == "A:Exqualibur":
        return 2 * me
    if name == "The Hunt For The Tri-Clops Skull" and voice.face == "A:Tri-Clops Skull":
        return 3 * me
    if not me or voice.locked:
        return 0
    others = [d for d in oracle.in_ready_area(voice.you) if d != voice.it]
    if name in ("Gnome Barbarian", "Strong Gnome Barbarian", "Mighty Gnome Barbarian"):
        return (3 if name.startswith("Mighty") else 2) * (not others and not voice.questing)
    if name == "Mighty Lord of the Quarry":
        return 0 if voice.questing else len(others)
    if name == "Mighty Quake Dragon Mystic":
        dragons = [d for d in others if oracle.shown_class(d) == "Quake Dragon"]
        return 2 * bool(dragons and not voice.questing)
    if name == "Corrupted Defender of the Pale":
        return min(oracle.corrupted([voice.you], _ACTIVE, _SPENT, _USED), 4)
    if name == "Knight of Quamelot":
        return min(sum(oracle.beside(voice.it, d) for d in oracle.everywhere[voice.you]), 3)
    if name == "Strong Knight of Quamelot":
        return 2 * (voice.it in oracle.s.attached)
    return 0


def _attack_only(voice: Voice, asked: Asked) -> int:
    oracle = voice.oracle
    if voice.locked:
        return _attack_by_lock(voice, asked)
    name, energy = voice.name, oracle.energy(asked.die)
    if asked.attacks(voice):
        if name == "Frost Howler":
            return -1 * (not voice.questing)
        if name == "Greater Archangel" and energy == "dark":
            return by_bursts(voice, -2, -2, -3)
        if name == "Strong Quartz Golem" and energy == "dark":
            return by_bursts(voice, -1, -2, -3)
        if name == "Strong Black Cat" and (voice.bursts or energy == "light"):
            return -1
    if name == "Lesser Queelzebub" and asked.owner == voice.you and asked.die != voice.it:
        return by_bursts(voice, 2, 2, 3)
    return _own_attack(voice, asked) if asked.die == voice.it else 0


def _attack_by_lock(voice: Voice, asked: Asked) -> int:
    mine = asked.owner == voice.you
    if voice.name == "Pink Eye Cyclops":
        return -1 * (not mine or voice.bursts == 2)
    if voice.name == "Mighty Poison Dart Frog":
        return int(mine or voice.bursts == 2)
    if voice.name == "Qladiator":
        return 2 * (mine or voice.bursts == 2)
    return 0


def _own_attack(voice: Voice, asked: Asked) -> int:
    """What it says about its own attack, or that of the Creature that carries it."""
    oracle, name, you = voice.oracle, voice.name, voice.you
    theirs = oracle.in_ready_area(asked.defender) if asked.defender >= 0 else []
    if name == "Quasar Charm":
        return by_bursts(voice, 2, 3, 3)
    if name == "Dark Cantrip":
        return by_bursts(voice, 3, 5)
    if voice.face.startswith("A:"):
        return _attack_by_quartifact(voice)
    if name == "Strong Pink Eye Cyclops":
        return 2 * (asked.defender >= 0 and oracle.locked_dice(asked.defender) > 0)
    if name == "Strong Quake Dragon Mystic":
        return 2 * (you in oracle.s.casts)
    if name == "Quaxos' Quake Dragon":
        return quaxos_others(voice)
    if voice.questing:
        return 0  # the others name the Ready Area
    if name == "Warrior of the Quay":
        return 3 * (len(theirs) == 1)
    if name == "Strong Troll Behemoth":
        return len(theirs)
    if name == "Strong Boogieman":
        return by_bursts(voice, 2, 3, 4) * any(oracle.energy(d) == "light" for d in theirs)
    if name == "Greater Boogieman":
        opposing = [d for player in oracle.opponents(you) for d in oracle.in_ready_area(player)]
        return min(sum(oracle.energy(d) == "light" for d in opposing), 3)
    return 0


def _attack_by_quartifact(voice: Voice) -> int:
    oracle = voice.oracle
    said = (voice.name.removeprefix("The ").split(" For ")[0], voice.face[2:])
    if said == ("Expedition", "Quirky Quarterstaff"):
        return min(oracle.corrupted(oracle.opponents(voice.you), _USED), 4)
    if said == ("Expedition", "Tri-Clops Skull"):
        return min(2 * oracle.locked_dice(), 6)
    plain = {
        ("Hunt", "Exqualibur"): 3, ("Expedition", "Exqualibur"): 3, ("Quest", "Exqualibur"): 4,
        ("Hunt", "Quirky Quarterstaff"): 1, ("Quest", "Quirky Quarterstaff"): 2,
    }  # fmt: skip
    return plain.get(said, 0)


def quaxos_others(voice: Voice) -> int:
    """Other Creatures of the type, whoseever and wherever."""
    oracle = voice.oracle
    creatures = [d for player in oracle.everywhere for d in player if d != voice.it]
    # the Eye is Quaxos' by its class, not by its type
    return sum(oracle.name(d).startswith("Quaxos' ") and oracle.shown_class(d) != "Quaxos' Eye" for d in creatures)


def _defense_only(voice: Voice, asked: Asked) -> int:
    oracle, name = voice.oracle, voice.name
    if voice.locked:
        return 0
    me = asked.die == voice.it
    if not me and asked.owner == voice.you:
        if name == "Mighty Heavenly Seraph":
            return 2 * (not voice.questing)
        if name == "Lesser Archangel":
            return by_bursts(voice, 2, 2, 3)
        if name == "Strong Herald" and oracle.energy(asked.die) == "light":
            return by_bursts(voice, 1, 2)
    if oracle.beside(asked.die, voice.it):
        if name == "Strong Ancient Guide":
            return by_bursts(voice, 1, 2)
        company = {
            ("The Search For The Holy Quail", "A:Holy Quail"): 1,
            ("The Quest For The Holy Quail", "A:Holy Quilt"): 1,
            ("The Search For The Tri-Clops Skull", "A:Quown of Quiana"): 2,
        }
        return company.get((name, voice.face), 0)
    return _own_defense(voice) if me else 0


#: What a Creature's own card says about its defense, by the number of bursts.
_DEFENSES = {
    "Devotee of the Holy Query": (0, 2), "Mighty Devotee of the Holy Query": (0, 3), "Mighty Quake Dragon": (0, 1, 2),
    "Questing Wizard": (0, 0, 1), "Life Cantrip": (4,), "Light Cantrip": (3, 5), "Troll Behemoth": (0, 2),
    "Mighty Troll Behemoth": (0, 2), "Mighty Knight of Quamelot": (0, 0, 2), "Mighty Manxome Minotaur": (0, 0, 2),
    "Quartz Golem": (0, 2, 3), "Greater Quartz Golem": (0, 0, 2),
}  # fmt: skip
_DEFENSES_BY_QUARTIFACT = {
    ("Hunt", "Holy Quail"): 2, ("Quest", "Holy Quail"): 3, ("Quest", "Holy Quilt"): 1,
    ("Hunt", "Quirky Quarterstaff"): 2, ("Quest", "Quirky Quarterstaff"): 1,
}  # fmt: skip


def _own_defense(voice: Voice) -> int:
    oracle, name = voice.oracle, voice.name
    if name in _DEFENSES:
        return by_bursts(voice, *_DEFENSES[name])
    if voice.face.startswith("A:"):
        said = (name.removeprefix("The ").split(" For ")[0], voice.face[2:])
        if said == ("Expedition", "Holy Quilt"):
            return 4 if oracle.locked_dice(voice.you) else 2
        return _DEFENSES_BY_QUARTIFACT.get(said, 0)
    if name == "Strong Scavenging Goblin" and voice.bursts and not voice.questing:
        return len([d for d in oracle.in_ready_area(voice.you) if d != voice.it])
    if name == "Quaxos' Scavenging Goblin":
        return quaxos_others(voice)
    return 0


def lowers(voice: Voice, asked: Asked) -> int:
    """What an attacker takes from a defender, though not below 1."""
    oracle, name = voice.oracle, voice.name
    is_quiver = name == "The Search For Exqualibur" and voice.face == "A:Quicksilver Quiver"
    if (name == "Mighty Poison Dart Frog" and not voice.locked) or is_quiver:
        return 2 * (asked.die in oracle.s.firsts and oracle.in_battle(voice.it))
    if name == "Lesser Boogieman":
        return by_bursts(voice, 1, 2, 2) * (oracle.level(asked.die) == 1 or voice.bursts == 2)
    if name == "Greater Queelzebub":
        return by_bursts(voice, 2, 2, 3) * (oracle.energy(asked.die) == "light")
    return 0


# -- Glory, totals, Immunity -----------------------------------------------------------------------


def worth_of(voice: Voice, asked: Asked) -> int:
    oracle, name = voice.oracle, voice.name
    mine = asked.owner == voice.you
    if voice.locked:
        cursed = name == "Poison Dart Frog" and mine == (voice.bursts == 2)
        return -1 * cursed
    if name == "Mighty Quake Dragon Mystic" and mine and oracle.shown_class(asked.die) == "Quake Dragon":
        return int(not voice.questing and not oracle.on_quest(asked.die))
    if asked.die != voice.it:
        return 0
    if name == "Victory Cantrip":
        return 2
    if name == "Light Enchantment":
        return 1 + (voice.bursts == 1 and oracle.energy(voice.it) == "light")
    if name == "Mighty Archangel":
        s = oracle.s
        others = [s.scored_as[at] for at, die in enumerate(s.scored) if die != voice.it]
        light = sum(oracle.classes[card] in ("Archangel", "Herald", "Quartz Golem") for card in others)
        return min(light, by_bursts(voice, 1, 1, 3))
    if voice.face == "A:Quown of Quiana" and name == "The Hunt For The Tri-Clops Skull":
        return min(sum(die != voice.it for die in oracle.s.scored), 2)
    by_burst = {
        "Mighty Quake Dragon": (0, 0, 2), "Questing Wizard": (0, 0, 1), "Herald": (0, 1), "Greater Herald": (0, 1),
        "Greater Black Cat": (0, 1), "Quartz Golem": (0, 0, 1),
    }  # fmt: skip
    return by_bursts(voice, *by_burst[name]) if name in by_burst else 0


def total_of(voice: Voice) -> int:
    """What it takes from a total against its player."""
    if voice.name == "Mighty Quartz Golem":
        return by_bursts(voice, -2, -3, -4)
    return -1 * (voice.name == "The Search For Exqualibur" and voice.face == "A:Quirky Quarterstaff")


#: Cards that make their own Creature, or its carrier, Immune, with the bursts at which they do.
_IMMUNE = {
    "Gnome Barbarian": (1,), "Mighty Gnome Barbarian": (1,), "Heavenly Seraph": (0, 1), "Mighty Heavenly Seraph": (1,),
    "Mighty Lord of the Quarry": (1,), "Strong Troll Behemoth": (1,), "Mighty Ancient Guide": (1,),
    "Knight of Quamelot": (2,), "Mighty Knight of Quamelot": (1, 2), "Greater Quartz Golem": (0, 1, 2),
    "Quasar Charm": (2,),
}  # fmt: skip
_IMMUNE_QUARTIFACTS = ("A:Holy Quail", "A:Exqualibur", "A:Tri-Clops Skull")


def immune_by(voice: Voice, asked: Asked) -> bool:
    """Whether it makes that Creature Immune."""
    name, me, mine = voice.name, asked.die == voice.it, asked.owner == voice.you
    if voice.locked:
        return name == "Mighty Qladiator" and not me and (mine or voice.bursts == 2)
    if me and name in _IMMUNE:
        return voice.bursts in _IMMUNE[name]
    if me and name.startswith("The Expedition For "):
        return voice.face in _IMMUNE_QUARTIFACTS
    if name == "Heavenly Seraph" and voice.bursts == 1:
        return mine and not me and not voice.questing
    return name == "Mighty Knight of Quamelot" and voice.oracle.beside(asked.die, voice.it)
