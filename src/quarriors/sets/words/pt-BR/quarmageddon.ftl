## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Quarmageddon
about = Imunidade: Criaturas intocáveis pelas cartas de seus oponentes.
glance-1 = Uma Criatura com Imunidade ignora o que dizem as cartas de seus oponentes.
glance-2 = Um Ataque ainda pode destruí-la como qualquer outra Criatura.

## Ready-made Wilds: a title, and a sentence on each.

wilds-untouchables = Os intocáveis
wilds-untouchables-about = Quarmageddon: metade destas Criaturas pode ter Imunidade. O Dragão do Tremor e o Conjuro de Morte mostram por que isso ajuda.
