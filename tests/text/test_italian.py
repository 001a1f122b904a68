"""Italian: articles, contractions, pronouns that lean on verbs, agreement, possessives and negation, in tables."""

import pytest

from quarriors.text.grammar import Agreement
from quarriors.text.lang.it.grammar import Italian
from quarriors.text.parts import (
    Clause,
    Clauses,
    Form,
    Kind,
    Meant,
    NounPhrase,
    Part,
    Phrase,
    PlacePhrase,
    PlayerPhrase,
    PlayerWho,
    Quality,
    Quantity,
    Reference,
    Relation,
    Replacement,
    ThereIs,
    Those,
)
from quarriors.text.romance import THE, A, Group

GRAMMAR = Italian()
MASCULINE, FEMININE = Agreement(), Agreement(feminine=True)
MANY, MANY_FEMININE = Agreement(plural=True), Agreement(feminine=True, plural=True)


def say(id: str, form: Form = Form.IMPERATIVE, **slots: Part) -> str:
    return GRAMMAR.render(Phrase(id, form, tuple(slots.items())))


def dice(quantity: Quantity, number: int = 1, noun: str = "creatures", **slots: object) -> NounPhrase:
    return NounPhrase(noun, quantity, number, **slots)  # type: ignore[arg-type]


def spoken(quantity: Quantity, number: int = 1, noun: str = "creatures", case: str = "", **slots: object) -> str:
    return GRAMMAR.noun_phrase(dice(quantity, number, noun, **slots), case)


def place(
    relation: Relation, zones: tuple[str, ...] | str, whose: str = "you", quantity: Quantity = Quantity.ONE
) -> str:
    return GRAMMAR.render(PlacePhrase(relation, (zones,) if isinstance(zones, str) else zones, whose, quantity))


# -- articles --------------------------------------------------------------------------------------

#: A word, its agreement, and it behind the definite and the indefinite article.
ARTICLES = [
    ("dado", MASCULINE, "il dado", "un dado"),
    ("avversario", MASCULINE, "l’avversario", "un avversario"),
    ("Squire", MASCULINE, "lo Squire", "uno Squire"),
    ("Scavenging Goblin", MASCULINE, "lo Scavenging Goblin", "uno Scavenging Goblin"),
    ("Seraph", MASCULINE, "il Seraph", "un Seraph"),
    ("gnomo", MASCULINE, "lo gnomo", "uno gnomo"),
    ("psichico", MASCULINE, "lo psichico", "uno psichico"),
    ("zaino", MASCULINE, "lo zaino", "uno zaino"),
    ("Creatura", FEMININE, "la Creatura", "una Creatura"),
    ("Locked Area", FEMININE, "la Locked Area", "una Locked Area"),
    ("Active Pool", FEMININE, "l’Active Pool", "un’Active Pool"),
    ("Used Pile", FEMININE, "la Used Pile", "una Used Pile"),
    ("Spent Pile", FEMININE, "la Spent Pile", "una Spent Pile"),
    ("altra Creatura", FEMININE, "l’altra Creatura", "un’altra Creatura"),
    ("abilità", FEMININE, "l’abilità", "un’abilità"),
    ("tua Active Pool", FEMININE, "la tua Active Pool", "una tua Active Pool"),
]


@pytest.mark.parametrize(("word", "agreement", "the", "a"), ARTICLES, ids=lambda value: str(value))
def test_articles(word: str, agreement: Agreement, the: str, a: str) -> None:
    assert GRAMMAR.tie("", Group(word, THE, agreement)) == the
    assert GRAMMAR.tie("", Group(word, A, agreement)) == a


