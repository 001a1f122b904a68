"""From what somebody asks for to a game that can be played, or the reason why not."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256

import msgspec

from quarriors.bots.registry import steady
from quarriors.engine.errors import QuarriorsError, SetupError
from quarriors.engine.game import Game
from quarriors.engine.position import write_position
from quarriors.engine.record import replay
from quarriors.engine.result import Result
from quarriors.engine.rules import DEMOCRATIC, Rules
from quarriors.engine.wilds import Wilds
from quarriors.engine.zones import PLAYER_ZONE_IDS
from quarriors.server.botlevels import fit_level
from quarriors.server.errors import Refusal
from quarriors.server.fairness import commitment, deal_seed, new_secret
from quarriors.server.match import Match
from quarriors.server.match_events import BOT, OPEN, PERSON, Clock, Created, MatchEvent, Origin, Sat, SeatPlan, Setup
from quarriors.server.messages import Deal, NewGame
from quarriors.server.names import are_alike, check_unlike, fit_name, free_bot_name
from quarriors.server.seal import Dealt
from quarriors.server.sealed import is_sealed, read_sealed
from quarriors.sets.choosing import cards_of, is_named, sets_for, wilds_for

#: How long a bot may think about a decision where nobody says otherwise, in seconds.
PATIENCE = 10.0
#: What a clock may be set to, in seconds.
_LEAST_BANK = 30
_MOST_BANK = 30 * 24 * 3600


def new_id() -> str:
    """The id of a game: not to be guessed, and short enough for a link."""
    return _typable(secrets.token_urlsafe(9))


def _typable(id: str) -> str:
    """An id that no command line takes for an option.

    >>> _typable("-PG3PfPVhFwd"), _typable("FPG3PfPVhF-d")
    ('_PG3PfPVhFwd', 'FPG3PfPVhF-d')
    """
    return f"_{id[1:]}" if id.startswith("-") else id


def id_after(game: str, secret: bytes) -> str:
    """The id of the rematch of a game: always the same, so that two who ask at once get one game."""
    digest = sha256(b"quarriors rematch\n" + game.encode() + b"\n" + secret).digest()
    return _typable(urlsafe_b64encode(digest[:9]).decode())


def seat_secret() -> str:
    """What moves for a seat."""
    return f"qs_{secrets.token_urlsafe(24)}"


def invitation() -> str:
    """What opens a game that is not public."""
    return f"qi_{secrets.token_urlsafe(24)}"


def one_time_code() -> str:
    """What takes a seat to another device: to be typed in, so letters and figures that are not taken for others.

    It has 59 bits, and is good for ten minutes in which one address may try some hundreds.
    """
    return "qc_" + "".join(secrets.choice("23456789ABCDEFGHJKMNPQRSTUVWXYZ") for _ in range(12))


def hashed(secret: str) -> str:
    """How secrets are kept."""
    return sha256(secret.encode()).hexdigest()


@dataclass
class NewMatch:
    """A game that is set up: its first event, the server's part of its dice, and who sits in open seats already."""

    event: Created
    secret: bytes
    #: Its id, if it is not left to chance.
    id: str = ""
    seated: list[tuple[int | None, MatchEvent]] = field(default_factory=list)


def set_up(asked: NewGame, bots: list[str], patience: float = PATIENCE) -> NewMatch:
    """A new game. The server is committed to its secret from here on.

    Wilds that everybody may see now are dealt from that secret; those that are dealt later are only tried out.
    """
    try:
        rules = _rules(asked.rules)
        plans = seated(asked.seats, bots, patience)
        secret = new_secret() if asked.seed is None else msgspec.json.encode(asked.seed)
        dealing: object = deal_seed(secret) if asked.seed is None else asked.seed
        sets = sets_for(asked.wilds, asked.sets or None)
        wilds = wilds_for(asked.wilds, sets, dealing, len(plans), rules, asked.printed_only)
        named = is_named(asked.wilds, sets)
        lot = None
        if asked.seed is None and not named:
            lot = Dealt.of(sets, tuple(cards_of(asked.wilds, sets)), asked.printed_only).as_data()
        later = asked.deal == "start" and lot is not None
    except QuarriorsError as error:
        raise refused(error) from None
    if asked.first is not None and asked.first >= len(plans):
        fault = SetupError(f"seat {asked.first} cannot begin: there are {len(plans)} seats, from 0")
        raise refused(fault.worded("seat-first", n=asked.first + 1, seats=len(plans)))
    _check_title(asked.title)
    _check_clock(asked.clock)
    setup = Setup(
        seats=plans,
        sets=sets,
        wilds=[] if later else [card.id for card in wilds.cards],
        dealt="named" if named else "chosen" if asked.wilds else "random",
        named=asked.wilds[0].strip().lower() if named else "",
        printed_only=asked.printed_only,
        rules=rules.options(),
        first=-1 if asked.first is None else asked.first,
        later=later,
        public=asked.public,
        title=asked.title.strip(),
        clock=asked.clock,
        practice=asked.seed is not None,
        lot=lot,
    )
    return NewMatch(Created(setup, "" if setup.practice else commitment(secret)), secret)


