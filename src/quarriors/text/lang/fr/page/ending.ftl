## The end

over-title = Fin de la partie
over-show = Voir le résultat
wins = { $winners ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
  }
# Why the game has ended, where the server does not say it.
over-reason-glory = Le but est atteint.
over-reason-empty_cards = Quatre cartes Créature n’ont plus de dés : le joueur avec le plus de Points de Gloire gagne.
over-reason-limit = La limite de tours est atteinte : le joueur avec le plus de Points de Gloire gagne.
over-reason-resigned = Tous les autres ont abandonné.
over-turns = { $turns ->
    [one] La partie a duré { $turns } tour.
   *[other] La partie a duré { $turns } tours.
  }
rematch = Rejouer
rematch-same = Même Zone Commune
rematch-same-about = Rejouer avec la même Zone Commune
look-at-table = Regarder la table
# Another player has already begun a rematch.
next-game = Aller à la partie suivante
share-game = Partager cette partie
ending-story = L’histoire de la partie
ending-captures = Dés capturés
ending-luck = La chance aux dés
ending-fair = Des dés honnêtes

## The chart

chart-slider = Tour sur le graphique
chart-goal = But : { $goal }
chart-start = Avant le premier tour.
chart-turn = Tour { $turn }, { $name }.
chart-watch = Revoir à partir d’ici
# What two marks in the chart mean.
chart-captured = un dé capturé
chart-destroyed = une Créature adverse détruite
chart-table = Le graphique en tableau
chart-column-turn = Tour
chart-column-what = Ce qui s’est passé
turn-captured = { $name } capture un dé { $card }.
# $name owns the die that is destroyed.
turn-destroyed = { $name } perd { $card }.
turn-destroyed-by = { $by } détruit { $card } chez { $name }.
# A player has captured no dice at all.
captured-nothing = aucun
destroyed-creatures = { $destroyed ->
    [one] { $destroyed } Créature détruite
   *[other] { $destroyed } Créatures détruites
  }

## Where was it decided?

ending-review = Où s’est-elle décidée ?
review-ask = Analyser la partie
review-ask-about = Cela prend quelques secondes, une seule fois.
review-working = Analyse de la partie…
# Over a chart of lines from 0 to 100.
review-chances = Chances de gagner avant chaque lancer
review-table = Les chances en tableau
review-end = La fin
# Heads of a table in points of 100: what changed the chance of each player.
review-player = Joueur
review-luck = Dés
review-own = Ses décisions
review-others = Décisions des autres
review-change = En tout
review-about = Les points sont des chances sur 100. Les décisions sont comparées à celles d’un bot solide. La somme des dés et des décisions donne l’évolution des chances.
review-cost-you = Ce qui vous a le plus coûté
review-cost = Ce qui a le plus coûté à { $name }
review-none-you = Aucune de vos décisions n’a coûté deux points ou plus. Bien joué !
review-none = { $name } : aucune décision n’a coûté deux points ou plus.
# $taken and $better are options, in the words of their buttons; $points is a whole number.
review-moment = Tour { $turn } : « { $taken } ». « { $better } » valait { $points } points de plus.

## Luck

luck-rolls = { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
  }
luck-quiddity = { $rolled ->
    [one] { $rolled } Quiddity obtenu, { $expected } en moyenne.
   *[other] { $rolled } Quiddity obtenus, { $expected } en moyenne.
  }
luck-creatures = { $rolled ->
    [one] { $rolled } face Créature obtenue, { $expected } en moyenne.
   *[other] { $rolled } faces Créature obtenues, { $expected } en moyenne.
  }
luck-great = Une chance folle !
luck-good = Un peu de chance.
luck-usual = Une chance moyenne.
luck-bad = Un peu de malchance.
luck-awful = Quelle malchance !
luck-less = { $less ->
    [one] Sur 100 joueurs avec les mêmes dés, { $less } ferait moins bien.
   *[other] Sur 100 joueurs avec les mêmes dés, { $less } feraient moins bien.
  }
luck-measure = Chaque lancer est comparé aux six faces de son dé. Les dés relancés comptent, les coups annulés non.
dice-usual = Au total, les { $rolls } lancers sont normaux : des dés honnêtes s’écartent autant de la moyenne { $often } fois sur 100.
dice-unusual = Au total, les { $rolls } lancers sont inhabituels : des dés honnêtes ne s’écartent autant de la moyenne que { $often } fois sur 100. C’est rare, mais cela arrive.
dice-too-few = { $rolls ->
    [one] { $rolls } lancer ne suffit pas pour juger les dés.
   *[other] { $rolls } lancers ne suffisent pas pour juger les dés.
  }
dice-uncounted = { $standing ->
    [practice] C’était un entraînement : personne n’a contrôlé les dés.
    [taken_back] Un lancer a été annulé : personne n’a contrôlé les dés de cette partie.
    [upgraded] Les règles ont changé pendant la partie : personne n’a contrôlé les dés.
    [restored] La partie a repris à partir d’une sauvegarde : personne n’a contrôlé les dés.
   *[other] Personne n’a contrôlé les dés de cette partie.
  }
dice-table = Tous les dés, face par face
# Heads of a table.
dice-column-face = Face
dice-column-rolled = Sorties
dice-column-expected = En moyenne

## Fairness

verdict-kept = Vérifiée par votre navigateur : la promesse sur les dés et votre part du hasard sont celles qu’il avait notées avant la partie.
# The same for a game that cannot be verified; the next sentence says why.
verdict-noted = La promesse sur les dés et votre part du hasard sont celles que votre navigateur avait notées avant la partie.
verdict-broken = Cette partie ne correspond pas à ce que votre navigateur avait noté avant qu’elle commence.
verdict-practice = C’était un entraînement : les dés pouvaient être connus d’avance.
verdict-unsealed = La promesse sur les dés et votre part du hasard sont celles que votre navigateur avait notées avant la partie. Il n’a pas noté les parts des autres et ne peut donc pas la vérifier.
verdict-unknown = Votre navigateur n’a rien noté avant cette partie et ne peut donc pas la vérifier. Ce que la table montre est cohérent.
standing-taken_back = Un lancer a été annulé : les dés de cette partie ne comptent pas comme vérifiés.
standing-upgraded = Les règles ont changé pendant la partie : ses dés ne comptent pas comme vérifiés.
standing-restored = La partie a repris à partir d’une sauvegarde : ses dés ne comptent pas comme vérifiés.
fair-how = Comment c’est vérifié, et comment le vérifier vous-même
fair-commitment = Avant la partie, la table a choisi sa part du hasard et vous a montré ce sceau :
fair-nonces = Puis chaque joueur a ajouté sa propre part, scellée jusqu’à ce que toutes soient là :
# What a bot added.
fair-bot = rien, c’est un bot
fair-secret = À la fin, la table a révélé sa part :
fair-opened = Son SHA-256 est exactement ce sceau. Votre navigateur l’a vérifié.
fair-not-opened = Son SHA-256 n’est pas ce sceau.
fair-unsealed = Part non scellée : { $names }. Les autres pouvaient la voir avant d’ajouter la leur.
fair-seed = Cette partie a utilisé des dés d’entraînement. Qui connaît le mot dont ils découlent connaît tous les lancers.
fair-verify = Ces parts décident de chaque pioche et de chaque lancer. Votre navigateur a vérifié les parts, pas chaque lancer. Téléchargez l’enregistrement et lancez :
fair-verify-seed = Ce mot décide de chaque pioche et de chaque lancer. Pour les vérifier, téléchargez l’enregistrement et lancez :
fair-command = quarriors verify { $file }
fair-download = Télécharger l’enregistrement
