## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Boîte de base
about = Le jeu lui-même : des Créatures, des Sorts et des Quiddity.

## Ready-made Wilds: a title, and a sentence on each.

wilds-first-game = Première partie
wilds-first-game-about = Pour débuter : des textes courts, aucune Réaction, rien à attacher.
wilds-war-of-words = Guerre des mots
wilds-war-of-words-about = Jetez des Sorts sur les Créatures et contre les Sorts, et laissez un Wizard en tirer des Points de Gloire.
wilds-no-quarter = Pas de quartier
wilds-no-quarter-about = À l’attaque ! Détruire des Créatures vous rapporte des Quiddity et des Points de Gloire, et vos Spirits reviennent.
wilds-dragon-hoard = Trésor du dragon
wilds-dragon-hoard-about = Grand et cher : à part les ressources de base, tout coûte 5 Quiddity ou plus.
wilds-nine-lives = Neuf vies
wilds-nine-lives-about = Presque rien ne reste détruit bien longtemps.
