## Learn a box: a short lesson for each expansion. $rival is the name of the bot you play against.

learn-box = Learn a box
way-learn-box = What an expansion adds, in two minutes
learn-box-about = You know the base game. These short games show you what each box adds: do what the coach says, then play on.
lesson-learned = learned
lesson-box-summary = That’s the whole box!

## Quarmageddon

lesson-qm-title = Quarmageddon: Immunity
lesson-qm-about = Creatures that your opponents’ cards can’t touch
lesson-qm-welcome = Some Creatures in this box have Immunity: what your opponents’ cards say means nothing to them. Let’s get one!
lesson-qm-roll = You know how a turn begins.
lesson-qm-roll-do = Roll!
lesson-qm-gnome = Two faces of the Gnome Barbarian show ✶, and its ✶ line says Immunity.
lesson-qm-gnome-do = Capture a Gnome Barbarian.
lesson-qm-roll-2 = { $rival } has an Assistant and an Imp now. Your turn.
lesson-qm-roll-2-do = Roll the other six dice.
lesson-qm-second = A second Gnome makes it likelier that you draw one.
lesson-qm-second-do = Capture another Gnome Barbarian.
lesson-qm-dragon = { $rival } has captured a Quake Dragon. When it attacks, it destroys every level 1 Creature of the defender.
lesson-qm-roll-3 = Your Gnomes are in the bag now.
lesson-qm-roll-3-do = Roll!
lesson-qm-summon = A Gnome of level 1 with ✶: this one has Immunity.
lesson-qm-summon-do = Summon it.
lesson-qm-alone = It is alone in your Ready Area, so its own card gives it +2 attack and +2 defense. Immunity stops only what your opponents’ cards say.
lesson-qm-end = You need nothing more this turn.
lesson-qm-end-do = End your turn.
lesson-qm-quake = Here comes the Quake Dragon! It destroys every level 1 Creature. But your Gnome has Immunity: it stays.
lesson-qm-attack = An attack isn’t a card. 9 was too much for defense 5, so the Gnome went to your Used Pile after all.
lesson-qm-yours = You will draw your Gnomes again when your bag is refilled. From here on, you decide.
lesson-qm-summary-1 = A Creature with Immunity ignores what your opponents’ cards say.
lesson-qm-summary-2 = An attack can still destroy it like any other Creature.

## Rise of the Demons

lesson-rd-title = Rise of the Demons: Corrupted Quiddity
lesson-rd-about = Clog your opponents’ bags, then cash in
lesson-rd-welcome = Corrupted Quiddity is a bad die: it clogs a bag. Nobody captures it. Cards hand it out, best of all to { $rival }.
lesson-rd-roll = You know how a turn begins.
lesson-rd-roll-do = Roll!
lesson-rd-warrior = When this Corrupted Warrior scores, an opponent of your choice gains a Corrupted Quiddity.
lesson-rd-warrior-do = Capture the Corrupted Warrior.
lesson-rd-roll-2 = { $rival } has taken a Corrupted Witching Hag. It does the same to you.
lesson-rd-roll-2-do = Roll!
lesson-rd-wait = Two Assistants! But this lesson is about something else.
lesson-rd-wait-do = Go on without summoning.
lesson-rd-charm = Corruption Charm gives you 1 Glory for each Corrupted Quiddity in your opponents’ Used Piles.
lesson-rd-charm-do = Capture a Corruption Charm.
lesson-rd-roll-3 = Warrior and Charm are in your bag now.
lesson-rd-roll-3-do = Roll!
lesson-rd-summon = There is the Warrior, at level 2.
lesson-rd-summon-do = Summon it.
lesson-rd-end = It destroyed an Assistant. Now it has to survive.
lesson-rd-end-do = End your turn.
lesson-rd-holds = Defense 4 against 2: it holds.
lesson-rd-gift = It scored 2 Glory, and { $rival } gained a Corrupted Quiddity. A die like that gives little, and may bring another one along.
lesson-rd-keep = You may cull a die, as always.
lesson-rd-keep-do = Cull nothing this time.
lesson-rd-roll-4 = Now for the Charm.
lesson-rd-roll-4-do = Roll!
lesson-rd-ready = There it is!
lesson-rd-ready-do = Ready the Corruption Charm.
lesson-rd-cast = The Corrupted Quiddity still lies in { $rival }’s Used Pile.
lesson-rd-cast-do = Cast the Charm now.
lesson-rd-yours = 1 Glory more. From here on, you decide.
lesson-rd-summary-1 = Corrupted Quiddity clogs a bag. Nobody captures it: cards hand it out.
lesson-rd-summary-2 = Corrupted Creatures and Demons give you a lot for little, and make you pay in other ways.

## Light vs. Dark

