## Your record: what this browser remembers of your games

record = Il tuo palmarès
way-record = Vittorie, dadi preferiti, fortuna, traguardi
record-none = Ancora niente. Finisci una partita e verrà contata.
record-begin = Giocane una
record-games = Partite
record-won = Vinte
record-puzzles = Rompicapi risolti
record-streak = Serie di giorni più lunga
record-luck = Fortuna
record-luck-about = { $percent ->
    [one] Fortuna: su 100 giocatori con i tuoi dadi, circa { $percent } avrebbe lanciato peggio.
   *[other] Fortuna: su 100 giocatori con i tuoi dadi, circa { $percent } avrebbero lanciato peggio.
  }
record-levels = Per avversario
record-boxes = Per scatola
record-won-of = { $games ->
    [one] { $won } vinta su { $games } partita
   *[other] { $won } vinte su { $games } partite
  }
record-person = Persone
record-dice = Dadi preferiti
record-no-dice = Non hai ancora catturato dadi.
record-where = Il palmarès resta in questo browser. Salvalo in un file per conservarlo, o per portarlo su un altro dispositivo.
record-export = Salva in un file
record-import = Carica un file
record-brought = { $games ->
    [0] Nessuna partita nuova
    [one] { $games } partita nuova
   *[other] { $games } partite nuove
  }, { $days ->
    [0] nessun giorno nuovo
    [one] { $days } giorno nuovo
   *[other] { $days } giorni nuovi
  }, { $puzzles ->
    [0] nessun rompicapo nuovo.
    [one] { $puzzles } rompicapo nuovo.
   *[other] { $puzzles } rompicapi nuovi.
  }
record-not-ours = { $file } non è un palmarès salvato. Non è cambiato niente.
record-too-new = { $file } viene da una versione più nuova di questa pagina. Ricarica la pagina o aggiorna il server. Non è cambiato niente.
record-no-room = In questo browser non c’è più posto per { $file }. Non è cambiato niente.
# Achievements: a name, and what it is for.
deeds = Traguardi
deed-earned = raggiunto
deed-progress = { $done } su { $of }
deed-first = La Regina ti ha notato
deed-first-about = Vinci la tua prima partita.
deed-beaten = Forma il carattere
deed-beaten-about = Perdi dieci partite e torna.
deed-champion = Pagina 15
deed-champion-about = Batti il Quartiermastro, che ha letto ogni carta.
deed-person = Meglio dei bot
deed-person-about = Vinci contro una persona.
deed-whisker = Per un pelo
deed-whisker-about = Vinci per un solo punto Gloria.
deed-landslide = Giocava qualcun altro?
deed-landslide-about = Vinci con almeno 15 punti Gloria di vantaggio.
deed-unlucky = A che serve la fortuna?
deed-unlucky-about = Vinci con dadi che quattro giocatori su cinque supererebbero.
deed-hoard = Ancora uno e basta
deed-hoard-about = Prendi cinque dadi della stessa carta in una partita.
deed-boxes = Collezione di coperchi
deed-boxes-about = Gioca con sei scatole diverse.
deed-week = Cliente fisso
deed-week-about = Gioca le Lande di oggi per sette giorni di fila.
deed-puzzles = L’ho visto subito
deed-puzzles-about = Risolvi dieci rompicapi senza aiuto.
deed-hundred = Sacchetto consumato
deed-hundred-about = Finisci cento partite.
