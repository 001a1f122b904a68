### The lab: long runs, tournaments, balance.

## Options of long runs

lab-ray-workers = --workers vale para esta máquina, --ray para um cluster. Use só um deles.
lab-resume = --resume continua a partir de um arquivo: indique-o com --results ARQUIVO.
# A statistic that somebody added: $name is what it is called.
simulate-noted = { $name }: { $mean } por partida, em média.
refused-results-there = { $file } já existe. Acrescente --resume para continuar dali, ou indique outro arquivo.
# $what names the first difference, such as “seed: 1 ≠ 2”.
refused-results-other = { $file } contém partidas com outras opções ({ $what }). Peça as mesmas partidas, ou indique outro arquivo. Nada mudou.
refused-results-damaged = { $file }, linha { $line }: danificada. Nada mudou. Restaure uma cópia do arquivo, ou corte-o antes dessa linha e use --resume: as partidas que faltam são jogadas de novo.
refused-results-strange = { $file } não é um arquivo de resultados. Nada mudou. Indique outro arquivo.
refused-results-busy = Outra execução está gravando em { $file }. Espere por ela, ou indique outro arquivo.
refused-ray-missing = O Ray não está instalado. Execute: pip install "quarriors[ray]", aqui e em cada máquina do cluster.
refused-ray-address = Nenhum cluster Ray responde em { $address }. O Python diz “{ $python }”. Para testar só nesta máquina, use --ray local.
refused-ray-other = Uma máquina do cluster tem caixas diferentes das desta. Instale a mesma versão em todas.
refused-ray-failed = Uma tarefa falhou no cluster Ray. O Python diz “{ $python }”. Com --results, --resume continua a partir do que está feito.
refused-accumulator = Uma estatística se escreve como my_counts:Culls, um módulo e uma classe com nome, não “{ $name }”.
refused-accumulator-broken = A estatística { $name } não funciona: o Python diz “{ $python }”.
refused-dataset = Um conjunto de dados é um arquivo que termina em .csv ou .parquet, não { $file }.
refused-dataset-parquet = Parquet precisa do pyarrow. Execute: pip install "quarriors[data]", ou indique um arquivo que termine em .csv.

## `quarriors lab tournament`

refused-tournament-bots = Um torneio precisa de pelo menos dois bots. Tente quarriors lab tournament greedy random.
refused-tournament-twice = Você indicou o bot { $name } duas vezes.
# Headings of columns. “against”: the bot that the first one plays; “equal”: the share if both were equally strong.
tournament-bot = Bot
tournament-against = Contra
tournament-games = Partidas
tournament-won = Vencidas
tournament-interval = Intervalo de 95%
tournament-equal = Se iguais
tournament-rating = Pontuação
tournament-spread = ±
tournament-no-ladder = Para uma classificação de todos os bots, instale o openskill: pip install "quarriors[lab]".

## `quarriors lab balance`: the page, and the lines in the terminal

