"""`quarriors verify --commitment --nonce`: whoever noted something before a game finds out a record made afterwards."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from quarriors import Game, Rules, deal
from quarriors.bots import bot, play
from quarriors.cli import main
from quarriors.server.fairness import commitment, deal_seed, dice_key, sealed_nonce
from quarriors.server.noted import Compared, Noted
from quarriors.server.seal import CHOSEN, FROM_KEY, FROM_SECRET, NAMED, SAME, TAKEN_BACK, VERIFIED, Dealt, Seal
from quarriors.server.sealed import Checked, write_sealed

SECRET = bytes(range(32))
NONCES = ("-lucky7", "clover")
RULES = Rules(turn_limit=4)
NAMES = ["Quinn", "Monique"]


def sealed(secret: bytes, nonces: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sealed_nonce(commitment(secret), seat, nonce) for seat, nonce in enumerate(nonces))


def seal(secret: bytes = SECRET, nonces: tuple[str, ...] = NONCES, **differing: Any) -> Seal:
    """A game of two people by protocol 2, its Wilds dealt from everybody's dice."""
    made = Seal(
        game="k3x", standing=VERIFIED, commitment=commitment(secret), nonces=nonces, secret=secret,
        sealed=sealed(secret, nonces), wilds=FROM_KEY, dealt=Dealt.of(["base"]), lots=tuple(NAMES),
    )  # fmt: skip
    return replace(made, **differing)


def played(secret: bytes = SECRET, nonces: tuple[str, ...] = NONCES) -> Game:
    key = dice_key(secret, nonces)
    game = Game.new(NAMES, deal(seed=key, rules=RULES), RULES, seed=key, first="random")
    play(game, [bot("greedy1"), bot("greedy1")])
    return game


@pytest.fixture(scope="module")
def text() -> str:
    return write_sealed(seal(), played())


