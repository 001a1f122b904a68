# What the `quarriors` command says: lists of cards, Wilds, checks, counts, and what went wrong.
# Names of commands, options, files, boxes and bots stay as they are in every language.

## Lists of cards: `quarriors cards`, `quarriors deal`

# Headings of columns. Short.
cards-cost = Coût
cards-glory = Gloire
cards-card = Carte
cards-faces = Faces
cards-text = Texte
# Headings of groups.
cards-stack-basic = Ressources de base
cards-stack-creature = Créatures
cards-stack-spell = Sorts
cards-stack-quest = Quêtes
# A card in full. These facts stand in one line: “Creature · Quarriors! (2011) · cost 5 · 2 Glory · 5 dice on its card”.
cards-kind-basic = Ressource de base
cards-kind-creature = Créature
cards-kind-spell = Sort
cards-kind-quest = Quête
cards-box = { $box } ({ $year })
cards-costs = coût { $n }
cards-discounted = { $n } avec des Quiddity { $energy ->
    [light] de Lumière
   *[dark] des Ténèbres
}
cards-never = capture impossible
cards-level = niveau { $n }
cards-worth = { $n ->
    [one] { $n } Point de Gloire
   *[other] { $n } Points de Gloire
}
cards-dice = { $n ->
    [0] aucun dé sur la carte
    [one] { $n } dé sur la carte
   *[other] { $n } dés sur la carte
}
cards-each = { $n ->
    [one] { $n } dé dans chaque sac au départ
   *[other] { $n } dés dans chaque sac au départ
}
cards-faces-are = Faces : { $faces }
# In front of the faces of a quest's dice, in a list of cards.
cards-level-faces = Niveau { $n } : { $faces }
# Below the text of a card in a list. $parts is a list such as “dice, ability”.
cards-reported = (d’après témoignage : { $parts })
cards-reconstructed = (de notre cru : { $parts })
cards-part-name = nom
cards-part-faces = dés
cards-part-stats = coût et Points de Gloire
cards-part-ability = capacité
cards-part-bursts = lignes à Astérisque
cards-part-anchored = Sort Ancré
# Below a list of cards.
cards-mark-reported = ≈ Une partie de cette carte vient du témoignage publié d’une personne qui l’a. « quarriors cards --reported » dit laquelle.
cards-mark-reconstructed = ° Une partie de cette carte est de notre cru, car la carte imprimée est restée introuvable. « quarriors cards --reconstructed » dit laquelle.
# Below a card in full.
cards-parts-reported = ≈ D’après le témoignage publié d’une personne qui a la carte, dans nos mots : { $parts }.
cards-parts-reconstructed = ° De notre cru, car la carte imprimée est restée introuvable : { $parts }.
cards-parts-printed = Tout le reste est conforme à l’original.
cards-note = Ce que nous savons : { $note }
cards-as-printed = Coût, Points de Gloire et dés sont conformes à l’original.
cards-ability-as-printed = Le texte dit dans nos propres mots ce que fait la carte imprimée.
cards-corrects = Elle remplace { $card }.
cards-legend = Faces : Q Quiddity, D piocher et lancer, R relancer, + les deux, | l’un ou l’autre, 1/2/3 niveau, attaque et défense d’une Créature, S Sort, ✶ Astérisque.
cards-legend-lock = L est un Verrou.
cards-legend-energy = ☼ est la Lumière, ☾ les Ténèbres. Un coût de 8/7 veut dire 8, ou 7 si vous payez en partie avec l’énergie de la carte.
cards-legend-question = ? veut dire que la carte dit ce qu’elle fait.

cards-none-found = Aucune carte n’a tous ces mots dans son nom, sa classe ou son texte : { $searched }
cards-none-named = Vous n’avez nommé aucune carte. Écrivez un nom entre les virgules.
cards-none-reported = Aucune de ces cartes n’a de partie qui vient d’un témoignage.
cards-none-reconstructed = Aucune de ces cartes n’est en partie de notre cru.
cards-none-doubtful = Toutes ces cartes sont tout à fait conformes à l’original.
cards-unknown = Aucune carte ne s’appelle « { $name } ».
cards-unknown-in = Aucune carte ne s’appelle « { $name } » dans { $boxes }.

## Rules that differ from the usual ones

rules-captures = Chaque joueur peut capturer { $value } dés par tour.
rules-expert-culling = Une Créature qui marque ne rapporte ses Points de Gloire que si vous la supprimez.
rules-turn-limit = La partie se termine après le tour { $value }. Le joueur avec le plus de Points de Gloire gagne.
rules-quests = { $value ->
    [yes] Vous jouez avec les Quêtes.
   *[no] Vous jouez sans les Quêtes.
}
# $box names one or more boxes.
rules-mix = { $value ->
    [side] En entrée, { $box } : quelques cartes d’abord, puis celles des autres boîtes.
    [two_scoops] Double portion, { $box } : autant de cartes que possible.
   *[democratic] À la carte : vous avez nommé toutes les cartes.
}
rules-side-cards = Nombre de cartes ({ $box }) : { $value }.
rules-handicap = { $value ->
    [glory] Ceux qui jouent plus tard commencent avec quelques Points de Gloire. Ce n’est pas dans le livret de règles.
   *[dice] Celui qui commence pioche moins de dés au premier tour. Ce n’est pas dans le livret de règles.
}

