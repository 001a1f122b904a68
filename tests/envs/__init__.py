"""The environments for research."""
