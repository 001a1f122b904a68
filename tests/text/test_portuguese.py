"""Portuguese: gender and number, contractions, pronouns that lean on verbs, whose things are, and names."""

import re
from importlib.resources import files

import pytest

from quarriors.sets import box
from quarriors.sets.shelf import OURS
from quarriors.text import Words, brief_name, card_name, card_text, short_name
from quarriors.text.lang.pt_br.grammar import Portuguese, contract
from quarriors.text.parts import (
    Clause,
    Clauses,
    Form,
    Kind,
    Name,
    NounPhrase,
    Part,
    Phrase,
    PlacePhrase,
    PlayerPhrase,
    Quality,
    Quantity,
    Reference,
    Relation,
    Replacement,
    ThereIs,
    Those,
)

GRAMMAR = Portuguese()
WORDS = Words("pt-BR")
CARDS = [card for id in OURS for card in box(id).cards]
IT = Reference("it", "creature")
IT_AGAIN = Reference("it", "creature", again=True)


def said(id: str, form: Form = Form.IMPERATIVE, **slots: Part) -> str:
    return GRAMMAR.render(Phrase(id, form, tuple(slots.items())))


def dice(quantity: Quantity, number: int = 1, noun: str = "creatures", case: str = "", **slots: object) -> str:
    return GRAMMAR.noun_phrase(NounPhrase(noun, quantity, number, **slots), case)  # type: ignore[arg-type]


def quality(id: str, **slots: Part) -> Quality:
    return Quality(Phrase(id, Form.IMPERATIVE, tuple(slots.items())))


# -- number and gender -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("quantity", "number", "masculine", "feminine"),
    [
        (Quantity.EACH, 1, "cada dado", "cada Criatura"),
        (Quantity.ALL, 1, "dados", "Criaturas"),
        (Quantity.ONE, 1, "um dado", "uma Criatura"),
        (Quantity.ONE, 2, "2 dados", "2 Criaturas"),
        (Quantity.SOME, 1, "um dado", "uma Criatura"),
        (Quantity.NONE, 1, "nenhum dado", "nenhuma Criatura"),
        (Quantity.UP_TO, 1, "um dado", "uma Criatura"),
        (Quantity.UP_TO, 2, "até 2 dados", "até 2 Criaturas"),
        (Quantity.ANY_NUMBER, 1, "qualquer número de dados", "qualquer número de Criaturas"),
        (Quantity.AT_LEAST, 1, "pelo menos 1 dado", "pelo menos 1 Criatura"),
        (Quantity.AT_MOST, 2, "no máximo 2 dados", "no máximo 2 Criaturas"),
        (Quantity.EXACTLY, 0, "nenhum dado", "nenhuma Criatura"),
        (Quantity.EXACTLY, 1, "exatamente 1 dado", "exatamente 1 Criatura"),
        (Quantity.EXACTLY, 12, "exatamente 12 dados", "exatamente 12 Criaturas"),
    ],
)
def test_how_many(quantity: Quantity, number: int, masculine: str, feminine: str) -> None:
    assert dice(quantity, number, "dice") == masculine
    assert dice(quantity, number) == feminine


@pytest.mark.parametrize(
    ("quantity", "number", "yours", "theirs"),
    [
        (Quantity.EACH, 1, "cada uma de suas outras Criaturas", "cada uma das próprias Criaturas"),
        (Quantity.ALL, 1, "suas outras Criaturas", "as próprias Criaturas"),
        (Quantity.ONE, 1, "uma de suas outras Criaturas", "uma das próprias Criaturas"),
        (Quantity.UP_TO, 2, "até 2 de suas outras Criaturas", "até 2 das próprias Criaturas"),
        (Quantity.NONE, 1, "nenhuma de suas outras Criaturas", "nenhuma das próprias Criaturas"),
    ],
)
def test_yours_is_seu_and_theirs_is_proprio(quantity: Quantity, number: int, yours: str, theirs: str) -> None:
    assert dice(quantity, number, whose="you", other=True) == yours
    assert dice(quantity, number, whose="their") == theirs


