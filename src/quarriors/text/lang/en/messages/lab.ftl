### The lab: long runs, tournaments, balance.

## Options of long runs

lab-ray-workers = --workers is for this machine, --ray for a cluster. Give one of them.
lab-resume = --resume goes on with a file: name it with --results FILE.
# A statistic that somebody added: $name is what it is called.
simulate-noted = { $name }: { $mean } a game on average.
refused-results-there = { $file } is there already. Add --resume to go on with it, or name another file.
# $what names the first difference, such as “seed: 1 ≠ 2”.
refused-results-other = { $file } holds games with other settings ({ $what }). Ask for the same games, or name another file. Nothing was changed.
refused-results-damaged = { $file }, line { $line } is damaged. Nothing was changed. Restore a copy of the file, or cut it off before that line and use --resume: the games that are missing are played again.
refused-results-strange = { $file } is not a file of results. Nothing was changed. Name another file.
refused-results-busy = Another run is writing to { $file }. Wait for it, or name another file.
refused-ray-missing = Ray is not installed. Run: pip install "quarriors[ray]", here and on every machine of the cluster.
refused-ray-address = No Ray cluster answers at { $address }. Python says “{ $python }”. To try it on this machine alone, use --ray local.
refused-ray-other = A machine of the cluster has other boxes than this one. Install the same version everywhere.
refused-ray-failed = A task on the Ray cluster failed. Python says “{ $python }”. With --results, --resume goes on from what is done.
refused-accumulator = A statistic is named like my_counts:Culls, a module and a class with a name, not “{ $name }”.
refused-accumulator-broken = The statistic { $name } does not work: Python says “{ $python }”.
refused-dataset = A dataset is a file that ends in .csv or .parquet, not { $file }.
refused-dataset-parquet = Parquet needs pyarrow. Run: pip install "quarriors[data]", or name a file that ends in .csv.

## `quarriors lab tournament`

refused-tournament-bots = A tournament needs at least two bots. Try quarriors lab tournament greedy random.
refused-tournament-twice = You named the bot { $name } twice.
# Headings of columns. “against”: the bot that the first one plays; “equal”: the share if both were equally strong.
tournament-bot = Bot
tournament-against = Against
tournament-games = Games
tournament-won = Won
tournament-interval = 95% interval
tournament-equal = If equal
tournament-rating = Rating
tournament-spread = ±
tournament-no-ladder = For a ladder of all bots, install openskill: pip install "quarriors[lab]".

## `quarriors lab balance`: the page, and the lines in the terminal

lab-players = --players takes numbers from 2 to 4, separated by commas, such as 2,3,4. You gave “{ $value }”.
refused-players-none = Name at least one number of players, such as 2.
balance-written = The page is in { $file }.
balance-title = How fair is Quarriors!?
balance-intro = { $games ->
    [one] 1 game
   *[other] { $games } games
} between bots ({ $bots }) with { $boxes }, seed { $seed }.
# Before a command to type.
balance-again = Play the same games yourself:
balance-players = { $n } players
balance-between = { $low } to { $high }
# A label and its share; $between is balance-between.
balance-share = { $what }: { $share }
balance-share-between = { $what }: { $share } ({ $between })
balance-seats = Who goes first?
balance-seats-about = The dot is the share of games won from that seat. The bar around it holds the true share 19 times out of 20. The dashed line is what a fair seat would win.
balance-seat = Seat { $n }
balance-seat-first = Seat { $n } (first)
# $points: percentage points, such as “9.8”.
balance-first-more = Going first is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } above a fair { $equal }.
balance-first-less = Going first costs { $points ->
    [one] { $points } point
   *[other] { $points } points
  } against a fair { $equal }.
balance-first-open = No seat is clearly better: a fair share is { $equal }.
balance-lengths = How long does it take?
balance-lengths-about = Turns in a game, with everyone’s turns counted. Taller bars mean more games of that length.
# $each: turns of each player.
balance-length = { $mean } turns on average, { $each } for each player. Half of the games take { $median } turns or fewer.
balance-ends = How does it end?
balance-ends-about = A game ends when somebody reaches the Glory they need, or when four Creature cards are empty. The lab stops endless games after a limit.
balance-end-glory = enough Glory
balance-end-empty-cards = four empty cards
balance-end-limit = turn limit
balance-broken = Which cards look broken?
balance-broken-about = Cards whose owners win far too often or far too seldom, and cards that nobody wants. The bots decide what they want, so read this as a reason to look closer.
balance-broken-none = None: no card stands out that far.
balance-strong = { $card } is very strong: with it you win { $won }, without it { $without }.
balance-weak = { $card } is very weak: with it you win { $won }, without it { $without }.
balance-ignored = Nobody wants { $card }: captured in { $captured } of the { $games } games it was in.
balance-boxes = The boxes
balance-boxes-about = The average card of each box. “Decides” is how far its edge lies from the usual one, up or down, in points.
balance-cards = Every card
balance-cards-about = “Edge” says how many points above a fair chance you win if you captured the card and others did not.
balance-cards-plot = Its bar holds the true value 19 times out of 20. The dashed line is the usual edge: that of the card in the middle. Grey bars differ from it by no more than luck can. Click a heading to sort.
# In Markdown, which has no bars.
balance-cards-brackets = The interval in brackets holds the true value 19 times out of 20.
balance-points = { $edge } ({ $low } to { $high })
# Headings of columns.
balance-column-table = Table
balance-column-seat = Seat
balance-column-won = Won
balance-column-interval = 95% interval
balance-column-turns = Turns
balance-column-glory = Glory a game
balance-column-ended_glory = Enough Glory
balance-column-ended_empty_cards = Empty cards
balance-column-ended_limit = Turn limit
balance-column-box = Box
balance-column-cards = Cards
balance-column-captured = Captured
balance-column-dice = Dice a game
balance-column-spread = Decides
balance-column-card = Card
balance-column-with = Won with
balance-column-without = Won without
balance-column-edge = Edge in points
balance-column-chance = Luck alone
balance-method = How to read this
balance-method-luck = Every game has its own Wilds and dice, and the bots change seats. “Captured” is the share of the games with that card in which somebody captured one of its dice. “Glory a game” is what all players together scored with it.
balance-method-edge = “Won with” and “won without” look only at games in which some players captured the card and others did not. The edge also allows for the seats, since whoever goes first captures more and wins more. Whoever rolls badly captures what is cheap, so most edges are some points below zero. Compare cards with each other: the usual edge is that of the card in the middle.
balance-method-many = Look at a hundred cards, and five will seem special by luck. “Luck alone” says how often luck takes a card so far from the usual edge, and is adjusted for that (Benjamini and Hochberg): of the cards below 5%, about one in twenty is a false alarm.
balance-method-bots = A card can look strong because players who are ahead can afford it. And these are bots: they may misjudge a card that you would play well.
balance-method-marks = Cards with ° are partly our own reconstruction, those with ≈ are partly reported by somebody who held the card. If one of them looks broken, we may have it wrong.
