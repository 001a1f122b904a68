## Teach me: the frame. $rival is the name of the bot you play against, $goal the Glory that wins.
## A coach speaks to you at the table. Keep sentences short: the bubble is small.

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
# You clicked something else. $first is what the coach asks for, in the words of its button.
lesson-in-a-moment = In a moment. First: { $first }.
lesson-strayed = You’re on your own path now. Play on! I’ll give you a tip here and there.
lesson-summary = That’s the whole game!
# The five phases of a turn, as a list.
lesson-summary-score = Score: each Creature that survived brings you Glory and lets you cull one die.
lesson-summary-roll = Roll: draw six dice, roll them, summon Creatures and ready Spells.
lesson-summary-attack = Attack: add up all your Creatures. Defenders step up one by one.
lesson-summary-capture = Capture: take one die from the Wilds, if you like.
lesson-summary-clean_up = Clean up. The first player to reach { $goal } Glory wins.
lesson-play-on = Play on
lesson-play-on-about = Now finish the game. { $rival } plays to win!
lesson-got-it = Got it
lesson-no-tips = No more tips
lesson-tip = Tip

## The first turn

lesson-welcome = Welcome! You and { $rival } race to { $goal } Glory. Creatures win it for you. Let’s find some!
lesson-bag = Your bag holds twelve simple dice: Quiddity and Assistants. You’ll make it better as you play.
lesson-roll = Each turn you draw six dice from your bag.
lesson-roll-do = Roll them!
lesson-quiddity = Most faces show Quiddity, the money of this game. Use it this turn, or you lose it.
lesson-summon = This face is a Creature: level 1, attack 1, defense 2. You pay its level to summon it.
lesson-summon-do = Choose the Assistant to summon it.
lesson-wait = It stands in your Ready Area now. Your Creatures attack at once, all together. { $rival } has none yet, so nothing happens.
lesson-wilds = These are the Wilds: better dice, and you may capture one each turn. The price is at the top of each card.
lesson-look = Point at a card or die to see its six faces. On a touch screen, press and hold. Try the Portal: it lets you draw extra dice.
lesson-capture = Life Cantrip is a Spell for 3 Quiddity. It will protect a Creature later.
lesson-capture-do = Capture a Life Cantrip.
lesson-used = That was your turn. The Assistant stays. Your new die and the dice you used wait in your Used Pile.

## The rival's first attack

lesson-hold = { $rival } attacked with a total of 1. Your Assistant has defense 2, so it holds.

## The second turn

lesson-score = Your Assistant survived until your turn, so it scores 1 Glory! Then it goes to your Used Pile.
lesson-cull = For each Creature that scores, you may cull one die: you send it back to the Wilds. Fewer weak dice mean better draws.
lesson-cull-do = Cull a Basic Quiddity.
lesson-again = Six dice are left in your bag.
lesson-again-do = Roll them!
lesson-two = Two Creatures! Their attacks add up.
lesson-two-do = Summon an Assistant.
lesson-both = You can afford the other one, too.
lesson-both-do = Summon it.
lesson-total = Your attack total is 1 + 1 = 2. { $rival } must defend with a Creature.
lesson-destroyed = Your 2 is enough for a defense of 2. Destroyed! It goes to { $rival }’s Used Pile and scores nothing.
lesson-goblin = Better dice win the game. A Scavenging Goblin has attack 2 and scores 2 Glory.
lesson-goblin-do = Capture a Scavenging Goblin.

## The rival strikes back

lesson-fallen = { $rival } attacked with 2 and destroyed an Assistant. You don’t lose the die: it lies in your Used Pile.

## The third turn

lesson-keep = Your other Assistant survived: 1 more Glory. You don’t have to cull. Your dice are fine for now.
lesson-keep-do = Cull nothing this time.
lesson-refill = Your bag is empty, so you refill it from your Used Pile. Your captured dice come along.
lesson-refill-do = Roll!
lesson-arrived = There they are: your Goblin and your Spell.
lesson-burst = The ✶ is a burst: it turns on the ✶ line of the card. This Goblin gives you 1 Quiddity when you summon it.
lesson-burst-do = Summon the Scavenging Goblin.
lesson-paid = The burst paid for it.
lesson-paid-do = Now summon the Assistant.
lesson-ready = You ready Spells for free.
lesson-ready-do = Ready the Life Cantrip.
lesson-cast = A readied Spell waits until you cast it.
lesson-cast-do = Cast it now.
lesson-attach = You attach this one to a Creature. It gives +4 defense.
lesson-attach-do = Choose your Goblin.
lesson-overflow = 3 against 2: destroyed, and 1 attack is left. The next defender must face that.
lesson-devotee = You have 3 Quiddity left. A Devotee of the Holy Query defends well.
lesson-devotee-do = Capture a Devotee of the Holy Query.

## The choice

lesson-defend = { $rival } attacks with 2. You choose who defends first. Your Goblin has defense 6 with its Spell.
lesson-defend-do = Defend with the Goblin.

## The last words

lesson-glory = Everyone survived! Goblin 2, Assistant 1: you score 3 Glory at once. The Spell leaves with the Goblin.
lesson-yours = Two Creatures scored, so you may cull two dice. Which ones? From here on, you decide.

## Tips for the open game

lesson-tip-react = You have a Reaction, a Spell for other players’ turns. Cast it now, or pass and keep it.
lesson-tip-defend = Choose who faces the attack first. It holds if the total is lower than its defense.
lesson-tip-cull = A culled die goes back to its card in the Wilds. Cull your weak dice first.
lesson-tip-roll = Each turn begins like this: draw six dice and roll them.
lesson-tip-immediate = This is an Immediate Effect, like a Portal that draws extra dice. Use it first: after anything else, it’s gone.
lesson-tip-burst = A face with ✶ turns on the ✶ line of its card. Take a look at the card.
lesson-tip-summon = You pay a Creature’s level to summon it. If it survives until your next turn, it scores.
lesson-tip-ready = You ready Spells for free. They wait in your Ready Area.
lesson-tip-cast = Cast a readied Spell now, or keep it for later.
lesson-tip-capture = You may capture one die each turn. It goes to your Used Pile, and later into your bag.
lesson-tip-discard = You may discard a readied Spell to your Used Pile, or keep it.
lesson-tip-empty = A Creature card has run out of dice. When four have, the game ends and most Glory wins.
lesson-tip-goal = The goal is near: the first player to reach { $goal } Glory wins at once.