## Dealing Wilds: `quarriors deal`

deal-title = Zone Commune pour { $players } joueurs, { $edition ->
    [classic] règles classiques (2011)
   *[revised] règles révisées (2018)
}
deal-title-named = { $name } : Zone Commune pour { $players } joueurs, { $edition ->
    [classic] règles classiques (2011)
   *[revised] règles révisées (2018)
}
# Behind one of these titles: “Wilds for 2 players, revised rules (2018) · seed 7”.
deal-seed = graine { $seed }
deal-lay = { $n ->
    [one] Placez { $n } dé sur chaque carte.
   *[other] Placez { $n } dés sur chaque carte.
}
deal-lay-else = { $n ->
    [0] Ne placez aucun dé sur { $card }.
    [one] Placez { $n } dé sur { $card }.
   *[other] Placez { $n } dés sur { $card }.
}
deal-quests = { $n ->
    [one] Sous la Zone Commune, placez { $n } carte Quête avec ses 2 dés de Quête.
   *[other] Sous la Zone Commune, placez { $n } cartes Quête, chacune avec ses 2 dés de Quête.
}
# $dice is a list such as “8 (name of dice) and 4 (name of dice)”.
deal-begin = Chaque joueur commence avec ces dés : { $dice }.
deal-large = Les dés { $dice } n’ont pas de carte et ne vont jamais dans un sac : ils sont à côté de leurs joueurs.
deal-goal = Le premier joueur à { $goal } Points de Gloire gagne.
deal-weak = { $card } est faible ici : cette carte demande des dés { $class }, et il n’y en a pas.
deal-weak-locks = { $card } est faible ici : cette carte déverrouille des dés, et aucun dé de cette Zone Commune ne peut être verrouillé.
# $counts is a list such as “40 of 60 in (name of a box)”.
deal-printed = Seulement des cartes tout à fait conformes à l’original : { $counts }.
deal-printed-count = { $printed } sur { $all } dans { $box }
deal-needs = Boîtes : { $boxes }
deal-again = La même Zone Commune, encore une fois : { $command }
deal-play = Pour jouer avec : { $command }
deal-none-named = Aucune Zone Commune toute prête pour { $boxes }.
deal-twice = Vous avez nommé la Zone Commune deux fois : donnez un nom, ou --wilds, mais pas les deux.

## Checking a game: `quarriors verify`

