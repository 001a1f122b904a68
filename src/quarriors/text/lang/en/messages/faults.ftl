### What is wrong in a record, a saved game, a position, a box or a bot. Each is a reason behind a colon, such as
### “game.record, line 12: the game was over before this line.” It begins with a small letter and ends with a full stop.
### Words of the format, such as “glory”, “memory” and “standing”, and names of dice and cards stay English.

## Any line

# $wanted is how the line should read, $found how it reads.
refused-begins = the first line must be “{ $wanted }”, not “{ $found }”.
refused-expected = a line like “{ $wanted }” was expected here, not “{ $found }”.
# $zones is a list of words that may come first in such a line.
refused-expected-zone = a line like “{ $wanted }” was expected here, or one that begins with { $zones }, not “{ $found }”.
refused-format = this program reads format { $n } of such files, not “{ $found }”.
refused-garbled = this line cannot be read.
refused-no-player = there is no player called “{ $name }”.

## Rules

refused-rules-line = a rule reads like “captures=2” and is one of { $names }, not “{ $found }”.
refused-rules-value = the rule { $name } must be one of { $known }, not “{ $value }”.
refused-rules-unknown = { $names } cannot be set like that. The rules are: { $known }.

## Positions

refused-position-finished = a finished game has no position to decide in.
refused-position-more = nothing more was expected here, but it says “{ $found }”.
refused-position-stop = with pending work the game stops there anyway. Leave out “{ $word }”.
# $example is a line such as “turn: 3, Quinn, roll”, $phases a list.
refused-position-turn = a line like “{ $example }” was expected here. The phases are { $phases }.
refused-position-no-turn = { $limit ->
    [0] there is no turn { $n }.
   *[other] there is no turn { $n }: the limit is { $limit }.
}
refused-position-quantity = after the phase come words like “quiddity 3”, “light 1”, “dark 1” or “captures 1”, not “{ $found }”.
refused-position-energy = { $energy ->
    [light] with these cards there is no Light Quiddity.
   *[dark] with these cards there is no Dark Quiddity.
}
# $word is one of the position's own words: quiddity, light, dark or captures.
refused-position-most = { $word } is at most { $most }, not { $found }.
refused-position-deep = brackets are nested too deeply here.
refused-position-no-dice = nobody has any dice in this position, so nobody could play.
refused-position-won = { $n } Glory would have won: the goal is { $goal }.
refused-position-quest = { $n ->
    [0] there are no quests in this game.
   *[other] name one of these quests: { $quests }.
}
refused-position-quest-empty = nobody is at that quest. Name dice, or leave out the line.
refused-position-quest-two = two players are at one quest, and neither challenges the other.
refused-position-quest-dice = quest dice lie beside their card, or as Quartifacts in a Ready Area.
refused-position-locked = a Locked Area holds only one die.
refused-position-quartifacts = a player has at most one Quartifact.

## Dice in a position

refused-dice-none = a die was expected here, not “{ $found }”.
refused-dice-unknown = no die in these Wilds is called “{ $name }”.
refused-dice-few = { $n ->
    [one] there is only 1 { $die } die.
   *[other] there are only { $n } { $die } dice.
}
refused-dice-face = { $die } has no face “{ $face }”. Its faces are { $faces }.
refused-dice-copies = { $card } copies nothing.
refused-dice-fresh = only dice in the active player's Active Pool can be fresh.
refused-dice-unattachable = { $card } cannot be attached.
refused-dice-attached-classic = in the classic rules you can only attach Spells to your own Creatures.
refused-dice-attached-where = Spells can only be attached in a Ready Area, a Locked Area or on a quest.
refused-dice-attached-to = Spells can only be attached to Creatures.
refused-dice-ready = { $die } in a Ready Area must show a Creature, a Spell or a Quartifact.
refused-dice-immediate = { $die } is an Immediate Spell and never lies in a Ready Area.
refused-dice-spent-classic = the classic rules have no Spent Pile.
refused-dice-locked = { $die } in a Locked Area must show a lock.
refused-dice-quest = { $die } on a quest must show a Creature.
refused-dice-aside = { $die } set aside must show the Creature it was.
# $zone is a word of the format, such as “used”.
refused-dice-no-face = { $die } shows no face in “{ $zone }”.
# $known are examples of faces.
refused-face = “{ $found }” in “{ $face }” is no face. Write { $known }.

## What a position remembers, and what is under way: the lines “memory” and “pending”. $name and $names are words of them.

