## Replay

replay = Replay
replay-of = Replay of the game of { $names }
replay-place = Moment of the game
replay-at = Turn { $turn }: { $text }
replay-next = Next:
replay-first = To the beginning
replay-last = To the end
replay-back = One step back
replay-forward = One step on
replay-previous-turn = To the turn before
replay-next-turn = To the next turn
replay-play = Play
replay-pause = Pause
replay-near = Seen by
replay-ending = To the end screen
replay-only-looking = This is a replay: nothing can be moved here.
replay-not-begun = This game has not begun yet: there is nothing to see again.
replay-beyond = The game has no moment { $number }. This is its end.
share-moment = Share this moment
share-public = Whoever opens this link sees the game at this moment.
share-private = This game is not public. The link has its invitation in it: whoever has it may see the whole game.
copy-by-hand = The browser does not allow it. Mark the link and copy it yourself.

## Continue from here

continue = Continue from here
continue-title = Continue from here
continue-about = A new practice game begins with this table. The old game stays as it is.
continue-seat = Who plays { $name }
continue-person = I do
continue-bot = Bot, { $level }
continue-nobody = One seat has to be played by a person.
continue-hot-seat = You take turns at this device.

## Looking back during a game

looking-back = Looking back: turn { $turn }
looking-back-yours = It is your decision.
looking-back-only = This is how it was: nothing can be moved here.
back-to-now = Back to now
open-replay = Open the replay here
