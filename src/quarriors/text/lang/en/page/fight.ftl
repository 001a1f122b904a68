## A fight, as the table shows it

# Above the Creature that has to defend next.
fight-next = next
# Below what is left of an attack that got no further.
fight-blocked = blocked
fight-defenders = Defenders
# How it stands with another player who was attacked.
fight-fallen = { $destroyed ->
    [one] { $destroyed } destroyed
   *[other] { $destroyed } destroyed
  }
