## quarriors lab explain and quarriors lab review: what is best and why, and where a game was won and lost.
## $points is a number of points of a hundred, such as +7.4; $error is how far it may be off, such as 1.2.

explain-thinking = Pensando…
explain-chance = Ninguém decide nesta posição: dados são pegos ou jogados. Indique uma posição com uma decisão.
explain-single = Não há nada a escolher nesta posição: só é possível fazer uma coisa.
explain-best = Melhor escolha: { $option }
explain-gain = { $points } pontos de chance de vitória em relação a “{ $other }”, com margem de { $error }:
# The same where no reason can be given.
explain-gain-alone = { $points } pontos de chance de vitória em relação a “{ $other }”, com margem de { $error }. Nenhum motivo se destaca sozinho.
explain-even = As outras escolhas valem mais ou menos o mesmo.
# Over a list: each option with the win chance after it.
explain-all = Chance de vitória depois de cada escolha:

review-games = --games { $n } é pouco. Indique um número a partir de 1.
review-nothing = Ainda não aconteceu nada nesta partida.
review-title = A partida de { $players }
# Heads of a table: the win chance of each player before the roll of each turn.
review-turn = Chance de vitória antes de
review-turn-of = Turno { $turn }, { $player }
review-end = O fim
# Heads of a table in points: what changed the win chance of each player.
review-player = Jogador
review-change = Diferença
review-luck = Dados
review-own = Próprias decisões
review-others = Decisões dos outros
review-skill = As decisões são comparadas com as de um bot sólido. A soma de dados e decisões dá a diferença.
review-moments = O que mais custou a { $player }:
review-none = Nenhuma decisão de { $player } custou dois pontos ou mais.
review-moment = Turno { $turn }: { $taken }. { $points } pontos a mais, com margem de { $error }: { $better }.
