# Every word of the interface in English. Ids of kinds, phases, zones, reasons and events are the engine's own.
# $player and $owner are names; $die and $card are words made by the messages of the section "Dice".

## Zones

zone-bag = bag
zone-active = Active Pool
zone-ready = Ready Area
zone-locked = Locked Area
zone-spent = Spent Pile
zone-used = Used Pile
zone-aside = set aside
zone-quest = Quest Area
zone-wilds = the Wilds
zone-removed = out of the game

## Phases

phase-score = Score Creatures
phase-roll = Draw and Roll Dice
phase-roll_and_ready = Draw, Roll and Ready Dice
phase-immediate = Immediate Effects
phase-ready = Ready Spells and Summon Creatures
phase-attack = Attack Your Rivals
phase-capture = Capture Quarry Dice
phase-clean_up = Move Dice to Your Used Pile

## Dice

face-quiddity = { $n } Quiddity
face-draw = draw { $n }
face-reroll = re-roll
face-spell = Spell
face-creature = level { $level }, attack { $attack }, defense { $defense }
face-blank = blank
face-joined = { $one } and { $two }
face-either = { $one } or { $two }
face-bursts = { $face } { $bursts }
face-only-bursts = { $bursts }

die-plain = { $name }
die-showing = { $name } ({ $face })
die-copying = { $name } as { $model } ({ $face })
die-with = { $die } with { $attached }
die-yours = your { $die }
die-of = { $owner }'s { $die }
die-in-wilds = { $die }

number-unknown = ?

face-quiddity-light = { $n } Light Quiddity
face-quiddity-dark = { $n } Dark Quiddity
face-no-quiddity = no Quiddity
face-lock = lock
face-quartifact = { $name }
face-question = question mark
die-locked = { $die }, Locked
die-fresh = { $die }, just rolled

# All Quiddity there is, and how much of it is Light or Dark.
quiddity-at-hand = { $n } Quiddity
quiddity-at-hand-light = { $n } Quiddity, { $light } of it Light
quiddity-at-hand-dark = { $n } Quiddity, { $dark } of it Dark
quiddity-at-hand-both = { $n } Quiddity, { $light } of it Light and { $dark } Dark

## Options

option-roll = Draw and roll your dice
option-draw = Spend { $die } to draw and roll { $n ->
    [one] 1 die
   *[other] { $n } dice
}
option-reroll = Re-roll { $die }
option-both = Re-roll { $die }, and draw and roll { $n ->
    [one] 1 die
   *[other] { $n } dice
}
option-immediate = Use { $die }: { $text }
option-immediate-plain = Use { $die }
option-turn = Turn { $die } to its Quiddity face
option-ready = Ready { $die }: { $text }
option-ready-plain = Ready { $die }
option-summon = Summon { $die } for { $price } Quiddity
option-cast = Cast { $die }: { $text }
option-cast-plain = Cast { $die }
option-cast-attach = Attach { $die } to a Creature: { $text }
option-copy = Change what { $die } copies
option-spend = Spend { $die } for { $energy ->
    [light] { $n } Light Quiddity
    [dark] { $n } Dark Quiddity
   *[none] { $n } Quiddity
}
option-capture = Capture { $card } for { $price } Quiddity ({ $left ->
    [one] 1 die left
   *[other] { $left } dice left
})
option-capture-discounted = Capture { $card } for { $price } Quiddity, discounted with { $energy ->
    [light] Light
   *[dark] Dark
} ({ $left ->
    [one] 1 die left
   *[other] { $left } dice left
})
option-capture-extra = Capture { $card } for { $price } Quiddity, which uses up no capture ({ $left ->
    [one] 1 die left
   *[other] { $left } dice left
})
option-cull = Cull { $die }
option-cull-for-glory = Cull { $die } and gain its { $glory } Glory
option-cull-quest = Cull every Creature on { $card } and gain { $glory } Glory
option-keep = Keep { $die } and forgo its Glory
option-keep-quest = Keep the Creatures and forgo the Glory
option-discard = Discard { $die }
option-defend = Defend with { $die }: it holds
option-defend-falls = Defend with { $die }: it is beaten
option-defend-deadly = Defend with { $die }: any damage destroys it
option-defend-unharmed = Defend with { $die }: it takes no damage
option-choose = Choose { $die }
option-choose-copy = Copy { $die }
option-choose-quest = Send { $die }
option-choose-seize = Take { $die }
option-choose-put-back = Put { $die } back into the bag
option-use = Use { $card }: { $text }
option-decline = Do not use it
option-enough = No more
option-enough-none = None of them
option-enough-alone = Re-roll nothing else
option-enough-quest = No more: the others stay and attack
option-pass = Do not react
option-end-immediate = Go on to readying and summoning
option-end-ready = Go on to the attack
option-end-ready-quests = Go on to the attack or a quest
option-end-ready-lock = Go on: a die must be Locked first
option-end-attack = Go on to the attack
option-end-attack-quests = Go on to the attack or a quest
option-end-capture = Go on: no more captures
option-end-clean_up = Go on: end the turn
option-end = Go on
option-first = { $card } first: { $text }
option-drawn = { $card } is drawn
option-rolled = { $die } shows { $face }
option-lock = Lock { $die }: { $text }
option-lock-plain = Lock { $die }
option-unlock = UnLock { $die } for { $price } Quiddity
option-anchor = Use the Anchored Spell of { $card } for { $energy ->
    [light] { $n } Light Quiddity
   *[dark] { $n } Dark Quiddity
}: { $text }
option-quest = Go on { $card } (level { $level }, { $glory } Glory)
option-quest-challenge = Go on { $card } (level { $level }, { $glory } Glory) and challenge { $other }
option-quest-complete = Complete { $card } first (levels: { $levels } of { $level })
option-quest-fail = Return from { $card } first (levels: { $levels } of { $level }, so the quest fails)
option-quest-go = Go on { $card } first
option-quest-over = Take over { $card }
option-name = Choose { $other }
option-name-lock = Lock it in { $other }'s Locked Area
option-attach = Attach { $die } to a Creature: { $text }
option-attach-plain = Attach { $die } to a Creature
option-stay = All stay and attack
option-attack = Attack first
option-leave = Leave the quest: your Creatures there go to the Used Pile
option-score = Score first
option-light = Light Quiddity
option-dark = Dark Quiddity

