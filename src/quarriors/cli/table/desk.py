"""The desk below the table: what is asked and what can be done, or what has just happened, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from quarriors.cli.table.lists import Rows
from quarriors.cli.table.looks import seat_style
from quarriors.engine import happenings
from quarriors.text import describe_decision, describe_option

if TYPE_CHECKING:
    from textual import events

    from quarriors.engine.game import Game
    from quarriors.engine.option import Option
    from quarriors.text import Beat
    from quarriors.text.words import Words

#: What an attack's steps begin with, and what they go on with.
_BLOWS = (happenings.CHALLENGED, happenings.ATTACKED, happenings.DEFENDED, happenings.TOTAL)
_ATTACK = (
    happenings.ATTACKED, happenings.DEFENDED, happenings.DESTROYED, happenings.SAVED, happenings.TOTAL,
    happenings.ABILITY, happenings.CAST, happenings.GLORY, happenings.HELD, happenings.RETURNED, happenings.LOST,
    happenings.GAINED, happenings.REMOVED, happenings.UNLOCKED,
)  # fmt: skip


def steps(beats: list[Beat]) -> list[list[Beat]]:
    """Beats that are shown together: scoring, a turn up to its attack, the totals, then blow by blow, then the rest."""
    found: list[list[Beat]] = []
    for beat in beats:
        if not found or _begins_step(found[-1], beat):
            found.append([beat])
        else:
            found[-1].append(beat)
    return found


def _begins_step(step: list[Beat], beat: Beat) -> bool:
    last = step[-1].code
    fought = any(other.code in _BLOWS for other in step)
    if beat.code in (happenings.DEFENDED, happenings.TOTAL, happenings.OVER, happenings.COMPLETED, happenings.FAILED):
        return True
    if beat.code == happenings.CHALLENGED:
        return last != happenings.QUESTED
    if beat.code == happenings.ATTACKED:
        return last not in (happenings.ATTACKED, happenings.CHALLENGED)
    if beat.code in (happenings.ROLLED, happenings.REFILLED):
        return any(other.code in (happenings.SCORED, happenings.FOUND) for other in step)
    if beat.code == happenings.TURN:
        return fought or any(other.code == happenings.TURN for other in step)
    return fought and beat.code not in _ATTACK


def beat_line(beat: Beat) -> Text:
    """A beat in one line; headings stand out."""
    text = Text()
    if beat.code == happenings.TURN:
        text.append(" ", seat_style(beat.player))
        text.append(" ")
    text.append(beat.text, "bold" if beat.weighty else "")
    return text


def beat_text(beat: Beat) -> Text:
    """A beat with what a total is made of, if there is anything to tell."""
    text = beat_line(beat)
    for line in beat.sums:
        text.append(f"\n    {line}")
    return text


#: Seconds after which a page has surely been laid out.
_LAID_OUT = 0.05


class Desk(Horizontal):
    """Where the person looks and acts."""

    class Chosen(Message):
        """A row of the list was taken, when those options were asked about."""

        def __init__(self, option: Option, among: list[Option]) -> None:
            super().__init__()
            self.option = option
            self.among = among

    class Marked(Message):
        """The cursor of the list is on an option."""

        def __init__(self, option: Option) -> None:
            super().__init__()
            self.option = option

    class Offered(Message):
        """One of the other things was taken."""

        def __init__(self, at: int) -> None:
            super().__init__()
            self.at = at

    class Turned(Message):
        """The person has read on."""

    def __init__(self) -> None:
        super().__init__(id="desk")
        self.options: list[Option] = []
        self._hint = ""
        #: How many other things are offered instead.
        self.offers = 0

    def compose(self) -> ComposeResult:
        with Vertical(id="blotter"):
            yield Static(id="last", markup=False)
            yield Static(id="prompt", markup=False)
            yield Rows(id="options", markup=False)
            with VerticalScroll(id="telling", can_focus=True):
                yield Static(id="telling-text", markup=False)
            yield Static(id="turn-page", markup=False)
        with VerticalScroll(id="detail-frame", can_focus=False):
            yield Static(id="detail", markup=False)

    # -- asking ----------------------------------------------------------------------------------

    def ask(self, game: Game, options: list[Option], words: Words, last: str, to: int | None) -> None:
        """Shows a decision and its options, the first one at the cursor, to that person or to all at this screen."""
        self.options = options
        self.offers = 0
        self.remove_class("-telling")
        self.remark(last)
        self.query_one("#prompt", Static).update(describe_decision(game, words, to))
        rows = self.query_one("#options", OptionList)
        labels = [describe_option(game, option, words) for option in options]
        rows.set_options([Row(_row(_key(at), label)) for at, label in enumerate(labels)])
        rows.highlighted = 0
        rows.focus()

    def rest(self, words: str) -> None:
        """Nothing can be chosen."""
        self.offer(words, [], "")

    def offer(self, words: str, labels: list[str], last: str) -> None:
        """Shows other things than options to choose from."""
        self.options = []
        self.offers = len(labels)
        self.remove_class("-telling")
        self.remark(last)
        self.query_one("#prompt", Static).update(words)
        rows = self.query_one("#options", OptionList)
        rows.set_options([Row(_row(_key(at), label)) for at, label in enumerate(labels)])
        if labels:
            rows.highlighted = 0
            rows.focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        if event.option_index < len(self.options):
            self.post_message(self.Marked(self.options[event.option_index]))

    def remark(self, last: str) -> None:
        """Says something above the question."""
        line = self.query_one("#last", Static)
        line.update(last)
        line.set_class(not last, "-empty")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        rows, at = event.option_list, event.option_index
        if at < self.offers:
            self.post_message(self.Offered(at))
        elif at < min(rows.option_count, len(self.options)) and rows.get_option_at_index(at) is event.option:
            self.post_message(self.Chosen(self.options[at], self.options))

    def detail(self, text: Text) -> None:
        """Shows a card beside the options, where there is room."""
        self.query_one("#detail", Static).update(text)

    # -- telling ---------------------------------------------------------------------------------

    def tell(self, beats: list[Beat], hint: str) -> None:
        """Shows what has happened, from its beginning."""
        self.add_class("-telling")
        self.detail(Text())
        text = Text("\n").join(beat_text(beat) for beat in beats)
        self.query_one("#telling-text", Static).update(text)
        self.query_one("#turn-page", Static).update(hint)
        telling = self.query_one("#telling", VerticalScroll)
        telling.scroll_home(animate=False)
        telling.focus()
        self._hint = hint
        self._see_whether_more()

    def _see_whether_more(self) -> None:
        """Says that there is more below, once it is known how long the page has become."""
        self.call_after_refresh(self._mark_more)
        self.set_timer(_LAID_OUT, self._mark_more)

    def _mark_more(self) -> None:
        for frame in self.query("#telling").results(VerticalScroll):
            more = frame.scroll_y < frame.max_scroll_y
            for line in self.query("#turn-page").results(Static):
                line.update(f"↓ {self._hint}" if more else self._hint)

    def read_on(self) -> bool:
        """Scrolls to what has not been seen of what is told; False if it has been seen to its end."""
        frame = self._telling_frame
        if not self.is_telling or frame.scroll_y >= frame.max_scroll_y:
            return False
        frame.scroll_page_down(animate=False, force=True)
        self._see_whether_more()
        return True

    @property
    def _telling_frame(self) -> VerticalScroll:
        return self.query_one("#telling", VerticalScroll)

    def take_up(self) -> None:
        """Has the keys again, after something else had them."""
        self.query_one("#telling" if self.is_telling else "#options").focus()

    @property
    def is_telling(self) -> bool:
        return self.has_class("-telling")

    def on_click(self, event: events.Click) -> None:
        if self.is_telling:
            event.stop()
            self.post_message(self.Turned())


def _row(key: str, label: str) -> Table:
    """A row of the list: the key, and the words beside it even where they need a second line."""
    row = Table.grid(padding=(0, 1))
    row.add_column(width=2, justify="right")
    row.add_column()
    row.add_row(Text(key, "bold"), Text(label))
    return row


def _key(at: int) -> str:
    """The key that takes the option at that place, as the list shows it."""
    return str(at + 1) if at < 9 else "0" if at == 9 else ""
