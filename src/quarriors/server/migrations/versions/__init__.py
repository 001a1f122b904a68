"""One module for each version of the tables. They are history: what has been released is never changed."""
