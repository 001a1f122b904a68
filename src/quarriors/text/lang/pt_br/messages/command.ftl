# What the `quarriors` command says: lists of cards, Wilds, checks, counts, and what went wrong.
# Names of commands, options, files, boxes and bots stay as they are in every language.

## Lists of cards: `quarriors cards`, `quarriors deal`

# Headings of columns. Short.
cards-cost = Custo
cards-glory = Glória
cards-card = Carta
cards-faces = Faces
cards-text = Texto
# Headings of groups.
cards-stack-basic = Cartas básicas
cards-stack-creature = Criaturas
cards-stack-spell = Feitiços
cards-stack-quest = Missões
# A card in full. These facts stand in one line: “Creature · Quarriors! (2011) · cost 5 · 2 Glory · 5 dice on its card”.
cards-kind-basic = Carta básica
cards-kind-creature = Criatura
cards-kind-spell = Feitiço
cards-kind-quest = Missão
cards-box = { $box } ({ $year })
cards-costs = custo { $n }
cards-discounted = { $n } com Quiddity { $energy ->
    [light] da Luz
   *[dark] das Trevas
}
cards-never = não pode ser capturado
cards-level = nível { $n }
cards-worth = { $n } de Glória
cards-dice = { $n ->
    [0] nenhum dado na carta
    [one] { $n } dado na carta
   *[other] { $n } dados na carta
}
cards-each = { $n ->
    [one] { $n } dado em cada bolsa inicial
   *[other] { $n } dados em cada bolsa inicial
}
cards-faces-are = Faces: { $faces }
# In front of the faces of a quest's dice, in a list of cards.
cards-level-faces = Nível { $n }: { $faces }
# Below the text of a card in a list. $parts is a list such as “dice, ability”.
cards-reported = (de relatos: { $parts })
cards-reconstructed = (criação nossa: { $parts })
cards-part-name = nome
cards-part-faces = dados
cards-part-stats = custo e Glória
cards-part-ability = habilidade
cards-part-bursts = linhas de Explosão
cards-part-anchored = Feitiço Ancorado
# Below a list of cards.
cards-mark-reported = ≈ Parte desta carta vem do relato publicado por alguém que a tem. “quarriors cards --reported” diz qual parte.
cards-mark-reconstructed = ° Parte desta carta é criação nossa, porque a carta impressa não foi encontrada. “quarriors cards --reconstructed” diz qual parte.
# Below a card in full.
cards-parts-reported = ≈ Do relato publicado por alguém que tem a carta, em nossas palavras: { $parts }.
cards-parts-reconstructed = ° Criação nossa, porque a carta impressa não foi encontrada: { $parts }.
cards-parts-printed = Todo o resto é igual ao impresso.
cards-note = O que sabemos: { $note }
cards-as-printed = Custo, Glória e dados são iguais aos impressos.
cards-ability-as-printed = O texto diz em nossas palavras o que a carta impressa faz.
cards-corrects = Substitui { $card }.
cards-legend = Faces: Q Quiddity, D pegar e jogar, R re-jogar, + os dois, | um ou outro, 1/2/3 nível, Ataque e Defesa de uma Criatura, S Feitiço, ✶ Explosão.
cards-legend-lock = L é uma Tranca.
cards-legend-energy = ☼ é Luz, ☾ é Trevas. Um custo de 8/7 significa 8, ou 7 se você pagar com um pouco da energia da própria carta.
cards-legend-question = ? significa que a carta diz o que faz.

cards-none-found = Nenhuma carta tem todas estas palavras no nome, na classe ou no texto: { $searched }
cards-none-named = Você não indicou nenhuma carta. Escreva um nome entre as vírgulas.
cards-none-reported = Nenhuma destas cartas tem uma parte que venha de um relato.
cards-none-reconstructed = Nenhuma destas cartas é em parte criação nossa.
cards-none-doubtful = Todas estas cartas são exatamente iguais às impressas.
cards-unknown = Não existe carta chamada “{ $name }”.
cards-unknown-in = Não existe carta chamada “{ $name }” em { $boxes }.

## Rules that differ from the usual ones

