### What whoever runs a server may read: settings, databases, the page's folder, and what the operating system says.

## Settings. $name is a setting or its variable, and stays as it is.

refused-setting-windows = { $name }: on Windows there can only be one worker. Use --workers 1.
refused-setting-workers = { $name }: { $n } workers cannot share a SQLite file. Use --workers 1, or PostgreSQL with --db postgresql://…
refused-setting-whole = { $name }: “{ $value }” is not a whole number.
refused-setting-number = { $name }: “{ $value }” is not a number.
refused-setting-address = { $name }: “{ $value }” is not an address to listen on. Use 127.0.0.1, 0.0.0.0 or ::, for example.
refused-setting-port = { $name }: { $value } is not a port. Use a number from 0 to 65535; 0 means any free port.
# $reason says what is wrong, as a sentence.
refused-setting-because = { $name }: { $reason }
refused-setting-least = { $name }: { $value } is too few. Use { $least } or more.
refused-setting-seconds = { $name }: { $value } is not a time. Use a number of seconds above 0.
refused-setting-times = { $name }: { $value } does not work. 1 means the usual limits, 2 twice as much, 0 no limits.
refused-setting-path = { $name }: “{ $value }” is not a base path. Write one like /quarriors, without a / at the end.
refused-setting-network = { $name }: “{ $value }” is neither an address nor a network. Write 10.0.0.7 or 10.0.0.0/8, for example.
refused-setting-origin = { $name }: “{ $value }” is not an origin. Write one like https://games.example, in lowercase and without a path.
refused-setting-host = { $name }: “{ $value }” is not the name of a server. Write one like games.example, in lowercase and without a port, .games.example for all names below it, or * for any.
refused-setting-level = { $name }: “{ $value }” is not a level. Use { $known }.
refused-setting-module = { $name }: “{ $value }” is not the name of a Python module. Write one like my_bots.quick.
refused-setting-page = { $name }: there is no folder “{ $value }”. Name one with a built page, such as web/dist.
refused-setting-flag = { $name }: “{ $value }” is neither on nor off. Write on or off.

## Databases. $name is a file or a server, $said what the database says, in English.

refused-store-url = This is not the URL of a database. Write sqlite:///games.sqlite3 or postgresql://user@host/games, for example.
refused-store-kind = { $kind } is not supported. Name a postgresql://… or sqlite:///… database.
refused-store-memory = Games must outlive the server, so SQLite needs a file: sqlite:///games.sqlite3, for example.
refused-store-driver = PostgreSQL needs a driver: { $command }
# $reason is one of the messages refused-system-….
refused-store-file = { $name }: { $reason }
refused-store-said = { $name }: the database says “{ $said }”.
refused-store-changing = Another program is changing the tables of the database right now. Try again in a moment.
refused-store-not-one = { $name } is not a database.
refused-store-damaged = { $name } is damaged: the database says “{ $said }”. Use your last backup.
refused-store-closed-file = { $name }: the database cannot be opened. Check that the folder is there and that you may write to it.
refused-store-read-only = { $name }: the database may only be read. Check who may write to the file.
refused-store-full = { $name }: the disk is full.
refused-store-locked = { $name }: another program is using the database. Try again in a moment.
refused-store-broken = { $name }: the disk cannot be read or written. The database says “{ $said }”.
refused-store-no-dump = pg_dump copies PostgreSQL, and it is not installed here. On a machine that has it, run: { $command }
refused-store-dump = pg_dump failed (status { $status }): “{ $said }”.
refused-store-exists = { $name } already exists. Name a new file.
refused-store-no-folder = There is no folder { $name }.
refused-store-old = The database is at version { $found }, and this program needs version { $needed }. Run: quarriors db upgrade
refused-store-empty = The database has no tables yet, and this program needs version { $needed }. Run: quarriors db upgrade
refused-store-game = the game { $name } cannot be read: it is damaged, or another version wrote it. The log says more.
refused-store-others = The database has a table { $table } that is not ours. Name an empty database.
refused-store-newer = The database is at version { $found }, and this program only knows versions up to { $needed }. A newer quarriors has used it: install that one.
refused-store-closed = The server is stopping, so nothing is saved any more.
refused-store-in-use = { $process ->
    [none] { $name }: another server is using this file.
   *[other] { $name }: another server is using this file (process { $process }).
} A SQLite file serves one process. PostgreSQL (--db postgresql://…) serves several.

## The folder of the page

refused-page-unreadable = The page in { $folder } cannot be read: { $reason }
refused-page-large = { $folder } has far more in it than a built page. “make web” makes web/dist.
refused-page-none = There is no built page in { $folder }: it has no index.html. Install Node.js 20.19 or newer with npm, then run “make web” in a working copy, or “pip install .” again.
refused-page-incomplete = The page in { $folder } is not complete: its index.html loads { $file }, which is not there. Build it again with “make web”.

## What the operating system says of a file or an address: a reason behind a colon.

refused-system-missing = there is no such file or folder.
refused-system-denied = you have no permission for that.
refused-system-exists = it already exists.
refused-system-folder = it is a folder.
refused-system-no-folder = part of its path is not a folder.
refused-system-full = the disk is full.
refused-system-read-only = the disk can only be read.
refused-system-long-name = the name is too long.
refused-system-many-files = too many files are open.
refused-system-broken = the disk reports an error.
refused-system-in-use = it is already in use.
refused-system-not-here = this machine has no such address.
refused-system-unknown-host = nobody knows that name.
# $said is what the system says, in English.
refused-system-other = the system says “{ $said }”.

## A game that somebody sets up on the page. Seats are counted from 1.

refused-seats-bots = At least one seat must be for a person.
refused-seat-person = Seat { $n } is for a person, so it has no level.
refused-seat-open = Seat { $n } is open: whoever takes it brings a name.
refused-seat-first = Seat { $n } cannot go first: there are { $seats } seats.
refused-title = The title has a character in it that is invisible or not allowed.
refused-clock = A clock has { $least } to { $most } seconds in all, and 0 or more for each turn.
refused-goes-on = A game that continues another one keeps its Wilds, rules and dice.
refused-goes-on-seats = That game has { $seats } seats, not { $n }.
refused-day = Wilds of the day exist from { $first } to { $today }. There are none for “{ $found }”.
refused-day-seats = The Wilds of the day are for you and one bot.
refused-puzzle-seats = { $bots ->
    [one] This puzzle is for one person, in seat { $seat }, and a bot.
   *[other] This puzzle is for one person, in seat { $seat }, and { $bots } bots.
  }
refused-given = A puzzle and the Wilds of the day bring their own Wilds, rules and dice.
