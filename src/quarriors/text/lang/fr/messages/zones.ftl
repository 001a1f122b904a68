### Where dice lie, and the phases of a turn. The ids are the engine's own.

## Zones, as labels

zone-bag = sac
zone-active = Réserve Active
zone-ready = Secteur Accessible
zone-locked = Secteur Verrouillé
zone-spent = Pile de Dépense
zone-used = Coin de Défausse
zone-aside = mis de côté
zone-quest = Secteur de Quête
zone-wilds = Zone Commune
zone-removed = hors du jeu

## Where a die goes. Each fills $to in a sentence such as "Chez Quinn, Bog Toad va { $to }."

to-bag = dans le sac
to-active = dans la Réserve Active
to-ready = dans le Secteur Accessible
to-locked = dans le Secteur Verrouillé
to-spent = dans la Pile de Dépense
to-used = dans le Coin de Défausse
to-aside = sur le bord de la table
to-quest = dans le Secteur de Quête
to-wilds = de nouveau dans la Zone Commune
to-removed = hors du jeu

## Phases of a turn, as titles: the rulebooks' names

phase-score = Marquer les Points de Gloire
phase-roll = Piocher et lancer les dés
phase-roll_and_ready = Piocher, lancer et préparer les dés
phase-immediate = Effets Immédiats
phase-ready = Préparer des Sorts et invoquer des Créatures
phase-attack = Attaquer les adversaires
phase-capture = Capturer des dés Quarry
phase-clean_up = Déplacer les dés dans le Coin de Défausse
