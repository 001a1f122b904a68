"""Telling a line that takes the place of the plain one: only what is different, where that can stand alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarriors.text.parts import Clause, Clauses, Kind, Part, Replacement, with_other

if TYPE_CHECKING:
    from quarriors.text.tell.teller import LineWords, Teller


class SpokenLine:
    """A line as it was told, with the teller who knows its parts."""

    def __init__(self, teller: Teller, words: LineWords) -> None:
        self.teller = teller
        self.words = words


def short_form(plain: SpokenLine, other: SpokenLine) -> Part:
    """What the other line says besides the plain one, or in its place; nothing if it has to be said in full."""
    t = other.teller
    more = _more(plain, other)
    if more:
        return Clauses((_standing_alone(t, more[0]), *more[1:]))
    part = _changed(plain, other)
    if part is None or ". " in t.lang.render(part):
        return ""  # more than one sentence cannot lean on a word at its end
    return Replacement(part)


def in_full(line: SpokenLine) -> Part:
    """The whole line, said to take the place of another."""
    return line.teller.phrase("instead_all", sentence=line.words.text)


def _more(plain: SpokenLine, other: SpokenLine) -> list[Clause]:
    """The clauses it has besides those of the plain line, if everything else is the same."""
    ours, theirs = other.teller.parts, plain.teller.parts
    if not theirs or len(ours) <= len(theirs) or _head(plain) != _head(other):
        return []
    more: list[Clause] = []
    left = list(theirs)
    for clause in ours:
        if left and clause == left[0]:
            left.pop(0)
        else:
            more.append(clause)
    return [] if left else more


def _head(line: SpokenLine) -> Part:
    """What comes before its clauses."""
    head: Part = with_other(line.words.text, Clauses(tuple(line.teller.parts)), "")
    return head


def _standing_alone(t: Teller, clause: Clause) -> Clause:
    if clause.if_done:
        return Clause(t.phrase("if_done", act=clause.text))
    if clause.kind is Kind.COMMAND:
        return Clause(t.phrase("also", act=clause.text))
    return clause


def _changed(plain: SpokenLine, other: SpokenLine) -> Part | None:
    """The shortest part that makes all the difference."""
    ours, theirs = other.teller.slots, plain.teller.slots
    if [kind for kind, _ in ours] != [kind for kind, _ in theirs]:
        ours = [slot for slot in ours if slot[0] == "clause"]
        theirs = [slot for slot in theirs if slot[0] == "clause"]
    if len(ours) != len(theirs):
        return None
    found = [
        new
        for (_, old), (_, new) in zip(theirs, ours, strict=True)
        if old != new and with_other(plain.words.text, old, new) == other.words.text
    ]
    return min(found, key=lambda part: len(other.teller.lang.render(part)), default=None)
