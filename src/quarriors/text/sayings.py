"""The messages of a language, in Fluent: there are over a thousand, so each is parsed when it is first said."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

#: How a message or a term begins; what else there is in a file begins with a space, a bracket or a number sign.
_BEGINNING: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)


class Sayings:
    """What a language has to say.

    >>> messages = Sayings("en", ["lunch = { NUMBER($n) } pies, says { $who }."], {})
    >>> messages.has("lunch"), messages.has("tea"), sorted(messages.choosing("lunch"))
    (True, False, ['n'])
    >>> messages.format("lunch", {"n": 2, "who": "Quinn"})
    ('2 pies, says Quinn.', [])
    """

    def __init__(self, tag: str, texts: Iterable[str], functions: Mapping[str, Callable[..., Any]]) -> None:
        # Isolation marks are for mixing writing directions in HTML; here they would only be noise.
        self._bundle = FluentBundle([tag], functions=dict(functions), use_isolating=False)
        self._parser = FluentParser(with_spans=False)
        #: What is not parsed yet, by its id; terms begin with a hyphen.
        self._sources: dict[str, str] = {}
        for text in texts:
            for id, source in _entries(text):
                self._sources.setdefault(id, source)
        #: What each that is parsed chooses its words by, and the ids that it refers to.
        self._parsed: dict[str, tuple[frozenset[str], frozenset[str]]] = {}

    def has(self, id: str) -> bool:
        """Whether there is such a message; one with a fault in its syntax counts for nothing."""
        self._parse(id)
        return self._bundle.has_message(id)

    def choosing(self, id: str) -> frozenset[str]:
        """The variables that a message, or one that it refers to, chooses its words by or hands to a function."""
        self._parse(id)
        reached, found = {id}, frozenset[str]()
        todo = [id]
        while todo:
            chosen, referred = self._parsed.get(todo.pop(), (frozenset(), frozenset()))
            found |= chosen
            todo += referred - reached
            reached |= referred
        return found

    def format(self, id: str, args: Mapping[str, Any]) -> tuple[str, list[Exception]] | None:
        """A message filled in, and what was wrong with it; None if there is nothing to fill in."""
        pattern = self._bundle.get_message(id).value if self.has(id) else None
        if pattern is None:
            return None
        said, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(said), errors

    def _parse(self, id: str) -> None:
        """Parses a message, and whatever it refers to."""
        todo = [id]
        while todo:
            one = todo.pop()
            source = self._sources.pop(one, None)
            if source is None:
                continue
            entry = self._parser.parse_entry(source)
            self._bundle.add_resource(ast.Resource([entry]))
            reader = _Choosing()
            reader.visit(entry)
            self._parsed[one] = frozenset(reader.chosen), frozenset(reader.referred)
            todo += reader.referred


def _entries(text: str) -> Iterable[tuple[str, str]]:
    """The messages and terms of a file, each from its id up to the next."""
    found = list(_BEGINNING.finditer(text))
    ends = [one.start() for one in found[1:]] + [len(text)]
    return [(one[1], text[one.start() : end]) for one, end in zip(found, ends, strict=True)]


class _Choosing(Visitor):
    """Finds the variables that a message chooses its words by, or hands to a function that does, and its references."""

    def __init__(self) -> None:
        self.chosen: set[str] = set()
        self.referred: set[str] = set()

    def visit_SelectExpression(self, node: Any) -> None:
        self._choose(node.selector)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: Any) -> None:
        for argument in node.arguments.positional:
            self._choose(argument)
        self.generic_visit(node)

    def visit_MessageReference(self, node: Any) -> None:
        self.referred.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:
        self.referred.add(f"-{node.id.name}")
        self.generic_visit(node)

    def _choose(self, node: Any) -> None:
        if isinstance(node, ast.VariableReference):
            self.chosen.add(node.id.name)
