"""Brazilian Portuguese: nouns with their gender, the words for places and players, what stands where."""

from __future__ import annotations

from typing import Final

from quarriors.text.grammar import Agreement
from quarriors.text.parts import Meant, Position, Relation
from quarriors.text.romance import THE, A, Group, Noun

_F: Final = Agreement(feminine=True)

#: Singular, plural, and whether it is feminine.
NOUNS: Final = {
    "creatures": Noun("Criatura", "Criaturas", True),
    "spells": Noun("Feitiço", "Feitiços"),
    "creature_dice": Noun("dado de Criatura", "dados de Criatura"),
    "spell_dice": Noun("dado de Feitiço", "dados de Feitiço"),
    "dice": Noun("dado", "dados"),
    "quartifacts": Noun("Quartefato", "Quartefatos"),
}
AREAS: Final = {
    "bag": Noun("bolsa", "bolsas", True),
    "active": Noun("Reserva", "Reservas", True),
    "ready": Noun("Área Ativa", "Áreas Ativas", True),
    "locked": Noun("Área Trancada", "Áreas Trancadas", True),
    "spent": Noun("Pilha de Gastos", "Pilhas de Gastos", True),
    "used": Noun("Pilha de Usados", "Pilhas de Usados", True),
    "quest": Noun("Área de Missões", "Áreas de Missões", True),
}
#: Zones that belong to nobody.
COMMON_AREAS: Final = {"wilds": Noun("Natureza", "Naturezas", True)}

#: The preposition of each case that patterns ask for.
PREPOSITIONS: Final = {"of": "de", "from": "de", "to": "a", "in": "em", "by": "por", "for": "para"}
#: And of a place, where no pattern asks for another.
RELATIONS: Final = {
    Relation.IN: "em",
    Relation.TO: "para",
    Relation.FROM: "de",
    Relation.OF: "de",
    Relation.OUT: "de",
}
#: Places that follow the noun at once, before what it costs.
SOURCES: Final = (Relation.FROM, Relation.OF, Relation.OUT)

#: What is known, by name.
REFERENCES: Final = {
    "creature": Group("esta Criatura", agreement=_F),
    "die": Group("este dado"),
    "spell": Group("este Feitiço"),
    "carrier": Group("Criatura", THE, _F),
    "bearer": Group("portador", THE),
    "that": Group("aquela Criatura", agreement=_F),
    "dice": Group("dados", THE, Agreement(plural=True)),
}

_THAT_PLAYER: Final = Group("aquele jogador")
_KNOWN: Final = {
    "you": Group("você"),
    "them": _THAT_PLAYER,
    "that_player": _THAT_PLAYER,
    "destroyer": Group("jogador que a destruiu", THE),
    "attacker": Group("jogador atacante", THE),
    "owner": Group("dono", THE),
}
PLAYERS: Final = {
    Meant.ALL: {
        **_KNOWN,
        "opponents": Group("cada oponente"),
        "anyone": Group("cada jogador"),
        "opponent": Group("oponente à sua escolha", A),
        "defender": _THAT_PLAYER,
    },
    Meant.ANY: {
        **_KNOWN,
        "opponents": Group("oponente", A),
        "anyone": Group("jogador", A),
        "opponent": Group("oponente", A),
        "defender": Group("jogador defensor", THE),
    },
    Meant.NONE: {"opponents": Group("nenhum oponente"), "anyone": Group("nenhum jogador")},
}
#: Before a relative clause.
PLAYERS_WHO: Final = {
    "opponents": Group("cada oponente"),
    "defender": Group("jogador", A),
    "them": Group("cada jogador"),
    "anyone": Group("cada jogador"),
}
#: Whose: on a card `seu` is always the reader's; what a third person does with their own is `próprio`.
POSSESSIVES: Final = {
    "you": ("seu", "sua", "seus", "suas"),
    "their": ("próprio", "própria", "próprios", "próprias"),
}
OWNERS: Final = {
    "them": _THAT_PLAYER,
    "that_player": _THAT_PLAYER,
    "defender": Group("jogador defensor", THE),
    "owner": Group("dono", THE),
    "opponent": Group("oponente", A),
    "an_opponent": Group("oponente", A),
    "each_opponent": Group("cada oponente"),
    "opponents": Group("seus oponentes", agreement=Agreement(plural=True)),
    "attacker": Group("jogador atacante", THE),
    "destroyer": Group("jogador que a destruiu", THE),
}
#: Opponents in general: "opponents' Spells".
ANY_OPPONENTS: Final = Group("oponentes", agreement=Agreement(plural=True))
#: Who has something, in the subjunctive that follows "se" and "quando".
HAVE: Final = {
    "you": "você {}tiver",
    "opponents": "seus oponentes {}tiverem",
    "defender": "o jogador defensor {}tiver",
    "them": "aquele jogador {}tiver",
    "their": "ele {}tiver",
    "owner": "o dono {}tiver",
}

#: What follows the noun, in this order: before its owner or source, behind it, and behind its place too.
NEAR: Final = (
    "not_locked", "attacking", "unattached", "of_type", "energy.light", "energy.dark", "level.exactly", "level.at_most",
    "level.at_least", "highest.level", "cost.no_more",
)  # fmt: skip
CLAUSES: Final = (
    "level.same", "level.same_too", "attached_to", "accompanying", "attacking_you", "attacking_you_here",
    "defending_first", "cost.at_most_more", "cost.at_most_of", "scored", "scoring",
)  # fmt: skip

#: Prepositions that fuse with the word behind them.
FUSED: Final = {
    "de": {
        "o": "do", "a": "da", "os": "dos", "as": "das", "este": "deste", "esta": "desta", "aquele": "daquele",
        "aquela": "daquela", "ele": "dele", "ela": "dela", "eles": "deles", "elas": "delas",
    },
    "em": {
        "o": "no", "a": "na", "os": "nos", "as": "nas", "este": "neste", "esta": "nesta", "aquele": "naquele",
        "aquela": "naquela", "ele": "nele", "ela": "nela", "eles": "neles", "elas": "nelas",
    },
    "a": {
        "o": "ao", "a": "à", "os": "aos", "as": "às", "aquele": "àquele", "aquela": "àquela", "seu": "ao seu",
        "sua": "à sua", "seus": "aos seus", "suas": "às suas",
    },
    "por": {"o": "pelo", "a": "pela", "os": "pelos", "as": "pelas"},
}  # fmt: skip

#: Portuguese has an order of its own, by `NEAR` and `CLAUSES`.
POSITIONS: Final[dict[str, Position]] = {}
