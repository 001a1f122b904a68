"""Which languages there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quarriors.engine.errors import QuarriorsError
from quarriors.text.lang.en import English

if TYPE_CHECKING:
    from quarriors.text.grammar import Language


class LanguageError(QuarriorsError):
    """A language that is not there."""


_LANGUAGES: Final[dict[str, Language]] = {"en": English()}


def languages() -> list[str]:
    """The tags of the languages that cards and messages can be had in.

    >>> languages()
    ['en']
    """
    return sorted(_LANGUAGES)


def language(code: str) -> Language:
    """The language with that tag.

    >>> language("en").name
    'English'
    """
    try:
        return _LANGUAGES[code]
    except KeyError:
        raise LanguageError(f"no language {code!r}; there is {', '.join(languages())}") from None