def again(match: Match, wilds: str) -> NewMatch:
    """The next game of the same people: new Wilds from the same boxes or the same ones; who lost begins.

    Where the players have named all cards, they stay.
    """
    setup, ended = match.setup, match.ended
    if ended is None:
        raise Refusal("not_over")
    rules = match.rules
    if setup.puzzle:
        rules = Rules(**{**rules.options(), "turn_limit": None})  # the limit was the puzzle's
    secret = new_secret()
    cards, dealt, lot, later = setup.wilds, "same", None, False
    if wilds == "new" and rules.mix != DEMOCRATIC:
        try:
            fresh = wilds_for([], setup.sets, deal_seed(secret), len(setup.seats), rules, setup.printed_only)
        except QuarriorsError as error:
            raise refused(error) from None
        cards, dealt = [card.id for card in fresh.cards], "random"
        lot = Dealt.of(setup.sets, (), setup.printed_only).as_data()
        # whoever has not sealed a nonce may not know what to do without cards
        later = all(place.sealed for place in match.places if place.is_person)
        cards = [] if later else cards
    seated: list[tuple[int | None, MatchEvent]] = [
        (seat, Sat(place.name, place.auto_roll, place.pay_by_hand))
        for seat, place in enumerate(match.places)
        if place.plan.kind == OPEN
    ]
    result = Result(tuple(ended.winners), ended.reason, tuple(ended.glory), ended.turns)
    losers = [seat for seat, place in enumerate(match.places) if place.resigned] or list(result.losers)
    new = msgspec.structs.replace(
        setup, wilds=cards, dealt=dealt, named="", practice=False, after=match.id, origin=None, today="", puzzle="",
        rules=rules.options(),
        first=losers[0] if len(losers) == 1 else -1, lots=losers if len(losers) > 1 else [], lot=lot, later=later,
    )  # fmt: skip
    return NewMatch(Created(new, commitment(secret)), secret, id_after(match.id, match.secret), seated)


def go_on(asked: NewGame, source: Match, bots: list[str], patience: float = PATIENCE) -> NewMatch:
    """A game that goes on from that table, with dice of its own. It is practice: its past is another game's."""
    if source.game is None:
        raise Refusal("not_running", "that game had not begun yet after this event")
    if source.ended is not None or source.game.over:
        raise Refusal("over", "that game was over after this event")
    names = [place.name if place.is_person else "" for place in source.places]
    plans = _going_on(asked, names, bots, patience)
    setup = msgspec.structs.replace(
        source.setup, seats=plans, first=source.game.state.active, lots=[], lot=None, later=False, public=asked.public,
        title=asked.title.strip(), clock=asked.clock, practice=True, after="", origin=Origin(source.id, source.number),
        today="", puzzle="",
    )  # fmt: skip
    return NewMatch(Created(setup, position=source.position()), msgspec.json.encode(secrets.token_hex(16)))


def carry_on(asked: NewGame, bots: list[str], patience: float = PATIENCE) -> NewMatch:
    """A game that goes on from where a record ends, wherever that was played; it is practice, too."""
    try:
        game = read_sealed(asked.record).replay() if is_sealed(asked.record) else replay(asked.record)
        if game.over:
            raise Refusal("over", "the game of that record is over: there is nothing to go on with")
        _check_dice(game)
        position = write_position(game)
    except QuarriorsError as error:
        raise refused(error) from None
    cards = [card.id for card in game.wilds.cards]
    setup = Setup(
        seats=_going_on(asked, game.players, bots, patience), sets=list(dict.fromkeys(map(box_of, cards))), wilds=cards,
        dealt="chosen", rules=game.rules.options(), first=game.state.active, public=asked.public,
        title=asked.title.strip(), clock=asked.clock, practice=True,
    )  # fmt: skip
    return NewMatch(Created(setup, position=position), msgspec.json.encode(secrets.token_hex(16)))


def _check_dice(game: Game) -> None:
    """Without dice nobody could ever do anything, and such a game would have no end."""
    in_play = [zone for zone in PLAYER_ZONE_IDS if zone != "aside"]  # Large dice lie aside from the beginning
    if not any(mat.pile(zone) for mat in game.table().players for zone in in_play):
        raise SetupError("nobody has any dice in that position").worded("position-no-dice")


