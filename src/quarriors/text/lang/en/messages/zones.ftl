### Where dice lie, and the phases of a turn. The ids are the engine's own.

## Zones, as labels

zone-bag = bag
zone-active = Active Pool
zone-ready = Ready Area
zone-locked = Locked Area
zone-spent = Spent Pile
zone-used = Used Pile
zone-aside = set aside
zone-quest = Quest Area
zone-wilds = the Wilds
zone-removed = out of the game

## Where a die goes. Each fills $to in a sentence such as "Quinn's Bog Toad goes { $to }."

to-bag = to the bag
to-active = to the Active Pool
to-ready = to the Ready Area
to-locked = to the Locked Area
to-spent = to the Spent Pile
to-used = to the Used Pile
to-aside = to the side of the table
to-quest = to the Quest Area
to-wilds = back to the Wilds
to-removed = out of the game

## Phases of a turn, as titles: the rulebooks' names

phase-score = Score Creatures
phase-roll = Draw and Roll Dice
phase-roll_and_ready = Draw, Roll and Ready Dice
phase-immediate = Immediate Effects
phase-ready = Ready Spells and Summon Creatures
phase-attack = Attack Your Rivals
phase-capture = Capture Quarry Dice
phase-clean_up = Move Dice to Your Used Pile
