## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Quest of the Qladiator
about = Trancas: dados que continuam agindo na Área Trancada.
glance-1 = Uma vez por turno, você pode trancar de graça um dado que mostre uma Tranca. Em sua Área Trancada ele continua agindo, mas não ataca, não defende e não pontua.
glance-2 = Se um dado mostrar uma Tranca quando você atacar e você não tiver trancado nenhum neste turno, você deve trancar um.
glance-3 = Em seu turno, pague 2 de Quiddity para destrancar qualquer dado trancado antes. Uma nova Tranca substitui a antiga.

## Ready-made Wilds: a title, and a sentence on each.

wilds-under-lock-and-key = A sete chaves
wilds-under-lock-and-key-about = Quest of the Qladiator: tranque o que não pode invocar e domine a mesa de sua Área Trancada.
wilds-jailbreak = Fuga da prisão
wilds-jailbreak-about = Trancas por toda parte e três maneiras de abri-las: o Mestre das Chaves, o Olho e muito Caos.