def box_of(card: str) -> str:
    """The box of a card, by its id.

    >>> box_of("base/portal")
    'base'
    """
    return card.partition("/")[0]


def _going_on(asked: NewGame, names: list[str], bots: list[str], patience: float) -> list[SeatPlan]:
    """Who sits where another game goes on: as many as there. Wilds, rules and dice are not theirs to choose."""
    chosen = (asked.sets, asked.wilds, asked.rules, asked.printed_only, asked.deal != "now")
    if any(chosen) or asked.first is not None or asked.seed is not None:
        said = "Wilds, rules and dice are not chosen for a game that goes on from another one"
        raise refused(SetupError(said).worded("goes-on"))
    if len(asked.seats) != len(names):
        fault = SetupError(f"that game has {len(names)} seats, not {len(asked.seats)}")
        raise refused(fault.worded("goes-on-seats", seats=len(names), n=len(asked.seats)))
    _check_title(asked.title)
    _check_clock(asked.clock)
    try:
        return seated(_named_as_before(asked.seats, names), bots, patience)
    except QuarriorsError as error:
        raise refused(error) from None


def _named_as_before(asked: list[SeatPlan], names: list[str]) -> list[SeatPlan]:
    """People who give no name have that of whoever sat there, unless it was a bot."""
    plans = [msgspec.structs.replace(plan) for plan in asked]
    taken = [plan.name for plan in plans]
    for plan, name in zip(plans, names, strict=True):
        if plan.kind == PERSON and not plan.name and name:
            plan.name = "" if any(are_alike(name, other) for other in taken) else name
    return plans


def look_at(asked: Deal) -> tuple[Wilds, Rules]:
    """Wilds to look at before a game is made of them."""
    try:
        rules = _rules(asked.rules)
        sets = sets_for(asked.wilds, asked.sets or None)
        seed: object = asked.seed if asked.seed is not None else secrets.token_bytes(16)
        return wilds_for(asked.wilds, sets, seed, asked.players, rules, asked.printed_only), rules
    except QuarriorsError as error:
        raise refused(error) from None


def refused(error: QuarriorsError) -> Refusal:
    """Why no game can be set up like that."""
    return Refusal("bad_setup", str(error)[:500], error)  # it quotes what somebody has sent


def _rules(options: dict[str, object]) -> Rules:
    try:
        return Rules(**options)
    except TypeError:
        known = ", ".join(Rules().values())
        fault = SetupError(f"there are no rules {', '.join(sorted(options))}; options are: {known}")
        raise fault.worded("rules-unknown", names=sorted(options), known=known) from None


def seated(asked: list[SeatPlan], bots: list[str], patience: float) -> list[SeatPlan]:
    """The seats with names for people who gave none, and for bots."""
    if all(plan.kind == BOT for plan in asked):
        said = "at least one seat is for a person; quarriors simulate lets bots play among themselves"
        raise SetupError(said).worded("seats-bots")
    plans = [msgspec.structs.replace(plan) for plan in asked]
    for plan in plans:
        if plan.kind == PERSON and plan.name:
            plan.name = fit_name(plan.name)
    known = [plan.name for plan in plans if plan.kind != BOT and plan.name]
    for at, plan in enumerate(plans):
        if plan.kind == BOT:
            plan.level = fit_level(plan.level or steady(), bots, patience)
            plan.name = free_bot_name(plan.level, known)
            plan.auto_roll = plan.pay_by_hand = False
            known.append(plan.name)
        elif plan.level:
            raise SetupError(f"seat {at} is for a person: it has no level").worded("seat-person", n=at + 1)
        elif plan.kind == PERSON:
            plan.name = plan.name or _free_name(at, known)
            known.append(plan.name)
        elif plan.name:
            raise SetupError(f"seat {at} is open: whoever takes it brings a name").worded("seat-open", n=at + 1)
    check_unlike(plan.name for plan in plans if plan.name)
    return plans


def _free_name(seat: int, known: list[str]) -> str:
    names = (f"Player {n}" for n in range(seat + 1, seat + 9))
    return next(name for name in names if not any(are_alike(name, other) for other in known))


def _check_title(title: str) -> None:
    if not title.isprintable():
        raise refused(SetupError("a title has printable characters only").worded("title"))


def _check_clock(clock: Clock | None) -> None:
    if clock is None:
        return
    if not _LEAST_BANK <= clock.bank <= _MOST_BANK or not 0 <= clock.turn <= _MOST_BANK:
        fault = SetupError(f"a clock has a bank of {_LEAST_BANK} to {_MOST_BANK} seconds and 0 or more for each turn")
        raise refused(fault.worded("clock", least=_LEAST_BANK, most=_MOST_BANK))
