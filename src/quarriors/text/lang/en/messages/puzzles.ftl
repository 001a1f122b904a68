## What a puzzle asks for. Each stands alone, as a line of a list.

puzzle-win = Win the game this turn.
puzzle-score = Gain at least { $n } Glory this turn.
puzzle-destroy = { $rivals ->
    [one] Leave your opponent without a single Creature.
   *[other] Leave your opponents without a single Creature.
  }
puzzle-capture = Get a die of this card: { $card }.
puzzle-ready = End the turn with at least { $n } Creatures in your Ready Area.

## quarriors lab puzzles

puzzles-found = { $n ->
    [0] No puzzle found. Try more games or another seed.
    [one] { $n } puzzle found.
   *[other] { $n } puzzles found.
  }
puzzles-one = { $number }. Difficulty: { $grade } of 5
# $chance is a share of a hundred, such as 1.2: how often somebody who plays at random gets there.
puzzles-proof = First choices that work: { $good } of { $first }. Decisions on the way: { $n }. At random: { $chance } in 100.
puzzles-interrupted = You stopped the search. These are the puzzles found so far.
puzzles-least = { $option } needs a number from 1.
