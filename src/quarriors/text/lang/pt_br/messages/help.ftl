# What `quarriors --help` and `quarriors COMMAND --help` say.
#
# For translators:
# - Names of commands and options (deal, --wilds), of files and of values (greedy, revised) stay as they are.
# - Paragraphs are wrapped to the width of the terminal. An empty line begins a new paragraph.
# - The only variables here are plain ones, { $value }. No plurals: these texts are read before the catalogue is loaded.

## Headings and small words

help-usage = Uso:
help-commands = Comandos
help-options = Opções
help-arguments = O que você indica
help-examples = Exemplos
# Behind the description of an option, in brackets.
help-default = padrão: { $value }
help-required = obrigatório
# Placeholders in the usage line: quarriors COMMAND, quarriors deal [OPTIONS].
help-usage-command = COMANDO
help-usage-options = [OPÇÕES]

# Placeholders for what you type: --port NUMBER. Short, in capitals.
help-value-text = TEXTO
help-value-number = NÚMERO
help-value-numbers = NÚMEROS
help-value-names = NOMES
help-value-seed = SEMENTE
help-value-file = ARQUIVO
help-value-folder = PASTA
help-value-language = IDIOMA
help-value-address = ENDEREÇO
help-value-url = URL
help-value-time = TEMPO
help-value-card = CARTA
help-value-wilds = NATUREZA
help-value-game = PARTIDA
help-value-box = CAIXA
help-value-name = NOME
help-value-bot = BOT
help-value-other = OUTRO
help-value-budget = LIMITE
help-value-shell = SHELL

## The command as a whole

help-about = Quarriors! no terminal e no navegador: jogue, consulte cartas, sorteie a Natureza, reveja partidas.
help-after = Cada comando tem a própria ajuda, com exemplos: quarriors COMANDO --help
help-option-help = Mostrar esta ajuda.
help-option-version = Mostrar a versão.
# $value is a list such as “en, fr, it, pt-BR”.
help-option-lang = O idioma a falar: { $value }.
help-lang = O idioma a falar: { $value }. Sem esta opção: QUARRIORS_LANG, o idioma que você escolheu na mesa ou o do sistema.

help-example-play = jogar contra um bot
help-example-friends = três amigos em um teclado
help-example-serve = jogar no navegador
help-example-deal = Natureza para a caixa da estante
help-example-cards = todas as cartas que falam de dragões

# One line for each command, in the list of commands.
help-line-play = Jogar no terminal, contra bots ou com amigos no mesmo teclado.
help-line-serve = Jogar no navegador, nesta máquina ou com outras pessoas da rede.
help-line-site = Escrever a mesa como arquivos para qualquer hospedagem estática, sem servidor.
help-line-bots = Conhecer os bots.
help-line-deal = Sortear a Natureza: ao acaso, pronta ou à sua escolha, também para a caixa de verdade.
help-line-cards = Consultar cartas.
help-line-box = Criar sua própria caixa e conferi-la.
help-line-lab = Deixar bots jogarem muito: contar, classificar, equilibrar.
help-line-simulate = Deixar bots jogarem muitas partidas e ver quem vence.
help-line-match = Medir um bot contra outro.
help-line-replay = Rever passo a passo uma partida jogada.
help-line-verify = Conferir se uma partida seguiu as regras e teve dados honestos.
help-line-position = Mostrar uma posição, conferi-la ou continuar a partir dela.
help-line-db = Cuidar do banco de dados de um servidor: atualizar, copiar, exportar, limpar.
help-line-bench = Medir a velocidade do motor nesta máquina.
help-line-completion = Configurar o Tab para completar comandos em seu shell.

## Options that several commands share

help-option-json = Imprimir JSON para um script.
help-option-workers = Quantos processos jogam. Sem esta opção, um para cada núcleo do processador.
help-option-ray = Jogar em um cluster Ray neste endereço, como auto ou ray://head:10001. “local” inicia um nesta máquina. Precisa do extra “ray”.
help-option-results = Gravar cada partida neste arquivo assim que termina. Se você parar ou matar o programa, nada se perde.
help-option-resume = Continuar com o arquivo que --results indica: partidas que já estão lá não são jogadas de novo.
help-option-dataset = Gravar as partidas como tabela, uma linha por lugar: um arquivo que termina em .csv ou .parquet.
help-option-seed = Um número ou uma palavra. A mesma semente dá os mesmos dados e a mesma Natureza. Sem ela, é ao acaso.
help-option-sets = As caixas de onde sortear, separadas por vírgulas.
help-option-db = O banco de dados: uma URL ou o nome de um arquivo SQLite.
help-option-plain = Jogar em linhas de texto: para leitores de tela, registros e programas. Também acontece onde não há terminal.
help-option-confirm = Perguntar antes de você encerrar uma fase com algo útil sem usar. Fica ligado até você desligar.
help-option-edition = A edição das regras: revised (revisada, 2018) ou classic (clássica, 2011).
help-option-captures = Quantos dados um jogador pode capturar por turno. 2 é a regra de Captura Avançada.
help-option-expert-culling = Uma Criatura que pontua só rende Glória se você a abater.
help-option-turn-limit = Terminar depois deste número de turnos (contam os de todos). Vence quem tiver mais Glória.
help-option-quests = Jogar com Missões ou sem elas. Se você não disser nada, há Missões quando uma caixa as tem.
help-option-mix = Como misturar uma caixa principal: hint (uma pitada), side (uma porção), two_scoops (duas bolas) ou democratic (você indica todas as cartas).
help-option-side-cards = Com --mix side: quantas cartas da caixa principal usar.
help-option-handicap = Equilibrar os lugares: com glory, quem joga depois começa com um pouco de Glória; com dice, quem começa pega menos dados no primeiro turno. Não está no livro de regras.

