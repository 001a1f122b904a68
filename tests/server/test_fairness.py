"""Fair dice: what is hashed, what may be a nonce, and a whole game whose dice are found again with hashes alone."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b, sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarriors import Game, Rules, deal
from quarriors.bots import bot, play
from quarriors.engine import kinds
from quarriors.engine.errors import SetupError
from quarriors.engine.option import CHANCE
from quarriors.engine.record import bag_drawn_from, beginning
from quarriors.server.fairness import commitment, deal_seed, dice_key, is_nonce, new_secret

SECRET = bytes(range(32))

nonces = st.text(st.characters(min_codepoint=0x21, max_codepoint=0x7E, exclude_characters=","), min_size=1, max_size=64)
nonces = nonces.filter(lambda text: text != "-")
secrets = st.binary(min_size=32, max_size=32)


def test_what_is_hashed() -> None:
    written = b"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
    assert commitment(SECRET) == sha256(SECRET).hexdigest()
    assert dice_key(SECRET, ["ab", "", "c"]) == sha256(b"quarriors dice 1\n" + written + b"\nab\n\nc").digest()
    assert deal_seed(SECRET) == sha256(b"quarriors deal 1\n" + written).digest()


def test_secrets_are_never_the_same() -> None:
    assert len({new_secret() for _ in range(1000)}) == 1000


@given(secrets, st.lists(st.just("") | nonces, min_size=2, max_size=4), st.data())
def test_everybody_has_a_say(secret: bytes, given: list[str], data: st.DataObject) -> None:
    """Another secret, another nonce of anybody, or the same nonces at other seats: another key."""
    key = dice_key(secret, given)
    other = data.draw(secrets.filter(lambda another: another != secret))
    assert dice_key(other, given) != key
    seat = data.draw(st.integers(0, len(given) - 1))
    nonce = data.draw(nonces.filter(lambda another: another != given[seat]))
    assert dice_key(secret, [*given[:seat], nonce, *given[seat + 1 :]]) != key
    turned = given[1:] + given[:1]
    assert (dice_key(secret, turned) == key) == (turned == given)


def test_nonces_do_not_run_into_each_other() -> None:
    keys = {dice_key(SECRET, said) for said in (["ab", ""], ["a", "b"], ["", "ab"], ["ab", "", ""])}
    assert len(keys) == 4


@given(nonces)
def test_nonces(nonce: str) -> None:
    assert is_nonce(nonce)


@pytest.mark.parametrize(
    "text",
    ["", "-", " ", "a b", "a,b", "a\n", "\ta", "é", "½", "\x7f", "\x00", "x" * 65, 7, None, b"abc", ["abc"]],
)
def test_what_is_no_nonce(text: object) -> None:
    assert not is_nonce(text)


def test_what_makes_no_key() -> None:
    with pytest.raises(SetupError, match="not 'a b'"):
        dice_key(SECRET, ["a b", ""])
    with pytest.raises(SetupError, match="32 bytes, not 3"):
        dice_key(b"abc", ["a", "b"])
    with pytest.raises(SetupError, match="32 bytes, not 31"):
        commitment(SECRET[1:])
    with pytest.raises(SetupError, match="32 bytes, not 33"):
        deal_seed(SECRET + b"!")


# -- by hand ---------------------------------------------------------------------------------------


def numbers(key: bytes, purpose: bytes) -> Iterator[int]:
    """The bytes of a purpose, as docs/determinism.md tells a stranger to make them."""
    own = blake2b(b"b" + key, digest_size=32, person=purpose).digest()
    counter = 0
    while True:
        yield from blake2b(counter.to_bytes(8, "little"), key=own, digest_size=64).digest()
        counter += 1


def below(n: int, stream: Iterator[int]) -> int:
    return next(byte for byte in stream if byte < 256 - 256 % n) % n


@pytest.mark.parametrize("said", [["lucky7", ""], ["a", "b", ""], ["1", "2", "3", "4"]])
def test_a_whole_game_by_hand(said: list[str]) -> None:
    """Every draw and roll of a game is found with SHA-256 and BLAKE2b alone."""
    key = sha256(b"quarriors dice 1\n" + SECRET.hex().encode() + b"\n" + "\n".join(said).encode()).digest()
    wilds = deal(["base", "quartifacts"], seed=deal_seed(SECRET), players=len(said), rules=Rules())
    game = Game.new([f"Player {seat}" for seat in range(len(said))], wilds, seed=dice_key(SECRET, said), first="random")
    assert game.first == below(len(said), numbers(key, b"first"))
    play(game, [bot("greedy")] * len(said))
    dice = numbers(key, b"dice")
    again = beginning(game)
    s = again.state
    seen = 0
    for entry in game.state.log[: game.state.logged]:
        if s.asker == CHANCE and s.ask_code == kinds.DRAWN:
            assert entry == below(len(bag_drawn_from(s)), dice)
            seen += 1
        elif s.asker == CHANCE:
            faces = s.catalog.cards[s.catalog.card_of[s.ask_die]].die.faces
            assert faces[entry].notation == faces[below(6, dice)].notation
            seen += 1
        again.follow(entry)
    assert again.over
    assert seen > 100
