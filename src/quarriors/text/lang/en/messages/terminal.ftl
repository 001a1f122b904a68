# What both tables in the terminal say: the one with windows (`table-…`) and the plain one, lines of text (`plain-…`).
# Prompts, options and the story of the game come from table.ftl.
# $player is a name; $card and $dice are names of cards and dice as other messages make them.

## The plain table: what lies there. `quarriors position` and `quarriors replay` show it too.

# A heading: turn number, whose turn it is, the phase.
plain-turn = Turn { $n }, { $player }: { $phase }
plain-wilds = The Wilds (price, dice left):
plain-quests = Quests (level, dice left):
# One line for each card. $price is a number; what follows the name comes from the messages below.
plain-wilds-card = { $price }  { $left } left  { $card }
plain-wilds-glory = { $n } Glory
plain-wilds-anchored = Anchored Spell for { $energy ->
    [light] { $n } Light
   *[dark] { $n } Dark
}
plain-wilds-there = { $player } is there
# A player's heading: Glory so far, and the Glory that wins.
plain-player = { $player }: { $n } of { $goal } Glory
# What lies in a zone, such as “Ready Area: 2 × (name of dice)”.
plain-zone = { $zone }: { $dice }
plain-zone-quest = { $zone }, { $card }: { $dice }
plain-zone-counted = { $zone }, { $n ->
    [one] 1 die
   *[other] { $n } dice
}: { $dice }
# In place of dice, where none lie.
plain-nothing = nothing
plain-attack = { $player } attacks { $other } with { $dice }. { $n } of the attack is left.
plain-attack-total = { $player } attacks { $other } with { $dice }. The total is { $n }.
plain-attack-fallen = { $player } attacks { $other }. The attackers are destroyed, but { $n } of the attack is left.
plain-attack-expected = { $player } attacks { $other } with { $dice }. The total is { $n } so far.

## The plain table: beginning and end

plain-welcome = Quarriors! { $edition ->
    [classic] Classic rules (2011)
   *[other] Revised rules (2018)
}, seed { $seed }. At the table: { $players }.
plain-captures = Advanced Capture: you may capture up to { $n } dice each turn.
plain-expert = Expert Culling: a Creature that scores only gives its Glory if you cull it.
plain-limit = The game ends after turn { $n }.
# A bot sits down. $pips is a die that shows how strong it is, $about a sentence about it.
table-bot = { $pips } { $name }: { $about }
plain-begins = { $player } goes first. The first player to reach { $goal } Glory wins.
plain-keys = Type a number to take that option, or ? for help.
plain-resumed = You continue the game in { $file }. This happened last:
plain-left = You leave the game. It is saved. To continue: { $command }
plain-left-unsaved = You leave the game. It is not saved.
plain-over = The game is over after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}. Glory: { $glory }.
plain-record = To watch it again: { $command }

## The plain table: questions and answers

# $left is one or more sentences, such as “Summon Bog Toad for 2 Quiddity.” The translation may ask for other letters, such as (s/n).
plain-confirm = You could still: { $left } Go on anyway? (y/n)
# Answers that mean yes or no, separated by commas. y, yes, n and no always work.
plain-yes = y, yes
plain-no = n, no
plain-yes-or-no = Please answer y for yes or n for no.
plain-unknown = I don't understand “{ $input }”. Type a number from 1 to { $n }, or ? for help.
plain-ambiguous = “{ $input }” could mean: { $words }.
plain-confirm-on = You will be asked before you leave something useful unused.
plain-confirm-off = You will no longer be asked before you leave something unused.
plain-confirm-how = Type “confirm on” or “confirm off”.
plain-undone = Taken back. You are here again:
plain-undo-none = There is nothing to take back yet.
plain-undo-dice = You cannot take that back: dice were drawn or rolled since your last decision.
plain-undo-other = You cannot take that back: another player has decided since.
plain-lang = From now on I speak English.
plain-lang-how = Type “lang” and one of: { $languages }.

## The plain table: cards. $parts is a list such as “cost 3, 2 Glory, 5 dice left”.

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
    [one] 1 die left
   *[other] { $n } dice left
}
plain-card-faces = Faces: { $faces }
# $where is a list such as “2 with Quinn and 1 with Monique”.
plain-card-where = In play: { $where }
plain-card-where-one = { $n } with { $player }
plain-no-card = No card in this game has “{ $name }” in its name. Type c to see all cards.

## The plain table: why not. $action is such as “capture Bog Toad”, $reason a whole sentence.

