### What you can do: one button or line each. They begin with a verb and have no full stop.
### $die is a die in words, such as "Bog Toad (level 1, attack 1, defense 2)"; $card is the name of a card;
### $text is the text of a card; $price and the like are numbers. A price stands behind "·".

## Dice and cards

option-roll = Roll
option-draw = Use { $die }: draw and roll { $n ->
    [one] 1 more die
   *[other] { $n } more dice
}
option-reroll = Re-roll { $die }
option-both = Re-roll { $die }, and draw and roll { $n ->
    [one] 1 more die
   *[other] { $n } more dice
}
option-immediate = Use { $die }: { $text }
option-immediate-plain = Use { $die }
option-turn = Turn { $die } to its Quiddity face
option-ready = Ready { $die }: { $text }
option-ready-plain = Ready { $die }
option-summon = Summon { $die } · { $price }
option-cast = Cast { $die }: { $text }
option-cast-plain = Cast { $die }
option-cast-attach = Attach { $die } to a Creature: { $text }
option-copy = Change what { $die } copies
option-spend = Spend { $die } for { $energy ->
    [light] { $n } Light Quiddity
    [dark] { $n } Dark Quiddity
   *[none] { $n } Quiddity
}
option-capture = Capture { $card } · { $price }
# The price is lower because some of it is paid in the card's own energy.
option-capture-discounted = Capture { $card } · { $price } with { $energy ->
    [light] Light
   *[dark] Dark
}
option-capture-extra = Capture { $card } · { $price }, on top of your other captures
option-cull = Cull { $die }
option-cull-for-glory = Cull { $die } and gain { $glory } Glory
option-cull-quest = Cull every Creature on { $card } and gain { $glory } Glory
option-keep = Keep { $die } and gain no Glory
option-keep-quest = Keep the Creatures and gain no Glory
option-discard = Discard { $die }
option-defend = Defend with { $die }: it survives
option-defend-falls = Defend with { $die }: it is destroyed
option-defend-deadly = Defend with { $die }: any damage destroys it
option-defend-unharmed = Defend with { $die }: it takes no damage
option-choose = Choose { $die }
option-choose-copy = Copy { $die }
option-choose-quest = Send { $die }
option-choose-seize = Take { $die }
option-choose-put-back = Put { $die } back into the bag
option-use = Use { $card }: { $text }
option-first = { $card } first: { $text }
option-light = Light Quiddity
option-dark = Dark Quiddity

## Saying no, or no more

option-decline = Don't use it
option-enough = That's all
option-enough-none = None of them
# A die is re-rolled in any case, and you choose no others.
option-enough-alone = Re-roll no others
option-enough-quest = That's all: the others stay and attack
option-pass = Don't react

## Going on to the next phase

option-end = Go on
option-end-immediate = Go on to summoning
option-end-ready = Attack
# The same if you have no Creature to attack with.
option-end-ready-idle = Go on to capturing
option-end-ready-quests = Attack or go on a quest
option-end-ready-lock = Go on, and Lock a die first
option-end-attack = Attack
option-end-attack-idle = Go on to capturing
option-end-attack-quests = Attack or go on a quest
option-end-capture = End turn
option-end-clean_up = End turn

## Locks, Anchored Spells, quests and Quartifacts

option-lock = Lock { $die }: { $text }
option-lock-plain = Lock { $die }
# Yours, and another player's.
option-unlock = UnLock your { $die } · { $price }
option-unlock-of = UnLock { $owner }'s { $die } · { $price }
option-anchor = Use the Anchored Spell of { $card } for { $energy ->
    [light] { $n } Light Quiddity
   *[dark] { $n } Dark Quiddity
}: { $text }
option-quest = Go on { $card }: level { $level }, { $glory } Glory
option-quest-challenge = Go on { $card } and challenge { $other }: level { $level }, { $glory } Glory
option-quest-complete = Complete { $card } first: you have level { $levels } of { $level }
option-quest-fail = Return from { $card } first: you have level { $levels } of { $level }, so the quest fails
option-quest-go = Go on { $card } first
option-quest-over = Take over { $card }
option-attach = Attach { $die } to a Creature: { $text }
option-attach-plain = Attach { $die } to a Creature
option-stay = All stay and attack
option-attack = Attack first
option-leave = Leave the quest: your Creatures there go to your Used Pile
option-score = Score first

## Choosing a player

option-name = Choose { $other }
option-name-lock = Lock it in { $other }'s Locked Area

## Chance, where a program decides what the dice show

option-drawn = { $card } is drawn
option-rolled = { $die } shows { $face }
