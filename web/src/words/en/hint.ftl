## Hint

hint = Hint
hint-about = What the best bot here would do (key H)
hint-thinking = Thinking…
hint-option = The bot { $bot } would choose “{ $option }”.
hint-chance = Played on from there in thought, you won { $wins } of { $games } games ({ $chance } %).
hint-others = Other good options
hint-other = “{ $option }”: { $wins } of { $games } won ({ $chance } %).
hint-mark = hint
