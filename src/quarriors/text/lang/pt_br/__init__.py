"""Brazilian Portuguese."""

from quarriors.text.lang.pt_br.grammar import Portuguese

LANGUAGE = Portuguese()
