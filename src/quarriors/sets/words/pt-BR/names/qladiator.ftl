# Names of cards in Portuguese: `name-…` is a class of dice, `variant-…` a type of card, `card-…` a card whose name is not
# made of both, `brief-…` a card where room is scarce, `short-…` what players call dice for short. A class that is
# feminine says so, and a type has the feminine that goes with it. `.of` is how a Spell belongs to its class (“Truque de
# Morte”); `.die` and `.dice` is what dice of a class are called if it is not “dado de …”.

name-chaos = Caos
    .of = de Caos
name-harmony = Harmonia
    .of = de Harmonia
    .gender = feminine
name-frost-howler = Uivador Gélido
name-pink-eye-cyclops = Ciclope do Olho Rosado
name-poison-dart-frog = Rã-Dardo Venenosa
    .gender = feminine
name-qladiator = Qladiador
name-quake-dragon-mystic = Místico do Dragão do Tremor
name-quaxos-eye = Olho de Quaxos
