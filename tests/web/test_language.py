"""The language of the page: the browser's, or the one that was chosen; and another one without a reload."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from quarriors.server.gallery import boxes
from quarriors.text import ENGLISH, Words, languages
from quarriors.text.languages import folder
from tests.server.clients import BOT, Game, Json, Table, human
from tests.server.serving import PATIENCE, Server
from tests.web.conftest import Visit
from tests.web.hand import Hand, TouchHand, play_together, read_log
from tests.web.layout import assert_nothing_cut, assert_one_screen
from tests.web.scenes import open_details
from tests.web.visitor import DESKTOP, PHONE, Device
from tests.web.words import LANGUAGES, beginning, say, say_in, speaking

pytestmark = pytest.mark.browser

#: Those that the page can speak.
SPOKEN = [tag for tag in languages() if (LANGUAGES / folder(tag) / "page").is_dir()]
OTHERS = [tag for tag in SPOKEN if tag != "en"]
other = pytest.mark.parametrize("lang", OTHERS)


def alone(table: Table) -> Game:
    return table.create(human("Ann"), BOT, wilds=["first-game"], first=0, seed=2)


def name_of(lang: str) -> str:
    return say_in(lang, "language-name")


def switch(page: Page, lang: str) -> None:
    page.locator("[data-languages]").first.select_option(lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)


@other
def test_the_page_speaks_the_language_of_the_browser(visit: Visit, lang: str) -> None:
    page = visit(locale=lang).go()
    expect(page.get_by_text(say_in(lang, "tagline"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", lang)


def test_another_kind_of_portuguese_is_ours(visit: Visit) -> None:
    expect(visit(locale="pt-PT").go().locator("html")).to_have_attribute("lang", "pt-BR")


def test_a_language_that_there_is_not_is_english(visit: Visit) -> None:
    page = visit(locale="sv-SE", language="!!").go()
    expect(page.get_by_text(say("tagline"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")


@other
def test_every_language_can_be_chosen_on_the_first_screen(visit: Visit, lang: str) -> None:
    visitor = visit()
    page = visitor.go()
    names = page.locator("[data-languages] option").all_inner_texts()
    assert names == [name_of(tag) for tag in SPOKEN]
    switch(page, lang)
    expect(page.get_by_text(say_in(lang, "tagline"))).to_be_visible()
    page.reload()
    expect(page.get_by_text(say_in(lang, "tagline"))).to_be_visible()
    assert visitor.kept("quarriors.settings")["value"]["language"] == lang


@other
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_another_language_in_the_middle_of_a_game(visit: Visit, table: Table, lang: str, device: Device) -> None:
    page = visit(device).sit(alone(table), 0)
    hand = Hand(page)
    hand.play(lambda: len(hand.taken) >= 6)
    page.evaluate("() => (window.isSame = true)")
    expect(page.locator("[data-bar].isOurs")).to_be_visible()
    question, log = hand.bar.locator(".text").inner_text(), read_log(hand.page)
    page.keyboard.press("s")
    switch(page, lang)
    page.keyboard.press("Escape")
    with speaking(lang):
        expect(hand.bar).to_be_visible()
        expect(hand.bar.locator(".text")).not_to_have_text(question)
        # what the log shows already is told again, line by line
        deadline = time.monotonic() + PATIENCE
        while set(told := read_log(hand.page)) & set(log) and time.monotonic() < deadline:
            page.wait_for_timeout(50)
        assert len(told) >= len(log)  # a bot may have gone on meanwhile
        assert not set(told) & set(log)
        assert page.evaluate("() => window.isSame"), "the page was loaded anew"
        taken = len(hand.taken)
        hand.play(lambda: len(hand.taken) >= taken + 4)


@other
def test_each_player_of_a_game_has_their_own_language(visit: Visit, table: Table, lang: str) -> None:
    game = table.create(human("Ann"), human("Ben"), wilds=["first-game"], first=0, seed=2)
    ann = visit(confirm=False).sit(game, 0)
    ben = visit(locale=lang, confirm=False).sit(game, 1)
    hands = [Hand(ann), Hand(ben, seed=3)]
    play_together(hands, lambda: all(len(hand.taken) >= 8 for hand in hands))
    for seat, (page, spoken) in enumerate(((ann, "en"), (ben, lang))):
        expect(page.locator("html")).to_have_attribute("lang", spoken)
        expect(page.get_by_role("region", name=say_in(spoken, "options"), exact=True)).to_be_visible()
        # the log says what the server tells that player in that language
        with speaking(spoken):
            read = {text.strip() for text in read_log(page)}
        heard = table.get(f"/api/games/{game.id}/events", game.secrets[seat], lang=spoken, to=seat)["events"]
        assert len(read) > 12
        assert read <= {line["text"] for event in heard for line in event.get("story", [])}


@other
def test_words_that_cannot_be_fetched_are_english(visit: Visit, lang: str) -> None:
    visitor = visit()
    visitor.expect("net::ERR_FAILED", "Failed to fetch dynamically imported module", "Failed to load resource")
    page = visitor.go()
    page.route("**/assets/*.js", lambda route: route.abort())
    page.locator("[data-languages]").first.select_option(lang)
    expect(page.get_by_text(say("language-failed", language=name_of(lang)))).to_be_visible()
    expect(page.get_by_text(say("tagline"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")


@other
def test_cards_are_found_in_either_language(visit: Visit, table: Table, lang: str) -> None:
    page = visit(language=lang).go("cards")
    search = page.get_by_role("searchbox")
    # a card by its English name, by a word of its text in either language, and all Spells by what they are called
    dragon = "base/quake-dragon"
    texts = {tag: " ".join(_card(table, dragon, tag)["text"]).lower() for tag in ("en", lang)}
    words = {tag: max(set(text.split()) - set(texts[rest].split()), key=len) for tag, text, rest in (
        ("en", texts["en"], lang), (lang, texts[lang], "en"),
    )}  # fmt: skip
    for typed in ("Quake Dragon", _card(table, dragon, lang)["name"], words["en"].strip(".,"), words[lang].strip(".,")):
        search.fill(typed)
        expect(page.locator(f'main [data-card="{dragon}"]')).to_be_visible()
    for typed in ("spell", say_in(lang, "kind-spell")):
        search.fill(typed)
        expect(page.locator('main [data-card="base/growth-spell"]')).to_be_visible()


def _card(table: Table, id: str, lang: str) -> Json:
    cards: list[Json] = table.get("/api/cards", lang=lang)  # type: ignore[assignment]
    return next(card for card in cards if card["id"] == id)


#: A box with a verb that it has words for only in English, beside one that all languages know.
_HOWLING = """
from quarriors.engine.steps import NEXT, Step
from quarriors.engine.vocabulary import Box, attack, card, creature_die, gain, glory, has, it, scores, when
from quarriors.text import register_phrase
from quarriors.text.parts import Clause

