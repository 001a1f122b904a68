## quarriors lab explain and quarriors lab review: what is best and why, and where a game was won and lost.
## $points is a number of points of a hundred, such as +7.4; $error is how far it may be off, such as 1.2.

explain-thinking = Réflexion…
explain-chance = Personne ne décide dans cette position : des dés sont piochés ou lancés. Donnez une position avec une décision.
explain-single = Il n’y a rien à choisir dans cette position : une seule chose est possible.
explain-best = Meilleur choix : { $option }
explain-gain = { $points } points de chances de gagner par rapport à « { $other } », à { $error } près :
# The same where no reason can be given.
explain-gain-alone = { $points } points de chances de gagner par rapport à « { $other } », à { $error } près. Aucune raison ne ressort à elle seule.
explain-even = Les autres choix valent à peu près autant.
# Over a list: each option with the win chance after it.
explain-all = Chances de gagner après chaque choix :

review-games = --games { $n } : c’est trop peu. Donnez un nombre à partir de 1.
review-nothing = Il ne s’est encore rien passé dans cette partie.
review-title = Partie : { $players }
# Heads of a table: the win chance of each player before the roll of each turn.
review-turn = Chances de gagner avant
review-turn-of = Tour { $turn }, { $player }
review-end = La fin
# Heads of a table in points: what changed the win chance of each player.
review-player = Joueur
review-change = Écart
review-luck = Dés
review-own = Ses décisions
review-others = Décisions des autres
review-skill = Les décisions sont comparées à celles d’un bot solide. La somme des dés et des décisions donne l’écart.
review-moments = Ce qui a le plus coûté à { $player } :
review-none = { $player } : aucune décision n’a coûté deux points ou plus.
review-moment = Tour { $turn } : { $taken }. { $points } points de plus, à { $error } près, avec : { $better }.
