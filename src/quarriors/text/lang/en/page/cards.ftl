## Dice and cards

# What a screen reader says of a die. $card is the name of its card, $face what it shows.
die-face = { $card }, { $face }
die-blank = { $card }, not rolled
die-creature = { $card }, level { $level }, attack { $attack }, defense { $defense }
# $options is what you can do with it, said by the game.
die-options = { $die }. { $options }
# A card, read aloud: its name, then its text.
card-told = { $card }. { $text }
# A keyword before the text of a card, like “Immediate”.
card-keyword = { $keyword }:
cost = Cost
# The value beside "Cost".
cost-none = cannot be captured
# The cost of a card that is cheaper if you pay with Light or Dark Quiddity.
cost-light = { $cost }, or { $cheap } with Light
cost-dark = { $cost }, or { $cheap } with Dark
# The label of the Glory that a card is worth.
glory-worth = Glory
level = Level
attack = Attack
defense = Defense
quest-level = level { $level }
# Labels of numbers: how many dice lie on the card, in the bag of each player, or beside each player.
dice-on-card = Dice
dice-each = In each bag
dice-beside = Beside each player
no-text = No ability.
bursts = { $bursts ->
    [one] burst
   *[other] { $bursts } bursts
  }
six-faces = Its six faces
# How many of the six faces of a die show this.
odds = { $odds } in 6
provenance-printed = As printed.
# $parts is a list of the messages part-….
provenance-reported = Told to us by someone who held the card: { $parts }.
provenance-reconstructed = Our own design: { $parts }.
provenance-rest = The rest is as printed.
# Below that, about some cards: what is known of the printed card and what is ours.
card-note = What we know: { $note }
part-name = name
part-faces = die
part-stats = cost and Glory
part-ability = ability
part-bursts = burst lines
part-anchored = Anchored Spell
reported-mark = ≈
reconstructed-mark = °
reported-partly = partly from reports
reconstructed-partly = partly our own design
kind-basic = Basic
kind-creature = Creature
kind-spell = Spell
kind-quest = Quest

## A die in play

# The title above what a die is right now.
die-now = Now
die-shows = It shows { $face }.
die-unrolled = It has not been rolled yet.
# Behind a number that something has changed: what the face of the die says.
die-printed = (face: { $value })
die-copy = It is a copy of { $card }.
die-immune = It is Immune.
die-damaged = It took damage this turn.
die-carries = { $dice ->
    [one] One die is attached to it.
   *[other] { $dice } dice are attached to it.
  }
die-attached = It is attached to a Creature.

## Gallery

search-cards = Search names and texts
cards-of = { $all ->
    [one] { $cards } of { $all } card
   *[other] { $cards } of { $all } cards
  }
no-cards = No card matches. Try another word, or remove a filter.
filters = Filters
clear-filters = Clear all
filter-box = Box
filter-kind = Kind
filter-cost = Cost
# Cards that cost nothing because nobody can capture them.
filter-cost-none = none
filter-made = Printed or our own
made-any = All
made-printed = As printed
made-reported = Partly from reports (≈)
made-reconstructed = Partly our own design (°)
sort-by = Sort by
sort-box = Box
sort-name = Name
sort-cost = Cost
sort-glory = Glory
sort-class = Die
versions = { $cards ->
    [one] The only card for this die
   *[other] { $cards } cards for this die
  }
previous-card = Previous card
next-card = Next card
