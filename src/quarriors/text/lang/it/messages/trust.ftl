### How much of a card is as printed. Shown on a card in full, wherever one is shown.

# $mark is ≈ or °, the sign behind the names of such cards; $parts is a list of the messages part-….
doubt-reported = { $mark } Come descritto da chi ha avuto in mano la carta stampata: { $parts }.
doubt-reconstructed = { $mark } Ideato da noi, perché la carta stampata è introvabile: { $parts }.

part-name = il nome
part-faces = le facce dei dadi
part-stats = costo e Gloria
part-ability = il testo
part-bursts = le righe con burst
part-anchored = l’Incantesimo Ancorato
