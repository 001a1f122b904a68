"""How each language speaks to you: what its guide forbids is nowhere in its messages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from quarriors.text import Words, languages
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
    assert not found("fr", r"(?<=[^ \[{]) [;!?»]", r"(?<=[^ \[{]) :(?!:)", "« ", r"\w[;!?]$")


def test_italian_quotes_with_the_marks_of_english() -> None:
    assert not found("it", "[«»]")


def test_french_has_no_on() -> None:
    """But `on` and `off` are words of settings."""
    assert not found("fr", r"(?:[=.!?:] |\b(?:si|et|où) |\b(?:qu|l|lorsqu)’)on (?!ni|ou)")


@pytest.mark.parametrize(
    ("lang", "scores"),
    [("fr", "marqu\\w+(?: en moyenne)?"), ("it", "and\\w+ a punti(?: per)?"), ("pt-BR", "pontu\\w+")],
)
def test_a_creature_scores_and_brings_glory(lang: str, scores: str) -> None:
    """In English it scores 2 Glory; elsewhere that verb has no object."""
    assert not found(lang, rf"\b{scores} (?:\d|\{{ \$)", *([r"\bmarquer des Points"] if lang == "fr" else ()))


@pytest.mark.parametrize(
    ("lang", "gendered"),
    [
        ("it", "un|uno|una|il|lo|la|del|della|al|alla|mio|mia|tuo|tua|suo|sua|quest[oa]|pover[oa]"),
        ("pt-BR", "o|a|um|uma|do|da|ao|meu|minha|seu|sua|est[ea]|coitad[oa](?: d[eoa])?|capturou"),
    ],
)
def test_names_of_cards_have_no_gender_to_agree_with(lang: str, gendered: str) -> None:
    """*Il mio Witching Hag*, *meu Velha Bruxa*: what has one is the die. And it is a die that you capture."""
    assert not found(lang, rf"\b(?:{gendered}) \{{ \$(?:card|die|dice|class) \}}")


@pytest.mark.parametrize("lang", ["it", "fr", "pt-BR"])
def test_more_is_not_better_than_so_much(lang: str) -> None:
    """*Better by 6 points*, word for word, is better than 6 points; *at two* is not with two players."""
    assert not found(lang, r"\b(?:meglio di|mieux de|melhor por) \{ \$", r"\bem (?:dois|três|quatro)\b[.,]")


def test_french_words_that_mean_something_else() -> None:
    """*Se valent*: each as good as the other, not as the best. *À suivre*: the story goes on, not: this one is next."""
    assert not found("fr", r"\bse valent\b", r"\btoutes les quelques\b", "à suivre")


def test_a_percentage_has_no_article_in_italian() -> None:
    """It would be *il 7%*, but *l’8%*."""
    assert not found("it", r"\b(?:il|del|al|dal|nel|sul) \{ \$(?:chance|percent|share|won|without|captured|equal) \}")


#: Numbers of messages that may be 0 or 1, and what would then have to be in the singular.
_FEW = r"\{ \$(?:percent|chance|solved|less|gap|glory) \} "
_MANY = {
    "it": r"(?:punti|partite|risolti|\w+ebbero)\b",
    "fr": r"(?:Points|parties|résolus|\w+aient)\b",
    "pt-BR": r"(?:pontos|partidas|resolvidos|\w+riam)\b",
}


@pytest.mark.parametrize("lang", _MANY)
def test_what_may_be_one_is_not_always_several(lang: str) -> None:
    assert not found(lang, rf"^(?!\s*\*?\[).*{_FEW}{_MANY[lang]}")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["0.8 more dice", "1 more die", "1.4 more dice", "2 more dice"]),
        ("it", ["0,8 dadi", "1 dado", "1,4 dadi", "2 dadi"]),
        ("fr", ["0,8 dé de", "1 dé de", "1,4 dé de", "2 dés de"]),
        ("pt-BR", ["0,8 dado em", "1 dado em", "1,4 dado em", "2 dados em"]),
    ],
)
def test_a_part_is_counted_as_the_language_does(lang: str, said: list[str]) -> None:
    for n, words in zip([0.8, 1.0, 1.4, 2.0], said, strict=True):
        assert words in Words(lang).say("because-draws", n=n, other=0.5)


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


def test_one_word_for_one_thing() -> None:
    """In a lesson *rival* is one bot, by name; a page is reloaded; a die is ready; points of three have no space."""
    lessons = [line for line in lines("en") + lines("pt-BR") if line.startswith(("lesson.ftl", "boxlessons.ftl"))]
    assert not [line for line in lessons if re.search(r"(?<!\$)\b(?:rivals?|rivais)\b", line, re.IGNORECASE)]
    assert not found("en", r"\bload (?:it|the page|this page)? ?again\b", r"\b(?:lies|lie) ready\b", r"[a-z] …")
    assert not found("it", r"\bimpegno$", r"\blancia (?:il comando|“)")
    assert not found("pt-BR", r"\brode\b", r"\borçamento\b", r"\bpelo manual\b", r"\bcarreg\w+ (?:a página )?de novo\b")


@pytest.mark.parametrize("lang", languages())
def test_no_riddles(lang: str) -> None:
    """What a bot plays in its head has one name: test games."""
    assert not found(
        lang, "in thought", "per ipotesi", "immaginat", "en pensée", "imaginées", "em pensamento", "imaginadas"
    )