@pytest.mark.parametrize(
    ("word", "agreement", "text"),
    [
        ("dadi", MANY, "i dadi"),
        ("Incantesimi", MANY, "gli Incantesimi"),
        ("Squire", MANY, "gli Squire"),
        ("tuoi avversari", MANY, "i tuoi avversari"),
        ("Lande", MANY_FEMININE, "le Lande"),
        ("Locked Area", MANY_FEMININE, "le Locked Area"),
        ("Ready Area", MANY_FEMININE, "le Ready Area"),
    ],
)
def test_articles_in_the_plural(word: str, agreement: Agreement, text: str) -> None:
    assert GRAMMAR.tie("", Group(word, THE, agreement)) == text


CONTRACTIONS = [
    # word, agreement, di, a, da, in
    ("dado", MASCULINE, "del", "al", "dal", "nel"),
    ("Squire", MASCULINE, "dello", "allo", "dallo", "nello"),
    ("avversario", MASCULINE, "dell’", "all’", "dall’", "nell’"),
    ("Creatura", FEMININE, "della", "alla", "dalla", "nella"),
    ("Area", FEMININE, "dell’", "all’", "dall’", "nell’"),
    ("Used Pile", FEMININE, "della", "alla", "dalla", "nella"),
    ("dadi", MANY, "dei", "ai", "dai", "nei"),
    ("Incantesimi", MANY, "degli", "agli", "dagli", "negli"),
    ("Lande", MANY_FEMININE, "delle", "alle", "dalle", "nelle"),
]


@pytest.mark.parametrize(("word", "agreement", "of", "to", "out", "at"), CONTRACTIONS)
def test_prepositions_fuse_with_the_article(
    word: str, agreement: Agreement, of: str, to: str, out: str, at: str
) -> None:
    for case, fused in {"of": of, "to": to, "from": out, "by": out, "in": at}.items():
        text = GRAMMAR.tie(case, Group(word, THE, agreement))
        assert text == (f"{fused}{word}" if fused.endswith("’") else f"{fused} {word}"), case


@pytest.mark.parametrize(
    ("case", "group", "text"),
    [
        ("with", Group("attacco", THE), "con l’attacco"),
        ("for", Group("Creatura", THE, FEMININE), "per la Creatura"),
        ("against", Group("giocatore", A), "contro un giocatore"),
        ("of", Group("altra Creatura", A, FEMININE), "di un’altra Creatura"),
        ("to", Group("avversario", A), "a un avversario"),
        ("in", Group("qualsiasi Ready Area"), "in qualsiasi Ready Area"),
        ("to", Group("ogni avversario"), "a ogni avversario"),
        # a finished text that brings its article along
        ("to", Group("il tuo dado Squire"), "al tuo dado Squire"),
        ("of", Group("il tuo dado Squire"), "del tuo dado Squire"),
        ("with", Group("il tuo dado Squire"), "con il tuo dado Squire"),
    ],
)
def test_others_do_not_fuse(case: str, group: Group, text: str) -> None:
    assert GRAMMAR.tie(case, group) == text


@pytest.mark.parametrize(
    ("text", "spoken"),
    [
        (place(Relation.IN, "active"), "nella tua Active Pool"),
        (place(Relation.IN, "active", "opponents"), "nell’Active Pool di un avversario"),
        (place(Relation.FROM, "used"), "dalla tua Used Pile"),
        (place(Relation.IN, "used", "opponents", Quantity.EACH), "nella Used Pile di ogni avversario"),
        (place(Relation.TO, "bag"), "al tuo sacchetto"),
        (place(Relation.IN, "locked", "anyone"), "in qualsiasi Locked Area"),
        (place(Relation.IN, "ready", "anyone", Quantity.ALL), "in tutte le Ready Area"),
        (place(Relation.IN, "ready", "anyone", Quantity.EACH), "in ogni Ready Area"),
        (place(Relation.IN, "ready", "opponents", Quantity.ALL), "nelle Ready Area dei tuoi avversari"),
        (place(Relation.IN, "ready", "destroyer"), "nella Ready Area del giocatore che l’ha distrutta"),
        (place(Relation.FROM, "wilds", "anyone"), "dalle Lande"),
        (place(Relation.IN, "used", "their"), "nella propria Used Pile"),
        (
            place(Relation.IN, ("active", "spent", "used"), "you", Quantity.ALL),
            "nella tua Active Pool, Spent Pile e Used Pile",
        ),
        (place(Relation.IN, ("active", "used"), "you", Quantity.EACH), "nella tua Active Pool e Used Pile"),
        (place(Relation.IN, ("active", "used"), "you", Quantity.NONE), "nella tua Active Pool o Used Pile"),
        (place(Relation.FROM, ("active", "used")), "dalla tua Active Pool o Used Pile"),
        (place(Relation.FROM, ("active", "used"), "you", Quantity.EACH), "dalla tua Active Pool o Used Pile"),
    ],
)
def test_places(text: str, spoken: str) -> None:
    assert text == spoken


