### The table that a page brings along: no server is needed.

## How it stands

here-name = Your table
here-loading = Getting your table ready…
here-starting = Laying out the dice…
here-progress = Loaded so far
here-elsewhere = Your table is open in another tab.
here-take = Play here
here-failed = Your table could not be set up.
here-again = Try again
here-full = The storage of your browser is full. Your next move waits until there is room: delete finished games, or save this one as a file.
here-forgets = This browser keeps nothing. Your games are gone when you close the page: save them as files.

## Taking a game along, and bringing one

carry = Take a game with you
carry-about = Play a game on another device, another server, or later.
carry-bring = Bring a game
carry-file = The file of a game
carry-link = Or a link with a game in it
carry-open = Open
carry-bad = There is no game here. Perhaps the link was cut off: ask for the file.
carry-too-long = This game is too long for this server. Finish it where you began it.
carry-here = Continue here
carry-who = Who plays?
carry-person = You, or a friend at this device
carry-take = Your games
carry-none = You have no game running.
carry-over = Finished games
carry-over-about = Save the record of a finished game. The command “quarriors replay” plays it again step by step; this page shows only the games that were played on it.
carry-is-over = The game in there is over, so nobody can continue it. The command “quarriors replay” plays it again step by step.
carry-save = Save as a file
carry-copy = Copy a link
carry-long = This game is too long for a link. Save it as a file.
carry-send = Continue on a server
carry-send-to = Address of the server
carry-send-do = Go there
carry-send-bad = That is not an address. Write one like https://games.example.
way-carry = Save a game as a file or a link, or bring one here

## Boxes of one's own

boxes-own = Your own boxes
boxes-own-about = A box is a Python file that declares BOX.
boxes-warning = A box is a program. Add only boxes from people you trust.
boxes-add = Add a box
boxes-none = You have added no boxes.
boxes-remove = Remove { $name }
boxes-refused = { $name } cannot be used: { $reason }
boxes-same = { $name } is the same box as { $same }, or has its file name. Only one of the two can stay.
boxes-replace = Replace { $same }
boxes-changed = Reload the page to play with your changes.
boxes-reload = Reload

## Playing with people elsewhere

online-elsewhere = Play with people elsewhere
online-elsewhere-about = This table is only on your device. To play with people elsewhere, use a server.