rules-captures = Cada jogador pode capturar { $value } dados por turno.
rules-expert-culling = Uma Criatura que pontua só rende Glória se você a abater.
rules-turn-limit = A partida termina depois do turno { $value }. Vence quem tiver mais Glória.
rules-quests = { $value ->
    [yes] Vocês jogam com Missões.
   *[no] Vocês jogam sem Missões.
}
# $box names one or more boxes.
rules-mix = { $value ->
    [side] Uma porção de { $box }: algumas cartas dela vêm primeiro, depois as outras.
    [two_scoops] Duas bolas de { $box }: tantas cartas dela quantas couberem.
   *[democratic] Democracia: você escolheu todas as cartas.
}
rules-side-cards = { $value } das cartas são de { $box }.
rules-handicap = { $value ->
    [glory] Quem joga depois começa com um pouco de Glória. Isso não está no livro de regras.
   *[dice] Quem começa pega menos dados no primeiro turno. Isso não está no livro de regras.
}

## Dealing Wilds: `quarriors deal`

deal-title = Natureza para { $players } jogadores, { $edition ->
    [classic] regras clássicas (2011)
   *[revised] regras revisadas (2018)
}
deal-title-named = { $name }: Natureza para { $players } jogadores, { $edition ->
    [classic] regras clássicas (2011)
   *[revised] regras revisadas (2018)
}
# Behind one of these titles: “Wilds for 2 players, revised rules (2018) · seed 7”.
deal-seed = semente { $seed }
deal-lay = { $n ->
    [one] Coloque { $n } dado em cada carta.
   *[other] Coloque { $n } dados em cada carta.
}
deal-lay-else = { $n ->
    [0] Não coloque dados em { $card }.
    [one] Coloque { $n } dado em { $card }.
   *[other] Coloque { $n } dados em { $card }.
}
deal-quests = { $n ->
    [one] Abaixo da Natureza, coloque { $n } carta de Missão com os 2 dados dela.
   *[other] Abaixo da Natureza, coloque { $n } cartas de Missão, cada uma com os 2 dados dela.
}
# $dice is a list such as “8 (name of dice) and 4 (name of dice)”.
deal-begin = Cada jogador começa com estes dados: { $dice }.
deal-large = Os dados { $dice } não têm carta e nunca vão para uma bolsa: ficam ao lado dos jogadores.
deal-goal = Quem chegar primeiro a { $goal } de Glória vence.
deal-weak = { $card } é fraca aqui: precisa de dados de { $class }, e não há nenhum.
deal-weak-locks = { $card } é fraca aqui: destranca dados, e nenhum dado desta Natureza pode ser trancado.
# $counts is a list such as “40 of 60 in (name of a box)”.
deal-printed = Só cartas exatamente iguais às impressas: { $counts }.
deal-printed-count = { $printed } de { $all } em { $box }
deal-needs = Caixas: { $boxes }
deal-again = Esta Natureza de novo: { $command }
deal-play = Jogar com ela: { $command }
deal-none-named = Não há Natureza pronta para { $boxes }.
deal-twice = Você indicou a Natureza duas vezes: dê um nome ou --wilds, não os dois.

## Checking a game: `quarriors verify`

