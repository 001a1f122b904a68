# What `quarriors --help` and `quarriors COMMAND --help` say.
#
# For translators:
# - Names of commands and options (deal, --wilds), of files and of values (greedy, revised) stay as they are.
# - Paragraphs are wrapped to the width of the terminal. An empty line begins a new paragraph.
# - The only variables here are plain ones, { $value }. No plurals: these texts are read before the catalogue is loaded.

## Headings and small words

help-usage = Usage:
help-commands = Commands
help-options = Options
help-arguments = What you give it
help-examples = Examples
# Behind the description of an option, in brackets.
help-default = default: { $value }
help-required = you must give this
# Placeholders in the usage line: quarriors COMMAND, quarriors deal [OPTIONS].
help-usage-command = COMMAND
help-usage-options = [OPTIONS]

# Placeholders for what you type: --port NUMBER. Short, in capitals.
help-value-text = TEXT
help-value-number = NUMBER
help-value-numbers = NUMBERS
help-value-names = NAMES
help-value-seed = SEED
help-value-file = FILE
help-value-folder = FOLDER
help-value-language = LANGUAGE
help-value-address = ADDRESS
help-value-url = URL
help-value-time = TIME
help-value-card = CARD
help-value-wilds = WILDS
help-value-game = GAME
help-value-box = BOX
help-value-name = NAME
help-value-bot = BOT
help-value-other = OTHER
help-value-budget = BUDGET
help-value-shell = SHELL

## The command as a whole

help-about = Quarriors! in your terminal and your browser: play, look up cards, deal Wilds, step through games.
help-after = Every command has its own help with examples: quarriors COMMAND --help
help-option-help = Show this help.
help-option-version = Show the version.
# $value is a list such as “en, fr, it, pt-BR”.
help-option-lang = The language to speak: { $value }.
help-lang = The language to speak: { $value }. If you leave it out: QUARRIORS_LANG, the language you chose at the table, or your system's language.

help-example-play = play against a bot
help-example-friends = three friends at one keyboard
help-example-serve = play in your browser
help-example-deal = Wilds for the box on your shelf
help-example-cards = every card that mentions dragons

# One line for each command, in the list of commands.
help-line-play = Play in the terminal, against bots or with friends at one keyboard.
help-line-serve = Play in the browser, on this machine or with others in your network.
help-line-site = Write the table as files for any static host: it needs no server.
help-line-bots = Meet the bots.
help-line-deal = Deal Wilds: random, ready-made or your own choice, also for the real box.
help-line-cards = Look up cards.
help-line-box = Make a box of your own, and check it.
help-line-lab = Let bots play many games: count, rank, balance.
help-line-simulate = Let bots play many games and see who wins.
help-line-match = Measure one bot against another.
help-line-replay = Step through a game that was played.
help-line-verify = Check that a game was played by the rules and with fair dice.
help-line-position = Show a position, check it, or play on from it.
help-line-db = Look after a server's database: upgrade, back up, export, clean up.
help-line-bench = Measure how fast the engine is on this machine.
help-line-completion = Set up Tab completion for your shell.

## Options that several commands share

