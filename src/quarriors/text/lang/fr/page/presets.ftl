## Préparation : quel genre de partie

presets = Quel genre de partie ?
# Tiles: a name, and a sentence on it.
preset-usual = La partie habituelle
preset-usual-about = La boîte de base, selon le livret.
preset-quick = Partie rapide
preset-quick-about = Deux captures par tour : de meilleurs dés plus tôt, une partie plus courte.
preset-quests = Avec des Quêtes
preset-quests-about = Envoyez vos Créatures au loin et rapportez des trésors.
preset-locks = Verrous
preset-locks-about = Des dés qui continuent d’agir depuis votre Secteur Verrouillé.
preset-energies = Deux énergies
preset-energies-about = Payez en Lumière ou en Ténèbres, et voyez ce que cela change.
preset-everything = Tout
preset-everything-about = Toutes les boîtes dans une seule partie.
# What folds out: everything that the tiles have set.
setup-details = Détails : boîtes, règles, premier joueur, pendule