## Decisions

decision-roll = { $player }: draw and roll your dice.
decision-act-immediate = { $player }: use Immediate Effects, or go on.
decision-act-ready = { $player }: use Immediate Effects, { $locks ->
    [yes] Lock a die, ready Spells and summon Creatures
   *[no] ready Spells and summon Creatures
} ({ $quiddity }), or go on to the attack.
decision-act-ready-only = { $player }: { $locks ->
    [yes] Lock a die, ready Spells and summon Creatures
   *[no] ready Spells and summon Creatures
} ({ $quiddity }), or go on to the attack.
decision-act-attack = { $player }: cast Spells before the attack, or go on.
decision-act-capture = { $player }: { $captures ->
    [0] { $extra ->
        [yes] capture one die more
       *[no] use what you have left
    }
    [one] capture a die
   *[other] capture up to { $captures } dice
} ({ $quiddity }), or go on.
decision-act-clean_up = { $player }: discard readied Spells, or end your turn.
decision-act = { $player }: choose what to do.
decision-choose = { $player }, for { $card }: { $text }
decision-choose-attach = { $player }: choose the Creature that { $card } is attached to.
decision-choose-copy = { $player }: choose the Creature that { $card } copies.
decision-choose-quest = { $player }: choose who goes on { $card } (levels so far: { $levels } of { $level }).
decision-choose-seize = { $player }: choose the Quartifact that you take for completing { $card }.
decision-defend = { $player }: choose the Creature that defends against an attack of { $total }.
decision-defend-for = { $player }: choose the Creature with which { $other } defends against an attack of { $total }.
decision-cull = { $player }: { $n ->
    [one] you may cull a die
   *[other] you may cull up to { $n } dice
} from your Used Pile.
decision-cull-expert = { $player }: cull { $die } for { $glory } Glory, or keep it without.
decision-cull-quest = { $player }: cull every Creature on { $card } for { $glory } Glory, or keep them without.
decision-use = { $player }: use { $card }? { $text }
decision-use-destroyed = { $player }: { $die } is destroyed. { $text }
decision-cast-attacked = { $player }: { $other } attacks you with { $total }. You may react.
decision-cast-challenged = { $player }: { $other } attacks you with { $total } in the Challenge. You may react.
decision-cast-destroyed = { $player }: { $die } is about to be destroyed. You may react.
decision-first = { $player }: choose which ability happens first.
decision-drawn = Chance: which die is drawn for { $player }?
decision-rolled = Chance: what does { $die } show?
decision-lock = { $player }: choose the die to Lock; one must be, before you go on.
decision-name = { $player }, for { $card }: choose an opponent. { $text }
decision-name-lock = { $player }: choose in whose Locked Area { $die } is Locked.
decision-quest = { $player }: send Creatures on a quest, or have all of them attack.
decision-quest-over = { $player }: { $card } is cleared. Take it over?
decision-attack = { $player }: attack first, or go on { $card } first?
decision-score = { $player }: score first, or return from { $card } first?
decision-light = { $player }, for { $card }: choose Light or Dark Quiddity.
decision-other = { $player }: decide.

