## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Quartifacts
about = Parta em Missões com um Escudeiro e traga tesouros para casa.
glance-1 = Em vez de atacar, suas Criaturas podem partir juntas em uma Missão. Os Auxiliares ficam em casa.
glance-2 = Se em seu próximo turno elas ainda estiverem lá, com níveis suficientes, você ganha a Glória da Missão em vez da delas e joga o dado da Missão.
glance-3 = Seus oponentes podem desafiar você lá. Eles ganham 1 de Glória para cada Criatura que destruírem e podem assumir a Missão se não restar nenhuma.
glance-4 = Quartefatos são tesouros. Ligue-os às suas Criaturas.

## Ready-made Wilds: a title, and a sentence on each.

wilds-first-quest = Primeira Missão
wilds-first-quest-about = Suas primeiras Missões: fáceis, com Criaturas boas de viagem e Quartefatos sem letras miúdas.
wilds-grand-expedition = Grande expedição
wilds-grand-expedition-about = As Expedições usam Quiddity Corrompido, Imunidade e Trancas: Missões para quem conhece todas as caixas.
