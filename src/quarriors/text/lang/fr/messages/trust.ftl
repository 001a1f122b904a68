### How much of a card is as printed. Shown on a card in full, wherever one is shown.

# $mark is ≈ or °, the sign behind the names of such cards; $parts is a list of the messages part-….
doubt-reported = { $mark } D’après une personne qui a eu la carte imprimée en main : { $parts }.
doubt-reconstructed = { $mark } De notre cru, car la carte imprimée est restée introuvable : { $parts }.

part-name = son nom
part-faces = les faces de ses dés
part-stats = coût et Points de Gloire
part-ability = son texte
part-bursts = ses lignes à Astérisque
part-anchored = son Sort Ancré
