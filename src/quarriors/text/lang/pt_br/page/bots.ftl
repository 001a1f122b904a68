## Our bots: who they are. The page, the terminal and the command say this.

# Names. Where a bot has a budget for thinking, it stands behind: see bot-budgeted.
bot-beginner = Pip
bot-casual = Bramble
bot-greedy = Greta
bot-planner = Vesper
bot-champion = O Intendente
bot-hoarder = Hamish
bot-rusher = Dash
bot-spell-lover = Merle
bot-greedy1 = Gretel
bot-random = Randy
# A sentence of character each: a quail chick, a hedgehog, a badger, a fox, an owl.
bot-beginner-about = Se apega a cada dado, e esquece para que serve a metade. Você vai vencer.
bot-casual-about = O dado que brilha mais é o seu. Sempre. Sem exceção.
bot-greedy-about = Conta duas vezes, depois pega o melhor que vê. Dá trabalho.
bot-planner-about = Joga seu próximo turno em segredo, antes de você. Depois sorri.
bot-champion-about = Aprendeu com mais partidas do que você vai jogar na vida. Boa sorte.
# Styles, about as strong as Greta: a hamster, a hare, a raven.
bot-hoarder-about = Tem mais ou menos a força da Greta. Junta para os dados grandes e senta em cima.
bot-rusher-about = Tem mais ou menos a força da Greta. Não sabe esperar: muitas Criaturas baratas, e já!
bot-spell-lover-about = Tem mais ou menos a força da Greta. Nunca deixou um Feitiço para trás.
# Two that others are measured with.
bot-greedy1-about = Greta no primeiro dia: a régua de todos os nossos números.
bot-random-about = Joga ao acaso. Você vai vencer.
# How strong a bot is, for those who cannot see the dice. $dice is 1 to 5.
bot-strength = Força { $dice } de 5
# A bot and how long it thinks about a decision: $budget is like 0.5s or 96n.
bot-budgeted = { $bot } · { $budget }
# Groups in the list of bots: styles stand beside the levels, and then whom the page knows nothing of.
bots-styles = Estilos
bots-others = Outros