def test_whose() -> None:
    assert dice(Quantity.ONE, whose="defender") == "uma das Criaturas do jogador defensor"
    assert dice(Quantity.ALL, whose="defender") == "as Criaturas do jogador defensor"
    assert dice(Quantity.ALL, whose="defender", case="to") == "às Criaturas do jogador defensor"
    assert dice(Quantity.ALL, whose="defender", case="number") == "Criaturas do jogador defensor"
    assert dice(Quantity.ALL, noun="spells", whose="opponents") == "Feitiços de oponentes"
    assert dice(Quantity.ONE, whose="opponents") == "uma das Criaturas de seus oponentes"
    assert dice(Quantity.ONE, whose="them") == "uma das Criaturas daquele jogador"
    assert dice(Quantity.SOME, whose="owner") == "uma das Criaturas do dono"


def test_others() -> None:
    assert dice(Quantity.ONE, noun="dice", other=True) == "outro dado"
    assert dice(Quantity.EACH, other=True) == "cada outra Criatura"
    assert dice(Quantity.UP_TO, 2, "dice", other=True) == "até 2 outros dados"
    assert dice(Quantity.AT_LEAST, other=True) == "pelo menos 1 outra Criatura"


@pytest.mark.parametrize(("n", "text"), [(0, "0 dados"), (1, "1 dado"), (2, "2 dados"), (12, "12 dados")])
def test_one_die_and_several_dice(n: int, text: str) -> None:
    assert said("draw_and_roll", n=n) == f"pegue e jogue {text}"


@pytest.mark.parametrize(
    ("several", "quantity", "text"),
    [
        (False, Quantity.ALL, "o dado abatido"),
        (True, Quantity.ALL, "os dados abatidos"),
        (True, Quantity.ONE, "um dos dados abatidos"),
        (True, Quantity.EACH, "cada dado abatido"),
    ],
)
def test_participles_agree(several: bool, quantity: Quantity, text: str) -> None:
    assert GRAMMAR.render(Those("cull", several, quantity)) == text


def test_participles_of_several_words_agree_in_each_of_them() -> None:
    unrolled = Those("draw_unrolled", True, Quantity.ONE)
    assert GRAMMAR.render(unrolled) == "um dos dados pegos e ainda não jogados"


def test_what_is_said_of_something_agrees_with_it() -> None:
    spells = NounPhrase("spells", Quantity.ALL, whose="opponents")

    def unaffected(it: str) -> str:
        predicate = Phrase("is.unaffected", Form.IMPERATIVE, (("dice", spells),))
        return said("predicate", subject=Reference("it", it), predicate=predicate)

    assert unaffected("bearer") == "o portador não é afetado por Feitiços de oponentes"
    assert unaffected("carrier") == "a Criatura não é afetada por Feitiços de oponentes"


def test_each_and_not_is_none() -> None:
    each = NounPhrase("creatures", Quantity.EACH, whose="you", zones=("ready",), other=True)
    cannot = Phrase("is.cannot_score", Form.IMPERATIVE)
    assert said("predicate", subject=each, predicate=cannot) == (
        "nenhuma outra Criatura em sua Área Ativa pode pontuar"
    )


# -- contractions ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "de", "em", "a", "por"),
    [
        ("o dono", "do dono", "no dono", "ao dono", "pelo dono"),
        ("a Área", "da Área", "na Área", "à Área", "pela Área"),
        ("os dados", "dos dados", "nos dados", "aos dados", "pelos dados"),
        ("as Áreas", "das Áreas", "nas Áreas", "às Áreas", "pelas Áreas"),
        ("este dado", "deste dado", "neste dado", "a este dado", "por este dado"),
        ("esta Criatura", "desta Criatura", "nesta Criatura", "a esta Criatura", "por esta Criatura"),
        ("aquele jogador", "daquele jogador", "naquele jogador", "àquele jogador", "por aquele jogador"),
        ("aquela Área", "daquela Área", "naquela Área", "àquela Área", "por aquela Área"),
        ("ele", "dele", "nele", "a ele", "por ele"),
        ("elas", "delas", "nelas", "a elas", "por elas"),
        ("um dado", "de um dado", "em um dado", "a um dado", "por um dado"),
        ("seu Ataque", "de seu Ataque", "em seu Ataque", "ao seu Ataque", "por seu Ataque"),
        ("sua bolsa", "de sua bolsa", "em sua bolsa", "à sua bolsa", "por sua bolsa"),
        ("suas Áreas", "de suas Áreas", "em suas Áreas", "às suas Áreas", "por suas Áreas"),
        ("3", "de 3", "em 3", "a 3", "por 3"),
    ],
)
def test_prepositions_fuse(words: str, de: str, em: str, a: str, por: str) -> None:
    assert [contract(preposition, words) for preposition in ("de", "em", "a", "por")] == [de, em, a, por]
    assert contract("para", words) == f"para {words}"


