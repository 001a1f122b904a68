## Hint

hint = Hint
hint-about = See what a strong bot would do (key H)
hint-thinking = Thinking…
hint-best = “{ $option }” looks best.
# Nothing is clearly worse than the best option.
hint-even = Other choices are about as good.
# Unfolds what the hint was worked out from.
hint-numbers = The numbers
# $chance is a whole number from 0 to 100.
hint-win = With it, you win about { $chance } of 100 games.
# $points and $error are whole numbers.
hint-gain = That is { $points } more than with “{ $other }”, give or take { $error }.
hint-other = “{ $option }”: about { $chance } of 100 games.
# On the button that the hint means.
hint-mark = hint
