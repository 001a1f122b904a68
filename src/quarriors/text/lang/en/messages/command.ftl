# What the `quarriors` command says: lists of cards, Wilds, checks, counts, and what went wrong.
# Names of commands, options, files, boxes and bots stay as they are in every language.

## Lists of cards: `quarriors cards`, `quarriors deal`

# Headings of columns. Short.
cards-cost = Cost
cards-glory = Glory
cards-card = Card
cards-faces = Faces
cards-text = Text
# Headings of groups.
cards-stack-basic = Basic cards
cards-stack-creature = Creatures
cards-stack-spell = Spells
cards-stack-quest = Quests
# A card in full. These facts stand in one line: “Creature · (name of a box) (2011) · cost 5 · 2 Glory · 5 dice on its card”.
cards-kind-basic = Basic card
cards-kind-creature = Creature
cards-kind-spell = Spell
cards-kind-quest = Quest
cards-box = { $box } ({ $year })
cards-costs = cost { $n }
cards-discounted = { $n } with { $energy ->
    [light] Light
   *[dark] Dark
} Quiddity
cards-never = cannot be captured
cards-level = level { $n }
cards-worth = { $n } Glory
cards-dice = { $n ->
    [0] no dice on its card
    [one] 1 die on its card
   *[other] { $n } dice on its card
}
cards-each = { $n ->
    [one] 1 die in every starting bag
   *[other] { $n } dice in every starting bag
}
cards-faces-are = Faces: { $faces }
# In front of the faces of a quest's dice, in a list of cards.
cards-level-faces = Level { $n }: { $faces }
# Below the text of a card in a list. $parts is a list such as “dice, ability”.
cards-reported = (reported: { $parts })
cards-reconstructed = (our own design: { $parts })
cards-part-name = name
cards-part-faces = dice
cards-part-stats = cost and Glory
cards-part-ability = ability
cards-part-bursts = burst lines
cards-part-anchored = Anchored Spell
# Below a list of cards.
cards-mark-reported = ≈ Part of this card comes from a published report by someone who has it. “quarriors cards --reported” says which part.
cards-mark-reconstructed = ° Part of this card is our own design, because the printed card could not be found. “quarriors cards --reconstructed” says which part.
# Below a card in full.
cards-parts-reported = ≈ From a published report by someone who has the card, in our words: { $parts }.
cards-parts-reconstructed = ° Our own design, because the printed card could not be found: { $parts }.
cards-parts-printed = Everything else is as printed.
cards-note = What we know: { $note }
cards-as-printed = Cost, Glory and dice are as printed.
cards-ability-as-printed = The text says in our own words what the printed card does.
cards-corrects = It replaces { $card }.
cards-legend = Faces: Q Quiddity, D draw and roll, R re-roll, + both, | one or the other, 1/2/3 a Creature's level, attack and defense, S Spell, ✶ burst.
cards-legend-lock = L is a lock.
cards-legend-energy = ☼ is Light, ☾ is Dark. A cost of 8/7 means 8, or 7 if you pay with some of the card's own energy.
cards-legend-question = ? means that the card says what it does.

cards-none-found = No card has all of these words in its name, class or text: { $searched }
cards-none-named = You named no card. Write a name between the commas.
cards-none-reported = None of these cards has a part that comes from a report.
cards-none-reconstructed = None of these cards is partly our own design.
cards-none-doubtful = All of these cards are entirely as printed.
cards-unknown = There is no card called “{ $name }”.
cards-unknown-in = There is no card called “{ $name }” in { $boxes }.

## Rules that differ from the usual ones

rules-captures = Everyone may capture { $value } dice each turn.
rules-expert-culling = A Creature that scores only gives its Glory if you cull it.
rules-turn-limit = The game ends after turn { $value }. Most Glory wins.
rules-quests = { $value ->
    [yes] You play with quests.
   *[no] You play without quests.
}
# $box names one or more boxes.
rules-mix = { $value ->
    [side] A side of { $box }: some of its cards come first, then the others.
    [two_scoops] Two scoops of { $box }: as many of its cards as fit.
   *[democratic] Democratic: you named all the cards.
}
rules-side-cards = { $value } of the cards are from { $box }.
rules-handicap = { $value ->
    [glory] Whoever goes later begins with some Glory. This is not in the rulebook.
   *[dice] Whoever goes first draws fewer dice in the first turn. This is not in the rulebook.
}

