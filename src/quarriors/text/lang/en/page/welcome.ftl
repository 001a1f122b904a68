## First screen: where you left, friends, other ways

# Above the game that you can go on with, in small letters.
home-left = Where you left off
# $game is like “Against Greta”.
home-your-turn = { $game }, turn { $turn }: your turn
home-turn-of = { $game }, turn { $turn }
# Glory of a player: what it was when you left, and what it is now.
home-glory-change = { $then } → { $now }
# How many turns, everybody’s, went by while you were away. Sentences about attacks follow.
home-turns-since = { $turns ->
    [one] { $turns } turn has gone by since you left.
   *[other] { $turns } turns have gone by since you left.
  }
home-nothing-since = Nothing has happened since you left.
home-continue = Continue
home-offline = You have no connection. Your games are safe on the server: we try again every few seconds.
friends = With friends
home-invite = Invite a friend
home-invite-about = A link, two seats, no account
ways-great = Learn and choose
way-teach-me = A guided game, ten minutes
# A button behind the faces of the usual opponents: it shows the others, too.
bots-all = All
# A sentence of character for a bot that the host of the server has added: we know nothing about it.
bot-other-about = A stranger at the table. Let’s see what it can do.
