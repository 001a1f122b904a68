"""Tests of the table without a server, and of the folder that brings it."""
