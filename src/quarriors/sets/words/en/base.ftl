## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Base box
about = The game itself: Creatures, Spells, Quiddity.

## Ready-made Wilds: a title, and a sentence on each.

wilds-first-game = First game
wilds-first-game-about = For a first game: short texts, no Reactions, nothing to attach.
wilds-war-of-words = War of words
wilds-war-of-words-about = Spells on Creatures, Spells against Spells, and a Wizard who turns them into Glory.
wilds-no-quarter = No quarter
wilds-no-quarter-about = Attack: destroying earns Quiddity, Glory and Spirits that return.
wilds-dragon-hoard = Dragon hoard
wilds-dragon-hoard-about = Expensive and mighty: nothing below 5 Quiddity but the basics.
wilds-nine-lives = Nine lives
wilds-nine-lives-about = Hardly anything stays destroyed.