# -- how many --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("quantity", "number", "text"),
    [
        (Quantity.EACH, 1, "ogni dado"),
        (Quantity.ALL, 1, "dadi"),
        (Quantity.ONE, 1, "un dado"),
        (Quantity.ONE, 2, "2 dadi"),
        (Quantity.SOME, 1, "un dado"),
        (Quantity.NONE, 1, "nessun dado"),
        (Quantity.UP_TO, 1, "un dado"),
        (Quantity.UP_TO, 2, "fino a 2 dadi"),
        (Quantity.ANY_NUMBER, 1, "un numero qualsiasi di dadi"),
        (Quantity.AT_LEAST, 1, "almeno 1 dado"),
        (Quantity.AT_LEAST, 2, "almeno 2 dadi"),
        (Quantity.AT_MOST, 2, "al massimo 2 dadi"),
        (Quantity.EXACTLY, 0, "nessun dado"),
        (Quantity.EXACTLY, 1, "esattamente 1 dado"),
        (Quantity.EXACTLY, 3, "esattamente 3 dadi"),
    ],
)
def test_how_many(quantity: Quantity, number: int, text: str) -> None:
    assert spoken(quantity, number, "dice") == text


@pytest.mark.parametrize(
    ("n", "die", "glory"),
    [
        (0, "pesca e lancia 0 dadi", "guadagna 0 punti Gloria"),
        (1, "pesca e lancia 1 dado", "guadagna 1 punto Gloria"),
        (2, "pesca e lancia 2 dadi", "guadagna 2 punti Gloria"),
        (7, "pesca e lancia 7 dadi", "guadagna 7 punti Gloria"),
    ],
)
def test_one_and_several(n: int, die: str, glory: str) -> None:
    assert say("draw_and_roll", n=n) == die
    assert say("gain", amount=Phrase("amount.glory", Form.IMPERATIVE, (("n", n),))) == glory


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (spoken(Quantity.NONE), "nessuna Creatura"),
        (spoken(Quantity.NONE, other=True), "nessun’altra Creatura"),
        (spoken(Quantity.NONE, noun="spells"), "nessun Incantesimo"),
        (spoken(Quantity.NONE, noun="dice", other=True), "nessun altro dado"),
        (spoken(Quantity.NONE, name="Squire"), "nessuno Squire"),
        (GRAMMAR.player(PlayerPhrase("opponents", Meant.NONE)), "nessun avversario"),
    ],
)
def test_none(text: str, meant: str) -> None:
    assert text == meant


@pytest.mark.parametrize(
    ("number", "there", "have"),
    [
        (0, "non ci sono altre Creature nella tua Ready Area", "non hai Creature"),
        (1, "c’è esattamente 1 altra Creatura nella tua Ready Area", "hai esattamente 1 Creatura"),
        (2, "ci sono esattamente 2 altre Creature nella tua Ready Area", "hai esattamente 2 Creature"),
    ],
)
def test_there_is_and_you_have(number: int, there: str, have: str) -> None:
    others = dice(Quantity.EXACTLY, number, whose="you", zones=("ready",), other=True)
    assert GRAMMAR.render(ThereIs(others)) == there
    assert GRAMMAR.render(ThereIs(dice(Quantity.EXACTLY, number, whose="you"))) == have


