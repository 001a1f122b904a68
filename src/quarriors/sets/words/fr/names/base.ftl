# Names of cards in French: the edition has French ones for the basic cards, and leaves all others in English. `name-…` is a
# class of dice, `short-…` what players call its dice for short. “Quiddity de base” is no other die with Quiddity.

name-basic-quiddity = Quiddity de base
short-basic-quiddity = Quiddity
name-portal = Portail
short-portal = Portail
