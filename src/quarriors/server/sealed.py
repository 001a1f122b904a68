"""The text a server hands out for a game: a seal, then the record. Whoever reads it can check the dice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from quarriors.engine.chance import Stream, key_of
from quarriors.engine.errors import QuarriorsError, RecordError
from quarriors.engine.game import Game
from quarriors.engine.record import replay, verify, write_record
from quarriors.server.fairness import NO_NONCE, commitment, deal_seed, dice_key, sealed_nonce
from quarriors.server.seal import (
    FROM_KEY,
    NAMES,
    PRACTICE,
    RESIGNED,
    TAKEN_BACK,
    UNFINISHED,
    UPGRADED,
    VERIFIED,
    Ending,
    Seal,
    read_seal,
    seal_lines,
)

TITLE: Final = "quarriors game"
#: Format 1, of before nonces were sealed, still reads.
FORMAT: Final = 2


# -- writing ---------------------------------------------------------------------------------------


def write_sealed(seal: Seal, game: Game) -> str:
    """The text of a game: the seal, an empty line, the record.

    >>> from quarriors import deal
    >>> game = Game.new(["Quinn", "Monique"], deal(seed="Tuesday"), seed="Tuesday")
    >>> print(write_sealed(Seal(game="k3x", standing=PRACTICE, seed="Tuesday"), game))
    quarriors game 2
    game: k3x
    standing: practice
    seed: "Tuesday"
    <BLANKLINE>
    quarriors record 1
    engine: 2
    boxes: base ...
    """
    return "\n".join([f"{TITLE} {FORMAT}", *seal_lines(seal), "", write_record(game)])


# -- reading ---------------------------------------------------------------------------------------


def is_sealed(text: str) -> bool:
    """Whether a text is meant to be a game of a server: it begins like one."""
    return text.startswith(TITLE)


def read_sealed(text: str) -> Sealed:
    """Reads the text of a game. Whether it is true is another question: `Sealed.check`. A fault names its line."""
    lines = text.splitlines()
    title = lines[0].strip() if lines else ""
    names = next((names for format, names in NAMES.items() if title == f"{TITLE} {format}"), None)
    if names is None:
        known = [f"{TITLE} {format}" for format in NAMES]
        wanted = " or ".join(f"'{one}'" for one in known)
        fault = RecordError(1, f"a game of a server begins with {wanted}, not {title[:40]!r}")
        raise fault.worded("begins", wanted=known[-1], found=title[:40])
    said: dict[str, str] = {}
    at: dict[str, int] = {}
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            return Sealed(read_seal(said, at), "\n".join(lines[number:]), number, at)
        name, colon, value = line.partition(":")
        name, value = name.strip(), value.strip()
        if not colon or not value:
            fault = RecordError(number, f"'NAME: VALUE' was expected, not {line[:40]!r}")
            raise fault.worded("header-line", names=list(names), found=line[:40])
        if name not in names:
            fault = RecordError(number, f"a game says nothing of {name[:40]!r}; there is: {', '.join(names)}")
            raise fault.worded("header-line", names=list(names), found=line[:40])
        if name in said:
            fault = RecordError(number, f"{name!r} was said in line {at[name]} already")
            raise fault.worded("header-twice", name=name, n=at[name])
        said[name] = value
        at[name] = number
    raise RecordError(len(lines), "the game breaks off before its record").worded("header-breaks-off")


# -- checking --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Checked:
    """A game in which nothing was found wrong."""

    #: As it stands at the end of the record.
    game: Game
    #: What was compared and fits, in this order: "moves", "seals", "commitment", "dice", "wilds", "first".
    fits: tuple[str, ...]
    #: Why it cannot be verified: its standing; "" if nothing speaks against it.
    because: str
    #: What in practice differs from its seed: it may, since something may have been taken back.
    differs: RecordError | None = None

    @property
    def consistent(self) -> bool:
        """Whether everything follows from the secret and the nonces that it names.

        That these are the ones of the game only those know who noted something before it: `noted.compare`.
        """
        return not self.because


@dataclass(frozen=True)
class Sealed:
    """The text of a game, read. Faults are told with the lines of that text."""

    seal: Seal
    record: str
    #: The lines before the record, and those of the header by name.
    before: int
    at: Mapping[str, int]

    def replay(self) -> Game:
        """The game as it stands at the end of the record, its dice left to the caller."""
        try:
            return replay(self.record)
        except RecordError as error:
            raise self._shifted(error) from None

    def check(self) -> Checked:
        """Looks at everything there is to look at. Raises `RecordError` at the first thing that does not fit."""
        game = self.replay()
        self._check_people(game)
        self._check_end(game)
        if self.seal.standing == PRACTICE:
            return self._practised(game)
        fits = ["moves"]
        self._check_seals(fits)
        if self.seal.secret is not None:
            self._check_secret(game, self.seal.secret, fits)
        return Checked(game, tuple(fits), "" if self.seal.standing == VERIFIED else self.seal.standing)

    def _check_seals(self, fits: list[str]) -> None:
        """Whether each nonce is the one that was sealed."""
        seal = self.seal
        for seat, (sealed, nonce) in enumerate(zip(seal.sealed, seal.nonces, strict=bool(seal.sealed))):
            if sealed and sealed_nonce(seal.commitment, seat, nonce) != sealed:
                fault = RecordError(self.at["sealed"], f"the nonce {nonce!r} is not the one that was sealed")
                raise fault.worded("seal-other-nonce", nonce=nonce)
        if any(seal.sealed):
            fits.append("seals")

    def _check_secret(self, game: Game, secret: bytes, fits: list[str]) -> None:
        seal = self.seal
        if commitment(secret) != seal.commitment:
            fault = RecordError(self.at["secret"], "this is not the secret that the server committed to")
            raise fault.worded("seal-other-secret")
        fits.append("commitment")
        if seal.standing == UPGRADED:
            return
        if game.origin:
            fault = RecordError(self.at["standing"], "a game that began from a position has no dice to check")
            raise fault.worded("seal-position")
        key = dice_key(secret, seal.nonces)
        if seal.standing != TAKEN_BACK:
            self.compare(key)
            fits.append("dice")
        self._check_lots(game, key, key if seal.wilds == FROM_KEY else deal_seed(secret), fits)

    def _practised(self, game: Game) -> Checked:
        """Practice promises nothing, so whatever differs from its seed is only told."""
        seed = self.seal.seed
        fits = ["moves"]
        if seed is not None and not game.origin:
            try:
                self.compare(seed)
                fits.append("dice")
                self._check_lots(game, seed, seed, fits)
            except RecordError as error:
                return Checked(game, tuple(fits), PRACTICE, error)
        return Checked(game, tuple(fits), PRACTICE)

    def compare(self, key: object) -> None:
        """Compares every draw and roll with the dice of that key."""
        try:
            verify(self.record, key)
        except RecordError as error:
            raise self._shifted(error) from None

    def _check_people(self, game: Game) -> None:
        """Whether all who are named sit at the table."""
        seal = self.seal
        if seal.nonces and len(seal.nonces) != len(game.players):
            reason = f"{len(seal.nonces)} nonces for {len(game.players)} players; '{NO_NONCE}' stands for none"
            fault = RecordError(self.at["nonces"], reason)
            raise fault.worded("seal-nonces", n=len(seal.nonces), players=len(game.players), none=NO_NONCE)
        wanted = f"players were expected ({', '.join(game.players)})"
        if any(name not in game.players for name in seal.resigned):
            fault = RecordError(self.at["resigned"], f"{wanted}, not {', '.join(seal.resigned)!r}")
            raise fault.worded("seal-players", players=game.players, found=", ".join(seal.resigned))
        if list(seal.lots) != [name for name in game.players if name in seal.lots]:
            fault = RecordError(self.at["lots"], f"{wanted}, in seat order, not {', '.join(seal.lots)!r}")
            raise fault.worded("seal-players", players=game.players, found=", ".join(seal.lots))

    def _check_end(self, game: Game) -> None:
        """Whether the game is over where it should be, and its result true."""
        seal = self.seal
        is_over = game.over or seal.ending is not None
        if seal.standing == VERIFIED and not is_over:
            fault = RecordError(self.at["standing"], "the game is not over: its dice are not to be told yet")
            raise fault.worded("seal-not-over")
        if seal.standing == UNFINISHED and is_over:
            raise RecordError(self.at["standing"], "the game is over: its secret should be told").worded("seal-over")
        if not seal.resigned:
            return
        if game.over and seal.ending is None:
            fault = RecordError(self.at["resigned"], "the game is over: its result should be told here too")
            raise fault.worded("seal-over-result")
        if seal.ending is not None and seal.ending != self._ending(game):
            expected = seal_lines(replace(seal, ending=self._ending(game)))[-1]
            raise RecordError(self.at["result"], f"this should be '{expected}'").worded("seal-should-be", line=expected)

    def _ending(self, game: Game) -> Ending:
        """The result, those who resigned left out."""
        glory = game.state.glory
        left = [seat for seat, name in enumerate(game.players) if name not in self.seal.resigned]
        if game.over:
            most = max((glory[seat] for seat in left), default=0)
            won = [seat for seat in game.result.winners if seat in left]
            left = won or [seat for seat in left if glory[seat] == most]
        reason = game.result.reason if game.over else RESIGNED
        return Ending(reason, tuple(game.players[seat] for seat in left), tuple(glory))

    def _check_lots(self, game: Game, key: object, seed: object, fits: list[str]) -> None:
        """What was left to the lot before the game: the Wilds, and who begins."""
        dealt, lots = self.seal.dealt, self.seal.lots
        if dealt is not None:
            try:
                wilds = dealt.wilds(seed, len(game.players), game.rules)
            except QuarriorsError as error:
                raise RecordError(self.at["dealt"], str(error)).because(error) from None
            if wilds != game.wilds:
                gives = ", ".join(card.id for card in wilds.cards if card not in game.wilds.cards)
                fault = RecordError(
                    self._line_of("wilds"), f"these are not the Wilds that were dealt; there is {gives}"
                )
                raise fault.worded("seal-wilds", cards=gives)
            fits.append("wilds")
        if lots:
            drawn = lots[Stream(key_of(key, "first")).below(len(lots))]
            if drawn != game.players[game.first]:
                fault = RecordError(self._line_of("first"), f"lots were drawn for who begins, and fell to {drawn}")
                raise fault.worded("seal-first", player=drawn)
            fits.append("first")

    def _line_of(self, name: str) -> int:
        """The line of the record's header with that name, counted in the whole text."""
        lines = self.record.splitlines()
        return self.before + next(at for at, line in enumerate(lines, start=1) if line.startswith(f"{name}:"))

    def _shifted(self, error: RecordError) -> RecordError:
        return RecordError(error.line + self.before if error.line else 0, error.reason).because(error)