@pytest.mark.parametrize(
    ("relation", "zones", "whose", "quantity", "text"),
    [
        (Relation.IN, ("ready",), "you", Quantity.ONE, "em sua Área Ativa"),
        (Relation.TO, ("bag",), "you", Quantity.ONE, "para sua bolsa"),
        (Relation.FROM, ("used",), "you", Quantity.ONE, "de sua Pilha de Usados"),
        (Relation.IN, ("ready",), "their", Quantity.ONE, "na própria Área Ativa"),
        (Relation.TO, ("spent",), "their", Quantity.ONE, "para a própria Pilha de Gastos"),
        (Relation.IN, ("ready",), "anyone", Quantity.ONE, "em qualquer Área Ativa"),
        (Relation.IN, ("ready",), "anyone", Quantity.EACH, "em todas as Áreas Ativas"),
        (Relation.IN, ("ready",), "opponents", Quantity.ALL, "nas Áreas Ativas de seus oponentes"),
        (Relation.IN, ("used",), "opponents", Quantity.EACH, "na Pilha de Usados de cada oponente"),
        (Relation.FROM, ("used",), "opponents", Quantity.ONE, "da Pilha de Usados de um oponente"),
        (Relation.OUT, ("used",), "opponents", Quantity.ONE, "da Pilha de Usados de um oponente"),
        (Relation.TO, ("used",), "owner", Quantity.ONE, "para a Pilha de Usados do dono"),
        (Relation.IN, ("ready",), "destroyer", Quantity.ONE, "na Área Ativa do jogador que a destruiu"),
        (Relation.FROM, ("wilds",), "anyone", Quantity.ONE, "da Natureza"),
        (
            Relation.IN,
            ("active", "spent", "used"),
            "you",
            Quantity.ALL,
            "em sua Reserva, Pilha de Gastos e Pilha de Usados",
        ),
        (Relation.FROM, ("spent", "used"), "you", Quantity.EACH, "de sua Pilha de Gastos ou Pilha de Usados"),
    ],
)
def test_where(relation: Relation, zones: tuple[str, ...], whose: str, quantity: Quantity, text: str) -> None:
    assert GRAMMAR.render(PlacePhrase(relation, zones, whose, quantity)) == text


def test_a_pattern_may_ask_for_another_preposition() -> None:
    pool = PlacePhrase(Relation.TO, ("active",), "you")
    assert GRAMMAR.render(pool, "to") == "à sua Reserva"
    assert GRAMMAR.render(PlayerPhrase("attacker"), "of") == "do jogador atacante"


# -- pronouns --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verb", "form", "texts"),
    [
        ("add", Form.IMPERATIVE, ["adicione-o", "adicione-a", "adicione-os", "adicione-as"]),
        ("add", Form.INFINITIVE, ["adicioná-lo", "adicioná-la", "adicioná-los", "adicioná-las"]),
        ("move", Form.INFINITIVE, ["movê-lo", "movê-la", "movê-los", "movê-las"]),
        ("destroy", Form.INFINITIVE, ["destruí-lo", "destruí-la", "destruí-los", "destruí-las"]),
        ("move", Form.THIRD, ["o move", "a move", "os move", "as move"]),
    ],
)
def test_pronouns_lean_on_verbs(verb: str, form: Form, texts: list[str]) -> None:
    assert [GRAMMAR.lean(verb, form, pronoun) for pronoun in ("o", "a", "os", "as")] == texts


