"""Tests of bots, of their matches, and of the plain-text game."""
