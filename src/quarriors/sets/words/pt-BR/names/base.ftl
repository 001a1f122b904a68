# Names of cards in Portuguese: `name-…` is a class of dice, `variant-…` a type of card, `card-…` a card whose name is not
# made of both, `brief-…` a card where room is scarce, `short-…` what players call dice for short. A class that is
# feminine says so, and a type has the feminine that goes with it. `.of` is how a Spell belongs to its class (“Truque de
# Morte”); `.die` and `.dice` is what dice of a class are called if it is not “dado de …”.

## Basic dice.

name-basic-quiddity = Quiddity Básico
name-assistant = Auxiliar
    .die = dado Auxiliar
    .dice = dados Auxiliares
name-portal = Portal

## Spells.

name-death = Morte
    .of = de Morte
    .gender = feminine
name-growth = Crescimento
    .of = de Crescimento
name-life = Vida
    .of = de Vida
    .gender = feminine
name-shaping = Modelagem
    .of = de Modelagem
    .gender = feminine
name-victory = Vitória
    .of = da Vitória
    .gender = feminine

## Creatures.

name-deathdealer = Mercador da Morte
name-defender-of-the-pale = Defensor da Paliçada
name-devotee-of-the-holy-query = Devoto da Questão Sagrada
name-ghostly-spirit = Espírito Fantasmagórico
name-primordial-ooze = Limo Primordial
name-quake-dragon = Dragão do Tremor
name-questing-wizard = Mago Aventureiro
name-scavenging-goblin = Goblin Necrófilo
name-warrior-of-the-quay = Guerreiro do Cais
name-witching-hag = Velha Bruxa
    .gender = feminine
short-witching-hag = Bruxa

## Types.

variant-strong = Forte
variant-mighty = Poderoso
    .feminine = Poderosa
variant-cantrip = Truque
variant-charm = Simpatia
variant-incantation = Conjuro
variant-spell = Feitiço