## Dealing Wilds: `quarriors deal`

deal-title = Wilds for { $players } players, { $edition ->
    [classic] classic rules (2011)
   *[revised] revised rules (2018)
}
deal-title-named = { $name }: Wilds for { $players } players, { $edition ->
    [classic] classic rules (2011)
   *[revised] revised rules (2018)
}
# Behind one of these titles: “Wilds for 2 players, revised rules (2018) · seed 7”.
deal-seed = seed { $seed }
deal-lay = { $n ->
    [one] Lay 1 die on each card.
   *[other] Lay { $n } dice on each card.
}
deal-lay-else = { $n ->
    [0] Lay no dice on { $card }.
    [one] Lay 1 die on { $card }.
   *[other] Lay { $n } dice on { $card }.
}
deal-quests = { $n ->
    [one] Below the Wilds lay 1 quest card with its 2 quest dice.
   *[other] Below the Wilds lay { $n } quest cards, each with its 2 quest dice.
}
# $dice is a list such as “8 (name of dice) and 4 (name of dice)”.
deal-begin = Each player starts with { $dice } dice.
deal-large = The { $dice } dice have no card and never go into a bag: they lie beside their players.
deal-goal = The first player to reach { $goal } Glory wins.
deal-weak = { $card } is weak here: it needs { $class } dice, and there are none.
deal-weak-locks = { $card } is weak here: it UnLocks dice, and no die in these Wilds can be Locked.
# $counts is a list such as “40 of 60 in (name of a box)”.
deal-printed = Only cards that are entirely as printed: { $counts }.
deal-printed-count = { $printed } of { $all } in { $box }
deal-needs = Boxes: { $boxes }
deal-again = These Wilds again: { $command }
deal-play = Play with them: { $command }
deal-none-named = There are no ready-made Wilds for { $boxes }.
deal-twice = You named the Wilds twice: give a name, or --wilds, not both.

## Checking a game: `quarriors verify`

