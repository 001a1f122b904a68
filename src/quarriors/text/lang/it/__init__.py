"""Italian."""

from quarriors.text.lang.it.grammar import Italian

LANGUAGE = Italian()
