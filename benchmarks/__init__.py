"""How fast the engine is, beside the same game without abilities."""
