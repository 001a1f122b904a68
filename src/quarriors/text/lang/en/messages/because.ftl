## Why an option is better than another: hints, `quarriors lab explain` and reviews of games.
## What acts is the option. $chance and $other are shares of games, such as 62%: with the option, and with the other one.
## $card is a die or Creature, $player another player. A round goes on until the player rolls again.

because-win = Wins the game within this round: { $chance }.
because-win-rather = Wins the game within this round: { $chance }, otherwise { $other }.
because-lose = { $player } wins within this round in { $chance } of all games, otherwise in { $other }.
because-score = { $card } scores { $glory } Glory if it survives: { $chance }.
because-score-rather = { $card } scores { $glory } Glory if it survives: { $chance }, otherwise { $other }.
# $n is a number such as 1.4.
because-glory = Brings { $n } Glory more within this round, on average.
# $left is what is missing to the goal.
because-goal = Brings { $n } Glory more within this round, on average. Then { $left } more will win.
because-destroy = Destroys { $player }’s { $card }: { $chance }.
because-destroy-rather = Destroys { $player }’s { $card }: { $chance }, otherwise { $other }.
because-defenders = Leaves { $player } no defender: { $chance }.
because-defenders-rather = Leaves { $player } no defender: { $chance }, otherwise { $other }.
# $defense is a number.
because-defender = Leaves { $player } no defender with more than { $defense } defense: { $chance }.
because-defender-rather = Leaves { $player } no defender with more than { $defense } defense: { $chance }, otherwise { $other }.
# $attack and $other are attack totals.
because-attack = Attacks { $player } with { $attack } instead of { $other }.
because-deny = { $player } scores { $n } Glory less within this round, on average.
because-capture = Helps to capture { $card }: { $chance }.
because-capture-rather = Helps to capture { $card }: { $chance }, otherwise { $other }.
because-cull = Helps to cull { $card }: { $chance }.
because-cull-rather = Helps to cull { $card }: { $chance }, otherwise { $other }.
# $n and $other are numbers such as 1.4: what the player's dice show on average when they are rolled.
because-faces = An average roll shows Creatures worth { $n } Glory instead of { $other }.
because-strength = An average roll shows { $n } attack instead of { $other }.
because-quiddity = An average roll shows { $n } Quiddity instead of { $other }.
because-draws = An average roll draws { $n ->
    [one] { $n } more die
   *[other] { $n } more dice
  } instead of { $other }.
because-ready = { $card } is ready for the next turn: { $chance }.
because-ready-rather = { $card } is ready for the next turn: { $chance }, otherwise { $other }.
