"""What holds in every game: properties over random play of all boxes and variants, with 2 to 4 players."""
