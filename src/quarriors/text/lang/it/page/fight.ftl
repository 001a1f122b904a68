## Un combattimento, come lo mostra il tavolo

# Sopra la Creatura che deve difendere adesso.
fight-next = tocca a lei
# Sotto ciò che resta di un attacco che non è passato.
fight-blocked = fermato
fight-defenders = Difensori
# Come va a un altro giocatore che è stato attaccato.
fight-fallen = { $destroyed ->
    [one] { $destroyed } distrutta
   *[other] { $destroyed } distrutte
  }
