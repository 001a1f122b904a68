"""French grammar: gender, number, elision, contraction, and pronouns that lean on verbs."""

import re
from importlib.resources import files
from typing import Any

import pytest

from quarriors.engine.nouns import NOUN_IDS
from quarriors.engine.zones import ZONE_IDS
from quarriors.text.lang.fr.grammar import French
from quarriors.text.parts import (
    Clause,
    Form,
    Meant,
    Name,
    NounPhrase,
    Phrase,
    PlacePhrase,
    PlayerPhrase,
    Quality,
    Quantity,
    Reference,
    Relation,
    Replacement,
    Signed,
    ThereIs,
    Those,
)

FRENCH = French()


def say(id: str, form: Form = Form.IMPERATIVE, **slots: object) -> str:
    return FRENCH.render(Phrase(id, form, tuple(slots.items())))  # type: ignore[arg-type]


def dice(quantity: Quantity, number: int = 1, noun: str = "dice", case: str = "", **slots: object) -> str:
    return FRENCH.noun_phrase(NounPhrase(noun, quantity, number, **slots), case)  # type: ignore[arg-type]


def quality(id: str, **slots: object) -> Quality:
    return Quality(Phrase(id, Form.IMPERATIVE, tuple(slots.items())))  # type: ignore[arg-type]


# -- how many --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("quantity", "number", "masculine", "feminine"),
    [
        (Quantity.EACH, 1, "chaque dé", "chaque Créature"),
        (Quantity.ALL, 1, "dés", "Créatures"),
        (Quantity.ONE, 1, "un dé", "une Créature"),
        (Quantity.ONE, 2, "2 dés", "2 Créatures"),
        (Quantity.SOME, 1, "un dé", "une Créature"),
        (Quantity.NONE, 1, "aucun dé", "aucune Créature"),
        (Quantity.UP_TO, 1, "un dé", "une Créature"),
        (Quantity.UP_TO, 3, "jusqu’à 3 dés", "jusqu’à 3 Créatures"),
        (
            Quantity.ANY_NUMBER,
            1,
            "autant de dés que vous le souhaitez",
            "autant de Créatures que vous le souhaitez",
        ),
        (Quantity.AT_LEAST, 1, "au moins 1 dé", "au moins 1 Créature"),
        (Quantity.AT_LEAST, 2, "au moins 2 dés", "au moins 2 Créatures"),
        (Quantity.AT_MOST, 2, "au maximum 2 dés", "au maximum 2 Créatures"),
        (Quantity.EXACTLY, 0, "aucun dé", "aucune Créature"),
        (Quantity.EXACTLY, 1, "exactement 1 dé", "exactement 1 Créature"),
    ],
)
def test_how_many(quantity: Quantity, number: int, masculine: str, feminine: str) -> None:
    assert dice(quantity, number) == masculine
    assert dice(quantity, number, "creatures") == feminine


@pytest.mark.parametrize(
    ("quantity", "number", "text"),
    [
        (Quantity.EACH, 1, "chacune de vos autres Créatures"),
        (Quantity.ALL, 1, "vos autres Créatures"),
        (Quantity.ONE, 1, "une de vos autres Créatures"),
        (Quantity.SOME, 1, "une de vos autres Créatures"),
        (Quantity.NONE, 1, "aucune de vos autres Créatures"),
        (Quantity.UP_TO, 2, "jusqu’à 2 de vos autres Créatures"),
        (Quantity.AT_LEAST, 2, "au moins 2 de vos autres Créatures"),
        (Quantity.ANY_NUMBER, 1, "autant de vos autres Créatures que vous le souhaitez"),
    ],
)
def test_how_many_of_yours(quantity: Quantity, number: int, text: str) -> None:
    assert dice(quantity, number, "creatures", whose="you", other=True) == text


