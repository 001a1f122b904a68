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
option-spend = Spend { $die } for { $n } Quiddity
option-capture = Capture { $card } for { $price } Quiddity ({ $left } left)
option-cull = Cull { $die }
option-cull-for-glory = Cull { $die } and gain its { $glory } Glory
option-keep = Keep { $die } and forgo its Glory
option-discard = Discard { $die }
option-defend = Defend with { $die }
option-choose = Choose { $die }
option-choose-copy = Copy { $die }
option-use = Use { $card }: { $text }
option-decline = Do not use it
option-enough = No more
option-enough-none = None of them
option-pass = Do not react
option-end-immediate = Go on to readying and summoning
option-end-ready = Go on to the attack
option-end-capture = Go on: no more captures
option-end-clean_up = Go on: end the turn
option-end = Go on
option-first = { $card } first: { $text }
option-drawn = { $card } is drawn
option-rolled = { $die } shows { $face }

## Decisions

decision-roll = { $player }: draw and roll your dice.
decision-act-immediate = { $player }: use Immediate Effects, or go on.
decision-act-ready = { $player }: use Immediate Effects, ready Spells and summon Creatures ({ $quiddity } Quiddity), or go on to the attack.
decision-act-ready-only = { $player }: ready Spells and summon Creatures ({ $quiddity } Quiddity), or go on to the attack.
decision-act-capture = { $player }: { $captures ->
    [0] cast Spells
    [one] capture a die
   *[other] capture up to { $captures } dice
} ({ $quiddity } Quiddity), or go on.
decision-act-clean_up = { $player }: discard readied Spells, or end your turn.
decision-act = { $player }: choose what to do.
decision-choose = { $player }, for { $card }: { $text }
decision-choose-attach = { $player }: choose the Creature that { $card } is attached to.
decision-choose-copy = { $player }: choose the Creature that { $card } copies.
decision-defend = { $player }: choose the Creature that defends against an attack of { $total }.
decision-cull = { $player }: { $n ->
    [one] you may cull a die
   *[other] you may cull up to { $n } dice
} from your Used Pile.
decision-cull-expert = { $player }: cull { $die } for { $glory } Glory, or keep it without.
decision-use = { $player }: use { $card }? { $text }
decision-use-destroyed = { $player }: { $die } is destroyed. { $text }
decision-cast-attacked = { $player }: you are being attacked. You may react.
decision-cast-destroyed = { $player }: { $die } is about to be destroyed. You may react.
decision-first = { $player }: choose which ability happens first.
decision-drawn = Chance: which die is drawn for { $player }?
decision-rolled = Chance: what does { $die } show?
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

## Why not

why-over = The game is over.
why-other_decision = Something else has to be decided first.
why-wrong_phase = That cannot be done in this phase of the turn.
why-not_yours = That die is not yours.
why-wrong_zone = The die does not lie where that is done.
why-wrong_face = The face it shows cannot do that.
why-not_fresh = Immediate Effects are only for dice just rolled.
why-immediate_only = An Immediate Spell is used at once or not at all.
why-reaction_only = A Reaction is cast on another player's turn.
why-own_turn_only = That Spell is cast on your own turn only.
why-after_attack_only = That Spell is cast only after your attack.
why-attached = That Spell is already attached to a Creature.
why-condition = What the card asks for is not the case.
why-no_effect = It would change nothing.
why-forbidden = A card forbids it.
why-quiddity = You do not have enough Quiddity.
why-no_captures = You have no capture left this turn.
why-no_dice = There is no die left on that card.
why-nothing_to_draw = Your bag and your Used Pile are empty.
why-damaged = That Creature has already taken damage this turn.
why-not_offered = That is not among the choices here.

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
event-defended = { $player } defends with { $die }: defense { $defense } against { $n }.
event-destroyed = { $owner }'s { $die } is destroyed.
event-destroyed-by = { $player } destroys { $owner }'s { $die }.
event-saved = { $player }'s { $die } returns to the Ready Area.
event-captured = { $player } captures { $die }.
event-captured-to = { $player } captures { $die } into the { $zone }.
event-culled = { $player } culls { $die }.
event-ability = { $player }'s { $card }: { $text }
event-total = The attack total against { $player } is now { $n }.
event-over = { $result }
event-turned = { $player } turns { $die } to { $face }.

## The plain text table

plain-about = Play Quarriors! against greedy bots, in plain text.
plain-examples = examples: python -m quarriors --players 3 | python -m quarriors --seed 7 --edition classic --watch
plain-help-seed = the same seed deals the same Wilds and dice (default: drawn by lot)
plain-help-players = you and 1 to 3 bots (default: 2)
plain-help-edition = revised (2018) or classic (2011) rules (default: revised)
plain-help-watch = only bots play, and you look on
plain-welcome = Quarriors!, { $edition } edition, seed { $seed }. A number takes an option, t shows the table, c the cards, q quits.
plain-you = You are { $player }.
plain-left = Game left.
plain-number = Please give a number from 1 to { $n }, t for the table, c for the cards, or q to quit.
plain-wilds = Wilds (price, dice left):
plain-left-on-card = { $n } left
plain-glory = { $player }: Glory { $n } of { $goal }
plain-card = { $card } (cost { $cost }): { $faces }
plain-card-glory = { $card } (cost { $cost }, Glory { $glory }): { $faces }
