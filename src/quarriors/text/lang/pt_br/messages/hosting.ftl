### What whoever runs a server may read: settings, databases, the page's folder, and what the operating system says.

## Settings. $name is a setting or its variable, and stays as it is.

refused-setting-windows = { $name }: no Windows só pode haver um processo. Use --workers 1.
refused-setting-workers = { $name }: { $n } processos não podem dividir um arquivo SQLite. Use --workers 1, ou PostgreSQL com --db postgresql://…
refused-setting-whole = { $name }: “{ $value }” não é um número inteiro.
refused-setting-number = { $name }: “{ $value }” não é um número.
refused-setting-address = { $name }: “{ $value }” não é um endereço em que escutar. Use 127.0.0.1, 0.0.0.0 ou ::, por exemplo.
refused-setting-port = { $name }: { $value } não é uma porta. Use um número de 0 a 65535; 0 significa qualquer porta livre.
# $reason says what is wrong, as a sentence.
refused-setting-because = { $name }: { $reason }
refused-setting-least = { $name }: { $value } é pouco demais. Use { $least } ou mais.
refused-setting-seconds = { $name }: { $value } não é um tempo. Use um número de segundos acima de 0.
refused-setting-times = { $name }: { $value } não serve. 1 significa os limites de costume, 2 o dobro, 0 sem limites.
refused-setting-path = { $name }: “{ $value }” não é um caminho de base. Escreva um como /quarriors, sem / no fim.
refused-setting-network = { $name }: “{ $value }” não é um endereço nem uma rede. Escreva 10.0.0.7 ou 10.0.0.0/8, por exemplo.
refused-setting-origin = { $name }: “{ $value }” não é uma origem. Escreva uma como https://games.example, em minúsculas e sem caminho.
refused-setting-host = { $name }: “{ $value }” não é o nome de um servidor. Escreva um como games.example, em minúsculas e sem porta, .games.example para todos os nomes abaixo dele, ou * para qualquer um.
refused-setting-level = { $name }: “{ $value }” não é um nível. Use { $known }.
refused-setting-module = { $name }: “{ $value }” não é o nome de um módulo Python. Escreva um como my_bots.quick.
refused-setting-page = { $name }: não existe a pasta “{ $value }”. Indique uma com uma página pronta, como web/dist.
refused-setting-flag = { $name }: “{ $value }” não é nem on nem off. Escreva on ou off.

## Databases. $name is a file or a server, $said what the database says, in English.

