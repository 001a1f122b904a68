"""One module for each language that cards can speak."""
