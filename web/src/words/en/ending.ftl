## The end

over-title = The game is over
over-show = Show the result
you-win = You have won!
wins = { $winners ->
    [one] { $names } has won
   *[other] { $names } share the win
  }
over-reason-glory = The goal was reached.
over-reason-empty_cards = Four Creature cards had no dice left: most Glory wins.
over-reason-limit = The turn limit was reached.
over-reason-resigned = The others have given up.
over-turns = { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
  }
rematch = Rematch
rematch-same = Same Wilds
rematch-same-about = Rematch with the same Wilds
look-at-table = Look at the table
next-game = To the next game
share-game = Share the game
ending-story = The story of the game
ending-captures = Captured dice
ending-luck = Luck with dice
ending-fair = Fair dice

## The chart

chart-slider = Turn in the chart
chart-goal = Goal: { $goal }
chart-start = Before the first turn.
chart-turn = Turn { $turn }, { $name }.
chart-watch = Watch from here
chart-captured = a die captured
chart-destroyed = a rival's Creature destroyed
chart-table = The chart as a table
chart-column-turn = Turn
chart-column-what = What it brought
turn-captured = { $name } captures { $card }.
turn-destroyed = { $card } of { $name } is destroyed.
turn-destroyed-by = { $by } destroys { $card } of { $name }.
captured-nothing = nothing
destroyed-creatures = { $destroyed ->
    [one] { $destroyed } Creature destroyed
   *[other] { $destroyed } Creatures destroyed
  }

## Luck

luck-rolls = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
  }
luck-quiddity = { $rolled } Quiddity rolled, { $expected } expected.
luck-creatures = { $rolled ->
    [one] { $rolled } Creature face rolled, { $expected } expected.
   *[other] { $rolled } Creature faces rolled, { $expected } expected.
  }
luck-great = Great luck.
luck-good = A little lucky.
luck-usual = Neither good nor bad luck.
luck-bad = A little unlucky.
luck-awful = Awful luck.
luck-less = Of 100 players with the same dice, { $less } would have rolled less.
luck-measure = Worked out from the six faces of every die that was rolled. Re-rolls count as rolls; what was taken back does not.
dice-usual = All { $rolls } rolls together: in { $often } of 100 games, fair dice are this far from the average or further. Nothing unusual.
dice-unusual = All { $rolls } rolls together: fair dice are this far from the average in only { $often } of 100 games. That is rare, but it happens.
dice-too-few = { $rolls ->
    [one] { $rolls } roll is too little to say more about the dice.
   *[other] { $rolls } rolls are too few to say more about the dice.
  }
dice-uncounted = { $standing ->
    [practice] The server counts no dice of practice games, so it has no more to say about these.
    [taken_back] Somebody took back a die that had been rolled, so the server has not counted the dice of this game.
    [upgraded] The rules changed during the game, so the server has not counted its dice.
   *[other] The server has not counted the dice of this game.
  }
dice-table = All dice, face by face
dice-column-face = Face
dice-column-rolled = rolled
dice-column-expected = expected

## Fairness

verdict-kept = The dice were fair: the server has kept its word.
verdict-broken = The dice do not match what the server had promised.
verdict-practice = Practice: the dice could be known beforehand.
verdict-unknown = The server has kept its word about the dice.
standing-taken_back = Somebody took back a die that had been rolled, so the dice of this game are not counted as verified.
standing-upgraded = The rules changed during the game, so the dice of this game are not counted as verified.
fair-how = How that was checked, and how you can check it yourself
fair-commitment = Before the game, the server fixed its part of the dice and showed this seal of it:
fair-nonces = Then every player added a part of their own:
fair-bot = none, a bot
fair-secret = At the end, the server showed its part:
fair-opened = Its SHA-256 is the seal of before. This browser has checked it.
fair-not-opened = Its SHA-256 is not the seal of before.
fair-seed = This game was played with a chosen seed. Whoever knows it knows all dice.
fair-verify = Every draw and roll follows from these parts. Download the record, and check it with the program:
fair-command = quarriors verify { $file }
fair-download = Download the record