verify-legal = { $file }: { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}, à mesa: { $players }. { $decisions ->
    [1] A única decisão é válida.
   *[other] Todas as { $decisions } decisões são válidas.
}
verify-unfinished = A partida não acabou.
verify-dice = { $dice ->
    [1] O único dado pego ou jogado bate com a semente.
   *[other] Todos os { $dice } dados pegos e jogados batem com a semente.
}
verify-no-dice = Os dados não foram comparados com uma semente. Para isso, acrescente --seed.
verify-resigned = Desistência: { $resigned }. { $n ->
    [one] Vitória de { $winners }.
   *[other] { $winners } dividem a vitória.
}
verify-commitment = O segredo bate com o compromisso que este registro informa.
verify-commitment-noted = O segredo bate com o compromisso que você anotou antes da partida.
verify-seals-noted = Os lacres de todos os nonces são os que você anotou antes da partida.
verify-nonce-noted = { $n ->
    [one] Seu nonce está neste registro. Você jogou como { $names }.
   *[other] Seus nonces estão neste registro. Você jogou como { $names }.
}
verify-key = { $dice ->
    [1] O único dado pego ou jogado bate
   *[other] Todos os { $dice } dados pegos e jogados batem
} com o segredo e { $nonces ->
    [0] nenhum nonce.
    [one] o nonce de { $nonces } jogador.
   *[other] os nonces de { $nonces } jogadores.
}
# $fault is a sentence that says what and where.
verify-differs = Alguns dados ou a Natureza não batem com a semente: { $fault } Isso pode acontecer em treino, por exemplo depois de desfazer algo.
verify-wilds-key = A Natureza vem do mesmo segredo e dos mesmos nonces: ninguém podia escolhê-la.
verify-wilds-secret = A Natureza vem só do segredo do servidor e estava à vista antes da partida. Quem cuida do servidor podia sortear de novo até gostar dela.
verify-wilds-chosen = A Natureza foi escolhida antes da partida.
verify-wilds-named = A Natureza é uma das prontas. Foi escolhida antes da partida.
verify-wilds-same = A Natureza é a da partida anterior.
verify-first = Sorteio entre { $lots }: { $first } começou.
verify-unsealed = { $n ->
    [one] O nonce de { $names } não estava lacrado
   *[other] Os nonces de { $names } não estavam lacrados
}: quem deu um nonce depois podia vê-lo. Junto com quem cuida do servidor, podia testar vários.
verify-exchanges = Os nonces foram lacrados { $n } vezes: alguém saiu ou lacrou outro nonce depois de ver os dos outros.
verify-verified = Verificada para você: os dados vêm do que você anotou antes da partida.
verify-consistent = Coerente, mas não verificada: tudo vem do segredo e dos nonces deste registro, e um registro assim pode ser feito depois da partida. Se você anotou o compromisso do servidor e o seu nonce antes da partida, acrescente --commitment e --nonce.
verify-consistent-commitment = Coerente, mas não verificada: o compromisso é o que você anotou, mas ninguém respondeu por um nonce. Se você jogou, acrescente --nonce com o seu.
verify-consistent-nonce = Coerente, mas não verificada: o seu nonce está lá, mas o servidor podia escolher o segredo depois. Acrescente --commitment com o que você anotou antes da partida.
verify-consistent-seals = Coerente, mas não verificada: o compromisso e o seu nonce são os que você anotou, mas há outros nonces, e o servidor podia escolhê-los depois de ver o seu. Acrescente --sealed com os lacres de todos os nonces que você anotou antes da partida.
verify-not-practice = Não verificada: foi treino. Alguém escolheu a semente dos dados, ou a partida continuou outra.
verify-not-taken_back = Não verificada: algo foi desfeito depois de jogar dados, então não dá para comparar os dados pegos e jogados.
verify-not-upgraded = Não verificada: o servidor mudou regras ou cartas durante a partida, então não dá para comparar os dados pegos e jogados.
verify-not-restored = Não verificada: quem hospeda restaurou uma cópia de segurança durante a partida, então alguém pode já ter visto dados que ainda viriam.
verify-not-unfinished = Não verificada: a partida não acabou. O segredo dos dados é revelado no fim.
verify-rolls = { $n ->
    [one] { $n } jogada
   *[other] { $n } jogadas
}: quantas vezes cada face saiu, e quantas seriam de esperar.
verify-die = { $die }, { $n ->
    [one] { $n } jogada
   *[other] { $n } jogadas
}
verify-too-few = poucas jogadas para avaliar
verify-chi-square = qui-quadrado { $value }, { $degrees ->
    [one] { $degrees } grau de liberdade
   *[other] { $degrees } graus de liberdade
}: dados honestos se afastam pelo menos tanto assim em { $percent }% das partidas
verify-chi-square-all = No conjunto: qui-quadrado { $value }, { $degrees ->
    [one] { $degrees } grau de liberdade
   *[other] { $degrees } graus de liberdade
}. Dados honestos se afastam pelo menos tanto assim em { $percent }% das partidas.
verify-no-chi-square = Poucas jogadas para saber se os dados foram honestos.
verify-no-seed = Esta partida não tem semente: os dados vêm de um segredo e de nonces. Deixe --seed de fora.
verify-bad-commitment = Um compromisso tem 64 dígitos de 0 a f, não “{ $said }”.
verify-bad-seal = Um lacre tem 64 dígitos de 0 a f, ou é - se não houver, não “{ $said }”.
verify-no-server = Esta não é a partida de um servidor: não tem compromisso nem nonces. Deixe --commitment e --nonce de fora.
verify-other-commitment = { $file } não bate com o que você anotou. Você anotou o compromisso { $noted }, mas este registro informa { $found }. É outra partida, ou alguém a fez depois.
verify-other-seals = { $file } não bate com o que você anotou. O nonce do jogador { $seat } não abre o lacre que você viu antes da partida. Alguém trocou o nonce desse jogador, ou é outra partida.
verify-missing-nonce = { $file } não bate com o que você anotou. Seu nonce { $nonce } não está neste registro. É outra partida, ou alguém a fez depois.

## Counting games: `quarriors simulate`