refused-work-names = “{ $name }” must have names in curly brackets, not “{ $value }”.
refused-work-list = “{ $name }” must be a list in square brackets, not “{ $value }”.
refused-work-number = “{ $name }” must be a number, not “{ $value }”.
refused-work-flag = “{ $name }” must be true or false, not “{ $value }”.
refused-work-known = “{ $name }” can be { $known }, not “{ $value }”.
refused-work-fields = “{ $name }” has { $known }, not “{ $value }”.
refused-work-range = “{ $name }” must be from 0 to { $last }.
refused-work-fit = { $names } do not fit each other.
refused-work-pairs = { $names } come in pairs.
refused-work-dice = { $names } must name dice of the list, each of them once.
refused-work-needed = it does not say “{ $name }”, or says something that cannot be.
# $reason is one of the others.
refused-work-pending = “{ $work }” is pending, but { $reason }
refused-work-no-die = there is no die { $n } in the list. The last one is { $last }.
refused-work-no-line = no card in these Wilds has a line { $n }.
refused-work-no-step = no card in these Wilds has a line { $n } with a step { $step }.
refused-work-no-quest = card { $n } is not a quest.
refused-work-no-event = there is no event { $event }, or no ability { $declining } to decline.
refused-work-no-trigger = no ability waits with line { $n } for seat { $seat }.
refused-work-no-opponent = there is no opponent { $n }.
refused-work-replaces = line { $n } replaces nothing.
refused-work-next-roll = what waits for a roll can only be given for the next one.
refused-work-nobody-reacts = it is nobody's turn to react.
refused-work-unattacked = nobody is attacked.
refused-work-attack = there is one attack at a time, and “memory” must name its attackers.
refused-work-copies = that die copies nothing.
refused-work-locks = there is nothing to Lock.
refused-work-gathering = the dice of several players wait below the ability that destroys them, with a seat for each.
refused-work-old = it is not written as the first format wrote it: { $n } numbers or more, the kind of work first.

## Records

refused-record-breaks-off = the record ends before a draw or roll.
# $reason is one of the others.
refused-record-old = { $reason } An earlier version of the game wrote this, and some rules have been corrected since.
refused-record-origin = in the position it began from, { $reason }
refused-record-engine = version { $found } of the rules wrote this. This program has version { $n }.
refused-record-card = { $card } plays differently since this game was recorded.
refused-record-misfit = the position does not match the players, rules and Wilds above it.
refused-record-over = the game was over before this line.
refused-record-over-before = the game was over before “{ $item }”.
refused-record-turn = this should be turn { $n } of { $player }.
refused-record-no-dice = a draw or roll is missing before “{ $item }”.
refused-record-not-asked = { $player } has nothing to decide at “{ $item }”.
refused-record-decides = { $player } has to decide before “{ $item }”.
refused-record-drawn = no die is drawn here, but the record says “{ $word }”.
refused-record-rolled = no die is rolled here, but the record says “{ $word }”.
refused-record-differs = the record says “{ $said }”, but the dice give “{ $gave }”.
refused-record-unfinished = the record has a result, but the game is not over.
refused-event-damaged = event { $n } of the game is damaged.
refused-game-damaged = the game was damaged where it was kept.
refused-record-result = the result should be “{ $result }”.
refused-option-empty = a decision is missing here.
# $options are the words of records, separated by semicolons.
refused-option-several = “{ $text }” could mean: { $options }.
refused-option-unknown = “{ $text }” is not possible here. You can write: { $options }.
refused-chance-drawn = “{ $word }” cannot be drawn: the bag only has { $dice }.
refused-box-changed = the box { $box } has changed since then: { $then } is now { $now }.
refused-box-missing = the box “{ $name }” is not installed.
refused-card-id = no card has the id “{ $id }”.

## Saved games, and games of a server: what stands before the record

refused-header-line = a line like “name: value” was expected here, with one of the names { $names }, not “{ $found }”.
refused-header-twice = “{ $name }” is already there in line { $n }.
refused-header-lacks = the line “{ $name }: …” is missing.
refused-header-breaks-off = the file ends before its record.
refused-header-seed = a seed is a number or a text in quotation marks, not “{ $found }”.
refused-save-none = this is not a saved game: one begins with “{ $wanted }”. Only a saved game knows its next dice.
refused-save-seats = the saved game has { $seats } seats, but its record has { $players } players.
refused-seal-verified = a verified game must name its commitment, its nonces and its secret (commitment, nonces, secret).
refused-seal-unfinished = a game that is not over names its commitment and its nonces (commitment, nonces), but not its secret (secret).
refused-seal-practice = a practice game has a seed, and so no commitment, nonces or secret (commitment, nonces, secret).
refused-seal-seed = only a practice game has a seed.
refused-seal-seals = there must be as many sealed nonces (sealed) as nonces (nonces).
refused-seal-dealt = Wilds that were dealt must say what they were dealt from (dealt).
refused-seal-secret = a secret needs the commitment and the nonces (commitment, nonces).
refused-seal-result = the result only stands before the record if someone gave up.
refused-seal-characters = 1 to 64 characters without spaces were expected, not “{ $found }”.
refused-seal-digits = { $n } digits from 0 to f were expected, not “{ $found }”.
refused-seal-other-secret = this is not the secret that the server committed to.
refused-seal-other-nonce = the nonce “{ $nonce }” is not the one that was sealed.
refused-seal-position = a game that began from a position has no dice to check.
# $none is the sign for no nonce.
refused-seal-nonces = there are { $n } nonces for { $players } players. “{ $none }” means none.
refused-seal-players = players were expected in the order of their seats ({ $players }), not “{ $found }”.
refused-seal-not-over = the game is not over, so its dice cannot be revealed yet.
refused-seal-over = the game is over, so its secret should be here.
refused-seal-over-result = the game is over, so its result should be here too.
refused-seal-should-be = this should read “{ $line }”.
refused-seal-wilds = these are not the Wilds that were dealt. The deal gives { $cards }.
refused-seal-first = the draw for who goes first gave { $player }.

