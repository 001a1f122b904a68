## Set-up: players

players = Players
# Who plays a seat, in a list.
seat-human = Person here
seat-open = Person by link
seat-bot = Bot
seat-open-about = You get a link to send.
seat-number = Seat { $seat }
name-of-seat = Name of seat { $seat }
# The name of somebody who gives none.
player-name = Player { $seat }
kind-of-seat = Who plays seat { $seat }
level-of-seat = Which bot plays seat { $seat }
add-seat = Add a player
remove-seat = Remove seat { $seat }
hot-seat = You share this device: whoever decides sees their own mat in front.
auto-roll = Roll dice automatically

## Set-up: boxes

boxes = Boxes
# Below the name of a box, in small letters. $year is when it came out.
box-cards-printed = { $cards ->
    [one] { $year } · { $cards } card, as printed
   *[other] { $year } · { $cards } cards, as printed
  }
# All cards of the box are partly our own design.
box-cards-ours = { $cards ->
    [one] { $year } · { $cards } card, partly our own design (°)
   *[other] { $year } · { $cards } cards, partly our own design (°)
  }
# $printed of the $cards cards are as printed.
box-cards-some = { $cards ->
    [one] { $year } · { $cards } card, { $printed } as printed
   *[other] { $year } · { $cards } cards, { $printed } as printed
  }
box-quoted = “{ $box }”
box-unprinted = { $printed ->
    [0] “{ $box }” adds nothing here: none of its { $cards } cards is exactly as printed.
    [one] “{ $box }” adds nothing here: only { $printed } of its { $cards } cards is exactly as printed.
   *[other] “{ $box }” adds nothing here: only { $printed } of its { $cards } cards are exactly as printed.
  }
box-needs = You need a full box to go with it

## Set-up: rules. Values of a rule are in a list beside its name.

rules = Rules
rule-edition = Edition
rule-edition-about = Revised: spent dice rest until your turn ends. Classic, from 2011: you may draw them again in the same turn.
rule-captures = Captures each turn
rule-captures-about = With two, your dice improve faster and the cards run out sooner.
rule-expert_culling = Expert culling
rule-expert_culling-about = You only get a Creature’s Glory if you cull that Creature. Scoring culls nothing else.
rule-turn_limit = Turn limit
rule-turn_limit-about = Stop after this many turns (everyone’s turns count). Most Glory wins.
rule-quests = Quests
rule-quests-about = With quests you play to a higher goal: 25, 19 or 15 Glory for 2, 3 or 4 players.
rule-mix = Share of { $box }
rule-mix-about = How many of its cards come into the Wilds.
rule-side_cards = Cards of { $box }
rule-side_cards-about = How many of them are dealt before all others.
rule-handicap = Handicap
rule-handicap-about = Going first is an advantage. This evens it out: Glory for whoever goes later, or fewer dice in the first turn for whoever goes first. Not in the rulebook.
value-revised = Revised
value-classic = Classic
value-true = Yes
value-false = No
value-null = As usual
value-quests-null = If your boxes have any
value-quests-true = With quests
value-quests-false = Without quests
value-handicap-none = None
value-handicap-glory = Glory for later seats
value-handicap-dice = Fewer dice for the first
# Four ways to mix a box with others. Hint, side, two scoops and democratic are jokes of the rulebook, about food.
value-hint = A hint: random cards
value-side = A side: some first
value-two_scoops = Two scoops: most of them
value-democratic = Democratic: you choose all

## Set-up: Wilds

ready-made = Ready-made Wilds
ready-made-none = Random cards from your boxes
printed-only = Only cards exactly as printed
wilds-preview = The Wilds of this game
wilds-lot-about = Click a card to look at it, keep it or swap it.
wilds-kept-about = Cards with a pin stay when you deal again.
deal-again = Deal again
deal-later = Deal them when the game begins
deal-later-about = Nobody sees the Wilds beforehand, and nobody can choose them: everyone has a part in the draw. Pinned cards are always in.
choose-cards = Choose cards
choose-cards-title = Choose cards for the Wilds
cards-chosen = { $cards ->
    [0] You have chosen none: all cards are random.
    [one] You have chosen { $cards }. The rest are random.
   *[other] You have chosen { $cards }. The rest are random.
  }
choose-instead = Instead of { $card }
choose-card = Choose another
another-card = Random swap
pin-card = Keep it
unpin-card = Let it go
# On a card that stays when you deal again.
card-pinned = stays
basic-stays = Basic cards are in every game.

## Set-up: the rest

others = Who can see it
public-game = Show it in the list of open games
title-of-game = Title
title-none = none
more-options = More: first player, clock, practice
first-player = Who begins
# Nobody has chosen: who begins, or which dice, is random.
by-lot = random
with-clock = Play with a clock
clock-bank = Minutes for the whole game
clock-turn = Extra seconds each turn
clock-then = When time runs out
then-bot = A bot plays on
then-resign = The player loses
no-limit = none
seed = Practice dice
seed-about = Type any word. The same word gives you the same dice every time. Such a game counts as practice.
number-needed = Enter a whole number from { $least } to { $most }.
number-or-empty = Enter a whole number from { $least } to { $most }, or leave it empty.
start-game = Start the game
