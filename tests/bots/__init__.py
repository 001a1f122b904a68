"""Tests of bots, and of the plain-text game."""