plain-why = { $action }: { $reason }
plain-why-not-now = What you cannot do now, and why:
plain-why-nothing = You can do everything you might want to do now.
plain-why-can = { $action }: you can. It is option { $n }.
plain-why-unknown = There is nothing called “{ $name }” that you could capture or use. Try “w capture NAME”, “w summon NAME” or just “w”.
plain-why-no-die = You have no die called “{ $name }”.
# $kind is a word you can type, such as capture or summon; it stays English.
plain-why-kind = { $kind } { $thing }
plain-why-any-capture = capture any card

## The plain table: what faces and signs mean (the command “legend”)

plain-legend-title = A face shows one of these:
plain-legend-quiddity = gives you 3 Quiddity when you spend the die
plain-legend-draw = spend the die to draw and roll 2 dice
plain-legend-reroll = roll the die again
plain-legend-spell = you can ready it, or use it at once if its card says Immediate
plain-legend-lock = you can Lock the die; its card says what that does
plain-legend-question = its card says what it does
# The numbers of a Creature, as “level, attack, defense”.
plain-legend-creature-sign = level, attack, defense
plain-legend-creature = a Creature; its level is the price to summon it
plain-legend-bursts = Stars ({ $burst } to { $burst }{ $burst }{ $burst }) are bursts: the card has lines that count only with that many bursts.
plain-legend-unknown = If a number on the die is “?”, its card says what it is right now.
plain-legend-discount = A price like 7/5 means 7, or 5 if you pay with some Quiddity of the card's own energy, Light or Dark.
plain-legend-marks = After a name, ≈ means that part of the card comes from a report, and ° that part of it is our own design. “c NAME” says which part.
plain-legend-now = Creatures on the table show their numbers right now, with everything that changes them.
plain-legend-words = In the words of options and records, Q3 is 3 Quiddity, D2 draw 2, R re-roll, S a Spell, L a lock, Q2 light 2 Light Quiddity, A:Exqualibur a Quartifact, C 1/3/4 a Creature of level 1 with attack 3 and defense 4, and * a burst.

## The plain table: help (the command “?”). What you type stays English.

plain-help-title = Type the number of an option to take it, or its words, such as “roll”, “summon Bog Toad” or “end”. If there is only one option, just press Enter.
plain-help-name = NAME
plain-help-thing = THING
plain-help-language = LANGUAGE
plain-help-options = the options again
plain-help-words = the words of all options
plain-help-table = the whole table
plain-help-cards = the cards in the Wilds
plain-help-card = one card in full
plain-help-why = what you cannot do now, and why
plain-help-why-not = why you cannot do that: w capture Bog Toad, w summon Toad, w unlock Frog
plain-help-log = the story so far
plain-help-legend = what faces and signs mean
plain-help-undo = take back your last decision, unless dice were rolled or someone else has decided since
plain-help-confirm = stop asking before you leave something useful unused; “confirm on” asks again
plain-help-lang = speak another language: { $languages }
plain-help-quit = leave; your game is saved
plain-help-programs = For programs: a line with only “>” asks for an answer, a line that ends in (y/n) for y or n.

## Replays and positions as text