help-option-json = Print JSON for a script.
help-option-workers = How many processes play. One for each processor core if you leave it out.
help-option-ray = Play on a Ray cluster at this address, such as auto or ray://head:10001. “local” starts one on this machine. It needs the extra “ray”.
help-option-results = Write each game to this file as it ends. A run that is stopped or killed loses nothing.
help-option-resume = Go on with the file that --results names: games that are there are not played again.
help-option-dataset = Write the games as a table, a row for each seat: a file that ends in .csv or .parquet.
help-option-seed = A number or a word. The same seed gives the same dice and Wilds. Random if you leave it out.
help-option-sets = The boxes to deal from, separated by commas.
help-option-db = The database: a URL, or the name of a SQLite file.
help-option-plain = Play in lines of text: for screen readers, logs and programs. This also happens where there is no terminal.
help-option-confirm = Ask before you end a phase with something useful still unused. On unless you switch it off.
help-option-edition = The edition of the rules: revised (2018) or classic (2011).
help-option-captures = How many dice a player may capture each turn. 2 is the Advanced Capture rule.
help-option-expert-culling = A Creature that scores only gives its Glory if you cull that Creature.
help-option-turn-limit = Stop after this many turns (everyone's turns count). Most Glory wins.
help-option-quests = Play with quests or without. If you say nothing, quests are in when a box has them.
help-option-mix = How to mix in a box that leads: a hint of it, a side, two_scoops, or democratic (you name all cards).
help-option-side-cards = With --mix side: how many cards of the leading box to use.
help-option-handicap = Even out the seats: with glory, whoever goes later begins with some Glory; with dice, whoever goes first draws fewer dice in the first turn. Not in the rulebook.

## quarriors play

help-about-play = Play in the terminal: against bots, or with friends who take turns at one keyboard.
help-after-play =
    At the table, press ? to see every key. The game is saved after every decision, so you can leave at any time.
help-play-players = How many sit at the table (2 to 4), or the names of the people, separated by commas.
help-play-bots = The bots that play, separated by commas: "quarriors bots" lists them. A bot that thinks takes a budget: champion:2s. "none" for no bots.
help-play-wilds = The Wilds: a ready-made one (quarriors deal --named lists them), or cards separated by commas. The rest is dealt at random.
help-play-first = Who goes first: a player's name, or random. Random if you leave it out.
help-play-pay-by-hand = Choose yourself which dice to spend. Otherwise prices are paid for you, wasting as little as possible.
help-play-resume = Continue the game you left last, or the one you name with --save.
help-play-save = Keep the game in this file instead of your games folder. With --resume you can also give a name from --list.
help-play-list = List your saved games, newest first.
help-example-play-bot = you against a greedy bot
help-example-play-four = you and three greedy bots
help-example-play-friends = two friends, one keyboard
help-example-play-friends-bot = two friends and a bot
help-example-play-bots = you against two bots
help-example-play-seed = share Wilds and dice with a friend
help-example-play-rules = other rules
help-example-play-watch = watch two bots
help-example-play-resume = continue your last game
help-example-play-list = all your saved games

## quarriors serve

help-about-serve = Play in the browser: on this machine, or with everyone in your network. Programs can play too.
help-after-serve =
    Instead of any option but --open you can set a variable: QUARRIORS_PORT=9000. Press Ctrl-C to stop. Every game is kept and goes on when you start the server again. docs/hosting.md has the details.
help-serve-host = The address to listen on. 127.0.0.1 if you leave it out: this machine only.
help-serve-port = The port. 8000 if you leave it out; 0 takes any free port.
help-serve-db = Where to keep the games: sqlite:///FILE or postgresql://USER@HOST/NAME. A file in your data folder if you leave it out.
help-serve-workers = How many processes share the work. More than one needs PostgreSQL.
help-serve-base-path = The path under which your proxy shows the server.
help-serve-proxy = Addresses or networks of proxies whose X-Forwarded-For and X-Forwarded-Proto headers you trust.
help-serve-allowed-host = Names by which browsers may reach this server, such as games.example.org. The machine’s own names and addresses always work.
help-serve-origin = Pages on other sites that may talk to this server, such as https://example.org.
help-serve-log-level = How much to log.
help-serve-bot-processes = How many processes of each worker think for bots.
help-serve-bot-seconds = How many seconds a bot may think about one decision before another one takes over.
help-serve-page = The folder with the page for browsers. If you leave it out: the installed one, or the one that `make web` built.
help-serve-open = Open the table in your browser.
help-example-serve-here = on this machine, port 8000
help-example-serve-open = and open the browser
help-example-serve-any = any free port
help-example-serve-network = for everyone in your network
help-example-serve-file = keep the games in this file
help-example-serve-postgres = four processes
help-example-serve-proxy = behind nginx

## quarriors site

help-about-site = Write the whole table as a folder of files. Put it on any static host; people play in their browser, even offline.
help-after-site =
    The folder includes Python for the browser, about 16 MB. It is not part of this package: npm fetches it once, so you need Node.js, or name an unpacked package pyodide with --runtime. pip fetches msgspec for it. Both are kept in your data folder. docs/hosting.md has the details.
help-site-folder = The folder to write. A folder that this command wrote before is overwritten.
help-site-runtime = The folder of the package pyodide, if npm should not fetch it.
help-site-page = The folder with the page for browsers. If you leave it out: the installed one, or the one that `make web` built.
help-site-docs = The folder of the built documentation (`make docs`), to include it.
help-example-site-write = write the folder “public”
help-example-site-try = and try it on this machine
help-example-site-runtime = with a runtime that is there already

## quarriors bots

help-about-bots = List the bots: what to call them in commands, who they are and how strong.
help-example-bots-all = everybody
help-example-bots-json = for a script

## quarriors deal

help-about-deal = Deal Wilds: which cards to play with, cheapest first, and how to set up the table.
help-after-deal =
    The same seed gives the same Wilds, here and with quarriors play --seed.

    With --json you get: seed, players, sets, rules, goal (the Glory that wins), quests (ids of the quest cards), warnings, and wilds: a list of cards like those of quarriors cards --json, where dice is the number of dice on the card. With --named --json you get a list of name, about, sets and wilds (ids of the cards, with the quests for that many players).
help-deal-name = The same as --wilds: ready-made Wilds by name, or cards.
help-deal-wilds = Ready-made Wilds by name, or cards that must be in, separated by commas. The rest is dealt at random.
help-deal-sets = The boxes to deal from, separated by commas. If you leave it out: the base box, or the boxes that the ready-made Wilds need.
help-deal-players = How many play: 2 to 4.
help-deal-seed = A number or a word. Random if you leave it out.
help-deal-named = List the ready-made Wilds: all of them, or those you can play with --sets.
help-deal-printed-only = Only deal cards that are entirely as printed.
help-deal-full = Add the card texts.
help-example-deal-random = random Wilds
help-example-deal-full = a sheet for the table, with card texts
help-example-deal-cards = these two and eight random cards
help-example-deal-named = the ready-made Wilds, and what they are good for
help-example-deal-one = one of them
help-example-deal-quests = with quests
help-example-deal-no-quests = without quests
help-example-deal-mix = lots of cards from one box
help-example-deal-printed = nothing but printed cards
help-example-deal-json = for a script

## quarriors cards

help-about-cards = Look up cards: what they cost, how much Glory they give, what their dice show and what they do.
help-after-cards =
    With --json you get a list of objects with: id, set, name, class, variant (empty for the plain card), kind (basic, creature, spell, quest), cost (null: cannot be captured), discounted (the cost if you pay with some of the card's own energy, or null), energy (light, dark or null), glory (0 if it gives none), level (of a quest, or null), faces (six texts such as "C 2/4/5 *"), text (one line for each ability), lines (the same in parts: bursts, keyword, text), provenance (printed, reported or reconstructed, for name, faces, stats, ability, bursts and anchored), note (what we know about the printed card, or null), colours (background, symbol), dice (how many lie on the card), per_player (how many each player starts with), corrects (the id of the card it replaces, or null).
help-cards-names = The cards to show in full, by name or id, separated by commas. The name of a class stands for all its cards.
help-cards-set = Only cards from these boxes, separated by commas.
help-cards-search = Only cards with all of these words in their name, class or text.
help-cards-reconstructed = Only cards that are partly our own design, because the printed card could not be found. Says which part.
help-cards-reported = Only cards with a part that comes from a published report. Says which part. With both options: either of the two.
help-example-cards-all = every card
help-example-cards-one = one card in full
help-example-cards-two = two cards
help-example-cards-search = cards that mention both words
help-example-cards-box = one box
help-example-cards-reconstructed = cards that are partly our design
help-example-cards-reported = cards with a reported part
help-example-cards-json = the base box for a script

## quarriors box

help-about-box =
    Make a box of your own, and check it.

    A box is a Python package that declares dice and cards. docs/first-card.md shows how to write them, and docs/own-box.md how to correct one of our cards.
help-after-box =
    check --json gives you box, faults and remarks (lists of texts) and games (how many were played).
help-line-box-new = Start a box: a package with one die, one card and a test.
help-about-box-new = Start a box: a package with one die, one card and a test, ready to install.
help-box-new-name = The id of the box: lowercase letters, digits, _ and -.
help-box-new-dir = The folder to write to. If you leave it out: a new folder named like the box.
help-line-box-folder = Show where your own boxes go.
help-about-box-folder = Show where your own boxes go: Python files that declare BOX, also to correct one of our cards.
help-line-box-check = Check a box, and play games with it.
help-about-box-check =
    Check a box: six faces on each die, unique ids, words in every language, verbs that every part of the program knows. Then play games with it.

    Ends with status 1 if something is wrong. Remarks are worth knowing but not wrong.
help-box-check-what = The id of an installed box, a folder with a package, or a Python file that declares BOX. The current folder if you leave it out.
help-box-check-games = How many games to play. 0 plays none.
help-box-check-seed = A number or a word. The same seed plays the same games.
help-example-box-new = start a box
help-example-box-both = start one and check it
help-example-box-folder = where your own files go
help-example-box-check = a box that is installed
help-example-box-more = more games, other dice
help-example-box-json = for a script

## quarriors lab

help-about-lab = Let bots play many games, on all cores of this machine or on a cluster. Count who wins, rank bots, see which cards decide games.
help-after-lab = Every command shows how far it is. Press Ctrl-C to stop early: what is done is kept and reported. With --results it is also written to a file, and --resume goes on from there.
help-example-lab-resume = stop and go on as you like
help-example-lab-dataset = the games as a table
help-example-lab-tournament = every pair in 20 games
help-example-lab-markdown = one bot against two others, as a page
help-line-lab-tournament = Measure bots against each other, with a ladder.
help-about-lab-tournament =
    Let every bot play every other. Games come in groups with the same Wilds, and each bot has each seat once. The dice are the same until bots do different things. So luck counts less.

    With two players, both bots of a pair swap seats. With three or four, one bot sits among copies of the other, and each in turn is the odd one out. Each rate has an interval computed from the groups, and a ladder ranks all bots.
help-lab-tournament-bots = The bots that play, separated by spaces or commas; --bots greedy,random says the same. A name may carry a budget: planner:96n thinks for 96 test games, planner:0.3s for so many seconds. greedy,random if you leave it out.
help-lab-tournament-against = Play only the pairs with one of these bots.
help-lab-tournament-games = How many games each pair plays, at least.
help-lab-tournament-players = Seats at the table, 2 to 4.
help-lab-tournament-seed = A number or a word.
help-lab-tournament-sets = The boxes to deal from, separated by commas. The base box if you leave it out.
help-lab-tournament-markdown = Also write the tables to this file, as Markdown.
help-line-lab-balance = See what seats, cards and boxes are worth.
help-about-lab-balance =
    Let bots play many games and see whether going first helps, how long games take, how they end, and what each card does: how often it is captured, how much Glory it scores, and how often its owners win.

    You get one HTML page that needs nothing else, balance.html unless you name a file. It marks cards that are not fully as printed and names those that look broken.
help-lab-balance-games = How many games to play for each number of players.
help-lab-balance-players = How many players: 2, 3 or 4, or several separated by commas.
help-lab-balance-bots = The bots that play, separated by commas. greedy if you leave it out.
help-lab-balance-sets = The boxes to deal from, separated by commas. If you leave it out: the base box, or the boxes that ready-made Wilds need.
help-lab-balance-wilds = The Wilds of every game: a ready-made one (quarriors deal --named lists them), or cards separated by commas. The rest is dealt once. If you leave it out, each game has its own Wilds.
help-lab-balance-seed = A number or a word.
help-lab-balance-html = Write the page to this file.
help-lab-balance-markdown = Write the same as Markdown to this file.
help-lab-balance-csv = Write a line for each card to this file.
help-example-lab-balance = a page about the base box
help-example-lab-balance-all = two to four players, as Markdown
help-line-lab-train = Teach the champion: play games, learn from them.
help-about-lab-train =
    Play games with all boxes, two to four players and all variants, and train a small network on them to tell from any table who will win. The champion judges by such a network.

    It needs the extra “train” (torch). A graphics card is used if there is one. The folder keeps the games, the weights, and curves as a table and as a picture.
help-lab-train-folder = The folder for all results.
help-lab-train-games = How many games to play in each round. About 16 KB of memory for each.
help-lab-train-rounds = Rounds of playing and learning. The first learns from greedy’s games, each further one from games of the round before it.
help-lab-train-epochs = How many passes over all tables before the targets are updated.
help-lab-train-seed = A number or a word. The same seed plays the same games.
help-lab-train-hold-out = Boxes to leave out, separated by commas. In the end the champion is measured with each of them: cards it never saw.
help-lab-train-measure = How many pairs of games to measure the champion with. 0 measures nothing.
help-lab-train-budget = How much the champion thinks while it is measured: 1n, 96n, 0.5s.
help-lab-train-device = Where to train: cpu or cuda. If you leave it out: the graphics card, if there is one.
help-lab-train-resume = Go on with the training in the folder.
help-example-lab-train = a small training
help-example-lab-train-without = hold a box out
help-line-lab-explain = Say which option of a position is best, and why.
help-about-lab-explain =
    Say which option of a position is best, how much better it is than another, and why.

    Test games are played from both options, with the same dice. Every number comes from these games. Differences below two points in a hundred are left out.
help-lab-explain-file = A position, or a record or saved game, which is taken as it ends. Use - for standard input.
help-lab-explain-turn = For a record: the first choice of this turn.
help-lab-explain-budget = How much to think: test games (400n) or a time (2s). With test games, the same seed gives the same answer.
help-lab-explain-seed = A number or a word: the dice of the test games.
help-example-explain-plain = what is best here
help-example-explain-budget = think longer
help-example-explain-turn = the first choice of turn 9
help-example-explain-json = for a script
help-line-lab-review = See where a game was won and lost.
help-about-lab-review =
    See where a game was won and lost: the chance to win turn by turn, what dice and decisions did to it, and the three decisions that cost each player most, with what would have been better and why.

    A decision is compared with what a solid bot would have done, with the same dice. What it gains or gives up is skill; the rest of the change is luck.
help-lab-review-file = A record, a saved game or a server's game. Use - for standard input.
help-lab-review-games = About how many test games to play. More takes longer and is more exact. If you leave it out: 24,000, or 4,000 where the engine is not compiled.
help-lab-review-seed = A number or a word. The same seed gives the same review.
help-example-review-plain = where was it decided?
help-example-review-games = look more closely
help-example-review-json = for a script

## quarriors simulate

help-about-simulate =
    Let bots play many games. See who wins, from which seat, how long games take and how they end.

    The same seed gives the same result, whatever the number of workers. Bots change seats from game to game. If several share a victory, each gets a share.
help-after-simulate =
    Press Ctrl-C to stop early: you get the result of the games that are done. The exit status is then 130, and in JSON "interrupted" is true.
help-simulate-games = How many games to play.
help-simulate-players = Seats at the table, 2 to 4. One for each bot if you leave it out. With more seats than bots, the bots take turns filling them.
help-simulate-bots = The bots that play, separated by commas. greedy,random if you leave it out. If two have the same name, wins adds them up and entries tells them apart.
help-simulate-sets = The boxes to deal from, separated by commas. If you leave it out: the base box, or the boxes that ready-made Wilds need.
help-simulate-wilds = The Wilds of every game: a ready-made one (quarriors deal --named lists them), or cards separated by commas. The rest is dealt once. If you leave it out, each game has its own Wilds.
help-simulate-seed = A number or a word.
help-simulate-count = Statistics of your own to note, separated by commas: module:Class. The lab’s page in the docs shows how to write one.
help-example-simulate-plain = greedy against random
help-example-simulate-three = three at the table
help-example-simulate-json = for a script
help-example-simulate-rules = other rules
help-example-simulate-card = this card in every game
help-example-simulate-box = with another box

## quarriors match

help-about-match =
    Measure one bot against another in two-player games.

    Games come in pairs, with the same Wilds and the seats swapped. The dice are the same until the bots do different things. So luck counts less, and you need somewhat fewer games than in a simulation to tell them apart.
help-match-bot = The bot to measure.
help-match-other = The bot it plays against.
help-match-games = How many games to play.
help-match-seed = A number or a word. The same seed gives the same match.
help-match-sets = The boxes to deal from, separated by commas. The base box if you leave it out.
help-example-match-plain = 100 games
help-example-match-seed = 20 games, always the same
help-example-match-box = with another box

## quarriors replay

help-about-replay = Step through a game that was played, or read it as a story.
help-after-replay = You can also replay a game that quarriors play saved, even one that is not over.
help-replay-file = A record or a saved game. Use - for standard input.
help-replay-plain = Tell the game in lines of text. This also happens where there is no terminal.
help-replay-from = The first turn to tell (everyone's turns count). If you choose turns, you get lines of text.
help-replay-to = The last turn to tell.
help-replay-tables = Show the whole table at the start of each turn, in lines of text.
help-example-replay-step = step through a game
help-example-replay-plain = the whole story as text
help-example-replay-some = only some turns
help-example-replay-tables = with the table at each turn

## quarriors verify

help-about-verify =
    Check that every decision of a game was legal and, if there is a seed, that every draw and roll matches it.

    A nonce is your own part of the dice.
help-after-verify =
    A record holds its own dice, so you can check it without a seed. With --seed the dice are compared with those of the seed.

    A game from a server also says where its dice came from: the server’s secret, which it committed to before the game, and the nonces of the players. Every draw and roll has to match them, and so do the Wilds (if they were dealt) and who goes first (if that was drawn).

    That alone makes the game consistent, not verified: somebody could make such a record after the game. It is verified for you if you pass what you noted before the game: the server’s commitment, your own nonce and, if others played too, the seals of all nonces. The page of the server shows you the whole command at the end of a game.

    With --json you get: file, ok, turns, decisions, dice (draws and rolls), dice_checked, players, result (null if the game is not over), sealed (null if it is not a server's game), and with --dice also statistics. If ok is false: file, ok, line (0: the record as a whole), reason.

    sealed has: game (its id), standing, consistent, verified (true only with --commitment and --nonce), because (null, practice, taken_back, upgraded, restored or unfinished), fits (what was checked: moves, seals, commitment, dice, wilds, first), differs (null, or what does not match the seed in practice), resigned (names), wilds (key: from the secret and the nonces; secret: from the secret alone; seed, chosen, named, same), exchanges (how often nonces were sealed), and noted: commitment and sealed (whether they were compared), seats (those of your nonces), unsealed (those of them without a seal).

    statistics has: rolls, chi_square, degrees, p, unknown (classes that no box has), and dice: a list of die, rolls, chi_square, degrees, p, enough and faces, which is a list of face, rolled, expected. p is the chance that fair dice are this far off; it is null if there are too few rolls.

    Exit status: 0 if all is well, 1 if something does not fit the record or what you noted, 2 if the command line is wrong. A game that is in order but cannot be verified, such as practice, also ends with 0. To tell them apart, read the first line, or verified in JSON.
help-verify-file = A record, a saved game or a server's game. Use - for standard input. A saved game knows its seed.
help-verify-seed = The seed of the game.
help-verify-commitment = The server's commitment, as you noted it before the game.
help-verify-nonce = Your own nonce. Give it again for each seat that you played.
help-verify-sealed = The seals of all nonces as you saw them before the game, in the order of the seats, with commas between them; - for none.
help-verify-dice = Show what was rolled, what you would expect, and how likely fair dice are to be this far off.
help-example-verify-record = check every decision
help-example-verify-json = the same for a script
help-example-verify-dice = what was rolled, and what to expect
help-example-verify-stdin = from standard input
help-example-verify-noted = with what you noted before the game

## quarriors position

help-about-position = Show a position and what can be decided, check it, or play on from it.
help-after-position = With --bots, the last seats are the bots'. With --seed, you can have the same dice again.
help-position-file = A position, or a record or saved game, which is shown as it ends. Use - for standard input.
help-position-turn = For a record or saved game: the position at the start of this turn (everyone's turns count).
help-position-text = Print it in the notation for positions, to keep or to send.
help-position-json = Print the position as JSON.
help-position-check = Only say whether the position is fine, or what is wrong and where.
help-position-play = Play on from here.
help-position-bots = With --play: bots for the last seats, separated by commas. Everyone else is a person.
help-position-seed = With --play: a number or a word. The same seed gives the same dice. Random if you leave it out.
help-position-confirm = With --play: ask before you end a phase with something useful still unused.
help-position-save = With --play: keep the game in this file instead of your games folder.
help-position-plain = With --play: play in lines of text.
help-example-position-show = the table and the decision
help-example-position-json = the same for a script
help-example-position-text = turn 9 as a file
help-example-position-turn = the table at turn 9
help-example-position-check = can it be played?
help-example-position-play = play on from it
help-example-position-bot = against a bot, with these dice

## quarriors db

help-about-db =
    Look after a server's database: upgrade, back up, export, clean up.

    Without --db or the variable QUARRIORS_DB, it is the SQLite file in your data folder.
help-after-db =
    For PostgreSQL use --db postgresql://USER:PASSWORD@HOST/NAME. Set the variable QUARRIORS_DB instead if nobody should see the password in a list of processes.

    backup, export, check and purge work while the server is running.
help-line-lab-puzzles = Find puzzles in games that bots play, and prove them.
help-about-lab-puzzles =
    Let bots play, and look in each turn for a goal that you can be sure to reach, but that is hard to see: to win, to gain Glory, to leave the opponents without Creatures, to capture an expensive die.

    Every line of play is tried, against all dice and all answers. A puzzle is kept only if most ways to begin fail and the bot greedy fails too. It gets one to five dice: the less likely random play reaches it, the more.
help-lab-puzzles-games = How many games to look through.
help-lab-puzzles-players = Seats at the table, 2 to 4.
help-lab-puzzles-sets = The boxes to deal from, separated by commas. The base box if you leave it out.
help-lab-puzzles-seed = A number or a word. The same seed finds the same puzzles.
help-lab-puzzles-keep = How many puzzles to keep: the best, and no two much alike.
help-lab-puzzles-out = Also write them to this file, as JSON: positions, goals and solutions.
help-example-puzzles-plain = a few puzzles to look at
help-example-puzzles-out = a file of puzzles
help-line-db-upgrade = Bring the database up to date.
help-about-db-upgrade =
    Bring the database up to date for this version, or create it.

    quarriors serve does this when it starts. A database that a newer version has used is refused.
help-line-db-backup = Copy the database to a new file.
help-about-db-backup =
    Copy the database to a new file, as it is right now.

    A copy of SQLite is a database: serve it with --db. For PostgreSQL, pg_dump makes a copy for pg_restore.
help-db-backup-file = The file to write. It must not exist yet.
help-line-db-export = Write every finished game to a folder.
help-about-db-export =
    Write every finished game to a folder as a record, with the secrets of its dice.

    Games that are already there are left alone, so you can fill the same folder again and again. quarriors verify checks such a record, dice included.
help-db-export-folder = The folder to write to. It is created if needed.
help-line-db-check = Look for damage in the database.
help-about-db-check =
    Look for damage in the database: read every game, play it again, and compare it with what is written down.

    Every damaged game is named, and the exit status is 1. Nothing is changed.
help-line-db-purge = Delete games that nobody has touched for a long time.
help-about-db-purge = Delete games that nobody has touched for a long time, and everything that belongs to them.
help-db-purge-older-than = How long nothing has happened: a number and h, d or w (hours, days, weeks), such as 90d.
help-db-purge-running = Also delete games that were started but not finished.
help-db-purge-yes = Do not ask first.
help-line-db-remove = Delete one game.
help-about-db-remove = Delete one game, even in the middle, and everything that belongs to it.
help-db-remove-game = The id of the game, with which the address of its page ends; the log names it, too.
help-example-db-upgrade = ready for this version
help-example-db-backup = make a copy
help-example-db-export = write the games to a folder
help-example-db-check = are all games sound?
help-example-db-purge = delete old games
help-example-db-remove = delete one game
help-example-db-other = another database

## quarriors bench

help-about-bench =
    Measure how fast the engine is on this machine: random games for two, on one core.

    Seconds say more about the machine than about the engine. So the machine also plays a skeleton of the game, without any abilities and always in plain Python. The ratio says how many games the engine plays in the time of one skeleton game, so you can compare it between machines.
help-after-bench =
    Other work on the machine spoils the result. If the lowest and highest round are far apart, measure again.
help-bench-rounds = Rounds of engine and skeleton. 100 if you leave it out.
help-bench-games = Games in each round. 40 if you leave it out.
help-bench-seed = The same seed plays the same games.
help-bench-sets = The boxes to deal from, separated by commas. The base box if you leave it out, and always for the skeleton.
help-bench-quick = Only 4 rounds of 20 games.
help-example-bench-plain = takes about fifteen seconds
help-example-bench-quick = one second: does it run at all?
help-example-bench-json = for a script
help-example-bench-short = less of it
help-example-bench-box = with another box

## quarriors completion

help-about-completion = Print the script that completes commands and options when you press Tab in your shell.
help-completion-shell = Your shell.
help-example-completion-bash = then source it in ~/.bashrc
help-example-completion-zsh = in a folder of your $fpath
help-example-completion-fish = in ~/.config/fish/completions
