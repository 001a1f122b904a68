"""The language of the command: asked for, set, kept or the system's, in this order; and changed in mid-game."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from quarriors import write_record
from quarriors.bots import bot, play
from quarriors.cli import main
from quarriors.cli.helptexts import HelpTexts
from quarriors.cli.preferences import Preferences
from quarriors.cli.saves import SaveFile
from quarriors.cli.sitting import Sitting
from quarriors.cli.table.replaying import ReplayApp
from quarriors.engine.game import Game
from quarriors.sets import deal
from quarriors.text import ENGLISH, Words, catalogue, languages
from tests.cli.table.driver import Hands, Person, sit
from tests.cli.table.seats import begun
from tests.cli.test_plain import At, typed  # noqa: F401
from tests.pseudo import TAG, accented, lent

PORTUGUESE = Words("pt")
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")

Said = Callable[..., str]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Said:
    """The first line of the Wilds, with that environment; it tells the language."""
    for name in (*LOCALE, "QUARRIORS_LANG"):
        monkeypatch.delenv(name, raising=False)

    def title(*arguments: str, **environ: str) -> str:
        for name, value in environ.items():
            monkeypatch.setenv(name, value)
        assert main([*arguments, "deal", "first-game"]) == 0
        return capsys.readouterr().out.splitlines()[0]

    return title


def titled(words: Words) -> str:
    return words.say("deal-title-named", name="first-game", players=2, edition="revised")


# -- choosing --------------------------------------------------------------------------------------


def test_english_where_nobody_says_anything(said: Said) -> None:
    assert said() == titled(ENGLISH)


@pytest.mark.parametrize("tag", ["pt", "pt-BR", "pt_BR.UTF-8", "PT-br", "pt_PT"])
def test_it_is_asked_for_in_many_ways(said: Said, tag: str) -> None:
    assert said("--lang", tag) == titled(PORTUGUESE)
    assert said(f"--lang={tag}") == titled(PORTUGUESE)
    assert said(QUARRIORS_LANG=tag) == titled(PORTUGUESE)


def test_before_and_after_the_name_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--lang", "pt", "cards", "portal"], ["cards", "--lang", "pt", "portal"]):
        assert main(arguments) == 0
        assert "Portal" in capsys.readouterr().out
    assert main(["cards", "portal", "--lang", "pt"]) == 0


def test_the_option_goes_before_the_variable_and_that_before_the_choice_and_that_before_the_system(said: Said) -> None:
    assert said(LANG="pt_BR.UTF-8") == titled(PORTUGUESE)
    kept = Preferences.kept()
    kept["lang"] = "en"
    kept.keep()
    assert said() == titled(ENGLISH)
    assert said(QUARRIORS_LANG="pt") == titled(PORTUGUESE)
    assert said("--lang", "en") == titled(ENGLISH)


def test_the_variables_of_the_system_in_their_order(said: Said) -> None:
    assert said(LANG="pt_BR.UTF-8") == titled(PORTUGUESE)
    assert said(LC_MESSAGES="en_GB.UTF-8") == titled(ENGLISH)
    assert said(LC_ALL="pt_BR@euro") == titled(PORTUGUESE)
    for none in ("C", "POSIX", "C.UTF-8", "tlh_QO.UTF-8"):
        assert said(LC_ALL=none) == titled(ENGLISH)


def test_an_unknown_one_names_those_there_are(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["--lang", "klingon", "deal"]) == 2
    named = ", ".join(languages())
    assert capsys.readouterr().err == f"quarriors: There is no language “klingon”. Choose from: {named}.\n"
    monkeypatch.setenv("QUARRIORS_LANG", "klingon")
    assert main(["--help"]) == 2
    assert named in capsys.readouterr().err
    monkeypatch.delenv("QUARRIORS_LANG")
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert main(["--lang", "klingon", "deal"]) == 2
    said = PORTUGUESE.say("usage-language", language="klingon", languages=named)
    assert capsys.readouterr().err == f"quarriors: {said}\n"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    "arguments",
    [
        ["ply"], ["deal", "--nmaed"], ["deal", "--players", "9"], ["replay"], ["verify", "nowhere.record"],
        ["play", "--bots", "clever"], ["deal", "--wilds", "Quak Dragon"], ["deal", "--edition", "modern"],
        # what the command-line library would say
        ["deal", "--seed"], ["deal", "--players", "two"], ["serve", "--bot-seconds", "soon"], ["deal", "--full=lunch"],
        ["deal", "first-game", "second-game"], ["match", "greedy"], ["db", "purge"], ["box", "lunch"],
        ["deal", "--players", "2", "--players", "3"], ["match", "greedy", "random", "greedy"], ["--lunch"],
        ["verify", "--x"],
        ["deal", "--named", "first-game", "second-game"], ["play", "--resume", "--lang"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_mistakes_are_told_in_the_language_of_whoever_makes_them(
    arguments: list[str], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) in (1, 2)
    english = capsys.readouterr().err
    assert main(["--lang", lang, *arguments]) in (1, 2)
    theirs = capsys.readouterr().err
    assert theirs.count("\n") == 1
    assert (theirs == english) == (lang == "en")


def test_a_message_that_is_missing_is_said_in_english_and_logged(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue.fill_in.cache_clear()
    whole = catalogue._filled_in

    def torn(id: str, tag: str, args: tuple[tuple[str, str | int], ...]) -> str:
        if tag == "pt-BR" and id == "deal-title-named":
            raise catalogue.MessageError(f"no message {id!r} in the {tag!r} catalogue")
        return whole(id, tag, args)

    monkeypatch.setattr(catalogue, "_filled_in", torn)
    assert main(["--lang", "pt", "deal", "first-game"]) == 0
    said, complaints = capsys.readouterr()
    catalogue.fill_in.cache_clear()
    assert said.splitlines()[0] == titled(ENGLISH)
    assert complaints == ""
    assert "deal-title-named" in (home / "quarriors.log").read_text("utf-8")


def test_a_broken_catalogue_is_said_in_english_message_by_message(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with lent(tmp_path):
        messages = tmp_path / TAG / "messages"
        (messages / "zones.ftl").write_bytes(b"zone-bag = \xff\xfe")
        whole = (messages / "command.ftl").read_text("utf-8")
        assert "deal-title-named =" in whole
        torn = whole.replace("deal-title-named =", "deal-title-named = {")
        (messages / "command.ftl").write_text(torn.replace("deal-goal =", "deal-gaol ="), "utf-8")
        (messages / "help.ftl").write_text("help-usage = Ùšáğé:\n", "utf-8")
        words = Words(TAG)
        assert main(["--lang", TAG, "deal", "first-game"]) == 0
        said, complaints = capsys.readouterr()
        assert said.splitlines()[0] == titled(ENGLISH)
        assert ENGLISH.say("deal-goal", goal=20) in said
        assert accented("Lay") in said
        assert complaints == ""
        assert words.say("zone-bag") == "bag"
        assert main(["--lang", TAG, "deal", "--help"]) == 0
        helped = capsys.readouterr().out
        assert helped.startswith("Ùšáğé: quarriors deal")
        assert HelpTexts("en").say("help-examples") in helped
    logged = (home / "quarriors.log").read_text("utf-8")
    for fault in ("zones.ftl of qps cannot be read", "'deal-title-named'", "'deal-goal'", "'help-examples'"):
        assert logged.count(fault) == 1, fault


def test_a_language_without_messages_speaks_english(home: Path, tmp_path: Path) -> None:
    with lent(tmp_path):
        shutil.rmtree(tmp_path / TAG / "messages")
        assert main(["--lang", TAG, "deal", "first-game"]) == 0
    assert "messages of qps cannot be read" in (home / "quarriors.log").read_text("utf-8")


# -- records ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
def test_a_record_is_told_in_any_language(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.new(["Ann", "Ben"], deal(seed=7), seed=7)
    play(game, [bot("greedy"), bot("greedy")])
    file = tmp_path / "game.record"
    file.write_text(write_record(game), "utf-8")
    words = Words(lang)
    for command, id in (("replay", "event-turn"), ("position", "plain-wilds"), ("verify", "verify-no-dice")):
        assert main([command, str(file), "--lang", lang]) == 0
        assert words.say(id, n=1, player="Ann") in capsys.readouterr().out


def test_a_save_is_the_same_in_any_language(tmp_path: Path) -> None:
    saves: list[str] = []
    for lang in languages():
        file = tmp_path / f"{lang}.game"
        sitting = begun(file)
        sitting.speak(Words(lang))
        sitting.take("roll")
        saves.append(file.read_text("utf-8"))
    assert len(set(saves)) == 1


# -- in the middle of a game -----------------------------------------------------------------------


def test_the_plain_table_changes_its_language_and_keeps_it(typed: At, tmp_path: Path) -> None:  # noqa: F811
    _, said, _ = typed("lang / lang pt / ? / o / q", "play", "--plain", "--seed", "7")
    assert ENGLISH.say("plain-lang-how", languages=", ".join(languages())) in said
    before, after = said.split(PORTUGUESE.say("plain-lang"))
    assert ENGLISH.say("plain-keys") in before
    assert PORTUGUESE.say("option-roll") in after
    assert PORTUGUESE.say("plain-help-options") in after
    assert json.loads((tmp_path / "preferences.json").read_text("utf-8"))["lang"] == "pt-BR"
    _, said, _ = typed("q", "play", "--resume", "--plain")
    assert PORTUGUESE.say("plain-keys") in said


def test_the_table_changes_its_language_without_a_restart(tmp_path: Path) -> None:
    sitting = begun(tmp_path / "here.game")

    async def act(person: Person) -> None:
        await person.type("e")
        told = len(sitting.story)
        await person.type("s", "down", "down", *(["enter"] * languages().index("pt-BR")))
        assert person.sees(PORTUGUESE.say("table-setting-lang", language=PORTUGUESE.name))
        assert person.sees(PORTUGUESE.say("table-settings"))
        await person.type("escape")
        assert person.sees(PORTUGUESE.say("table-footer-go-on"))
        assert sitting.words == PORTUGUESE
        assert len(sitting.story) == told
        assert sitting.story[0].text == PORTUGUESE.say("event-turn-you", n=1)
        await person.type("l")
        assert person.sees(PORTUGUESE.say("table-log"))
        await person.type("escape", "e", "y")

    sit(sitting, act)
    assert Preferences.kept()["lang"] == "pt-BR"
    assert Sitting.resume(SaveFile(tmp_path / "here.game"), ENGLISH).game.state.logged > 1


def test_what_is_being_told_is_told_again(tmp_path: Path) -> None:
    sitting = begun(tmp_path / "here.game")

    async def act(person: Person) -> None:
        await person.type("e", "e", "y")
        while not person.desk.is_telling:
            await person.type("1")
        await person.type("s", "down", "down", *(["enter"] * languages().index("pt-BR")), "escape")
        assert person.desk.is_telling
        assert person.sees(PORTUGUESE.say("table-hand-over")) or person.sees(
            PORTUGUESE.say("table-more", at=1, of=1)[:8]
        )
        await person.type("space", "space")

    sit(sitting, act)


def test_a_replay_changes_its_language_at_the_same_step() -> None:
    game = Game.new(["Ann", "Ben"], deal(seed=7), seed=7)
    play(game, [bot("greedy"), bot("greedy")])

    async def evening() -> None:
        app = ReplayApp(game, ENGLISH)
        async with app.run_test(size=(80, 24)) as pilot:
            hands = Hands(app, pilot)
            await hands.press("right", "right")
            await hands.press("s", "down", "down", *(["enter"] * languages().index("pt-BR")), "escape")
            await hands.rest()
            assert hands.sees(PORTUGUESE.say("table-replay-step", at=3, of=len(app.steps)))
            await hands.press("q")

    asyncio.run(evening())
