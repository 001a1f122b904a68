"""Every card of the base box at the table: one file per class of dice, one test per thing a card can do."""
