## Rules at a glance

rules-idea = Você tem uma bolsa de dados. A cada turno, você pega seis e os joga. A maioria das faces dá Quiddity; outras mostram uma Criatura ou um Feitiço. Gaste Quiddity para invocar Criaturas e capturar dados melhores da Natureza. Se uma Criatura sobreviver até seu próximo turno, você ganha Glória.
rules-turn = Seu turno tem cinco fases
rules-faces = O que as faces significam
rules-goal = Glória para vencer
rules-with-quests = com Missões
rules-editions = As duas edições
rules-boxes = O que cada caixa traz
rules-more = Você não precisa saber tudo: clique em algo que não pode fazer, e o jogo explica por quê.
print = Imprimir

# The five phases. Play mats show the same lines, so they are short.
glance-score = Pontuar
glance-score-1 = Cada Criatura em sua Área Ativa rende a Glória da carta dela.
glance-score-2 = Depois ela vai para sua Pilha de Usados, com os Feitiços ligados a ela.
glance-score-3 = Para cada Criatura que pontuou, você pode abater um dado de sua Pilha de Usados.
glance-roll = Pegar, jogar e ativar
glance-roll-1 = Pegue seis dados e jogue todos os dados em sua Reserva. Se sua bolsa estiver vazia, reabasteça-a com sua Pilha de Usados.
glance-roll-2 = Use os Efeitos Imediatos que acabaram de sair: pegar dados, re-jogar e outros.
glance-roll-3 = Mova Feitiços para sua Área Ativa de graça.
glance-roll-4 = Invoque Criaturas: cada uma custa o nível dela em Quiddity.
glance-attack = Atacar
glance-attack-1 = Todas as suas Criaturas atacam todos os oponentes de uma vez. Nenhuma pode ficar para trás.
glance-attack-2 = Cada oponente enfrenta todo o seu Ataque Total.
glance-attack-3 = Eles se defendem com uma Criatura de cada vez.
glance-capture = Capturar
glance-capture-1 = Você pode pagar o custo de uma carta na Natureza e capturar um dos dados dela.
glance-capture-2 = Ele vai para sua Pilha de Usados e, mais tarde, para sua bolsa.
glance-capture-3 = Um dado por turno, a não ser que uma carta ou regra permita mais.
glance-clean = Arrumar
glance-clean-1 = Mova seus dados gastos e sua Reserva para sua Pilha de Usados.
glance-clean-2 = Você perde o Quiddity que sobrar. Sua Área Ativa fica, mas você pode descartar Feitiços não ligados.

glance-fight = Um Ataque, passo a passo
glance-fight-1 = Você pode lançar Feitiços, e suas habilidades de “quando atacar” acontecem. Depois os oponentes podem lançar Reações.
glance-fight-2 = Some o Ataque Total contra cada oponente. Perder um atacante depois não o reduz.
glance-fight-3 = O oponente escolhe um defensor. Se o total for menor que a Defesa dele, ele resiste e o Ataque acaba.
glance-fight-4 = Caso contrário, ele é destruído. Subtraia a Defesa dele do total. Se sobrar mais de 0, o próximo deve defender.
glance-fight-5 = Exemplo: 7 contra Defesas de 4, 2 e 3. Duas Criaturas são destruídas (7 − 4 − 2 = 1), e a terceira resiste.
glance-cull = Abater
glance-cull-1 = Um dado abatido volta para a carta dele na Natureza. Qualquer jogador pode capturá-lo.
glance-cull-2 = Com menos dados fracos, você pega dados melhores. Os mais fracos não farão falta.
glance-cull-3 = Abate para Especialistas, se quiser: abata a Criatura que pontuou, ou fique sem a Glória dela.
glance-pay = Quiddity
glance-pay-1 = Quiddity é o dinheiro do jogo: serve para invocar Criaturas e capturar dados.
glance-pay-2 = Você gasta dados inteiros. O troco é seu até o fim do turno.
glance-pay-3 = Não dá para guardá-lo para outro turno.
glance-spells = Feitiços
glance-spells-1 = Um Feitiço espera em sua Área Ativa até você lançá-lo, por vários turnos se você quiser.
glance-spells-2 = Sem palavra-chave: lance-o em seu turno, depois de pontuar. Você gasta o dado.
glance-spells-3 = Imediato: use-o assim que sair na jogada, ou não o use.
glance-spells-4 = Ligado: lance-o em seu turno, depois de pontuar. Ele fica com uma Criatura até ela sair de jogo e depois vai para sua Pilha de Usados.
glance-spells-5 = Reação: lance-a no turno de um oponente, contra um Ataque ou quando uma Criatura estiver prestes a ser destruída.
glance-end = O fim
glance-end-1 = Quem chegar primeiro à meta vence na hora.
glance-end-2 = Se quatro ou mais cartas de Criatura ficarem sem dados depois de uma captura, a partida termina e vence quem tiver mais Glória.
glance-end-3 = No empate, vence quem tiver mais dados na Área Ativa. Se ainda houver empate, a vitória é dividida.

# A picture of a face, its name, then what it does.
face-quiddity = Quiddity
face-quiddity-about = Gaste o dado para ganhar esta quantidade.
face-draw = Pegar
face-draw-about = Gaste o dado, pegue este número de dados e jogue-os.
face-reroll = Re-jogar
face-reroll-about = Jogue este dado de novo. Vale a nova face.
face-both = Dois símbolos
face-both-about = Um mais entre eles: você usa os dois.
face-either = Um de dois
face-either-about = Uma linha entre eles: escolha um.
face-creature = Criatura
face-creature-about = O nível fica em cima; Ataque e Defesa, embaixo.
face-spell = Feitiço
face-spell-about = Mova-o para sua Área Ativa. A carta diz o que ele faz.
face-burst = Explosão
face-burst-about = Vale também a linha da carta com exatamente este número de Explosões.

# A table of the two editions: what it is about, then classic, then revised.
edition-spent = Dados gastos
edition-spent-classic = vão logo para a Pilha de Usados: você pode pegá-los de novo neste turno
edition-spent-revised = esperam na Pilha de Gastos até o fim do turno
edition-phases = Fases
edition-phases-classic = seis: primeiro você joga, depois prepara
edition-phases-revised = cinco: você ainda pode usar os dados que uma Criatura invocada permitir jogar
edition-protect = Vários oponentes
edition-protect-classic = você os ataca um após o outro
edition-protect-revised = primeiro todos se protegem, depois todos se defendem
edition-attach = Você liga Feitiços
edition-attach-classic = às suas próprias Criaturas
edition-attach-revised = a qualquer Criatura
edition-boxes = Caixas
edition-boxes-classic = { $boxes }
# A box of which only some cards belong to the classic edition. $cards is how many.
edition-boxes-some = { $box } ({ $cards })
edition-boxes-revised = todas