simulate-title = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} para { $players } jogadores, semente { $seed }.
simulate-speed = { $seconds } s, { $rate } partidas por segundo, { $decisions } decisões por partida.
simulate-none = Nenhuma partida chegou ao fim.
# Headings of columns.
simulate-bot = Bot
simulate-seat = Lugar
simulate-won = Vitórias
simulate-share = Proporção
simulate-interval = Intervalo de 95%
simulate-expected = Se iguais
# In the column of bots: one that sits in several seats; in that of seats: who goes first.
simulate-seats = { $bot }, { $n } lugares
simulate-first = { $n }, começa
simulate-from-to = { $low } a { $high }
simulate-turns = Turnos: { $mean } em média, mediana { $median }, de { $least } a { $most }, desvio padrão { $spread }.
simulate-ends = Finais: { $glory } por Glória, { $empty } por cartas vazias, { $limit } no limite de { $turns } turnos.
simulate-interrupted = Interrompido depois de { $done } de { $games } partidas.
# `quarriors match`: $bot and $other are names of bots, $share, $low and $high percentages.
match-share = { $bot } venceu { $share } de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} contra { $other } (intervalo de 95% de { $low } a { $high })
match-counts = Vitórias { $won }, derrotas { $lost }, vitórias divididas { $shared }. Finais: { $glory } por Glória, { $empty } por cartas vazias, { $limit } no limite de turnos. { $turns } turnos por partida em média.
match-none = { $bot } contra { $other }: nenhuma partida chegou ao fim.
## quarriors bots
# Headings of a list.
bots-level = Níveis, do mais manso ao mais forte
bots-style = Estilos, mais ou menos tão fortes quanto greedy
bots-measure = Referências para os outros bots
bots-other = Dos pacotes que você instalou
# Behind what is said of a bot. $budget is like 0.7s.
bots-thinks = (pensa { $budget })
# Below the list.
bots-budgets = Um bot que pensa aceita um limite de reflexão por decisão, depois de dois-pontos: champion:2s pensa dois segundos, planner:96n olha 96 partidas.
# Below a progress bar: “12/100 games, 0:00:07 left”.
progress-games = partidas,
progress-rounds = rodadas,
progress-steps = passos,
progress-left = restantes

## Measuring: `quarriors bench`. Each line has a short label in front.

bench-label-build = Versão
bench-label-python = Python
bench-label-games = Partidas
bench-label-decisions = Decisões
bench-label-clones = Cópias
bench-label-playouts = Simuladas
bench-label-greedy = Greedy
bench-label-skeleton = Esqueleto
bench-label-ratio = Razão
bench-label-measured = Medido
bench-build-compiled = compilada em código de máquina; o esqueleto é sempre Python puro
bench-build-pure = Python puro, como o esqueleto; uma versão compilada é várias vezes mais rápida
bench-python = { $name } { $version }{ $built ->
    [both] , compilado com otimização guiada por perfil e em tempo de ligação
    [pgo] , compilado com otimização guiada por perfil
    [lto] , compilado com otimização em tempo de ligação, mas não guiada por perfil
    [plain] , compilado sem otimização guiada por perfil, o que custa um pouco de velocidade
   *[unknown] ; não se sabe como foi compilado
}
bench-games = { $n } por segundo: dois jogadores aleatórios, { $boxes }, do sorteio ao fim
bench-decisions = { $n } por segundo, { $per_game } por partida
bench-clones = { $n } por segundo no meio da partida; uma custa { $cost } de uma decisão
bench-playouts = { $n } por segundo: partidas aleatórias inteiras dentro do motor, { $ratio } para uma do esqueleto
bench-greedy = { $n } partidas por segundo, jogadas do meio até o fim por bots greedy
bench-skeleton = { $n } por segundo: a mesma partida sem habilidades
bench-ratio = { $ratio } partidas do motor para uma do esqueleto (rodada mais baixa { $lowest }, mais alta { $highest })
bench-measured = { $rounds } rodadas de { $games } partidas, motor e esqueleto alternados; medianas
bench-quick-alone = --quick define --rounds e --games. Deixe de fora --quick, ou os outros dois.

## Boxes of your own: `quarriors box`

