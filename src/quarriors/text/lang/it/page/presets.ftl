## Preparazione: che tipo di partita

presets = Che tipo di partita?
# Tiles: a name, and a sentence on it.
preset-usual = La partita classica
preset-usual-about = La scatola base, come da regolamento.
preset-quick = Partita veloce
preset-quick-about = Due catture per turno: dadi migliori prima, partita più corta.
preset-quests = Con Missioni
preset-quests-about = Manda le tue Creature in Missione e porta a casa tesori.
preset-locks = Blocchi
preset-locks-about = Dadi che continuano ad agire dalla tua Locked Area.
preset-energies = Due energie
preset-energies-about = Paga con la Luce o con le Tenebre, e guarda che cosa ottieni.
preset-everything = Tutto
preset-everything-about = Tutte le scatole in una partita.
# What folds out: everything that the tiles have set.
setup-details = Dettagli: scatole, regole, chi inizia, orologio
