## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Quartifacts
about = Go on quests, with a Squire, and bring home treasures.
glance-1 = Instead of attacking, your Creatures may go on a quest together. Assistants stay at home.
glance-2 = If they are still there with enough levels on your next turn, you gain the quest’s Glory instead of theirs, and roll its die.
glance-3 = Rivals may challenge you there. They gain 1 Glory for each Creature they destroy, and may take over the quest if none is left.
glance-4 = Quartifacts are treasures. Attach them to your Creatures.

## Ready-made Wilds: a title, and a sentence on each.

wilds-first-quest = First quest
wilds-first-quest-about = Your first quests: easy ones, Creatures that travel well, and Quartifacts without fine print.
wilds-grand-expedition = Grand expedition
wilds-grand-expedition-about = The Expeditions use Corrupted Quiddity, Immunity and Locks: quests for players who know every box.
