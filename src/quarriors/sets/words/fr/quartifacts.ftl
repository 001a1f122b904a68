## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Quartifacts
about = Partez en Quête avec un Squire, et rapportez des trésors.
glance-1 = Au lieu d’attaquer, vos Créatures peuvent partir ensemble en Quête. Les Assistants restent à la maison.
glance-2 = Si elles y sont encore à votre prochain tour, avec assez de niveaux, vous gagnez les Points de Gloire de la Quête au lieu des leurs, et lancez son dé.
glance-3 = Vos adversaires peuvent vous y défier. Ils gagnent 1 Point de Gloire pour chaque Créature qu’ils détruisent, et peuvent s’emparer de la Quête s’il n’en reste aucune.
glance-4 = Les Quartéfacts sont des trésors. Attachez-les à vos Créatures.

## Ready-made Wilds: a title, and a sentence on each.

wilds-first-quest = Première Quête
wilds-first-quest-about = Vos premières Quêtes : elles sont faciles, les Créatures aiment voyager, et les Quartéfacts vont droit au but.
wilds-grand-expedition = Grande expédition
wilds-grand-expedition-about = Les Expeditions font appel à Corrupted Quiddity, à l’Immunité et aux Verrous : des Quêtes pour qui connaît toutes les boîtes.