## quarriors play

help-about-play = Jogue no terminal: contra bots, ou com amigos que se revezam no mesmo teclado.
help-after-play =
    À mesa, aperte ? para ver todas as teclas. A partida é salva a cada decisão, então você pode sair quando quiser.
help-play-players = Quantos se sentam à mesa (2 a 4), ou os nomes das pessoas, separados por vírgulas.
help-play-bots = Os bots que jogam, separados por vírgulas: "quarriors bots" mostra a lista. Um bot que pensa aceita um limite de reflexão: champion:2s. "none" para nenhum bot.
help-play-wilds = A Natureza: uma pronta (quarriors deal --named lista todas), ou cartas separadas por vírgulas. O resto é sorteado.
help-play-first = Quem começa: o nome de um jogador, ou random. Sem esta opção, é por sorteio.
help-play-pay-by-hand = Você escolhe quais dados gastar. Sem isso, os preços são pagos por você com o mínimo de desperdício.
help-play-resume = Continuar a última partida que você deixou, ou a que você indicar com --save.
help-play-save = Guardar a partida neste arquivo, e não em sua pasta de partidas. Com --resume, você também pode dar um nome de --list.
help-play-list = Listar suas partidas salvas, a mais recente primeiro.
help-example-play-bot = você contra um bot ganancioso
help-example-play-four = você e três bots gananciosos
help-example-play-friends = dois amigos, um teclado
help-example-play-friends-bot = dois amigos e um bot
help-example-play-bots = você contra dois bots
help-example-play-seed = mesma Natureza e mesmos dados que um amigo
help-example-play-rules = outras regras
help-example-play-watch = assistir a dois bots
help-example-play-resume = continuar sua última partida
help-example-play-list = todas as suas partidas salvas

## quarriors serve

help-about-serve = Jogue no navegador: nesta máquina ou com todos em sua rede. Programas também podem jogar.
help-after-serve =
    Em vez de qualquer opção, menos --open, você pode definir uma variável: QUARRIORS_PORT=9000. Aperte Ctrl-C para parar. Todas as partidas ficam guardadas e continuam quando você iniciar o servidor de novo. Os detalhes estão em docs/hosting.md.
help-serve-host = O endereço em que escutar. Sem esta opção, 127.0.0.1: só esta máquina.
help-serve-port = A porta. Sem esta opção, 8000; 0 usa qualquer porta livre.
help-serve-db = Onde guardar as partidas: sqlite:///FILE ou postgresql://USER@HOST/NAME. Sem esta opção, um arquivo em sua pasta de dados.
help-serve-workers = Quantos processos dividem o trabalho. Mais de um exige PostgreSQL.
help-serve-base-path = O caminho em que seu proxy mostra o servidor.
help-serve-proxy = Endereços ou redes de proxies em cujos cabeçalhos X-Forwarded-For e X-Forwarded-Proto você confia.
help-serve-allowed-host = Nomes pelos quais os navegadores podem chegar a este servidor, como games.example.org. Os nomes e endereços da própria máquina sempre funcionam.
help-serve-origin = Páginas de outros sites que podem falar com este servidor, como https://example.org.
help-serve-log-level = Quanto registrar no log.
help-serve-bot-processes = Quantos processos de cada worker pensam pelos bots.
help-serve-bot-seconds = Quantos segundos um bot pode pensar em uma decisão antes que outro assuma.
help-serve-page = A pasta com a página para navegadores. Sem esta opção: a instalada, ou a que `make web` gerou.
help-serve-open = Abrir a mesa em seu navegador.
help-example-serve-here = nesta máquina, porta 8000
help-example-serve-open = e abrir o navegador
help-example-serve-any = qualquer porta livre
help-example-serve-network = para todos em sua rede
help-example-serve-file = guardar as partidas neste arquivo
help-example-serve-postgres = quatro processos
help-example-serve-proxy = atrás do nginx

