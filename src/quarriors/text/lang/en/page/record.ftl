## Your record: what this browser remembers of your games

record = Your record
way-record = Wins, favourite dice, luck, achievements
record-none = Nothing here yet. Finish a game, and it will be counted.
record-begin = Play one
record-games = Games
record-won = Won
record-puzzles = Puzzles solved
record-streak = Longest run of days
record-luck = Luck
record-luck-about = Luck: of 100 players rolling your dice, about { $percent } would have rolled worse.
record-levels = By opponent
record-boxes = By box
record-won-of = { $games ->
    [one] { $won } of { $games } game won
   *[other] { $won } of { $games } games won
  }
record-person = People
record-dice = Favourite dice
record-no-dice = You have captured no dice yet.
record-where = Your record stays in this browser. Save it to a file to keep it, or to move it to another device.
record-export = Save to a file
record-import = Load a file
record-brought = { $games ->
    [0] No new games
    [one] { $games } new game
   *[other] { $games } new games
  }, { $days ->
    [0] no new days
    [one] { $days } new day
   *[other] { $days } new days
  }, { $puzzles ->
    [0] no new puzzles.
    [one] { $puzzles } new puzzle.
   *[other] { $puzzles } new puzzles.
  }
record-not-ours = { $file } is not a saved record. Nothing has changed.
record-too-new = { $file } comes from a newer version of this page. Reload the page, or update the server. Nothing has changed.
record-no-room = This browser has no room left for { $file }. Nothing has changed.
# Achievements: a name, and what it is for.
deeds = Achievements
deed-earned = earned
deed-progress = { $done } of { $of }
deed-first = The Queen noticed
deed-first-about = Win your first game.
deed-beaten = Character building
deed-beaten-about = Lose ten games and come back.
deed-champion = Page 15
deed-champion-about = Beat the Quartermaster, who has read every card.
deed-person = Better than bots
deed-person-about = Win against a person.
deed-whisker = By a whisker
deed-whisker-about = Win by a single point of Glory.
deed-landslide = Was anyone else playing?
deed-landslide-about = Win by 15 Glory or more.
deed-unlucky = Who needs luck?
deed-unlucky-about = Win with dice that four players in five would beat.
deed-hoard = One more can’t hurt
deed-hoard-about = Get five dice of one card in a single game.
deed-boxes = Lid collector
deed-boxes-about = Play with six different boxes.
deed-week = A regular
deed-week-about = Play today’s Wilds seven days in a row.
deed-puzzles = I saw that at once
deed-puzzles-about = Solve ten puzzles without help.
deed-hundred = Worn-out dice bag
deed-hundred-about = Finish a hundred games.
