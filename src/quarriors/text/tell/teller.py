"""The teller: who walks a declaration with a language in hand, and which function tells which node."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from quarriors.engine.amounts import Amount
from quarriors.engine.conditions import Condition
from quarriors.engine.errors import QuarriorsError
from quarriors.engine.lines import Line
from quarriors.engine.nouns import Dice, Pick
from quarriors.engine.qualities import Filter, Named, Other
from quarriors.engine.steps import Step
from quarriors.text.parts import Clause, Clauses, Form, Kind, Part, Phrase, Quality, Reference, Wording

if TYPE_CHECKING:
    from quarriors.engine.cards import Card
    from quarriors.text.grammar import Language


class UntoldError(QuarriorsError):
    """A declaration uses a word that the language asked for has no phrase for."""


class AmountWords:
    """An amount in words: a plain number, or so many per something, or a number that needs a description."""

    def __init__(self, fixed: int | None = None, each: Part = "", number: Part = "") -> None:
        self.fixed = fixed
        #: "each other Creature in your Ready Area", where the amount counts things.
        self.each = each
        #: "the number of other Creatures in your Ready Area".
        self.number = number
        #: How many for each of them.
        self.factor = 1
        #: Never more than that.
        self.most: int | None = None
        #: What must be so for it to be there at all: "one of your other Creatures scores".
        self.condition: Part = ""

    @property
    def amount(self) -> Part:
        """As a thing of its own: 3, "the number of …"."""
        return self.number if self.fixed is None else self.fixed


class LineWords:
    """A line in words: its keyword, such as "Immediate", or nothing, and its sentences."""

    def __init__(self, text: Part, keyword: Part = "") -> None:
        self.text = text
        self.keyword = keyword


#: Tells one kind of node. What it returns is said at `register_phrase`.
Telling = Callable[["Teller", Any], Any]

_PHRASES: Final[dict[tuple[type, str], Telling]] = {}
#: In place of a language: the node is told the same way in all of them.
_EVERY: Final = ""

_F = TypeVar("_F", bound=Telling)


def tells(*nodes: type) -> Callable[[_F], _F]:
    """Marks a function as the one that tells such nodes, in every language."""

    def mark(function: _F) -> _F:
        for node in nodes:
            _PHRASES[node, _EVERY] = function
        return function

    return mark


def register_phrase(node: type, lang: str, function: Telling) -> None:
    """Teaches a language a word of a box's own.

    `function(teller, node)` returns, for a step, a `Clause` or a list of them; for a filter, a `Quality`; for
    an amount, `AmountWords`; for a condition, its clause; for a line, `LineWords`.

    >>> from quarriors.engine.steps import Step
    >>> class Sing(Step):
    ...     pass
    >>> register_phrase(Sing, "en", lambda teller, step: Clause("sing"))
    >>> from quarriors.text.languages import language
    >>> tongue = language("en")
    >>> tongue.render(Teller(tongue).steps([Sing()]))
    'sing'
    """
    _PHRASES[node, lang] = function


class Teller:
    """Tells a declaration in one language. It remembers what has just been named, as a reader does.

    With `listening` nothing is raised: what cannot be said is put on the list `missing`.
    """

    def __init__(self, lang: Language, card: Card | None = None, listening: bool = False) -> None:
        self.lang = lang
        self.card = card
        self.listening = listening
        self.missing: list[str] = []
        #: What the die whose line speaks is called: "creature", "die", "spell" or "carrier".
        self.it = "creature"
        #: The form commands take now.
        self.form = Form.IMPERATIVE
        #: What was named last: "it", "that" or something else.
        self.named = ""
        #: Who does what is told: a player word, or nothing if it is you.
        self.subject = ""
        #: Whom the event has named as doing it: "you", another player word, or nothing.
        self.actor = ""
        #: Whether the sentence begins with an event.
        self.waiting = False
        #: The phrase for attackers: seen from the defender, from the attacker, or by the Area of a Creature.
        self.attackers = "attacking_you"
        #: A place the sentence has set, as (whose, zones): "there", or left out altogether.
        self.there: tuple[str, tuple[str, ...]] | None = None
        self.inside: tuple[str, tuple[str, ...]] | None = None
        #: The verb of the step before, and whether it may have dealt with several dice.
        self.done = ("", False)
        #: Whether the step before was one that you may do.
        self.optional = False
        #: Whose the dice of "them" are, where that is told with their place: "in each opponent's Used Pile".
        self.them = ""
        #: Whether the dice being told are others than the one that speaks.
        self.others = False
        #: Whether other Creatures have been named, with which the one that speaks may be confused.
        self.among = False
        #: The phrase that the dice being told are the object of.
        self.doing = ""
        #: The same change has been told just now: "another +2 defense".
        self.again = False
        #: When an option is told and not a card: words for the die chosen, and for the die whose line speaks.
        self.chosen: Part = ""
        self.speaker: Part = ""
        #: Whether there are Locks in play: without them all Creatures are unlocked.
        self.locks = True
        #: When one line is told by itself, as it speaks.
        self.alone = False
        #: The parts of the sentence that can stand alone, in order, and the clauses it is a sequence of.
        self.slots: list[tuple[str, Part]] = []
        self.parts: list[Clause] = []

    # -- words ---------------------------------------------------------------------------------------

    def phrase(self, id: str, **slots: Part) -> Part:
        """A phrase of the language, with its verbs in the present form."""
        if not self.lang.knows(id):
            return self._lacks(f"phrase {id}")
        return Phrase(id, self.form, tuple(slots.items()))

    def wording(self, pattern: str, **slots: Part) -> Part:
        """A phrase of a box's own, by its pattern in the language at hand: `t.wording("polish {dice}", dice=…)`."""
        return Wording(pattern, self.form, tuple(slots.items()))

    def refer(self, what: str) -> Part:
        """The die whose line speaks ("it") or the one an event is about ("that"), by name or pronoun."""
        if what == "it" and self.speaker:
            return self.speaker
        again = self.named == what
        self.named = what
        return Reference(what, self.it if what == "it" else "creature", again, among=what == "it" and self.among)

    def name(self) -> Part:
        """The die whose line speaks, never as a pronoun: where it owns something."""
        self.named = "it"
        return self.speaker or Reference("it", self.it, among=self.among)

    @property
    def own(self) -> str:
        """Whose a zone is that belongs to the one who does it."""
        return "their" if self.subject else "you"

    def mark(self, kind: str, text: Part) -> Part:
        """Remembers a part that can stand alone; `bursts.py` looks for the one that differs."""
        self.slots.append((kind, text))
        return text

    def _lacks(self, word: str) -> str:
        if not self.listening:
            raise UntoldError(f"{self.lang.name} has no words for {word}; teach it with register_phrase")
        if word not in self.missing:
            self.missing.append(word)
        return "…"

    def render(self, part: Part) -> str:
        """A part in words."""
        try:
            return self.lang.render(part)
        except KeyError as error:
            # a noun, a zone, a player word or a verb that the language does not have
            return self._lacks(f"the word {error.args[0]}")

    # -- nodes ---------------------------------------------------------------------------------------

    def step(self, step: Step) -> list[Clause]:
        words = self._tell(step, Clause("…"))
        clauses = words if isinstance(words, list) else [words]
        for clause in clauses:
            self.mark("clause", clause)
        return clauses

    def steps(self, steps: list[Step]) -> Part:
        """Steps in a row, as one text."""
        return Clauses(tuple(self.clauses(steps)))

    def clauses(self, steps: list[Step]) -> list[Clause]:
        clauses = [clause for step in steps for clause in self.step(step)]
        half = len(clauses) // 2
        if half and len(clauses) == 2 * half and [c.text for c in clauses[:half]] == [c.text for c in clauses[half:]]:
            clauses = [Clause(self.phrase("twice", act=Clauses(tuple(clauses[:half]))), Kind.STATEMENT)]
        self.parts = clauses
        return clauses

    def quality(self, quality: Filter) -> Quality:
        words: Quality = self._tell(quality, Quality("…"))
        return words

    def amount(self, amount: Amount) -> AmountWords:
        words: AmountWords = self._tell(amount, AmountWords(1))
        return words

    def condition(self, condition: Condition) -> Part:
        words: Part = self._tell(condition, "…")
        return words

    def line(self, line: Line) -> LineWords:
        words: LineWords = self._tell(line, LineWords("…"))
        return words

    def _tell(self, node: object, otherwise: object) -> Any:
        # The exact type: what a subclass does differently, it must also say differently.
        function = _PHRASES.get((type(node), self.lang.code)) or _PHRASES.get((type(node), _EVERY))
        if function is None:
            self._lacks(type(node).__name__)
            self._look_inside(node)
            return otherwise
        try:
            return function(self, node)
        except KeyError as error:
            # A noun, zone or player word that the language does not have.
            self._lacks(f"{error.args[0]} of {type(node).__name__}")
            return otherwise

    def _look_inside(self, thing: object) -> None:
        """Listens to what an untold node holds, which may be untold as well."""
        # Attributes of compiled base classes are not in the dictionary of an interpreted subclass.
        inside = [*getattr(thing, "__dict__", {}).values(), getattr(thing, "pick", None)]
        for part in inside:
            for node in part if isinstance(part, list) else [part]:
                if isinstance(node, Pick | Dice):
                    dice = node.dice if isinstance(node, Pick) else node
                    for quality in dice.filters:
                        self._listen(quality)
                elif isinstance(node, Step | Line | Amount | Condition | Filter):
                    self._listen(node)

    def _listen(self, node: object) -> None:
        if not isinstance(node, Other | Named):  # these two are part of every noun phrase
            self._tell(node, "…")

    # -- clauses -------------------------------------------------------------------------------------

    def command(self, id: str, **slots: Part) -> Clause:
        """Something you do."""
        return Clause(self.phrase(id, **slots))

    def statement(self, id: str, **slots: Part) -> Clause:
        """Something that is so."""
        return Clause(self.phrase(id, **slots), Kind.STATEMENT)