class Howl(Step):
    word = "howl"
    def run(self, s, f):
        return NEXT

register_phrase(Howl, "en", lambda teller, step: Clause("howl"))
HOUND = creature_die("Hound", "Q1, Q1, Q1 *, C 1/1/1, C 1/1/1 *, C 2/2/2 **", ("#204060", "#ffffff"))
BOX = Box("hounds", "Hounds", 2026, [
    card(HOUND, "", 2, when(scores(it), Howl(), gain(1, glory)), has(attack(2)), glory=1),
])
"""


def test_what_a_box_has_no_words_for_is_english_and_marked(visit: Visit, tmp_path: Path) -> None:
    (tmp_path / "hounds.py").write_text(_HOWLING, "utf-8")
    with Server(f"sqlite:///{tmp_path / 'server.sqlite3'}", boxes=tmp_path) as server:
        page = visit(address=server.url, language="it").go("cards?box=hounds")
        card = page.locator('main [data-card="hounds/hound"]')
        howls = card.locator("[lang=en]").first
        expect(howls).to_contain_text("When this Creature scores, howl, then gain 1 Glory.")
        expect(card).to_contain_text("Questa Creatura ha +2 in attacco.")
        expect(card.get_by_text(name_of("en"), exact=True)).to_be_visible()
        card.click()
        lines = page.get_by_role("dialog").locator("article p:has(.tongue)")
        expect(lines).to_have_count(1)
        expect(lines).to_have_attribute("lang", "en")
        expect(lines).to_contain_text("howl")
        expect(lines.locator(".tongue")).to_have_text(name_of("en"))
        # whoever reads English sees no mark
        page = visit(address=server.url).go("cards?box=hounds")
        expect(page.locator('main [data-card="hounds/hound"]')).to_contain_text("howl")
        expect(page.locator(".tongue")).to_have_count(0)


@other
def test_a_whole_game(visit: Visit, lang: str) -> None:
    page = visit(language=lang).go()
    with speaking(lang):
        page.get_by_role("button", name=beginning("play-now")).click()
        hand = Hand(page)
        hand.play(lambda: page.get_by_role("heading", name=say("turn", turn=7)).count() or hand.is_over)
        assert_nothing_cut(page, f"the table in {lang}")
        assert_one_screen(page, f"the table in {lang}")
        hand.play_out()
        expect(hand.numbers()).to_contain_text(say("verdict-kept"))
        assert_nothing_cut(page, f"the end in {lang}")


@other
def test_a_whole_game_on_a_phone(visit: Visit, lang: str) -> None:
    page = visit(PHONE, language=lang).go()
    with speaking(lang):
        page.get_by_role("button", name=beginning("play-now")).tap()
        hand = TouchHand(page)
        hand.play(lambda: page.get_by_role("heading", name=say("turn", turn=7)).count() or hand.is_over)
        assert_nothing_cut(page, f"the table on a phone in {lang}")
        hand.play_out()
        assert_nothing_cut(page, f"the end on a phone in {lang}")


@other
def test_what_was_chosen_for_a_game_stays(visit: Visit, lang: str) -> None:
    page = visit().go("setup")
    cards = page.locator("section [data-card]")
    expect(cards.first).to_be_visible()
    open_details(page)
    page.get_by_label(say("title-of-game")).fill("Friday evening")
    ids = cards.evaluate_all("(all) => all.map((one) => one.dataset.card)")
    about = boxes(ENGLISH)[0]["about"]
    expect(page.get_by_text(about)).to_be_visible()
    switch(page, lang)
    expect(page.get_by_label(say_in(lang, "title-of-game"))).to_have_value("Friday evening")
    expect(page.get_by_text(boxes(Words(lang))[0]["about"])).to_be_visible()
    expect(page.get_by_role("button", name=say_in(lang, "start-game"))).to_be_enabled()
    assert cards.evaluate_all("(all) => all.map((one) => one.dataset.card)") == ids


@other
def test_the_rules_of_boxes_are_told_again(visit: Visit, lang: str) -> None:
    page = visit().go("rules")
    told = {tag: boxes(Words(tag))[1]["glance"][0] for tag in ("en", lang)}
    expect(page.get_by_text(told["en"])).to_be_visible()
    switch(page, lang)
    expect(page.get_by_text(told[lang])).to_be_visible()
    expect(page).to_have_title(say_in(lang, "page-title", page=say_in(lang, "rules-glance"), name=say_in(lang, "name")))
