"""English."""

from quarriors.text.lang.en.grammar import English

LANGUAGE = English()
