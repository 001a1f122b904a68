## First screen

play-now = Play now
play-now-about = You against a bot, with random cards
play-first-about = You against a bot, with easy cards
teach-me = Teach me
teach-about = Learn as you play, in ten minutes
teach-first-about = New here? Learn as you play, in ten minutes
rival = Your opponent
your-name = Your name
ways = More to do
set-up = Set up a game
way-set-up = Choose boxes, rules, friends and Wilds
card-gallery = Card gallery
way-card-gallery = Every card with its die
rules-glance = Rules at a glance
way-rules-glance = The turn, the attack, scoring, the end
replays = Replays
way-replays = Watch finished games again
print-wilds = Print for your box
way-print-wilds = Deal the Wilds, print play mats
claim = Move a game here
way-claim = Play on with a code from another device
your-games = Your games
no-games = No games yet. This browser remembers the ones you play.
no-running-games = You have no game running.
finished-games = Finished games
open-games = Open games
no-open-games = Nobody is waiting for players right now.
join-by-link = Join by link
# Inside an empty field.
link = Link or code of a game
join = Join
bad-link = This is not a link to a game. Paste the whole link you were sent, or the code of the game.
game-against = Against { $players }
# How a game stands, behind its name in a list.
game-waiting = waiting for players
game-running = running
game-over = over
game-gone = no longer on this server
game-yours = turn { $turn }: your turn
game-theirs = turn { $turn }: waiting for { $name }
game-won = you won
game-lost = you lost
game-won-by = won by { $players }
forget = Forget { $game }
forget-question = Forget this game? You will lose your seat in it on this browser.
forget-do = Forget it
empty-seats = { $seats ->
    [one] { $seats } empty seat
   *[other] { $seats } empty seats
  }
cards-honest = { $printed } of our { $cards } cards are as printed. { $reconstructed } are partly our own design (°), and { $reported } are partly from reports (≈).
cards-which = See which
server-version = Server { $version }
# The table without a server.
table-version = Version { $version }