verify-legal = { $file }: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, played by { $players }. { $decisions ->
    [one] The only decision is legal.
   *[other] All { $decisions } decisions are legal.
}
verify-unfinished = The game is not over.
verify-dice = { $dice ->
    [one] The only draw or roll matches the seed.
   *[other] All { $dice } draws and rolls match the seed.
}
verify-no-dice = The dice were not compared with a seed. To do that, add --seed.
verify-resigned = { $resigned } gave up. { $n ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
verify-commitment = The secret fits the commitment that this record names.
verify-commitment-noted = The secret fits the commitment that you noted before the game.
verify-seals-noted = The seals of all nonces are the ones that you noted before the game.
verify-nonce-noted = { $n ->
    [one] Your nonce is in this record. You played as { $names }.
   *[other] Your nonces are in this record. You played as { $names }.
}
verify-key = { $dice ->
    [one] The only draw or roll matches
   *[other] All { $dice } draws and rolls match
} the secret and { $nonces ->
    [0] no nonce.
    [one] the nonce of 1 player.
   *[other] the nonces of { $nonces } players.
}
# $fault is a sentence that says what and where.
verify-differs = Some dice or Wilds do not match the seed: { $fault } That can happen in practice, for example after taking something back.
verify-wilds-key = The Wilds come from the same secret and nonces: nobody could choose them.
verify-wilds-secret = The Wilds come from the server’s secret alone and were shown before the game. Whoever runs the server could have dealt until they liked them.
verify-wilds-chosen = The Wilds were chosen before the game.
verify-wilds-named = The Wilds are ready-made. They were chosen before the game.
verify-wilds-same = The Wilds are the same as in the last game.
verify-first = { $lots } drew lots, and { $first } went first.
verify-unsealed = { $n ->
    [one] The nonce of { $names } was not sealed
   *[other] The nonces of { $names } were not sealed
}: whoever gave a nonce after that could see it. Together with whoever runs the server, they could have tried several.
verify-exchanges = The nonces were sealed { $n } times: someone left or sealed another nonce after seeing the others’.
verify-verified = Verified for you: the dice follow from what you noted before the game.
verify-consistent = Consistent, but not verified: everything follows from the secret and the nonces in this record, and such a record can be made after the game. If you noted the server’s commitment and your nonce before the game, add --commitment and --nonce.
verify-consistent-commitment = Consistent, but not verified: the commitment is the one you noted, but nobody has vouched for a nonce. If you played, add --nonce with your own.
verify-consistent-nonce = Consistent, but not verified: your nonce is there, but the server could have chosen its secret afterwards. Add --commitment with the one you noted before the game.
verify-consistent-seals = Consistent, but not verified: the commitment and your nonce are the ones you noted, but there are other nonces, and the server could have chosen them after it saw yours. Add --sealed with the seals of all nonces that you noted before the game.
verify-not-practice = Not verified: this was practice. Someone chose the seed of the dice, or the game continued from another one.
verify-not-taken_back = Not verified: something was taken back after dice were rolled, so the draws and rolls cannot be compared.
verify-not-upgraded = Not verified: the server changed its rules or cards during the game, so the draws and rolls cannot be compared.
verify-not-restored = Not verified: the host restored a backup during the game, so dice that were still to come may have been seen before.
verify-not-unfinished = Not verified: the game is not over. The secret of its dice is revealed at the end.
verify-rolls = { $n ->
    [one] 1 roll
   *[other] { $n } rolls
}: how often each face came up, and how often you would expect it.
verify-die = { $die }, { $n ->
    [one] 1 roll
   *[other] { $n } rolls
}
verify-too-few = too few rolls to tell
verify-chi-square = chi-square { $value }, { $degrees ->
    [one] 1 degree of freedom
   *[other] { $degrees } degrees of freedom
}: fair dice are at least this far off in { $percent }% of all games
verify-chi-square-all = Together: chi-square { $value }, { $degrees ->
    [one] 1 degree of freedom
   *[other] { $degrees } degrees of freedom
}. Fair dice are at least this far off in { $percent }% of all games.
verify-no-chi-square = Too few rolls to tell whether the dice were fair.
verify-no-seed = This game has no seed: its dice come from a secret and nonces. Leave out --seed.
verify-bad-commitment = A commitment has 64 digits from 0 to f, not “{ $said }”.
verify-bad-seal = A seal has 64 digits from 0 to f, or is - for none, not “{ $said }”.
verify-no-server = This is not a game from a server: it has no commitment and no nonces. Leave out --commitment and --nonce.
verify-other-commitment = { $file } does not fit what you noted. You noted the commitment { $noted }, but this record names { $found }. It is another game, or someone made it afterwards.
verify-other-seals = { $file } does not fit what you noted. The nonce of player { $seat } does not open the seal you saw before the game. Someone has swapped that player’s nonce, or it is another game.
verify-missing-nonce = { $file } does not fit what you noted. Your nonce { $nonce } is not in this record. It is another game, or someone made it afterwards.

## Counting games: `quarriors simulate`

simulate-title = { $games ->
    [one] 1 game
   *[other] { $games } games
} for { $players } players, seed { $seed }.
simulate-speed = { $seconds } s, { $rate } games a second, { $decisions } decisions a game.
simulate-none = No game was finished.
# Headings of columns.
simulate-bot = Bot
simulate-seat = Seat
simulate-won = Won
simulate-share = Share
simulate-interval = 95% interval
simulate-expected = If equal
# In the column of bots: one that sits in several seats; in that of seats: who goes first.
simulate-seats = { $bot }, { $n } seats
simulate-first = { $n }, goes first
simulate-from-to = { $low } to { $high }
simulate-turns = Turns: { $mean } on average, median { $median }, from { $least } to { $most }, standard deviation { $spread }.
simulate-ends = Ends: { $glory } by Glory, { $empty } by empty cards, { $limit } at the limit of { $turns } turns.
simulate-interrupted = Stopped after { $done } of { $games } games.
# `quarriors match`: $bot and $other are names of bots, $share, $low and $high percentages.
match-share = { $bot } won { $share } of { $games ->
    [one] 1 game
   *[other] { $games } games
} against { $other } (95% interval { $low } to { $high })
match-counts = Won { $won }, lost { $lost }, shared { $shared }. Ends: { $glory } by Glory, { $empty } by empty cards, { $limit } at the turn limit. { $turns } turns a game on average.
match-none = { $bot } against { $other }: no game was finished.
## quarriors bots
# Headings of a list.
bots-level = Levels, from gentle to strong
bots-style = Styles, about as strong as greedy
bots-measure = Yardsticks for other bots
bots-other = From packages you installed
# Behind what is said of a bot. $budget is like 0.7s.
bots-thinks = (thinks { $budget })
# Below the list.
bots-budgets = A bot that thinks takes a budget for each decision behind a colon: champion:2s thinks for two seconds, planner:96n looks at 96 games.
# Below a progress bar: “12/100 games, 0:00:07 left”.
progress-games = games,
progress-rounds = rounds,
progress-steps = steps,
progress-left = left

## Measuring: `quarriors bench`. Each line has a short label in front.

bench-label-build = Build
bench-label-python = Python
bench-label-games = Games
bench-label-decisions = Decisions
bench-label-clones = Clones
bench-label-playouts = Playouts
bench-label-greedy = Greedy
bench-label-skeleton = Skeleton
bench-label-ratio = Ratio
bench-label-measured = Measured
bench-build-compiled = compiled to machine code; the skeleton is always plain Python
bench-build-pure = plain Python, like the skeleton; a compiled build is several times faster
bench-python = { $name } { $version }{ $built ->
    [both] , built with profile-guided and link-time optimisation
    [pgo] , built with profile-guided optimisation
    [lto] , built with link-time optimisation, not with profile-guided one
    [plain] , built without profile-guided optimisation, which costs some speed
   *[unknown] ; how it was built is not known
}
bench-games = { $n } a second: two random players, { $boxes }, from deal to end
bench-decisions = { $n } a second, { $per_game } in a game
bench-clones = { $n } a second in mid-game; one costs { $cost } of a decision
bench-playouts = { $n } a second: whole random games inside the engine, { $ratio } for one of the skeleton
bench-greedy = { $n } games a second, played out from the middle by greedy bots
bench-skeleton = { $n } a second: the same game without abilities
bench-ratio = { $ratio } games of the engine for one of the skeleton (lowest round { $lowest }, highest { $highest })
bench-measured = { $rounds } rounds of { $games } games, engine and skeleton in turns; medians
bench-quick-alone = --quick sets --rounds and --games. Leave out --quick, or leave out the other two.

## Boxes of your own: `quarriors box`

box-next = Next: { $steps }
box-title = { $id }: { $name } ({ $year }), { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $dice ->
    [one] 1 class of dice
   *[other] { $dice } classes of dice
}
box-fault = Wrong: { $finding }
box-remark = Remark: { $finding }
box-fine = Faces, ids, texts and verbs are fine. { $games ->
    [0] No games were played.
    [one] 1 game was played.
   *[other] { $games } games were played.
}
box-unplayed = No games were played, because something is wrong.
box-id = “{ $id }” cannot be the id of a box. Use lowercase letters, digits, _ and -, and begin with a letter.
box-id-taken = There is already a box with the id { $id }. Choose another id.
box-folder-taken = { $folder } is already there. Name a new or empty folder with --dir.
# What `quarriors box check` finds. Verbs and ids are names from the box's Python code.
box-finding-faces = the die { $die } has { $n ->
    [one] 1 face
   *[other] { $n } faces
}, not 6
box-finding-no-spell = the Spell die { $die } has no Spell face. Write one like S or S *
box-finding-no-creature = the Creature die { $die } has no Creature face. Write one like C 1/2/3
box-finding-ids = two cards have the id { $id }
box-finding-other-box = there is another box with the id { $id }: { $box }
box-finding-same-card = { $card } is also a card of { $box }, so you have to name it by its id
box-finding-same-class = { $die } is also a class of { $box }. Only one of the two is dealt
box-finding-no-target = it overrides { $card }, but the box { $box } is not installed
box-finding-override = it overrides { $card }: { $reason }
box-finding-card = { $card }: { $reason }
box-finding-idle-verb = the verb { $verb } does nothing. Give it a method { $method }
box-finding-reason = { $reason }
box-finding-no-sentence = a sentence in { $language } cannot be made: { $reason }
box-finding-untold = there are no words for { $word } in { $language }. Add them with register_phrase
# A remark: a word of a box that some languages have no phrase for.
box-finding-english = players who read { $languages } see { $word } in English. Add your words in those languages with register_phrase
box-finding-wordless = { $card } has a line without words in { $language }
box-finding-worth = bots can only guess what { $verb } is worth. Tell them with quarriors.bots.tell_worth
box-finding-game = game { $n } (seed { $seed }), with { $card }: { $reason }
box-finding-changing = its declarations change during play. A verb must not keep anything on itself
box-finding-uncaptured = nobody ever captured { $cards }
box-finding-lost-dice = dice were lost or doubled
box-finding-endless = it did not end within { $n } turns
box-finding-record = its record ends in another way when it is replayed

## Databases: `quarriors db`

db-up-to-date = The database is at version { $version }. Nothing to do.
db-created = The database was empty and is now at version { $version }.
db-upgraded = The database was at version { $before } and is now at version { $version }.
db-exported = { $written ->
    [one] 1 game written
   *[other] { $written } games written
}, { $there } already there.
db-not-written = Not written: { $reason }
db-purged = { $n ->
    [0] No games deleted.
    [one] 1 game deleted.
   *[other] { $n } games deleted.
}
# The translation may ask for other letters; the answers are those of plain-yes.
db-purge-sure = { $n ->
    [one] Delete 1 game that nobody has touched for { $time }?
   *[other] Delete { $n } games that nobody has touched for { $time }?
} (y/n)
# What “quarriors db check” found. $game is the id of a game, $number the number of an event, $reason and $said are in English.
db-fault-file = The file is damaged: { $said }
db-fault-unreadable = Game { $game } can’t be read: { $reason }
db-fault-numbers = Game { $game } should have events 1 to { $n }. Found: { $found }.
db-fault-event = Game { $game }: event { $number } is damaged.
db-fault-snapshot = Game { $game }: the snapshot after event { $number } is damaged.
db-fault-replay = Game { $game } cannot be replayed beyond event { $number }: { $reason }
db-fault-row = Game { $game }: the list of games says something else than its events ({ $columns }).
db-sound = { $n ->
    [0] The database is sound. It has no games.
    [one] The database is sound, and so is its game.
   *[other] The database is sound, and so are all { $n } games.
}
db-unsound = { $damaged ->
    [0] The database is damaged. All { $n } games can be replayed. Make a backup of it, or go back to an older one.
    [one] 1 game of { $n } is damaged. Your latest backup may have it whole.
   *[other] { $damaged } games of { $n } are damaged. Your latest backup may have them whole.
}
db-elsewhere = { $n ->
    [one] 1 game was played by other rules or cards. It goes on from its last turn.
   *[other] { $n } games were played by other rules or cards. They go on from their last turn.
}
db-missing = There is no database { $file }. “quarriors serve” creates it.
db-no-game = There is no game { $game } in this database.
db-time = “{ $text }” is not a time. --older-than takes a number and h, d or w, such as 90d.

## Serving: `quarriors serve`

serve-open = The table is open at { $address } – press Ctrl-C to stop. Every game is kept.
serve-no-browser = No browser could be opened here. Open { $address } yourself.
serve-port-taken = Port { $port } on { $host } cannot be used: { $reason } Try “quarriors serve --port { $other }”, or --port 0 for any free port.
serve-no-address = There is no address { $host }: { $reason } Try --host 127.0.0.1 or --host 0.0.0.0.

## Playing: `quarriors play`, `quarriors position`

play-size = The table needs a terminal of { $columns } × { $lines }, and this one is { $width } × { $height }. Make it larger, or add --plain.
play-resume-alone = --resume continues a game as it is. Leave out players, bots, Wilds, rules and seed.
play-resume-failed = { $reason } “quarriors play --list” shows your saved games.
play-over = This game is over. To watch it again: { $command }
play-no-game = There is no unfinished game in { $folder }. To start one: quarriors play
play-first = Nobody called “{ $name }” sits at the table. With --first, name one of { $names }, or random.
play-exists = { $file } already exists. Continue it with --resume, or name another file.
play-bots-many = { $bots } bots do not fit at a table for { $seats }. Name fewer bots or more players.
play-changed = Another program has changed { $file }: this game is being played in two places. To continue: { $command }
play-not-saved = The game cannot be saved to { $file }: { $reason } With --save FILE you can name another place.
position-one-way = Choose one of --text, --json, --check and --play.
position-only-play = --bots, --seed, --save, --plain and --no-confirm only work with --play. Add --play.
position-no-turn = --turn works with records and saved games. A position is a single moment.
position-turns = There is no turn { $turn } in this game. It has turns { $first } to { $last }.
position-finished = The game is over in this position. There is nothing left to play.
replay-turns = Turns { $since } to { $until } cannot be shown. This game has turns { $first } to { $last }.

## Files

file-missing = There is no file { $file }.
file-folder = { $file } is a folder. Name a file in it.
file-unreadable = { $file } cannot be read: { $reason }
file-large = { $file } is larger than { $n } MB, so it is not one of ours.
file-not-utf8 = { $file } is not text in UTF-8 (byte { $byte }).
file-binary = { $file } is not text.
file-empty = { $file } is empty.
file-no-stdin = Standard input is closed. Name a file.
file-option = There is no option { $option }. If you mean a file of that name, write ./{ $option }.
# In place of a file's name.
file-stdin = Standard input
# What is wrong in a record, a saved game or a position. $reason is a sentence that says what exactly.
file-fault = { $file }: { $reason }
file-fault-line = { $file }, line { $line }: { $reason }
file-line = line { $line }: { $reason }

## What you typed on the command line

# Behind any of these where we have an idea: $names is one name or several.
usage-did-you-mean = Did you mean { $names }?
# Each of those names, and other words that somebody typed.
quoted = “{ $name }”
# Comes last in any of these.
usage-help = “{ $command }” shows what there is.
usage-option = There is no option { $option }.
usage-command = There is no command “{ $command }”.
usage-extra = I don't know what to do with { $words }.
usage-value-missing = { $option } needs a value after it.
usage-argument-missing = Something is missing: { $argument }.
usage-option-missing = You have to give { $option }.
usage-choice = “{ $value }” does not work for { $option }. Choose from: { $choices }.
usage-number = “{ $value }” does not work for { $option }: it takes a whole number.
usage-decimal = “{ $value }” does not work for { $option }: it takes a number.
usage-value = “{ $value }” does not work for { $option }.
usage-no-value = { $option } takes no value.
usage-twice = You gave { $option } twice. Once is enough.
usage-word = { $option } needs at least one word.
usage-seed = A seed is a number or a word. It cannot be empty.
usage-at-least = { $option } must be at least { $least }, not { $value }.
usage-language = There is no language “{ $language }”. Choose from: { $languages }.
usage-wrong = The command line cannot be understood: { $reason }
usage-interrupted = Stopped.

## What cannot be played, and what to do instead. $boxes, $cards and $names are lists.
## What only helps on a command line is a message of its own, …-help: the page does not say it.

refused-players = Quarriors! is for 2 to 4 players, not { $n }.
refused-players-named = Quarriors! is for 2 to 4 players. You named { $n }: { $names }.
refused-name = “{ $name }” cannot be a player's name. Use 1 to 40 characters, with single spaces.
refused-name-marks = “{ $name }” cannot be a player's name. Leave out these signs: { $marks }
refused-name-word = “{ $name }” means something else in records. Choose another name.
refused-name-twice = Two players have the same name: { $names }. Give each their own.
refused-name-unseen = “{ $name }” cannot be a player’s name. Remove invisible characters, and use at least one that people can read.
refused-name-alike = “{ $name }” looks like “{ $other }”. Choose a name that nobody can mix up with it.
refused-bot = There is no bot called “{ $name }”. Choose from: { $names }.
refused-bot-broken = The bot { $name } does not work: Python says “{ $python }”.
refused-box = There is no box called “{ $name }”. Choose from: { $names }.
refused-box-twice = You named the box { $name } twice.
refused-box-broken = The box { $name } does not work: Python says “{ $python }”.
refused-card = There is no card called “{ $name }” in { $boxes }.
refused-card-or-wilds = There is no card and no ready-made Wilds called “{ $name }” in { $boxes }.
refused-card-or-wilds-help = “quarriors cards” lists the cards, “quarriors deal --named” the ready-made Wilds.
refused-card-elsewhere = “{ $name }” is not in { $boxes } but in { $others }.
refused-card-elsewhere-help = Add that box to --sets.
refused-card-several = “{ $name }” could be { $cards }. Use the id.
refused-wilds-boxes = The Wilds “{ $name }” need these boxes: { $boxes }.
refused-wilds-boxes-help = Add --sets { $boxes }.
refused-wilds-complete = The Wilds “{ $name }” are complete. Name them alone, or name only cards.
refused-wilds-doubtful = { $n ->
    [one] One card of the Wilds “{ $name }” is not entirely as printed: { $card }.
   *[other] { $n } cards of the Wilds “{ $name }” are not entirely as printed, such as { $card }.
}
refused-creatures-many = Wilds have { $limit } Creature cards. You named { $n }: { $cards }.
refused-spells-many = Wilds have { $limit } Spell cards. You named { $n }: { $cards }.
refused-democratic = In a democratic mix you name all cards: { $creatures } Creatures and { $spells } Spells.
refused-creatures-few = { $boxes }: only { $n } classes of Creature cards fit here, and Wilds need { $limit }.
refused-creatures-few-help = Add a box to --sets.
refused-spells-few = { $boxes }: only { $n } classes of Spell cards fit here, and Wilds need { $limit }.
refused-spells-few-help = Add a box to --sets.
refused-quests-few = { $boxes }: only { $n } levels of quest cards fit here, and you need { $limit }.
refused-quests-few-help = Add a box with quests to --sets.
refused-class-twice = Two cards of the class { $class } cannot be in the same Wilds. Name one of them.
refused-card-dice = { $card } cannot be dealt: its dice are in the box { $box }.
refused-card-dice-help = Add that box to --sets.
refused-card-needs = { $card } cannot be dealt: it is for games with { $boxes }.
refused-card-needs-help = Add that box to --sets.
refused-card-doubtful = { $card } cannot be dealt: it is not entirely as printed.
refused-card-doubtful-help = Leave out the card, or leave out --printed-only.
refused-no-base = { $boxes }: none of these boxes can be played alone.
refused-no-base-help = Add the base box to --sets.
refused-basics = { $boxes }: the basic cards { $cards } are missing. They are in the box { $box }.
refused-basics-help = Add it to --sets.
refused-without = { $class } dice are played without { $card }. Leave that card out.
refused-quest-off = { $card } is a quest card, but you play without quests.
refused-quest-off-help = Leave out the card, or leave out --no-quests.
refused-quest-level = { $card } is a quest of level { $level }. { $players } players use quests of level { $levels }.
refused-quest-levels-same = { $cards } have the same level. Name one of them.
refused-quest-mix = These quests do not go together. 2 players use level 2, 3 players levels 1 and 3, 4 players levels 1, 2 and 3.
refused-quest-none = You asked for quests, but these Wilds have none.
refused-quest-none-help = Add a box with quests to --sets, or leave out --quests.
refused-needs-quests = { $card } is for games with quests. Name quest cards too, or leave it out.
refused-expert = With { $class } dice, Creatures are not culled when they score, so Expert Culling has no effect.
refused-expert-help = Leave out --expert-culling.
refused-mix = The mix “{ $mix }” needs a main box, and none of these is one.
refused-mix-help = Add one to --sets, such as { $boxes }, or leave out --mix.
refused-classic = The classic rules of 2011 do not know { $things }.
refused-classic-help = Leave out --edition classic.
refused-turn-limit = A game cannot end after { $n } turns.
refused-turn-limit-help = --turn-limit takes a number from 1 to 100000.
refused-side-cards = --side-cards only works with --mix side.
refused-handicap = With { $class } dice everybody draws few dice at first anyway, so fewer are no handicap.
refused-handicap-help = Use --handicap glory.
refused-games = Play at least one game, not { $n }.
refused-workers = --workers takes a number from 1 to { $most }, not { $n }.
refused-bots-seats = { $bots } bots ({ $names }) cannot sit in { $seats } seats. Name fewer bots, or give --players a larger number.
# $theirs and $ours are versions of the program.
refused-in-use = Servers of quarriors { $theirs } are running on this database. This is quarriors { $ours }, with other tables, rules or cards. Stop all of them, then start this one.
refused-taken-over = The database now belongs to quarriors { $theirs }. This is quarriors { $ours }, with other tables, rules or cards. Start the other version.
# $file is 0 bytes long: a new database has no file at all.
refused-empty-file = { $file } is empty: 0 bytes. A new database has no file at all, so this one may have lost its games. Put your backup in its place, or delete the file to begin with no games.
# $said is what SQLite says of the damage, in English.
refused-damaged-file = { $file } is damaged: { $said }. Put your backup in its place. “quarriors db check” shows which games can still be read.
# Anything else that the program refuses. $reason is in English.
refused-other = { $reason }
# A box or bot that was left out of what you asked for.
fault-left-out = { $what } was left out: { $reason }

## Numbers: the sign before the decimals, and a percentage.

number-point = .
number-percent = { $n }%

## quarriors lab train

train-done = The weights are in { $file }. On games it did not learn from, the network names the winner in { $right } of all tables (loss { $loss }).
train-measured = { $bot } with these weights won { $share } of { $games } games against { $rival } with { $boxes } (95% interval { $low } to { $high }).
train-interrupted = Stopped. What is done is kept in { $folder }: go on with --resume.
