"""What should not be sent, and is: messages and requests that are wrong in every way, beside some that are right."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence
from typing import Any, Final

from quarriors.lab.puzzles.shelf import shipped
from quarriors.server.saying import SAID
from tests.server.brought import HOSTILE, brought
from tests.server.loopback import Request

Json = dict[str, Any]

PUZZLES: Final = list(shipped())
RECORDS: Final = list(HOSTILE.values())

_TEXTS: Final = (
    "", " ", "\0", "a\0b", "\ud800", "x\udfff", "\U0001f409", "e\u0301", "\u202egnp.exe", "\u200b", "\ufeffAnn",
    "\u2028", "<script>alert(1)</script>", "&lt;b&gt;", "' OR 1=1 --", '"; DROP TABLE games; --', "%00", "%s%n", "{0}",
    "${x}", "../../../secret", "..\\..", "\r\nSet-Cookie: a=b", "\x1b[2J", "null", "NaN", "-", "--", "__proto__",
    "constructor", "en", "de", "EN", "en_US.UTF-8", "greedy", "random", "cull", "end", "A" * 41, "Z" * 101, "é" * 3000,
    "\u0130", "ß", "qs_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "qi_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "qc_23456789AB",
)  # fmt: skip
_NUMBERS: Final = (
    0, 1, 2, 3, 4, -1, -2, 5, 30, 64, 255, 256, 2**31 - 1, 2**31, 2**32, 2**53, 2**53 + 1, 2**62, 2**63 - 1, 2**63,
    2**64, -(2**63), -(2**63) - 1, 10**30, 10**400, 0.5, 1.0, -0.0, 1e308, 1e-320, float("nan"), float("inf"),
    float("-inf"),
)  # fmt: skip
TYPES: Final = (
    "hello", "ack", "ping", "ready", "reveal", "free", "leave", "move", "undo", "undo_answer", "bot", "back", "resign",
    "rematch", "code", "say", "name", "speak", "hint", "why_not", "rematch_answer",
)  # fmt: skip
FIELDS: Final = (
    "id", "seat", "nonce", "sealed", "mark", "answers", "option", "to", "far", "asked", "agree", "level", "wilds",
    "number", "protocol", "game", "secrets", "invitation", "since", "lang", "type", "kind", "by", "name", "secret",
    "phrase", "text", "die", "card", "player", "ask",
)  # fmt: skip
#: Messages of a connection that are no commands.
_NO_COMMANDS: Final = ("hello", "ack", "ping", "speak", "name")
#: Bytes that are no message, whatever is expected.
_GARBAGE: Final = (
    b"", b" ", b"\0", b"null", b"true", b"0", b"[]", b"{}", b'""', b"[{}]", b"\xff\xfe", b'{"type":"ping"',
    b"{'type':'ping'}", b'{"type":"ping"}{"type":"ping"}', b'{"type":"\xc3\x28"}',
    b'{"type":"ping","id":"\xed\xa0\x80"}', b"\xef\xbb\xbf{}", b"[" * 9000, b'{"type":' * 1500,
    b'{"a":' * 2500 + b"1" + b"}" * 2500, b'{"type":"ping","id":' + b"[" * 7000 + b"]" * 7000 + b"}",
    b'{"type":"ping","type":"resign"}', b'{"type":"resign","type":"ping"}',
    b'{"type":"ping","id":' + b"9" * 5000 + b"}", b'{"type":"hello","protocol":' + b"9" * 5000 + b',"game":"x"}',
    b'{"type":"ping","id":1e999999}', b'{"type":"ping","id":-0}', b'{"type":"ping","id":"' + b"x" * 16_000 + b'"}',
    b'{"type":"ping",' + b" " * 16_000 + b'"id":1}', b'{"\\u0074ype":"ping"}',
)  # fmt: skip
_RULES: Final = (
    "edition", "captures", "expert_culling", "turn_limit", "quests", "mix", "side_cards", "self", "__class__", "values",
)  # fmt: skip
_SETS: Final = (
    "base", "rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts", "light_vs_dark", "promos", "choosing",
    "ready_made", "os", "__init__", "base.cards", "..", "", "BASE", "base ", "базе",
)  # fmt: skip
_WILDS: Final = ("first-game", "quake dragon", "First-Quest", "assistant", "portal", "*", "base/quake-dragon", "dragon")
_PATHS: Final = (
    "/", "//", "/api", "/api/", "/API", "/api/games", "/api/games/", "/api/games//join", "/api/claim", "/api/deal",
    "/api/today", "/api/puzzles", "/api/puzzles/", "/api/puzzles/..", "/api/puzzles/\0", "/api/puzzles/" + "x" * 5000,
    "/api/games/x/review", "/join/", "/join/x", "/join/..", "/join/\ud800", "/join/" + "x" * 5000,
    "/api/cards", "/api/dice", "/api/socket", "/api/socket/", "/healthz", "/metrics", "/metrics/", "/favicon.ico",
    "/robots.txt", "/.git/config", "/../../../secret", "/api/games/../../secret", "/api/games/%2e%2e", "/api/games/\0",
    "/api/games/\ud800", "/api/games/\ufffd/do", "/api/games/" + "x" * 5000, "/api/games/x/do", "/api/games/x/record",
    "/api/games/x/events", "/api/games/x/y/z", "/static/..", "http://elsewhere.example/", "*", "",
)  # fmt: skip
_METHODS: Final = (
    "GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "get", "BREW", "PROPFIND",
)  # fmt: skip
_HEADERS: Final = (
    (b"content-type", b"text/plain"), (b"content-type", b"application/json; charset=utf-16"),
    (b"content-type", b"\xff"), (b"content-type", b"multipart/form-data"), (b"origin", b"https://evil.example"),
    (b"origin", b"null"), (b"origin", b"\xff"), (b"host", b"evil.example"), (b"host", b""), (b"content-length", b"-1"),
    (b"content-length", b"99999999999999999999"), (b"content-length", b"\xb2"), (b"transfer-encoding", b"chunked"),
    (b"x-forwarded-for", b"10.0.0.1, \xff"), (b"x-forwarded-proto", b"gopher"), (b"forwarded", b"for=unknown"),
    (b"authorization", b"Bearer"), (b"authorization", b"bearer  "), (b"authorization", b"Basic cXM6cXM="),
    (b"authorization", b"Bearer \xff\xfe"), (b"authorization", b"Bearer " + b"x" * 8000),
    (b"authorization", b"Bearer qi_"), (b"authorization", b"Bearer qs_"), (b"cookie", b"a=" + b"b" * 9000),
    (b"accept", b"image/x-nothing"), (b"accept-language", b"xx;q=nan"), (b"if-none-match", b"*"),
    (b"range", b"bytes=9-1"), (b"upgrade", b"websocket"), (b"", b""), (b"expect", b"100-continue"),
)  # fmt: skip
_QUERIES: Final = (
    b"lang=xx", b"lang=", b"lang=%00", b"lang=../../secret", b"lang=en&lang=de", b"since=-1", b"since=1e9",
    b"since=999999999", b"since=9999999999", b"since=%D9%A3", b"since=%C2%B2", b"since=", b"before=nan", b"before=inf",
    b"before=-inf", b"before=1e400", b"before=x", b"before=0", b"status=all", b"status=over", b"status=%00",
    b"status=running", b"sets=base,os", b"sets=..", b"sets=,", b"sets=%00", b"sets=base,base,base", b"%ff=%fe",
    b"date=", b"date=2026-03-01", b"date=9999-12-31", b"date=0001-01-01", b"date=2026-02-30", b"date=%00", b"to=0",
    b"to=9", b"states=true", b"states=%00", b"&&&===", b"a" * 8000, b"secret=qs_AAAAAAAAAAAA", b"%",
)  # fmt: skip


class Malice:
    """A source of all that should not be sent. The same chance, the same malice."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    # -- values ----------------------------------------------------------------------------------

    def text(self) -> str:
        return self.chance.choice(_TEXTS)

    def number(self) -> float:
        return self.chance.choice(_NUMBERS)

    def value(self, depth: int = 0) -> object:
        """Anything that JSON, or what takes itself for JSON, can say."""
        kinds = 5 if depth > 3 else 7
        match self.chance.randrange(kinds):
            case 0:
                return self.text()
            case 1 | 2:
                return self.number()
            case 3:
                return self.chance.choice((None, True, False))
            case 4:
                return self.chance.choice(FIELDS + TYPES)
            case 5:
                return [self.value(depth + 1) for _ in range(self.chance.randrange(5))]
            case _:
                return {self.chance.choice(FIELDS): self.value(depth + 1) for _ in range(self.chance.randrange(4))}

    # -- messages --------------------------------------------------------------------------------

    def garbage(self) -> bytes:
        """No message at all."""
        if self.chance.random() < 0.2:
            return self.chance.randbytes(self.chance.randrange(200))
        return self.chance.choice(_GARBAGE)

    def command(self, state: Json) -> Json:
        """Some command in whatever state, its fields nearly right."""
        chance = self.chance
        type = chance.choice([type for type in TYPES if type not in _NO_COMMANDS])
        if type == "resign" and chance.random() < 0.8:
            type = "move"  # or there would be no games left to disturb
        if type == "hint" and chance.random() < 0.8:
            type = "why_not"  # each of them keeps a processor busy
        said: Json = {"type": type}
        if chance.random() < 0.5:
            said["seat"] = chance.randrange(4)
        decision = state.get("decision") or {"number": state.get("number", 0)}
        near = max(0, int(decision["number"]) - chance.choice((0, 0, 0, 1, 2, 3, 7, 30, -1, -5)))
        if type == "ready":
            said["nonce"] = chance.choice(("lucky", "-", "", "a,b", "two words", "é", "n" * 64, "n" * 65, "\n", "~!"))
        elif type == "move":
            said |= {"answers": near, "option": self.option(state)}
        elif type == "undo":
            said |= {"answers": near, "far": chance.random() < 0.5}
            if chance.random() < 0.7:
                said["to"] = max(0, near - chance.randrange(20))
        elif type == "undo_answer":
            asked = state.get("undo_asked") or {}
            said |= {"asked": asked.get("number", near), "agree": chance.random() < 0.7}
        elif type == "bot":
            said["level"] = chance.choice(("greedy", "random", "Greedy", "no-such-bot", ""))
        elif type == "rematch":
            said |= {"wilds": chance.choice(("new", "same", "old")), "ask": chance.random() < 0.5}
        elif type == "rematch_answer":
            said["agree"] = chance.random() < 0.5
        elif type == "say":
            said |= {"phrase": chance.choice((*SAID, ""))} if chance.random() < 0.6 else {"text": self.text()}
        elif type == "hint":
            said["answers"] = near
        elif type == "why_not":
            said[chance.choice(("die", "card", "player"))] = chance.randrange(60)
            if chance.random() < 0.3:
                said["kind"] = chance.choice(("cull", "summon", "capture", "nonsense", ""))
        return said

    def option(self, state: Json) -> str:
        """An option that is offered, or none."""
        decision = state.get("decision")
        if decision and self.chance.random() < 0.8:
            offered: Json = self.chance.choice(decision["options"])
            return str(offered[self.chance.choice(("option", "words"))])
        return self.text()

    def spoiled(self, message: Json) -> bytes:
        """The message with something wrong about it."""
        chance = self.chance
        said: Json = dict(message)
        for _ in range(chance.randint(1, 2)):
            name = chance.choice(list(said) or ["type"])
            match chance.randrange(6):
                case 0:
                    said.pop(name, None)
                case 1:
                    said[chance.choice(FIELDS)] = self.value()
                case 2:
                    said[name] = [said.get(name)]
                case 3:
                    said["type"] = chance.choice(TYPES)
                case _:
                    said[name] = self.value()
        data = json.dumps(said).encode()
        if chance.random() < 0.15:
            at = chance.randrange(len(data))
            data = data[:at] + chance.choice((b"", chance.randbytes(1), b"\0", b"\xc0", b'"')) + data[at + 1 :]
        if chance.random() < 0.05:
            data = data[: chance.randrange(len(data))]
        return data

    # -- setting up ------------------------------------------------------------------------------

    def setup(self) -> Json:
        """A game that may well be played."""
        chance = self.chance
        count = chance.choice((2, 2, 2, 3, 4))
        seats: list[Json] = [{"kind": "human", "name": f"Ann {chance.randrange(100)}"}]
        while len(seats) < count:
            kind = chance.choice(("human", "open", "open", "bot"))
            seats.append({"kind": kind} | ({"level": chance.choice(("random", "greedy"))} if kind == "bot" else {}))
        chance.shuffle(seats)
        wanted: Json = {"seats": seats, "public": chance.random() < 0.4}
        if chance.random() < 0.3:
            wanted["clock"] = {"bank": chance.randint(30, 900), "turn": chance.randint(0, 60)}
        if chance.random() < 0.8:
            wanted["rules"] = {"turn_limit": chance.randint(2, 8)}
        if chance.random() < 0.2:
            wanted["seed"] = chance.choice((7, "lucky", -1))
        if chance.random() < 0.4:
            wanted["sets"] = chance.choice(
                (["base"], ["base", "qladiator"], ["light_vs_dark"], ["base", "quartifacts"])
            )
        if chance.random() < 0.2:
            wanted["first"] = chance.randrange(count)
        return wanted

    def occasion(self, games: Sequence[str]) -> Json:
        """A game that begins otherwise: from a record, of a day, from a puzzle or from another game, rightly or not."""
        chance = self.chance
        seats: list[Json] = [{"kind": "human", "name": "Ann"}, {"kind": chance.choice(("bot", "open", "human"))}]
        wanted: Json = {"seats": seats, "public": chance.random() < 0.4}
        for name in chance.sample(("record", "today", "puzzle", "from"), chance.choice((1, 1, 1, 2))):
            match name:
                case "record":
                    wanted[name] = chance.choice((brought(), self.damaged(brought()), *(text for text, _ in RECORDS)))
                case "today":
                    wanted[name] = chance.choice(("2026-03-01", "2026-01-01", "1999-01-01", "9999-12-31", self.text()))
                case "puzzle":
                    wanted[name] = chance.choice((*PUZZLES, self.text()))
                case _:
                    game = chance.choice((*games, self.text()))
                    wanted[name] = {"game": game, "number": chance.choice((0, 1, 3, 5, 8, 13, self.number()))}
        if chance.random() < 0.15:
            wanted[chance.choice(("record", "today", "puzzle", "from"))] = self.value()
        return wanted

    def damaged(self, record: str) -> str:
        """A record with a line that is not as it was."""
        lines = record.splitlines()
        at = self.chance.randrange(len(lines))
        match self.chance.randrange(4):
            case 0:
                del lines[at]
            case 1:
                lines[at] = re.sub(r"\d+", lambda _: f"{self.number()}", lines[at])
            case 2:
                lines[at] += self.chance.choice((", 3 Portal", " fresh", self.text()))
            case _:
                other = self.chance.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
        return "\n".join(lines) + "\n\n"

    def absurd_setup(self) -> Json:
        """A game with something absurd about it."""
        chance = self.chance
        wanted = self.setup()
        seat: Json = chance.choice(wanted["seats"])
        match chance.randrange(10):
            case 0:
                seat["name"] = self.text()
            case 1:
                seat[chance.choice(("kind", "name", "level", "auto_roll", "pay_by_hand", "nonce"))] = self.value()
            case 2:
                wanted["seats"] = [seat] * chance.choice((0, 1, 2, 4, 5, 60))
            case 3:
                wanted["rules"] = {chance.choice(_RULES): self.value() for _ in range(chance.randint(1, 3))}
            case 4:
                wanted["sets"] = [chance.choice((*_SETS, self.text())) for _ in range(chance.choice((1, 2, 3, 61)))]
            case 5:
                wanted["wilds"] = [
                    chance.choice((*_WILDS, self.text())) for _ in range(chance.choice((1, 1, 2, 12, 60)))
                ]
            case 6:
                wanted["clock"] = {
                    "bank": self.number(),
                    "turn": self.number(),
                    "then": chance.choice(("bot", "resign")),
                }
            case 7:
                wanted["title"] = self.text()
            case 8:
                wanted["seed"] = chance.choice((self.number(), self.text(), self.value()))
            case _:
                wanted[chance.choice((*wanted, "printed_only", "rules", "deal", "lot", "practice"))] = self.value()
        return wanted

    # -- requests --------------------------------------------------------------------------------

    def odd(self, request: Request) -> Request:
        """A request with something odd about it."""
        chance = self.chance
        for _ in range(chance.randint(1, 2)):
            match chance.randrange(7):
                case 0:
                    request.method = chance.choice(_METHODS)
                case 1:
                    request.path = chance.choice(_PATHS)
                case 2:
                    request.headers = [chance.choice(_HEADERS), *request.headers]
                case 3:
                    request.headers = [*request.headers, chance.choice(_HEADERS)]
                case 4:
                    request.query = chance.choice(_QUERIES)
                case 5:
                    request.body = chance.choice((self.garbage(), b"x" * 17_000, request.body * 2))
                case _:
                    request.cut = True
        return request

    def query(self) -> bytes:
        """What stands behind a question mark."""
        return self.chance.choice(_QUERIES) if self.chance.random() < 0.3 else b""
