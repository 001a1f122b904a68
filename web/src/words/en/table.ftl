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
pause = Pause
go-on = Go on
step = Next
fight-title = { $name } attacks
fight-quest-title = { $name } on { $quest }: a Challenge
fight-total = attack total
fight-took = attack { $took }, defense { $defense }
fight-nobody = No Creature defends.
fight-not-yet = Still to defend
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
none-left = No dice are left on { $what }.
no-capture-now = Dice are captured at the end of the turn.
nothing-decided = There is nothing to decide now.

## Confirmations

end-question = You can still do this. Go on all the same?
end-do = Go on
keep-on = Stay
