## Teach me: the frame. $rival is the name of the bot you play against, $goal the Glory that wins.
## A coach speaks to you at the table. Keep sentences short: the bubble is small.

lesson-title = Primeira partida
lesson-coach = Seu treinador
lesson-setting = Arrumando a mesa…
lesson-retry = Tentar de novo
lesson-next = Próximo
lesson-back = Voltar
lesson-skip = Pular a lição
lesson-restart = Recomeçar
lesson-again-about = Recomeçar a lição com uma nova partida
lesson-progress = Passo { $step } de { $steps }
# You clicked something else. $first is what the coach asks for, in the words of its button.
lesson-in-a-moment = Já, já. Primeiro: { $first }.
lesson-strayed = Agora você segue seu próprio caminho. Continue! Vou dando umas dicas.
lesson-summary = Pronto, esse é o jogo inteiro!
# The five phases of a turn, as a list.
lesson-summary-score = Pontuar: cada Criatura que sobreviveu rende Glória e permite abater um dado.
lesson-summary-roll = Jogar: pegue seis dados, jogue-os, invoque Criaturas e prepare Feitiços.
lesson-summary-attack = Atacar: some o Ataque de todas as suas Criaturas. Os defensores vêm um a um.
lesson-summary-capture = Capturar: leve um dado da Natureza, se quiser.
lesson-summary-clean_up = Arrumar. Quem chegar primeiro a { $goal } de Glória vence.
lesson-play-on = Continuar
lesson-play-on-about = Agora termine a partida. { $rival } joga para vencer!
lesson-got-it = Entendi
lesson-no-tips = Chega de dicas
lesson-tip = Dica

## The first turn

lesson-welcome = Boas-vindas! Você e { $rival } correm até { $goal } de Glória. São as Criaturas que a conquistam. Vamos achar algumas!
lesson-bag = Sua bolsa tem doze dados simples: Quiddity e Auxiliares. Você vai melhorá-la durante o jogo.
lesson-roll = A cada turno, você pega seis dados de sua bolsa.
lesson-roll-do = Jogue-os!
lesson-quiddity = A maioria das faces mostra Quiddity, o dinheiro deste jogo. Use-o neste turno, ou você o perde.
lesson-summon = Esta face é uma Criatura: nível 1, Ataque 1, Defesa 2. Para invocá-la, você paga o nível dela.
lesson-summon-do = Escolha o Auxiliar para invocá-lo.
lesson-wait = Agora ele está em sua Área Ativa. Suas Criaturas atacam já, todas juntas. { $rival } ainda não tem nenhuma, então nada acontece.
lesson-wilds = Esta é a Natureza: dados melhores, e você pode capturar um por turno. O preço está no alto de cada carta.
lesson-look = Aponte para uma carta ou um dado para ver as seis faces. Em tela de toque, toque e segure. Experimente o Portal: ele permite pegar mais dados.
lesson-capture = O Truque de Vida é um Feitiço e custa 3 de Quiddity. Mais tarde, ele vai proteger uma Criatura.
lesson-capture-do = Capture um Truque de Vida.
lesson-used = Esse foi seu turno. O Auxiliar fica. O dado novo e os dados que você usou esperam em sua Pilha de Usados.

## The rival's first attack

lesson-hold = { $rival } atacou com um total de 1. Seu Auxiliar tem Defesa de 2, então ele resiste.

## The second turn

lesson-score = Seu Auxiliar sobreviveu até seu turno e pontua: 1 de Glória! Depois ele vai para sua Pilha de Usados.
lesson-cull = Para cada Criatura que pontua, você pode abater um dado: ele volta para a Natureza. Com menos dados fracos, você pega dados melhores.
lesson-cull-do = Abata um Quiddity Básico.
lesson-again = Restam seis dados em sua bolsa.
lesson-again-do = Jogue-os!
lesson-two = Duas Criaturas! Os Ataques delas se somam.
lesson-two-do = Invoque um Auxiliar.
lesson-both = Você também pode pagar o outro.
lesson-both-do = Invoque-o.
lesson-total = Seu Ataque Total é 1 + 1 = 2. { $rival } deve se defender com uma Criatura.
lesson-destroyed = Seu 2 basta contra uma Defesa de 2. Destruída! Ela vai para a Pilha de Usados de { $rival } e não pontua.
lesson-goblin = Dados melhores vencem o jogo. O Goblin Necrófilo tem Ataque de 2 e rende 2 de Glória.
lesson-goblin-do = Capture um Goblin Necrófilo.

