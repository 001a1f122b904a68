## The end, for whoever sits here

# Above everything, as the rulebook has the winner shout.
ending-shout = Quarriors!
ending-victory = You win, { $yours } to { $theirs }.
# $names are the others who have won with you.
ending-shared = You share the win with { $names }.
# $card is the die that scored last.
ending-home = { $card } brought it home.
# To the one who lost; $theirs and $yours are Glory.
ending-defeat = { $winners ->
    [one] { $names } takes it, { $theirs } to { $yours }.
   *[other] { $names } share the win, { $theirs } to { $yours }.
  }
ending-close = { $gap ->
    [0] A close one: the same Glory.
    [one] A close one: only { $gap } Glory.
   *[other] A close one: only { $gap } Glory.
  }
ending-given-up = You gave up this time.
ending-led = You led until turn { $turn }.
ending-luck-great = Your dice rolled well above average.
ending-luck-good = Your dice rolled a little above average.
ending-luck-usual = Your dice rolled about average.
ending-luck-bad = Your dice rolled a little below average.
ending-luck-awful = Your dice rolled well below average.
# Above the decision that cost most.
ending-where = Where it was decided
ending-moment = Turn { $turn } cost you the most.
ending-taken = You took this
ending-stronger = This was stronger
ending-moment-about = { $games ->
    [one] A strong bot would win about { $games } more game in 100 with it.
   *[other] A strong bot would win about { $games } more games in 100 with it.
  }
ending-dice-decided = It was the dice this time.
ending-lead-lost = After turn { $turn } you were behind for good.
ending-no-review = This game could not be reviewed.
# Below a line in the chart.
ending-decided = decided: turn { $turn }
ending-retry = Try again from turn { $turn }
# The same button while the server looks for that turn.
ending-looking = Looking for the turning point…
ending-watch = Watch it again
ending-numbers = All numbers
ending-best-yours = Your best dice
ending-best = Best dice of { $name }
ending-scored = { $scored ->
    [one] { $glory } Glory, scored once
   *[other] { $glory } Glory, scored { $scored } times
  }