lesson-ld-title = Light vs. Dark: two energies
lesson-ld-about = Large dice, cheaper cards and Anchored Spells
lesson-ld-welcome = This box stands alone. Every card here is Light, Dark or neutral. There are two kinds of energy to pay with.
lesson-ld-bag = You draw only two dice, but you always roll your two Large Quiddity dice with them. From your third turn on you draw three.
lesson-ld-roll = Let’s see them.
lesson-ld-roll-do = Roll!
lesson-ld-energy = One Large die shows 1 Dark Quiddity, the other 2 Light.
lesson-ld-anchor = Some Creature cards in the Wilds have an Anchored Spell. Anyone may use one on their turn, once. The Herald’s costs 1 Light: draw and roll a die.
lesson-ld-anchor-do = Use the Herald’s Anchored Spell.
lesson-ld-capture = The Black Cat is Dark: it costs 3, but only 2 if you pay with Dark Quiddity. The page takes care of that.
lesson-ld-capture-do = Capture a Black Cat.
lesson-ld-used = The small dice lie in your Used Pile. The Large ones stay with you.
lesson-ld-roll-2 = Two dice from the bag, and the two Large ones.
lesson-ld-roll-2-do = Roll!
lesson-ld-large = This time they show 2 plain Quiddity each: good for anything, but no discount.
lesson-ld-yours = One more thing: you don’t cull when you score. From here on, you decide.
lesson-ld-summary-1 = Pay with Light and Light cards cost less. Dark works the same way.
lesson-ld-summary-2 = Your two Large dice are rolled every turn.
lesson-ld-summary-3 = Once a turn you may use an Anchored Spell from the Wilds.

## Quest of the Qladiator

lesson-ql-title = Quest of the Qladiator: Locks
lesson-ql-about = Dice that keep working from your Locked Area
lesson-ql-welcome = Dice of this box have Lock faces. A Locked die keeps working turn after turn. Let’s lock a Frog!
lesson-ql-roll = You know how a turn begins.
lesson-ql-roll-do = Roll!
lesson-ql-frog = The Poison Dart Frog is a Creature, and two of its faces are Locks.
lesson-ql-frog-do = Capture a Poison Dart Frog.
lesson-ql-roll-2 = { $rival } has an Assistant in play now.
lesson-ql-roll-2-do = Roll!
lesson-ql-second = With two Frogs, you will draw one sooner.
lesson-ql-second-do = Capture another Frog.
lesson-ql-assistant = { $rival }’s Assistant scored 1 Glory. Remember that number.
lesson-ql-roll-3 = Your Frogs are in the bag.
lesson-ql-roll-3-do = Roll!
lesson-ql-lock = A Lock! Once a turn you may Lock such a die, for free.
lesson-ql-lock-do = Lock the Frog.
lesson-ql-locked = In your Locked Area it doesn’t attack, defend or score. But as long as it is there, your opponents’ Creatures are worth 1 Glory less.
lesson-ql-end = Let’s see what happens.
lesson-ql-end-do = End your turn.
lesson-ql-worth = The same Assistant scored 0 Glory this time. Your Frog did that.
lesson-ql-unlock = { $rival } paid 2 Quiddity to UnLock it. You can do that too, with any die that was Locked earlier. The Frog lies in your Used Pile.
lesson-ql-yours = From here on, you decide: who gets Locked next?
lesson-ql-summary-1 = Once each turn you may Lock a die that shows a Lock, for free.
lesson-ql-summary-2 = If a die shows a Lock when you attack and you have Locked nothing this turn, you must Lock it.
lesson-ql-summary-3 = Pay 2 Quiddity to UnLock any die that was Locked earlier. A new Lock replaces your old one.

## Quartifacts

lesson-qf-title = Quartifacts: quests
lesson-qf-about = Send Creatures out and bring home treasures
lesson-qf-welcome = Instead of attacking, your Creatures may go on a quest. The Hunt for Exqualibur needs 2 levels, and pays 3 Glory and a treasure.
lesson-qf-roll = You know how a turn begins.
lesson-qf-roll-do = Roll!
lesson-qf-assistant = Assistants stay at home: they don’t go on quests.
lesson-qf-assistant-do = Go on without summoning.
lesson-qf-squire = A Squire costs 1, and the first one in a turn uses up no capture.
lesson-qf-squire-do = Capture a Squire.
lesson-qf-guide = So you still have your capture. The Ancient Guide is made for travelling.
lesson-qf-guide-do = Capture an Ancient Guide.
lesson-qf-roll-2 = { $rival } has captured a Defender. Your turn.
lesson-qf-roll-2-do = Roll!
lesson-qf-second = Two Guides are better than one.
lesson-qf-second-do = Capture another Ancient Guide.
lesson-qf-enough = You could take another Squire. One is enough for now.
lesson-qf-enough-do = End your turn.
lesson-qf-roll-3 = Everything you captured is in the bag.
lesson-qf-roll-3-do = Roll!
lesson-qf-summon = A Guide of level 2: it can do this quest alone.
lesson-qf-summon-do = Summon it.
lesson-qf-quest = Now the page asks: attack, or off on a quest?
lesson-qf-quest-do = Go on the Hunt for Exqualibur.
lesson-qf-end = Opponents may challenge it there. If enough levels are left on your next turn, the quest is yours.
lesson-qf-end-do = End your turn.
lesson-qf-completed = Completed! The quest’s 3 Glory take the place of the Guide’s own.
lesson-qf-keep = You may cull a die, as when a Creature scores.
lesson-qf-keep-do = Cull nothing this time.
lesson-qf-found = You rolled the quest’s die and found Exqualibur: a Quartifact. Attach it to a Creature, and it has +3 attack.
lesson-qf-yours = It waits in your Ready Area. From here on, you decide.
lesson-qf-summary-1 = Instead of attacking, your Creatures may go on a quest together. Assistants stay at home.
lesson-qf-summary-2 = With enough levels left on your next turn, you gain its Glory and roll its die.
lesson-qf-summary-3 = Quartifacts are treasures. Attach them to your Creatures.