@pytest.mark.parametrize(
    ("number", "dice_", "glory", "levels"),
    [
        (0, "0 dé", "0 Point de Gloire", "0 niveau"),
        (1, "1 dé", "1 Point de Gloire", "1 niveau"),
        (2, "2 dés", "2 Points de Gloire", "2 niveaux"),
        (11, "11 dés", "11 Points de Gloire", "11 niveaux"),
    ],
)
def test_none_and_one_are_singular(number: int, dice_: str, glory: str, levels: str) -> None:
    assert say("draw_and_roll", n=number) == f"piochez et lancez {dice_}"
    assert say("amount.glory", n=number) == glory
    assert f"ayant {levels} de plus" in say("is.quest_level", n=number)


def test_changes_of_glory_have_no_sign() -> None:
    it = Reference("it", "creature", again=True)
    assert say("worth", n=Signed(1), it=it) == "1 Point de Gloire de plus quand elle marque"
    again = Phrase("another", Form.IMPERATIVE, (("n", Signed(2)),))
    assert say("worth", n=again, it=it) == "encore 2 Points de Gloire de plus quand elle marque"
    assert say("has.attack", n=Signed(2)) == "+2 en attaque"
    assert say("has.attack", n=Signed(-2)) == "−2 en attaque"


# -- whose, which, where ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("whose", "one", "each"),
    [
        ("you", "une de vos Créatures", "chacune de vos Créatures"),
        ("their", "une de ses Créatures", "chacune de ses Créatures"),
        ("opponents", "une Créature adverse", "chaque Créature adverse"),
        ("defender", "une Créature du joueur en défense", "chaque Créature du joueur en défense"),
        ("owner", "une Créature de son propriétaire", "chaque Créature de son propriétaire"),
        ("that_player", "une Créature de ce joueur", "chaque Créature de ce joueur"),
        ("anyone", "une Créature", "chaque Créature"),
    ],
)
def test_whose(whose: str, one: str, each: str) -> None:
    assert dice(Quantity.ONE, noun="creatures", whose=whose) == one
    assert dice(Quantity.EACH, noun="creatures", whose=whose) == each


def test_adjectives_agree_with_the_noun_and_clauses_with_the_whole() -> None:
    unlocked, scored = quality("not_locked"), quality("scored")
    assert dice(Quantity.ONE, qualities=(unlocked,)) == "un dé non verrouillé"
    assert dice(Quantity.ONE, 2, qualities=(unlocked,)) == "2 dés non verrouillés"
    assert dice(Quantity.ONE, noun="creatures", qualities=(unlocked,)) == "une Créature non verrouillée"
    assert (
        dice(Quantity.ONE, noun="creatures", whose="you", qualities=(unlocked,))
        == "une de vos Créatures non verrouillées"
    )
    assert (
        dice(Quantity.EACH, noun="creatures", whose="you", qualities=(scored,))
        == "chacune de vos Créatures qui a marqué ce tour-ci"
    )
    assert (
        dice(Quantity.ALL, noun="creatures", whose="you", qualities=(scored,))
        == "vos Créatures qui ont marqué ce tour-ci"
    )


def test_the_order_behind_the_noun() -> None:
    cheap, low = quality("cost.at_most", amount=3), quality("level.at_most", n=2)
    ready: dict[str, Any] = {"zones": ("used",), "whose": "opponents", "qualities": (cheap,)}
    assert dice(Quantity.ONE, **ready) == ("un dé coûtant 3 Quiddity ou moins dans le Coin de Défausse d’un adversaire")
    assert dice(Quantity.ONE, relation=Relation.FROM, **ready) == (
        "un dé du Coin de Défausse d’un adversaire coûtant 3 Quiddity ou moins"
    )
    assert dice(Quantity.ONE, noun="creatures", chosen=True, qualities=(low, quality("attacking"))) == (
        "une Créature attaquante de votre choix de niveau 2 ou moins"
    )


def test_the_verb_decides_how_a_place_is_tied() -> None:
    mine: dict[str, Any] = {"zones": ("active",), "whose": "you"}
    assert dice(Quantity.ONE, done="reroll", **mine) == "un dé de votre Réserve Active"
    assert dice(Quantity.ONE, done="destroy", **mine) == "un dé dans votre Réserve Active"
    assert dice(Quantity.ONE, relation=Relation.FROM, done="take", **mine) == "un dé dans votre Réserve Active"
    assert dice(Quantity.ANY_NUMBER, relation=Relation.FROM, done="cull", **mine) == (
        "autant de dés que vous le souhaitez dans votre Réserve Active"
    )


