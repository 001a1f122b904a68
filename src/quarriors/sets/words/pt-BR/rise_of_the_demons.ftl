## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Rise of the Demons
about = Quiddity Corrompido para seus oponentes, e Demônios que têm um preço.
glance-1 = Quiddity Corrompido entope sua bolsa. Ninguém o captura: são as cartas que o distribuem.
glance-2 = Criaturas Corrompidas e Demônios dão muito por pouco Quiddity, e cobram de outras maneiras.

## What players call dice whose last word would not tell them apart.

short-corrupted-quiddity = Corrompido

## Ready-made Wilds: a title, and a sentence on each.

wilds-poisoned-gifts = Presentes de grego
wilds-poisoned-gifts-about = Seus primeiros demônios: passe Quiddity Corrompido aos oponentes e depois lucre com a Simpatia.
wilds-pact-with-demons = Pacto com demônios
wilds-pact-with-demons-about = Muita Glória por pouco Quiddity. Mas tudo o que é forte aqui também fere você, cedo ou tarde.
