### How much of a card is as printed. Shown on a card in full, wherever one is shown.

# $mark is ≈ or °, the sign behind the names of such cards; $parts is a list of the messages part-….
doubt-reported = { $mark } As described by somebody who held the printed card: { $parts }.
doubt-reconstructed = { $mark } Our own design, because the printed card could not be found: { $parts }.

part-name = its name
part-faces = the faces of its dice
part-stats = cost and Glory
part-ability = its text
part-bursts = its burst lines
part-anchored = its Anchored Spell