verify-legal = { $file } : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, à la table : { $players }. { $decisions ->
    [one] La seule décision est permise.
   *[other] Les { $decisions } décisions sont toutes permises.
}
verify-unfinished = La partie n’est pas terminée.
verify-dice = { $dice ->
    [one] La seule pioche ou le seul lancer correspond à la graine.
   *[other] Les { $dice } pioches et lancers correspondent tous à la graine.
}
verify-no-dice = Les dés n’ont pas été comparés à une graine. Pour cela, ajoutez --seed.
verify-resigned = Abandon : { $resigned }. { $n ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
verify-commitment = Le secret correspond au sceau que cet enregistrement indique.
verify-commitment-noted = Le secret correspond au sceau que vous aviez noté avant la partie.
verify-seals-noted = Les sceaux de tous les nonces sont ceux que vous aviez notés avant la partie.
verify-nonce-noted = { $n ->
    [one] Votre nonce est dans cet enregistrement. Vous jouiez comme { $names }.
   *[other] Vos nonces sont dans cet enregistrement. Vous jouiez comme { $names }.
}
verify-key = { $dice ->
    [one] La seule pioche ou le seul lancer correspond au secret,
   *[other] Les { $dice } pioches et lancers correspondent tous au secret,
} { $nonces ->
    [0] sans aucun nonce.
    [one] avec le nonce de { $nonces } joueur.
   *[other] avec les nonces de { $nonces } joueurs.
}
# $fault is a sentence that says what and where.
verify-differs = Des dés ou la Zone Commune ne correspondent pas à la graine : { $fault } Cela arrive à l’entraînement, par exemple après un coup annulé.
verify-wilds-key = La Zone Commune vient du même secret et des mêmes nonces : personne ne pouvait la choisir.
verify-wilds-secret = La Zone Commune vient du seul secret du serveur et était visible avant la partie. L’hôte du serveur pouvait la tirer à nouveau jusqu’à ce qu’elle lui plaise.
verify-wilds-chosen = La Zone Commune a été choisie avant la partie.
verify-wilds-named = Cette Zone Commune fait partie des Zones Communes toutes prêtes. Elle a été choisie avant la partie.
verify-wilds-same = La Zone Commune est celle de la partie précédente.
verify-first = Tirage au sort entre { $lots } : { $first } a commencé.
verify-unsealed = { $n ->
    [one] Ce nonce n’était pas scellé : { $names }
   *[other] Ces nonces n’étaient pas scellés : { $names }
}. Toute personne qui donnait le sien ensuite pouvait { $n ->
    [one] le
   *[other] les
} voir et, avec l’hôte du serveur, en essayer plusieurs.
verify-exchanges = Les nonces ont été scellés { $n } fois : quelqu’un est parti ou a scellé un autre nonce après avoir vu ceux des autres.
verify-verified = Vérifiée pour vous : les dés découlent de ce que vous aviez noté avant la partie.
verify-consistent = Cohérente, mais non vérifiée : tout découle du secret et des nonces de cet enregistrement, et un tel enregistrement peut se fabriquer après la partie. Si vous aviez noté le sceau du serveur et votre nonce avant la partie, ajoutez --commitment et --nonce.
verify-consistent-commitment = Cohérente, mais non vérifiée : le sceau est celui que vous aviez noté, mais personne ne s’est porté garant d’un nonce. Si vous avez joué, ajoutez --nonce avec le vôtre.
verify-consistent-nonce = Cohérente, mais non vérifiée : votre nonce y est, mais le serveur pouvait choisir son secret après coup. Ajoutez --commitment avec celui que vous aviez noté avant la partie.
verify-consistent-seals = Cohérente, mais non vérifiée : le sceau du serveur et votre nonce sont ceux que vous aviez notés, mais il y a d’autres nonces, et le serveur pouvait les choisir après avoir vu le vôtre. Ajoutez --sealed avec les sceaux de tous les nonces, notés avant la partie.
verify-not-practice = Non vérifiée : c’était un entraînement. Quelqu’un a choisi la graine des dés, ou la partie en continuait une autre.
verify-not-taken_back = Non vérifiée : un coup a été annulé après des lancers, donc les pioches et les lancers ne peuvent pas être comparés.
verify-not-upgraded = Non vérifiée : le serveur a changé ses règles ou ses cartes pendant la partie, donc les pioches et les lancers ne peuvent pas être comparés.
verify-not-restored = Non vérifiée : l’hôte a restauré une sauvegarde pendant la partie, donc quelqu’un a pu voir d’avance des dés encore à venir.
verify-not-unfinished = Non vérifiée : la partie n’est pas terminée. Le secret de ses dés n’est révélé qu’à la fin.
verify-rolls = { $n ->
    [one] { $n } lancer
   *[other] { $n } lancers
} : combien de fois chaque face est sortie, et combien de fois c’était à prévoir.
verify-die = { $die }, { $n ->
    [one] { $n } lancer
   *[other] { $n } lancers
}
verify-too-few = trop peu de lancers pour juger
verify-chi-square = khi-deux { $value }, { $degrees ->
    [one] { $degrees } degré de liberté
   *[other] { $degrees } degrés de liberté
} : des dés honnêtes s’écartent au moins autant dans { $percent } % des parties
verify-chi-square-all = Ensemble : khi-deux { $value }, { $degrees ->
    [one] { $degrees } degré de liberté
   *[other] { $degrees } degrés de liberté
}. Des dés honnêtes s’écartent au moins autant dans { $percent } % des parties.
verify-no-chi-square = Trop peu de lancers pour dire si les dés étaient honnêtes.
verify-no-seed = Cette partie n’a pas de graine : ses dés viennent d’un secret et de nonces. Enlevez --seed.
verify-bad-commitment = Le sceau du serveur a 64 chiffres de 0 à f, et non « { $said } ».
verify-bad-seal = Le sceau d’un nonce a 64 chiffres de 0 à f, ou - s’il n’y en a pas, et non « { $said } ».
verify-no-server = Ce n’est pas une partie d’un serveur : elle n’a ni sceau du serveur ni nonces. Enlevez --commitment et --nonce.
verify-other-commitment = { $file } ne correspond pas à ce que vous aviez noté. Vous aviez noté le sceau { $noted }, mais cet enregistrement indique { $found }. C’est une autre partie, ou quelqu’un l’a fabriquée après coup.
verify-other-seals = { $file } ne correspond pas à ce que vous aviez noté. Le nonce du joueur { $seat } n’ouvre pas le sceau que vous aviez vu avant la partie. Quelqu’un a échangé le nonce de ce joueur, ou c’est une autre partie.
verify-missing-nonce = { $file } ne correspond pas à ce que vous aviez noté. Votre nonce { $nonce } n’est pas dans cet enregistrement. C’est une autre partie, ou quelqu’un l’a fabriquée après coup.

## Counting games: `quarriors simulate`

simulate-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $players } joueurs, graine { $seed }.
simulate-speed = { $seconds } s, { $rate } parties par seconde, { $decisions } décisions par partie.
simulate-none = Aucune partie n’a été terminée.
# Headings of columns.
simulate-bot = Bot
simulate-seat = Place
simulate-won = Gagnées
simulate-share = Part
simulate-interval = Intervalle à 95 %
simulate-expected = À force égale
# In the column of bots: one that sits in several seats; in that of seats: who goes first.
simulate-seats = { $bot }, { $n } places
simulate-first = { $n }, commence
simulate-from-to = { $low } à { $high }
simulate-turns = Tours : { $mean } en moyenne, médiane { $median }, de { $least } à { $most }, écart-type { $spread }.
simulate-ends = Fins : { $glory } par les Points de Gloire, { $empty } par les cartes vides, { $limit } à la limite de { $turns } tours.
simulate-interrupted = Arrêt à la partie { $done } sur { $games }.
# `quarriors match`: $bot and $other are names of bots, $share, $low and $high percentages.
match-share = { $bot } a gagné { $share } de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} contre { $other } (intervalle à 95 % de { $low } à { $high })
match-counts = Gagnées { $won }, perdues { $lost }, partagées { $shared }. Fins : { $glory } par les Points de Gloire, { $empty } par les cartes vides, { $limit } à la limite de tours. { $turns } tours par partie en moyenne.
match-none = { $bot } contre { $other } : aucune partie n’a été terminée.
## quarriors bots
# Headings of a list.
bots-level = Niveaux, du plus doux au plus fort
bots-style = Styles, à peu près de la force de greedy
bots-measure = Repères pour les autres bots
bots-other = Des paquets que vous avez installés
# Behind what is said of a bot. $budget is like 0.7s.
bots-thinks = (réfléchit { $budget })
# Below the list.
bots-budgets = Un bot qui réfléchit accepte un budget par décision, après deux-points : champion:2s réfléchit deux secondes, planner:96n regarde 96 parties.
# Below a progress bar: “12/100 games, 0:00:07 left”.
progress-games = parties,
progress-rounds = séries,
progress-steps = étapes,
progress-left = restant

