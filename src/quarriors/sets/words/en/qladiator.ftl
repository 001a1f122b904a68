## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Quest of the Qladiator
about = Locks: dice that work on from the Locked Area.
glance-1 = A die that shows a Lock may be Locked for free, one each turn. In your Locked Area it works on, but does not attack, defend or score.
glance-2 = If a Lock shows as you go on to the attack, and you have Locked none this turn, you must Lock one.
glance-3 = On your turn, 2 Quiddity UnLock any die that was Locked before. A new Lock takes the place of the old.

## Ready-made Wilds: a title, and a sentence on each.

wilds-under-lock-and-key = Under lock and key
wilds-under-lock-and-key-about = Quest of the Qladiator: what you cannot summon you lock up, and from the Locked Area it rules the table.
wilds-jailbreak = Jailbreak
wilds-jailbreak-about = Locks everywhere, and three ways to pick them: the Key Master, the Eye and a great deal of Chaos.
