## Our bots: who they are. The page, the terminal and the command say this.

# Names. Where a bot has a budget for thinking, it stands behind: see bot-budgeted.
bot-beginner = Pip
bot-casual = Bramble
bot-greedy = Greta
bot-planner = Vesper
bot-champion = The Quartermaster
bot-hoarder = Hamish
bot-rusher = Dash
bot-spell-lover = Merle
bot-greedy1 = Gretel
bot-random = Randy
# A sentence of character each: a quail chick, a hedgehog, a badger, a fox, an owl.
bot-beginner-about = Loves every die too much to let it go, and forgets what half of them do. You will win.
bot-casual-about = Buys the shiniest die. Always. No exceptions.
bot-greedy-about = Counts twice, then takes the best thing in sight. A solid opponent.
bot-planner-about = Plays your next turn in secret before you do. Then smiles.
bot-champion-about = Has learned from more games than you will ever play. Good luck.
# Styles, about as strong as Greta: a hamster, a hare, a raven.
bot-hoarder-about = About Greta’s strength. Saves up for the big dice and sits on them.
bot-rusher-about = About Greta’s strength. Cannot wait: many cheap Creatures, and now!
bot-spell-lover-about = About Greta’s strength. Has never left a Spell behind.
# Two that others are measured with.
bot-greedy1-about = Greta on her first day. All our figures are measured against this bot.
bot-random-about = Plays at random. You will win.
# How strong a bot is, for those who cannot see the dice. $dice is 1 to 5.
bot-strength = Strength { $dice } of 5
# A bot and how long it thinks about a decision: $budget is like 0.5s or 96n.
bot-budgeted = { $bot } · { $budget }
# Groups in the list of bots: styles stand beside the levels, and then whom the page knows nothing of.
bots-styles = Styles
bots-others = Others
