## Lines of the log that the page says itself

event-undo = { $name } desfez uma jogada.
event-undo_asked = { $name } quer desfazer uma jogada.
event-undo_answered = { $answer ->
    [yes] { $name } aceitou.
   *[no] { $name } não aceitou.
  }
event-bot = Agora um bot joga no lugar de { $name }.
event-back = { $name } voltou.
event-bot_replaced = Agora outro bot joga no lugar de { $name }.
event-resigned = { $name } desistiu.
event-upgraded = As regras mudaram. A partida continua a partir do início deste turno.
event-restored = A partida continuou a partir de uma cópia de segurança. Alguém pode já ter visto dados que ainda virão, então esta partida não conta mais como verificada.
event-seat_moved = { $name } agora joga em outro aparelho.
event-over = A partida acabou.
look-at-moment = Ver a mesa neste momento