## Measuring: `quarriors bench`. Each line has a short label in front.

bench-label-build = Version
bench-label-python = Python
bench-label-games = Parties
bench-label-decisions = Décisions
bench-label-clones = Copies
bench-label-playouts = Simulées
bench-label-greedy = Greedy
bench-label-skeleton = Squelette
bench-label-ratio = Rapport
bench-label-measured = Mesure
bench-build-compiled = compilée en code machine ; le squelette est toujours en Python pur
bench-build-pure = Python pur, comme le squelette ; une version compilée est plusieurs fois plus rapide
bench-python = { $name } { $version }{ $built ->
    [both] , compilé avec optimisation guidée par profil et à l’édition de liens
    [pgo] , compilé avec optimisation guidée par profil
    [lto] , compilé avec optimisation à l’édition de liens, mais pas guidée par profil
    [plain] , compilé sans optimisation guidée par profil, ce qui coûte un peu de vitesse
   *[unknown]  ; le mode de compilation est inconnu
}
bench-games = { $n } par seconde : deux joueurs qui jouent au hasard, { $boxes }, du début à la fin
bench-decisions = { $n } par seconde, { $per_game } par partie
bench-clones = { $n } par seconde en milieu de partie ; une copie coûte { $cost } d’une décision
bench-playouts = { $n } par seconde : parties entières au hasard dans le moteur, { $ratio } pour une du squelette
bench-greedy = { $n } parties par seconde, terminées depuis leur milieu par des bots greedy
bench-skeleton = { $n } par seconde : le même jeu sans capacités
bench-ratio = { $ratio } parties du moteur pour une du squelette (série la plus basse { $lowest }, la plus haute { $highest })
bench-measured = { $rounds } séries de { $games } parties, moteur et squelette à tour de rôle ; médianes
bench-quick-alone = --quick fixe --rounds et --games. Enlevez --quick, ou enlevez les deux autres.

## Boxes of your own: `quarriors box`

