### What is wrong in a record, a saved game, a position, a box or a bot. Each is a reason behind a colon, such as
### “game.record, line 12: the game was over before this line.” It begins with a small letter and ends with a full stop.
### Words of the format, such as “glory”, “memory” and “standing”, and names of dice and cards stay English.

## Any line

# $wanted is how the line should read, $found how it reads.
refused-begins = la première ligne doit être « { $wanted } », et non « { $found } ».
refused-expected = il faut ici une ligne comme « { $wanted } », et non « { $found } ».
# $zones is a list of words that may come first in such a line.
refused-expected-zone = il faut ici une ligne comme « { $wanted } », ou une ligne qui commence par { $zones }, et non « { $found } ».
refused-format = ce programme lit le format { $n } de ces fichiers, et non « { $found } ».
refused-garbled = cette ligne est illisible.
refused-no-player = aucun joueur ne s’appelle « { $name } ».

## Rules

refused-rules-line = une règle s’écrit comme « captures=2 » et son nom est l’un de ceux-ci : { $names }, et non « { $found } ».
refused-rules-value = la règle { $name } prend { $known }, et non « { $value } ».
refused-rules-unknown = { $names } : impossible ainsi. Les règles sont : { $known }.

## Positions

refused-position-finished = une partie terminée n’a plus de position où décider.
refused-position-more = il ne faut plus rien ici, mais il y a « { $found } ».
refused-position-stop = avec une action en suspens, la partie s’arrête là de toute façon. Enlevez « { $word } ».
# $example is a line such as “turn: 3, Quinn, roll”, $phases a list.
refused-position-turn = il faut ici une ligne comme « { $example } ». Les phases sont { $phases }.
refused-position-no-turn = { $limit ->
    [0] il n’y a pas de tour { $n }.
   *[other] il n’y a pas de tour { $n } : la limite est { $limit }.
}
refused-position-quantity = après la phase viennent des mots comme « quiddity 3 », « light 1 », « dark 1 » ou « captures 1 », et non « { $found } ».
refused-position-energy = { $energy ->
    [light] avec ces cartes, il n’y a pas de Quiddity de Lumière.
   *[dark] avec ces cartes, il n’y a pas de Quiddity des Ténèbres.
}
# $word is one of the position's own words: quiddity, light, dark or captures.
refused-position-most = { $word } vaut au plus { $most }, et non { $found }.
refused-position-deep = il y a ici trop de crochets les uns dans les autres.
refused-position-no-dice = dans cette position, personne n’a de dés : personne ne pourrait jouer.
refused-position-won = avec { $n } Points de Gloire, la partie serait gagnée : le but est { $goal }.
refused-position-quest = { $n ->
    [0] il n’y a pas de Quêtes dans cette partie.
   *[other] nommez l’une de ces Quêtes : { $quests }.
}
refused-position-quest-empty = personne n’est à cette Quête. Nommez des dés, ou enlevez la ligne.
refused-position-quest-two = deux joueurs sont à la même Quête, et aucun ne défie l’autre.
refused-position-quest-dice = les dés Quête sont à côté de leur carte, ou dans un Secteur Accessible comme Quartéfacts.
refused-position-locked = un Secteur Verrouillé ne contient qu’un seul dé.
refused-position-quartifacts = un joueur a un Quartéfact au maximum.

## Dice in a position

refused-dice-none = il faut ici un dé, et non « { $found } ».
refused-dice-unknown = aucun dé de cette Zone Commune ne s’appelle « { $name } ».
refused-dice-few = { $n ->
    [one] il n’y a que { $n } dé { $die }.
   *[other] il n’y a que { $n } dés { $die }.
}
refused-dice-face = { $die } n’a pas de face « { $face } ». Ses faces sont { $faces }.
refused-dice-copies = { $card } ne copie rien.
refused-dice-fresh = seuls les dés de la Réserve Active du joueur dont c’est le tour peuvent être « fresh ».
refused-dice-unattachable = { $card } ne s’attache pas.
refused-dice-attached-classic = dans les règles classiques, un joueur n’attache des Sorts qu’à ses propres Créatures.
refused-dice-attached-where = les Sorts ne s’attachent que dans un Secteur Accessible, dans un Secteur Verrouillé ou à une Quête.
refused-dice-attached-to = les Sorts ne s’attachent qu’à des Créatures.
refused-dice-ready = { $die } doit montrer une Créature, un Sort ou un Quartéfact dans un Secteur Accessible.
refused-dice-immediate = { $die } est un Sort à Effet Immédiat et ne va jamais dans un Secteur Accessible.
refused-dice-spent-classic = les règles classiques n’ont pas de Pile de Dépense.
refused-dice-locked = { $die } doit montrer un verrou dans un Secteur Verrouillé.
refused-dice-quest = { $die } doit montrer une Créature à une Quête.
refused-dice-aside = { $die } mis de côté doit montrer la Créature qu’il était.
# $zone is a word of the format, such as “used”.
refused-dice-no-face = { $die } ne montre aucune face dans « { $zone } ».
# $known are examples of faces.
refused-face = « { $found } » dans « { $face } » n’est pas une face. Écrivez { $known }.