## quarriors site

help-about-site = Escreva a mesa inteira em uma pasta de arquivos. Qualquer hospedagem estática pode servi-la, e as pessoas jogam no navegador, mesmo sem conexão.
help-after-site =
    A pasta traz o Python para o navegador, uns 16 MB. Ele não faz parte deste pacote: o npm o baixa uma vez, então você precisa do Node.js, ou indique um pacote pyodide extraído com --runtime. O pip baixa o msgspec. Os dois ficam na sua pasta de dados. Os detalhes estão em docs/hosting.md.
help-site-folder = A pasta a escrever. Uma pasta já escrita por este comando é substituída.
help-site-runtime = A pasta do pacote pyodide, se o npm não deve baixá-lo.
help-site-page = A pasta com a página para navegadores. Sem ela: a instalada, ou a que `make web` construiu.
help-site-docs = A pasta da documentação pronta (`make docs`), se ela também deve ir junto.
help-example-site-write = escreve a pasta “public”
help-example-site-try = e experimenta neste computador
help-example-site-runtime = com um ambiente que já existe

## quarriors bots

help-about-bots = Liste os bots: como chamá-los nos comandos, quem são e que força têm.
help-example-bots-all = todo mundo
help-example-bots-json = para um script

## quarriors deal

help-about-deal = Sorteie a Natureza: com quais cartas jogar, das mais baratas às mais caras, e como arrumar a mesa.
help-after-deal =
    A mesma semente dá a mesma Natureza, aqui e com quarriors play --seed.

    Com --json você recebe: seed, players, sets, rules, goal (a Glória para vencer), quests (ids das cartas de Missão), warnings e wilds: uma lista de cartas como as de quarriors cards --json, em que dice é o número de dados na carta. Com --named --json você recebe uma lista de name, about, sets e wilds (ids das cartas, com as Missões para esse número de jogadores).
help-deal-name = O mesmo que --wilds: uma Natureza pronta pelo nome, ou cartas.
help-deal-wilds = Uma Natureza pronta pelo nome, ou cartas que devem entrar, separadas por vírgulas. O resto é sorteado.
help-deal-sets = As caixas de onde sortear, separadas por vírgulas. Sem esta opção: a caixa básica, ou as caixas de que a Natureza pronta precisa.
help-deal-players = Quantos jogam: 2 a 4.
help-deal-seed = Um número ou uma palavra. Sem ela, é ao acaso.
help-deal-named = Listar as Naturezas prontas: todas, ou as que você pode jogar com --sets.
help-deal-printed-only = Sortear só cartas exatamente iguais às impressas.
help-deal-full = Acrescentar os textos das cartas.
help-example-deal-random = Natureza ao acaso
help-example-deal-full = uma folha para a mesa, com os textos
help-example-deal-cards = estas duas e oito cartas ao acaso
help-example-deal-named = as Naturezas prontas, e para que servem
help-example-deal-one = uma delas
help-example-deal-quests = com Missões
help-example-deal-no-quests = sem Missões
help-example-deal-mix = muitas cartas de uma caixa
help-example-deal-printed = só cartas iguais às impressas
help-example-deal-json = para um script

## quarriors cards

help-about-cards = Consulte cartas: quanto custam, quanta Glória rendem, o que mostram os dados e o que elas fazem.
help-after-cards =
    Com --json você recebe uma lista de objetos com: id, set, name, class, variant (vazio na carta simples), kind (basic, creature, spell, quest), cost (null: não pode ser capturado), discounted (o custo se você pagar com um pouco da energia da própria carta, ou null), energy (light, dark ou null), glory (0 se não rende), level (de uma Missão, ou null), faces (seis textos como "C 2/4/5 *"), text (uma linha para cada habilidade), lines (o mesmo em partes: bursts, keyword, text), provenance (printed, reported ou reconstructed, para name, faces, stats, ability, bursts e anchored), note (o que sabemos da carta impressa, ou null), colours (background, symbol), dice (quantos ficam na carta), per_player (com quantos cada jogador começa), corrects (o id da carta que ela substitui, ou null).
help-cards-names = As cartas a mostrar por inteiro, por nome ou id, separadas por vírgulas. O nome de uma classe vale por todas as cartas dela.
help-cards-set = Só cartas destas caixas, separadas por vírgulas.
help-cards-search = Só cartas com todas estas palavras no nome, na classe ou no texto.
help-cards-reconstructed = Só cartas que são em parte criação nossa, porque a carta impressa não foi encontrada. Diz qual parte.
help-cards-reported = Só cartas com uma parte que vem de um relato publicado. Diz qual parte. Com as duas opções: qualquer uma das duas.
help-example-cards-all = todas as cartas
help-example-cards-one = uma carta por inteiro
help-example-cards-two = duas cartas
help-example-cards-search = cartas com as duas palavras
help-example-cards-box = uma caixa
help-example-cards-reconstructed = cartas que são em parte criação nossa
help-example-cards-reported = cartas com uma parte de relatos
help-example-cards-json = a caixa básica para um script

