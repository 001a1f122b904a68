## Log lines without a story

event-undo = { $name } takes something back.
event-undo_asked = { $name } asks to take something back.
event-undo_answered = { $answer ->
    [yes] { $name } agrees to that.
   *[no] { $name } does not agree to that.
  }
event-bot = A bot plays for { $name } now.
event-back = { $name } plays again.
event-bot_replaced = Another bot plays for { $name }.
event-resigned = { $name } gives up.
event-upgraded = The server has new rules; the game goes on from the beginning of the turn.
event-seat_moved = { $name } plays on another device now.
event-over = The game is over.
look-at-moment = Show the table at this moment
