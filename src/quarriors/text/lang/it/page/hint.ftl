## Hint

hint = Consiglio
hint-about = Scopri che cosa farebbe un bot forte (tasto H)
hint-thinking = Ci penso…
# $bot is the kind of bot: see bot-greedy. $option is something you can do, in the words of its button.
hint-option = Il bot { $bot } sceglierebbe “{ $option }”.
# $low and $high are whole numbers from 0 to 10.
hint-chance = Da qui, al tuo posto, un bot forte vincerebbe da { $low } a { $high } partite su 10.
hint-few = { $games ->
    [one] Il bot ha provato una sola partita da qui: troppo poco per stimare le tue possibilità.
   *[other] Da qui, al tuo posto, il bot ha vinto { $wins } delle { $games } partite di prova: troppo poche per stimare le tue possibilità.
  }
hint-others = Altre buone scelte
hint-other = “{ $option }”: da { $low } a { $high } partite su 10.
hint-other-few = “{ $option }”: partite di prova vinte: { $wins } su { $games }.
# On the button that the hint means.
hint-mark = consiglio