lab-players = --players aceita números de 2 a 4, separados por vírgulas, como 2,3,4. Você escreveu “{ $value }”.
refused-players-none = Indique pelo menos um número de jogadores, por exemplo 2.
balance-written = A página está em { $file }.
balance-title = O Quarriors! é justo?
balance-intro = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} entre bots ({ $bots }) com { $boxes }, semente { $seed }.
# Before a command to type.
balance-again = Jogue você as mesmas partidas:
balance-players = { $n } jogadores
balance-between = de { $low } a { $high }
# A label and its share; $between is balance-between.
balance-share = { $what }: { $share }
balance-share-between = { $what }: { $share } ({ $between })
balance-seats = Quem começa?
balance-seats-about = O ponto é a proporção de partidas vencidas daquele lugar. A barra em volta contém a proporção verdadeira 19 vezes em 20. A linha tracejada é o que um lugar justo venceria.
balance-seat = Lugar { $n }
balance-seat-first = Lugar { $n } (começa)
# $points: percentage points, such as “9.8”.
balance-first-more = Começar vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } acima de { $equal }, a proporção justa.
balance-first-less = Começar custa { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } em relação a { $equal }, a proporção justa.
balance-first-open = Nenhum lugar é claramente melhor: a proporção justa é { $equal }.
balance-lengths = Quanto dura?
balance-lengths-about = Os turnos de uma partida, contando os de todos. Quanto mais alta a barra, mais partidas têm essa duração.
# $each: turns of each player.
balance-length = { $mean } turnos em média, { $each } por jogador. Metade das partidas dura { $median } turnos ou menos.
balance-ends = Como termina?
balance-ends-about = Uma partida termina quando alguém alcança a Glória necessária, ou quando quatro cartas de Criatura ficam vazias. O laboratório interrompe partidas sem fim em um limite.
balance-end-glory = Glória alcançada
balance-end-empty-cards = quatro cartas vazias
balance-end-limit = limite de turnos
balance-broken = Quais cartas parecem desequilibradas?
balance-broken-about = Cartas com que se vence demais ou de menos, e cartas que ninguém quer. Quem decide são os bots: veja isto como um motivo para olhar melhor.
balance-broken-none = Nenhuma: nenhuma carta se destaca tanto.
balance-strong = { $card } é muito forte: com ela se vence { $won }, sem ela { $without }.
balance-weak = { $card } é muito fraca: com ela se vence { $won }, sem ela { $without }.
balance-ignored = Ninguém quer { $card }: capturada em { $captured } das { $games } partidas em que estava.
balance-boxes = As caixas
balance-boxes-about = A carta média de cada caixa. “Decide” é a distância da vantagem dela até a habitual, para cima ou para baixo, em pontos.
balance-cards = Todas as cartas
balance-cards-about = A “vantagem” diz quantos pontos você vence acima de uma chance justa se capturou a carta e outros não.
balance-cards-plot = A barra dela contém o valor verdadeiro 19 vezes em 20. A linha tracejada é a vantagem habitual: a da carta do meio. As barras cinza não se afastam dela mais do que a sorte pode. Clique em um título para ordenar.
# In Markdown, which has no bars.
balance-cards-brackets = O intervalo entre parênteses contém o valor verdadeiro 19 vezes em 20.
balance-points = { $edge } (de { $low } a { $high })
# Headings of columns.
balance-column-table = Mesa
balance-column-seat = Lugar
balance-column-won = Vencidas
balance-column-interval = Intervalo de 95%
balance-column-turns = Turnos
balance-column-glory = Glória por partida
balance-column-ended_glory = Glória alcançada
balance-column-ended_empty_cards = Cartas vazias
balance-column-ended_limit = Limite de turnos
balance-column-box = Caixa
balance-column-cards = Cartas
balance-column-captured = Capturada
balance-column-dice = Dados por partida
balance-column-spread = Decide
balance-column-card = Carta
balance-column-with = Vencidas com
balance-column-without = Vencidas sem
balance-column-edge = Vantagem em pontos
balance-column-chance = Só sorte
balance-method = Como ler esta página
balance-method-luck = Cada partida tem a própria Natureza e os próprios dados, e os bots trocam de lugar. “Capturada” é a proporção das partidas com aquela carta em que alguém capturou um dado dela. “Glória por partida” é o que todos os jogadores juntos marcaram com ela.
balance-method-edge = “Vencidas com” e “vencidas sem” olham só para partidas em que alguns jogadores capturaram a carta e outros não. A vantagem também leva em conta os lugares, pois quem começa captura mais e vence mais. Quem joga mal os dados captura o que é barato, por isso quase todas as vantagens ficam alguns pontos abaixo de zero. Compare as cartas entre si: a vantagem habitual é a da carta do meio.
balance-method-many = Olhe para cem cartas, e cinco vão parecer especiais por sorte. “Só sorte” diz com que frequência a sorte afasta tanto uma carta da vantagem habitual, e leva em conta quantas cartas se olham (Benjamini e Hochberg): das cartas abaixo de 5%, cerca de uma em vinte é alarme falso.
balance-method-bots = Uma carta pode parecer forte porque quem está na frente pode pagar por ela. E estes são bots: podem julgar mal uma carta que você jogaria bem.
balance-method-marks = As cartas com ° são em parte reconstrução nossa, as com ≈ em parte relatadas por quem teve a carta nas mãos. Se uma delas parece desequilibrada, talvez o erro seja nosso.
