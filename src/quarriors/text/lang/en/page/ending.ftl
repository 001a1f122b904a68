## The end

over-title = Game over
over-show = Show the result
wins = { $winners ->
    [one] { $names } wins!
   *[other] { $names } share the win!
  }
# Why the game has ended, where the server does not say it.
over-reason-glory = The goal is reached.
over-reason-empty_cards = Four Creature cards ran out of dice, so the most Glory wins.
over-reason-limit = The turn limit is reached, so the most Glory wins.
over-reason-resigned = Everyone else has given up.
over-turns = { $turns ->
    [one] The game took { $turns } turn.
   *[other] The game took { $turns } turns.
  }
rematch = Play again
rematch-same = Same Wilds
rematch-same-about = Play again with the same Wilds
look-at-table = Look at the table
# Another player has already begun a rematch.
next-game = Go to the next game
share-game = Share this game
ending-story = The story of the game
ending-captures = Captured dice
ending-luck = Luck with the dice
ending-fair = Fair dice

## The chart

chart-slider = Turn in the chart
chart-goal = Goal: { $goal }
chart-start = Before the first turn.
chart-turn = Turn { $turn }, { $name }.
chart-watch = Watch from here
# What two marks in the chart mean.
chart-captured = a captured die
chart-destroyed = an opponent’s Creature destroyed
chart-table = The chart as a table
chart-column-turn = Turn
chart-column-what = What happened
turn-captured = { $name } captures { $card }.
# $name owns the die that is destroyed.
turn-destroyed = { $name } loses { $card }.
turn-destroyed-by = { $by } destroys { $name }’s { $card }.
# A player has captured no dice at all.
captured-nothing = none
destroyed-creatures = { $destroyed ->
    [one] { $destroyed } Creature destroyed
   *[other] { $destroyed } Creatures destroyed
  }

## Where was it decided?

ending-review = Where was it decided?
review-ask = Review this game
review-ask-about = This takes some seconds, once.
review-working = Reviewing the game…
# Over a chart of lines from 0 to 100.
review-chances = Chance to win before each roll
review-table = The chances as a table
review-end = The end
# Heads of a table in points of 100: what changed the chance of each player.
review-player = Player
review-luck = Dice
review-own = Own decisions
review-others = Others’ decisions
review-change = Total
review-about = Points are chances in 100. We compare decisions with those of a solid bot. Dice and decisions add up to the whole change.
review-cost-you = What cost you most
review-cost = What cost { $name } most
review-none-you = None of your decisions cost two points or more. Well played!
review-none = No decision of { $name } cost two points or more.
# $taken and $better are options, in the words of their buttons; $points is a whole number.
review-moment = Turn { $turn }: “{ $taken }”. Better by { $points } points: “{ $better }”.

## Luck

luck-rolls = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
  }
luck-quiddity = { $rolled } Quiddity rolled, { $expected } on average.
luck-creatures = { $rolled ->
    [one] { $rolled } Creature face rolled, { $expected } on average.
   *[other] { $rolled } Creature faces rolled, { $expected } on average.
  }
luck-great = Great luck!
luck-good = A little lucky.
luck-usual = Average luck.
luck-bad = A little unlucky.
luck-awful = Awful luck!
luck-less = Of 100 players with the same dice, { $less } would roll less.
luck-measure = We compare every roll with the six faces of its die. Re-rolls count. Rolls that were taken back do not.
dice-usual = All { $rolls } rolls together look normal: fair dice stray this far in { $often } of 100 games.
dice-unusual = All { $rolls } rolls together are unusual: fair dice stray this far in only { $often } of 100 games. That is rare, but it happens.
dice-too-few = { $rolls ->
    [one] { $rolls } roll is not enough to judge the dice.
   *[other] { $rolls } rolls are not enough to judge the dice.
  }
dice-uncounted = { $standing ->
    [practice] This was a practice game, so nobody checked its dice.
    [taken_back] A rolled die was taken back, so nobody checked the dice of this game.
    [upgraded] The rules changed during the game, so nobody checked its dice.
    [restored] The game went on from a backup, so nobody checked its dice.
   *[other] Nobody checked the dice of this game.
  }
dice-table = All dice, face by face
# Heads of a table.
dice-column-face = Face
dice-column-rolled = Rolled
dice-column-expected = On average

## Fairness

verdict-kept = Verified by your browser: the promise about the dice and your part of them are what it noted before the game.
# The same for a game that cannot be verified; the next sentence says why.
verdict-noted = The promise about the dice and your part of them are what your browser noted before the game.
verdict-broken = This game does not fit what your browser noted before it began.
verdict-practice = This was a practice game: its dice could be known in advance.
verdict-unsealed = The promise about the dice and your part of them are what your browser noted before the game. It did not note the parts of the others, so it cannot verify this game.
verdict-unknown = Your browser noted nothing before this game, so it cannot verify it. What the table shows fits together.
standing-taken_back = A rolled die was taken back, so this game’s dice do not count as verified.
standing-upgraded = The rules changed during the game, so its dice do not count as verified.
standing-restored = The game went on from a backup, so its dice do not count as verified.
fair-how = How we checked it, and how you can
fair-commitment = Before the game, the table chose its part of the dice and showed you this commitment:
fair-nonces = Then every player added a part of their own, sealed until all were there:
# What a bot added.
fair-bot = nothing, it is a bot
fair-secret = At the end, the table revealed its part:
fair-opened = Its SHA-256 is exactly that commitment. Your browser has checked it.
fair-not-opened = Its SHA-256 is not that commitment.
fair-unsealed = The part of { $names } was not sealed, so others could see it before they added theirs.
fair-seed = This game used practice dice. Anyone who knows the word for them knows every roll.
fair-verify = These parts decide every draw and every roll. Your browser has checked the parts, not every roll. Download the record and run this:
# After a practice game: the word for its dice was shown above.
fair-verify-seed = That word decides every draw and every roll. To check them, download the record and run this:
fair-command = quarriors verify { $file }
fair-download = Download the record
