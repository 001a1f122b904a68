# Names of cards in Portuguese: `name-…` is a class of dice, `variant-…` a type of card, `card-…` a card whose name is not
# made of both, `brief-…` a card where room is scarce, `short-…` what players call dice for short. A class that is
# feminine says so, and a type has the feminine that goes with it. `.of` is how a Spell belongs to its class (“Truque de
# Morte”); `.die` and `.dice` is what dice of a class are called if it is not “dado de …”.

name-corrupted-quiddity = Quiddity Corrompido
short-corrupted-quiddity = Corrompido
name-corruption = Corrupção
    .of = de Corrupção
    .gender = feminine
name-demonic-overlord = Soberano Demoníaco

variant-corrupted = Corrompido
    .feminine = Corrompida
variant-lesser = Menor
