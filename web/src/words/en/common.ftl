name = Quarriors
tagline = Roll your dice, summon Creatures, see them survive, score Glory.
unofficial = Unofficial: made by players, for players. Not by the publisher of the game.
close = Close
cancel = Cancel
loading = One moment…
back-home = Back to the start
page-title = { $page } – { $name }
sentences = { $all } { $next }

## Zones and phases

zone-bag = Bag
zone-active = Active Pool
zone-ready = Ready Area
zone-locked = Locked Area
zone-spent = Spent Pile
zone-used = Used Pile
zone-aside = Set aside
zone-quest = Quest Area
zone-brief-active = Active
zone-brief-ready = Ready
zone-brief-locked = Locked
zone-brief-spent = Spent
zone-brief-used = Used
zone-brief-aside = Aside
zone-brief-quest = Quest
wilds = The Wilds
quests = Quests
phase-score = Score
phase-roll = Roll
phase-roll_and_ready = Roll and ready
phase-ready = Ready
phase-attack = Attack
phase-capture = Capture
phase-clean_up = Clean up
phases = Phases of the turn
turn = Turn { $turn }
glory = Glory
glory-of = { $name } has { $glory } of { $goal } Glory
quiddity = Quiddity
captures-left = { $captures ->
    [0] no capture left
    [one] { $captures } capture left
   *[other] { $captures } captures left
  }
dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }
empty = empty

## Connection and faults

link-connecting = Connecting…
link-waiting = The connection is lost. Trying again…
link-closed = Not connected
link-bye = The server is shutting down. It will be back in a moment.
your-turn-title = Your turn – { $name }
your-turn = It is your turn.
not-found = There is nothing here.
trouble = Something went wrong
