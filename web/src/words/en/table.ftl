## The table

table = Table
mat-of = Mat of { $name }
mat-yours = you
decides = { $name } decides
your-decision = Your decision
thinking = { $name } is thinking…
sending = Sending…
options = What you can do
about-card = Asked by { $card }
skip = Skip
skip-about = Show the end at once
undo = Take back
log = Log
log-empty = Nothing has happened yet.
taken-back = taken back
total-made-up = How the total is made up
settings = Settings
resign = Give up
resign-question = Give up this game? It cannot be taken back.
resign-do = Give up
resign-for = { $name } gives up
zone-dice = { $dice ->
    [one] { $zone }: { $dice } die
   *[other] { $zone }: { $dice } dice
  }
pile-all = All dice: { $zone }
bag-of = In the bag of { $name }
heap = { $dice } × { $card }
attack-against = against { $name }: { $total }
winner-mark = winner
bot-mark = bot
away-mark = away
resigned-mark = has given up
active-mark = turn
glory-track = Glory Track
unfold = Mat of { $name }
dice-left = { $dice ->
    [0] no dice left
    [one] { $dice } die left
   *[other] { $dice } dice left
  }
quiddity-light = Light Quiddity
quiddity-dark = Dark Quiddity
choose-for = What to do with { $what }?

## What is being shown

what-happens = What happens
dice-roll = The dice are rolling …
pause = Pause
go-on = Go on
step = Next
fight-title = { $name } attacks
fight-quest-title = { $name } on { $quest }: a Challenge
fight-total = attack total
fight-attackers = Attackers
fight-sum-is = = { $total }
fight-holds = Defense { $defense } holds against { $took }.
fight-falls = Attack { $took } breaks defense { $defense }.
fight-falls-to-card = Attack { $took } does not break defense { $defense }, but a card destroys it.
fight-saved = Attack { $took } broke defense { $defense }, but it was saved.
fight-saved-from-card = A card destroyed it, but it was saved.
fight-unharmed = Attack { $took } does no harm.
fight-left = { $left ->
    [0] nothing left
   *[other] { $left } left
  }
fight-raised = raised: now { $left } left
fight-nobody = No Creature defends.
fight-not-yet = Still to defend
fight-past = The defense is over.
fight-asked = { $name } chooses who defends.
outcome-holds = holds
outcome-beaten = beaten
outcome-destroyed = destroyed
outcome-saved = saved
outcome-unharmed = no damage

## Why not

not-yours = It is { $name } who decides now.
not-now = Nothing can be done with { $what } now.
not-while-showing = One moment: it is still being shown what happened.
nothing-decided = There is nothing to decide now.

## Reactions

pass-turn = Pass for this turn
pass-turn-about = Declines every such offer until the turn ends
passing = You pass until the turn ends.
passing-off = Ask me again
passed = Passed for you: { $what }

## Taking back

undo-ask = Take back…
undo-far = Take back further
undo-far-about = This goes back to your last decision, beyond dice or decisions of others. Dice that are rolled again come out anew, and the dice of this game no longer count as verified.
undo-far-others = { $names } must agree.
undo-far-alone = Nobody has to be asked.
undo-far-ask = Ask them
undo-far-do = Take back
undo-watching = You are only watching.
undo-over = Nothing can be taken back now.
undo-open = Somebody asks for that already.
undo-nothing = You have not decided anything yet.
undo-asked-title = Taking back
undo-asked = { $name } would like to take something back. Is that all right?
undo-own = You have asked to take something back.
undo-back-to = Back to before: { $what }
undo-agreed = agrees
undo-waiting = has not answered yet
undo-agree = Agree
undo-refuse = Refuse
undo-call-off = Call it off

## The menu

menu-rules = Rules at a glance, in a new window
menu-cards = Card gallery, in a new window
menu = Menu
bot-for-me = A bot plays for me
bot-for = A bot plays for { $name }
back-for-me = I am back
back-for = { $name } is back
bot-plays = A bot plays for you.
bot-plays-for = A bot plays for { $name }.
back-do = I am back
clock-left = Time left
handover = Now { $name }
link-now = Try now

## Keys

keys = Keys
key-space = Space, Enter
key-space-about = roll, go on, show what comes next
key-digits = 1 … 9, 0
key-digits-about = the options, in their order
key-arrows = Arrows
key-arrows-about = from die to die and from card to card
key-tab = Tab
key-tab-about = to what can be used
key-i = I
key-i-about = a closer look at a die or card
key-u = U
key-u-about = take back
key-x = X
key-x-about = pass for this turn
key-p = P
key-p-about = pause, or go on
key-h = H
key-h-about = a hint
key-l = L
key-l-about = log
key-g = G
key-g-about = menu
key-m = M
key-m-about = sounds on or off
key-s = S
key-s-about = settings
key-help = ?
key-help-about = these keys
key-escape = Escape
key-escape-about = close

## Confirmations

end-never = Do not ask again

end-question = You can still do this. Go on all the same?
at-once-question = Immediate Effects come first: after this you can no longer do the following. Go on all the same?
end-do = Go on
keep-on = Stay
