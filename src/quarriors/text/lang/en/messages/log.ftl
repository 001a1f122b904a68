### The log: what has happened, a sentence each.
### Most sentences come in several forms:
###   event-…          about somebody else: $player is a name
###   event-…-you      said to the player who does it
###   event-…-to-you   said to the other player: $other or $owner is you
### $die and $card are names of cards, $face is what a die shows ("3 Quiddity"), $to is one of the messages to-….

## Turns and phases

event-turn = Turn { $n }: { $player }.
event-turn-you = Turn { $n }: your turn.
event-phase = Phase: { $phase }.

## Rolling, drawing, spending

event-rolled = { $player } rolls { $die }: { $face }.
event-rolled-you = You rolled { $die }: { $face }.
event-drawn = { $player } draws { $die }.
event-drawn-you = You draw { $die }.
event-refilled = { $player } puts { $n ->
    [one] 1 die
   *[other] { $n } dice
} from the Used Pile back into the bag.
event-refilled-you = You put { $n ->
    [one] 1 die
   *[other] { $n } dice
} from your Used Pile back into your bag.
event-turned = { $player } turns { $die } to { $face }.
event-turned-you = You turn { $die } to { $face }.
event-spent = { $player } spends { $die }.
event-spent-you = You spend { $die }.
event-quiddity = { $player } gains { $n } Quiddity.
event-quiddity-you = You gain { $n } Quiddity.
event-quiddity-light = { $player } gains { $n } Light Quiddity.
event-quiddity-light-you = You gain { $n } Light Quiddity.
event-quiddity-dark = { $player } gains { $n } Dark Quiddity.
event-quiddity-dark-you = You gain { $n } Dark Quiddity.

# $dice is a list such as "4 × Bog Toad (1 Quiddity) and Newt (re-roll)".
chronicle-drawn-and-rolled = { $player } draws and rolls { $dice }.
chronicle-drawn-and-rolled-you = You rolled { $dice }.
chronicle-rolled = { $player } rolls { $dice }.
chronicle-rolled-you = You rolled { $dice }.
chronicle-drawn = { $player } draws { $dice }.
chronicle-drawn-you = You draw { $dice }.
# $quiddity is "3 Quiddity" or "3 Light Quiddity".
chronicle-spent = { $player } spends { $dice } for { $quiddity }.
chronicle-spent-you = You spend { $dice } for { $quiddity }.
chronicle-spent-for-nothing = { $player } spends { $dice }.
chronicle-spent-for-nothing-you = You spend { $dice }.
chronicle-clean-up = { $player } moves { $n ->
    [one] 1 die
   *[other] { $n } dice
} from the Active Pool and the Spent Pile to the Used Pile.
chronicle-clean-up-you = You move { $n ->
    [one] 1 die
   *[other] { $n } dice
} from your Active Pool and Spent Pile to your Used Pile.
chronicle-clean-up-classic = { $player } moves { $n ->
    [one] 1 die
   *[other] { $n } dice
} from the Active Pool to the Used Pile.
chronicle-clean-up-classic-you = You move { $n ->
    [one] 1 die
   *[other] { $n } dice
} from your Active Pool to your Used Pile.

## Dice that move

event-moved = { $owner }'s { $die } goes { $to }.
event-moved-you = Your { $die } goes { $to }.
event-moved-aside = { $owner }'s { $die } is set aside.
event-moved-aside-you = Your { $die } is set aside.
# One player takes another's die.
event-moved-over = { $player } takes { $other }'s { $die }. It goes { $to }.
event-moved-over-you = You take { $other }'s { $die }. It goes { $to }.
event-moved-over-to-you = { $player } takes your { $die }. It goes { $to }.
event-removed = { $die } is removed from the game.

## Summoning, Spells and abilities

event-summoned = { $player } summons { $die } ({ $face }).
event-summoned-you = You summon { $die } ({ $face }).
event-readied = { $player } readies { $die }.
event-readied-you = You ready { $die }.
event-cast = { $player } casts { $card }.
event-cast-you = You cast { $card }.
event-ability = { $player }'s { $card }: “{ $text }”
event-ability-you = Your { $card }: “{ $text }”
# To a Creature of one's own, and to somebody else's.
event-attached = { $player } attaches { $die } to { $other }.
event-attached-you = You attach { $die } to your { $other }.
event-attached-over = { $player } attaches { $die } to { $owner }'s { $other }.
event-attached-over-you = You attach { $die } to { $owner }'s { $other }.
event-attached-over-to-you = { $player } attaches { $die } to your { $other }.
event-copied = { $player }'s { $die } copies { $other }.
event-copied-you = Your { $die } copies your { $other }.
event-copied-over = { $player }'s { $die } copies { $owner }'s { $other }.
event-copied-over-you = Your { $die } copies { $owner }'s { $other }.
event-copied-over-to-you = { $player }'s { $die } copies your { $other }.

## Attack and defense

