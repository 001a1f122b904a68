## The preview that messengers show of a link to a game

# The title. $name has made the game, and a seat is free.
link-seat = { $name } has kept a seat for you
# The same, when all seats are taken.
link-watch = { $name } is playing: come and watch
# The title when the link may not say who invites.
link-stranger = You are invited to a game
link-about = A dice game in your browser: roll, summon Creatures, capture better dice, and race for Glory. No account, nothing to install.
link-about-players = { $players ->
    [2] A dice game for two in your browser: roll, summon Creatures, capture better dice, and race for Glory. No account, nothing to install.
    [3] A dice game for three in your browser: roll, summon Creatures, capture better dice, and race for Glory. No account, nothing to install.
   *[4] A dice game for four in your browser: roll, summon Creatures, capture better dice, and race for Glory. No account, nothing to install.
  }
# What the picture shows, for those who cannot see it.
link-picture = Colourful dice on green felt, and the name Quarriors
# A link to a moment of a game. $score has everybody's Glory, such as 8–11.
link-moment = Turn { $turn } of { $name } against { $rival }: { $score }
# The same with three or four players.
link-moment-many = Turn { $turn } of { $names }: { $score }
# The title when the link may not say whose game it is.
link-moment-stranger = A moment of a game of Quarriors
# The heading of the picture of a moment.
link-turn = Turn { $turn }
