"""`quarriors play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from quarriors.cli.helptexts import listed
from quarriors.cli.options import Lang, Names, Seed, Variants, new_seed, seed_of

if TYPE_CHECKING:
    from quarriors.cli.sitting import Sitting
    from quarriors.text.words import Words

app = App(name="play")

#: What to type, with the end of the id of what the help says of it.
EXAMPLES = listed("""
    quarriors play                                           play-bot
    quarriors play --players 4                               play-four
    quarriors play --players Ann,Ben                         play-friends
    quarriors play --players Ann,Ben --bots random           play-friends-bot
    quarriors play --bots greedy,random                      play-bots
    quarriors play --wilds first-game --seed 7               play-seed
    quarriors play --edition classic --captures 2            play-rules
    quarriors play --plain --bots greedy,greedy --players 2  play-watch
    quarriors play --resume                                  play-resume
    quarriors play --list                                    play-list
""")


@app.default
def play(
    *,
    players: Names | None = None,
    bots: Names | None = None,
    sets: Names | None = None,
    wilds: Names | None = None,
    variants: Variants | None = None,
    seed: Seed | None = None,
    first: Annotated[str | None, Parameter(metavar="name")] = None,
    pay_by_hand: Annotated[bool | None, Parameter(negative=())] = None,
    confirm: bool | None = None,
    resume: Annotated[bool, Parameter(negative=())] = False,
    save: Path | None = None,
    list_: Annotated[bool, Parameter(name="--list", negative=())] = False,
    plain: Annotated[bool, Parameter(negative=())] = False,
    words: Lang,
) -> int:
    """Plays at a table in the terminal, alone against bots or several people in turn."""
    from quarriors.cli.failures import Failure
    from quarriors.cli.saves import SaveFile, unfinished
    from quarriors.cli.sitting import Sitting
    from quarriors.cli.table import check_room
    from quarriors.cli.terminal import is_drawable

    if list_:
        return _list(words)
    if not plain and is_drawable():
        check_room()  # before a game is begun that nobody could see
    if resume:
        _refuse_with_resume(players, bots, sets, wilds, variants, seed, first, pay_by_hand)
        file = SaveFile.named(save) if save is not None else unfinished()
        try:
            sitting = Sitting.resume(file, words)
        except Failure as error:
            raise Failure("play-resume-failed", reason=error) from None
        if sitting.over:
            from quarriors.cli.saves import replaying

            raise Failure("play-over", command=replaying(file))
    else:
        begins, by_hand = first or "random", bool(pay_by_hand)
        sitting = _begin(players, bots, sets, wilds, variants, seed, begins, by_hand, save, words)
    if confirm is not None:
        sitting.settings["confirm"] = "yes" if confirm else "no"
    return sit_down(sitting, plain)


def _list(words: Words) -> int:
    """The games that are kept: name, players, turn, and how they stand."""
    import sys

    from quarriors.cli.failures import in_words
    from quarriors.cli.files import read_text
    from quarriors.cli.saves import Kept, folder, kept_games
    from quarriors.engine.errors import QuarriorsError
    from quarriors.text import describe_result

    games = kept_games()
    if not games:
        sys.stdout.write(words.say("saves-none", folder=str(folder())) + "\n")
    for path in games:
        try:
            game = Kept.of(read_text(str(path))).replay()
            glory = ", ".join(f"{name} {n}" for name, n in zip(game.players, game.state.glory, strict=True))
            now = describe_result(game, words) if game.over else words.say("saves-turn", n=game.state.turn)
            said = words.say("saves-standing", glory=glory, now=now)
        except QuarriorsError as error:
            said = words.say("saves-damaged", reason=in_words(error, words))
        sys.stdout.write(f"{path.stem}\n  {said}\n")
    return 0


def _refuse_with_resume(*given: object) -> None:
    if any(value is not None for value in given):
        from quarriors.cli.failures import Misuse

        raise Misuse("play-resume-alone")


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
    words: Words,
) -> Sitting:
    from quarriors.cli.asked import asked_wilds
    from quarriors.cli.failures import Misuse
    from quarriors.cli.saves import SaveFile
    from quarriors.cli.seating import places
    from quarriors.cli.sitting import Sitting
    from quarriors.sets.choosing import wilds_for

    table = places(players or [], bots)
    names = [place.name for place in table]
    if first != "random" and first not in names:
        raise Misuse("play-first", name=first, names=", ".join(names))
    rules = (variants or Variants()).rules()
    chosen = new_seed() if seed is None else seed_of(seed)
    choice, boxes = asked_wilds(wilds or [], sets, words)
    dealt = wilds_for(choice, boxes, chosen, len(table), rules)
    if save is not None and save.exists():
        raise Misuse("play-exists", file=str(save))
    file = SaveFile(save) if save is not None else SaveFile.fresh(table)
    begins = first if first == "random" else names.index(first)
    return Sitting.begin(table, dealt, rules, chosen, begins, pay_by_hand, file, words=words)


def sit_down(sitting: Sitting, plain: bool) -> int:
    """Opens the table that fits: the plain one if it is asked for, or if there is no terminal to draw on."""
    from quarriors.cli.terminal import is_drawable

    if plain or not is_drawable():
        from quarriors.cli.plain import play_plain

        return play_plain(sitting)
    from quarriors.cli.table import play_table

    return play_table(sitting)
