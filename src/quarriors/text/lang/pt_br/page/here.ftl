### The table that a page brings along: no server is needed.

## How it stands

here-name = Sua mesa
here-loading = Preparando sua mesa…
here-starting = Arrumando os dados…
here-progress = Quanto já carregou
here-elsewhere = Sua mesa está aberta em outra aba.
here-take = Jogar aqui
here-failed = Não foi possível preparar sua mesa.
here-again = Tentar de novo
here-full = O espaço do seu navegador acabou. Sua próxima jogada espera até haver lugar: apague partidas terminadas ou salve esta em um arquivo.
here-forgets = Este navegador não guarda nada. Suas partidas somem quando você fecha a página: salve-as em arquivos.

## Taking a game along, and bringing one

carry = Levar uma partida
carry-about = Continue uma partida em outro aparelho, em outro servidor ou mais tarde.
carry-bring = Trazer uma partida
carry-file = O arquivo de uma partida
carry-link = Ou um link com uma partida
carry-open = Abrir
carry-bad = Não há partida aqui. Talvez o link tenha sido cortado: peça o arquivo.
carry-too-long = Esta partida é longa demais para este servidor. Termine onde você começou.
carry-here = Continuar aqui
carry-who = Quem joga?
carry-person = Você, ou um amigo neste aparelho
carry-take = Suas partidas
carry-none = Você não tem partida em andamento.
carry-over = Partidas terminadas
carry-over-about = Salve uma partida terminada. O comando “quarriors replay” mostra a partida de novo, passo a passo; esta página só mostra as que foram jogadas aqui.
carry-is-over = A partida que está ali acabou: ninguém pode continuá-la. O comando “quarriors replay” a mostra de novo, passo a passo.
carry-save = Salvar em um arquivo
carry-copy = Copiar um link
carry-long = Esta partida é longa demais para um link. Salve-a em um arquivo.
carry-send = Continuar em um servidor
carry-send-to = Endereço do servidor
carry-send-do = Ir para lá
carry-send-bad = Isso não é um endereço. Escreva um como https://games.example.
way-carry = Salve uma partida em um arquivo ou link, ou traga uma para cá

## Boxes of one's own

boxes-own = Suas próprias caixas
boxes-own-about = Uma caixa é um arquivo Python que declara BOX.
boxes-warning = Uma caixa é um programa. Adicione só caixas de pessoas em quem você confia.
boxes-add = Adicionar uma caixa
boxes-none = Você não adicionou caixas.
boxes-remove = Remover { $name }
boxes-refused = Não dá para usar { $name }: { $reason }
boxes-same = { $name } é a mesma caixa que { $same }, ou tem o mesmo nome de arquivo. Só uma das duas pode ficar.
boxes-replace = Substituir { $same }
boxes-changed = Recarregue a página para jogar com o que você mudou.
boxes-reload = Recarregar

## Playing with people elsewhere

online-elsewhere = Jogar com pessoas de longe
online-elsewhere-about = Esta mesa está só no seu aparelho. Para jogar com pessoas de longe, use um servidor.
