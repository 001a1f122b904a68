## Set-up: players

players = Jogadores
# Who plays a seat, in a list.
seat-human = Pessoa aqui
seat-open = Pessoa por link
seat-bot = Bot
seat-open-about = Você recebe um link para enviar.
seat-number = Lugar { $seat }
name-of-seat = Nome no lugar { $seat }
# The name of somebody who gives none.
player-name = Jogador { $seat }
kind-of-seat = Quem joga no lugar { $seat }
level-of-seat = Qual bot joga no lugar { $seat }
add-seat = Adicionar jogador
remove-seat = Remover o lugar { $seat }
hot-seat = Vocês dividem este aparelho: quem decide vê o próprio tapete na frente.
auto-roll = Jogar os dados automaticamente

## Set-up: boxes

boxes = Caixas
# Below the name of a box, in small letters. $year is when it came out.
box-cards-printed = { $cards ->
    [one] { $year } · { $cards } carta, igual à impressa
   *[other] { $year } · { $cards } cartas, iguais às impressas
  }
# All cards of the box are partly our own design.
box-cards-ours = { $cards ->
    [one] { $year } · { $cards } carta, em parte criação nossa (°)
   *[other] { $year } · { $cards } cartas, em parte criação nossa (°)
  }
# $printed of the $cards cards are as printed.
box-cards-some = { $cards ->
    [one] { $year } · { $cards } carta, { $printed } igual à impressa
   *[other] { $year } · { $cards } cartas, { $printed ->
       [one] { $printed } igual à impressa
      *[other] { $printed } iguais às impressas
    }
  }
box-quoted = “{ $box }”
box-unprinted = { $printed ->
    [0] “{ $box }” não acrescenta nada aqui: nenhuma das { $cards } cartas dela é exatamente igual à impressa.
    [one] “{ $box }” não acrescenta nada aqui: só { $printed } das { $cards } cartas dela é exatamente igual à impressa.
   *[other] “{ $box }” não acrescenta nada aqui: só { $printed } das { $cards } cartas dela são exatamente iguais às impressas.
  }
box-needs = Precisa de uma caixa completa junto

## Set-up: rules. Values of a rule are in a list beside its name.

rules = Regras
rule-edition = Edição
rule-edition-about = Revisada: dados gastos esperam até o fim de seu turno. Clássica, de 2011: você pode pegá-los de novo no mesmo turno.
rule-captures = Capturas por turno
rule-captures-about = Com duas, seus dados melhoram mais rápido e as cartas se esvaziam mais cedo.
rule-expert_culling = Abate para Especialistas
rule-expert_culling-about = Você só recebe a Glória de uma Criatura se abatê-la. Pontuar não permite abater mais nada.
rule-turn_limit = Limite de turnos
rule-turn_limit-about = Terminar depois deste número de turnos (contam os de todos). Vence quem tiver mais Glória.
rule-quests = Missões
rule-quests-about = Com Missões, a meta é maior: 25, 19 ou 15 de Glória para 2, 3 ou 4 jogadores.
rule-mix = Dose de { $box }
rule-mix-about = Quantas cartas dela entram na Natureza.
rule-side_cards = Cartas de { $box }
rule-side_cards-about = Quantas delas são sorteadas antes de todas as outras.
rule-handicap = Compensação
rule-handicap-about = Começar é uma vantagem. Isto a equilibra: Glória para quem joga depois, ou menos dados no primeiro turno para quem começa. Não está no livro de regras.
value-revised = Revisada
value-classic = Clássica
value-true = Sim
value-false = Não
value-null = Como de costume
value-quests-null = Se suas caixas tiverem
value-quests-true = Com Missões
value-quests-false = Sem Missões
value-handicap-none = Nenhuma
value-handicap-glory = Glória para quem joga depois
value-handicap-dice = Menos dados para quem começa
# Four ways to mix a box with others. Hint, side, two scoops and democratic are jokes of the rulebook, about food.
value-hint = Uma pitada: cartas ao acaso
value-side = Uma porção: algumas primeiro
value-two_scoops = Duas bolas: a maioria delas
value-democratic = Democracia: você escolhe todas

## Set-up: Wilds

ready-made = Natureza pronta
ready-made-none = Cartas sorteadas de suas caixas
printed-only = Só cartas exatamente iguais às impressas
wilds-preview = A Natureza desta partida
wilds-lot-about = Clique em uma carta para vê-la, mantê-la ou trocá-la.
wilds-kept-about = Cartas com alfinete ficam quando você sortear de novo.
deal-again = Sortear de novo
deal-later = Sortear só no início da partida
deal-later-about = Ninguém vê a Natureza antes, e ninguém pode escolhê-la: todos participam do sorteio. As cartas com alfinete estão sempre nela.
choose-cards = Escolher cartas
choose-cards-title = Escolha cartas para a Natureza
cards-chosen = { $cards ->
    [0] Você não escolheu nenhuma: todas as cartas são sorteadas.
    [one] Você escolheu { $cards }. As outras são sorteadas.
   *[other] Você escolheu { $cards }. As outras são sorteadas.
  }
choose-instead = No lugar de { $card }
choose-card = Escolher outra
another-card = Trocar ao acaso
pin-card = Manter
unpin-card = Soltar
# On a card that stays when you deal again.
card-pinned = fica
basic-stays = As cartas básicas estão em todas as partidas.

## Set-up: the rest

others = Quem pode ver
public-game = Mostrar na lista de partidas abertas
title-of-game = Título
title-none = nenhum
more-options = Mais: quem começa, relógio, treino
first-player = Quem começa
# Nobody has chosen: who begins, or which dice, is random.
by-lot = sorteio
with-clock = Jogar com relógio
clock-bank = Minutos para a partida toda
clock-turn = Segundos extras por turno
clock-then = Quando o tempo acabar
then-bot = Um bot continua
then-resign = O jogador perde
no-limit = nenhum
seed = Dados de treino
seed-about = Digite qualquer palavra. A mesma palavra dá sempre os mesmos dados. A partida conta como treino.
number-needed = Digite um número inteiro de { $least } a { $most }.
number-or-empty = Digite um número inteiro de { $least } a { $most }, ou deixe vazio.
start-game = Começar a partida
