## Lines of the log that the page says itself

event-undo = { $name } annulla una mossa.
event-undo_asked = { $name } chiede di annullare una mossa.
event-undo_answered = { $answer ->
    [yes] { $name } accetta.
   *[no] { $name } non accetta.
  }
event-bot = Ora al posto di { $name } gioca un bot.
event-back = Ora { $name } gioca di nuovo.
event-bot_replaced = Ora al posto di { $name } gioca un altro bot.
event-resigned = { $name } abbandona.
event-upgraded = Le regole sono cambiate. La partita continua dall’inizio di questo turno.
event-restored = La partita è ripresa da una copia di riserva. Qualcuno può aver già visto dadi che devono ancora uscire: questa partita non vale più come verificata.
event-seat_moved = Ora { $name } gioca su un altro dispositivo.
event-over = La partita è finita.
look-at-moment = Mostra il tavolo in questo momento
