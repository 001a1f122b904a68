## The end

over-title = Fim de jogo
over-show = Ver o resultado
wins = { $winners ->
    [one] { $names } venceu!
   *[other] { $names } dividem a vitória!
  }
# Why the game has ended, where the server does not say it.
over-reason-glory = Glória suficiente para vencer.
over-reason-empty_cards = Quatro cartas de Criatura ficaram sem dados: vence quem tem mais Glória.
over-reason-limit = O limite de turnos foi alcançado: vence quem tem mais Glória.
over-reason-resigned = Todos os outros desistiram.
over-turns = { $turns ->
    [one] A partida durou { $turns } turno.
   *[other] A partida durou { $turns } turnos.
  }
rematch = Jogar de novo
rematch-same = Mesma Natureza
rematch-same-about = Jogar de novo com a mesma Natureza
look-at-table = Ver a mesa
# Another player has already begun a rematch.
next-game = Ir para a próxima partida
share-game = Compartilhar esta partida
ending-story = A história da partida
ending-captures = Dados capturados
ending-luck = Sorte nos dados
ending-fair = Dados honestos

## The chart

chart-slider = Turno no gráfico
chart-goal = Meta: { $goal }
chart-start = Antes do primeiro turno.
chart-turn = Turno { $turn }, { $name }.
chart-watch = Assistir a partir daqui
# What two marks in the chart mean.
chart-captured = um dado capturado
chart-destroyed = uma Criatura adversária destruída
chart-table = O gráfico em tabela
chart-column-turn = Turno
chart-column-what = O que aconteceu
turn-captured = { $name } capturou um dado: { $card }.
# $name owns the die that is destroyed.
turn-destroyed = { $name } perdeu a Criatura { $card }.
turn-destroyed-by = { $by } destruiu a Criatura { $card } de { $name }.
# A player has captured no dice at all.
captured-nothing = nenhum
destroyed-creatures = { $destroyed ->
    [one] { $destroyed } Criatura destruída
   *[other] { $destroyed } Criaturas destruídas
  }

## Where was it decided?

ending-review = Onde a partida se decidiu?
review-ask = Analisar a partida
review-ask-about = Leva alguns segundos, uma só vez.
review-working = Analisando a partida…
# Over a chart of lines from 0 to 100.
review-chances = Chance de vitória antes de cada jogada
review-table = As chances em tabela
review-end = O fim
# Heads of a table in points of 100: what changed the chance of each player.
review-player = Jogador
review-luck = Dados
review-own = Próprias decisões
review-others = Decisões dos outros
review-change = No total
review-about = Os pontos são chances em 100. Comparamos as decisões com as de um bot sólido. A soma de dados e decisões dá a mudança da chance.
review-cost-you = O que mais custou a você
review-cost = O que mais custou a { $name }
review-none-you = Nenhuma decisão sua custou dois pontos ou mais. Boa partida!
review-none = Nenhuma decisão de { $name } custou dois pontos ou mais.
# $taken and $better are options, in the words of their buttons; $points is a whole number.
review-moment = Turno { $turn }: “{ $taken }”. “{ $better }” valia { $points } pontos a mais.

## Luck

luck-rolls = { $rolls ->
    [one] { $rolls } jogada
   *[other] { $rolls } jogadas
  }
luck-quiddity = Saíram { $rolled } de Quiddity; a média é { $expected }.
luck-creatures = { $rolled ->
    [one] Saiu { $rolled } face de Criatura; a média é { $expected }.
   *[other] Saíram { $rolled } faces de Criatura; a média é { $expected }.
  }
luck-great = Que sorte!
luck-good = Um pouco de sorte.
luck-usual = Sorte normal.
luck-bad = Um pouco de azar.
luck-awful = Que azar!
luck-less = { $less ->
    [one] De 100 jogadores com os mesmos dados, { $less } tiraria menos.
   *[other] De 100 jogadores com os mesmos dados, { $less } tirariam menos.
  }
luck-measure = Comparamos cada jogada com as seis faces do dado. Dados re-jogados contam. Jogadas desfeitas, não.
dice-usual = As { $rolls } jogadas juntas parecem normais: dados honestos se afastam tanto assim em { $often } de 100 partidas.
dice-unusual = As { $rolls } jogadas juntas são incomuns: dados honestos se afastam tanto assim em apenas { $often } de 100 partidas. É raro, mas acontece.
dice-too-few = { $rolls ->
    [one] { $rolls } jogada é pouco para avaliar os dados.
   *[other] { $rolls } jogadas são poucas para avaliar os dados.
  }
dice-uncounted = { $standing ->
    [practice] Esta foi uma partida de treino, então ninguém conferiu os dados dela.
    [taken_back] Uma jogada de dados foi desfeita, então ninguém conferiu os dados desta partida.
    [upgraded] As regras mudaram durante a partida, então ninguém conferiu os dados dela.
    [restored] A partida continuou a partir de uma cópia de segurança, então ninguém conferiu os dados dela.
   *[other] Ninguém conferiu os dados desta partida.
  }
dice-table = Todos os dados, face por face
# Heads of a table.
dice-column-face = Face
dice-column-rolled = Saiu
dice-column-expected = Média

## Fairness

verdict-kept = Verificada pelo seu navegador: a promessa sobre os dados e a sua parte deles são as que ele anotou antes da partida.
# The same for a game that cannot be verified; the next sentence says why.
verdict-noted = A promessa sobre os dados e a sua parte deles são as que o seu navegador anotou antes da partida.
verdict-broken = Esta partida não bate com o que o seu navegador anotou antes de ela começar.
verdict-practice = Esta foi uma partida de treino: dava para saber os dados de antemão.
verdict-unsealed = A promessa sobre os dados e a sua parte deles são as que o seu navegador anotou antes da partida. Ele não anotou as partes dos outros, então não pode verificá-la.
verdict-unknown = Seu navegador não anotou nada antes desta partida, então não pode verificá-la. O que a mesa mostra é coerente.
standing-taken_back = Uma jogada de dados foi desfeita, então os dados desta partida não contam como verificados.
standing-upgraded = As regras mudaram durante a partida, então os dados dela não contam como verificados.
standing-restored = A partida continuou a partir de uma cópia de segurança, então os dados dela não contam como verificados.
fair-how = Como conferimos, e como você pode conferir
fair-commitment = Antes da partida, a mesa escolheu a parte dela dos dados e mostrou a você este compromisso:
fair-nonces = Depois, cada jogador acrescentou a própria parte, lacrada até que todas estivessem lá:
# What a bot added.
fair-bot = nada, é um bot
fair-secret = No fim, a mesa revelou a parte dela:
fair-opened = O SHA-256 dela é exatamente aquele compromisso. Seu navegador conferiu.
fair-not-opened = O SHA-256 dela não é aquele compromisso.
fair-unsealed = A parte de { $names } não estava lacrada, então os outros podiam vê-la antes de acrescentar a sua.
fair-seed = Esta partida usou dados de treino. Quem sabe a palavra deles sabe todas as jogadas.
fair-verify = Essas partes decidem cada dado que sai da bolsa e cada jogada. Seu navegador conferiu as partes, não cada jogada. Baixe o registro e execute:
fair-verify-seed = Essa palavra decide cada dado que sai da bolsa e cada jogada. Para conferir, baixe o registro e execute:
fair-command = quarriors verify { $file }
fair-download = Baixar o registro
