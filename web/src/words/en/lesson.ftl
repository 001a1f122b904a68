## Teach me: the frame

lesson-title = First game
lesson-coach = Your coach
lesson-setting = Setting the table…
lesson-retry = Try again
lesson-next = Next
lesson-back = Back
lesson-skip = Skip the lesson
lesson-restart = Start over
lesson-again-about = Begin the lesson again with a new game
lesson-progress = Step { $step } of { $steps }
lesson-in-a-moment = In a moment. First: { $first }.
lesson-strayed = This game goes its own way now. Play on freely; I'll add a tip here and there.
lesson-summary = You know it all
lesson-summary-score = Score: Creatures that survived bring Glory. You may cull one die for each.
lesson-summary-roll = Draw and roll six dice. Summon Creatures, ready Spells.
lesson-summary-attack = Attack: all your Creatures, one total, one defender after another.
lesson-summary-capture = You may capture one die from the Wilds.
lesson-summary-clean_up = Clean up. First to { $goal } Glory wins.
lesson-play-on = Play on
lesson-play-on-about = The game goes on. { $rival } plays to win.
lesson-got-it = Got it
lesson-no-tips = No more tips
lesson-tip = Tip

## The first turn

lesson-welcome = Welcome! You and { $rival } race to { $goal } Glory. Creatures win it for you. Let's find some.
lesson-bag = Your bag holds twelve simple dice. You will make it better as you play.
lesson-roll = Each turn you draw six dice from the bag.
lesson-roll-do = Roll them!
lesson-quiddity = Most faces show Quiddity, the money of this game. Use it this turn, or it is lost.
lesson-summon = This face is a Creature: level 1, attack 1, defense 2. Summoning it costs its level in Quiddity.
lesson-summon-do = Choose the Assistant to summon it.
lesson-wait = It stands in your Ready Area now. Your Creatures attack at once, all together. { $rival } has none yet, so nothing happens.
lesson-wilds = These are the Wilds: better dice to capture, one each turn. The price is at the top of each card.
lesson-look = Rest the mouse on a card or die to see its six faces. On a touch screen, press and hold.
lesson-capture = Life Cantrip is a Spell for 3 Quiddity. It will protect a Creature later.
lesson-capture-do = Capture a Life Cantrip.
lesson-used = Your turn is over. The Assistant stays. The new die lies in your Used Pile, with the others of this turn.

## The rival's first attack

lesson-hold = { $rival } attacked with a total of 1. Your Assistant has defense 2, so it holds.

## The second turn

lesson-score = Your Assistant survived until your turn: it scores 1 Glory! Then it goes to your Used Pile.
lesson-cull = For each Creature that scores, you may cull one die: from your Used Pile to the Wilds. Fewer weak dice, better draws.
lesson-cull-do = Cull a Basic Quiddity.
lesson-again = Now the other six dice of your bag.
lesson-again-do = Roll!
lesson-two = Two Creatures! Attacks add up.
lesson-two-do = Summon an Assistant.
lesson-both = You can still afford the other one.
lesson-both-do = Summon it, too.
lesson-total = Your attack total: 1 + 1 = 2. { $rival } has to defend with a Creature.
lesson-destroyed = A total of 2 is enough against a defense of 2. Destroyed! It goes to { $rival }'s Used Pile without scoring.
lesson-goblin = Captures are where you grow. A Scavenging Goblin hits for 2 and scores 2 Glory.
lesson-goblin-do = Capture a Scavenging Goblin.

## The rival strikes back

lesson-fallen = { $rival } attacked for 2, and one Assistant fell. It is not lost: it lies in your Used Pile.

## The third turn

lesson-keep = The other one held out: 1 more Glory. Culling is optional. Your dice are fine for now.
lesson-keep-do = Cull nothing this time.
lesson-refill = Your bag is empty. So the Used Pile goes back in, with everything you captured.
lesson-refill-do = Roll!
lesson-arrived = There they are: your Goblin and your Spell.
lesson-burst = The ✶ is a burst: it wakes the ✶ line of the card. This Goblin brings 1 Quiddity when summoned.
lesson-burst-do = Summon the Scavenging Goblin.
lesson-paid = The burst paid it back.
lesson-paid-do = Summon the Assistant with that.
lesson-ready = Spells are readied for free.
lesson-ready-do = Ready the Life Cantrip.
lesson-cast = A readied Spell waits until you cast it.
lesson-cast-do = Cast it now.
lesson-attach = This one is attached to a Creature, for +4 defense.
lesson-attach-do = Choose your Goblin.
lesson-overflow = 3 against 2: destroyed, and 1 is left. The next defender has to face that.
lesson-devotee = You have 3 Quiddity left. A Devotee of the Holy Query defends well.
lesson-devotee-do = Capture a Devotee of the Holy Query.

## The choice

lesson-defend = { $rival } attacks for 2. You choose who defends first. Goblin and Spell together have defense 6.
lesson-defend-do = Defend with the Goblin.

## The last words

lesson-glory = Nobody fell. Goblin 2, Assistant 1: that is 3 Glory at once! The Spell leaves with the Goblin.
lesson-yours = Two scored, so you may cull two dice. Which ones? From here on, you decide.

## Tips for the open game

lesson-tip-react = You hold a Reaction: a Spell for other players' turns. Cast it now, or pass and keep it.
lesson-tip-defend = Choose who takes the attack first. It holds if the total is lower than its defense.
lesson-tip-cull = A culled die goes back to its card in the Wilds. Weak dice first.
lesson-tip-roll = Each turn begins like this: draw six dice and roll them.
lesson-tip-immediate = This is an Immediate Effect. Use it now or not at all: after anything else it is gone.
lesson-tip-burst = A face with ✶ wakes the ✶ line of its card. Look at the card.
lesson-tip-summon = A Creature costs its level to summon. If it survives a round, it scores.
lesson-tip-ready = Spells are readied for free, and wait in your Ready Area.
lesson-tip-cast = You may cast a readied Spell now, or keep it for later.
lesson-tip-capture = You may capture one die each turn. It goes to your Used Pile, and later into your bag.
lesson-tip-discard = You may discard a readied Spell to your Used Pile. Or just keep it.
lesson-tip-empty = A Creature card is empty. At four of them the game ends: most Glory wins.
lesson-tip-goal = The goal is near: whoever reaches { $goal } Glory wins at once.