# -- agreement -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("quantity", "number", "noun", "text"),
    [
        (Quantity.ONE, 1, "creatures", "una Creatura non bloccata che costa 4 Quiddity o meno"),
        (Quantity.UP_TO, 2, "creatures", "fino a 2 Creature non bloccate che costano 4 Quiddity o meno"),
        (Quantity.ONE, 1, "dice", "un dado non bloccato che costa 4 Quiddity o meno"),
        (Quantity.ONE, 2, "dice", "2 dadi non bloccati che costano 4 Quiddity o meno"),
    ],
)
def test_qualities_agree(quantity: Quantity, number: int, noun: str, text: str) -> None:
    qualities = (
        Quality(Phrase("cost.at_most", Form.IMPERATIVE, (("amount", 4),))),
        Quality(Phrase("not_locked", Form.IMPERATIVE)),
    )
    assert spoken(quantity, number, noun, qualities=qualities) == text


@pytest.mark.parametrize(
    ("part", "text"),
    [
        (Reference("it", "creature"), "questa Creatura viene distrutta"),
        (Reference("it", "die"), "questo dado viene distrutto"),
        (dice(Quantity.ONE, whose="you"), "una delle tue Creature viene distrutta"),
        (dice(Quantity.ONE, noun="spells"), "un Incantesimo viene distrutto"),
    ],
)
def test_participles_agree(part: Part, text: str) -> None:
    assert say("event.destroyed", dice=part) == text


@pytest.mark.parametrize(
    ("those", "text"),
    [
        (Those("cull", False, Quantity.ALL), "il dado scremato"),
        (Those("keep", True, Quantity.ALL), "i dadi tenuti"),
        (Those("roll", True, Quantity.ONE), "uno dei dadi lanciati"),
        (Those("cull", True, Quantity.EACH), "ogni dado scremato"),
    ],
)
def test_what_the_step_before_dealt_with(those: Those, text: str) -> None:
    assert GRAMMAR.render(those) == text


# -- pronouns --------------------------------------------------------------------------------------

CREATURE = Reference("it", "creature", again=True)
DIE = Reference("it", "die", again=True)
DICE = Reference("dice", "dice", again=True, number=2)


@pytest.mark.parametrize(
    ("id", "part", "imperative", "infinitive", "third"),
    [
        ("destroy", DIE, "distruggilo", "distruggerlo", "lo distrugge"),
        ("destroy", CREATURE, "distruggila", "distruggerla", "la distrugge"),
        ("destroy", DICE, "distruggili", "distruggerli", "li distrugge"),
        ("roll", DIE, "lancialo", "lanciarlo", "lo lancia"),
        ("roll", DICE, "lanciali", "lanciarli", "li lancia"),
        ("cull", CREATURE, "scremala", "scremarla", "la screma"),
        ("set_aside", CREATURE, "mettila da parte", "metterla da parte", "la mette da parte"),
        ("reroll", DIE, "ri-tiralo", "ri-tirarlo", "lo ri-tira"),
    ],
)
def test_pronouns_lean_on_their_verb(id: str, part: Part, imperative: str, infinitive: str, third: str) -> None:
    assert say(id, Form.IMPERATIVE, dice=part) == imperative
    assert say(id, Form.INFINITIVE, dice=part) == infinitive
    assert say(id, Form.THIRD, dice=part) == third


@pytest.mark.parametrize(
    ("agreement", "pronoun"), [(MASCULINE, "lo"), (FEMININE, "la"), (MANY, "li"), (MANY_FEMININE, "le")]
)
def test_pronouns_agree(agreement: Agreement, pronoun: str) -> None:
    assert GRAMMAR.clitic(agreement) == pronoun
    assert GRAMMAR.lean("destroy", Form.IMPERATIVE, pronoun) == f"distruggi{pronoun}"
    assert GRAMMAR.lean("destroy", Form.INFINITIVE, pronoun) == f"distrugger{pronoun}"
    assert GRAMMAR.lean("destroy", Form.THIRD, pronoun) == f"{pronoun} distrugge"


