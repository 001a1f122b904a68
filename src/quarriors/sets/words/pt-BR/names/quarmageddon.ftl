# Names of cards in Portuguese: `name-…` is a class of dice, `variant-…` a type of card, `card-…` a card whose name is not
# made of both, `brief-…` a card where room is scarce, `short-…` what players call dice for short. A class that is
# feminine says so, and a type has the feminine that goes with it. `.of` is how a Spell belongs to its class (“Truque de
# Morte”); `.die` and `.dice` is what dice of a class are called if it is not “dado de …”.

name-discriminating = Discernimento
    .of = de Discernimento
name-oblation = Oblação
    .of = de Oblação
    .gender = feminine
name-gnome-barbarian = Gnomo Bárbaro
name-heavenly-seraph = Serafim Celestial
name-lord-of-the-quarry = Senhor do Quarry
name-mischievous-imp = Diabrete Travesso
name-troll-behemoth = Troll Beemote
name-voodoo-doll = Boneca de Vodu
    .gender = feminine