## Wilds that cannot be

refused-wilds-creatures = Wilds have { $limit } Creature cards, not { $n }.
refused-wilds-spells = Wilds have { $limit } Spell cards, not { $n }.
refused-wilds-basics = the basic cards { $cards } are missing from the Wilds.
refused-wilds-large = { $dice } dice and { $cards } cards are more than a table can hold.
refused-wilds-clash = { $cards }: this changes a rule that another card changes too. Leave one of them out.
refused-players-count = a game has 2 to { $most } players.

## Boxes of your own. $python is what Python says, in English.

refused-box-no-python = { $file } is not a Python file.
refused-box-stumbled = { $line ->
    [0] Python says “{ $python }”.
   *[other] line { $line }: Python says “{ $python }”.
}
refused-box-undeclared = it has no line “BOX = Box(…)”.
refused-box-same-id = there is another box with the id { $id }.
refused-box-entry-point = the entry point { $name } is not a box with that id.
refused-box-not-one = { $name } is not a box with the id { $id }.
refused-box-no-project = there is no pyproject.toml. “quarriors box new” makes a package.
refused-box-project = pyproject.toml cannot be read. Python says “{ $python }”.
# $section and $example are lines of that file.
refused-box-no-point = pyproject.toml has no section { $section }, with a line such as { $example }.
# $reason is “no card has the id …” or the next message.
refused-box-overrides = the box { $box } cannot replace { $card }: { $reason }
refused-card-kind = it is a { $original ->
    [creature] Creature card
    [spell] Spell card
    [quest] quest card
   *[basic] basic card
}, but { $card } is a { $kind ->
    [creature] Creature card
    [spell] Spell card
    [quest] quest card
   *[basic] basic card
}.
refused-box-overridden = another box already replaces { $card }.

## Bots of your own. $decision is a kind of decision, a word of the engine.

refused-bot-chooseless = the bot { $name } has no method { $method }.
refused-bot-maker = the bot { $name } must be a class, or something else that Python can call with a seed.
refused-bot-name = “{ $name }” cannot be the name of a bot. Use 1 to 40 of a-z, 0-9, - and _, and begin with a letter.
refused-bot-nobody = no bot can be called “{ $name }”: that means no bot. Choose another name.
refused-bot-taken = there is already a bot called “{ $name }”. Choose another name.
refused-bot-budget = the bot { $name } answers at once and takes no budget. Leave out “:{ $budget }”, or choose { $names }.
refused-bot-failed = The bot { $name } failed at a decision ({ $decision }). Python says “{ $python }”.
refused-bot-chose = The bot { $name } chose { $chosen }, but that is not offered ({ $decision }).
refused-bots-cannot = The bots cannot think. Python says “{ $python }”.
refused-torch-missing = training needs torch. Install it with { $command }.
refused-train-number = { $name } must be from { $least } to { $most }, not { $number }.
refused-train-there = there is already a training in { $folder }. Go on with --resume, or choose another folder.
refused-train-other = the training in { $folder } has other settings. Choose another folder.
refused-train-none = there is no training to go on with in { $folder }.
refused-train-checkpoint = the checkpoint { $file } is damaged. Delete it, and training starts over.
refused-train-games = the games in { $file } are damaged. Delete the file, and they are played again.
refused-train-device = torch finds no graphics card. Leave out { $option }.
refused-budget = a bot’s budget is like 96n (test games) or 0.5s (seconds), from 1n to { $nodes }n or { $seconds }s, not “{ $text }”.
refused-budget-patience = bots think for at most { $seconds }s or { $nodes }n on this server, not { $budget }.
refused-weights = the weights in { $file } cannot be used: { $reason ->
    [missing] there is no such file
    [foreign] it is not a weights file
    [damaged] the file is damaged
   *[other] they are for other features than this version has, so train them again
}.
refused-worker-lost = A worker process ended by itself (status { $status }). If there was not enough memory, use fewer workers.
