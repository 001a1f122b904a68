# What both tables in the terminal say: the one with windows (`table-…`) and the plain one, lines of text (`plain-…`).
# Prompts, options and the story of the game come from table.ftl.
# $player is a name; $card and $dice are names of cards and dice as other messages make them.

## The plain table: what lies there. `quarriors position` and `quarriors replay` show it too.

# A heading: turn number, whose turn it is, the phase.
plain-turn = Tour { $n }, { $player } : { $phase }
plain-wilds = Zone Commune (prix, dés restants) :
plain-quests = Quêtes (niveau, dés restants) :
# One line for each card. $price is a number; what follows the name comes from the messages below.
plain-wilds-card = { $price }  reste { $left }  { $card }
plain-wilds-glory = { $n ->
    [one] { $n } Point de Gloire
   *[other] { $n } Points de Gloire
}
plain-wilds-anchored = Sort Ancré pour { $energy ->
    [light] { $n } Lumière
   *[dark] { $n } Ténèbres
}
plain-wilds-there = { $player } y est
# A player's heading: Glory so far, and the Glory that wins.
plain-player = { $player } : { $n } sur { $goal } Points de Gloire
# What lies in a zone, such as “Ready Area: 2 × (name of dice)”.
plain-zone = { $zone } : { $dice }
plain-zone-quest = { $zone }, { $card } : { $dice }
plain-zone-counted = { $zone }, { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} : { $dice }
# In place of dice, where none lie.
plain-nothing = rien
plain-attack = { $player } attaque { $other } avec { $dice }. Il reste { $n } d’attaque.
plain-attack-total = { $player } attaque { $other } avec { $dice }. Le total est de { $n }.
plain-attack-fallen = { $player } attaque { $other }. Les attaquants sont détruits, mais il reste { $n } d’attaque.
plain-attack-expected = { $player } attaque { $other } avec { $dice }. Le total est pour l’instant de { $n }.

## The plain table: beginning and end

plain-welcome = Quarriors ! { $edition ->
    [classic] Règles classiques (2011)
   *[other] Règles révisées (2018)
}, graine { $seed }. À la table : { $players }.
plain-captures = Capture avancée : vous pouvez capturer jusqu’à { $n } dés par tour.
plain-expert = Suppression experte : une Créature qui marque ne rapporte ses Points de Gloire que si vous la supprimez.
plain-limit = La partie se termine après le tour { $n }.
# A bot sits down. $pips is a die that shows how strong it is, $about a sentence about it.
table-bot = { $pips } { $name } : { $about }
plain-begins = { $player } commence. Le premier joueur à { $goal } Points de Gloire gagne.
plain-keys = Tapez le numéro d’une option pour la choisir, ou « ? » pour l’aide.
plain-resumed = Vous continuez la partie enregistrée dans { $file }. Voici ce qui vient de se passer :
plain-left = Vous quittez la partie. Elle est sauvegardée. Pour continuer : { $command }
plain-left-unsaved = Vous quittez la partie. Elle n’est pas sauvegardée.
plain-over = La partie est terminée après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}. Points de Gloire : { $glory }.
plain-record = Pour la revoir : { $command }

## The plain table: questions and answers

# $left is one or more sentences, such as “Summon Bog Toad for 2 Quiddity.” The translation may ask for other letters, such as (s/n).
plain-confirm = Vous pouvez encore : { $left } Continuer quand même ? (o/n)
# Answers that mean yes or no, separated by commas. y, yes, n and no always work.
plain-yes = o, oui
plain-no = n, non
plain-yes-or-no = Répondez o pour oui ou n pour non.
plain-unknown = « { $input } » est incompréhensible. Tapez un nombre de 1 à { $n }, ou « ? » pour l’aide.
plain-ambiguous = « { $input } » peut vouloir dire : { $words }.
plain-confirm-on = Désormais, la table vous prévient si vous laissez passer quelque chose d’utile.
plain-confirm-off = Désormais, la table ne vous prévient plus si vous laissez passer quelque chose.
plain-confirm-how = Tapez « confirm on » ou « confirm off ».
plain-undone = Coup annulé. Vous revoilà ici :
plain-undo-none = Il n’y a encore aucun coup à annuler.
plain-undo-dice = Impossible d’annuler ce coup : des dés ont été piochés ou lancés depuis votre dernière décision.
plain-undo-other = Impossible d’annuler ce coup : un autre joueur a décidé depuis.
plain-lang = À partir de maintenant, la table parle français.
plain-lang-how = Tapez « lang » et une de ces langues : { $languages }.

