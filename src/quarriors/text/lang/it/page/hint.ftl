## Hint

hint = Consiglio
hint-about = Scopri che cosa farebbe un bot forte (tasto H)
hint-thinking = Ci penso…
hint-best = “{ $option }” sembra la scelta migliore.
# Nothing is clearly worse than the best option.
hint-even = Le altre scelte valgono più o meno lo stesso.
# Unfolds what the hint was worked out from.
hint-numbers = I numeri
# $chance is a whole number from 0 to 100.
hint-win = { $chance ->
    [one] Con questa scelta vinci circa { $chance } partita su 100.
   *[other] Con questa scelta vinci circa { $chance } partite su 100.
  }
# $points and $error are whole numbers.
hint-gain = { $points ->
    [one] È { $points } in più che con “{ $other }”, con un margine di { $error }.
   *[other] Sono { $points } in più che con “{ $other }”, con un margine di { $error }.
  }
hint-other = { $chance ->
    [one] “{ $option }”: circa { $chance } partita su 100.
   *[other] “{ $option }”: circa { $chance } partite su 100.
  }
# On the button that the hint means.
hint-mark = consiglio
