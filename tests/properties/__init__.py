"""What holds in every game: properties over random play of both editions, all variants, 2 to 4 players."""