replay-title = { $players }. { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
replay-unfinished = The record ends here. The game is not over.
position-fine = { $file }: this position is fine.
position-over = The game is over. { $result }

## Saved games

saves-none = You have no saved games in { $folder }.
# Below the name of a saved game: “Quinn 4, Monique 7. Turn 12.”
saves-standing = { $glory }. { $now }
saves-turn = Turn { $n }.
saves-damaged = This file cannot be read: { $reason }

## The table in the terminal

table-turn = Turn { $n } { $player }
# Names of the phases in one line, so keep them short: about 50 letters for all of them.
table-phase-score = score
table-phase-roll = roll
table-phase-roll_and_ready = roll/ready
table-phase-ready = ready
table-phase-attack = attack
table-phase-capture = capture
table-phase-clean_up = clean up
# How many dice may still be captured this turn.
table-captures = { $n ->
    [one] 1 capture
   *[other] { $n } captures
}
# Dice in the bag, in the Used Pile and in the Spent Pile. Short.
table-piles = bag { $bag } used { $used } spent { $spent }
# The zones on a mat, in front of the dice. Very short.
table-zone-ready = Ready
table-zone-active = Pool
table-zone-aside = Aside
table-zone-locked = Locked
table-zone-quest-at = Quest { $card }
table-glory = { $n } of { $goal } Glory
table-card-cost = cost { $n }
# $cost is the message above, $sign stands for Light or Dark Quiddity: “cost 7, or 5 with ☼”.
table-card-discounted = { $cost }, or { $n } with { $sign }
table-card-never = cannot be captured
table-card-level = level { $n }
table-card-plain = This card has no text. Its faces say it all.
table-card-left = { $n ->
    [0] No dice are left on it.
    [one] 1 die is left on it.
   *[other] { $n } dice are left on it.
}
table-card-price = It costs you { $n } now.
table-card-copies = It counts as:
# In front of the reason why something cannot be done: “Cannot be captured: You do not have enough Quiddity.”
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
table-do-quest = You cannot go on this quest
table-do-attach = Cannot be attached
table-do-use = Cannot be used
table-do-choose = Cannot be sent
# In the frame of a window.
table-hint-close = Esc: close
table-hint-act = Enter: do it   Esc: close
table-hint-settings = Enter: change   Esc: close
table-hint-page = ↑ ↓: scroll   Esc: close
# Below a page of the story.
table-more = Space: next ({ $at } of { $of })   Esc: skip
table-thinking = { $player } is thinking…
table-unused = You could still:
table-unused-end = Go on anyway
table-unused-stay = Stay here
table-lost = You would lose this:
table-lost-end = Do it anyway
table-log = The game so far
table-help = Keys and signs
table-settings = Settings
table-setting-confirm-yes = Ask before you leave something useful unused: yes
table-setting-confirm-no = Ask before you leave something useful unused: no
table-setting-pace-step = Show what happens: step by step, when you press Space
table-setting-pace-flow = Show what happens: step by step, by itself
table-setting-pace-off = Show what happens: all at once
# $language is the language's own name, such as Italiano.
table-setting-lang = Language: { $language }
table-over-again = Play again with new Wilds
table-over-replay = Watch this game again
table-over-leave = Leave the table
# “Quinn 15, Monique 9. 23 turns.”
table-over-standing = { $players }. { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
table-hand-over = Space: end your turn   u: undo
table-no-undo = You cannot take that back: dice were rolled or drawn, or another player has decided.
table-undone = Taken back.
table-small = This window is { $width } × { $height }. The table needs at least 80 × 24. Please make the window larger.
table-saved = Your game is saved. To continue: { $command }
table-finished = To watch the game again: { $command }
# The page of keys: what each does.
table-key-pick = take the option with that number
table-key-move = move through a list and take what is marked
table-key-tab = go from the options to the Wilds, to the mats, and back; Enter shows a card in full
table-key-card = show the card of the marked option
table-key-go-on = go on: roll, end the phase, take no more, let it pass
table-key-undo = undo, unless dice were rolled or drawn or someone else has decided since
table-key-log = the game so far
table-key-settings = settings and language
table-key-theme = dark or light
table-key-page = read on
table-key-skip = skip the story; close a window
table-key-quit = leave; your game is saved
table-key-next = next step
table-key-back = previous step
table-key-next-turn = next turn
table-key-last-turn = previous turn
table-key-ends = beginning and end
table-key-close = leave
# The same page: what the signs mean.
table-sign-creature = Creature: level, attack / defense
table-sign-quiddity = Quiddity
table-sign-draw = draw and roll this many dice
table-sign-reroll = re-roll
table-sign-spell = Spell
table-sign-burst = burst: use the line of the card with the same sign
table-sign-both = both
table-sign-either = one or the other
table-sign-glory = Glory: what a Creature scores; on the mats, what a player has
table-sign-energy = Light and Dark Quiddity
table-sign-discount = the price, and the lower price if you pay with some of the card's own energy
table-sign-anchored = Anchored Spell, and what it costs
table-sign-lock = lock: you can Lock the die, or it is Locked
table-sign-quartifact = Quartifact
table-sign-quest = before a quest: the level that completes it; after it: who is there
table-sign-reported = part of this card comes from a report; open the card to see which part
table-sign-reconstructed = part of this card is our own design; open the card to see which part
table-sign-usable = you can capture or choose it now; dice you can use are underlined
table-sign-active = whose turn it is
# What is written on keys, in the list of keys and in the line at the bottom. Very short.
# The line of keys at the bottom. Very short.
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

# Names of keys, as keyboards have them.
key-enter = Enter
key-space = Space
key-escape = Esc
key-tab = Tab
key-pgdn = PgDn
key-pgup = PgUp
key-home = Home
key-end = End