def test_names_stand_behind_the_die_or_are_masculine() -> None:
    assert dice(Quantity.EACH, noun="creatures", name="Quake Dragon") == "chaque Quake Dragon"
    assert dice(Quantity.SOME, noun="dice", name="Voodoo Doll") == "un dé Voodoo Doll"
    assert dice(Quantity.ONE, 2, noun="dice", name="Voodoo Doll") == "2 dés Voodoo Doll"
    assert dice(Quantity.SOME, noun="dice", name="Basic Quiddity") == "un dé Quiddity de base"
    assert dice(Quantity.ONE, noun="creatures", qualities=(quality("of_type", name=Name("Quaxos'")),)) == (
        "une Créature de Quaxos"
    )


@pytest.mark.parametrize(
    ("relation", "zones", "whose", "quantity", "text"),
    [
        (Relation.IN, ("ready",), "you", Quantity.ONE, "dans votre Secteur Accessible"),
        (Relation.TO, ("active",), "their", Quantity.ONE, "dans sa Réserve Active"),
        (Relation.FROM, ("used",), "you", Quantity.ONE, "de votre Coin de Défausse"),
        (Relation.FROM, ("used",), "opponents", Quantity.ONE, "du Coin de Défausse d’un adversaire"),
        (Relation.FROM, ("active",), "opponents", Quantity.EACH, "de la Réserve Active de chaque adversaire"),
        (Relation.FROM, ("used",), "opponents", Quantity.ALL, "des Coins de Défausse de vos adversaires"),
        (Relation.IN, ("ready",), "anyone", Quantity.ONE, "dans n’importe quel Secteur Accessible"),
        (Relation.IN, ("spent",), "anyone", Quantity.ONE, "dans n’importe quelle Pile de Dépense"),
        (Relation.IN, ("ready",), "anyone", Quantity.EACH, "dans tous les Secteurs Accessibles"),
        (Relation.FROM, ("wilds",), "anyone", Quantity.ONE, "de la Zone Commune"),
        (Relation.IN, ("ready",), "destroyer", Quantity.ONE, "dans le Secteur Accessible du joueur qui l’a détruite"),
        (
            Relation.IN,
            ("active", "used"),
            "you",
            Quantity.ONE,
            "dans votre Réserve Active ou votre Coin de Défausse",
        ),
        (
            Relation.FROM,
            ("active", "used"),
            "you",
            Quantity.ALL,
            "de votre Réserve Active et de votre Coin de Défausse",
        ),
        (
            Relation.IN,
            ("active", "used"),
            "opponents",
            Quantity.EACH,
            "dans la Réserve Active ou le Coin de Défausse de chaque adversaire",
        ),
    ],
)
def test_where(relation: Relation, zones: tuple[str, ...], whose: str, quantity: Quantity, text: str) -> None:
    assert FRENCH.render(PlacePhrase(relation, zones, whose, quantity)) == text


def test_none_in_any_of_several_places() -> None:
    none = NounPhrase("dice", Quantity.EXACTLY, 0, "you", ("active", "used"))
    assert FRENCH.render(ThereIs(none)) == "il n’y a aucun dé dans votre Réserve Active ni votre Coin de Défausse"


# -- words that meet -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "smooth"),
    [
        ("de un adversaire", "d’un adversaire"),
        ("le adversaire", "l’adversaire"),
        ("la attaque", "l’attaque"),
        ("que il", "qu’il"),
        ("que une", "qu’une"),
        ("si il", "s’il"),
        ("si elle", "si elle"),
        ("si un dé", "si un dé"),
        ("de Économie", "d’Économie"),
        ("de autres dés", "d’autres dés"),
        ("de Assistant", "d’Assistant"),
        ("le honneur", "l’honneur"),  # a mute h
        ("le Herald", "le Herald"),  # an h that is heard
        ("de Heavenly Seraph", "de Heavenly Seraph"),
        ("de 1", "de 1"),
        ("placez-le ailleurs", "placez-le ailleurs"),
        ("placez-la avec", "placez-la avec"),
    ],
)
def test_elision(text: str, smooth: str) -> None:
    assert FRENCH.smooth(text) == smooth