## The plain table: cards. $parts is a list such as “cost 3, 2 Glory, 5 dice left”.

plain-card = { $card } : { $parts }
plain-card-cost = coût { $n }
plain-card-discounted = coût { $n }, ou { $less } avec { $energy ->
    [light] de la Lumière
   *[dark] des Ténèbres
}
plain-card-never = capture impossible
plain-card-level = Quête de niveau { $n }
plain-card-glory = { $n ->
    [one] { $n } Point de Gloire
   *[other] { $n } Points de Gloire
}
plain-card-left = { $n ->
    [one] encore { $n } dé
   *[other] encore { $n } dés
}
plain-card-faces = Faces : { $faces }
# $where is a list such as “2 with Quinn and 1 with Monique”.
plain-card-where = En jeu : { $where }
plain-card-where-one = { $n } chez { $player }
plain-no-card = Aucune carte de cette partie n’a « { $name } » dans son nom. Tapez c pour voir toutes les cartes.

## The plain table: why not. $action is such as “capture Bog Toad”, $reason a whole sentence.

plain-why = { $action } : { $reason }
plain-why-not-now = Ce que vous ne pouvez pas faire pour l’instant, et pourquoi :
plain-why-nothing = Tout ce que vous pourriez vouloir faire est possible.
plain-why-can = { $action } : c’est possible. C’est l’option { $n }.
plain-why-unknown = Rien de ce que vous pourriez capturer ou utiliser ne s’appelle « { $name } ». Essayez « w capture NOM », « w summon NOM » ou simplement « w ».
plain-why-no-die = Vous n’avez aucun dé appelé « { $name } ».
# $kind is a word you can type, such as capture or summon; it stays English.
plain-why-kind = { $kind } { $thing }
plain-why-any-capture = capturer n’importe quelle carte

## The plain table: what faces and signs mean (the command “legend”)

plain-legend-title = Une face montre une de ces choses :
plain-legend-quiddity = vous donne 3 Quiddity quand vous dépensez le dé
plain-legend-draw = dépensez le dé pour piocher et lancer 2 dés
plain-legend-reroll = relancez le dé
plain-legend-spell = vous pouvez le préparer, ou l’utiliser aussitôt si sa carte dit Effet Immédiat
plain-legend-lock = vous pouvez verrouiller le dé ; sa carte dit à quoi cela sert
plain-legend-question = sa carte dit ce que cela fait
# The numbers of a Creature, as “level, attack, defense”.
plain-legend-creature-sign = niveau, attaque, défense
plain-legend-creature = une Créature ; son niveau est le prix pour l’invoquer
plain-legend-bursts = Les étoiles ({ $burst } à { $burst }{ $burst }{ $burst }) sont des Astérisques : certaines lignes de la carte ne comptent qu’avec ce nombre d’Astérisques.
plain-legend-unknown = Si un nombre sur le dé est « ? », sa carte dit ce qu’il vaut en ce moment.
plain-legend-discount = Un prix comme 7/5 veut dire 7, ou 5 si vous payez en partie avec des Quiddity de l’énergie de la carte, Lumière ou Ténèbres.
plain-legend-marks = Derrière un nom, ≈ veut dire qu’une partie de la carte vient d’un témoignage, et ° qu’une partie est de notre cru. « c NOM » dit laquelle.
plain-legend-now = Les Créatures sur la table montrent leurs nombres du moment, avec tout ce qui les change.
plain-legend-words = Dans les mots des options et des enregistrements, Q3 est 3 Quiddity, D2 piocher 2, R relancer, S un Sort, L un Verrou, Q2 light 2 Quiddity de Lumière, A:Exqualibur un Quartéfact, C 1/3/4 une Créature de niveau 1 avec 3 en attaque et 4 en défense, et * un Astérisque.

## The plain table: help (the command “?”). What you type stays English.

