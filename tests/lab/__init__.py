"""The lab: matches, simulations, speed."""
