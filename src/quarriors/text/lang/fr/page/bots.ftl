## Our bots: who they are. The page, the terminal and the command say this.

# Names. Where a bot has a budget for thinking, it stands behind: see bot-budgeted.
bot-beginner = Pip
bot-casual = Bramble
bot-greedy = Greta
bot-planner = Vesper
bot-champion = Le Quartier-maître
bot-hoarder = Hamish
bot-rusher = Dash
bot-spell-lover = Merle
bot-greedy1 = Gretel
bot-random = Randy
# A sentence of character each: a quail chick, a hedgehog, a badger, a fox, an owl.
bot-beginner-about = S’attache à tous ses dés, et oublie à quoi sert la moitié. Victoire assurée.
bot-casual-about = Prend le dé qui brille le plus. Toujours. Sans exception.
bot-greedy-about = Compte deux fois, puis prend ce qu’il y a de mieux. Du solide.
bot-planner-about = Joue votre prochain tour en secret, avant vous. Puis sourit.
bot-champion-about = A appris de plus de parties que vous n’en jouerez jamais. Bonne chance.
# Styles, about as strong as Greta: a hamster, a hare, a raven.
bot-hoarder-about = À peu près la force de Greta. Économise pour les gros dés, puis s’assied dessus.
bot-rusher-about = À peu près la force de Greta. Plein de petites Créatures, et tout de suite !
bot-spell-lover-about = À peu près la force de Greta. N’a jamais laissé traîner un Sort.
# Two that others are measured with.
bot-greedy1-about = Greta à ses débuts : l’étalon de tous nos chiffres.
bot-random-about = Joue au hasard. Victoire assurée.
# How strong a bot is, for those who cannot see the dice. $dice is 1 to 5.
bot-strength = Force { $dice } sur 5
# A bot and how long it thinks about a decision: $budget is like 0.5s or 96n.
bot-budgeted = { $bot } · { $budget }
# Groups in the list of bots: styles stand beside the levels, and then whom the page knows nothing of.
bots-styles = Styles
bots-others = Autres
