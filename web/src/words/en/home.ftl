## First screen

play-now = Play now
play-now-about = You against a bot, with random cards
play-first-about = You against a bot, with easy cards
teach-me = Teach me
teach-about = A guided game, ten minutes
teach-first-about = New here? Begin with this: ten minutes
rival = Your rival
rival-greedy = Greedy, plays well
rival-random = Random, easily beaten
your-name = Your name
name-found = Player
ways = More to do
set-up = Set up a game
way-set-up = Boxes, rules, friends, Wilds
card-gallery = Card gallery
way-card-gallery = Every card with its die
rules-glance = Rules at a glance
way-rules-glance = The turn, attack, scoring, the end
replays = Replays
way-replays = Watch finished games again
print-wilds = Print for your box
way-print-wilds = Deal the Wilds, play mats
claim = Seat by code
way-claim = Go on with a game on this device
your-games = Your games
no-games = None yet. They will be kept in this browser.
no-running-games = None is running.
finished-games = Finished: watch again
open-games = Open games
no-open-games = Nobody is waiting for players just now.
join-by-link = Join by link
link = Link or code of a game
join = Join
bad-link = This is no link to a game. Paste the whole link you were sent, or the code of the game.
game-against = Against { $players }
game-waiting = waiting for players
game-running = running
game-over = over
game-gone = no longer on this server
game-yours = turn { $turn }: your turn
game-theirs = { $name } decides, turn { $turn }
game-won = you have won
game-lost = you have lost
game-won-by = won by { $players }
forget = Forget { $game }
forget-question = Forget this game? Your seat in it cannot be taken up again from this browser.
forget-do = Forget it
empty-seats = { $seats ->
    [one] { $seats } empty seat
   *[other] { $seats } empty seats
  }
cards-honest = Of { $cards } cards { $printed } are as printed. { $reconstructed } have parts that we made up to fit (°), and of { $reported } we know parts from reviews (≈).
cards-which = Which ones
server-version = Server { $version }
