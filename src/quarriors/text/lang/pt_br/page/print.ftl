## Printing

sheet-wilds = Sortear a Natureza
sheet-mats = Tapetes de jogo
sheet-wilds-about = Sorteie aqui, imprima a lista e separe essas cartas e dados de suas caixas.
sheet-mats-about = Um tapete para cada jogador, em paisagem. Imprima em tamanho real.
sheet-title = { $players ->
    [one] A Natureza para { $players } jogador
   *[other] A Natureza para { $players } jogadores
  }
# The head of a column of boxes to tick.
sheet-done = separado
sheet-card = Carta
sheet-dice = Dados a separar
# Labels before a list of dice, or a number.
sheet-bag = Em cada bolsa:
sheet-beside = Ao lado de cada jogador:
sheet-goal = Glória para vencer:
sheet-about = Suas cartas sempre têm razão: se nosso texto for diferente, vale o impresso.
kinds-basic = Cartas básicas
kinds-creature = Criaturas
kinds-spell = Feitiços
kinds-quest = Missões
mats = Escolha seus tapetes
mat = Tapete de jogo
paper = Papel
paper-a4 = A4
paper-letter = Carta
# What a mat has for some boxes. $boxes are their names.
mats-lock = Área Trancada ({ $boxes })
mats-quests = Missões, e Glória até 25 ({ $boxes })
mats-aside = Espaço para dados de lado ({ $boxes })
mats-classic = Estas caixas precisam da edição revisada.
# On the printed mat, below the name of a zone: very short.
mat-ready = Suas Criaturas e Feitiços. As Criaturas que ficarem até seu próximo turno pontuam.
mat-locked = Um dado trancado.
mat-active = O que você jogou neste turno.
mat-bag = Pegue sem olhar.
mat-aside = Dados Grandes entre seus turnos.
mat-spent = O que você gastou neste turno.
mat-used = Reabastece sua bolsa vazia.
# On the printed mat: phases in the classic edition and with some boxes.
classic-roll = Pegar e jogar
classic-ready = Preparar e invocar
classic-clean = Mova sua Reserva para sua Pilha de Usados.
large-score = Pontuar não permite abater dados.
large-roll = Pegue 2 dados, ou 3 a partir de seu terceiro turno. Junte seus dois dados Grandes e jogue todos os dados em sua Reserva. Se sua bolsa estiver vazia, reabasteça-a com sua Pilha de Usados.
large-clean = Coloque seus dados Grandes de lado. Mova seus outros dados gastos e sua Reserva para sua Pilha de Usados.
quest-attack = Primeiro, para cada Criatura: ela fica e ataca todos os oponentes, ou parte com as outras em uma Missão. Alguns tipos nunca partem.
lock-roll = Por último: se sua Reserva mostrar uma Tranca e você não tiver trancado nada neste turno, tranque um dado.
