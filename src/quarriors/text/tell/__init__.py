"""Walking a card's declaration, the same way for every language: what is said, never how."""