## quarriors box

help-about-box =
    Crie sua própria caixa e confira-a.

    Uma caixa é um pacote Python que declara dados e cartas. docs/first-card.md mostra como escrevê-los, e docs/own-box.md como corrigir uma de nossas cartas.
help-after-box =
    check --json devolve box, faults e remarks (listas de textos) e games (quantas partidas foram jogadas).
help-line-box-new = Começar uma caixa: um pacote com um dado, uma carta e um teste.
help-about-box-new = Comece uma caixa: um pacote com um dado, uma carta e um teste, pronto para instalar.
help-box-new-name = O id da caixa: letras minúsculas, dígitos, _ e -.
help-box-new-dir = A pasta em que gravar. Sem esta opção: uma nova pasta com o nome da caixa.
help-line-box-folder = Mostrar onde ficam suas próprias caixas.
help-about-box-folder = Mostre onde ficam suas próprias caixas: arquivos Python que declaram BOX, também para corrigir uma de nossas cartas.
help-line-box-check = Conferir uma caixa e jogar partidas com ela.
help-about-box-check =
    Confira uma caixa: seis faces em cada dado, ids únicos, palavras em todos os idiomas, verbos que todas as partes do programa conhecem. Depois, jogue partidas com ela.

    Termina com status 1 se algo estiver errado. Observações são úteis, mas não são erros.
help-box-check-what = O id de uma caixa instalada, uma pasta com um pacote ou um arquivo Python que declara BOX. Sem nada, a pasta atual.
help-box-check-games = Quantas partidas jogar. 0 não joga nenhuma.
help-box-check-seed = Um número ou uma palavra. A mesma semente joga as mesmas partidas.
help-example-box-new = começar uma caixa
help-example-box-both = começar uma e conferi-la
help-example-box-folder = onde ficam seus próprios arquivos
help-example-box-check = uma caixa instalada
help-example-box-more = mais partidas, outros dados
help-example-box-json = para um script

## quarriors lab

help-about-lab = Deixe bots jogarem muitas partidas, em todos os núcleos desta máquina ou em um cluster. Conte quem vence, classifique os bots, veja quais cartas decidem as partidas.
help-after-lab = Todo comando mostra em que ponto está. Aperte Ctrl-C para parar antes: o que está feito fica e é mostrado. Com --results, também vai para um arquivo, e --resume continua dali.
help-example-lab-resume = pare e continue quando quiser
help-example-lab-dataset = as partidas como tabela
help-example-lab-tournament = cada par em 20 partidas
help-example-lab-markdown = um bot contra outros dois, como página
help-line-lab-tournament = Medir bots uns contra os outros, com uma classificação.
help-about-lab-tournament =
    Deixe cada bot jogar contra cada outro. As partidas vêm em grupos com a mesma Natureza, e cada bot ocupa cada lugar uma vez. Os dados são os mesmos até que os bots façam coisas diferentes. Assim a sorte conta menos.

    Com dois jogadores, os bots de um par trocam de lugar. Com três ou quatro, um bot se senta entre cópias do outro, e cada um dos dois, por sua vez, fica sozinho. Cada proporção tem um intervalo calculado a partir dos grupos, e uma classificação ordena todos os bots.
help-lab-tournament-bots = Os bots que jogam, separados por espaços ou vírgulas; --bots greedy,random dá no mesmo. Um nome pode levar um limite de reflexão: planner:96n pensa com 96 partidas simuladas, planner:0.3s por esse número de segundos. Sem nomes, greedy,random.
help-lab-tournament-against = Jogar só os pares com um destes bots.
help-lab-tournament-games = Quantas partidas cada par joga, no mínimo.
help-lab-tournament-players = Lugares à mesa, de 2 a 4.
help-lab-tournament-seed = Um número ou uma palavra.
help-lab-tournament-sets = As caixas de onde sortear, separadas por vírgulas. Sem esta opção, a caixa básica.
help-lab-tournament-markdown = Gravar também as tabelas neste arquivo, em Markdown.
help-line-lab-balance = Ver quanto valem lugares, cartas e caixas.
help-about-lab-balance =
    Deixe bots jogarem muitas partidas e veja se começar ajuda, quanto duram as partidas, como terminam, e o que faz cada carta: quantas vezes é capturada, quanta Glória marca, e quantas vezes vence quem a tem.

    Você recebe uma única página HTML que não precisa de mais nada, balance.html se não indicar um arquivo. Ela marca as cartas que não são bem como impressas e nomeia as que parecem desequilibradas.
