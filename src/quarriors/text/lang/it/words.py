"""Italian: nouns with their gender, and the words for places and players."""

from __future__ import annotations

from typing import Final

from quarriors.text.grammar import Agreement
from quarriors.text.parts import Meant, Position
from quarriors.text.romance import THE, A, Group, Noun

_F: Final = Agreement(feminine=True)

#: Singular, plural, and whether it is feminine.
NOUNS: Final = {
    "creatures": Noun("Creatura", "Creature", True),
    "spells": Noun("Incantesimo", "Incantesimi"),
    "creature_dice": Noun("dado Creatura", "dadi Creatura"),
    "spell_dice": Noun("dado Incantesimo", "dadi Incantesimo"),
    "dice": Noun("dado", "dadi"),
    "quartifacts": Noun("Quartefatto", "Quartefatti"),
}
AREAS: Final = {
    "bag": Noun("sacchetto", "sacchetti"),
    "active": Noun("Active Pool", "Active Pool", True),
    "ready": Noun("Ready Area", "Ready Area", True),
    "locked": Noun("Locked Area", "Locked Area", True),
    "spent": Noun("Spent Pile", "Spent Pile", True),
    "used": Noun("Used Pile", "Used Pile", True),
    "quest": Noun("Quest Area", "Quest Area", True),
}
#: Zones that belong to nobody.
COMMON_AREAS: Final = {"wilds": Noun("Lande", "Lande", True)}
#: What is known already, by name.
REFERENCES: Final = {
    "creature": Group("questa Creatura", agreement=_F),
    "die": Group("questo dado"),
    "spell": Group("questo Incantesimo"),
    "carrier": Group("Creatura", THE, _F),
    "bearer": Group("Creatura portatrice", THE, _F),
    "that": Group("quella Creatura", agreement=_F),
    "dice": Group("dadi", THE, Agreement(plural=True)),
}
#: Player words: all of them, any one of them, none of them.
PLAYERS: Final = {
    Meant.ALL: {
        "you": Group("tu"),
        "opponents": Group("ogni avversario"),
        "them": Group("quel giocatore"),
        "defender": Group("quel giocatore"),
        "that_player": Group("quel giocatore"),
        "anyone": Group("ogni giocatore"),
        "opponent": Group("avversario a tua scelta", A),
        "destroyer": Group("giocatore che l’ha distrutta", THE),
        "attacker": Group("giocatore che attacca", THE),
        "owner": Group("suo proprietario", THE),
    },
    Meant.ANY: {
        "you": Group("tu"),
        "opponents": Group("avversario", A),
        "opponent": Group("avversario", A),
        "them": Group("quel giocatore"),
        "that_player": Group("quel giocatore"),
        "anyone": Group("giocatore", A),
        "defender": Group("giocatore che difende", THE),
        "destroyer": Group("giocatore che l’ha distrutta", THE),
        "attacker": Group("giocatore che attacca", THE),
        "owner": Group("suo proprietario", THE),
    },
    Meant.NONE: {"opponents": Group("nessun avversario"), "anyone": Group("nessun giocatore")},
}
#: Before a relative clause.
PLAYERS_WHO: Final = {
    "opponents": Group("ogni avversario"),
    "defender": Group("giocatore", A),
    "them": Group("ogni giocatore"),
    "anyone": Group("ogni giocatore"),
}
#: Masculine, feminine, and both in the plural.
POSSESSIVES: Final = {"you": ("tuo", "tua", "tuoi", "tue"), "their": ("proprio", "propria", "propri", "proprie")}
#: Owners that are told behind the noun.
OWNERS: Final = {
    "them": Group("quel giocatore"),
    "that_player": Group("quel giocatore"),
    "defender": Group("giocatore che difende", THE),
    "owner": Group("suo proprietario", THE),
    "opponent": Group("avversario", A),
    "an_opponent": Group("avversario", A),
    "each_opponent": Group("ogni avversario"),
    "opponents": Group("tuoi avversari", THE, Agreement(plural=True)),
    "attacker": Group("giocatore che attacca", THE),
    "destroyer": Group("giocatore che l’ha distrutta", THE),
}
#: Qualities that come behind the place.
POSITIONS: Final = {"level.same": Position.LAST, "level.same_too": Position.LAST, "attached_to": Position.LAST}
#: Who has something.
HAVE: Final = {
    "you": "hai",
    "opponents": "i tuoi avversari hanno",
    "defender": "il giocatore che difende ha",
    "them": "quel giocatore ha",
    "their": "ha",
    "owner": "il suo proprietario ha",
}
