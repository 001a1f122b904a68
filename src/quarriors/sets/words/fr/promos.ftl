## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Cartes promo
about = Des cartes en plus pour les dés d’autres boîtes.
glance-1 = Des cartes en plus, à jouer avec les dés d’autres boîtes.

## Ready-made Wilds: a title, and a sentence on each.

wilds-family-reunion = Réunion de famille
wilds-family-reunion-about = Cartes promo : les Créatures de Quaxos ne peuvent pas se faire de mal, et elles grandissent avec chacune d’elles sur la table, chez n’importe quel joueur.