## The end

result-glory = { $n ->
    [one] Victory for { $winners }: { $glory } Glory reached.
   *[other] Shared victory for { $winners }: { $glory } Glory reached.
}
result-empty_cards = Four Creature cards are empty. { $n ->
    [one] Victory for { $winners } with { $glory } Glory.
   *[other] Shared victory for { $winners } with { $glory } Glory.
}
result-limit = The last turn has been played. { $n ->
    [one] Victory for { $winners } with { $glory } Glory.
   *[other] Shared victory for { $winners } with { $glory } Glory.
}

result-tie = Others had as much Glory, but fewer dice in their Ready Areas.

## Why not

why-over = The game is over.
why-other_decision = Something else has to be decided first.
why-wrong_phase = That cannot be done in this phase of the turn.
why-wrong_phase-capture = Dice are captured after the attack, on your own turn.
why-wrong_phase-summon = Creatures are summoned between your roll and your attack.
why-wrong_phase-ready = Spells are readied between your roll and your attack.
why-wrong_phase-lock = Dice are Locked between your roll and your attack.
why-wrong_phase-attach = Quartifacts are attached between your roll and your attack.
why-wrong_phase-spend = Quiddity is spent by itself when you pay for something.
why-wrong_phase-draw = Dice are drawn right after your roll.
why-wrong_phase-reroll = Dice are re-rolled right after your roll.
why-wrong_phase-both = Immediate Effects are used right after your roll.
why-wrong_phase-immediate = Immediate Effects are used right after your roll.
why-not_yours = That die is not yours.
why-wrong_zone = The die does not lie where that is done.
why-wrong_face = The face it shows cannot do that.
why-not_fresh = Immediate Effects are only for dice just rolled.
why-immediate_only = An Immediate Spell is used at once or not at all.
why-reaction_only = A Reaction is cast on another player's turn.
why-own_turn_only = That Spell is cast on your own turn only.
why-after_attack_only = That Spell is cast only after your attack.
why-attached = That Spell is already attached to a Creature.
why-attached-attach = It is already attached to a Creature.
why-condition = What the card asks for is not the case.
why-no_effect = It would change nothing.
why-forbidden = A card forbids it.
why-quiddity = You do not have enough Quiddity.
why-no_captures = You have no capture left this turn.
why-no_dice = There is no die left on that card.
why-nothing_to_draw = Your bag and your Used Pile are empty.
why-at_attack_only = That Spell is cast only as your attack phase begins.
why-damaged = That Creature has already taken damage this turn.
why-not_capturable = Dice of that card cannot be captured.
why-energy = You do not have enough Quiddity of its energy.
why-has_locked = You have already Locked a die in your Locked Area this turn.
why-locked = That die is Locked.
why-locked_now = That die was Locked this turn.
why-not_unlockable = A card says that it cannot be UnLocked.
why-no_anchored = That card has no Anchored Spell.
why-anchored_used = You have already used an Anchored Spell this turn.
why-used_up = That Creature has already done it this turn.
why-no_creature = You have no Creature for that.
why-no_quest = That is no quest card.
why-on_quest = It is on a quest already.
why-stays_home = Dice of this kind do not go on quests.
why-defends_later = Another Creature must defend first.
why-immune = That card does nothing to this Creature.
why-opponents_only = Choose an opponent.
why-not_offered = That is not among the choices here.
why-not_offered-spend = Quiddity is spent by itself when you pay for something.
why-no_use = There is nothing to be done with that now.
why-not_your_decision = It is for { $player } to decide now.
why-has_bot = A bot plays this seat. Take it back first.

## Events