@pytest.mark.parametrize(
    ("form", "text"),
    [
        (Form.IMPERATIVE, "pesca 3 dadi, tienine 2 nella tua Active Pool e rimetti l’altro nel tuo sacchetto"),
        (Form.INFINITIVE, "pescare 3 dadi, tenerne 2 nella tua Active Pool e rimettere l’altro nel tuo sacchetto"),
        (Form.THIRD, "pesca 3 dadi, ne tiene 2 nella tua Active Pool e rimette l’altro nel tuo sacchetto"),
    ],
)
def test_some_of_them(form: Form, text: str) -> None:
    kept, back = PlacePhrase(Relation.IN, ("active",), "you"), PlacePhrase(Relation.IN, ("bag",), "you")
    assert say("draw_and_put_back_one", form, n=3, keep=2, kept=kept, back=back) == text


@pytest.mark.parametrize(
    ("part", "text"),
    [
        (CREATURE, "le è unito un Incantesimo o un Quartefatto"),
        (Reference("it", "creature"), "un Incantesimo o un Quartefatto è unito a questa Creatura"),
    ],
)
def test_to_it(part: Part, text: str) -> None:
    assert say("carries", it=part) == text


@pytest.mark.parametrize(
    ("part", "text"),
    [
        (CREATURE, "ogni Creatura che la accompagna"),
        (Reference("it", "creature"), "ogni Creatura che accompagna questa Creatura"),
        (Reference("it", "bearer"), "ogni Creatura che accompagna la Creatura portatrice"),
    ],
)
def test_a_pronoun_needs_something_named_before(part: Part, text: str) -> None:
    quality = Quality(Phrase("accompanying", Form.IMPERATIVE, (("it", part),)))
    assert spoken(Quantity.EACH, qualities=(quality,)) == text


# -- whose -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (spoken(Quantity.ONE, whose="you"), "una delle tue Creature"),
        (spoken(Quantity.UP_TO, 2, whose="you"), "fino a 2 delle tue Creature"),
        (spoken(Quantity.EACH, whose="you"), "ogni tua Creatura"),
        (spoken(Quantity.EACH, whose="you", other=True), "ogni altra tua Creatura"),
        (spoken(Quantity.ONE, whose="you", other=True), "un’altra delle tue Creature"),
        (spoken(Quantity.ALL, whose="you", noun="dice"), "i tuoi dadi"),
        (spoken(Quantity.ONE, whose="you", noun="spells"), "uno dei tuoi Incantesimi"),
        (spoken(Quantity.ONE, whose="their"), "una delle proprie Creature"),
        (spoken(Quantity.ONE, whose="their", noun="dice"), "uno dei propri dadi"),
        (spoken(Quantity.ONE, whose="defender", case="own"), "una delle proprie Creature"),
        (spoken(Quantity.ONE, whose="defender"), "una delle Creature del giocatore che difende"),
        (spoken(Quantity.EACH, whose="opponents"), "ogni Creatura avversaria"),
        (spoken(Quantity.UP_TO, 2, whose="opponents"), "fino a 2 Creature avversarie"),
        (spoken(Quantity.ALL, whose="opponents", noun="spells"), "gli Incantesimi avversari"),
        (spoken(Quantity.ALL, whose="opponents", noun="spells", case="of"), "degli Incantesimi avversari"),
        (spoken(Quantity.ONE, whose="their", zones=("ready",)), "una Creatura nella propria Ready Area"),
        (spoken(Quantity.SOME, name="Squire"), "uno Squire"),
        (spoken(Quantity.EACH, name="Voodoo Doll", noun="dice", case="together"), "tutti i dadi Voodoo Doll"),
    ],
)
def test_whose(text: str, meant: str) -> None:
    assert text == meant


