"""How the tables came to be, version by version. What they are now is in `schema`."""
