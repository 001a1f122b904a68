## Joining

join-title = You are invited!
join-question = What is your name?
name-needed = Type a name first, so the others know who you are.
sit-down = Sit down
watch = Watch
no-seat-left = All seats are taken. You can watch.
already-seated = You have a seat in this game.
go-to-table = Go to the table

## Waiting

waiting-title = Waiting for players
invite = Invite by link
copy = Copy
copied = Copied.
share = Share
# What your friend reads beside the link.
share-text = Play with me!
invite-about = Anyone with this link can take an open seat, or watch.
invite-here = This link only works on this computer. To invite friends, open this page at your computer’s network address.
be-ready = I’m ready
be-ready-about = The game begins when every seat is taken and everyone is ready.
be-ready-again = Your browser has already shown its part of the dice, and the server asks for another one. That happens if someone left or had to start over. If it happens again and again, someone may be trying for better dice: do not play on.
# Behind the name of a player.
is-ready = ready
is-not-ready = not ready yet
seat-empty = empty
waiting-others = Waiting for the others.
# Everybody has sealed a part of the dice, and somebody has not shown it yet.
waiting-dice = Everyone is ready. Waiting for the last parts of the dice.
# Everybody else is ready; the others may free the seat.
seat-late = { $name } is keeping everyone waiting.
free-seat = Free the seat
# How the Wilds came about, in the waiting room and at the end.
wilds-later-before = The Wilds are dealt when the game begins. Everyone has a part in the draw, so nobody can choose them.
# The same at the end of the game.
wilds-later-ended = The Wilds were dealt when the game began. Everyone had a part in the draw, so nobody could choose them.
wilds-random-before = The table dealt the Wilds before the game, for everyone to see.
wilds-named-before = The Wilds are ready-made. They were chosen before the game.
wilds-chosen-before = The Wilds were chosen before the game.
wilds-same-before = The Wilds are the same as in the last game.
watching = You are watching.

## A seat on another device

claim-about = On the device you play on now, open the settings at the table and choose “Play on another device”. Type its code here within ten minutes, and your seat moves here.
code = Code
code-example = qc_3ZEGD76AM2KX
claim-do = Take the seat
bad-code = This is not a code. Codes look like qc_3ZEGD76AM2KX.
code-refused = This code does not work. Codes work once, for ten minutes. Get a new one on the other device.

to-device = Play on another device
to-device-about = On the other device, choose “Move a game here” on the first screen and type this code:
to-device-time = { $minutes ->
    [one] It works once, for { $minutes } minute. After that, this device only watches.
   *[other] It works once, for { $minutes } minutes. After that, this device only watches.
  }
which-seat = Which seat do you want to move?

## Replays

replay-by-link = Open a game by its link
replay-open = Watch
replays-own = Finished in this browser
replays-none = None yet. Finish a game, and you will find it here.
replays-public = Public games
