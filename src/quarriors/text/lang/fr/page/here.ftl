### The table that a page brings along: no server is needed.

## How it stands

here-name = Votre table
here-loading = Votre table se prépare…
here-starting = Mise en place des dés…
here-progress = Chargement
here-elsewhere = Votre table est ouverte dans un autre onglet.
here-take = Jouer ici
here-failed = Votre table n’a pas pu être préparée.
here-again = Réessayer
here-full = L’espace de votre navigateur est plein. Votre prochain coup attend qu’il y ait de la place : supprimez des parties finies, ou enregistrez celle-ci dans un fichier.
here-forgets = Ce navigateur ne conserve rien. Vos parties disparaissent quand vous fermez la page : enregistrez-les dans un fichier.

## Taking a game along, and bringing one

carry = Emporter une partie
carry-about = Continuez une partie sur un autre appareil, un autre serveur, ou plus tard.
carry-bring = Charger une partie
carry-file = Le fichier d’une partie
carry-link = Ou un lien qui contient une partie
carry-open = Ouvrir
carry-bad = Il n’y a pas de partie ici. Le lien a peut-être été coupé : demandez plutôt le fichier.
carry-too-long = Cette partie est trop longue pour ce serveur. Finissez-la là où vous l’avez commencée.
carry-here = Continuer ici
carry-who = Qui joue ?
carry-person = Vous, ou un ami sur cet appareil
carry-take = Vos parties
carry-none = Vous n’avez aucune partie en cours.
carry-over = Parties terminées
carry-over-about = Enregistrez une partie terminée. La commande « quarriors replay » la rejoue pas à pas ; cette page ne montre que les parties jouées ici.
carry-is-over = La partie qui s’y trouve est terminée : personne ne peut la continuer. La commande « quarriors replay » la rejoue pas à pas.
carry-save = Enregistrer dans un fichier
carry-copy = Copier un lien
carry-long = Cette partie est trop longue pour un lien. Enregistrez-la dans un fichier.
carry-send = Continuer sur un serveur
carry-send-to = Adresse du serveur
carry-send-do = Y aller
carry-send-bad = Ce n’est pas une adresse. Écrivez-en une comme https://games.example.
way-carry = Enregistrer une partie dans un fichier ou un lien, ou en charger une

## Boxes of one's own

boxes-own = Vos propres boîtes
boxes-own-about = Une boîte est un fichier Python qui déclare BOX.
boxes-warning = Une boîte est un programme. N’ajoutez que des boîtes de personnes de confiance.
boxes-add = Ajouter une boîte
boxes-none = Vous n’avez ajouté aucune boîte.
boxes-remove = Retirer { $name }
boxes-refused = { $name } ne peut pas servir : { $reason }
boxes-same = { $name } est la même boîte que { $same }, ou porte son nom de fichier. Une seule des deux peut rester.
boxes-replace = Remplacer { $same }
boxes-changed = Rechargez la page pour jouer avec ce que vous avez changé.
boxes-reload = Recharger

## Playing with people elsewhere

online-elsewhere = Jouer à distance
online-elsewhere-about = Cette table n’existe que sur votre appareil. Pour jouer à distance, utilisez un serveur.
