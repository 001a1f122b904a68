## quarriors lab explain and quarriors lab review: what is best and why, and where a game was won and lost.
## $points is a number of points of a hundred, such as +7.4; $error is how far it may be off, such as 1.2.

explain-thinking = Thinking…
explain-chance = Nobody decides in this position: dice are drawn or rolled. Give a position with a decision.
explain-single = There is nothing to choose in this position: only one thing can be done.
explain-best = Best: { $option }
explain-gain = { $points } points of win chance compared with “{ $other }”, give or take { $error }:
# The same where no reason can be given.
explain-gain-alone = { $points } points of win chance compared with “{ $other }”, give or take { $error }. No single reason stands out.
explain-even = Other options are about as good.
# Over a list: each option with the win chance after it.
explain-all = Win chance after each option:

review-games = --games { $n } is too few. Give a number from 1 up.
review-nothing = Nothing has happened in this game yet.
review-title = The game of { $players }
# Heads of a table: the win chance of each player before the roll of each turn.
review-turn = Win chance before
review-turn-of = Turn { $turn }, { $player }
review-end = The end
# Heads of a table in points: what changed the win chance of each player.
review-player = Player
review-change = Change
review-luck = Dice
review-own = Own decisions
review-others = Others’ decisions
review-skill = Decisions are compared with those of a solid bot. Dice and decisions add up to the change.
review-moments = What cost { $player } most:
review-none = No decision of { $player } cost two points or more.
review-moment = Turn { $turn }: { $taken }. Better by { $points } points, give or take { $error }: { $better }.
