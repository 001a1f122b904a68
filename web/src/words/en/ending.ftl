## The end

over-title = The game is over
over-reason-glory = The goal was reached.
over-reason-empty_cards = Too few cards of the Wilds have dice left.
over-reason-limit = The turn limit was reached.
over-reason-resigned = The others have given up.
over-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }
verdict-kept = The dice were fair: the server has kept its word.
verdict-broken = The dice do not match what the server had promised.
verdict-practice = Practice: the dice could be known beforehand.
verdict-unknown = The server has kept its word about the dice.
rematch = Rematch
rematch-same = Rematch, same Wilds
look-at-table = Look at the table
next-game = To the next game