def test_a_pronoun_has_the_gender_of_what_it_stands_for() -> None:
    assert said("cull", dice=IT_AGAIN) == "abata-a"
    assert said("cull", dice=Reference("it", "die", again=True)) == "abata-o"
    assert said("cull", dice=IT) == "abata esta Criatura"
    assert said("roll", dice=Reference("dice", "dice", True, 2)) == "jogue-os"
    assert GRAMMAR.render(IT_AGAIN) == "ela"
    assert GRAMMAR.render(IT_AGAIN, "of") == "dela"
    assert GRAMMAR.render(IT_AGAIN, "to") == "a ela"
    assert GRAMMAR.render(Reference("it", "bearer", again=True)) == "ele"


def test_a_pronoun_stands_before_the_verb_of_a_clause() -> None:
    assert dice(Quantity.EACH, qualities=(quality("accompanying", it=IT_AGAIN),)) == "cada Criatura que a acompanhar"
    assert said("event.summoned", dice=IT_AGAIN) == "você a invocar"


# -- word order ------------------------------------------------------------------------------------


def test_a_source_stands_before_the_cost_and_a_place_behind_it() -> None:
    cheap = (quality("cost.at_most", amount=4),)
    assert dice(Quantity.ONE, noun="spell_dice", zones=("wilds",), relation=Relation.FROM, qualities=cheap) == (
        "um dado de Feitiço da Natureza com custo de 4 ou menos"
    )
    assert dice(Quantity.ONE, zones=("ready",), qualities=cheap) == (
        "uma Criatura com custo de 4 ou menos em qualquer Área Ativa"
    )


def test_the_order_of_qualities() -> None:
    qualities = (quality("level.at_most", n=2), quality("energy.dark"), quality("not_locked"))
    assert dice(Quantity.ONE, zones=("ready",), whose="opponents", qualities=qualities) == (
        "uma Criatura não trancada das Trevas de nível 2 ou inferior na Área Ativa de um oponente"
    )
    assert dice(Quantity.EACH, whose="defender", qualities=(quality("level.exactly", n=1),)) == (
        "cada uma das Criaturas de nível 1 do jogador defensor"
    )


def test_a_choice_does_not_read_as_a_comparison() -> None:
    low = NounPhrase("creatures", Quantity.ONE, chosen=True, qualities=(quality("level.at_most", n=1),))
    cannot = Phrase("is.cannot_attack", Form.IMPERATIVE)
    assert said("predicate", subject=low, predicate=cannot) == (
        "uma Criatura de nível 1 ou inferior, à sua escolha, não pode atacar você"
    )
    assert GRAMMAR.sentence(GRAMMAR.render(Replacement(low))) == (
        "Em vez disso, uma Criatura de nível 1 ou inferior, à sua escolha."
    )
    assert dice(Quantity.ONE, chosen=True, qualities=(quality("level.exactly", n=1),)) == (
        "uma Criatura de nível 1 à sua escolha"
    )


def test_how_long_it_is_worth_more_stands_apart_from_when_it_scores() -> None:
    worth = Phrase("is.worth", Form.IMPERATIVE, (("amount", Phrase("worth", Form.IMPERATIVE, (("n", "+1"),))),))
    until = Phrase("until.while_there", Form.IMPERATIVE)
    assert said("predicate_until", subject=IT, predicate=worth, until=until) == (
        "esta Criatura vale +1 de Glória quando pontuar, enquanto permanecer em jogo"
    )


def test_a_clause_is_about_one_where_the_noun_is_about_several() -> None:
    scored = (quality("not_locked"), quality("scored"))
    assert dice(Quantity.EACH, whose="you", qualities=scored) == (
        "cada uma de suas Criaturas não trancadas que pontuou neste turno"
    )
    assert dice(Quantity.ALL, whose="you", qualities=scored) == (
        "suas Criaturas não trancadas que pontuaram neste turno"
    )


