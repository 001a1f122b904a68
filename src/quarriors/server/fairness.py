"""Fair dice: a key that nobody knew alone, made of the server's secret and a nonce of every person at the table.

Nonces are sealed first and shown only when all seals are there: so nobody can choose one to suit the others."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from quarriors.engine.errors import SetupError

SECRET_BYTES: Final = 32

#: What stands in front of all that is hashed, so that no hash can be taken for one of another kind.
_DICE: Final = b"quarriors dice 1\n"
_DEAL: Final = b"quarriors deal 1\n"
_SEAL: Final = b"quarriors nonce 1\n"

#: Printable ASCII without spaces and commas, which part nonces in a list.
_NONCE: Final = re.compile(r"[!-+\--~]{1,64}")
_HASH: Final = re.compile(r"[0-9a-f]{64}")
#: In lists it stands for a seat that gave none, so it is no nonce itself.
NO_NONCE: Final = "-"


def new_secret() -> bytes:
    """A secret for one game, which nobody can guess.

    >>> len(new_secret())
    32
    """
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is published before anybody gives a nonce: it gives nothing away, and binds the server to its secret.

    >>> commitment(bytes(range(32)))
    '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
    """
    return sha256(_checked(secret)).hexdigest()


def is_nonce(text: object) -> bool:
    """Whether a person may give that as nonce: 1 to 64 printable ASCII characters, no space, no comma, not "-" alone.

    >>> is_nonce("lucky7"), is_nonce("two words"), is_nonce("-"), is_nonce("")
    (True, False, False, False)
    """
    return isinstance(text, str) and text != NO_NONCE and _NONCE.fullmatch(text) is not None


def sealed_nonce(commitment: str, seat: int, nonce: str) -> str:
    """What a person shows of a nonce before anybody shows one: it gives nothing away, and binds them to it.

    It holds the server's commitment (nothing in practice) and the seat, so that nobody can use it elsewhere.

    >>> sealed_nonce(commitment(bytes(range(32))), 0, "lucky7")
    '730008f45f28c50778e1aaf80219acf78c5c952fbdaf6ddaeba24e030cc396ae'
    """
    return sha256(_SEAL + f"{commitment}\n{seat}\n{nonce}".encode()).hexdigest()


def is_hash(text: object) -> bool:
    """Whether that can be a commitment or a sealed nonce.

    >>> is_hash("lucky7"), is_hash(commitment(bytes(32)))
    (False, True)
    """
    return isinstance(text, str) and _HASH.fullmatch(text) is not None


def dice_key(secret: bytes, nonces: Sequence[str]) -> bytes:
    """The seed of a game's dice: the secret, then the nonces in seat order, "" for a bot.

    >>> dice_key(bytes(range(32)), ["lucky7", ""]).hex()
    '0ebf49fa8a2b3fccc048e3397eda8131d38ac8f52923e24ca6d9b073f19c12d3'
    """
    for nonce in nonces:
        if nonce and not is_nonce(nonce):
            fault = SetupError(
                f"a nonce is 1 to 64 printable ASCII characters without spaces and commas, and not '-', not {nonce!r}"
            )
            raise fault.worded("seal-characters", found=nonce[:80])
    return sha256(_DICE + _checked(secret).hex().encode() + b"\n" + "\n".join(nonces).encode()).digest()


def deal_seed(secret: bytes) -> bytes:
    """The seed from which random Wilds are dealt that are shown before anybody sits down; others come from the key.

    >>> deal_seed(bytes(range(32))).hex()
    'db56bd54d050bb5b7ca7200448a04b17bd90308d3768799b68bb77be402031b8'
    """
    return sha256(_DEAL + _checked(secret).hex().encode()).digest()


def _checked(secret: bytes) -> bytes:
    if len(secret) != SECRET_BYTES:
        raise SetupError(f"a server's secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return secret
