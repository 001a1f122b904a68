## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Quest of the Qladiator
about = Locks: dice that keep working from your Locked Area.
glance-1 = Once each turn, you may Lock a die that shows a Lock, for free. In your Locked Area it keeps working, but it doesn't attack, defend or score.
glance-2 = If a die shows a Lock when you attack and you have not Locked one this turn, you must Lock one.
glance-3 = On your turn, pay 2 Quiddity to UnLock any die that was Locked earlier. A new Lock replaces your old one.

## Ready-made Wilds: a title, and a sentence on each.

wilds-under-lock-and-key = Under lock and key
wilds-under-lock-and-key-about = Quest of the Qladiator: Lock what you can't summon, and rule the table from your Locked Area.
wilds-jailbreak = Jailbreak
wilds-jailbreak-about = Locks everywhere, and three ways to pick them: the Key Master, the Eye and plenty of Chaos.