def test_there_is_and_there_are_none() -> None:
    assert GRAMMAR.render(ThereIs(NounPhrase("dice", Quantity.AT_LEAST, 1))) == "houver pelo menos 1 dado"
    none = NounPhrase("creatures", Quantity.EXACTLY, 0, "you", ("active", "used"), other=True)
    assert GRAMMAR.render(ThereIs(none)) == "não houver outras Criaturas em sua Reserva ou Pilha de Usados"
    assert GRAMMAR.render(ThereIs(NounPhrase("creatures", Quantity.EXACTLY, 0, "you"))) == "você não tiver Criaturas"
    assert said("who_has", dice=NounPhrase("creatures", Quantity.EXACTLY, 0, "their", ("ready",))) == (
        "não tenha Criaturas na própria Área Ativa"
    )


def test_steps_in_a_row() -> None:
    steps = [Clause("abata um dado"), Clause("ganhe 1 de Glória"), Clause("gire esta Criatura")]
    assert GRAMMAR.sequence(steps[:2]) == "abata um dado e depois ganhe 1 de Glória"
    assert GRAMMAR.sequence(steps) == "abata um dado, ganhe 1 de Glória e depois gire esta Criatura"
    them = Reference("dice", "dice", True, 1)
    draw = Phrase(
        "draw", Form.IMPERATIVE, (("n", 1), ("them", them), ("to", PlacePhrase(Relation.TO, ("active",), "you")))
    )
    assert GRAMMAR.sequence([Clause(draw), steps[1]]) == (
        "pegue 1 dado, adicione-o à sua Reserva e depois ganhe 1 de Glória"
    )
    may = Clause("você pode abater um dado", Kind.MAY)
    assert GRAMMAR.sequence([may, Clause("jogue-o", if_done=True), steps[2]]) == (
        "você pode abater um dado. Se fizer isso, jogue-o. Gire esta Criatura"
    )


def test_instead_comes_first() -> None:
    cull = Phrase("cull", Form.INFINITIVE, (("dice", NounPhrase("dice", Quantity.UP_TO, 2)),))
    assert GRAMMAR.render(Replacement(Clause(cull))) == "em vez disso, abata até 2 dados"
    move = Phrase("move", Form.INFINITIVE, (("dice", IT_AGAIN), ("to", PlacePhrase(Relation.TO, ("active",), "you"))))
    may = Clauses((Clause(Phrase("may", Form.IMPERATIVE, (("act", move),)), Kind.MAY),))
    assert GRAMMAR.render(Replacement(may, event=True)) == "você pode, em vez disso, movê-la para sua Reserva"


def test_also_follows_the_verb() -> None:
    gain = Phrase("gain", Form.IMPERATIVE, (("amount", "1 de Glória"),))
    assert said("also", act=gain) == "ganhe também 1 de Glória"


# -- every card ------------------------------------------------------------------------------------

#: What a translation word for word would say.
TRAPS = (
    r"\b(?:de|em|por) (?:o|a|os|as)\b", r"\ba (?:o|a|os|as)\b", r"\b(?:de|em) (?:este|esta|aquele|aquela)\b",
    r"\bn[oa] su?[ea]\w* (?:turno|Área|Reserva|Pilha)", r"\d Glórias?\b", r"\d Quiddity", r"ao invés",
    r"[Cc]ada [^,.;:]*(?<! e) não\b(?! trancad)", r"es[st]e jogador", r"destrancada", r"r-l[oa]s?\b",
    r"e-l[oa]s?\b", r"\b[Ss]e há\b", r"[Qq]uando [^,]* é destruíd", r"-\d", r" [:;!?]", r"\b(?:num|numa|dum|duma)\b",
    r"(?:in|su)perior à", r",[.,:;]", r"pontu\w+ para você", r"pontuar enquanto",
)  # fmt: skip


@pytest.mark.parametrize("trap", TRAPS)
def test_no_card_falls_into_a_trap(trap: str) -> None:
    lines = [line for card in CARDS for line in card_text(card, WORDS)]
    assert not [line for line in lines if re.search(trap, line)]