## The rival strikes back

lesson-fallen = { $rival } atacou com 2 e destruiu um Auxiliar. Você não perde o dado: ele está em sua Pilha de Usados.

## The third turn

lesson-keep = Seu outro Auxiliar sobreviveu: mais 1 de Glória. Abater é opcional. Por enquanto, seus dados estão bons.
lesson-keep-do = Desta vez, não abata nada.
lesson-refill = Sua bolsa está vazia, então os dados da Pilha de Usados voltam para ela. Os que você capturou vêm junto.
lesson-refill-do = Jogue!
lesson-arrived = Aí estão eles: seu Goblin e seu Feitiço.
lesson-burst = O ✶ é uma Explosão: ele ativa a linha ✶ da carta. Este Goblin dá 1 de Quiddity quando você o invoca.
lesson-burst-do = Invoque o Goblin Necrófilo.
lesson-paid = A Explosão pagou a conta.
lesson-paid-do = Agora invoque o Auxiliar.
lesson-ready = Preparar Feitiços é de graça.
lesson-ready-do = Prepare o Truque de Vida.
lesson-cast = Um Feitiço preparado espera até você lançá-lo.
lesson-cast-do = Lance-o agora.
lesson-attach = Este se liga a uma Criatura. Ele dá +4 de Defesa.
lesson-attach-do = Escolha seu Goblin.
lesson-overflow = 3 contra 2: destruída, e sobra 1 de Ataque. O próximo defensor que se vire com ele.
lesson-devotee = Restam 3 de Quiddity. O Devoto da Questão Sagrada defende bem.
lesson-devotee-do = Capture um Devoto da Questão Sagrada.

## The choice

lesson-defend = { $rival } ataca com 2. Você escolhe quem defende primeiro. Com o Feitiço, seu Goblin tem Defesa de 6.
lesson-defend-do = Defenda-se com o Goblin.

## The last words

lesson-glory = Todos sobreviveram! Goblin 2, Auxiliar 1: você ganha 3 de Glória de uma vez. O Feitiço sai junto com o Goblin.
lesson-yours = Duas Criaturas pontuaram, então você pode abater dois dados. Quais? Daqui em diante, você decide.

## Tips for the open game

lesson-tip-react = Você tem uma Reação, um Feitiço para o turno dos outros. Lance-a agora, ou passe e guarde-a.
lesson-tip-defend = Escolha quem enfrenta o Ataque primeiro. A Criatura resiste se o total for menor que a Defesa dela.
lesson-tip-cull = Um dado abatido volta para a carta dele na Natureza. Abata primeiro os dados fracos.
lesson-tip-roll = Todo turno começa assim: pegue seis dados e jogue-os.
lesson-tip-immediate = Este é um Efeito Imediato, como o do Portal, que faz você pegar mais dados. Use-o antes de tudo: depois, já era.
lesson-tip-burst = Uma face com ✶ ativa a linha ✶ da carta. Dê uma olhada na carta.
lesson-tip-summon = Para invocar uma Criatura, você paga o nível dela. Se ela sobreviver até seu próximo turno, pontua.
lesson-tip-ready = Preparar Feitiços é de graça. Eles esperam em sua Área Ativa.
lesson-tip-cast = Lance agora um Feitiço preparado, ou guarde-o para depois.
lesson-tip-capture = Você pode capturar um dado por turno. Ele vai para sua Pilha de Usados e, mais tarde, para sua bolsa.
lesson-tip-discard = Você pode descartar um Feitiço preparado para sua Pilha de Usados, ou mantê-lo.
lesson-tip-empty = Uma carta de Criatura ficou sem dados. Com quatro assim, a partida termina e vence quem tiver mais Glória.
lesson-tip-goal = Está quase: quem chegar primeiro a { $goal } de Glória vence na hora.
