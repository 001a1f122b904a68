"""What a player noted before a game, held against the text that is handed out after it.

A text can always be made afterwards so that everything in it fits together. It is verified only for those who noted the
server's commitment before the game, and gave a nonce that the server could not know when it made that commitment. Where
several people play, the seals of all nonces belong to it, too: else the server could swap the nonce of somebody who is
in league with it after it has seen all the others."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from quarriors.engine.errors import RecordError
from quarriors.server.fairness import sealed_nonce
from quarriors.server.sealed import Checked, Sealed


@dataclass(frozen=True)
class Noted:
    """The server's commitment, nonces of one's own, and the seals of all seats, "" for bots."""

    commitment: str = ""
    nonces: tuple[str, ...] = ()
    sealed: tuple[str, ...] = ()


class OtherCommitment(RecordError):
    """The commitment is not the one that was noted."""

    def __init__(self, line: int, noted: str, found: str) -> None:
        super().__init__(line, f"the commitment that you noted is {noted}, and this game says {found or 'none'}")
        self.noted, self.found = noted, found


class OtherSeals(RecordError):
    """A nonce does not open the seal that was noted."""

    def __init__(self, line: int, seat: int) -> None:
        super().__init__(line, f"the nonce of seat {seat} does not open the seal that you noted")
        self.seat = seat


class MissingNonce(RecordError):
    """A nonce that was noted is not among those of the game."""

    def __init__(self, line: int, nonce: str) -> None:
        super().__init__(line, f"your nonce {nonce!r} is not among the nonces of this game")
        self.nonce = nonce


@dataclass(frozen=True)
class Compared:
    """A game in which everything that was noted has been found."""

    checked: Checked
    noted: Noted
    #: The seats of the nonces that were noted, and those of them that did not seal theirs.
    seats: tuple[int, ...] = ()
    unsealed: tuple[int, ...] = ()
    #: The nonces of the game, in seat order, "" for a seat without one.
    nonces: tuple[str, ...] = ()

    @property
    def verified(self) -> bool:
        """Whether nobody can have chosen the dice, for whoever noted this: it takes all, and a game that is whole."""
        noted = self.noted
        return self.checked.consistent and bool(noted.commitment and noted.nonces) and not self.lacks_seals

    @property
    def lacks_seals(self) -> bool:
        """Whether there are nonces of others, or of a bot, which the server may have chosen after it saw the one."""
        return not self.noted.sealed and len([nonce for nonce in self.nonces if nonce]) != 1


def compare(sealed: Sealed, checked: Checked, noted: Noted) -> Compared:
    """Holds what was noted against a game that has been checked. Raises at the first thing that does not fit."""
    seal, at = sealed.seal, sealed.at
    if noted.commitment and noted.commitment != seal.commitment:
        raise OtherCommitment(at.get("commitment", 0), noted.commitment, seal.commitment)
    if noted.sealed:
        # nonces that were not sealed have been seen, and can be noted in the same form
        found = tuple(nonce and sealed_nonce(seal.commitment, seat, nonce) for seat, nonce in enumerate(seal.nonces))
        for seat in range(max(len(found), len(noted.sealed))):
            if found[seat : seat + 1] != noted.sealed[seat : seat + 1]:
                raise OtherSeals(at.get("nonces", 0), seat)
    given = Counter(nonce for nonce in seal.nonces if nonce)
    for nonce, times in Counter(noted.nonces).items():
        if given[nonce] < times:
            raise MissingNonce(at.get("nonces", 0), nonce)
    seats = tuple(seat for seat, nonce in enumerate(seal.nonces) if nonce in noted.nonces)
    unsealed = tuple(seat for seat in seats if not (seal.sealed and seal.sealed[seat]))
    return Compared(checked, noted, seats, unsealed, seal.nonces)
