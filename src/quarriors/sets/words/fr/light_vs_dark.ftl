## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Light vs. Dark
about = Deux énergies, des dés Large et des Sorts Ancrés.
glance-1 = Payez avec des Quiddity de Lumière, et les cartes de Lumière coûtent moins. De même pour les Ténèbres.
glance-2 = Piochez deux dés, ou trois à partir de votre troisième tour, et lancez avec eux vos deux dés Large Quiddity.
glance-3 = Certaines cartes Créature de la Zone Commune ont un Sort Ancré. Une fois pendant votre tour, après avoir marqué, vous pouvez en utiliser un en payant son prix en Lumière ou en Ténèbres.
glance-4 = Marquer ne permet de supprimer aucun dé.

## What players call dice whose last word would not tell them apart.

short-large-quiddity = Large

## Ready-made Wilds: a title, and a sentence on each.

wilds-day-and-night = Le jour et la nuit
wilds-day-and-night-about = Rien que Light vs. Dark : trois Créatures de Lumière, trois des Ténèbres, et des Sorts Ancrés à la portée de tous.
wilds-twilight = Crépuscule
wilds-twilight-about = Lumière et Ténèbres rencontrent la boîte de base : votre énergie décide de ce qui est bon marché, et Goblins et Trolls ne prennent pas parti.
wilds-the-whole-shelf = Toute l’étagère
wilds-the-whole-shelf-about = Un peu de chaque boîte et toutes les règles à la fois, Quêtes comprises. Pour qui veut tout.
