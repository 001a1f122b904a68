## First screen

play-now = Play now
play-now-about = You against a bot, with random Wilds of the base box
your-name = Your name
name-found = one will be found
set-up = Set up a game
set-up-about = Boxes, rules, players, Wilds
card-gallery = Card gallery
card-gallery-about = Every card, with its die
your-games = Your games
no-games = None yet. They will be kept in this browser.
open-games = Open games
no-open-games = Nobody is waiting for players just now.
join-by-link = Join by link
link = Link or code of a game
join = Join
bad-link = That is not a link to a game.
game-with = { $players }
game-waiting = waiting
game-running = running
game-over = over
forget = Forget { $game }
forget-question = Forget this game? Your seat in it cannot be taken up again from this browser.
forget-do = Forget it
empty-seats = { $seats ->
    [one] { $seats } empty seat
   *[other] { $seats } empty seats
  }