refused-store-url = Isto não é a URL de um banco de dados. Escreva sqlite:///games.sqlite3 ou postgresql://user@host/games, por exemplo.
refused-store-kind = { $kind } não serve. Indique um banco de dados postgresql://… ou sqlite:///…
refused-store-memory = As partidas precisam durar mais que o servidor, então o SQLite precisa de um arquivo: sqlite:///games.sqlite3, por exemplo.
refused-store-driver = O PostgreSQL precisa de um driver: { $command }
# $reason is one of the messages refused-system-….
refused-store-file = { $name }: { $reason }
refused-store-said = { $name }: o banco de dados diz “{ $said }”.
refused-store-changing = Outro programa está mudando as tabelas do banco de dados agora. Tente de novo daqui a pouco.
refused-store-not-one = { $name } não é um banco de dados.
refused-store-damaged = { $name } está danificado: o banco de dados diz “{ $said }”. Use sua última cópia de segurança.
refused-store-closed-file = { $name }: não dá para abrir o banco de dados. Veja se a pasta existe e se você pode gravar nela.
refused-store-read-only = { $name }: o banco de dados é só para leitura. Veja quem pode gravar no arquivo.
refused-store-full = { $name }: o disco está cheio.
refused-store-locked = { $name }: outro programa está usando o banco de dados. Tente de novo daqui a pouco.
refused-store-broken = { $name }: não dá para ler ou gravar no disco. O banco de dados diz “{ $said }”.
refused-store-no-dump = O PostgreSQL é copiado com pg_dump, que não está instalado aqui. Em uma máquina que o tenha, execute: { $command }
refused-store-dump = pg_dump falhou (estado { $status }): “{ $said }”.
refused-store-exists = { $name } já existe. Indique um arquivo novo.
refused-store-no-folder = Não existe a pasta { $name }.
refused-store-old = O banco de dados está na versão { $found }, e este programa precisa da versão { $needed }. Execute: quarriors db upgrade
refused-store-empty = O banco de dados ainda não tem tabelas, e este programa precisa da versão { $needed }. Execute: quarriors db upgrade
refused-store-game = não dá para ler a partida { $name }: está danificada, ou outra versão a gravou. O log do programa diz mais.
refused-store-others = O banco de dados tem uma tabela { $table } que não é nossa. Indique um banco de dados vazio.
refused-store-newer = O banco de dados está na versão { $found }, e este programa só conhece versões até a { $needed }. Um quarriors mais novo o usou: instale esse.
refused-store-closed = O servidor está parando, então nada mais é salvo.
refused-store-in-use = { $process ->
    [none] { $name }: outro servidor está usando este arquivo.
   *[other] { $name }: outro servidor está usando este arquivo (processo { $process }).
} Um arquivo SQLite serve um só processo. O PostgreSQL (--db postgresql://…) serve vários.

## The folder of the page

refused-page-unreadable = Não dá para ler a página em { $folder }: { $reason }
refused-page-large = Em { $folder } há muito mais do que uma página pronta. “make web” cria web/dist.
refused-page-none = Não há página pronta em { $folder }: falta index.html. Instale o Node.js 20.19 ou mais novo com npm e execute “make web” em uma cópia de trabalho, ou “pip install .” de novo.
refused-page-incomplete = A página em { $folder } não está completa: o index.html carrega { $file }, que não está lá. Monte a página de novo com “make web”.

## What the operating system says of a file or an address: a reason behind a colon.

refused-system-missing = não existe arquivo nem pasta com esse nome.
refused-system-denied = você não tem permissão.
refused-system-exists = já existe.
refused-system-folder = é uma pasta.
refused-system-no-folder = parte do caminho não é uma pasta.
refused-system-full = o disco está cheio.
refused-system-read-only = o disco é só para leitura.
refused-system-long-name = o nome é longo demais.
refused-system-many-files = há arquivos abertos demais.
refused-system-broken = o disco indica um erro.
refused-system-in-use = já está em uso.
refused-system-not-here = esta máquina não tem esse endereço.
refused-system-unknown-host = ninguém conhece esse nome.
# $said is what the system says, in English.
refused-system-other = o sistema diz “{ $said }”.

## A game that somebody sets up on the page. Seats are counted from 1.

refused-seats-bots = Pelo menos um lugar precisa ser para uma pessoa.
refused-seat-person = O lugar { $n } é para uma pessoa, então não tem nível.
refused-seat-open = O lugar { $n } está livre: o nome vem com quem se sentar.
refused-seat-first = O lugar { $n } não pode começar: há { $seats } lugares.
refused-title = O título tem um caractere invisível ou não permitido.
refused-clock = Um relógio tem de { $least } a { $most } segundos no total, e 0 ou mais por turno.
refused-goes-on = Uma partida que continua outra mantém Natureza, regras e dados.
refused-goes-on-seats = Essa partida tem { $seats } lugares, não { $n }.
refused-day = Há Natureza do dia de { $first } a { $today }. Não há nenhuma para “{ $found }”.
refused-day-seats = A Natureza do dia é para você e um bot.
refused-puzzle-seats = { $bots ->
    [one] Este quebra-cabeça é para uma pessoa, no lugar { $seat }, e um bot.
   *[other] Este quebra-cabeça é para uma pessoa, no lugar { $seat }, e { $bots } bots.
  }
refused-given = Um quebra-cabeça e a Natureza do dia já trazem Natureza, regras e dados.