box-next = A seguir: { $steps }
box-title = { $id }: { $name } ({ $year }), { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $dice ->
    [one] { $dice } classe de dados
   *[other] { $dice } classes de dados
}
box-fault = Erro: { $finding }
box-remark = Observação: { $finding }
box-fine = Faces, ids, textos e verbos estão em ordem. { $games ->
    [0] Nenhuma partida foi jogada.
    [one] { $games } partida foi jogada.
   *[other] { $games } partidas foram jogadas.
}
box-unplayed = Nenhuma partida foi jogada, porque há algo errado.
box-id = “{ $id }” não pode ser o id de uma caixa. Use letras minúsculas, dígitos, _ e -, e comece com uma letra.
box-id-taken = Já existe uma caixa com o id { $id }. Escolha outro id.
box-folder-taken = { $folder } já existe. Indique uma pasta nova ou vazia com --dir.
# What `quarriors box check` finds. Verbs and ids are names from the box's Python code.
box-finding-faces = o dado { $die } tem { $n ->
    [one] { $n } face
   *[other] { $n } faces
}, não 6
box-finding-no-spell = o dado de Feitiço { $die } não tem face de Feitiço. Escreva uma como S ou S *
box-finding-no-creature = o dado de Criatura { $die } não tem face de Criatura. Escreva uma como C 1/2/3
box-finding-ids = duas cartas têm o id { $id }
box-finding-other-box = existe outra caixa com o id { $id }: { $box }
box-finding-same-card = { $card } também é uma carta de { $box }, então é preciso indicá-la pelo id
box-finding-same-class = { $die } também é uma classe de { $box }. Só uma das duas é sorteada
box-finding-no-target = ela substitui { $card }, mas a caixa { $box } não está instalada
box-finding-override = ela substitui { $card }: { $reason }
box-finding-card = { $card }: { $reason }
box-finding-idle-verb = o verbo { $verb } não faz nada. Dê a ele um método { $method }
box-finding-reason = { $reason }
box-finding-no-sentence = não é possível formar uma frase em { $language }: { $reason }
box-finding-untold = não há palavras para { $word } em { $language }. Acrescente-as com register_phrase
box-finding-english = quem lê em { $languages } vê { $word } em inglês. Acrescente suas palavras nesses idiomas com register_phrase
box-finding-wordless = { $card } tem uma linha sem palavras em { $language }
box-finding-worth = os bots só podem adivinhar quanto vale { $verb }. Diga a eles com quarriors.bots.tell_worth
box-finding-game = partida { $n } (semente { $seed }), com { $card }: { $reason }
box-finding-changing = as declarações mudam durante a partida. Um verbo não deve guardar nada em si mesmo
box-finding-uncaptured = ninguém capturou { $cards }
box-finding-lost-dice = dados foram perdidos ou duplicados
box-finding-endless = não terminou em { $n } turnos
box-finding-record = o registro termina de outra forma quando é reproduzido

## Databases: `quarriors db`

db-up-to-date = O banco de dados está na versão { $version }. Nada a fazer.
db-created = O banco de dados estava vazio e agora está na versão { $version }.
db-upgraded = O banco de dados estava na versão { $before } e agora está na versão { $version }.
db-exported = { $written ->
    [one] { $written } partida gravada
   *[other] { $written } partidas gravadas
}; já presentes: { $there }.
db-not-written = Não gravada: { $reason }
db-purged = { $n ->
    [0] Nenhuma partida apagada.
    [one] { $n } partida apagada.
   *[other] { $n } partidas apagadas.
}
# The translation may ask for other letters; the answers are those of plain-yes.
db-purge-sure = { $n ->
    [one] Apagar { $n } partida em que ninguém mexe há { $time }?
   *[other] Apagar { $n } partidas em que ninguém mexe há { $time }?
} (s/n)
# What “quarriors db check” found. $game is the id of a game, $number the number of an event, $reason and $said are in English.
db-fault-file = O arquivo está danificado: { $said }
db-fault-unreadable = A partida { $game } não pode ser lida: { $reason }
db-fault-numbers = A partida { $game } deveria ter os eventos 1 a { $n }. Encontrados: { $found }.
db-fault-event = Partida { $game }: o evento { $number } está danificado.
db-fault-snapshot = Partida { $game }: o instantâneo depois do evento { $number } está danificado.
db-fault-replay = A partida { $game } não pode ser rejogada além do evento { $number }: { $reason }
db-fault-row = Partida { $game }: a lista de partidas não diz o mesmo que os eventos dela ({ $columns }).
db-sound = { $n ->
    [0] O banco de dados está íntegro. Ele não tem partidas.
    [one] O banco de dados está íntegro, e a partida dele também.
   *[other] O banco de dados está íntegro, e todas as { $n } partidas também.
}
db-unsound = { $damaged ->
    [0] O banco de dados está danificado. Todas as { $n } partidas podem ser rejogadas. Faça uma cópia de segurança dele, ou volte a uma mais antiga.
    [one] { $damaged } partida de { $n } está danificada. Sua última cópia de segurança talvez a tenha inteira.
   *[other] { $damaged } partidas de { $n } estão danificadas. Sua última cópia de segurança talvez as tenha inteiras.
}
db-elsewhere = { $n ->
    [one] { $n } partida foi jogada com outras regras ou cartas. Ela continua a partir do último turno.
   *[other] { $n } partidas foram jogadas com outras regras ou cartas. Elas continuam a partir do último turno.
}
db-missing = Não existe o banco de dados { $file }. “quarriors serve” o cria.
db-no-game = Não existe a partida { $game } neste banco de dados.
db-time = “{ $text }” não é um tempo. --older-than aceita um número e h, d ou w, como 90d.

