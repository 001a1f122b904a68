## Hint

hint = Dica
hint-about = Ver o que um bot forte faria (tecla H)
hint-thinking = Pensando…
hint-best = “{ $option }” parece a melhor escolha.
# Nothing is clearly worse than the best option.
hint-even = As outras escolhas valem mais ou menos o mesmo.
# Unfolds what the hint was worked out from.
hint-numbers = Os números
# $chance is a whole number from 0 to 100.
hint-win = Depois dela, você vence cerca de { $chance } em cada 100 partidas.
# $points and $error are whole numbers.
hint-gain = São { $points } a mais que com “{ $other }”, com margem de { $error }.
hint-other = “{ $option }”: cerca de { $chance } em cada 100 partidas.
# On the button that the hint means.
hint-mark = dica