help-lab-balance-games = Quantas partidas jogar para cada número de jogadores.
help-lab-balance-players = Quantos jogadores: 2, 3 ou 4, ou vários números separados por vírgulas.
help-lab-balance-bots = Os bots que jogam, separados por vírgulas. Sem esta opção, greedy.
help-lab-balance-sets = As caixas de onde sortear, separadas por vírgulas. Sem esta opção: a caixa básica, ou as caixas de que a Natureza pronta precisa.
help-lab-balance-wilds = A Natureza de todas as partidas: uma pronta (quarriors deal --named lista todas), ou cartas separadas por vírgulas. O resto é sorteado uma vez. Sem esta opção, cada partida tem a própria Natureza.
help-lab-balance-seed = Um número ou uma palavra.
help-lab-balance-html = Gravar a página neste arquivo.
help-lab-balance-markdown = Gravar o mesmo em Markdown neste arquivo.
help-lab-balance-csv = Gravar uma linha por carta neste arquivo.
help-example-lab-balance = uma página sobre a caixa básica
help-example-lab-balance-all = de dois a quatro, em Markdown
help-line-lab-train = Ensinar o campeão: jogar partidas e aprender.
help-about-lab-train =
    Jogue partidas com todas as caixas, de dois a quatro jogadores e todas as variantes, e treine com elas uma pequena rede que diz, para cada mesa, quem vence no fim. O campeão julga com uma rede assim.

    É preciso o extra “train” (torch). Se houver uma placa de vídeo, ela é usada. A pasta guarda as partidas, os pesos e as curvas, como tabela e como imagem.
help-lab-train-folder = A pasta para todos os resultados.
help-lab-train-games = Quantas partidas jogar em cada rodada. Cerca de 16 KB de memória para cada uma.
help-lab-train-rounds = Rodadas de jogo e aprendizado. A primeira aprende com partidas do greedy, cada outra com as da rodada anterior.
help-lab-train-epochs = Quantas vezes percorrer todas as mesas antes de atualizar os objetivos.
help-lab-train-seed = Um número ou uma palavra. A mesma semente joga as mesmas partidas.
help-lab-train-hold-out = Caixas a deixar de fora, separadas por vírgulas. No fim o campeão é medido com cada uma: cartas que nunca viu.
help-lab-train-measure = Com quantos pares de partidas medir o campeão. 0 não mede nada.
help-lab-train-budget = Quanto o campeão pensa enquanto é medido: 1n, 96n, 0.5s.
help-lab-train-device = Onde treinar a rede: cpu ou cuda. Se você não disser: a placa de vídeo, se houver.
help-lab-train-resume = Continuar o treino da pasta.
help-example-lab-train = um treino pequeno
help-example-lab-train-without = deixar uma caixa de fora
help-line-lab-explain = Dizer qual é a melhor escolha em uma posição, e por quê.
help-about-lab-explain =
    Veja qual é a melhor escolha em uma posição, quanto ela é melhor que outra, e por quê.

    A partir das duas escolhas, partidas simuladas são jogadas com os mesmos dados. Todos os números vêm dessas partidas. Diferenças abaixo de dois pontos em cem não aparecem.
help-lab-explain-file = Uma posição, ou um registro ou uma partida salva, como terminam. Use - para a entrada padrão.
help-lab-explain-turn = Para um registro: a primeira escolha deste turno.
help-lab-explain-budget = Quanto pensar: partidas simuladas (400n) ou um tempo (2s). Com partidas simuladas, a mesma semente dá a mesma resposta.
help-lab-explain-seed = Um número ou uma palavra: os dados das partidas simuladas.
help-example-explain-plain = o que é melhor aqui
help-example-explain-budget = pensar mais
help-example-explain-turn = a primeira escolha do turno 9
help-example-explain-json = para um script
help-line-lab-review = Mostrar onde uma partida foi ganha e perdida.
help-about-lab-review =
    Veja onde uma partida foi ganha e perdida: a chance de vitória turno a turno, o efeito dos dados e das decisões, e as três decisões que mais custaram a cada jogador, com o que teria sido melhor e por quê.

    Cada decisão é comparada com a de um bot sólido, com os mesmos dados. O que ela ganha ou cede é habilidade; o resto da diferença é sorte.
help-lab-review-file = Um registro, uma partida salva ou uma partida de um servidor. Use - para a entrada padrão.
help-lab-review-games = Quantas partidas simuladas jogar, mais ou menos. Mais partidas demoram mais e são mais exatas. Se você não indicar: 24.000, ou 4.000 onde o motor não é compilado.
help-lab-review-seed = Um número ou uma palavra. A mesma semente dá a mesma análise.
help-example-review-plain = onde foi decidida?
help-example-review-games = olhar mais de perto
help-example-review-json = para um script

