## Dice and cards

die-face = { $card }, { $face }
die-blank = { $card }, not rolled
die-creature = { $card }, level { $level }, attack { $attack }, defense { $defense }
die-options = { $die }. { $options }
cost = Cost
cost-none = cannot be captured
cost-light = { $cost } with Light
cost-dark = { $cost } with Dark
glory-worth = Glory
level = Level
attack = Attack
defense = Defense
quest-level = level { $level }
dice-on-card = Dice
dice-each = In each bag
dice-beside = Beside each player
no-text = No ability.
bursts = { $bursts ->
    [one] burst
   *[other] { $bursts } bursts
  }
six-faces = Its six faces
odds = { $odds } in 6
provenance-printed = All as printed.
provenance-reported = Reported by somebody who held the card: { $parts }.
provenance-reconstructed = Reconstructed by us: { $parts }.
provenance-rest = The rest is as printed.
# Below that, about some cards: what is known of the printed card and what is ours.
card-note = What is known: { $note }
part-name = name
part-faces = die
part-stats = cost and Glory
part-ability = ability
part-bursts = burst lines
part-anchored = Anchored Spell
reported-mark = ≈
reconstructed-mark = °
reported-partly = partly reported
reconstructed-partly = partly ours
kind-basic = Basic
kind-creature = Creature
kind-spell = Spell
kind-quest = Quest

## A die in play

die-now = Now
die-shows = It shows { $face }.
die-unrolled = It has not been rolled yet.
die-printed = (face: { $value })
die-copy = It is a copy of { $card }.
die-immune = It is Immune.
die-damaged = It has been damaged this turn.
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
no-cards = No card fits. Take a filter away, or look for another word.
filters = Filters
clear-filters = Clear all
filter-box = Box
filter-kind = Kind
filter-cost = Cost
filter-cost-none = none
filter-made = Printed or ours
made-any = all
made-printed = all as printed
made-reported = partly reported (≈)
made-reconstructed = partly reconstructed (°)
sort-by = Sort by
sort-box = box
sort-name = name
sort-cost = cost
sort-glory = Glory
sort-class = die
versions = { $cards ->
    [one] The only card for this die
   *[other] { $cards } cards for this die
  }
previous-card = Previous card
next-card = Next card
