## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Base box
about = The game itself: Creatures, Spells and Quiddity.

## Ready-made Wilds: a title, and a sentence on each.

wilds-first-game = First game
wilds-first-game-about = Your first game: short texts, no Reactions, nothing to attach.
wilds-war-of-words = War of words
wilds-war-of-words-about = Cast Spells on Creatures and against Spells, and let a Wizard turn them into Glory.
wilds-no-quarter = No quarter
wilds-no-quarter-about = Attack! Destroying Creatures earns you Quiddity and Glory, and your Spirits come back.
wilds-dragon-hoard = Dragon hoard
wilds-dragon-hoard-about = Big and expensive: apart from the basics, everything costs 5 Quiddity or more.
wilds-nine-lives = Nine lives
wilds-nine-lives-about = Hardly anything stays destroyed for long.
