## Set-up: players

players = Players
seat-human = Person here
seat-open = Person by link
seat-bot = Bot
seat-open-about = You get a link to send.
seat-number = Seat { $seat }
name-of-seat = Name of seat { $seat }
kind-of-seat = Who plays seat { $seat }
level-of-seat = How the bot of seat { $seat } plays
add-seat = Add a player
remove-seat = Take seat { $seat } away
hot-seat = You pass the device around: the mat of whoever decides lies in front.
auto-roll = Roll without a click
bot-greedy = Greedy
bot-random = Random
level-greedy = Takes what looks best at once: a real rival.
level-random = Does anything that is allowed: easily beaten.

## Set-up: boxes

boxes = Boxes
box-cards = { $cards ->
    [one] { $year }, { $cards } card, { $made }
   *[other] { $year }, { $cards } cards, { $made }
  }
box-printed = all as printed
box-partly = { $printed ->
    [0] each with parts of ours
   *[other] { $printed } all as printed
  }
box-quoted = “{ $box }”
box-unprinted = { $printed ->
    [0] “{ $box }” adds nothing here: none of its { $cards } cards is all as printed.
    [one] “{ $box }” adds nothing here: only { $printed } of its { $cards } cards is all as printed.
   *[other] “{ $box }” adds nothing here: only { $printed } of its { $cards } cards are all as printed.
  }
box-needs = Needs a full box beside it

## Set-up: rules

rules = Rules
rule-edition = Edition
rule-edition-about = Revised: spent dice rest until the turn ends. Classic, as in 2011: they can be drawn again in the same turn.
rule-captures = Captures each turn
rule-captures-about = With two the dice get better faster, and the cards run empty sooner.
rule-expert_culling = Expert culling
rule-expert_culling-about = A Creature that scores gives its Glory only if you cull it. No other die is culled for it.
rule-turn_limit = Turn limit
rule-turn_limit-about = The game ends after so many turns, those of all players counted; most Glory wins.
rule-quests = Quests
rule-quests-about = With quests the goal is higher: 25, 19 or 15 Glory for 2, 3 or 4 players.
rule-mix = Share of { $box }
rule-mix-about = How many of its cards are dealt.
rule-side_cards = Cards of { $box }
rule-side_cards-about = How many of them come first, before the others are dealt.
value-revised = revised
value-classic = classic
value-true = yes
value-false = no
value-null = as usual
value-quests-null = where there are some
value-quests-true = with quests
value-quests-false = without quests
value-hint = a hint: by lot
value-side = a side: some first
value-two_scoops = two scoops: most
value-democratic = you name all

## Set-up: Wilds

ready-made = Ready-made Wilds
ready-made-none = By lot from the boxes
printed-only = Only cards that are all as printed
wilds-preview = The Wilds of this game
wilds-lot-about = Click a card to look at it, to keep it, or to take another.
wilds-kept-about = Cards with a pin stay when you deal again.
deal-again = Deal again
choose-cards = Choose cards
choose-cards-title = Cards that are to be in the Wilds
cards-chosen = { $cards ->
    [0] none chosen: all by lot
    [one] { $cards } chosen, the rest by lot
   *[other] { $cards } chosen, the rest by lot
  }
choose-instead = Instead of { $card }
choose-card = Choose another
another-card = Another by lot
pin-card = Keep it
unpin-card = Do not keep it
card-pinned = stays
basic-stays = Basic cards are always there.

## Set-up: the rest

others = Who may see it
public-game = Show it in the list of open games
title-of-game = Title
title-none = none
more-options = More: first player, clock, practice
first-player = Who begins
by-lot = by lot
with-clock = Play with a clock
clock-bank = Minutes for the whole game
clock-turn = Seconds more each turn
clock-then = When the time is up
then-bot = a bot plays on
then-resign = the player has lost
no-limit = none
seed = Practice dice
seed-about = Any word. The same word gives the same dice each time; such a game counts as practice.
number-needed = Give a whole number from { $least } to { $most }.
number-or-empty = Give a whole number from { $least } to { $most }, or leave it empty.
start-game = Start the game
