"""The grammar of each language. Which languages there are says `quarriors.tongues`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from quarriors.tongues import FALLBACK, LanguageError, folder, language_tag, languages, preferred

if TYPE_CHECKING:
    from quarriors.text.grammar import Language

__all__ = ["FALLBACK", "LanguageError", "folder", "language", "language_tag", "languages", "preferred"]


def language(tag: str) -> Language:
    """The grammar of the language with that tag.

    >>> language("en").name
    'English'
    """
    return _grammar(language_tag(tag))


@cache
def _grammar(tag: str) -> Language:
    grammar: Language = import_module(f"quarriors.text.lang.{folder(tag)}").LANGUAGE
    return grammar
