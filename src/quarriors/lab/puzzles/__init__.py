"""Puzzles: tables at which one turn is enough, found in played games and proven by exhaustive search."""
