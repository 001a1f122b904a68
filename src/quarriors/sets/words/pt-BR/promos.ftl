## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Cartas promocionais
about = Cartas extras para os dados de outras caixas.
glance-1 = Cartas extras que você joga com os dados de outras caixas.

## Ready-made Wilds: a title, and a sentence on each.

wilds-family-reunion = Reunião de família
wilds-family-reunion-about = Cartas promocionais: as Criaturas de Quaxos não se ferem entre si e crescem com cada uma na mesa, não importa de quem seja.
