## Rules at a glance

rules-idea = You own a bag of dice. Each turn you draw six and roll them. Most faces give you Quiddity; others show a Creature or a Spell. Spend Quiddity to summon Creatures, and to capture better dice from the Wilds. If a Creature survives until your next turn, you score Glory.
rules-turn = Your turn has five phases
rules-faces = What the faces mean
rules-goal = Glory to win
rules-with-quests = with quests
rules-editions = The two editions
rules-boxes = What each box adds
rules-more = You do not need to know it all: click something you cannot do, and the game tells you why.
print = Print

# The five phases. Play mats show the same lines, so they are short.
glance-score = Score
glance-score-1 = Each Creature in your Ready Area scores the Glory on its card.
glance-score-2 = Then it goes to your Used Pile, with any Spells attached to it.
glance-score-3 = For each Creature that scored, you may cull one die from your Used Pile.
glance-roll = Draw, roll and ready
glance-roll-1 = Draw six dice and roll every die in your Active Pool. If your bag is empty, refill it from your Used Pile.
glance-roll-2 = Use any draws, re-rolls and other Immediate Effects you just rolled.
glance-roll-3 = Move Spells to your Ready Area for free.
glance-roll-4 = Summon Creatures: each costs its level in Quiddity.
glance-attack = Attack
glance-attack-1 = All your Creatures attack all opponents at once. None may stay behind.
glance-attack-2 = Each opponent faces your full attack total.
glance-attack-3 = They defend with one Creature at a time.
glance-capture = Capture
glance-capture-1 = You may pay the cost of a card in the Wilds and take one of its dice.
glance-capture-2 = It goes to your Used Pile, and later into your bag.
glance-capture-3 = One die each turn, unless a card or a rule allows more.
glance-clean = Clean up
glance-clean-1 = Move your spent dice and your Active Pool to your Used Pile.
glance-clean-2 = You lose unused Quiddity. Your Ready Area stays, but you may discard Spells that are not attached.

glance-fight = An attack, step by step
glance-fight-1 = You may cast Spells, and your “when it attacks” abilities happen. Then opponents may cast Reactions.
glance-fight-2 = Add up the attack total for each opponent. Losing an attacker later does not lower it.
glance-fight-3 = The opponent chooses a defender. If the total is lower than its defense, it holds, and the attack is over.
glance-fight-4 = Otherwise it is destroyed. Subtract its defense from the total. If more than 0 is left, the next one must defend.
glance-fight-5 = Example: 7 against defenses of 4, 2 and 3. Two are destroyed (7 − 4 − 2 = 1), and the third holds.
glance-cull = Culling
glance-cull-1 = A culled die goes back to its card in the Wilds. Anyone may capture it.
glance-cull-2 = Fewer weak dice make every draw better. You will not miss the weakest.
glance-cull-3 = Expert culling, if you like: cull the Creature that scored, or get no Glory for it.
glance-pay = Quiddity
glance-pay-1 = Quiddity is the money of the game: it summons Creatures and captures dice.
glance-pay-2 = You spend whole dice. You keep the change until your turn ends.
glance-pay-3 = You cannot save it for another turn.
glance-spells = Spells
glance-spells-1 = A Spell waits in your Ready Area until you cast it, for several turns if you like.
glance-spells-2 = No keyword: cast it on your own turn, after scoring. You spend the die.
glance-spells-3 = Immediate: use it as soon as you roll it, or not at all.
glance-spells-4 = Attach: cast it on your own turn, after scoring. It stays with a Creature until that leaves play, then goes to your Used Pile.
glance-spells-5 = Reaction: cast it on an opponent’s turn, against an attack or when a Creature would be destroyed.
glance-end = The end
glance-end-1 = The first player to reach the goal wins at once.
glance-end-2 = If four or more Creature cards have no dice left after a capture, the game ends and the most Glory wins.
glance-end-3 = If players tie, the most dice in the Ready Area win. If they still tie, they share the win.

# A picture of a face, its name, then what it does.
face-quiddity = Quiddity
face-quiddity-about = Spend the die to gain this much.
face-draw = Draw
face-draw-about = Spend the die, then draw this many dice and roll them.
face-reroll = Re-roll
face-reroll-about = Roll this die again. The new face counts.
face-both = Two signs
face-both-about = A plus between them: you get both.
face-either = One of two
face-either-about = A line between them: choose one.
face-creature = Creature
face-creature-about = Its level is at the top, attack and defense below.
face-spell = Spell
face-spell-about = Move it to your Ready Area. Its card says what it does.
face-burst = Burst
face-burst-about = The line of the card with exactly this many bursts counts, too.

# A table of the two editions: what it is about, then classic, then revised.
edition-spent = Spent dice
edition-spent-classic = go to the Used Pile at once: you may draw them again this turn
edition-spent-revised = wait in the Spent Pile until the turn ends
edition-phases = Phases
edition-phases-classic = six: you roll first, and ready later
edition-phases-revised = five: you may still use dice that a summoned Creature lets you roll
edition-protect = Several opponents
edition-protect-classic = you attack them one after another
edition-protect-revised = first all protect themselves, then all defend
edition-attach = You attach Spells
edition-attach-classic = to your own Creatures
edition-attach-revised = to any Creature
edition-boxes = Boxes
edition-boxes-classic = { $boxes }
# A box of which only some cards belong to the classic edition. $cards is how many.
edition-boxes-some = { $box } ({ $cards })
edition-boxes-revised = all
