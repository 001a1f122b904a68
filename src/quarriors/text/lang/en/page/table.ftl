## The table

table = Table
mat-of = { $name }’s mat
# Behind your own name.
mat-yours = you
# Above a question, when several people play at this device.
decides = { $name } decides
thinking = { $name } is thinking…
sending = Sending…
options = What you can do
# Above a question: the card that asks.
about-card = { $card } asks
skip = Skip
skip-about = Jump to the result
undo = Take back
log = Log
log-empty = Nothing has happened yet.
# Behind a line of the log that no longer counts.
taken-back = taken back
total-made-up = How the total adds up
settings = Settings
resign = Give up
resign-question = Give up this game? You cannot change your mind later.
resign-do = Give up
resign-for = { $name } gives up
zone-dice = { $dice ->
    [one] { $zone }: { $dice } die
   *[other] { $zone }: { $dice } dice
  }
pile-all = { $zone }: all dice
bag-of = { $name }’s bag
# So many dice of a card, in a list.
heap = { $dice } × { $card }
attack-against = against { $name }: { $total }
# Marks beside the name of a player.
winner-mark = winner
bot-mark = bot
away-mark = away
resigned-mark = gave up
active-mark = to play
glory-track = Glory Track
# A button that opens the whole mat of a player.
unfold = Show { $name }’s mat
dice-left = { $dice ->
    [0] no dice left
    [one] { $dice } die left
   *[other] { $dice } dice left
  }
quiddity-light = Light Quiddity
quiddity-dark = Dark Quiddity
# $what is a die or a card that you clicked.
choose-for = What do you want to do with { $what }?

## What is being shown

what-happens = What happens
dice-roll = The dice are rolling…
pause = Pause
go-on = Continue
step = Next
# On the button above.
go-on-about = Finishes what is shown. Space, or a click anywhere, does the same.
hold-to-run = Hold to run
fight-title = { $name } attacks!
# The same, said to the one who attacks.
fight-title-you = You attack!
# Quests belong to one box. $quest is the name of a card.
fight-quest-title = A Challenge! { $name } fights for { $quest }.
fight-quest-title-you = A Challenge! You fight for { $quest }.
fight-total = attack total
fight-attackers = Attackers
# How a defender fares. $took is the attack that it faces.
fight-holds = Attack { $took } is too weak for defense { $defense }.
fight-falls = Attack { $took } beats defense { $defense }.
fight-falls-to-card = Attack { $took } is too weak for defense { $defense }, but a card destroys it.
fight-saved = Attack { $took } beats defense { $defense }, but it is saved.
fight-saved-from-card = A card would destroy it, but it is saved.
fight-unharmed = Attack { $took } does no damage.
fight-raised = More attack: now { $left } left
fight-nobody = No Creature defends.
fight-not-yet = Still to defend
fight-past = The defense is over.
fight-asked = { $name } chooses a defender.
fight-asked-you = Choose a defender.
outcome-holds = holds
# The attack is strong enough. A Reaction may still save the Creature.
outcome-beaten = in danger
outcome-destroyed = destroyed
outcome-saved = saved
outcome-unharmed = no damage

## Why not

not-yours = It’s { $name }’s decision now.
not-now = You cannot do anything with { $what } now.
nothing-decided = There is nothing to decide now.

## Reactions

pass-turn = Pass for this turn
pass-turn-about = Do not ask me again until the turn ends
# Buttons that do several things with one click: all that can be summoned or readied together, all Immediate Effects, dice that are alike.
# { $price }: Quiddity for all of them. { $dice }: how many; { $what }: the card.
sweep-summon = Summon all · { $price }
sweep-ready = Ready all
sweep-both = Summon and ready all · { $price }
sweep-use = Use all
sweep-cull = Cull { $dice } × { $what }
sweep-about = One after the other; you can take each of them back
passing = You pass until the turn ends.
passing-off = Ask me again
# $what is the question that was answered for you.
passed = Passed for you: { $what }

## Taking back

undo-ask = Take back…
undo-far = Take back more
undo-far-about = You go back to your last decision, past dice or other players’ moves. New rolls come out differently, and this game’s dice no longer count as verified.
undo-far-others = { $names } must agree.
undo-far-alone = Nobody else needs to agree.
undo-far-ask = Ask them
undo-far-do = Take back
undo-watching = You are only watching.
undo-over = There is nothing to take back.
undo-open = Someone is already asking for that.
undo-nothing = You have not decided anything yet.
undo-asked-title = Taking back
undo-asked = { $name } wants to take a move back. Is that all right?
undo-own = You asked to take a move back.
# $what is the question that you would answer again.
undo-back-to = Back to before: { $what }
# A list of those who are asked.
undo-agreed = { $name } agrees.
undo-waiting = { $name } has not answered yet.
undo-agree = Agree
undo-refuse = Refuse
undo-call-off = Never mind

## The menu

menu-rules = Rules at a glance (new window)
menu-cards = Card gallery (new window)
menu = Menu
bot-for-me = Let a bot play for me
bot-for = Let a bot play for { $name }
back-for-me = I’m back
back-for = { $name } is back
bot-plays = A bot plays for you.
bot-plays-for = A bot plays for { $name }.
back-do = I’m back
clock-left = Time left
# You pass the device to the next player.
handover = { $name }, it’s your turn!
link-now = Try now

## Keys. The names of the keys, and what they do.

keys = Keys
key-space = Space, Enter
key-space-about = roll, go on, see what comes next
key-digits = 1 … 9, 0
key-digits-about = choose an option, in order
key-a = A
key-a-about = do it all: summon, ready, use or cull everything the button names
key-arrows = Arrows
key-arrows-about = move between dice and cards
key-tab = Tab
key-tab-about = go to the next thing you can use
key-i = I
key-i-about = look closely at a die or card
key-u = U
key-u-about = take back
key-x = X
key-x-about = pass for this turn
key-p = P
key-p-about = pause, or continue
key-h = H
key-h-about = get a hint
key-l = L
key-l-about = open the log
key-g = G
key-g-about = open the menu
key-m = M
key-m-about = switch sounds on or off
key-s = S
key-s-about = open the settings
key-help = ?
key-help-about = show these keys
key-escape = Escape
key-escape-about = close

## Confirmations

end-never = Don’t ask me again

# A list of what you can still do follows.
end-question = You can still do this. Go on anyway?
at-once-question = Immediate Effects come first. If you go on, you can no longer do this. Go on anyway?
end-do = Go on
keep-on = Stay