event-turn = Turn { $n }: { $player }.
event-phase = Phase: { $phase }.
event-rolled = { $player } rolls { $die }: { $face }.
event-drawn = { $player } draws { $die }.
event-refilled = { $player } puts { $n ->
    [one] 1 die
   *[other] { $n } dice
} from the Used Pile into the bag.
event-moved = { $owner }'s { $die } goes to the { $zone }.
event-moved-over = { $player } takes { $other }'s { $die } into the { $zone }.
event-moved-aside = { $owner }'s { $die } is set aside.
event-summoned = { $player } summons { $die } ({ $face }).
event-readied = { $player } readies { $die }.
event-cast = { $player } casts { $card }.
event-attached = { $player } attaches { $die } to { $other }.
event-copied = { $player }'s { $die } copies { $other }.
event-spent = { $player } spends { $die }.
event-quiddity = { $player } gains { $n } Quiddity.
event-glory = { $player } gains { $n } Glory.
event-scored = { $player }'s { $die } scores { $n } Glory.
event-attacked = { $player } attacks { $other } with a total of { $n }.
event-defended = { $player } defends with { $die }: its defense of { $defense } holds against { $n }.
event-defended-falls = { $player } defends with { $die }: its defense of { $defense } is beaten by { $n }{ $rest ->
    [0] .
   *[other] , and { $rest } of the attack is left.
}
event-destroyed = { $owner }'s { $die } is destroyed.
event-destroyed-by = { $player } destroys { $owner }'s { $die }.
event-saved = { $player }'s { $die } returns to the Ready Area.
event-captured = { $player } captures { $die }.
event-captured-to = { $player } captures { $die } into the { $zone }.
event-culled = { $player } culls { $die }.
event-ability = { $player }'s { $card }: “{ $text }”
event-total = The attack total against { $player } is now { $n }.
event-over = { $result }
event-turned = { $player } turns { $die } to { $face }.
event-quiddity-light = { $player } gains { $n } Light Quiddity.
event-quiddity-dark = { $player } gains { $n } Dark Quiddity.
event-defended-held = { $player } defends with { $die }, which takes no damage.
event-defended-deadly = { $player } defends with { $die }: any damage of this attack destroys it.
event-attacked-challenge = { $player } strikes at { $other } with a total of { $n }.
event-gained = { $player } gains { $die }.
event-gained-to = { $player } gains { $die } into the { $zone }.
event-removed = { $die } is removed from the game.
event-lost = { $player } loses { $n } Glory.
event-locked = { $player } Locks { $die }.
event-locked-elsewhere = { $player } Locks { $die } in { $other }'s Locked Area.
event-unlocked = { $owner }'s { $die } is UnLocked.
event-anchored = { $player } uses the Anchored Spell of { $card }: “{ $text }”
event-quested = { $player } sends { $die } on { $card }.
event-challenged = { $player } challenges { $other } on { $card }.
event-completed = { $player } completes { $card }.
event-failed = { $player } fails on { $card }: the levels there come to { $n }, not to { $level }.
event-returned = { $owner }'s Quartifact goes back to { $card }.
event-found = { $player } finds { $name }.
event-held = { $player }'s { $die } takes up { $n } of the attack.

## A game told as it happens

chronicle-drawn-and-rolled = { $player } draws and rolls { $dice }.
chronicle-rolled = { $player } rolls { $dice }.
chronicle-drawn = { $player } draws { $dice }.
chronicle-spent = { $player } spends { $dice } for { $quiddity }.
chronicle-spent-for-nothing = { $player } spends { $dice }.
chronicle-clean-up = { $player } moves { $n ->
    [one] 1 die
   *[other] { $n } dice
} from the Active Pool and the Spent Pile to the Used Pile.
chronicle-clean-up-classic = { $player } moves { $n ->
    [one] 1 die
   *[other] { $n } dice
} from the Active Pool to the Used Pile.
chronicle-quested = { $player } sends { $dice } on { $card }.
chronicle-attacked-nobody = { $player } attacks { $other } with a total of { $n }; { $other } has no Creature to defend with.

# How a total is made up, one line for each part.
sum-plain = { $n }  { $die }
sum-changed = { $n }  { $die }: { $face }, { $changes }
sum-face = { $n } on its face
sum-own = { $n } by its own text
sum-change = { $n } by { $source }
sum-capped = { $n }  { $die }: { $face }, held down by { $source }
sum-other = { $n }  { $source }
sum-gift = an effect of this turn

## The plain text table

