## Our bots: who they are. The page, the terminal and the command say this.

# Names. Where a bot has a budget for thinking, it stands behind: see bot-budgeted.
bot-beginner = Pip
bot-casual = Bramble
bot-greedy = Greta
bot-planner = Vesper
bot-champion = Il Quartiermastro
bot-hoarder = Hamish
bot-rusher = Dash
bot-spell-lover = Merle
bot-greedy1 = Gretel
bot-random = Randy
# A sentence of character each: a quail chick, a hedgehog, a badger, a fox, an owl.
bot-beginner-about = Si affeziona a ogni dado, e di metà non ricorda a cosa serve. Vincerai tu.
bot-casual-about = Il dado più luccicante è il suo. Sempre. Senza eccezioni.
bot-greedy-about = Conta due volte, poi prende il meglio che vede. Un osso duro.
bot-planner-about = Gioca il tuo prossimo turno di nascosto, prima di te. Poi sorride.
bot-champion-about = Ha imparato da più partite di quante ne giocherai mai. In bocca al lupo.
# Styles, about as strong as Greta: a hamster, a hare, a raven.
bot-hoarder-about = Forte più o meno come Greta. Risparmia per i dadi grossi, e poi ci cova sopra.
bot-rusher-about = Forte più o meno come Greta. Non sa aspettare: tante Creature economiche, e subito!
bot-spell-lover-about = Forte più o meno come Greta. Un Incantesimo non lo lascia mai lì.
# Two that others are measured with.
bot-greedy1-about = Greta al suo primo giorno: il metro di tutte le nostre cifre.
bot-random-about = Gioca a caso. Vincerai tu.
# How strong a bot is, for those who cannot see the dice. $dice is 1 to 5.
bot-strength = Forza { $dice } su 5
# A bot and how long it thinks about a decision: $budget is like 0.5s or 96n.
bot-budgeted = { $bot } · { $budget }
# Groups in the list of bots: styles stand beside the levels, and then whom the page knows nothing of.
bots-styles = Stili
bots-others = Altri
