"""Golden counts: what fixed games and positions came to, written down, so that an accidental rule change is seen.

After a change that was meant, `python -m tests.golden.regenerate` writes the files anew; their difference shows what
the change did.
"""
