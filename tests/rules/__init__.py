"""The law: one test per ruling, by its id, and the worked examples of both rulebooks."""
