## Hint

hint = Hint
hint-about = What the best bot here would do (key H)
hint-thinking = Thinking…
hint-option = { $bot } would choose: { $option }.
hint-chance = { $games ->
   *[other] Of { $games } games it played on from there, you won { $wins } ({ $chance } %).
  }
hint-mark = hint