box-next = Ensuite : { $steps }
box-title = { $id } : { $name } ({ $year }), { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $dice ->
    [one] { $dice } classe de dés
   *[other] { $dice } classes de dés
}
box-fault = Erreur : { $finding }
box-remark = Remarque : { $finding }
box-fine = Faces, ids, textes et verbes sont corrects. { $games ->
    [0] Aucune partie n’a été jouée.
    [one] { $games } partie a été jouée.
   *[other] { $games } parties ont été jouées.
}
box-unplayed = Aucune partie n’a été jouée, car il y a une erreur.
box-id = « { $id } » ne peut pas être l’id d’une boîte. Utilisez des minuscules, des chiffres, _ et -, et commencez par une lettre.
box-id-taken = Il y a déjà une boîte avec l’id { $id }. Choisissez un autre id.
box-folder-taken = { $folder } existe déjà. Indiquez un dossier nouveau ou vide avec --dir.
# What `quarriors box check` finds. Verbs and ids are names from the box's Python code.
box-finding-faces = le dé { $die } a { $n ->
    [one] { $n } face
   *[other] { $n } faces
} et non 6
box-finding-no-spell = le dé Sort { $die } n’a pas de face Sort. Écrivez-en une comme S ou S *
box-finding-no-creature = le dé Créature { $die } n’a pas de face Créature. Écrivez-en une comme C 1/2/3
box-finding-ids = deux cartes ont l’id { $id }
box-finding-other-box = une autre boîte a l’id { $id } : { $box }
box-finding-same-card = { $card } est aussi une carte dans { $box } : il faut la nommer par son id
box-finding-same-class = { $die } est aussi une classe dans { $box }. Une seule des deux est tirée
box-finding-no-target = elle remplace { $card }, mais la boîte { $box } n’est pas installée
box-finding-override = elle remplace { $card } : { $reason }
box-finding-card = { $card } : { $reason }
box-finding-idle-verb = le verbe { $verb } ne fait rien. Donnez-lui une méthode { $method }
box-finding-reason = { $reason }
box-finding-no-sentence = impossible de former une phrase ({ $language }) : { $reason }
box-finding-untold = il n’y a pas de mots pour { $word } ({ $language }). Ajoutez-les avec register_phrase
# A remark: a word of a box that some languages have no phrase for.
box-finding-english = { $word } reste en anglais pour qui lit { $languages }. Ajoutez vos mots dans ces langues avec register_phrase
box-finding-wordless = { $card } a une ligne sans mots ({ $language })
box-finding-worth = les bots ne peuvent que deviner ce que vaut { $verb }. Dites-le-leur avec quarriors.bots.tell_worth
box-finding-game = partie { $n } (graine { $seed }), avec { $card } : { $reason }
box-finding-changing = ses déclarations changent pendant la partie. Un verbe ne doit rien garder en lui
box-finding-uncaptured = personne n’a jamais capturé { $cards }
box-finding-lost-dice = des dés ont été perdus ou doublés
box-finding-endless = elle ne s’est pas terminée en { $n } tours
box-finding-record = son enregistrement se termine autrement quand il est rejoué

## Databases: `quarriors db`

db-up-to-date = La base de données est à la version { $version }. Il n’y a rien à faire.
db-created = La base de données était vide ; elle est maintenant à la version { $version }.
db-upgraded = La base de données était à la version { $before } ; elle est maintenant à la version { $version }.
db-exported = { $written ->
    [one] { $written } partie écrite
   *[other] { $written } parties écrites
}, { $there } déjà là.
db-not-written = Non écrit : { $reason }
db-purged = { $n ->
    [0] Aucune partie supprimée.
    [one] { $n } partie supprimée.
   *[other] { $n } parties supprimées.
}
# The translation may ask for other letters; the answers are those of plain-yes.
db-purge-sure = { $n ->
    [one] Supprimer { $n } partie que personne n’a touchée depuis { $time } ?
   *[other] Supprimer { $n } parties que personne n’a touchées depuis { $time } ?
} (o/n)
# What “quarriors db check” found. $game is the id of a game, $number the number of an event, $reason and $said are in English.
db-fault-file = Le fichier est endommagé : { $said }
db-fault-unreadable = La partie { $game } ne peut pas être lue : { $reason }
db-fault-numbers = La partie { $game } devrait avoir les événements 1 à { $n }. Trouvés : { $found }.
db-fault-event = Partie { $game } : l’événement { $number } est endommagé.
db-fault-snapshot = Partie { $game } : l’instantané après l’événement { $number } est endommagé.
db-fault-replay = La partie { $game } ne peut pas être rejouée au-delà de l’événement { $number } : { $reason }
db-fault-row = Partie { $game } : la liste des parties ne dit pas la même chose que ses événements ({ $columns }).
db-sound = { $n ->
    [0] La base de données est saine. Elle ne contient aucune partie.
    [one] La base de données est saine, et sa partie aussi.
   *[other] La base de données est saine, et ses { $n } parties aussi.
}
db-unsound = { $damaged ->
    [0] La base de données est endommagée. Ses { $n } parties peuvent toutes être rejouées. Faites-en une sauvegarde, ou revenez à une plus ancienne.
    [one] { $damaged } partie sur { $n } est endommagée. Votre dernière sauvegarde la contient peut-être intacte.
   *[other] { $damaged } parties sur { $n } sont endommagées. Votre dernière sauvegarde les contient peut-être intactes.
}
db-elsewhere = { $n ->
    [one] { $n } partie a été jouée avec d’autres règles ou cartes. Elle continue à partir de son dernier tour.
   *[other] { $n } parties ont été jouées avec d’autres règles ou cartes. Elles continuent à partir de leur dernier tour.
}
db-missing = Il n’y a pas de base de données { $file }. « quarriors serve » la crée.
db-no-game = Il n’y a pas de partie { $game } dans cette base de données.
db-time = « { $text } » n’est pas une durée. --older-than prend un nombre et h, d ou w, comme 90d.

