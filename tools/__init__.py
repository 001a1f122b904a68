"""What keepers of the project run."""
