## Replay

replay = Replay
replay-of = Replay of the game of { $names }
replay-place = Moment of the game
replay-at = Turn { $turn }: { $text }
# Before the question that comes next in the replay.
replay-next = Next:
replay-first = Go to the beginning
replay-last = Go to the end
replay-back = One step back
replay-forward = One step forward
replay-previous-turn = Previous turn
replay-next-turn = Next turn
replay-play = Play
replay-pause = Pause
# Before a list of players: whose side of the table you see.
replay-near = Seen by
replay-ending = Go to the result
replay-only-looking = This is a replay. You can look, but not play.
replay-not-begun = This game has not begun yet, so there is nothing to replay.
replay-beyond = The game has no moment { $number }. This is its end.
share-moment = Share this moment
share-public = Anyone who opens this link sees the game at this moment.
share-private = This game is not public, and the link contains its invitation. Anyone with the link can see the whole game.
# Instead of a link, at a table without a server.
share-here = This table has no server, so a link to this moment opens on your device only. Take the game with you, or send a screenshot.
copy-by-hand = Your browser does not allow copying. Select the link and copy it yourself.

## Continue from here

continue = Play on from here
continue-title = Play on from here
continue-about = You start a new practice game from this table. The old game stays as it is.
continue-seat = Who plays { $name }
# In a list of who can play a seat.
continue-person = I do
continue-nobody = At least one seat needs a person.
continue-hot-seat = You take turns on this device.

## Looking back during a game

looking-back = Looking back: turn { $turn }
looking-back-yours = The game is waiting for you.
looking-back-only = You are looking at the past. Go back to now to play.
back-to-now = Back to now
open-replay = Open the replay here