## Serving: `quarriors serve`

serve-open = La table est ouverte à l’adresse { $address } – Ctrl-C pour arrêter. Toutes les parties sont conservées.
serve-no-browser = Impossible d’ouvrir un navigateur ici. Ouvrez { $address } vous-même.
serve-port-taken = Le port { $port } sur { $host } est inutilisable : { $reason } Essayez « quarriors serve --port { $other } », ou --port 0 pour un port libre quelconque.
serve-no-address = L’adresse { $host } n’existe pas : { $reason } Essayez --host 127.0.0.1 ou --host 0.0.0.0.

## Playing: `quarriors play`, `quarriors position`

play-size = La table demande un terminal de { $columns } × { $lines }, et celui-ci fait { $width } × { $height }. Agrandissez-le, ou ajoutez --plain.
play-resume-alone = --resume continue une partie telle quelle. Enlevez joueurs, bots, Zone Commune, règles et graine.
play-resume-failed = { $reason } « quarriors play --list » montre vos parties sauvegardées.
play-over = Cette partie est terminée. Pour la revoir : { $command }
play-no-game = Il n’y a aucune partie inachevée dans { $folder }. Pour en commencer une : quarriors play
play-first = Personne à la table ne s’appelle « { $name } ». Avec --first, nommez un de ceux-ci : { $names }, ou random.
play-exists = { $file } existe déjà. Continuez la partie avec --resume, ou nommez un autre fichier.
play-bots-many = { $bots } bots, c’est trop pour une table de { $seats }. Nommez moins de bots ou plus de joueurs.
play-changed = Un autre programme a modifié { $file } : cette partie se joue à deux endroits. Pour continuer : { $command }
play-not-saved = Impossible de sauvegarder la partie dans { $file } : { $reason } Avec --save FICHIER, vous pouvez indiquer un autre endroit.
position-one-way = Choisissez une seule de ces options : --text, --json, --check et --play.
position-only-play = --bots, --seed, --save, --plain et --no-confirm ne marchent qu’avec --play. Ajoutez --play.
position-no-turn = --turn marche avec les enregistrements et les parties sauvegardées. Une position est un seul moment.
position-turns = Il n’y a pas de tour { $turn } dans cette partie. Elle a les tours { $first } à { $last }.
position-finished = Dans cette position, la partie est terminée. Il n’y a plus rien à jouer.
replay-turns = Impossible de montrer les tours { $since } à { $until }. Cette partie a les tours { $first } à { $last }.

## Files

file-missing = Il n’y a pas de fichier { $file }.
file-folder = { $file } est un dossier. Nommez un fichier de ce dossier.
file-unreadable = Impossible de lire { $file } : { $reason }
file-large = { $file } dépasse { $n } Mo : ce n’est pas un de nos fichiers.
file-not-utf8 = { $file } n’est pas du texte en UTF-8 (octet { $byte }).
file-binary = { $file } n’est pas du texte.
file-empty = { $file } est vide.
file-no-stdin = L’entrée standard est fermée. Nommez un fichier.
file-option = Il n’y a pas d’option { $option }. Pour un fichier de ce nom, écrivez ./{ $option }.
# In place of a file's name.
file-stdin = Entrée standard
# What is wrong in a record, a saved game or a position. $reason is a sentence that says what exactly.
file-fault = { $file } : { $reason }
file-fault-line = { $file }, ligne { $line } : { $reason }
file-line = ligne { $line } : { $reason }

## What you typed on the command line