## quarriors simulate

help-about-simulate =
    Deixe bots jogarem muitas partidas. Veja quem vence, de que lugar, quanto duram as partidas e como terminam.

    A mesma semente dá o mesmo resultado, seja qual for o número de processos. Os bots trocam de lugar a cada partida. Se vários dividirem a vitória, cada um recebe uma parte.
help-after-simulate =
    Aperte Ctrl-C para parar antes: você recebe o resultado das partidas já jogadas. O status de saída é então 130, e em JSON "interrupted" é true.
help-simulate-games = Quantas partidas jogar.
help-simulate-players = Lugares à mesa, 2 a 4. Sem esta opção, um para cada bot. Com mais lugares do que bots, os bots se revezam neles.
help-simulate-bots = Os bots que jogam, separados por vírgulas. Sem esta opção, greedy,random. Se dois tiverem o mesmo nome, wins os soma e entries os distingue.
help-simulate-sets = As caixas de onde sortear, separadas por vírgulas. Sem esta opção: a caixa básica, ou as caixas de que a Natureza pronta precisa.
help-simulate-wilds = A Natureza de todas as partidas: uma pronta (quarriors deal --named lista todas), ou cartas separadas por vírgulas. O resto é sorteado uma vez. Sem esta opção, cada partida tem a própria Natureza.
help-simulate-seed = Um número ou uma palavra.
help-simulate-count = Estatísticas suas para anotar, separadas por vírgulas: módulo:Classe. A página do laboratório na documentação mostra como escrever uma.
help-example-simulate-plain = greedy contra random
help-example-simulate-three = três à mesa
help-example-simulate-json = para um script
help-example-simulate-rules = outras regras
help-example-simulate-card = esta carta em todas as partidas
help-example-simulate-box = com outra caixa

## quarriors match

help-about-match =
    Meça um bot contra outro em partidas de dois jogadores.

    As partidas vêm em pares, com a mesma Natureza e os lugares trocados. Os dados são os mesmos até que os bots façam coisas diferentes. Assim a sorte conta menos, e bastam um pouco menos partidas do que em uma simulação para compará-los.
help-match-bot = O bot a medir.
help-match-other = O bot contra quem ele joga.
help-match-games = Quantas partidas jogar.
help-match-seed = Um número ou uma palavra. A mesma semente dá o mesmo confronto.
help-match-sets = As caixas de onde sortear, separadas por vírgulas. Sem esta opção, a caixa básica.
help-example-match-plain = 100 partidas
help-example-match-seed = 20 partidas, sempre as mesmas
help-example-match-box = com outra caixa

## quarriors replay

help-about-replay = Reveja passo a passo uma partida jogada, ou leia-a como uma história.
help-after-replay = Você também pode rever uma partida salva por quarriors play, mesmo inacabada.
help-replay-file = Um registro ou uma partida salva. Use - para a entrada padrão.
help-replay-plain = Contar a partida em linhas de texto. Também acontece onde não há terminal.
help-replay-from = O primeiro turno a contar (valem os turnos de todos). Se você escolher turnos, recebe linhas de texto.
help-replay-to = O último turno a contar.
help-replay-tables = Mostrar a mesa inteira no início de cada turno, em linhas de texto.
help-example-replay-step = rever uma partida passo a passo
help-example-replay-plain = a história inteira em texto
help-example-replay-some = só alguns turnos
help-example-replay-tables = com a mesa a cada turno

## quarriors verify

help-about-verify =
    Confira se cada decisão de uma partida foi válida e, se houver uma semente, se cada dado pego e jogado bate com ela.

    Um nonce é a sua própria parte dos dados.
