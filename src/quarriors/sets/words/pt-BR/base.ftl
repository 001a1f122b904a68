## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Caixa básica
about = O jogo em si: Criaturas, Feitiços e Quiddity.

## Ready-made Wilds: a title, and a sentence on each.

wilds-first-game = Primeira partida
wilds-first-game-about = Sua primeira partida: textos curtos, sem Reações, nada para ligar.
wilds-war-of-words = Guerra de palavras
wilds-war-of-words-about = Lance Feitiços sobre Criaturas e contra Feitiços, e deixe um Mago transformá-los em Glória.
wilds-no-quarter = Sem quartel
wilds-no-quarter-about = Ataque! Destruir Criaturas rende Quiddity e Glória, e seus Espíritos voltam.
wilds-dragon-hoard = Tesouro do dragão
wilds-dragon-hoard-about = Grande e caro: fora as cartas básicas, tudo custa 5 de Quiddity ou mais.
wilds-nine-lives = Sete vidas
wilds-nine-lives-about = Quase nada fica destruído por muito tempo.
