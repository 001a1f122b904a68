## quarriors lab explain and quarriors lab review: what is best and why, and where a game was won and lost.
## $points is a number of points of a hundred, such as +7.4; $error is how far it may be off, such as 1.2.

explain-thinking = Ci penso…
explain-chance = In questa posizione nessuno decide: si pescano o si lanciano dadi. Indica una posizione con una decisione.
explain-single = In questa posizione non c’è niente da scegliere: si può fare una cosa sola.
explain-best = La scelta migliore: { $option }
explain-gain = { $points } punti percentuali di probabilità di vittoria rispetto a “{ $other }”, con un margine di { $error }:
# The same where no reason can be given.
explain-gain-alone = { $points } punti percentuali di probabilità di vittoria rispetto a “{ $other }”, con un margine di { $error }. Nessun motivo spicca da solo.
explain-even = Le altre scelte valgono più o meno lo stesso.
# Over a list: each option with the win chance after it.
explain-all = Probabilità di vittoria dopo ogni scelta:

review-games = --games { $n }: troppo poche. Indica un numero da 1 in su.
review-nothing = In questa partita non è ancora successo niente.
review-title = La partita di { $players }
# Heads of a table: the win chance of each player before the roll of each turn.
review-turn = Probabilità di vittoria prima di
review-turn-of = Turno { $turn }, { $player }
review-end = La fine
# Heads of a table in points: what changed the win chance of each player.
review-player = Giocatore
review-change = Differenza
review-luck = Dadi
review-own = Proprie decisioni
review-others = Decisioni altrui
review-skill = Le decisioni sono confrontate con quelle di un bot solido. Dadi e decisioni insieme fanno la differenza.
review-moments = Che cosa è costato di più a { $player }:
review-none = Nessuna decisione di { $player } è costata due punti o più.
review-moment = Turno { $turn }: { $taken }. Valeva { $points } punti in più, con un margine di { $error }: { $better }.
