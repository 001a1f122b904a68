"""Tests of words: card texts, messages, descriptions."""