## What a position remembers, and what is under way: the lines “memory” and “pending”. $name and $names are words of them.

refused-work-names = « { $name } » demande des noms entre accolades, et non « { $value } ».
refused-work-list = « { $name } » doit être une liste entre crochets, et non « { $value } ».
refused-work-number = « { $name } » doit être un nombre, et non « { $value } ».
refused-work-flag = « { $name } » doit être true ou false, et non « { $value } ».
refused-work-known = « { $name } » peut être { $known }, et non « { $value } ».
refused-work-fields = « { $name } » contient { $known }, et non « { $value } ».
refused-work-range = « { $name } » va de 0 à { $last }.
refused-work-fit = { $names } ne vont pas ensemble.
refused-work-pairs = { $names } vont par paires.
refused-work-dice = { $names } doivent nommer des dés de la liste, chacun une seule fois.
refused-work-needed = « { $name } » manque, ou dit une chose impossible.
# $reason is one of the others.
refused-work-pending = « { $work } » est en suspens, mais { $reason }
refused-work-no-die = il n’y a pas de dé { $n } dans la liste. Le dernier est { $last }.
refused-work-no-line = aucune carte de cette Zone Commune n’a de ligne { $n }.
refused-work-no-step = aucune carte de cette Zone Commune n’a de ligne { $n } avec une étape { $step }.
refused-work-no-quest = la carte { $n } n’est pas une Quête.
refused-work-no-event = il n’y a pas d’événement { $event }, ou pas de capacité { $declining } à refuser.
refused-work-no-trigger = aucune capacité n’attend avec la ligne { $n } pour la place { $seat }.
refused-work-no-opponent = il n’y a pas d’adversaire { $n }.
refused-work-replaces = la ligne { $n } ne remplace rien.
refused-work-next-roll = ce qui attend un lancer ne vaut que pour le prochain.
refused-work-nobody-reacts = ce n’est à personne de réagir.
refused-work-unattacked = personne n’est attaqué.
refused-work-attack = il n’y a qu’une attaque à la fois, et « memory » doit nommer ses attaquants.
refused-work-copies = ce dé ne copie rien.
refused-work-locks = il n’y a rien à verrouiller.
refused-work-gathering = les dés de plusieurs joueurs attendent sous la capacité qui les détruit, avec une place pour chacun.
refused-work-old = ce n’est pas écrit comme dans le premier format : { $n } nombres ou plus, le genre d’action en premier.

## Records

