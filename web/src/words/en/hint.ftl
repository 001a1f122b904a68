## Hint

hint = Hint
hint-about = What the best bot here would do (key H)
hint-thinking = Thinking…
hint-option = The bot { $bot } would choose “{ $option }”.
hint-chance = Played on from there in thought, you won { $wins } of { $games } games: a chance of about { $low } to { $high } %.
hint-few = Played on from there in thought, you won { $wins } of { $games ->
    [one] { $games } game
   *[other] { $games } games
  }: too few to tell a chance.
hint-others = Other good options
hint-other = “{ $option }”: { $wins } of { $games } won, about { $low } to { $high } %.
hint-other-few = “{ $option }”: { $wins } of { $games } won.
hint-mark = hint