event-attacked = { $player } attacks { $other } with a total of { $n }.
event-attacked-you = You attack { $other } with a total of { $n }.
event-attacked-to-you = { $player } attacks you with a total of { $n }.
chronicle-attacked-nobody = { $player } attacks { $other } with a total of { $n }. { $other } has no Creature to defend.
chronicle-attacked-nobody-you = You attack { $other } with a total of { $n }. { $other } has no Creature to defend.
chronicle-attacked-nobody-to-you = { $player } attacks you with a total of { $n }. You have no Creature to defend.
# On a quest.
event-attacked-challenge = On the quest, { $player } attacks { $other } with a total of { $n }.
event-attacked-challenge-you = On the quest, you attack { $other } with a total of { $n }.
event-attacked-challenge-to-you = On the quest, { $player } attacks you with a total of { $n }.
event-total = The attack on { $player } is now { $n }.
event-total-you = The attack on you is now { $n }.
event-defended = { $player } defends with { $die }: defense { $defense } holds against attack { $n }.
event-defended-you = You defend with { $die }: defense { $defense } holds against attack { $n }.
event-defended-held = { $player } defends with { $die }: it takes no damage.
event-defended-held-you = You defend with { $die }: it takes no damage.
event-defended-deadly = { $player } defends with { $die }: any damage from this attack destroys it.
event-defended-deadly-you = You defend with { $die }: any damage from this attack destroys it.
# $rest is what is left of the attack for the next Creature.
event-defended-falls = { $player } defends with { $die }: attack { $n } is too much for defense { $defense }{ $rest ->
    [0] .
   *[other] , and { $rest } of it is left.
}
event-defended-falls-you = You defend with { $die }: attack { $n } is too much for defense { $defense }{ $rest ->
    [0] .
   *[other] , and { $rest } of it is left.
}
# A Creature takes part of the attack on another one.
event-held = { $player }'s { $die } absorbs { $n } of the attack.
event-held-you = Your { $die } absorbs { $n } of the attack.
event-destroyed = { $owner }'s { $die } is destroyed.
event-destroyed-you = Your { $die } is destroyed.
event-destroyed-by = { $player } destroys { $owner }'s { $die }.
event-destroyed-by-you = You destroy { $owner }'s { $die }.
event-destroyed-by-to-you = { $player } destroys your { $die }.
# One's own.
event-destroyed-own = { $player } destroys their own { $die }.
event-destroyed-own-you = You destroy your own { $die }.
event-saved = { $player }'s { $die } returns to the Ready Area.
event-saved-you = Your { $die } returns to your Ready Area.

## Glory, captures and culls

event-glory = { $player } gains { $n } Glory.
event-glory-you = You gain { $n } Glory.
event-lost = { $player } loses { $n } Glory.
event-lost-you = You lose { $n } Glory.
event-scored = { $player }'s { $die } scores { $n } Glory.
event-scored-you = Your { $die } scores { $n } Glory.
event-captured = { $player } captures { $die }.
event-captured-you = You capture { $die }.
event-captured-to = { $player } captures { $die }. It goes { $to }.
event-captured-to-you = You capture { $die }. It goes { $to }.
event-gained = { $player } gains { $die }.
event-gained-you = You gain { $die }.
event-gained-to = { $player } gains { $die }. It goes { $to }.
event-gained-to-you = You gain { $die }. It goes { $to }.
event-culled = { $player } culls { $die }.
event-culled-you = You cull { $die }.

## Locks and Anchored Spells

event-locked = { $player } Locks { $die }.
event-locked-you = You Lock { $die }.
event-locked-elsewhere = { $player } Locks { $die } in { $other }'s Locked Area.
event-locked-elsewhere-you = You Lock { $die } in { $other }'s Locked Area.
event-locked-elsewhere-to-you = { $player } Locks { $die } in your Locked Area.
event-unlocked = { $owner }'s { $die } is UnLocked.
event-unlocked-you = Your { $die } is UnLocked.
event-anchored = { $player } uses the Anchored Spell of { $card }: “{ $text }”
event-anchored-you = You use the Anchored Spell of { $card }: “{ $text }”

## Quests and Quartifacts. $card is the quest.

event-quested = { $player } sends { $die } on { $card }.
event-quested-you = You send { $die } on { $card }.
chronicle-quested = { $player } sends { $dice } on { $card }.
chronicle-quested-you = You send { $dice } on { $card }.
event-challenged = { $player } challenges { $other } on { $card }.
event-challenged-you = You challenge { $other } on { $card }.
event-challenged-to-you = { $player } challenges you on { $card }.
event-completed = { $player } completes { $card }.
event-completed-you = You complete { $card }.
event-failed = { $player } fails on { $card }: it needs level { $level }, and the Creatures there have { $n }.
event-failed-you = You fail on { $card }: it needs level { $level }, and your Creatures there have { $n }.
event-found = { $player } finds { $name }.
event-found-you = You find { $name }.
event-returned = { $owner }'s Quartifact goes back to { $card }.
event-returned-you = Your Quartifact goes back to { $card }.
