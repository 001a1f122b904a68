"""Learning to judge a table: games are played, their tables put into numbers, and a small network fitted to them.

The command is `quarriors lab train`. Playing needs nothing but the game; fitting needs torch, an extra.
"""
