# Names of cards in Portuguese: `name-…` is a class of dice, `variant-…` a type of card, `card-…` a card whose name is not
# made of both, `brief-…` a card where room is scarce, `short-…` what players call dice for short. A class that is
# feminine says so, and a type has the feminine that goes with it. `.of` is how a Spell belongs to its class (“Truque de
# Morte”); `.die` and `.dice` is what dice of a class are called if it is not “dado de …”.

variant-quaxos = de Quaxos
variant-multiplying = Multiplicador
    .feminine = Multiplicadora
variant-key-master = Mestre das Chaves
variant-ghost-of-xmas-past = Fantasma do Natal Passado
variant-ghost-of-xmas-present = Fantasma do Natal Presente
variant-ghost-of-xmas-future = Fantasma do Natal Futuro

card-key-master-lord-of-the-quarry = Senhor do Quarry, Mestre das Chaves
brief-key-master-lord-of-the-quarry = Mestre das Chaves
