"""Telling amounts."""

from __future__ import annotations

from quarriors.engine.amounts import (
    Amount,
    AtMost,
    AttackOf,
    ClassesScored,
    CostOf,
    Count,
    CountPlayers,
    CountScored,
    GloryScored,
    Kills,
    Number,
    Plus,
    Product,
    SpellsAmongThose,
)
from quarriors.engine.faces import NO_ENERGY
from quarriors.engine.nouns import IT, THOSE
from quarriors.text.parts import NounPhrase, Part, PlayerWho, Quantity, Reference, ThereIs, Those
from quarriors.text.tell.conditions import relative
from quarriors.text.tell.nouns import noun_phrase, tell_dice
from quarriors.text.tell.qualities import energy, say_quality
from quarriors.text.tell.teller import AmountWords, Teller, tells


@tells(Number)
def _number(t: Teller, amount: Number) -> AmountWords:
    return AmountWords(amount.number)


@tells(Count)
def _count(t: Teller, amount: Count) -> AmountWords:
    named = t.named
    number = t.phrase("number_of", dice=tell_dice(t, amount.dice, Quantity.ALL))
    t.named = named  # told in two ways, of which one is used
    return AmountWords(None, tell_dice(t, amount.dice, Quantity.EACH), number)


@tells(CountScored)
def _count_scored(t: Teller, amount: CountScored) -> AmountWords:
    each = _scored(t, amount, Quantity.EACH, "scored")
    every = _scored(t, amount, Quantity.ALL, "scored")
    return AmountWords(None, each, t.phrase("number_of", dice=every))


def scoring(t: Teller, amount: Amount) -> AmountWords:
    """An amount told while Creatures are scoring: those that it counts are scoring too."""
    if isinstance(amount, CountScored):
        return AmountWords(None, _scored(t, amount, Quantity.EACH, "scoring"))
    if isinstance(amount, AtMost) and isinstance(amount.of, CountScored):
        if amount.limit == 1:
            words = AmountWords(1)
            words.condition = t.phrase("scores_too", dice=_scored(t, amount.of, Quantity.SOME, ""))
            return words
        words = scoring(t, amount.of)
        words.most = amount.limit
        return words
    return t.amount(amount)


def _scored(t: Teller, amount: CountScored, quantity: Quantity, id: str) -> NounPhrase:
    qualities = [] if amount.energy == NO_ENERGY else [energy(t, amount.energy)]
    if id:
        qualities.append(say_quality(t, id))
    return NounPhrase("creatures", quantity, whose="you", other=amount.others, qualities=tuple(qualities))


@tells(ClassesScored)
def _classes_scored(t: Teller, amount: ClassesScored) -> AmountWords:
    return AmountWords(None, "", t.phrase("classes_scored"))


@tells(GloryScored)
def _glory_scored(t: Teller, amount: GloryScored) -> AmountWords:
    return AmountWords(None, "", t.phrase("glory_scored", n=amount.cost))


@tells(Kills)
def _kills(t: Teller, amount: Kills) -> AmountWords:
    return AmountWords(None, t.phrase("kills.each"), t.phrase("kills"))


@tells(SpellsAmongThose)
def _spells_among_those(t: Teller, amount: SpellsAmongThose) -> AmountWords:
    verb, several = t.done
    those = Those(verb, several, Quantity.ALL)
    return AmountWords(None, t.phrase("spells_among.each", dice=those), t.phrase("spells_among", dice=those))


@tells(Plus)
def _plus(t: Teller, amount: Plus) -> AmountWords:
    return AmountWords(None, "", t.phrase("plus", left=as_number(t, amount.left), right=as_number(t, amount.right)))


@tells(Product)
def _product(t: Teller, amount: Product) -> AmountWords:
    words = t.amount(amount.of)
    if words.fixed is not None:
        return AmountWords(amount.factor * words.fixed)
    number = t.phrase("product", factor=amount.factor, number=words.number)
    product = AmountWords(None, words.each, number)
    product.factor = amount.factor * words.factor
    return product


@tells(AtMost)
def _at_most(t: Teller, amount: AtMost) -> AmountWords:
    if amount.limit == 1:
        words = AmountWords(1)
        if isinstance(amount.of, Count):
            words.condition = ThereIs(noun_phrase(t, amount.of.dice, Quantity.AT_LEAST))
            return words
        if isinstance(amount.of, Kills):
            words.condition = t.phrase("kills.any")
            return words
    words = t.amount(amount.of)
    words.most = amount.limit
    return words


@tells(CostOf)
def _cost_of(t: Teller, amount: CostOf) -> AmountWords:
    return AmountWords(None, "", t.phrase("cost_of", dice=tell_dice(t, amount.dice, Quantity.ALL)))


@tells(AttackOf)
def _attack_of(t: Teller, amount: AttackOf) -> AmountWords:
    it: Part
    if amount.dice.noun == IT:
        it = t.name()
    elif amount.dice.noun == THOSE:
        it = Reference("that", "creature")
    else:
        it = tell_dice(t, amount.dice, Quantity.ALL)
    return AmountWords(None, "", t.phrase("attack_of", it=it))


@tells(CountPlayers)
def _count_players(t: Teller, amount: CountPlayers) -> AmountWords:
    each = PlayerWho(amount.players.id, relative(t, amount.condition))
    return AmountWords(None, each, t.phrase("number_of", dice=each))


def as_number(t: Teller, amount: Amount) -> Part:
    """An amount as a thing of its own: 3, "the number of …"."""
    return t.amount(amount).amount


def measured(t: Teller, amount: Amount, unit: str) -> Part:
    """So much of something: "3 Glory", "1 Glory for each …, at most 2", "Glory equal to …"."""
    words = t.amount(amount)
    if words.fixed is not None:
        text = t.phrase(unit, n=words.fixed)
        if words.condition:
            text = t.phrase("amount.if", amount=text, condition=words.condition)
    elif words.each:
        text = t.phrase("amount.per", amount=t.phrase(unit, n=words.factor), each=words.each)
    else:
        text = t.phrase(f"{unit}_equal", number=words.number)
    if words.most is not None:
        text = t.phrase("amount.at_most", amount=text, n=words.most)
    return t.mark("amount", text)
