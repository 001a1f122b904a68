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
option-capture = Capture { $card } for { $price } Quiddity ({ $left ->
    [one] 1 die left
   *[other] { $left } dice left
})
option-cull = Cull { $die }
option-cull-for-glory = Cull { $die } and gain its { $glory } Glory
option-keep = Keep { $die } and forgo its Glory
option-discard = Discard { $die }
option-defend = Defend with { $die }: it holds
option-defend-falls = Defend with { $die }: it is beaten
option-choose = Choose { $die }
option-choose-copy = Copy { $die }
option-use = Use { $card }: { $text }
option-decline = Do not use it
option-enough = No more
option-enough-none = None of them
option-enough-alone = Re-roll nothing else
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

result-tie = Others had as much Glory, but fewer dice in their Ready Areas.

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

## A game told as it happens

chronicle-drawn-and-rolled = { $player } draws and rolls { $dice }.
chronicle-rolled = { $player } rolls { $dice }.
chronicle-drawn = { $player } draws { $dice }.
chronicle-spent = { $player } spends { $dice } for { $n } Quiddity.
chronicle-spent-for-nothing = { $player } spends { $dice }.
chronicle-clean-up = { $player } moves { $n ->
    [one] 1 die
   *[other] { $n } dice
} from the Active Pool and the Spent Pile to the Used Pile.
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
plain-wilds-card = { $price }  { $left } left  { $card }
plain-wilds-card-glory = { $price }  { $left } left  { $card }, { $glory } Glory
plain-player = { $player }: { $n } of { $goal } Glory
plain-zone = { $zone }: { $dice }
plain-zone-counted = { $zone }, { $n ->
    [one] 1 die
   *[other] { $n } dice
}: { $dice }
plain-nothing = nothing
plain-attack = { $player } attacks { $other } with { $dice }: { $n } of the attack is left.
plain-attack-total = { $player } attacks { $other } with { $dice }: a total of { $n }.
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

plain-card = { $card }: cost { $cost }, { $left ->
    [one] 1 die
   *[other] { $left } dice
} left
plain-card-glory = { $card }: cost { $cost }, { $glory } Glory, { $left ->
    [one] 1 die
   *[other] { $left } dice
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
      level, attack, defense   a Creature: its level is the price to summon it
    Stars ({ $burst } to { $burst }{ $burst }{ $burst }) are bursts: the lines of the card with as many bursts hold then.
    A number that is “?” on the die is what the card says just now.
    On the table, Creatures have the numbers of the moment, everything that changes them included.
    In the words of options and records: Q3 is 3 Quiddity, D2 draw 2, R re-roll, S a Spell,
    C 1/3/4 a Creature of level 1 with attack 3 and defense 4, * a burst.

plain-help =
    A number takes that option. So do its words, such as “roll”, “summon Witching Hag” or “end”;
    “words” lists the words of all options. An empty line takes the only option there is.
      o            the options again          t            the whole table
      c            the cards in the Wilds     c NAME       one card in full
      w            what cannot be done now, and why
      w THING      why something cannot be done: w capture Quake Dragon, w summon Hag
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
cards-kind-basic = Basic card
cards-kind-creature = Creature
cards-kind-spell = Spell
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
cards-reconstructed = reconstructed, not as printed
cards-numbers-from = { $provenance ->
    [printed] Cost, Glory and dice are as printed.
   *[reconstructed] The printed numbers could not be found: cost, Glory and dice are a reconstruction.
}
cards-ability-from = { $provenance ->
    [printed] The text says in our words what the printed card does.
   *[reconstructed] The printed text could not be found: this one is a reconstruction.
}
cards-legend = Faces: Q Quiddity, D draw and roll, R re-roll, + both, | one of them, 1/2/3 a Creature's level, attack and defense, S Spell, ✶ burst.

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
deal-captures = Everybody may capture { $n } dice each turn.
deal-expert-culling = A Creature that scores gives its Glory only if it is culled.
deal-turn-limit = The game ends after { $n } turns.
deal-again = The same Wilds again: { $command }
deal-play = To play with them: { $command }
deal-wilds-first-game = For a first game: short texts, no Reactions, nothing to attach.
deal-wilds-war-of-words = Spells on Creatures, Spells against Spells, and a Wizard who turns them into Glory.
deal-wilds-no-quarter = Attack: destroying earns Quiddity, Glory and Spirits that return.
deal-wilds-dragon-hoard = Expensive and mighty: nothing below 5 Quiddity but the basics.
deal-wilds-nine-lives = Hardly anything stays destroyed.

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

## Games that are kept

saves-none = No game is kept in { $folder }.
saves-turn = Turn { $n }.
saves-damaged = This file cannot be read: { $reason }

## The table in the terminal

table-turn = Turn { $n } { $player }
table-phase-score = score
table-phase-roll = roll
table-phase-immediate = effects
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
table-zone-quest = Quest
table-glory = { $n } of { $goal } Glory
table-card-cost = cost { $n }
table-card-plain = It has no text: its faces say it all.
table-card-left = { $n ->
    [0] No die is left on it.
    [one] 1 die is left on it.
   *[other] { $n } dice are left on it.
}
table-card-price = It costs you { $n } now.
table-card-copies = It counts as:
table-card-reconstructed = Not all of this card is as printed: what could not be found is our reconstruction.
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
