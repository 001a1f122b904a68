## Set-up: what kind of game

presets = What kind of game?
# Tiles: a name, and a sentence on it.
preset-usual = The usual game
preset-usual-about = The base box, by the book.
preset-quick = Quick game
preset-quick-about = Two captures each turn: better dice sooner, a shorter game.
preset-quests = With quests
preset-quests-about = Send your Creatures out, and bring home treasures.
preset-locks = Locks
preset-locks-about = Dice that keep working from your Locked Area.
preset-energies = Two energies
preset-energies-about = Pay with Light or Dark, and see what it buys.
preset-everything = Everything
preset-everything-about = All boxes in one game.
# What folds out: everything that the tiles have set.
setup-details = Details: boxes, rules, first player, clock
