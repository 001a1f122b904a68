## Printing

sheet-wilds = Deal the Wilds
sheet-mats = Play mats
sheet-wilds-about = Deal here, print the list, and take these cards and dice out of your boxes.
sheet-mats-about = One mat for each player, in landscape. Print at full size.
sheet-title = { $players ->
    [one] The Wilds for { $players } player
   *[other] The Wilds for { $players } players
  }
# The head of a column of boxes to tick.
sheet-done = taken out
sheet-card = Card
sheet-dice = Dice to take
# Labels before a list of dice, or a number.
sheet-bag = In each bag:
sheet-beside = Beside each player:
sheet-goal = Glory to win:
sheet-about = Your cards are always right: if our text differs, play what is printed.
kinds-basic = Basic cards
kinds-creature = Creatures
kinds-spell = Spells
kinds-quest = Quests
mats = Choose your mats
mat = Play mat
paper = Paper
paper-a4 = A4
paper-letter = Letter
# What a mat has for some boxes. $boxes are their names.
mats-lock = Locked Area ({ $boxes })
mats-quests = Quests, and Glory up to 25 ({ $boxes })
mats-aside = Room to set dice aside ({ $boxes })
mats-classic = These boxes need the revised edition.
# On the printed mat, below the name of a zone: very short.
mat-ready = Your Creatures and Spells. Creatures still here on your next turn score.
mat-locked = One Locked die.
mat-active = What you rolled this turn.
mat-bag = Draw without looking.
mat-aside = Large dice between your turns.
mat-spent = What you spent this turn.
mat-used = Refills your empty bag.
# On the printed mat: phases in the classic edition and with some boxes.
classic-roll = Draw and roll
classic-ready = Ready and summon
classic-clean = Move your Active Pool to your Used Pile.
large-score = Scoring culls nothing.
large-roll = Draw 2 dice, or 3 from your third turn on. Add your two Large dice and roll every die in your Active Pool. If your bag is empty, refill it from your Used Pile.
large-clean = Set your Large dice aside. Move your other spent dice and your Active Pool to your Used Pile.
quest-attack = First choose for each Creature: stay and attack all opponents, or go on one quest with the others. Some kinds never go.
lock-roll = Last of all: if your Active Pool shows a Lock and you have Locked nothing this turn, Lock one die.