plain-turn = Turn { $n }, { $player }: { $phase }
plain-wilds = The Wilds (price, dice left):
plain-quests = Quests (level, dice left):
plain-wilds-anchored = { "" }; Anchored Spell for { $energy ->
    [light] { $n } Light
   *[dark] { $n } Dark
}
plain-wilds-there = { "" }; { $player } is there
plain-wilds-card = { $price }  { $left } left  { $card }
plain-wilds-card-glory = { $price }  { $left } left  { $card }, { $glory } Glory
plain-player = { $player }: { $n } of { $goal } Glory
plain-zone = { $zone }: { $dice }
plain-zone-quest = { $zone }, { $card }: { $dice }
plain-zone-counted = { $zone }, { $n ->
    [one] 1 die
   *[other] { $n } dice
}: { $dice }
plain-nothing = nothing
plain-attack = { $player } attacks { $other } with { $dice }: { $n } of the attack is left.
plain-attack-total = { $player } attacks { $other } with { $dice }: a total of { $n }.
plain-attack-fallen = { $player } attacks { $other }: { $n } of the attack is left, though the attackers have fallen.
plain-attack-expected = { $player } attacks { $other } with { $dice }: a total of { $n } as things stand.

plain-welcome = Quarriors! { $edition ->
    [classic] Rules of 2011 (classic)
   *[other] Rules of 2018 (revised)
}, seed { $seed }. At the table: { $players }.
plain-captures = Advanced Capture: up to { $n } dice each turn.
plain-expert = Expert culling: a Creature that scores gives its Glory only if it is culled.
plain-limit = The game ends after turn { $n }.
plain-begins = { $player } begins. The first with { $goal } Glory wins.
plain-keys = A number takes an option; ? shows what else can be typed.
plain-resumed = Going on with the game of { $file }. What happened last:
plain-confirm = Still unused: { $left } Go on? (y/n)
plain-yes-or-no = Please answer y for yes or n for no.
plain-unknown = “{ $input }” is none of the options 1 to { $n }, nor their words, nor a command; ? shows what can be typed.
plain-ambiguous = “{ $input }” could be: { $words }.
plain-confirm-on = You will be asked before something useful is left unused.
plain-confirm-off = You will not be asked before something is left unused.
plain-confirm-how = Type “confirm on” or “confirm off”.
plain-undone = Taken back. Things are as they were before:
plain-undo-none = Nothing has been decided yet that could be taken back.
plain-undo-dice = Nothing can be taken back: dice were drawn or rolled since your last decision.
plain-undo-other = Nothing can be taken back: another player has decided since your last decision.
plain-left = You leave the game; it is saved. Go on with it: { $command }
plain-left-unsaved = You leave the game. It was not saved.
plain-over = The game is over after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}. Glory: { $glory }.
plain-record = Look at it again: { $command }

plain-card = { $card }: { $parts }
plain-card-cost = cost { $n }
plain-card-discounted = cost { $n }, or { $less } with some { $energy ->
    [light] Light
   *[dark] Dark
}
plain-card-never = cannot be captured
plain-card-level = quest of level { $n }
plain-card-glory = { $n } Glory
plain-card-left = { $n ->
    [one] 1 die
   *[other] { $n } dice
} left
plain-card-faces = Faces: { $faces }
plain-card-where = In play: { $where }
plain-card-where-one = { $n } with { $player }
plain-no-card = No card of this game has “{ $name }” in its name; c shows them all.

plain-why = { $action }: { $reason }
plain-why-not-now = What cannot be done now, and why:
plain-why-nothing = Everything you might want to do can be done now.
plain-why-can = { $action }: you can; it is option { $n }.
plain-why-unknown = Nothing that you could capture or use is called “{ $name }”. Try “w capture NAME”, “w summon NAME”, or just “w”.
plain-why-no-die = You have no die called “{ $name }”.
plain-why-kind = { $kind } { $thing }
plain-why-any-capture = capture any card

plain-legend =
    A face shows one of these:
      3 Quiddity               worth 3 when the die is spent
      draw 2                   spend the die to draw and roll 2 dice
      re-roll                  roll the die again
      Spell                    can be readied, or used at once if its card says Immediate
      lock                     the die can be Locked; its card says what a Lock does
      question mark            its card says what it does
      level, attack, defense   a Creature: its level is the price to summon it
    Stars ({ $burst } to { $burst }{ $burst }{ $burst }) are bursts: the lines of the card with as many bursts hold then.
    A number that is “?” on the die is what the card says just now.
    A price like 7/5 is 7, or 5 with some Quiddity of the card's own energy, Light or Dark, in the payment.
    After a name: ≈ part of that card is reported by somebody who held it, ° part of it is reconstructed.
    “c NAME” says which part, and what is known.
    On the table, Creatures have the numbers of the moment, everything that changes them included.
    In the words of options and records: Q3 is 3 Quiddity, D2 draw 2, R re-roll, S a Spell,
    L a Lock, Q2 light 2 Light Quiddity, A:Exqualibur a Quartifact,
    C 1/3/4 a Creature of level 1 with attack 3 and defense 4, * a burst.

