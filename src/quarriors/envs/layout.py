"""The layout of actions and observations: a function of the list of boxes, with a fingerprint to tell it by."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Final

from quarriors.engine.dealing import Stock
from quarriors.engine.errors import IllegalOption, SetupError
from quarriors.engine.fingerprint import fingerprint
from quarriors.engine.game import Game
from quarriors.engine.kinds import KIND_IDS
from quarriors.engine.option import Option
from quarriors.engine.rules import Rules
from quarriors.engine.seats import MOST_PLAYERS
from quarriors.engine.table import PHASE_IDS
from quarriors.engine.wilds import check_players
from quarriors.sets import DEFAULT, boxes_of

from .actions import LayoutMismatch
from .coded import CodedGame
from .coding import ABOUT, AN_ABILITY, Codes
from .seeing import NUMBERS, OF_CLASS, OF_PLAYER, Sight

#: Raised when the same boxes get other ids or another observation than before.
SCHEME: Final = 1


class Layout:
    """Which number stands for which action, and which byte of an observation for what.

    Both follow from the list of boxes, whatever the order in which you name them. The ids are the same for 2, 3 and 4
    players, and what 2 players see is the beginning of what 3 would.

    >>> layout = Layout(["base"], players=2)
    >>> layout.actions, layout.width, layout.action_names[14:17]
    (443, 734, ['name +3', 'capture Basic Quiddity', 'cull Basic Quiddity'])
    >>> layout.action_id("summon Quake Dragon")
    338
    >>> layout.field_names[45:50]
    ['turn', 'turns_left', 'goal', 'quiddity', 'light']
    """

    def __init__(self, sets: object = DEFAULT, players: object = 2) -> None:
        boxes = boxes_of(sets)
        self.players = check_players(players)
        #: The boxes and their fingerprints, in order of age.
        self.boxes = {box.id: fingerprint(box) for box in boxes}
        named = tuple(box.id for box in boxes if isinstance(sets, (list, tuple)) and box.id in sets)
        self.codes = Codes(named, Stock(boxes, Rules()).cards)
        self.sight = Sight(self.codes, self.players)
        #: How many actions there are, how many bytes an observation has, and how many outcomes chance can have.
        self.actions = self.codes.size
        self.width = self.sight.width
        self.chance_outcomes = len(self.codes.cards) + max(len(card.slots) for card in self.codes.cards)
        self.action_names = _action_names(self.codes)
        self.field_names = _field_names(self.codes, self.sight, self.players)
        self._action_ids = {name: id for id, name in enumerate(self.action_names)}
        #: Sixteen hexadecimal digits: the same if, and only if, every id and every byte means the same.
        self.fingerprint = _fingerprint(self)

    # -- ids ---------------------------------------------------------------------------------------

    def encode(self, game: Game) -> dict[Option, int]:
        """The id of every option at hand.

        >>> from quarriors import deal
        >>> game = Game.new(["Quinn", "Quill"], deal(seed=7), seed=7)
        >>> Layout().encode(game)
        {Option('roll'): 0}
        """
        return dict(zip(game.decision.options, self.coded(game).ids(), strict=True))

    def decode(self, game: Game, action: int) -> Option:
        """The option that this id stands for at the decision at hand.

        >>> from quarriors import deal
        >>> game = Game.new(["Quinn", "Quill"], deal(seed=7), seed=7)
        >>> Layout().decode(game, 0)
        Option('roll')
        >>> Layout().decode(game, 5)
        Traceback (most recent call last):
        quarriors.engine.errors.IllegalOption: action 5 (stay) is not on offer; there is: 0 (roll)
        """
        ids = self.coded(game).ids()
        if action in ids:
            return game.decision.options[ids.index(action)]
        there = ", ".join(f"{id} ({self.action_names[id]})" for id in sorted(ids))
        said = f" ({self.action_names[action]})" if 0 <= action < self.actions else ""
        raise IllegalOption(f"action {action}{said} is not on offer; there is: {there}")

    def action_id(self, name: str) -> int:
        """The id of an action by its name, as `action_names` has it."""
        id = self._action_ids.get(name)
        if id is None:
            raise SetupError(f"no action is called {name!r}; Layout.action_names lists them")
        return id

    def coded(self, game: Game) -> CodedGame:
        """The game with numbers for what can be done."""
        if game.state.n != self.players:
            raise LayoutMismatch(f"this layout is for {self.players} players, the game has {game.state.n}")
        return CodedGame(self.codes, self.sight, game)

    # -- saved with weights ------------------------------------------------------------------------

    def as_data(self) -> dict[str, object]:
        """What to save beside weights or recorded games, as plain values; `require` reads it back."""
        return {
            "scheme": SCHEME, "players": self.players, "boxes": dict(self.boxes), "actions": self.actions,
            "width": self.width, "fingerprint": self.fingerprint,
        }  # fmt: skip

    def require(self, saved: object) -> None:
        """Says why weights or records that were saved with that layout do not fit this one, if they do not.

        `saved` is what `as_data` gave, or a fingerprint.

        >>> Layout(["base"]).require(Layout(["base"], players=2).as_data())
        >>> Layout(["base"]).require(Layout(["base", "quarmageddon"]).as_data())
        Traceback (most recent call last):
        quarriors.envs.actions.LayoutMismatch: saved with the boxes base, quarmageddon, but this is for base
        """
        if isinstance(saved, str):
            if saved != self.fingerprint:
                raise LayoutMismatch(f"saved with the layout {saved[:40]!r}, but {self!r} is {self.fingerprint}")
            return
        if not isinstance(saved, dict) or not isinstance(saved.get("boxes"), dict) or "fingerprint" not in saved:
            raise LayoutMismatch(
                f"a layout is saved as its fingerprint or as Layout.as_data() gives it, not {saved!r:.80}"
            )
        boxes = saved["boxes"]
        if list(boxes) != list(self.boxes):
            raise LayoutMismatch(f"saved with the boxes {', '.join(map(str, boxes))}, but this is for {self._named()}")
        if saved.get("players") != self.players:
            raise LayoutMismatch(f"saved for {saved.get('players')} players, but this is for {self.players}")
        for id, known in self.boxes.items():
            if boxes[id] != known:
                raise LayoutMismatch(f"the cards of {id} have changed since: it was {boxes[id]!r:.40}, and is {known}")
        if saved["fingerprint"] != self.fingerprint:
            raise LayoutMismatch(
                f"saved with another scheme of ids: {saved['fingerprint']!r:.40}, not {self.fingerprint}"
            )

    def _named(self) -> str:
        return ", ".join(self.boxes)

    def __repr__(self) -> str:
        return f"Layout({list(self.boxes)!r}, players={self.players})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and self.fingerprint == other.fingerprint

    def __hash__(self) -> int:
        return hash(self.fingerprint)

    def __reduce__(self) -> tuple[object, ...]:
        return (layout_of, (self.codes.sets, self.players))


@lru_cache(64)
def _layout_of(sets: tuple[str, ...], players: int) -> Layout:
    return Layout(list(sets), players)


def layout_of(sets: object = DEFAULT, players: object = 2) -> Layout:
    """The layout of these boxes, made once.

    >>> layout_of(["base"]) is layout_of(("base",), players=2)
    True
    """
    if isinstance(sets, (list, tuple)) and all(isinstance(name, str) for name in sets):
        return _layout_of(tuple(sets), check_players(players))
    return Layout(sets, players)


def _action_names(codes: Codes) -> list[str]:
    names = [""] * codes.size
    for code, id in enumerate(codes.plain):
        if id >= 0:
            names[id] = KIND_IDS[code]
    for seat in range(MOST_PLAYERS):
        names[codes.first_seat + seat] = f"name +{seat}"
    for family in codes.families:
        for code, room in enumerate(family.room):
            for k in range(room):
                name = f"{KIND_IDS[code]} {family.name}"
                if ABOUT[code] == AN_ABILITY:
                    name += f", line {k + 1}"
                elif k:
                    name += f" #{k + 1}"
                names[family.start[code] + k] = name
    return names


def _field_names(codes: Codes, sight: Sight, players: int) -> list[str]:
    names = [f"decision {kind}" for kind in KIND_IDS]
    names += [f"phase {phase}" for phase in PHASE_IDS]
    names += NUMBERS
    names += [f"{family.name} {field}" for family in codes.families for field in OF_CLASS]
    names += [f"card {card.card.id}" for card in codes.cards]
    for seat in range(players):
        mat = list(OF_PLAYER)
        for family in codes.families:
            mat += [f"{family.name} {zone}" for zone in sight.zones]
            for zone in ("active", "ready"):
                mat += [f"{family.name} {zone} face {face + 1}" for face in range(family.faces)]
        names += [f"+{seat} {name}" for name in mat]
    return names


def _fingerprint(layout: Layout) -> str:
    parts = [f"scheme {SCHEME}", *layout.action_names, *layout.field_names]
    parts += [f"{id} {known}" for id, known in layout.boxes.items()]
    return blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()