# -- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "name", "brief", "short"),
    [
        ("base/basic-quiddity", "Quiddity Básico", "Quiddity", "Quiddity"),
        ("base/mighty-scavenging-goblin", "Goblin Necrófilo Poderoso", "Goblin Poderoso", "Goblin"),
        ("base/mighty-witching-hag", "Velha Bruxa Poderosa", "Bruxa Poderosa", "Bruxa"),
        ("base/strong-witching-hag", "Velha Bruxa Forte", "Bruxa Forte", "Bruxa"),
        ("base/death-charm", "Simpatia de Morte", "Simpatia de Morte", "Morte"),
        ("base/victory-spell", "Feitiço da Vitória", "Feitiço da Vitória", "Vitória"),
        ("rise_of_the_demons/corrupted-witching-hag", "Velha Bruxa Corrompida", "Bruxa Corrompida", "Bruxa"),
        ("light_vs_dark/dark-enchantment", "Encantamento das Trevas", "Encantamento das Trevas", "Trevas"),
        ("light_vs_dark/assistant-of-economics", "Auxiliar de Economia", "Auxiliar de Economia", "Auxiliar"),
        ("quartifacts/the-hunt-for-exqualibur", "A Caçada à Exqualibur", "Caçada à Exqualibur", "Exqualibur"),
        ("promos/quaxos-quake-dragon", "Dragão do Tremor de Quaxos", "Dragão de Quaxos", "Dragão"),
        ("promos/ghost-of-xmas-past", "Fantasma do Natal Passado", "Fantasma do Natal Passado", "Espírito"),
    ],
)
def test_names(id: str, name: str, brief: str, short: str) -> None:
    card = next(card for card in box(id.partition("/")[0]).cards if card.id == id)
    assert (card_name(card, WORDS), brief_name(card, WORDS), short_name(card, WORDS)) == (name, brief, short)


def test_every_card_of_ours_has_a_portuguese_name() -> None:
    # one is the same word
    assert [card.name for card in CARDS if card_name(card, WORDS) == card.name] == ["Portal"]


def test_a_name_that_nobody_translates_stays_english() -> None:
    assert WORDS.proper_name("Mighty Bog Toad") == "Mighty Bog Toad"
    assert GRAMMAR.short_name("Bog Toad") == "Toad"


def test_names_in_a_sentence_keep_their_gender() -> None:
    assert dice(Quantity.ONE, name="Witching Hag") == "uma Velha Bruxa"
    assert dice(Quantity.NONE, name="Quake Dragon") == "nenhum Dragão do Tremor"
    assert dice(Quantity.AT_LEAST, 2, name="Quake Dragon") == "pelo menos 2 Criaturas da classe Dragão do Tremor"
    assert said("extra_capture", name=Name("Squire")).startswith("o primeiro Escudeiro que")
    assert said("extra_capture", name=Name("Voodoo Doll")).startswith("a primeira Boneca de Vodu que")


def test_dice_of_a_class() -> None:
    assert dice(Quantity.UP_TO, 2, "dice", name="Voodoo Doll") == "até 2 dados de Boneca de Vodu"
    assert dice(Quantity.ONE, 1, "dice", name="Assistant") == "um dado Auxiliar"
    assert dice(Quantity.ALL, 1, "dice", name="Assistant") == "dados Auxiliares"
    assert GRAMMAR.render(Name("Basic Quiddity"), "die") == "dado de Quiddity Básico"


def test_dice_in_the_log() -> None:
    words = Words("pt-BR")
    assert words.say("event-captured", player="Quinn", die="Portal") == "Quinn capturou um dado de Portal."
    assert words.say("event-captured-you", die="Auxiliar") == "Você capturou um dado Auxiliar."
    assert words.say("event-culled-you", die="Auxiliar de Economia") == "Você abateu um dado Auxiliar de Economia."
    log = files("quarriors.text.lang.pt_br").joinpath("messages", "log.ftl").read_text("utf-8")
    assert log.count("{ DIE($die) }") > 30
    assert not re.search(r"dados? (de )?\{ \$die \}", log)


def test_a_type_agrees_with_its_noun() -> None:
    assert dice(Quantity.SOME, qualities=(quality("of_type", name=Name("Mighty")),)) == "uma Criatura Poderosa"
    assert (
        dice(Quantity.SOME, 1, "spells", qualities=(quality("of_type", name=Name("Mighty")),)) == "um Feitiço Poderoso"
    )