refused-record-breaks-off = l’enregistrement s’arrête avant une pioche ou un lancer.
# $reason is one of the others.
refused-record-old = { $reason } Une version précédente du jeu a écrit ceci, et des règles ont été corrigées depuis.
refused-record-origin = dans la position de départ, { $reason }
refused-record-engine = la version { $found } des règles a écrit ceci. Ce programme a la version { $n }.
refused-record-card = { $card } se joue autrement depuis que cette partie a été enregistrée.
refused-record-misfit = la position ne correspond pas aux joueurs, aux règles et à la Zone Commune indiqués au-dessus.
refused-record-over = la partie était terminée avant cette ligne.
refused-record-over-before = la partie était terminée avant « { $item } ».
refused-record-turn = ce devrait être le tour { $n } ({ $player }).
refused-record-no-dice = il manque une pioche ou un lancer avant « { $item } ».
refused-record-not-asked = { $player } n’a rien à décider à « { $item } ».
refused-record-decides = { $player } doit décider avant « { $item } ».
refused-record-drawn = aucun dé n’est pioché ici, mais l’enregistrement dit « { $word } ».
refused-record-rolled = aucun dé n’est lancé ici, mais l’enregistrement dit « { $word } ».
refused-record-differs = l’enregistrement dit « { $said } », mais les dés donnent « { $gave } ».
refused-record-unfinished = l’enregistrement a un résultat, mais la partie n’est pas terminée.
refused-event-damaged = l’événement { $n } de la partie est endommagé.
refused-game-damaged = la partie a été endommagée là où elle était conservée.
refused-record-result = le résultat devrait être « { $result } ».
refused-option-empty = il manque une décision ici.
# $options are the words of records, separated by semicolons.
refused-option-several = « { $text } » peut vouloir dire : { $options }.
refused-option-unknown = « { $text } » n’est pas possible ici. Possibilités : { $options }.
refused-chance-drawn = « { $word } » ne peut pas être pioché : voici tout ce que contient le sac : { $dice }.
refused-box-changed = la boîte { $box } a changé depuis : { $then } est maintenant { $now }.
refused-box-missing = la boîte « { $name } » n’est pas installée.
refused-card-id = aucune carte n’a l’identifiant « { $id } ».

## Saved games, and games of a server: what stands before the record

refused-header-line = il faut ici une ligne comme « nom: valeur », avec l’un des noms { $names }, et non « { $found } ».
refused-header-twice = « { $name } » est déjà à la ligne { $n }.
refused-header-lacks = il manque la ligne « { $name }: … ».
refused-header-breaks-off = le fichier s’arrête avant son enregistrement.
refused-header-seed = une graine est un nombre ou un texte entre guillemets, et non « { $found } ».
refused-save-none = ce n’est pas une partie sauvegardée : celle-ci commence par « { $wanted } ». Elle seule connaît ses prochains dés.
refused-save-seats = la partie sauvegardée a { $seats } places, mais son enregistrement a { $players } joueurs.
refused-seal-verified = une partie vérifiée doit donner son sceau, ses nonces et son secret (commitment, nonces, secret).
refused-seal-unfinished = une partie en cours donne son sceau et ses nonces (commitment, nonces), mais pas son secret (secret).
refused-seal-practice = un entraînement a une graine, donc pas de sceau, de nonces ni de secret (commitment, nonces, secret).
refused-seal-seed = seul un entraînement a une graine.
refused-seal-seals = il faut autant de nonces scellés (sealed) que de nonces (nonces).
refused-seal-dealt = si la Zone Commune a été tirée au sort, il faut dire parmi quoi (dealt).
refused-seal-secret = un secret demande le sceau et les nonces (commitment, nonces).
refused-seal-result = le résultat n’est écrit avant l’enregistrement qu’après un abandon.
refused-seal-characters = il faut 1 à 64 caractères sans espaces, et non « { $found } ».
refused-seal-digits = il faut { $n } chiffres de 0 à f, et non « { $found } ».
refused-seal-other-secret = ce n’est pas le secret que le serveur avait scellé.
refused-seal-other-nonce = le nonce « { $nonce } » n’est pas celui qui avait été scellé.
refused-seal-position = une partie commencée dans une position n’a pas de dés à vérifier.
# $none is the sign for no nonce.
refused-seal-nonces = il y a { $n } nonces pour { $players } joueurs. « { $none } » veut dire aucun.
refused-seal-players = il faut des joueurs dans l’ordre des places ({ $players }), et non « { $found } ».
refused-seal-not-over = la partie n’est pas terminée : ses dés ne peuvent pas encore être révélés.
refused-seal-over = la partie est terminée : son secret devrait être ici.
refused-seal-over-result = la partie est terminée : son résultat devrait être ici aussi.
refused-seal-should-be = il devrait y avoir « { $line } ».
refused-seal-wilds = ce n’est pas la Zone Commune qui a été tirée. Le tirage donne { $cards }.
refused-seal-first = le tirage au sort du premier joueur a donné { $player }.

## Wilds that cannot be

refused-wilds-creatures = une Zone Commune a { $limit } cartes Créature, et non { $n }.
refused-wilds-spells = une Zone Commune a { $limit } cartes Sort, et non { $n }.
refused-wilds-basics = il manque les cartes de base { $cards } dans la Zone Commune.
refused-wilds-large = { $dice } dés et { $cards } cartes, c’est plus qu’une table n’en contient.
refused-wilds-clash = { $cards } : une autre carte change déjà la même règle. Enlevez l’une d’elles.
refused-players-count = une partie a 2 à { $most } joueurs.

