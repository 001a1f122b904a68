# The name of the game: it is never translated.
name = Quarriors
tagline = Roll your dice, summon Creatures, keep them alive, score Glory.
unofficial = An unofficial version: made by players, for players. The publisher has nothing to do with it.
# A link in the footer, where the documentation lies beside the page.
documentation = Documentation
close = Close
cancel = Cancel
loading = One moment…
# A link to the first screen.
back-home = Back to the start
# The title of the browser's tab.
page-title = { $page } – { $name }
# Two whole sentences, one after the other.
sentences = { $all } { $next }

## Zones and phases. They are labels: on the mat of a player, and above the table.

zone-bag = Bag
zone-active = Active Pool
zone-ready = Ready Area
zone-locked = Locked Area
zone-spent = Spent Pile
zone-used = Used Pile
zone-aside = Set aside
zone-quest = Quest Area
# The same on narrow screens: one short word.
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
    [0] no captures left
    [one] { $captures } capture left
   *[other] { $captures } captures left
  }
empty = empty

## Connection and faults

link-connecting = Connecting…
link-waiting = You are offline. Trying to reconnect…
link-closed = You are not connected.
link-bye = The server is restarting. It will be back in a moment.
# The title of the browser's tab while you have something to decide. $name is the name of the game.
your-turn-title = Your turn – { $name }
# A notification, while you look at something else.
your-turn = It's your turn.
not-found = There is nothing here.
trouble = Something went wrong.