plain-help-title = Tapez le numéro d’une option pour la choisir, ou ses mots, comme « roll », « summon Bog Toad » ou « end ». S’il n’y a qu’une option, appuyez sur Entrée.
plain-help-name = NOM
plain-help-thing = CHOSE
plain-help-language = LANGUE
plain-help-options = les options, encore une fois
plain-help-words = les mots de toutes les options
plain-help-table = toute la table
plain-help-cards = les cartes de la Zone Commune
plain-help-card = une carte en entier
plain-help-why = ce que vous ne pouvez pas faire pour l’instant, et pourquoi
plain-help-why-not = pourquoi c’est impossible : w capture Bog Toad, w summon Toad, w unlock Frog
plain-help-log = l’histoire de la partie
plain-help-legend = ce que veulent dire les faces et les signes
plain-help-undo = annuler votre dernière décision, sauf si des dés ont été lancés ou si quelqu’un d’autre a décidé depuis
plain-help-confirm = ne plus vous prévenir si vous laissez passer quelque chose d’utile ; « confirm on » le rétablit
plain-help-lang = parler une autre langue : { $languages }
plain-help-quit = quitter ; votre partie est sauvegardée
plain-help-programs = Pour les programmes : une ligne qui n’a que « > » attend une réponse, une ligne qui finit par (o/n) attend o ou n.

## Replays and positions as text

