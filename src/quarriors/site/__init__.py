"""The table without a server: the server's core in a browser's worker, and the folder of files that brings it there."""
