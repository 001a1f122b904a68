"""The server: games that people and programs play over the network."""
