"""Plays a seat at a Quarriors table over the network, until the game is over.

We wrote it from docs/protocol.md alone, and it imports nothing of Quarriors. So you can start your own client from it,
in any language. It needs `websockets` and the standard library.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
import time
import urllib.error
import urllib.request
from getpass import getpass
from hashlib import sha256
from pathlib import Path
from typing import Any

from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]

EXAMPLES = """\
examples:
  network_bot.py http://127.0.0.1:8000                        a new game against the bot greedy
  network_bot.py http://127.0.0.1:8000 --against greedy,random
  network_bot.py http://127.0.0.1:8000 --sets base,qladiator --record game.txt
  network_bot.py https://games.example/quarriors --game FPG3PfPVhFwd
  QUARRIORS_INVITATION=qi_... network_bot.py https://games.example --game FPG3PfPVhFwd

The program asks for an invitation, or takes it from QUARRIORS_INVITATION. It is not an argument, because everybody on
the machine can see a program's arguments. The exit status is 0 if the bot played the game to its end and the server
kept its promise about the dice.
"""

#: What it does first, if it may; kinds that are not in either list come in between.
EAGER = ("roll", "both", "draw", "immediate", "summon", "ready", "attach", "anchor", "use", "cast", "capture", "cull")
RELUCTANT = ("attack", "enough", "pass", "stay", "end", "decline", "keep", "leave", "discard", "lock", "unlock")

#: What HTTP answers where the same request is welcome a little later: too many of them, or the server is about to go.
LATER = (429, 503)

#: The server hears that events have arrived once there are so many of them.
ACKNOWLEDGED_EVERY = 50
#: Seconds to wait before connecting again; then twice as long, and so on, up to the second.
PATIENCE = 0.5, 20.0
#: How often in a row it may be in vain.
TRIES = 12


class Refused(Exception):
    """The server does not do it: the error's id, and its text for people."""

    def __init__(self, id: str, text: str) -> None:
        self.id = id
        super().__init__(f"{id}: {text}")


class BrokenPromise(Exception):
    """The dice are not those that the server has committed itself to."""


# -- HTTP ------------------------------------------------------------------------------------------


def ask(url: str, body: Json | None = None, secret: str = "") -> bytes:
    """One request: GET, or POST if there is a body. A secret goes into a header, never into the address.

    `ConnectionError` says that it may be asked again a little later.
    """
    request = urllib.request.Request(url)
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
    if secret:
        request.add_header("Authorization", f"Bearer {secret}")
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            data: bytes = answer.read()
            return data
    except urllib.error.HTTPError as error:
        with error:
            text = error.read()
        try:
            told = json.loads(text)["error"]
            refused = Refused(told["id"], told["text"])
        except (ValueError, KeyError, TypeError):
            refused = Refused(str(error.code), "this does not look like a Quarriors server")
        raise ConnectionError(str(refused)) if error.code in LATER else refused from None


def ask_again(url: str, body: Json) -> bytes:
    """A request that does no harm when it arrives twice; it is sent until there is an answer."""
    for _ in range(TRIES):
        try:
            return ask(url, body)
        except OSError:
            time.sleep(PATIENCE[0])
    return ask(url, body)


# -- what to do ------------------------------------------------------------------------------------


def choose(decision: Json, cards: list[Json]) -> str:
    """The option that looks best: first what it is eager to do, then what is about the most expensive card."""

    def worth(option: Json) -> tuple[int, int]:
        kind = option["option"].split()[0]
        card = cards[option["card"]] if "card" in option else {}
        value = option.get("price", 0) + (card.get("glory") or 0)
        if kind in EAGER:
            rank = len(EAGER) - EAGER.index(kind)
        else:
            rank = -1 - RELUCTANT.index(kind) if kind in RELUCTANT else 0
        return rank, -value if kind in ("cull", "defend") else value

    best: Json = max(decision["options"], key=worth)
    return str(best["option"])


# -- playing ---------------------------------------------------------------------------------------


