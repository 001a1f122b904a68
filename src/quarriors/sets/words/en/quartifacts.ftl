## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Quartifacts
about = Quests to go on, a Squire, treasures to carry.
glance-1 = Instead of attacking, Creatures may go on a quest together. Assistants stay.
glance-2 = Still there with enough levels on your next turn? You gain the quest’s Glory, not theirs, and roll its die.
glance-3 = Rivals may challenge you there. They gain 1 Glory for each Creature they destroy, and may take over if none is left.
glance-4 = Quartifacts are treasures that a Creature carries.

## Ready-made Wilds: a title, and a sentence on each.

wilds-first-quest = First quest
wilds-first-quest-about = Quartifacts for the first time: the easiest quests, Creatures that travel well, and Quartifacts without fine print.
wilds-grand-expedition = Grand expedition
wilds-grand-expedition-about = The Expeditions, which speak of Corrupted Quiddity, Immunity and Locks: quests for those who know every box.