help-after-verify =
    Um registro contém os próprios dados, então você pode conferi-lo sem semente. Com --seed, os dados são comparados com os da semente.

    Uma partida de um servidor também diz de onde vieram os dados: o segredo do servidor, com que ele se comprometeu antes da partida, e os nonces dos jogadores. Cada dado pego e jogado tem de bater com eles, e também a Natureza (se foi sorteada) e quem começa (se foi por sorteio).

    Só isso torna a partida coerente, não verificada: alguém poderia fazer um registro assim depois da partida. Ela é verificada para você se você informar o que anotou antes da partida: o compromisso do servidor, o seu próprio nonce e, se outros também jogaram, os lacres de todos os nonces. A página do servidor mostra o comando inteiro no fim de uma partida.

    Com --json você recebe: file, ok, turns, decisions, dice (dados pegos e jogados), dice_checked, players, result (null se a partida não acabou), sealed (null se não é a partida de um servidor) e, com --dice, também statistics. Se ok for false: file, ok, line (0: o registro como um todo), reason.

    sealed tem: game (o id), standing, consistent, verified (true só com --commitment e --nonce), because (null, practice, taken_back, upgraded, restored ou unfinished), fits (o que foi conferido: moves, seals, commitment, dice, wilds, first), differs (null, ou o que não bate com a semente em treino), resigned (nomes), wilds (key: do segredo e dos nonces; secret: só do segredo; seed, chosen, named, same), exchanges (quantas vezes os nonces foram lacrados) e noted: commitment e sealed (se foram comparados), seats (os lugares dos seus nonces), unsealed (os que não tinham lacre).

    statistics tem: rolls, chi_square, degrees, p, unknown (classes que nenhuma caixa tem) e dice: uma lista de die, rolls, chi_square, degrees, p, enough e faces, que é uma lista de face, rolled, expected. p é a chance de dados honestos se afastarem tanto assim; é null se houver poucas jogadas.

    Status de saída: 0 se tudo estiver bem, 1 se algo não bater com o registro ou com o que você anotou, 2 se a linha de comando estiver errada. Uma partida em ordem que não pode ser verificada, como as de treino, também termina com 0. Para distinguir, leia a primeira linha, ou verified no JSON.
help-verify-file = Um registro, uma partida salva ou a partida de um servidor. Use - para a entrada padrão. Uma partida salva já traz a semente.
help-verify-seed = A semente da partida.
help-verify-commitment = O compromisso do servidor, como você o anotou antes da partida.
help-verify-nonce = O seu próprio nonce. Repita para cada lugar em que você jogou.
help-verify-sealed = Os lacres de todos os nonces como você os viu antes da partida, na ordem dos lugares, separados por vírgulas; - se não houver.
help-verify-dice = Mostrar o que saiu, o que seria de esperar e qual a chance de dados honestos se afastarem tanto assim.
help-example-verify-record = conferir cada decisão
help-example-verify-json = o mesmo para um script
help-example-verify-dice = o que saiu, e o que esperar
help-example-verify-stdin = da entrada padrão
help-example-verify-noted = com o que você anotou antes da partida

## quarriors position

help-about-position = Mostre uma posição e o que se pode decidir nela, confira-a ou continue a partir dela.
help-after-position = Com --bots, os últimos lugares são dos bots. Com --seed, você pode ter os mesmos dados de novo.
help-position-file = Uma posição, ou um registro ou partida salva, mostrados como terminam. Use - para a entrada padrão.
help-position-turn = Para um registro ou partida salva: a posição no início deste turno (contam os de todos).
help-position-text = Imprimir na notação de posições, para guardar ou enviar.
help-position-json = Imprimir a posição em JSON.
help-position-check = Dizer só se a posição está em ordem, ou o que está errado e onde.
help-position-play = Continuar a partir daqui.
help-position-bots = Com --play: bots para os últimos lugares, separados por vírgulas. Os outros são pessoas.
help-position-seed = Com --play: um número ou uma palavra. A mesma semente dá os mesmos dados. Sem ela, é ao acaso.
help-position-confirm = Com --play: perguntar antes de você encerrar uma fase com algo útil sem usar.
help-position-save = Com --play: guardar a partida neste arquivo, e não em sua pasta de partidas.
help-position-plain = Com --play: jogar em linhas de texto.
help-example-position-show = a mesa e a decisão
help-example-position-json = o mesmo para um script
help-example-position-text = o turno 9 em um arquivo
help-example-position-turn = a mesa no turno 9
help-example-position-check = dá para jogar?
help-example-position-play = continuar a partir dela
help-example-position-bot = contra um bot, com estes dados

## quarriors db

help-about-db =
    Cuide do banco de dados de um servidor: atualize, copie, exporte, limpe.

    Sem --db ou a variável QUARRIORS_DB, é o arquivo SQLite em sua pasta de dados.
help-after-db =
    Para PostgreSQL, use --db postgresql://USER:PASSWORD@HOST/NAME. Defina a variável QUARRIORS_DB se ninguém puder ver a senha em uma lista de processos.

    backup, export, check e purge funcionam com o servidor ligado.
help-line-lab-puzzles = Encontrar quebra-cabeças em partidas de bots, e conferir a solução deles.
help-about-lab-puzzles =
    Faça os bots jogarem e procure em cada turno um objetivo que você alcança com certeza, mas que é difícil de ver: vencer, ganhar Glória, deixar os oponentes sem Criaturas, capturar um dado caro.

    Cada linha de jogo é testada, contra todos os dados e todas as respostas. Um quebra-cabeça só fica se a maioria dos começos falha e o bot greedy também falha. Ele recebe de um a cinco dados: quanto mais raro acertar ao acaso, mais dados.
