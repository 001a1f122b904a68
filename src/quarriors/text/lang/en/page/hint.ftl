## Hint

hint = Hint
hint-about = See what a strong bot would do (key H)
hint-thinking = Thinking…
# $bot is the kind of bot: see bot-greedy. $option is something you can do, in the words of its button.
hint-option = The { $bot } bot would choose “{ $option }”.
# $low and $high are whole numbers from 0 to 10.
hint-chance = From here, a strong bot would win about { $low } to { $high } games in 10 in your place.
hint-few = { $games ->
    [one] The bot tried only one game from here, too few to tell your chances.
   *[other] From here, the bot won { $wins } of { $games } test games in your place, too few to tell your chances.
  }
hint-others = Other good choices
hint-other = “{ $option }”: about { $low } to { $high } games in 10.
hint-other-few = “{ $option }”: { $wins } of { $games } test games won.
# On the button that the hint means.
hint-mark = hint
