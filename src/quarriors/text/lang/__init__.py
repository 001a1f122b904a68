"""One folder for each language: its grammar, its phrases, its messages, and the approved text of every card."""
