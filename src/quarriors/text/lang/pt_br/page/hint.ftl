## Hint

hint = Dica
hint-about = Ver o que um bot forte faria (tecla H)
hint-thinking = Pensando…
# $bot is the kind of bot: see bot-greedy. $option is something you can do, in the words of its button.
hint-option = O bot { $bot } escolheria “{ $option }”.
# $low and $high are whole numbers from 0 to 10.
hint-chance = Daqui, um bot forte venceria cerca de { $low } a { $high } em cada 10 partidas em seu lugar.
hint-few = { $games ->
    [1] O bot testou só uma partida a partir daqui: é pouco para calcular suas chances.
   *[other] Daqui, o bot venceu { $wins } de { $games } partidas de teste em seu lugar: é pouco para calcular suas chances.
  }
hint-others = Outras boas escolhas
hint-other = “{ $option }”: cerca de { $low } a { $high } em cada 10 partidas.
hint-other-few = “{ $option }”: partidas de teste vencidas: { $wins } de { $games }.
# On the button that the hint means.
hint-mark = dica
