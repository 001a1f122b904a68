## Puzzles: one turn, one goal

puzzle = Puzzle
puzzles = Puzzles
way-puzzles = One turn, one goal: find the way
puzzles-about = A real table, your turn, and a goal you can be sure to reach, whatever the dice and your opponents do. We proved every puzzle by trying everything.
puzzles-done = { $solved } of { $all } solved
puzzles-all = All puzzles
puzzle-number = Puzzle { $number }
# For listeners: how hard a puzzle is.
puzzle-grade = Difficulty { $grade } of { $most }
puzzle-players = { $players } players
puzzle-mark-alone = Solved
puzzle-mark = Solved with help
puzzle-again = Start again
puzzle-next = Next puzzle
puzzle-solved = Solved!
puzzle-missed = Not this time
puzzle-solved-about = You did it all in one turn. Quarriors!
puzzle-missed-about = The turn is over, and something is still missing:
puzzle-solution = Solution
puzzle-sure = Do you want to see the solution? The puzzle will be marked as solved with help.
puzzle-show = Show the solution
puzzle-on = Keep trying
# A step of a solution that somebody else takes. $text is what they do.
puzzle-answer = Your opponent: { $text }
puzzle-solution-about = It works whatever the dice show and your opponents answer. Here they answer as well as they can.