## Serving: `quarriors serve`

serve-open = A mesa está aberta em { $address } – aperte Ctrl-C para parar. Todas as partidas ficam guardadas.
serve-no-browser = Não foi possível abrir um navegador aqui. Abra { $address } por conta própria.
serve-port-taken = A porta { $port } em { $host } não pode ser usada: { $reason } Tente “quarriors serve --port { $other }”, ou --port 0 para qualquer porta livre.
serve-no-address = O endereço { $host } não existe: { $reason } Tente --host 127.0.0.1 ou --host 0.0.0.0.

## Playing: `quarriors play`, `quarriors position`

play-size = A mesa precisa de um terminal de { $columns } × { $lines }, e este tem { $width } × { $height }. Aumente-o, ou acrescente --plain.
play-resume-alone = --resume continua uma partida como ela está. Deixe de fora jogadores, bots, Natureza, regras e semente.
play-resume-failed = { $reason } “quarriors play --list” mostra suas partidas salvas.
play-over = Esta partida acabou. Para revê-la: { $command }
play-no-game = Não há partida inacabada em { $folder }. Para começar uma: quarriors play
play-first = Não há ninguém chamado “{ $name }” à mesa. Com --first, indique um destes: { $names }, ou random.
play-exists = { $file } já existe. Continue-a com --resume, ou indique outro arquivo.
play-bots-many = { $bots } bots não cabem em uma mesa para { $seats }. Indique menos bots ou mais jogadores.
play-changed = Outro programa mudou { $file }: esta partida está sendo jogada em dois lugares. Para continuar: { $command }
play-not-saved = A partida não pode ser salva em { $file }: { $reason } Com --save ARQUIVO você pode indicar outro lugar.
position-one-way = Escolha um entre --text, --json, --check e --play.
position-only-play = --bots, --seed, --save, --plain e --no-confirm só funcionam com --play. Acrescente --play.
position-no-turn = --turn funciona com registros e partidas salvas. Uma posição é um único momento.
position-turns = Não há turno { $turn } nesta partida. Ela vai do turno { $first } ao { $last }.
position-finished = Nesta posição a partida acabou. Não há mais nada para jogar.
replay-turns = Não é possível mostrar os turnos { $since } a { $until }. Esta partida vai do turno { $first } ao { $last }.

## Files

file-missing = O arquivo { $file } não existe.
file-folder = { $file } é uma pasta. Indique um arquivo dentro dela.
file-unreadable = { $file } não pode ser lido: { $reason }
file-large = { $file } tem mais de { $n } MB, então não é um dos nossos.
file-not-utf8 = { $file } não é texto em UTF-8 (byte { $byte }).
file-binary = { $file } não é texto.
file-empty = { $file } está vazio.
file-no-stdin = A entrada padrão está fechada. Indique um arquivo.
file-option = Não existe a opção { $option }. Se você se refere a um arquivo com esse nome, escreva ./{ $option }.
# In place of a file's name.
file-stdin = Entrada padrão
# What is wrong in a record, a saved game or a position. $reason is a sentence that says what exactly.
file-fault = { $file }: { $reason }
file-fault-line = { $file }, linha { $line }: { $reason }
file-line = linha { $line }: { $reason }

## What you typed on the command line

