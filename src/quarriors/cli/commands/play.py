"""`quarriors play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from quarriors.cli.options import Lang, Names, Seed, Variants, new_seed, seed_of

if TYPE_CHECKING:
    from quarriors.cli.sitting import Sitting

app = App(
    name="play",
    help_epilogue="""\
Examples:

  quarriors play                                you against a greedy bot
  quarriors play --players 4                    you and three greedy bots
  quarriors play --players Ann,Ben              two people, one keyboard
  quarriors play --players Ann,Ben --bots random     and a bot besides
  quarriors play --bots greedy,random           you against two bots
  quarriors play --wilds first-game --seed 7    Wilds and dice to share
  quarriors play --edition classic --captures 2      by other rules
  quarriors play --plain --bots greedy,greedy --players 2    look on
  quarriors play --resume                       the game that was left last
  quarriors play --list                         every game that is kept

In the table, ? shows every key. A game is saved at every decision.
""",
)


@app.default
def play(
    *,
    players: Names | None = None,
    bots: Names | None = None,
    sets: Names | None = None,
    wilds: Names | None = None,
    variants: Variants | None = None,
    seed: Seed | None = None,
    first: str | None = None,
    pay_by_hand: Annotated[bool | None, Parameter(negative=())] = None,
    confirm: bool | None = None,
    resume: Annotated[bool, Parameter(negative=())] = False,
    save: Path | None = None,
    list_: Annotated[bool, Parameter(name="--list", negative=())] = False,
    plain: Annotated[bool, Parameter(negative=())] = False,
    lang: Lang = "en",
) -> int:
    """Play at a table in the terminal, alone against bots or several people in turn.

    Parameters
    ----------
    players
        How many sit at the table (2 to 4), or the names of the people, separated by commas.
    bots
        The bots that play, separated by commas: greedy, random, those of packages you installed; or none.
    sets
        The boxes to deal from, separated by commas.
    wilds
        The Wilds: a name (quarriors deal --named shows them), or cards separated by commas; what is missing is dealt.
    seed
        A number or a word: the same seed deals the same Wilds and dice. Random if not given.
    first
        Who begins: a player's name, or random, which it is if not given.
    pay_by_hand
        Offer to spend single dice; otherwise prices are paid by themselves, wasting as little as can be.
    confirm
        Ask back when a phase would end with something useful unused; it does so if not told otherwise.
    resume
        Go on with the game that was left last, or with the one of --save.
    save
        The file to keep the game in, instead of one in your folder of games; with --resume also a name from --list.
    list_
        Show the games that are kept, the last one first.
    plain
        Lines of text in and out: for screen readers, logs and programs. Also used where there is no terminal.
    lang
        The language of cards and table.
    """
    from quarriors.cli.failures import Failure
    from quarriors.cli.saves import SaveFile, unfinished
    from quarriors.cli.sitting import Sitting
    from quarriors.cli.table import check_room
    from quarriors.cli.terminal import is_drawable
    from quarriors.text import language

    language(lang)
    if list_:
        return _list(lang)
    if not plain and is_drawable():
        check_room()  # before a game is begun that nobody could see
    if resume:
        _refuse_with_resume(players, bots, sets, wilds, variants, seed, first, pay_by_hand)
        file = SaveFile.named(save) if save is not None else unfinished()
        try:
            sitting = Sitting.resume(file, lang)
        except Failure as error:
            raise Failure(f"{error}; quarriors play --list shows every game that is kept") from None
        if sitting.over:
            from quarriors.cli.saves import replaying

            raise Failure(f"this game is over; look at it with: {replaying(file)}")
    else:
        begins, by_hand = first or "random", bool(pay_by_hand)
        sitting = _begin(players, bots, sets, wilds, variants, seed, begins, by_hand, save, lang)
    if confirm is not None:
        sitting.settings["confirm"] = "yes" if confirm else "no"
    return sit_down(sitting, plain)


def _list(lang: str) -> int:
    """The games that are kept: name, players, turn, and how they stand."""
    import sys

    from quarriors.cli.files import read_text
    from quarriors.cli.saves import Kept, folder, kept_games
    from quarriors.engine.errors import QuarriorsError
    from quarriors.text import describe_result, message

    games = kept_games()
    if not games:
        sys.stdout.write(message("saves-none", lang, folder=str(folder())) + "\n")
    for path in games:
        try:
            game = Kept.of(read_text(str(path))).replay()
            glory = ", ".join(f"{name} {n}" for name, n in zip(game.players, game.state.glory, strict=True))
            now = describe_result(game, lang) if game.over else message("saves-turn", lang, n=game.state.turn)
            sys.stdout.write(f"{path.stem}\n  {glory}. {now}\n")
        except QuarriorsError as error:
            sys.stdout.write(f"{path.stem}\n  {message('saves-damaged', lang, reason=str(error))}\n")
    return 0


def _refuse_with_resume(*given: object) -> None:
    if any(value is not None for value in given):
        from quarriors.engine.errors import SetupError

        raise SetupError("--resume goes on with a game as it is: leave out players, bots, Wilds, rules and seed")


def _begin(
    players: list[str] | None,
    bots: list[str] | None,
    sets: list[str] | None,
    wilds: list[str] | None,
    variants: Variants | None,
    seed: str | None,
    first: str,
    pay_by_hand: bool,
    save: Path | None,
    lang: str,
) -> Sitting:
    from quarriors.cli.saves import SaveFile
    from quarriors.cli.seating import places
    from quarriors.cli.sitting import Sitting
    from quarriors.engine.errors import SetupError
    from quarriors.sets.choosing import sets_for, wilds_for

    table = places(players or [], bots)
    names = [place.name for place in table]
    if first != "random" and first not in names:
        raise SetupError(f"nobody named {first!r} sits at the table to begin; there is: {', '.join(names)}, or random")
    rules = (variants or Variants()).rules()
    chosen = new_seed() if seed is None else seed_of(seed)
    dealt = wilds_for(wilds or [], sets_for(wilds or [], sets), chosen, len(table), rules)
    if save is not None and save.exists():
        raise SetupError(f"{save} exists already: go on with it by --resume, or name another file")
    file = SaveFile(save) if save is not None else SaveFile.fresh(table)
    begins = first if first == "random" else names.index(first)
    return Sitting.begin(table, dealt, rules, chosen, begins, pay_by_hand, file, lang)


def sit_down(sitting: Sitting, plain: bool) -> int:
    """Opens the table that fits: the plain one if it is asked for, or if there is no terminal to draw on."""
    from quarriors.cli.terminal import is_drawable

    if plain or not is_drawable():
        from quarriors.cli.plain import play_plain

        return play_plain(sitting)
    from quarriors.cli.table import play_table

    return play_table(sitting)
