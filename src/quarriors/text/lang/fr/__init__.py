"""French."""

from quarriors.text.lang.fr.grammar import French

LANGUAGE = French()