class Player:
    """One seat of one game."""

    def __init__(self, server: str, game: str, seat: int, secret: str, pause: float) -> None:
        self.server = server
        self.game = game
        self.seat = seat
        self.secret = secret
        self.pause = pause
        #: Our part of the dice, which nobody could guess, and whether we have shown it.
        self.nonce = secrets.token_urlsafe(24)
        self.is_shown = False
        #: What all seats had shown of their nonces when we showed ours: from then on nobody may swap one.
        self.seals: list[str] = []
        self.commitment: str | None = None
        #: Proves what we have seen, in case the server goes on from an older backup.
        self.mark = ""
        #: Perhaps they are dealt only when the game begins.
        self.cards: list[Json] = []
        #: The last event we know, the last we have acknowledged, and the last decision we have answered here.
        self.number = 0
        self.acknowledged = 0
        self.answered = 0
        self.over: Json | None = None

    def get(self, what: str) -> bytes:
        return ask(f"{self.server}/api/games/{self.game}/{what}", secret=self.secret)

    def play(self) -> Json:
        """Plays until the game is over, through lost connections and restarts of the server; the event *over*."""
        tries, wait = 0, PATIENCE[0]
        while self.over is None:
            known = self.number
            try:
                with connect(f"ws{self.server.removeprefix('http')}/api/socket", max_size=None) as socket:
                    self.sit(socket)
            except (OSError, WebSocketException) as error:
                if isinstance(error, InvalidHandshake):
                    say(f"Not let in: {error}")
            if self.over is None:
                tries, wait = (1, PATIENCE[0]) if self.number > known else (tries + 1, min(2 * wait, PATIENCE[1]))
                if tries > TRIES:
                    raise Refused("gone", "the server does not come back")
                say("The connection is lost; trying again.")
                time.sleep(wait)
        return self.over

    def sit(self, socket: ClientConnection) -> None:
        """One connection, from hello to its end."""
        self.send(socket, {"type": "hello", "protocol": 2, "game": self.game, "secrets": [self.secret],
                           "since": self.number, "mark": self.mark})  # fmt: skip
        for data in socket:
            self.hear(socket, json.loads(data))
            if self.over is not None:
                return

    def hear(self, socket: ClientConnection, message: Json) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.welcomed(message)
            self.act(socket, message["state"])
        elif kind == "event":
            self.happened(message)
            if self.number - self.acknowledged >= ACKNOWLEDGED_EVERY:
                self.send(socket, {"type": "ack", "number": self.number})
                self.acknowledged = self.number
            if message["state"]["number"] == self.number:  # else another event of the same change follows at once
                self.act(socket, message["state"])
        elif kind == "refused":
            self.refused(socket, message)
        elif kind == "bye":
            say(message["text"])
        # done, presence, pong, and whatever a later server may say: nothing to do

    def welcomed(self, welcome: Json) -> None:
        """Takes in what was missed. The commitment must be there before we give our nonce, and stay the same."""
        committed = welcome["about"]["commitment"]
        if self.commitment is not None and committed != self.commitment:
            raise BrokenPromise("the server has changed its commitment")
        self.commitment = committed
        self.answered = 0  # whatever was on its way may be lost; to send it again does no harm
        self.acknowledged = welcome["number"]
        if welcome.get("restored") or welcome["number"] < self.number:
            say("The server went back to a backup.")
            self.number = welcome["number"]
        missed = welcome.get("missed", [])
        while missed:
            for event in missed:
                self.happened(event)
            behind = self.number < welcome["number"]
            missed = json.loads(self.get(f"events?since={self.number}"))["events"] if behind else []

    def happened(self, event: Json) -> None:
        self.number = event["number"]
        for line in event.get("story", []):
            say(line["text"])
        if event["kind"] == "over":
            self.over = event

    def act(self, socket: ClientConnection, state: Json) -> None:
        """Does what is ours to do now, if anything."""
        own, decision, asked = state["seats"][self.seat], state["decision"], state["undo_asked"]
        self.mark = state["mark"]
        if state["status"] == "waiting":
            self.wait(socket, state)
        elif state["status"] == "running" and own["bot"] and not own["resigned"]:
            self.send(socket, {"type": "back"})
        elif asked is not None and asked["seat"] != self.seat and self.seat not in asked["agreed"]:
            self.send(socket, {"type": "undo_answer", "asked": asked["number"], "agree": True})
        elif decision is not None and decision["seat"] == self.seat and decision["number"] != self.answered:
            self.cards = self.cards or json.loads(self.get("cards"))
            time.sleep(self.pause)
            self.answered = decision["number"]
            self.send(socket, {"type": "move", "answers": self.answered, "option": choose(decision, self.cards)})

    def wait(self, socket: ClientConnection, state: Json) -> None:
        """Seals our nonce, and shows it when everybody has sealed theirs. What was shown is never used again."""
        own = state["seats"][self.seat]
        if not own["ready"]:
            if self.is_shown:
                self.nonce, self.is_shown = secrets.token_urlsafe(24), False
            self.send(socket, {"type": "ready", "sealed": sealed(self.commitment or "", self.seat, self.nonce)})
        elif not own["revealed"] and all(seat["ready"] for seat in state["seats"]):
            self.is_shown = True
            self.seals = [seat["sealed"] or "-" for seat in state["seats"]]
            self.send(socket, {"type": "reveal", "nonce": self.nonce})

    def refused(self, socket: ClientConnection, message: Json) -> None:
        error = message["error"]
        if error["id"] == "store_unavailable":
            raise ConnectionError(error["text"])  # nothing is lost: connect again a little later
        if "state" in message:
            self.act(socket, message["state"])
        elif error["id"] not in ("closing", "no_request", "has_no_bot"):
            raise Refused(error["id"], error["text"])

    def send(self, socket: ClientConnection, message: Json) -> None:
        socket.send(json.dumps(message))