help-lab-puzzles-games = Quantas partidas examinar.
help-lab-puzzles-players = Lugares à mesa, de 2 a 4.
help-lab-puzzles-sets = As caixas usadas, separadas por vírgulas. Sem esta opção: a caixa básica.
help-lab-puzzles-seed = Um número ou uma palavra. A mesma semente encontra os mesmos quebra-cabeças.
help-lab-puzzles-keep = Quantos quebra-cabeças guardar: os melhores, sem repetições.
help-lab-puzzles-out = Gravá-los também neste arquivo, em JSON: posições, objetivos e soluções.
help-example-puzzles-plain = alguns quebra-cabeças para ver
help-example-puzzles-out = um arquivo de quebra-cabeças
help-line-db-upgrade = Atualizar o banco de dados.
help-about-db-upgrade =
    Atualize o banco de dados para esta versão, ou crie-o.

    quarriors serve faz isso ao iniciar. Um banco de dados já usado por uma versão mais nova é recusado.
help-line-db-backup = Copiar o banco de dados para um novo arquivo.
help-about-db-backup =
    Copie o banco de dados para um novo arquivo, como está agora.

    Uma cópia de SQLite é um banco de dados: sirva-a com --db. Para PostgreSQL, pg_dump faz uma cópia para pg_restore.
help-db-backup-file = O arquivo a gravar. Ele ainda não pode existir.
help-line-db-export = Gravar todas as partidas terminadas em uma pasta.
help-about-db-export =
    Grave todas as partidas terminadas em uma pasta, como registros, com os segredos dos dados.

    As partidas que já estão lá não são tocadas, então você pode usar a mesma pasta várias vezes. quarriors verify confere esses registros, inclusive os dados.
help-db-export-folder = A pasta em que gravar. Ela é criada se for preciso.
help-line-db-check = Procurar danos no banco de dados.
help-about-db-check =
    Procure danos no banco de dados: o comando lê cada partida, joga-a de novo e a compara com o que está gravado.

    Cada partida danificada é citada, e o código de saída é 1. Nada é alterado.
help-line-db-purge = Apagar partidas em que ninguém mexe há muito tempo.
help-about-db-purge = Apague partidas em que ninguém mexe há muito tempo, e tudo o que pertence a elas.
help-db-purge-older-than = Há quanto tempo nada acontece: um número e h, d ou w (horas, dias, semanas), como 90d.
help-db-purge-running = Apagar também partidas começadas e não terminadas.
help-db-purge-yes = Não perguntar antes.
help-line-db-remove = Apagar uma partida.
help-about-db-remove = Apague uma partida, mesmo no meio, e tudo o que pertence a ela.
help-db-remove-game = O id da partida, com que termina o endereço da página dela; o registro do servidor também o diz.
help-example-db-upgrade = pronto para esta versão
help-example-db-backup = fazer uma cópia
help-example-db-export = gravar as partidas em uma pasta
help-example-db-check = todas as partidas estão íntegras?
help-example-db-purge = apagar partidas antigas
help-example-db-remove = apagar uma partida
help-example-db-other = outro banco de dados

## quarriors bench

help-about-bench =
    Meça a velocidade do motor nesta máquina: partidas aleatórias para dois, em um núcleo.

    Segundos dizem mais sobre a máquina do que sobre o motor. Por isso a máquina também joga um esqueleto do jogo, sem habilidades e sempre em Python puro. A razão diz quantas partidas o motor joga no tempo de uma do esqueleto, e assim você pode compará-la entre máquinas.
help-after-bench =
    Outros trabalhos na máquina estragam o resultado. Se a rodada mais baixa e a mais alta estiverem longe uma da outra, meça de novo.
help-bench-rounds = Rodadas de motor e esqueleto. Sem esta opção, 100.
help-bench-games = Partidas em cada rodada. Sem esta opção, 40.
help-bench-seed = A mesma semente joga as mesmas partidas.
help-bench-sets = As caixas de onde sortear, separadas por vírgulas. Sem esta opção, e sempre para o esqueleto, a caixa básica.
help-bench-quick = Só 4 rodadas de 20 partidas.
help-example-bench-plain = leva uns quinze segundos
help-example-bench-quick = um segundo: será que funciona?
help-example-bench-json = para um script
help-example-bench-short = uma medição menor
help-example-bench-box = com outra caixa

## quarriors completion

help-about-completion = Imprima o script que completa comandos e opções quando você aperta Tab em seu shell.
help-completion-shell = Seu shell.
help-example-completion-bash = depois carregue-o em ~/.bashrc
help-example-completion-zsh = em uma pasta de seu $fpath
help-example-completion-fish = em ~/.config/fish/completions
