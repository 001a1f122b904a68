## Today's Wilds: the same cards and dice for everybody, one try that counts

today = Le Lande di oggi
way-today = Un tentativo al giorno, stessi dadi per tutti
# $number counts the days since the first one.
today-number = N. { $number }
today-about = Le stesse carte e gli stessi dadi per tutti, solo oggi. Conta un tentativo solo.
today-past = Le Lande di un giorno passato. Puoi ancora giocarle per allenarti.
today-now = Vai alle Lande di oggi
today-try = Gioca il tuo tentativo
today-try-about = Conta la tua prima partita. Se esci, ti aspetta.
today-go-on = Continua il tuo tentativo
today-go-on-about = Il tuo tentativo è ancora in corso.
today-practice = Gioca per allenarti
today-practice-about = L’allenamento non cambia il tuo risultato.
today-counts = È il tentativo che conta.
today-practises = Allenamento: questa partita non conta.
today-streak = { $days ->
    [one] { $days } giorno giocato
   *[other] { $days } giorni di fila
  }
# $glory is yours, $rival your opponent's.
today-result = { $won ->
    [yes] Hai vinto { $glory } a { $rival }.
   *[no] Hai perso { $glory } a { $rival }.
  }
# For listeners: the squares below the result, a turn each.
today-marks = { $turns ->
    [one] Il tuo turno: più è chiaro, più Gloria
   *[other] I tuoi { $turns } turni: più sono chiari, più Gloria
  }
today-share = Condividi il risultato
# The first line of what is given on to friends. Two lines with squares and a link follow.
today-line = Quarriors! N. { $number } · { $won ->
    [yes] 🏆 { $glory }:{ $rival }
   *[no] 💀 { $glory }:{ $rival }
  } · { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
  }
today-friend = { $won ->
    [yes] Risultato da battere: vittoria { $glory } a { $rival }, in { $turns } turni.
   *[no] Risultato da battere: sconfitta { $glory } a { $rival }, in { $turns } turni.
  }
# Comes after it, as long as you have no result of your own.
today-dare = { $won ->
    [yes] Sai fare di meglio?
   *[no] Saprai fare di meglio, no?
  }
today-better = Hai fatto meglio!
today-worse = Questa volta hai fatto peggio.
today-even = Siete pari!