# Behind any of these where we have an idea: $names is one name or several.
usage-did-you-mean = Você quis dizer { $names }?
# Each of those names, and other words that somebody typed.
quoted = “{ $name }”
# Comes last in any of these.
usage-help = “{ $command }” mostra o que existe.
usage-option = Não existe a opção { $option }.
usage-command = Não existe o comando “{ $command }”.
usage-extra = Não sei o que fazer com { $words }.
usage-value-missing = { $option } precisa de um valor em seguida.
usage-argument-missing = Falta algo: { $argument }.
usage-option-missing = É preciso indicar { $option }.
usage-choice = “{ $value }” não serve para { $option }. Escolha entre: { $choices }.
usage-number = “{ $value }” não serve para { $option }: é preciso um número inteiro.
usage-decimal = “{ $value }” não serve para { $option }: é preciso um número.
usage-value = “{ $value }” não serve para { $option }.
usage-no-value = { $option } não aceita valor.
usage-twice = Você indicou { $option } duas vezes. Uma basta.
usage-word = { $option } precisa de pelo menos uma palavra.
usage-seed = Uma semente é um número ou uma palavra. Não pode ficar vazia.
usage-at-least = { $option } deve ser pelo menos { $least }, não { $value }.
usage-language = Não existe o idioma “{ $language }”. Escolha entre: { $languages }.
usage-wrong = Não dá para entender a linha de comando: { $reason }
usage-interrupted = Interrompido.

## What cannot be played, and what to do instead. $boxes, $cards and $names are lists.
## What only helps on a command line is a message of its own, …-help: the page does not say it.