plain-help =
    A number takes that option. So do its words, such as “roll”, “summon Bog Toad” or “end”;
    “words” lists the words of all options. An empty line takes the only option there is.
      o            the options again          t            the whole table
      c            the cards in the Wilds     c NAME       one card in full
      w            what cannot be done now, and why
      w THING      why something cannot be done: w capture Bog Toad, w summon Toad, w unlock Frog
      l            the story so far           legend       what faces and signs mean
      u            take the last decision back, if no dice were rolled and nobody else has decided since
      confirm off  do not ask before something useful is left unused; confirm on asks again
      q            leave; the game is saved at every decision
    For programs: a line with “>” alone asks for an answer, a line ending in (y/n) for y or n.

replay-title = { $players }. { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
replay-unfinished = Here the record ends; the game is not over.
position-fine = { $file }: fine.
position-over = The game is over: { $result }

## Lists of cards: `quarriors cards`, `quarriors deal`

cards-cost = Cost
cards-glory = Glory
cards-card = Card
cards-faces = Faces
cards-text = Text
cards-stack-basic = Basic cards
cards-stack-creature = Creatures
cards-stack-spell = Spells
cards-stack-quest = Quests
cards-kind-basic = Basic card
cards-kind-creature = Creature
cards-kind-spell = Spell
cards-kind-quest = Quest
cards-of = { $kind } of { $box } ({ $year })
cards-costs = cost { $n }
cards-worth = worth { $n } Glory
cards-dice = { $n ->
    [0] no dice on its card
    [one] 1 die on its card
   *[other] { $n } dice on its card
}
cards-each = { $n ->
    [one] 1 die in every starting bag
   *[other] { $n } dice in every starting bag
}
cards-reported = reported: { $parts }
cards-reconstructed = reconstructed: { $parts }
cards-mark-reported = ≈ Part of this card is reported: somebody who held it has published what it does. quarriors cards --reported says which part.
cards-mark-reconstructed = ° Part of this card is reconstructed: what was printed could not be found. quarriors cards --reconstructed says which part.
cards-part-name = name
cards-part-faces = dice
cards-part-stats = cost and Glory
cards-part-ability = ability
cards-part-bursts = burst lines
cards-part-anchored = Anchored Spell
cards-parts-reported = ≈ Reported by somebody who held the printed card, and told in our words: { $parts }.
cards-parts-reconstructed = ° Reconstructed, since what was printed could not be found: { $parts }.
cards-parts-printed = All else is as printed.
cards-note = What is known: { $note }
cards-as-printed = Cost, Glory and dice are as printed.
cards-ability-as-printed = The text says in our words what the printed card does.
cards-corrects = It stands in for { $card }.
cards-discounted = { $n } with { $energy ->
    [light] Light
   *[dark] Dark
} Quiddity
cards-never = cannot be captured
cards-level = level { $n }
cards-legend = Faces: Q Quiddity, D draw and roll, R re-roll, + both, | one of them, 1/2/3 a Creature's level, attack and defense, S Spell, ✶ burst.
cards-legend-lock = L Lock.
cards-legend-energy = ☼ Light, ☾ Dark; a cost of 8/7 is 7 with some of the card's own energy.
cards-legend-question = ? what the card says.

rules-captures = Everybody may capture { $value } dice each turn.
rules-expert-culling = A Creature that scores gives its Glory only if it is culled.
rules-turn-limit = The game ends after { $value } turns.
rules-quests = { $value ->
    [yes] It is played with quests.
   *[no] It is played without quests.
}
rules-mix = { $value ->
    [side] A side of { $box }: its cards were turned over first, then the others.
    [two_scoops] Two scoops of { $box }: as many of its cards as there is room for.
   *[democratic] The democratic way: all cards were named.
}
rules-side-cards = { $value } of the cards are of { $box }.

deal-title = Wilds for { $players } players, { $edition } edition
deal-title-named = { $name }: Wilds for { $players } players, { $edition } edition
deal-seed = seed { $seed }
deal-goal = { $goal } Glory wins.
deal-begin = Everybody begins with { $dice } dice.
deal-lay = { $n ->
    [one] Lay 1 die on each card
   *[other] Lay { $n } dice on each card
}
deal-lay-else = { $n ->
    [0] none on { $card }
   *[other] { $n } on { $card }
}
deal-quests = { $n ->
    [one] Beneath the Wilds lies 1 quest card with its 2 quest dice.
   *[other] Beneath the Wilds lie { $n } quest cards, each with its 2 quest dice.
}
deal-large = The { $dice } dice have no card and are never in a bag: they lie beside their players.
deal-weak = { $card } is weak here: it counts on { $class } dice, and there are none.
deal-weak-locks = { $card } is weak here: it UnLocks dice, and no die in these Wilds has a Lock.
deal-printed = Only cards that are as printed throughout: { $counts }.
deal-printed-count = { $printed } of { $all } in { $box }
deal-needs = Boxes: { $boxes }
deal-again = The same Wilds again: { $command }
deal-play = To play with them: { $command }

verify-legal = { $file }: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} of { $players }, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, all legal.
verify-unfinished = The game is not over.
verify-dice = { $dice ->
    [one] 1 draw or roll fits
   *[other] All { $dice } draws and rolls fit
} the seed.
verify-no-dice = Whether the dice are those of a seed was not checked: give --seed.
verify-resigned = { $resigned } resigned. { $n ->
    [one] Victory for { $winners }.
   *[other] Shared victory for { $winners }.
}
verify-commitment = The secret is the one that the server committed to before the game.
verify-key = { $dice ->
    [one] 1 draw or roll is
   *[other] All { $dice } draws and rolls are
} what the secret and { $nonces ->
    [0] no nonce
    [one] the nonce of 1 player
   *[other] the nonces of { $nonces } players
} give.
verify-differs = The dice or the Wilds are not those of the seed throughout: { $fault }. In practice that may be, such as after taking back.
verify-wilds = The Wilds are those that were dealt.
verify-first = Lots were drawn between { $lots }, and fell to { $first }.
verify-verified = Verified.
verify-not-practice = Not verified, because it was practice: the seed of the dice was chosen, or it went on from another game.
verify-not-taken_back = Not verified, because something was taken back across dice: its draws and rolls cannot be compared.
verify-not-upgraded = Not verified, because rules or cards of the server changed under way: its draws and rolls cannot be compared.
verify-not-unfinished = Not verified, because the game is not over: the secret of its dice is revealed at the end.
verify-rolls = { $n ->
    [one] 1 roll
   *[other] { $n } rolls
}: how often each face came up, and how often it should have.
verify-die = { $die }, { $n ->
    [one] 1 roll
   *[other] { $n } rolls
}
verify-too-few = too few rolls to tell
verify-chi-square = chi-square { $value }, { $degrees ->
    [one] 1 degree of freedom
   *[other] { $degrees } degrees of freedom
}: fair dice are at least as far off in { $percent } % of all games
verify-chi-square-all = All that can be told from, together: chi-square { $value }, { $degrees ->
    [one] 1 degree of freedom
   *[other] { $degrees } degrees of freedom
}; fair dice are at least as far off in { $percent } % of all games.
verify-no-chi-square = Too few rolls to tell whether the dice were fair.

