"""French: nouns with their gender, and the words for places and players."""

from __future__ import annotations

from typing import Final

from quarriors.text.grammar import Agreement
from quarriors.text.parts import Meant
from quarriors.text.romance import THE, A, Group, Noun

_F: Final = Agreement(feminine=True)

#: Singular, plural, and whether it is feminine; the second of two nouns never changes.
NOUNS: Final = {
    "creatures": Noun("Créature", "Créatures", True),
    "spells": Noun("Sort", "Sorts"),
    "creature_dice": Noun("dé Créature", "dés Créature"),
    "spell_dice": Noun("dé Sort", "dés Sort"),
    "dice": Noun("dé", "dés"),
    "quartifacts": Noun("Quartéfact", "Quartéfacts"),
}
AREAS: Final = {
    "bag": Noun("sac", "sacs"),
    "active": Noun("Réserve Active", "Réserves Actives", True),
    "ready": Noun("Secteur Accessible", "Secteurs Accessibles"),
    "locked": Noun("Secteur Verrouillé", "Secteurs Verrouillés"),
    "spent": Noun("Pile de Dépense", "Piles de Dépense", True),
    "used": Noun("Coin de Défausse", "Coins de Défausse"),
    "quest": Noun("Secteur de Quête", "Secteurs de Quête"),
}
#: Places that belong to nobody.
COMMON_AREAS: Final = {"wilds": Noun("Zone Commune", "Zones Communes", True)}
#: What is known already, by name.
REFERENCES: Final = {
    "creature": Group("cette Créature", agreement=_F),
    "die": Group("ce dé"),
    "spell": Group("ce Sort"),
    "carrier": Group("Créature", THE, _F),
    "bearer": Group("porteur", THE),
    "that": Group("cette Créature", agreement=_F),
    "dice": Group("dés", THE, Agreement(plural=True)),
}
#: Player words: all of them, any one of them, none of them.
_EITHER: Final = {
    "you": Group("vous"),
    "them": Group("ce joueur"),
    "that_player": Group("ce joueur"),
    "destroyer": Group("joueur qui l’a détruite", THE),
    "attacker": Group("joueur attaquant", THE),
    "owner": Group("son propriétaire"),
}
PLAYERS: Final = {
    Meant.ALL: _EITHER
    | {
        "opponents": Group("chaque adversaire"),
        "defender": Group("ce joueur"),
        "anyone": Group("chaque joueur"),
        "opponent": Group("adversaire de votre choix", A),
    },
    Meant.ANY: _EITHER
    | {
        "opponents": Group("adversaire", A),
        "opponent": Group("adversaire", A),
        "anyone": Group("joueur", A),
        "defender": Group("joueur en défense", THE),
    },
    Meant.NONE: {"opponents": Group("aucun adversaire"), "anyone": Group("aucun joueur")},
}
#: Before a relative clause.
PLAYERS_WHO: Final = {
    "opponents": Group("chaque adversaire"),
    "defender": Group("joueur", A),
    "them": Group("chaque joueur"),
    "anyone": Group("chaque joueur"),
}
#: Masculine, feminine, and both in the plural.
POSSESSIVES: Final = {"you": ("votre", "votre", "vos", "vos"), "their": ("son", "sa", "ses", "ses")}
#: Owners that are told behind the noun.
OWNERS: Final = {
    "them": Group("ce joueur"),
    "that_player": Group("ce joueur"),
    "defender": Group("joueur en défense", THE),
    "owner": Group("son propriétaire"),
    "opponent": Group("adversaire de votre choix", A),
    "an_opponent": Group("adversaire", A),
    "each_opponent": Group("chaque adversaire"),
    "opponents": Group("vos adversaires", agreement=Agreement(plural=True)),
    "attacker": Group("joueur attaquant", THE),
    "destroyer": Group("joueur qui l’a détruite", THE),
}
#: Who has something, and who has nothing of it.
HAVE: Final = {
    "you": ("vous avez", "vous n’avez"),
    "opponents": ("vos adversaires ont", "vos adversaires n’ont"),
    "defender": ("le joueur en défense a", "le joueur en défense n’a"),
    "them": ("ce joueur a", "ce joueur n’a"),
    "their": ("il a", "il n’a"),
    "owner": ("son propriétaire a", "son propriétaire n’a"),
}