# Behind any of these where we have an idea: $names is one name or several.
usage-did-you-mean = Vouliez-vous dire { $names } ?
# Each of those names, and other words that somebody typed.
quoted = « { $name } »
# Comes last in any of these.
usage-help = « { $command } » montre ce qu’il y a.
usage-option = Il n’y a pas d’option { $option }.
usage-command = Il n’y a pas de commande « { $command } ».
usage-extra = Que faire de { $words } ? C’est en trop.
usage-value-missing = Il manque une valeur après { $option }.
usage-argument-missing = Il manque quelque chose : { $argument }.
usage-option-missing = Il faut indiquer { $option }.
usage-choice = « { $value } » ne convient pas pour { $option }. Choisissez parmi : { $choices }.
usage-number = « { $value } » ne convient pas pour { $option } : il faut un nombre entier.
usage-decimal = « { $value } » ne convient pas pour { $option } : il faut un nombre.
usage-value = « { $value } » ne convient pas pour { $option }.
usage-no-value = { $option } ne prend pas de valeur.
usage-twice = Vous avez indiqué { $option } deux fois. Une seule suffit.
usage-word = { $option } demande au moins un mot.
usage-seed = Une graine est un nombre ou un mot. Elle ne peut pas être vide.
usage-at-least = { $option } doit valoir au moins { $least }, et non { $value }.
usage-language = Il n’y a pas de langue « { $language } ». Choisissez parmi : { $languages }.
usage-wrong = La ligne de commande est incompréhensible : { $reason }
usage-interrupted = Arrêté.

## What cannot be played, and what to do instead. $boxes, $cards and $names are lists.
## What only helps on a command line is a message of its own, …-help: the page does not say it.