@pytest.mark.parametrize(
    ("text", "smooth"),
    [
        ("de le porteur", "du porteur"),
        ("de les dés", "des dés"),
        ("à le nombre", "au nombre"),
        ("à les Créatures", "aux Créatures"),
        ("de la Zone", "de la Zone"),
        ("à la Zone", "à la Zone"),
        ("de le adversaire", "de l’adversaire"),
        ("à le adversaire", "à l’adversaire"),
        ("dans le Secteur", "dans le Secteur"),
    ],
)
def test_contraction(text: str, smooth: str) -> None:
    assert FRENCH.smooth(text) == smooth


def test_the_article_of_a_bare_plural() -> None:
    assert say("is.untargeted", dice=NounPhrase("spells", Quantity.ALL, whose="opponents"), it="") == (
        "ne peut pas être la cible des Sorts adverses"
    )
    assert say("number_of", dice=NounPhrase("creatures", Quantity.ALL, other=True)) == "le nombre d’autres Créatures"


# -- pronouns --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "imperative", "infinitive", "third"),
    [
        (1, "ajoutez-le", "l’ajouter", "l’ajoute"),
        (2, "ajoutez-les", "les ajouter", "les ajoute"),
        (7, "ajoutez-les", "les ajouter", "les ajoute"),
    ],
)
def test_pronouns_lean_on_the_verb(number: int, imperative: str, infinitive: str, third: str) -> None:
    them = Reference("dice", "dice", again=True, number=number)
    assert FRENCH.verb_with("add", Form.IMPERATIVE, them) == imperative
    assert FRENCH.verb_with("add", Form.INFINITIVE, them) == infinitive
    assert FRENCH.verb_with("add", Form.THIRD, them) == third


@pytest.mark.parametrize(
    ("noun", "subject", "destroyed", "put"),
    [
        ("creature", "elle", "détruite", "placez-la"),
        ("carrier", "elle", "détruite", "placez-la"),
        ("bearer", "il", "détruit", "placez-le"),
        ("die", "il", "détruit", "placez-le"),
    ],
)
def test_what_is_known_agrees(noun: str, subject: str, destroyed: str, put: str) -> None:
    it = Reference("it", noun, again=True)
    assert FRENCH.render(it) == subject
    assert FRENCH.participle("destroy", FRENCH.agreement(it)) == destroyed
    assert FRENCH.verb_with("put", Form.IMPERATIVE, it) == put


@pytest.mark.parametrize(
    ("keep", "form", "text"),
    [
        (1, Form.IMPERATIVE, "piochez 3 dés, gardez-en 1 dans votre sac et remettez les autres dans votre sac"),
        (2, Form.INFINITIVE, "piocher 3 dés, en garder 2 dans votre sac et remettre les autres dans votre sac"),
    ],
)
def test_some_of_them(keep: int, form: Form, text: str) -> None:
    bag = PlacePhrase(Relation.IN, ("bag",), "you")
    assert say("draw_and_keep", form, n=3, keep=keep, kept=bag, back=bag) == text


def test_this_creature_among_others() -> None:
    this = Reference("it", "creature", among=True)
    assert say("scores_at_once", it=this) == "cette Créature-ci marque aussitôt"
    assert say("scores_at_once", it=Reference("it", "creature")) == "cette Créature marque aussitôt"
    assert say("scores_at_once", it=Reference("it", "bearer", among=True)) == "le porteur marque aussitôt"
    alone = Quality(Phrase("accompanying", Form.IMPERATIVE, (("it", this),)))
    assert dice(Quantity.EACH, noun="creatures", qualities=(alone,)) == "chaque Créature qui accompagne celle-ci"


