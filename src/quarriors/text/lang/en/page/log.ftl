## Lines of the log that the page says itself

event-undo = { $name } takes a move back.
event-undo_asked = { $name } asks to take a move back.
event-undo_answered = { $answer ->
    [yes] { $name } agrees.
   *[no] { $name } does not agree.
  }
event-bot = A bot now plays for { $name }.
event-back = { $name } is back.
event-bot_replaced = Another bot now plays for { $name }.
event-resigned = { $name } gives up.
event-upgraded = The rules have changed. The game goes on from the start of this turn.
event-restored = The game went on from a backup. Someone may have seen dice that are still to come, so this game no longer counts as verified.
event-seat_moved = { $name } now plays on another device.
event-over = The game is over.
look-at-moment = Show the table at this moment