refused-players = Quarriors se joue à 2, 3 ou 4, et non à { $n }.
refused-players-named = Quarriors se joue à 2, 3 ou 4. Vous avez nommé { $n } joueurs : { $names }.
refused-name = « { $name } » ne peut pas être le nom d’un joueur. Utilisez 1 à 40 caractères, sans espaces doubles.
refused-name-marks = « { $name } » ne peut pas être le nom d’un joueur. Enlevez ces signes : { $marks }
refused-name-word = « { $name } » veut dire autre chose dans les enregistrements. Choisissez un autre nom.
refused-name-twice = Deux joueurs ont le même nom : { $names }. Donnez à chacun le sien.
refused-name-unseen = « { $name } » ne peut pas être le nom d’un joueur. Enlevez les signes invisibles et mettez quelque chose à lire.
refused-name-alike = « { $name } » ressemble à « { $other } ». Choisissez un nom impossible à confondre.
refused-bot = Aucun bot ne s’appelle « { $name } ». Choisissez parmi : { $names }.
refused-bot-broken = Le bot { $name } ne marche pas : Python dit « { $python } ».
refused-box = Aucune boîte ne s’appelle « { $name } ». Choisissez parmi : { $names }.
refused-box-twice = Vous avez nommé la boîte { $name } deux fois.
refused-box-broken = La boîte { $name } ne marche pas : Python dit « { $python } ».
refused-card = Aucune carte ne s’appelle « { $name } » dans { $boxes }.
refused-card-or-wilds = Aucune carte ni aucune Zone Commune toute prête ne s’appelle « { $name } » dans { $boxes }.
refused-card-or-wilds-help = « quarriors cards » montre les cartes, « quarriors deal --named » ce qui est tout prêt pour la Zone Commune.
refused-card-elsewhere = « { $name } » n’est pas dans { $boxes } mais dans { $others }.
refused-card-elsewhere-help = Ajoutez cette boîte à --sets.
refused-card-several = « { $name } » peut être { $cards }. Utilisez l’id.
refused-wilds-boxes = La Zone Commune « { $name } » demande ces boîtes : { $boxes }.
refused-wilds-boxes-help = Ajoutez --sets { $boxes }.
refused-wilds-complete = La Zone Commune « { $name } » est complète. Nommez-la seule, ou ne nommez que des cartes.
refused-wilds-doubtful = { $n ->
    [one] Une carte de la Zone Commune « { $name } » n’est pas tout à fait conforme à l’original : { $card }.
   *[other] { $n } cartes de la Zone Commune « { $name } » ne sont pas tout à fait conformes à l’original, comme { $card }.
}
refused-creatures-many = Une Zone Commune a { $limit } cartes Créature. Vous en avez nommé { $n } : { $cards }.
refused-spells-many = Une Zone Commune a { $limit } cartes Sort. Vous en avez nommé { $n } : { $cards }.
refused-democratic = Dans un mélange démocratique, vous nommez toutes les cartes : { $creatures } Créatures et { $spells } Sorts.
refused-creatures-few = { $boxes } : seulement { $n } classes de cartes Créature conviennent ici, et une Zone Commune en demande { $limit }.
refused-creatures-few-help = Ajoutez une boîte à --sets.
refused-spells-few = { $boxes } : seulement { $n } classes de cartes Sort conviennent ici, et une Zone Commune en demande { $limit }.
refused-spells-few-help = Ajoutez une boîte à --sets.
refused-quests-few = { $boxes } : seulement { $n } niveaux de cartes Quête conviennent ici, et il en faut { $limit }.
refused-quests-few-help = Ajoutez une boîte avec des Quêtes à --sets.
refused-class-twice = Deux cartes de la classe { $class } ne peuvent pas être dans la même Zone Commune. N’en nommez qu’une.
refused-card-dice = Impossible de tirer { $card } : ses dés sont dans la boîte { $box }.
refused-card-dice-help = Ajoutez cette boîte à --sets.
refused-card-needs = Impossible de tirer { $card } : cette carte est pour les parties avec { $boxes }.
refused-card-needs-help = Ajoutez cette boîte à --sets.
refused-card-doubtful = Impossible de tirer { $card } : cette carte n’est pas tout à fait conforme à l’original.
refused-card-doubtful-help = Enlevez la carte, ou enlevez --printed-only.
refused-no-base = { $boxes } : aucune de ces boîtes ne se joue seule.
refused-no-base-help = Ajoutez la boîte de base à --sets.
refused-basics = { $boxes } : il manque les ressources de base { $cards }. Elles sont dans la boîte { $box }.
refused-basics-help = Ajoutez-la à --sets.
refused-without = Les dés { $class } se jouent sans { $card }. Enlevez cette carte.
refused-quest-off = { $card } est une carte Quête, mais vous jouez sans les Quêtes.
refused-quest-off-help = Enlevez la carte, ou enlevez --no-quests.
refused-quest-level = { $card } est une Quête de niveau { $level }. À { $players } joueurs, il faut des Quêtes de niveau { $levels }.
refused-quest-levels-same = { $cards } ont le même niveau. N’en nommez qu’une.
refused-quest-mix = Ces Quêtes ne vont pas ensemble. Il faut le niveau 2 à 2 joueurs, les niveaux 1 et 3 à 3 joueurs, les niveaux 1, 2 et 3 à 4 joueurs.
refused-quest-none = Vous voulez des Quêtes, mais cette Zone Commune n’en a pas.
refused-quest-none-help = Ajoutez une boîte avec des Quêtes à --sets, ou enlevez --quests.
refused-needs-quests = { $card } est pour les parties avec Quêtes. Nommez aussi des cartes Quête, ou enlevez cette carte.
refused-expert = Avec les dés { $class }, les Créatures ne sont pas supprimées quand elles marquent : la suppression experte n’a aucun effet.
refused-expert-help = Enlevez --expert-culling.
refused-mix = Le mélange « { $mix } » demande une boîte vedette, et aucune de celles-ci n’en est une.
refused-mix-help = Ajoutez-en une à --sets, comme { $boxes }, ou enlevez --mix.
refused-classic = Les règles classiques de 2011 ne connaissent pas : { $things }.
refused-classic-help = Enlevez --edition classic.
refused-turn-limit = Une partie ne peut pas se terminer après le tour { $n }.
refused-turn-limit-help = --turn-limit prend un nombre de 1 à 100000.
refused-side-cards = --side-cards ne marche qu’avec --mix side.
refused-handicap = Avec les dés { $class }, tout le monde pioche de toute façon peu de dés au début : en piocher moins n’est pas un handicap.
refused-handicap-help = Utilisez --handicap glory.
refused-games = Jouez au moins une partie, et non { $n }.
refused-workers = --workers prend un nombre de 1 à { $most }, et non { $n }.
refused-bots-seats = { $bots } bots ({ $names }) ne tiennent pas sur { $seats } places. Nommez moins de bots, ou donnez un plus grand nombre à --players.
# $theirs et $ours sont des versions du programme.
refused-in-use = Des serveurs de quarriors { $theirs } utilisent cette base de données. Ceci est quarriors { $ours }, avec d’autres tables, règles ou cartes. Arrêtez-les tous, puis démarrez celui-ci.
refused-taken-over = La base de données appartient maintenant à quarriors { $theirs }. Ceci est quarriors { $ours }, avec d’autres tables, règles ou cartes. Démarrez l’autre version.
refused-empty-file = { $file } est vide : 0 octet. Une nouvelle base de données n’a pas encore de fichier ; celle-ci a donc peut-être perdu ses parties. Remettez votre sauvegarde à sa place, ou supprimez le fichier pour repartir sans partie.
refused-damaged-file = { $file } est endommagé : { $said }. Remettez votre sauvegarde à sa place. « quarriors db check » montre quelles parties peuvent encore être lues.
# Anything else that the program refuses. $reason is in English.
refused-other = { $reason }
# A box or bot that was left out of what you asked for.
fault-left-out = { $what } est laissé de côté : { $reason }

## Nombres : le signe devant les décimales, et un pourcentage.

number-point = ,
number-percent = { $n } %

## quarriors lab train

train-done = Les poids sont dans { $file }. Sur des parties dont il n’a rien appris, le réseau nomme le vainqueur pour { $right } des tables (perte { $loss }).
train-measured = { $bot } avec ces poids a gagné { $share } de { $games } parties contre { $rival } avec { $boxes } (intervalle à 95 % : { $low } à { $high }).
train-interrupted = Arrêté. Ce qui est fait reste dans { $folder } : continuez avec --resume.