def sealed(commitment: str, seat: int, nonce: str) -> str:
    """What we show of our nonce until everybody has sealed theirs."""
    return sha256("\n".join(["quarriors nonce 1", commitment, str(seat), nonce]).encode()).hexdigest()


def check_dice(player: Player, over: Json) -> str:
    """What can be said of the dice with nothing but a hash; `quarriors verify` checks every roll in the record."""
    if over["standing"] == "practice":
        return "The seed was chosen: this was practice."
    secret = bytes.fromhex(over["secret"])
    if sha256(secret).hexdigest() != player.commitment:
        raise BrokenPromise("the secret that the server reveals is not the one it has committed itself to")
    if over["nonces"][player.seat] != player.nonce:
        raise BrokenPromise("the server has not used our nonce")
    for seat, (seal, nonce) in enumerate(zip(player.seals, over["nonces"], strict=True)):
        if seal not in ("-", sealed(player.commitment or "", seat, nonce)):
            raise BrokenPromise(f"the nonce of seat {seat} is not the one that was sealed")
    return f"The server has kept its promise about the dice ({over['standing']})."


def say(text: str) -> None:
    print(text, flush=True)


# -- the command -----------------------------------------------------------------------------------


def sit_down(server: str, wanted: argparse.Namespace) -> Player:
    """Makes a new game, or takes an open seat of one that is there."""
    if wanted.game:
        invitation = os.environ.get("QUARRIORS_INVITATION")
        if invitation is None:
            invitation = getpass("Invitation (Enter if the game is public): ") if sys.stdin.isatty() else ""
        # The secret is our own, so that the request can be sent again should the answer be lost.
        secret = f"qs_{secrets.token_urlsafe(24)}"
        body = {"name": wanted.name, "invitation": invitation.strip(), "secret": secret}
        seat = json.loads(ask_again(f"{server}/api/games/{wanted.game}/join", body))["seat"]
        return Player(server, wanted.game, seat, secret, wanted.pause)
    others = [{"kind": "bot", "level": level} for level in wanted.against.split(",")]
    body = {"seats": [{"kind": "human", "name": wanted.name}, *others], "sets": wanted.sets.split(","),
            "deal": "start"}  # fmt: skip
    made = json.loads(ask(f"{server}/api/games", body))
    return Player(server, made["game"], 0, made["secrets"]["0"], wanted.pause)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").partition("\n")[0], epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("server", help="where the table is, such as http://127.0.0.1:8000")
    parser.add_argument("--name", default="Qlara", help="what we are called (default: %(default)s)")
    parser.add_argument("--against", default="greedy", help="levels of the other seats (default: %(default)s)")
    parser.add_argument("--sets", default="base", help="boxes to play with (default: %(default)s)")
    parser.add_argument("--game", help="the id of a game in which to take an open seat, instead of a new one")
    parser.add_argument("--record", help="a file for the record of the game")
    parser.add_argument("--pause", type=float, default=0.15, help="seconds before each move (default: %(default)s)")
    wanted = parser.parse_args()
    try:
        player = sit_down(wanted.server.rstrip("/"), wanted)
        say(f"Game {player.game}, seat {player.seat}.")
        over = player.play()
        say(check_dice(player, over))
        if wanted.record:
            Path(wanted.record).write_bytes(player.get("record"))
            noted = f"--commitment {player.commitment} --nonce={player.nonce} --sealed={','.join(player.seals)}"
            say(f"quarriors verify {wanted.record} {noted}")
    except (Refused, BrokenPromise, OSError) as error:
        sys.exit(f"{error}")
    won = "We have won." if player.seat in over["winners"] else "We have lost."
    say(f"{won} Glory: {', '.join(map(str, over['glory']))}, after {over['turns']} turns.")


if __name__ == "__main__":
    main()