replay-title = { $players }. { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
replay-unfinished = L’enregistrement s’arrête ici. La partie n’est pas terminée.
position-fine = { $file } : cette position est correcte.
position-over = La partie est terminée. { $result }

## Saved games

saves-none = Vous n’avez aucune partie sauvegardée dans { $folder }.
# Below the name of a saved game: “Quinn 4, Monique 7. Turn 12.”
saves-standing = { $glory }. { $now }
saves-turn = Tour { $n }.
saves-damaged = Ce fichier est illisible : { $reason }

## The table in the terminal

table-turn = Tour { $n } { $player }
# Names of the phases in one line, so keep them short: about 50 letters for all of them.
table-phase-score = points
table-phase-roll = lancer
table-phase-roll_and_ready = lancer/prép.
table-phase-ready = préparer
table-phase-attack = attaque
table-phase-capture = capture
table-phase-clean_up = ranger
# How many dice may still be captured this turn.
table-captures = { $n ->
    [one] { $n } capture
   *[other] { $n } captures
}
# Dice in the bag, in the Used Pile and in the Spent Pile. Short.
table-piles = sac { $bag } défausse { $used } dépense { $spent }
# The zones on a mat, in front of the dice. Very short.
table-zone-ready = Accès
table-zone-active = Réserve
table-zone-aside = Côté
table-zone-locked = Verrou
table-zone-quest-at = Quête { $card }
table-glory = { $n } sur { $goal } Points de Gloire
table-card-cost = coût { $n }
# $cost is the message above, $sign stands for Light or Dark Quiddity: “cost 7, or 5 with ☼”.
table-card-discounted = { $cost }, ou { $n } avec { $sign }
table-card-never = capture impossible
table-card-level = niveau { $n }
table-card-plain = Cette carte n’a pas de texte. Ses faces disent tout.
table-card-left = { $n ->
    [0] Il n’y reste aucun dé.
    [one] Il y reste { $n } dé.
   *[other] Il y reste { $n } dés.
}
table-card-price = En ce moment, il vous coûte { $n }.
table-card-copies = Il compte comme :
# In front of the reason why something cannot be done: “Cannot be captured: You do not have enough Quiddity.”
table-why-not = { $what } :
table-do-capture = Impossible à capturer
table-do-cull = Impossible à supprimer
table-do-cast = Impossible à jeter
table-do-defend = Ne peut pas défendre
table-do-summon = Impossible à invoquer
table-do-immediate = Impossible à utiliser
table-do-ready = Impossible à préparer
table-do-draw = Ne peut pas piocher
table-do-reroll = Impossible à relancer
table-do-both = Impossible à utiliser
table-do-lock = Impossible à verrouiller
table-do-unlock = Impossible à déverrouiller
table-do-anchor = Son Sort Ancré est inutilisable
table-do-quest = Vous ne pouvez pas partir pour cette Quête
table-do-attach = Impossible à attacher
table-do-use = Impossible à utiliser
table-do-choose = Impossible à envoyer
# In the frame of a window.
table-hint-close = Échap : fermer
table-hint-act = Entrée : choisir   Échap : fermer
table-hint-settings = Entrée : changer   Échap : fermer
table-hint-page = ↑ ↓ : défiler   Échap : fermer
# Below a page of the story.
table-more = Espace : suite ({ $at } sur { $of })   Échap : passer
table-thinking = { $player } réfléchit…
table-unused = Vous pouvez encore :
table-unused-end = Continuer quand même
table-unused-stay = Rester ici
table-lost = Vous perdriez ceci :
table-lost-end = Le faire quand même
table-log = L’histoire de la partie
table-help = Touches et signes
table-settings = Réglages
table-setting-confirm-yes = Me demander avant de laisser passer quelque chose d’utile : oui
table-setting-confirm-no = Me demander avant de laisser passer quelque chose d’utile : non
table-setting-pace-step = Montrer ce qui se passe : pas à pas, à chaque Espace
table-setting-pace-flow = Montrer ce qui se passe : pas à pas, tout seul
table-setting-pace-off = Montrer ce qui se passe : d’un seul coup
# $language is the language's own name, such as Italiano.
table-setting-lang = Langue : { $language }
table-over-again = Rejouer avec une nouvelle Zone Commune
table-over-replay = Revoir cette partie
table-over-leave = Quitter la table
# “Quinn 15, Monique 9. 23 turns.”
table-over-standing = { $players }. { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
table-hand-over = Espace : finir le tour   u : annuler
table-no-undo = Impossible d’annuler ce coup : des dés ont été lancés ou piochés, ou un autre joueur a décidé.
table-undone = Coup annulé.
table-small = Cette fenêtre fait { $width } × { $height }. La table demande au moins 80 × 24. Agrandissez la fenêtre.
table-saved = Votre partie est sauvegardée. Pour continuer : { $command }
table-finished = Pour revoir la partie : { $command }
# The page of keys: what each does.
table-key-pick = choisir l’option de ce numéro
table-key-move = parcourir une liste et choisir ce qui est marqué
table-key-tab = aller des options à la Zone Commune, aux tapis et retour ; Entrée montre une carte en entier
table-key-card = montrer la carte de l’option marquée
table-key-go-on = continuer : lancer, finir la phase, ne plus rien prendre, laisser passer
table-key-undo = annuler, sauf si des dés ont été lancés ou piochés ou si quelqu’un d’autre a décidé depuis
table-key-log = l’histoire de la partie
table-key-settings = réglages et langue
table-key-theme = sombre ou clair
table-key-page = lire la suite
table-key-skip = passer le récit ; fermer une fenêtre
table-key-quit = quitter ; votre partie est sauvegardée
table-key-next = pas suivant
table-key-back = pas précédent
table-key-next-turn = tour suivant
table-key-last-turn = tour précédent
table-key-ends = début et fin
table-key-close = quitter
# The same page: what the signs mean.
table-sign-creature = Créature : niveau, attaque / défense
table-sign-quiddity = Quiddity
table-sign-draw = piocher et lancer ce nombre de dés
table-sign-reroll = relancer
table-sign-spell = Sort
table-sign-burst = Astérisque : utilisez la ligne de la carte avec le même signe
table-sign-both = les deux
table-sign-either = l’un ou l’autre
table-sign-glory = Points de Gloire : ce que rapporte une Créature ; sur les tapis, ce qu’a un joueur
table-sign-energy = Quiddity de Lumière et des Ténèbres
table-sign-discount = le prix, et le prix réduit si vous payez en partie avec l’énergie de la carte
table-sign-anchored = Sort Ancré, et ce qu’il coûte
table-sign-lock = Verrou : le dé peut être verrouillé, ou il l’est
table-sign-quartifact = Quartéfact
table-sign-quest = devant une Quête : le niveau qui l’accomplit ; derrière : qui y est
table-sign-reported = une partie de cette carte vient d’un témoignage ; ouvrez la carte pour voir laquelle
table-sign-reconstructed = une partie de cette carte est de notre cru ; ouvrez la carte pour voir laquelle
table-sign-usable = vous pouvez le capturer ou le choisir maintenant ; les dés utilisables sont soulignés
table-sign-active = à qui de jouer
# The line of keys at the bottom. Very short.
table-footer-tab = Cartes
table-footer-card = Carte
table-footer-undo = Annuler
table-footer-log = Journal
table-footer-go-on = Continuer
table-footer-help = Aide
table-footer-quit = Quitter
table-footer-settings = Réglages
table-footer-next = Suite
table-footer-back = Retour
table-footer-turn = Tour
table-replay-step = Pas { $at } sur { $of }

# What is written on keys, in the list of keys and in the line at the bottom, as on French keyboards. Very short.
key-enter = Entrée
key-space = Espace
key-escape = Échap
key-tab = Tab
key-pgdn = PgSv
key-pgup = PgPr
key-home = Début
key-end = Fin