def test_those_the_step_before_dealt_with() -> None:
    assert FRENCH.render(Those("cull", False, Quantity.ALL)) == "le dé supprimé"
    assert FRENCH.render(Those("keep", True, Quantity.ALL)) == "les dés gardés"
    assert FRENCH.render(Those("cull", True, Quantity.EACH)) == "chaque dé supprimé"
    assert FRENCH.render(Those("draw_unrolled", True, Quantity.ONE)) == "un des dés piochés et pas encore lancés"
    assert FRENCH.render(Those("take", True, Quantity.ALL)) == "les dés pris"


# -- sentences -------------------------------------------------------------------------------------


def test_a_short_complement_comes_before_a_long_object() -> None:
    far = NounPhrase("creatures", Quantity.ONE, whose="opponents", zones=("ready",))
    assert say("rotate_down", dice=far) == (
        "tournez au niveau inférieur une Créature dans le Secteur Accessible d’un adversaire"
    )
    near = NounPhrase("creatures", Quantity.ONE, whose="you")
    assert say("rotate_down", dice=near) == "tournez une de vos Créatures au niveau inférieur"
    assert say("rotate_down", Form.INFINITIVE, dice=Reference("it", "creature", again=True)) == (
        "la tourner au niveau inférieur"
    )


def test_a_moment_has_no_clause() -> None:
    begins = Phrase("event.turn_begins.they", Form.IMPERATIVE, (("players", PlayerPhrase("owner", Meant.ANY)),))
    assert say("when", event=begins, act="…") == "au début du tour de son propriétaire, …"
    assert say("when", event="vous invoquez cette Créature", act="…") == "quand vous invoquez cette Créature, …"


def test_each_that_cannot_is_none_that_can() -> None:
    others = NounPhrase("creatures", Quantity.EACH, other=True)
    cannot = Phrase("is.cannot_score", Form.IMPERATIVE, (("it", ""),))
    assert say("predicate", subject=others, predicate=cannot) == "aucune autre Créature ne peut marquer"
    this = Reference("it", "creature")
    assert say("predicate", subject=this, predicate=cannot) == "cette Créature ne peut pas marquer"


def test_instead_comes_first_where_it_would_join_another_verb() -> None:
    one = NounPhrase("creatures", Quantity.ONE, whose="opponents", zones=("ready",))
    assert FRENCH.render(Replacement(one)) == "une Créature dans le Secteur Accessible d’un adversaire à la place"
    struck = NounPhrase("creatures", Quantity.ONE, whose="destroyer", zones=("ready",))
    assert FRENCH.render(Replacement(struck)).startswith("à la place, une Créature dans le Secteur Accessible du")
    may = Clause(Phrase("draw_and_roll", Form.INFINITIVE, (("n", 2),)))
    assert FRENCH.render(Replacement(may)) == "piochez et lancez 2 dés à la place"


def test_every_noun_and_zone_of_the_engine_has_a_word() -> None:
    assert set(FRENCH.nouns) == {id for id in NOUN_IDS if id not in ("it", "that", "those")}
    assert {*FRENCH.zones, *FRENCH.common_zones} == {id for id in ZONE_IDS if id not in ("aside", "removed")}


def texts() -> list[str]:
    found = []
    for place in files("quarriors.text.lang.fr").joinpath("cards").iterdir():
        found += [line for line in place.read_text("utf-8").splitlines() if line.startswith("  ")]
    return found


def test_typography_of_every_text() -> None:
    assert len(texts()) > 300
    for text in texts():
        assert "  " not in text.strip(), text
        assert not re.search(r"[^\u00a0]:", text), text
        assert not re.search(r"[^\u202f][;!]", text), text
        assert "'" not in text.replace("Quaxos'", ""), text
        assert not re.search(r"[\u00a0\u202f ][.,)]|-\d|\.\.\.|\"", text), text


def test_traps_of_every_text() -> None:
    wrong = re.compile(
        r"\b(?:de le|de les|à le|à les|si il|que il|de une?|le adversaire)\b|aucune? [^.]*? ne peut pas"
        r"|chaque de|ou moins de |lancez ce Sort|lancez cette face|gagnez un dé|a Immunité|non déverrouillé"
        r"|[+−]\d (?:attaque|défense)|pouvez \w+ez\b"
    )
    for text in texts():
        assert not wrong.search(text), text