## Games that are kept

saves-none = No game is kept in { $folder }.
saves-turn = Turn { $n }.
saves-damaged = This file cannot be read: { $reason }

## How far a card can be trusted

part-name = its name
part-faces = the faces of its dice
part-stats = cost and Glory
part-ability = its text
part-bursts = its lines with bursts
part-anchored = its Anchored Spell

## The table in the terminal

table-turn = Turn { $n } { $player }
table-phase-score = score
table-phase-roll = roll
table-phase-roll_and_ready = roll/ready
table-phase-ready = ready
table-phase-attack = attack
table-phase-capture = capture
table-phase-clean_up = clean up
table-captures = { $n ->
    [one] 1 capture
   *[other] { $n } captures
}
table-piles = bag { $bag } used { $used } spent { $spent }
table-zone-ready = Ready
table-zone-active = Pool
table-zone-aside = Aside
table-zone-locked = Locked
table-zone-quest-at = Quest { $card }
table-glory = { $n } of { $goal } Glory
table-card-cost = cost { $n }
table-card-discounted = { $cost }, or { $n } with { $sign }
table-card-never = cannot be captured
table-card-level = level { $n }
table-card-plain = It has no text: its faces say it all.
table-card-left = { $n ->
    [0] No die is left on it.
    [one] 1 die is left on it.
   *[other] { $n } dice are left on it.
}
table-card-price = It costs you { $n } now.
table-card-copies = It counts as:
table-card-reported = Reported by somebody who held the printed card, and told in our words: { $parts }.
table-card-reconstructed = Reconstructed, because the printed card could not be found: { $parts }.
table-why-not = { $what }:
table-do-capture = Cannot be captured
table-do-cull = Cannot be culled
table-do-cast = Cannot be cast
table-do-defend = Cannot defend
table-do-summon = Cannot be summoned
table-do-immediate = Cannot be used
table-do-ready = Cannot be readied
table-do-draw = Cannot draw
table-do-reroll = Cannot be re-rolled
table-do-both = Cannot be used
table-do-lock = Cannot be Locked
table-do-unlock = Cannot be UnLocked
table-do-anchor = Its Anchored Spell cannot be used
table-do-quest = Cannot be gone to
table-do-attach = Cannot be attached
table-do-use = Cannot be used
table-do-choose = Cannot be sent
table-hint-close = Esc closes
table-hint-act = Enter does it, Esc closes
table-hint-settings = Enter changes a setting, Esc closes
table-hint-page = ↑ ↓ scroll, Esc closes
table-more = Space: go on ({ $at } of { $of })   Esc: skip
table-thinking = { $player } is thinking …
table-unused = You could still:
table-unused-end = Go on all the same
table-unused-stay = Stay here
table-lost = This would be lost:
table-lost-end = Do it all the same
table-log = The game so far
table-help = Keys and signs
table-settings = Settings
table-setting-confirm-yes = Ask before something useful is left unused: yes
table-setting-confirm-no = Ask before something useful is left unused: no
table-setting-pace-step = What happens is shown: step by step, as you press Space
table-setting-pace-flow = What happens is shown: step by step, by itself
table-setting-pace-off = What happens is shown: all at once
table-over-again = Play again with other Wilds
table-over-replay = Step through this game
table-over-leave = Leave the table
table-over-standing = { $players }. { $turns } turns.
table-hand-over = Space: end your turn   u: take back
table-no-undo = Nothing can be taken back: dice were rolled or drawn, or another player has decided.
table-undone = Taken back.
table-small = This window is { $width } × { $height }. The table needs at least 80 × 24: make it larger.
table-saved = The game is saved. Go on with: { $command }
table-finished = Look at the game again with: { $command }
table-key-pick = take the option of that number
table-key-move = move through a list and take what is marked
table-key-tab = go from the options to the Wilds, to the mats, and back; Enter shows a card in full
table-key-card = the card of the marked option
table-key-go-on = go on: roll, end the phase, take no more, let it go by
table-key-undo = take back, as far as no dice were rolled or drawn and nobody else has decided
table-key-log = the game so far
table-key-settings = settings
table-key-theme = dark or light
table-key-page = read on
table-key-skip = skip what is being told; close a window
table-key-quit = leave; the game is saved at every decision
table-key-next = next step
table-key-back = step back
table-key-next-turn = next turn
table-key-last-turn = turn before
table-key-ends = beginning and end
table-key-close = leave
table-sign-creature = Creature: level, attack / defense
table-sign-quiddity = Quiddity
table-sign-draw = draw and roll so many dice
table-sign-reroll = re-roll
table-sign-spell = Spell
table-sign-burst = burst: what the card says beside the same sign
table-sign-both = both
table-sign-either = one or the other
table-sign-glory = Glory for a Creature that scores; on the mats the player's Glory
table-sign-energy = Light and Dark Quiddity
table-sign-discount = price, and behind the stroke the price with some of the card's own energy
table-sign-anchored = Anchored Spell, and what it costs
table-sign-lock = lock: the die can be Locked, or is
table-sign-quartifact = Quartifact
table-sign-quest = in front of a quest: the level that completes it; behind it stands who is there
table-sign-reported = part of this card is reported by somebody who held it; its sheet says which
table-sign-reconstructed = not all of this card is as printed; its sheet says what is reconstructed
table-sign-usable = can be captured or chosen now; dice that can be used are underlined
table-sign-active = whose turn it is
table-footer-tab = Cards
table-footer-card = Card
table-footer-undo = Undo
table-footer-log = Log
table-footer-go-on = Go on
table-footer-help = Help
table-footer-quit = Quit
table-footer-settings = Settings
table-footer-next = Next
table-footer-back = Back
table-footer-turn = Turn
table-replay-step = Step { $at } of { $of }
table-replay-empty = Nothing has been played in this record yet.