## Boxes of your own. $python is what Python says, in English.

refused-box-no-python = { $file } n’est pas un fichier Python.
refused-box-stumbled = { $line ->
    [0] Python dit « { $python } ».
   *[other] ligne { $line } : Python dit « { $python } ».
}
refused-box-undeclared = il n’y a pas de ligne « BOX = Box(…) ».
refused-box-same-id = une autre boîte a déjà l’identifiant { $id }.
refused-box-entry-point = le point d’entrée { $name } n’est pas une boîte avec cet identifiant.
refused-box-not-one = { $name } n’est pas une boîte avec l’identifiant { $id }.
refused-box-no-project = il n’y a pas de pyproject.toml. « quarriors box new » crée un paquet.
refused-box-project = impossible de lire pyproject.toml. Python dit « { $python } ».
# $section and $example are lines of that file.
refused-box-no-point = pyproject.toml n’a pas de section { $section }, avec une ligne comme { $example }.
# $reason is “no card has the id …” or the next message.
refused-box-overrides = la boîte { $box } ne peut pas remplacer { $card } : { $reason }
refused-card-kind = c’est une carte { $original ->
    [creature] Créature
    [spell] Sort
    [quest] Quête
   *[basic] de base
}, mais { $card } est une carte { $kind ->
    [creature] Créature
    [spell] Sort
    [quest] Quête
   *[basic] de base
}.
refused-box-overridden = une autre boîte remplace déjà { $card }.

## Bots of your own. $decision is a kind of decision, a word of the engine.

refused-bot-chooseless = le bot { $name } n’a pas de méthode { $method }.
refused-bot-maker = le bot { $name } doit être une classe, ou autre chose que Python peut appeler avec une graine.
refused-bot-name = « { $name } » ne peut pas être le nom d’un bot. Utilisez 1 à 40 signes parmi a-z, 0-9, - et _, et commencez par une lettre.
refused-bot-nobody = aucun bot ne peut s’appeler « { $name } » : cela veut dire aucun bot. Choisissez un autre nom.
refused-bot-taken = il y a déjà un bot qui s’appelle « { $name } ». Choisissez un autre nom.
refused-bot-budget = le bot { $name } répond aussitôt et n’a pas de budget. Enlevez « :{ $budget } », ou choisissez { $names }.
refused-bot-failed = Le bot { $name } a échoué à une décision ({ $decision }). Python dit « { $python } ».
refused-bot-chose = Le bot { $name } a choisi { $chosen }, ce qui n’est pas possible ici ({ $decision }).
refused-bots-cannot = Les bots ne peuvent pas réfléchir. Python dit « { $python } ».
refused-torch-missing = il faut torch pour l’entraînement. Installez-le avec { $command }.
refused-train-number = { $name } doit aller de { $least } à { $most }, et non { $number }.
refused-train-there = il y a déjà un entraînement dans { $folder }. Continuez avec --resume, ou choisissez un autre dossier.
refused-train-other = l’entraînement dans { $folder } a d’autres réglages. Choisissez un autre dossier.
refused-train-none = il n’y a pas d’entraînement à continuer dans { $folder }.
refused-train-checkpoint = le point de reprise { $file } est endommagé. Supprimez-le, et l’entraînement recommence.
refused-train-games = les parties dans { $file } sont endommagées. Supprimez ce fichier, et elles seront rejouées.
refused-train-device = torch ne trouve aucune carte graphique. Retirez { $option }.
refused-budget = le budget d’un bot s’écrit comme 96n (parties simulées) ou 0.5s (secondes), de 1n à { $nodes }n ou { $seconds }s, et non « { $text } ».
refused-budget-patience = sur ce serveur, les bots réfléchissent au plus { $seconds }s ou { $nodes }n, et non { $budget }.
refused-weights = les poids dans { $file } ne peuvent pas servir : { $reason ->
    [missing] ce fichier n’existe pas
    [foreign] ce n’est pas un fichier de poids
    [damaged] le fichier est endommagé
   *[other] ils valent pour d’autres critères que ceux de cette version, il faut les entraîner à nouveau
}.
refused-worker-lost = Un processus s’est arrêté tout seul (statut { $status }). Si la mémoire a manqué, utilisez moins de processus.
