## Joining

join-title = You are invited
join-question = Under which name do you want to play?
name-needed = Type a name first: the others want to know who you are.
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
share-text = Play with me
invite-about = Whoever has this link may take an open seat, or watch.
invite-here = This link works on this computer only. For friends elsewhere open this page by the computer’s address in your network.
be-ready = I am ready
be-ready-about = The game begins when all seats are taken and everybody is ready.
is-ready = ready
is-not-ready = not ready yet
seat-empty = empty
waiting-others = Waiting for the others.
watching = You are watching.

## A seat on another device

claim-about = On the device where you play now, open the settings at the table and choose “Play on another device”. Type the code here within ten minutes. The seat then moves here.
code = Code
code-example = qc_3ZEGD76AM2
claim-do = Take the seat
bad-code = This is no code. It looks like qc_3ZEGD76AM2.
code-refused = This code is not, or no longer, good: codes work once, for ten minutes. Ask for a new one on the other device.

to-device = Play on another device
to-device-about = On the other device choose “Seat by code” on the first screen, and type this code:
to-device-time = { $minutes ->
    [one] It is good for { $minutes } minute, once. This device only watches afterwards.
   *[other] It is good for { $minutes } minutes, once. This device only watches afterwards.
  }
which-seat = Which seat is to move?

## Replays

replay-by-link = A game by its link
replay-open = Watch
replays-own = Finished in this browser
replays-none = None yet. Every game you finish will be here.
replays-public = Public games
