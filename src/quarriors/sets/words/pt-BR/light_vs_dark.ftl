## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Light vs. Dark
about = Duas energias, dados Grandes e Feitiços Ancorados.
glance-1 = Pague com Quiddity da Luz e as cartas da Luz custam menos. Com as Trevas é igual.
glance-2 = Pegue dois dados, ou três a partir de seu terceiro turno, e jogue com eles seus dois dados de Quiddity Grande.
glance-3 = Algumas cartas de Criatura na Natureza têm um Feitiço Ancorado. Uma vez em seu turno, depois de pontuar, você pode usar um e pagar o preço dele em Luz ou Trevas.
glance-4 = Você não abate dados quando pontua.

## What players call dice whose last word would not tell them apart.

short-large-quiddity = Grande

## Ready-made Wilds: a title, and a sentence on each.

wilds-day-and-night = Dia e noite
wilds-day-and-night-about = Só Light vs. Dark: três Criaturas da Luz, três das Trevas e Feitiços Ancorados que cabem em qualquer bolso.
wilds-twilight = Crepúsculo
wilds-twilight-about = Luz e Trevas encontram a caixa básica: sua energia decide o que é barato, e Goblins e Trolls não tomam partido.
wilds-the-whole-shelf = A estante inteira
wilds-the-whole-shelf-about = Um pouco de cada caixa e todas as regras de uma vez, com Missões e tudo. Para quem quer o pacote completo.
