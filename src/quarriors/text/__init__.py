"""Words: card texts told from their declarations, and everything the interface says.

>>> from quarriors.sets.base import BOX
>>> card_text(BOX.card("Life Cantrip"), ENGLISH)
['Attach: The Creature has +4 defense.']
"""

from quarriors.text.boxwords import box_message, box_name, box_rules, leading_boxes, wilds_about, wilds_title
from quarriors.text.cards import TextLine, card_line, card_lines, card_text, untold
from quarriors.text.catalogue import MessageError
from quarriors.text.chronicle import Beat, Chronicle
from quarriors.text.decisions import describe_decision
from quarriors.text.describe import describe_option, describe_reason
from quarriors.text.faces import brief_name, card_name, die_text, face_text, faces_text, short_name
from quarriors.text.happenings import describe_happening, describe_result
from quarriors.text.languages import LanguageError, language, languages
from quarriors.text.seen import NOBODY
from quarriors.text.tell.teller import UntoldError, register_phrase
from quarriors.text.words import ENGLISH, Words

__all__ = [
    "ENGLISH",
    "NOBODY",
    "Beat",
    "Chronicle",
    "LanguageError",
    "MessageError",
    "TextLine",
    "UntoldError",
    "Words",
    "box_message",
    "box_name",
    "box_rules",
    "brief_name",
    "card_line",
    "card_lines",
    "card_name",
    "card_text",
    "describe_decision",
    "describe_happening",
    "describe_option",
    "describe_reason",
    "describe_result",
    "die_text",
    "face_text",
    "faces_text",
    "language",
    "languages",
    "leading_boxes",
    "register_phrase",
    "short_name",
    "untold",
    "wilds_about",
    "wilds_title",
]
