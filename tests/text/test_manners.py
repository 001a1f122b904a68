"""How each language speaks to you: what its guide forbids is nowhere in its messages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from quarriors.text import languages
from quarriors.text.languages import folder

#: What is somebody's or something's own name, and may begin with any letter.
FREE = r"(?:name|names|player|players|card|dice|owner|rival|bot|by|file|folder|title)"


def lines(lang: str) -> list[str]:
    """Every line of its catalogue, with the file it is in; no comments."""
    place = files(f"quarriors.text.lang.{folder(lang)}")
    return [
        f"{file.name}: {line}"
        for kind in ("page", "messages")
        for file in sorted(place.joinpath(kind).iterdir(), key=lambda file: file.name)
        for line in file.read_text("utf-8").splitlines()
        if not line.startswith("#")
    ]


def found(lang: str, *patterns: str) -> list[str]:
    forbidden = re.compile("|".join(patterns), re.IGNORECASE)
    return [line for line in lines(lang) if forbidden.search(line.partition(": ")[2])]


def test_french_says_vous() -> None:
    """No pronoun of `tu`, and none of the orders to it that can be nothing else."""
    orders = "écris|mets|remets|prends|reprends|lis|fais|dis|vois|viens|sois|attends|réponds"
    assert not found("fr", r"\b(?:tu|toi|te|tes|ton|ta)\b", r"\bt’", rf"\b(?:{orders})\b")


def test_french_does_not_elide_before_a_name() -> None:
    """`de { $name }` would be “de Anne”: the sentence is built so that nothing has to give way to a vowel."""
    assert not found("fr", rf"\b(?:de|que|le|la|ne|me|se|jusque|lorsque|puisque) \{{ \${FREE} \}}")


def test_french_signs_do_not_begin_a_line() -> None:
    """A space that no line is broken at: before `:` and inside « », a narrow one before `;`, `!` and `?`."""
    assert not found("fr", r"(?<=[^ \[{]) [;!?»]", r"(?<=[^ \[{]) :(?!:)", "« ")


def test_italian_quotes_with_the_marks_of_english() -> None:
    assert not found("it", "[«»]")


def test_names_of_cards_stay_as_they_are() -> None:
    """They take no plural; and in Italian gn takes the article of z."""
    for lang in ("it", "fr"):
        assert not found(lang, r"(?-i:\b(?:Gnomes|Frogs|Guides|Squires|Warriors|Dragons|Imps|Heralds)\b)")
    assert not found("it", r"\b(?:un|il|del|al|dal|nel|sul) gnome\b")


@pytest.mark.parametrize(("lang", "other"), [("it", "tira|tiri|tiro|tirano"), ("pt-BR", "role|rolagem|rolagens")])
def test_dice_are_rolled_in_the_word_of_the_rulebook(lang: str, other: str) -> None:
    assert not found(lang, rf"(?<!ri-)\b(?:{other})\b")


def test_english_has_one_spelling() -> None:
    """British, as in the library's own names (`colours`); the rulebook's words, such as *defense*, stay as printed."""
    assert not found(
        "en", r"\b\w*(?:color|favor|behavior|neighbor|honor)\w*\b", r"\btravel(?:ing|ed)\b", r"\b\w+imization\b"
    )


@pytest.mark.parametrize("lang", languages())
def test_no_riddles(lang: str) -> None:
    """What a bot plays in its head has one name: test games."""
    assert not found(
        lang, "in thought", "per ipotesi", "immaginat", "en pensée", "imaginées", "em pensamento", "imaginadas"
    )