class Verifier:
    """The command, with a file of its own."""

    def __init__(self, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.path = path
        self._capsys = capsys

    def ask(self, text: str, *arguments: str) -> tuple[int, str, str]:
        self.path.write_text(text, "utf-8")
        self._capsys.readouterr()
        status = main(["verify", str(self.path), *arguments])
        out, err = self._capsys.readouterr()
        return status, out, err

    def verdict(self, text: str, *arguments: str) -> str:
        status, out, err = self.ask(text, *arguments)
        assert (status, err) == (0, "")
        return out.splitlines()[0]

    def data(self, text: str, *arguments: str) -> Any:
        return json.loads(self.ask(text, "--json", *arguments)[1])


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verifier:
    return Verifier(tmp_path / "game.txt", capsys)


# -- what can be shown -----------------------------------------------------------------------------


def test_it_is_verified_for_whoever_noted_both(text: str, verify: Verifier) -> None:
    seals = ",".join(sealed(SECRET, NONCES))
    noted = ("--commitment", commitment(SECRET).upper(), "--nonce", "-lucky7", "--sealed", seals.upper())
    assert verify.verdict(text, *noted) == ("Verified for you: the dice follow from what you noted before the game.")
    told = verify.ask(text, *noted)[1]
    assert "The secret fits the commitment that you noted before the game." in told
    assert "The seals of all nonces are the ones that you noted before the game." in told
    assert "Your nonce is in this record. You played as Quinn." in told
    assert "--sealed" not in told
    assert "The Wilds come from the same secret and nonces: nobody could choose them." in told
    assert "not sealed" not in told
    found = verify.data(text, *noted)["sealed"]
    assert (found["consistent"], found["verified"]) == (True, True)
    assert found["fits"] == ["moves", "seals", "commitment", "dice", "wilds", "first"]
    assert found["noted"] == {"commitment": True, "sealed": True, "seats": [0], "unsealed": []}


def test_two_at_one_device_note_two_nonces(text: str, verify: Verifier) -> None:
    for both in (("--nonce=-lucky7", "--nonce", "clover"), ("--nonce", "-lucky7,clover")):
        told = verify.ask(text, "--commitment", commitment(SECRET), *both)[1]
        assert "Your nonces are in this record. You played as Quinn and Monique." in told


def test_one_of_the_two_is_not_enough(text: str, verify: Verifier) -> None:
    assert verify.verdict(text).startswith("Consistent, but not verified: everything follows")
    only = verify.verdict(text, "--commitment", commitment(SECRET))
    assert only.startswith("Consistent, but not verified: the commitment is the one you noted")
    only = verify.verdict(text, "--nonce", "clover")
    assert only.startswith("Consistent, but not verified: your nonce is there, but the server could have chosen")
    assert verify.data(text, "--nonce", "clover")["sealed"]["verified"] is False


def test_whatever_is_missing_it_is_not_verified(text: str, verify: Verifier) -> None:
    seals = ",".join(sealed(SECRET, NONCES))
    for noted in (["--nonce=clover", "--sealed", seals], ["--commitment", commitment(SECRET), "--sealed", seals]):
        assert verify.data(text, *noted)["sealed"]["verified"] is False
    everything = ["--commitment", commitment(SECRET), "--nonce=clover", "--sealed", seals]
    assert verify.data(text, *everything)["sealed"]["verified"] is True
    back = write_sealed(seal(standing=TAKEN_BACK), played())
    assert verify.data(back, *everything)["sealed"]["verified"] is False
    more = [*everything[:-1], f"{seals},{'0' * 64}"]
    assert verify.ask(text, *more)[0] == 1, "a seal of somebody who is not in the game"


def test_a_nonce_of_nobody_verifies_nothing() -> None:
    """A game without a nonce, of which somebody noted one and nothing else of the seals."""
    whole = Checked(played(), ("moves",), "")
    assert Compared(whole, Noted(commitment(SECRET), ("clover",)), nonces=("", "")).verified is False
    assert Compared(whole, Noted(commitment(SECRET), ("clover",)), nonces=("", "clover")).verified is True


# -- what was made afterwards ----------------------------------------------------------------------


def forged(commitment_before: str) -> str:
    """A record that a server makes up after the game: secrets are tried until Quinn wins."""
    lot = Random(7)
    for _ in range(200):
        secret = lot.randbytes(32)
        game = played(secret)
        if game.result.winners == (0,):
            assert commitment(secret) != commitment_before
            return write_sealed(seal(secret), game)
    raise AssertionError("Quinn never wins")


def test_a_record_forged_afterwards_is_never_called_verified(verify: Verifier) -> None:
    before = commitment(SECRET)
    text = forged(before)
    assert verify.verdict(text).startswith("Consistent, but not verified: ")
    assert "such a record can be made after the game" in verify.verdict(text)
    status, out, err = verify.ask(text, "--commitment", before, "--nonce", "clover")
    found = next(line for line in text.splitlines() if line.startswith("commitment: ")).removeprefix("commitment: ")
    assert (status, out) == (1, "")
    assert err == (
        f"quarriors: {verify.path} does not fit what you noted. You noted the commitment {before}, but this record "
        f"names {found}. It is another game, or someone made it afterwards.\n"
    )
    data = verify.data(text, "--commitment", before)
    assert (data["ok"], data["line"]) == (False, 4)
    assert before in data["reason"]


def test_a_record_with_a_nonce_that_was_tried_out_is_found_by_the_nonce(verify: Verifier) -> None:
    """The secret is the one committed to, but the server has put other nonces in until it liked the dice."""
    nonces = ("-lucky7", "clover2")
    text = write_sealed(seal(nonces=nonces), played(nonces=nonces))
    noted = ("--commitment", commitment(SECRET), "--nonce")
    assert verify.verdict(text, *noted, "-lucky7").startswith(
        "Consistent, but not verified: the commitment and your nonce"
    )
    status, _, err = verify.ask(text, *noted, "clover")
    assert status == 1
    assert "does not fit what you noted. Your nonce clover is not in this record." in err
    assert verify.ask(text, *noted, "-lucky7,-lucky7")[0] == 1


def test_the_nonce_of_another_that_was_swapped_after_quinn_had_shown_hers(verify: Verifier) -> None:
    """The server and Monique are in league: they try nonces for her when they know all the rest, and seal it anew."""
    before = sealed(SECRET, NONCES)
    nonces = ("-lucky7", "clover2")
    text = write_sealed(seal(nonces=nonces), played(nonces=nonces))
    noted = ("--commitment", commitment(SECRET), "--nonce", "-lucky7")
    assert "the server could have chosen them after it saw yours. Add --sealed" in verify.verdict(text, *noted)
    assert verify.data(text, *noted)["sealed"]["verified"] is False
    status, _, err = verify.ask(text, *noted, "--sealed", ",".join(before))
    assert status == 1
    assert "does not fit what you noted. The nonce of player 2 does not open the seal you saw before the game." in err
    assert verify.ask(text, *noted, f"--sealed={before[0]}")[0] == 1
    assert verify.ask(text, *noted, f"--sealed={before[0]},-")[0] == 1
    status, _, err = verify.ask(text, *noted, "--sealed", "clover")
    assert status == 2
    assert "A seal has 64 digits" in err


def test_a_nonce_that_is_not_the_sealed_one(text: str, verify: Verifier) -> None:
    hashes = sealed(SECRET, ("-lucky7", "another"))
    status, _, err = verify.ask(write_sealed(seal(sealed=hashes), played()))
    assert status == 1
    assert "line 5: the nonce “clover” is not the one that was sealed" in err


def test_wilds_that_do_not_come_from_the_key(verify: Verifier) -> None:
    """They would be true if they were said to come from the secret alone."""
    key = dice_key(SECRET, NONCES)
    game = Game.new(NAMES, deal(seed=deal_seed(SECRET), rules=RULES), RULES, seed=key, first="random")
    play(game, [bot("greedy1"), bot("greedy1")])
    assert verify.ask(write_sealed(seal(wilds=FROM_SECRET), game))[0] == 0
    status, _, err = verify.ask(write_sealed(seal(), game))
    assert status == 1
    assert "these are not the Wilds that were dealt" in err


# -- what weakens it, said ---------------------------------------------------------------------------


def test_nonces_that_were_not_sealed(verify: Verifier) -> None:
    text = write_sealed(seal(sealed=("", sealed(SECRET, NONCES)[1])), played())
    told = verify.ask(text, "--commitment", commitment(SECRET), "--nonce", "-lucky7")[1]
    assert (
        "The nonce of Quinn was not sealed: whoever gave a nonce after that could see it. Together with whoever runs "
        "the server, they could have tried several."
    ) in told
    assert verify.data(text, "--nonce", "-lucky7")["sealed"]["noted"]["unsealed"] == [0]
    openly = verify.ask(write_sealed(seal(sealed=()), played()))[1]
    assert "The nonces of Quinn and Monique were not sealed: " in openly


def test_a_nonce_that_was_not_sealed_cannot_be_swapped_either(verify: Verifier) -> None:
    """Monique's nonce was open: Quinn has noted it in the form of its seal."""
    noted = ("--commitment", commitment(SECRET), "--nonce", "-lucky7", "--sealed", ",".join(sealed(SECRET, NONCES)))
    open_one = (sealed(SECRET, NONCES)[0], "")
    assert verify.verdict(write_sealed(seal(sealed=open_one), played()), *noted).startswith("Verified for you")
    nonces = ("-lucky7", "clover2")
    swapped = write_sealed(seal(nonces=nonces, sealed=open_one), played(nonces=nonces))
    assert verify.ask(swapped, *noted)[0] == 1


def test_one_person_alone_need_not_seal(verify: Verifier) -> None:
    alone = ("-lucky7", "")
    text = write_sealed(seal(nonces=alone, sealed=()), played(nonces=alone))
    assert "not sealed" not in verify.ask(text)[1]


def test_a_bot_has_no_nonce(verify: Verifier) -> None:
    """Quinn played against a bot, for which the server has put in nonces until it liked the dice."""
    noted = ("--commitment", commitment(SECRET), "--nonce", "-lucky7")
    alone = ("-lucky7", "")
    fair = write_sealed(seal(nonces=alone, sealed=()), played(nonces=alone))
    assert verify.verdict(fair, *noted).startswith("Verified for you")
    nonces = ("-lucky7", "chosen")
    text = write_sealed(seal(nonces=nonces, sealed=()), played(nonces=nonces))
    assert verify.verdict(text, *noted).startswith("Consistent, but not verified: ")
    assert verify.data(text, *noted)["sealed"]["verified"] is False
    seals = f"{sealed(SECRET, alone)[0]},-"
    assert verify.verdict(fair, *noted, "--sealed", seals).startswith("Verified for you")
    assert verify.ask(text, *noted, "--sealed", seals)[0] == 1


def test_an_exchange_that_was_begun_anew(verify: Verifier) -> None:
    text = write_sealed(seal(exchanges=3), played())
    assert "exchanges: 3\n" in text
    assert "The nonces were sealed 3 times: someone left or sealed another nonce" in verify.ask(text)[1]
    assert verify.data(text)["sealed"]["exchanges"] == 3


@pytest.mark.parametrize(
    ("way", "says"),
    [
        (CHOSEN, "The Wilds were chosen before the game."),
        (NAMED, "The Wilds are ready-made. They were chosen before the game."),
        (SAME, "The Wilds are the same as in the last game."),
    ],
)
def test_wilds_that_were_known_before_the_game(way: str, says: str, verify: Verifier) -> None:
    assert says in verify.ask(write_sealed(seal(wilds=way, dealt=None), played()))[1].splitlines()


# -- misuse ------------------------------------------------------------------------------------------


def test_what_is_no_commitment(text: str, verify: Verifier) -> None:
    status, _, err = verify.ask(text, "--commitment", "630dcd29…")
    assert status == 2
    assert "A commitment has 64 digits from 0 to f" in err


def test_a_record_of_no_server(verify: Verifier) -> None:
    status, _, err = verify.ask(write_sealed(seal(), played()).partition("\n\n")[2], "--nonce", "clover")
    assert status == 2
    assert "This is not a game from a server" in err


@pytest.mark.parametrize("lang", ["it", "fr", "pt-BR"])
def test_every_language_says_it(text: str, verify: Verifier, lang: str) -> None:
    noted = ["--commitment", commitment(SECRET), "--nonce", "clover"]
    assert "--sealed" in verify.verdict(text, "--lang", lang, *noted)
    noted += ["--sealed", ",".join(sealed(SECRET, NONCES))]
    whole = verify.verdict(text, "--lang", lang, *noted)
    assert whole != verify.verdict(text, *noted)
    assert "--commitment" in verify.verdict(text, "--lang", lang)
    assert SECRET.hex() not in whole
