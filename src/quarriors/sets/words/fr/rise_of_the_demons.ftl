## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Rise of the Demons
about = Des dés Corrupted Quiddity pour vos adversaires, et des démons qui ont leur prix.
glance-1 = Les dés Corrupted Quiddity encombrent votre sac. Personne ne les capture : ce sont les cartes qui les distribuent.
glance-2 = Les Créatures Corrupted et les démons vous donnent beaucoup pour peu de Quiddity, et vous le font payer autrement.

## What players call dice whose last word would not tell them apart.

short-corrupted-quiddity = Corrupted

## Ready-made Wilds: a title, and a sentence on each.

wilds-poisoned-gifts = Cadeaux empoisonnés
wilds-poisoned-gifts-about = Vos premiers démons : offrez des dés Corrupted Quiddity à vos adversaires, puis encaissez grâce au Charm.
wilds-pact-with-demons = Pacte avec les démons
wilds-pact-with-demons-about = Beaucoup de Points de Gloire pour peu de Quiddity. Mais tout ce qui est fort ici vous fait mal aussi, tôt ou tard.