refused-players = Quarriors! é para 2 a 4 jogadores, não { $n }.
refused-players-named = Quarriors! é para 2 a 4 jogadores. Você indicou { $n }: { $names }.
refused-name = “{ $name }” não pode ser o nome de um jogador. Use de 1 a 40 caracteres, com espaços simples.
refused-name-marks = “{ $name }” não pode ser o nome de um jogador. Deixe de fora estes sinais: { $marks }
refused-name-word = “{ $name }” significa outra coisa nos registros. Escolha outro nome.
refused-name-twice = Dois jogadores têm o mesmo nome: { $names }. Dê um nome diferente a cada um.
refused-name-unseen = “{ $name }” não pode ser o nome de um jogador. Tire os sinais invisíveis e ponha algo que se possa ler.
refused-name-alike = “{ $name }” parece “{ $other }”. Escolha um nome que ninguém confunda.
refused-bot = Não existe bot chamado “{ $name }”. Escolha entre: { $names }.
refused-bot-broken = O bot { $name } não funciona: o Python diz “{ $python }”.
refused-box = Não existe caixa chamada “{ $name }”. Escolha entre: { $names }.
refused-box-twice = Você indicou a caixa { $name } duas vezes.
refused-box-broken = A caixa { $name } não funciona: o Python diz “{ $python }”.
refused-card = Não existe carta chamada “{ $name }” em { $boxes }.
refused-card-or-wilds = Não existe carta nem Natureza pronta chamada “{ $name }” em { $boxes }.
refused-card-or-wilds-help = “quarriors cards” lista as cartas, “quarriors deal --named” as Naturezas prontas.
refused-card-elsewhere = “{ $name }” não está em { $boxes }, mas em { $others }.
refused-card-elsewhere-help = Acrescente essa caixa a --sets.
refused-card-several = “{ $name }” pode ser { $cards }. Use o id.
refused-wilds-boxes = A Natureza “{ $name }” precisa destas caixas: { $boxes }.
refused-wilds-boxes-help = Acrescente --sets { $boxes }.
refused-wilds-complete = A Natureza “{ $name }” está completa. Indique só ela, ou só cartas.
refused-wilds-doubtful = { $n ->
    [1] Uma carta da Natureza “{ $name }” não é exatamente igual à impressa: { $card }.
   *[other] { $n } cartas da Natureza “{ $name }” não são exatamente iguais às impressas; por exemplo, { $card }.
}
refused-creatures-many = Uma Natureza tem { $limit } cartas de Criatura. Você indicou { $n }: { $cards }.
refused-spells-many = Uma Natureza tem { $limit } cartas de Feitiço. Você indicou { $n }: { $cards }.
refused-democratic = Em uma mistura democrática, você indica todas as cartas: { $creatures } Criaturas e { $spells } Feitiços.
refused-creatures-few = { $boxes }: só { $n } classes de cartas de Criatura cabem aqui, e uma Natureza precisa de { $limit }.
refused-creatures-few-help = Acrescente uma caixa a --sets.
refused-spells-few = { $boxes }: só { $n } classes de cartas de Feitiço cabem aqui, e uma Natureza precisa de { $limit }.
refused-spells-few-help = Acrescente uma caixa a --sets.
refused-quests-few = { $boxes }: só { $n } níveis de cartas de Missão cabem aqui, e você precisa de { $limit }.
refused-quests-few-help = Acrescente a --sets uma caixa com Missões.
refused-class-twice = Duas cartas da classe { $class } não podem estar na mesma Natureza. Indique só uma delas.
refused-card-dice = { $card } não pode ser sorteada: os dados dela estão na caixa { $box }.
refused-card-dice-help = Acrescente essa caixa a --sets.
refused-card-needs = { $card } não pode ser sorteada: é para partidas com { $boxes }.
refused-card-needs-help = Acrescente essa caixa a --sets.
refused-card-doubtful = { $card } não pode ser sorteada: não é exatamente igual à impressa.
refused-card-doubtful-help = Tire a carta, ou tire --printed-only.
refused-no-base = { $boxes }: nenhuma destas caixas pode ser jogada sozinha.
refused-no-base-help = Acrescente a caixa básica a --sets.
refused-basics = { $boxes }: faltam as cartas básicas { $cards }. Elas estão na caixa { $box }.
refused-basics-help = Acrescente-a a --sets.
refused-without = Com dados de { $class }, joga-se sem { $card }. Deixe essa carta de fora.
refused-quest-off = { $card } é uma carta de Missão, mas você joga sem Missões.
refused-quest-off-help = Tire a carta, ou tire --no-quests.
refused-quest-level = { $card } é uma Missão de nível { $level }. Com { $players } jogadores, usam-se Missões de nível { $levels }.
refused-quest-levels-same = { $cards } têm o mesmo nível. Indique só uma delas.
refused-quest-mix = Estas Missões não combinam. 2 jogadores usam o nível 2, 3 jogadores os níveis 1 e 3, 4 jogadores os níveis 1, 2 e 3.
refused-quest-none = Você pediu Missões, mas esta Natureza não tem nenhuma.
refused-quest-none-help = Acrescente a --sets uma caixa com Missões, ou deixe --quests de fora.
refused-needs-quests = { $card } é para partidas com Missões. Indique também cartas de Missão, ou deixe-a de fora.
refused-expert = Com dados de { $class }, as Criaturas não são abatidas quando pontuam, então o Abate para Especialistas não tem efeito.
refused-expert-help = Deixe --expert-culling de fora.
refused-mix = A mistura “{ $mix }” precisa de uma caixa principal, e nenhuma destas é uma.
refused-mix-help = Acrescente uma a --sets, como { $boxes }, ou deixe --mix de fora.
refused-classic = As regras clássicas de 2011 não conhecem { $things }.
refused-classic-help = Deixe --edition classic de fora.
refused-turn-limit = { $n } turnos não são um limite possível.
refused-turn-limit-help = --turn-limit aceita um número de 1 a 100000.
refused-side-cards = --side-cards só funciona com --mix side.
refused-handicap = Com dados { $class } todos pegam poucos dados no início de qualquer forma: pegar menos não é desvantagem.
refused-handicap-help = Use --handicap glory.
refused-games = Jogue pelo menos uma partida, não { $n }.
refused-workers = --workers aceita um número de 1 a { $most }, não { $n }.
refused-bots-seats = { $bots } bots ({ $names }) não cabem em { $seats } lugares. Indique menos bots, ou dê a --players um número maior.
# $theirs e $ours são versões do programa.
refused-in-use = Há servidores do quarriors { $theirs } rodando neste banco de dados. Este é o quarriors { $ours }, com outras tabelas, regras ou cartas. Pare todos eles e depois inicie este.
refused-taken-over = O banco de dados agora pertence ao quarriors { $theirs }. Este é o quarriors { $ours }, com outras tabelas, regras ou cartas. Inicie a outra versão.
refused-empty-file = { $file } está vazio: 0 bytes. Um banco de dados novo ainda não tem arquivo, então este pode ter perdido as partidas. Coloque sua cópia de segurança no lugar dele, ou apague o arquivo para começar sem partidas.
refused-damaged-file = { $file } está danificado: { $said }. Coloque sua cópia de segurança no lugar dele. “quarriors db check” mostra quais partidas ainda podem ser lidas.
# Anything else that the program refuses. $reason is in English.
refused-other = { $reason }
# A box or bot that was left out of what you asked for.
fault-left-out = { $what } ficou de fora: { $reason }

## Números: o sinal antes dos decimais, e uma porcentagem.

number-point = ,
number-percent = { $n }%

## quarriors lab train

train-done = Os pesos estão em { $file }. Em partidas das quais não aprendeu, a rede acerta o vencedor em { $right } das mesas (perda { $loss }).
train-measured = { $bot } com esses pesos venceu { $share } de { $games } partidas contra { $rival } com { $boxes } (intervalo de 95%: { $low } a { $high }).
train-interrupted = Interrompido. O que está feito fica em { $folder }: continue com --resume.
