## Dice and cards

die-face = { $card }, { $face }
die-blank = { $card }, not rolled
die-creature = { $card }, level { $level }, attack { $attack }, defense { $defense }
die-options = { $die }. { $options }
cost = cost
glory-worth = Glory
six-faces = Its six faces
odds = { $odds } in 6
provenance-printed = As printed
provenance-reconstructed = Reconstructed by us: { $parts }
part-name = name
part-faces = dice
part-stats = cost and Glory
part-ability = ability
part-bursts = bursts
part-anchored = Anchored Spell
reconstructed-mark = °
kind-basic = Basic
kind-creature = Creature
kind-spell = Spell
kind-quest = Quest

## Gallery

search-cards = Search cards
cards-found = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