# -- negation, replacement, relative clauses ---------------------------------------------------------


@pytest.mark.parametrize(
    ("subject", "predicate", "text"),
    [
        (dice(Quantity.EACH, other=True), "is.cannot_score", "nessun’altra Creatura può andare a punti"),
        (dice(Quantity.EACH), "is.cannot_attack", "nessuna Creatura può attaccarti"),
        (dice(Quantity.EACH, noun="spells"), "is.silent", "nessun Incantesimo ha effetto"),
        (dice(Quantity.EACH), "is.no_cull", "nessuna Creatura concede una scrematura quando va a punti"),
        # one of them, or a known one: as it is
        (dice(Quantity.ONE, chosen=True), "is.cannot_attack", "una Creatura a tua scelta non può attaccarti"),
        (Reference("it", "creature"), "is.cannot_score", "questa Creatura non può andare a punti"),
    ],
)
def test_what_each_cannot_do_none_can(subject: Part, predicate: str, text: str) -> None:
    assert say("predicate", subject=subject, predicate=Phrase(predicate, Form.IMPERATIVE)) == text


@pytest.mark.parametrize(
    ("part", "text"),
    [
        (PlacePhrase(Relation.TO, ("active",), "you"), "invece, nella tua Active Pool"),
        (dice(Quantity.ONE, noun="dice", zones=("wilds",), relation=Relation.FROM), "invece, un dado"),
        (dice(Quantity.EACH, whose="you"), "invece, ogni tua Creatura"),
        # what you may do, you still may
        (
            Clause(
                Phrase(
                    "draw",
                    Form.INFINITIVE,
                    (("n", 2), ("them", DICE), ("to", PlacePhrase(Relation.TO, ("active",), "you"))),
                )
            ),
            "invece, puoi pescare 2 dadi e aggiungerli alla tua Active Pool",
        ),
    ],
)
def test_instead_comes_first(part: Part, text: str) -> None:
    assert GRAMMAR.render(Replacement(part)) == text


def test_instead_of_what_happens() -> None:
    move = Phrase("move", Form.INFINITIVE, (("dice", CREATURE), ("to", PlacePhrase(Relation.TO, ("active",), "you"))))
    may = Clause(Phrase("may", Form.IMPERATIVE, (("act", move),)), Kind.MAY)
    assert GRAMMAR.render(Replacement(Clauses((may,)), event=True)) == "puoi invece spostarla nella tua Active Pool"


def test_relative_clauses() -> None:
    lost = Phrase("past.destroyed_by_your_attack", Form.IMPERATIVE, (("dice", dice(Quantity.AT_LEAST)),))
    assert GRAMMAR.render(PlayerWho("opponents", lost)) == (
        "ogni avversario a cui il tuo attacco ha distrutto almeno 1 Creatura durante questo turno"
    )
    has = Phrase("who_has", Form.IMPERATIVE, (("dice", dice(Quantity.EXACTLY, whose="their", zones=("ready",))),))
    assert GRAMMAR.render(PlayerWho("defender", has)) == (
        "un giocatore che ha esattamente 1 Creatura nella propria Ready Area"
    )
    none = Phrase("who_has", Form.IMPERATIVE, (("dice", dice(Quantity.EXACTLY, 0, whose="their", zones=("ready",))),))
    assert GRAMMAR.render(PlayerWho("defender", none)) == (
        "un giocatore che non ha nessuna Creatura nella propria Ready Area"
    )


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["uno"], "uno"),
        (["uno", "due"], "uno e due"),
        (["uno", "due", "tre"], "uno, due e tre"),
        (["uno", "altri"], "uno e altri"),
        (["uno", "Exqualibur"], "uno ed Exqualibur"),
    ],
)
def test_and(words: list[str], text: str) -> None:
    assert GRAMMAR.listing(words) == text
