## Joining

join-title = Você recebeu um convite!
join-question = Qual é seu nome?
name-needed = Digite um nome primeiro, para que os outros saibam quem você é.
sit-down = Sentar à mesa
watch = Assistir
no-seat-left = Todos os lugares estão ocupados. Você pode assistir.
already-seated = Você tem um lugar nesta partida.
go-to-table = Ir para a mesa

## Waiting

waiting-title = Esperando jogadores
invite = Convidar por link
copy = Copiar
copied = Copiado.
share = Compartilhar
# What your friend reads beside the link.
share-text = Venha jogar comigo!
invite-about = Quem tiver este link pode ocupar um lugar livre ou assistir.
invite-here = Este link só funciona neste computador. Para convidar amigos, abra esta página pelo endereço de rede de seu computador.
be-ready = Pode começar
be-ready-about = A partida começa quando todos os lugares estiverem ocupados e todos confirmarem.
be-ready-again = Seu navegador já mostrou a parte dele dos dados, e o servidor pede outra. Isso acontece se alguém saiu ou precisou recomeçar. Se acontecer várias vezes, alguém pode estar tentando conseguir dados melhores: não continue.
# Behind the name of a player.
is-ready = pode começar
is-not-ready = ainda não
seat-empty = livre
waiting-others = Esperando os outros.
waiting-dice = Todos estão prontos. Faltam as últimas partes dos dados.
# Everybody else is ready; the others may free the seat.
seat-late = { $name } está fazendo todos esperarem.
free-seat = Liberar o lugar
# How the Wilds came about, in the waiting room and at the end.
wilds-later-before = A Natureza é sorteada no início da partida. Todos participam do sorteio, então ninguém pode escolhê-la.
wilds-later-ended = A Natureza foi sorteada no início da partida. Todos participaram do sorteio, então ninguém podia escolhê-la.
wilds-random-before = A mesa sorteou a Natureza antes da partida, à vista de todos.
wilds-named-before = A Natureza é uma das prontas. Foi escolhida antes da partida.
wilds-chosen-before = A Natureza foi escolhida antes da partida.
wilds-same-before = A Natureza é a da última partida.
watching = Você está assistindo.

## A seat on another device

claim-about = No aparelho em que você está jogando, abra as configurações da mesa e escolha “Jogar em outro aparelho”. Digite o código aqui em até dez minutos, e seu lugar vem para cá.
code = Código
code-example = qc_3ZEGD76AM2KX
claim-do = Ocupar o lugar
bad-code = Isto não é um código. Os códigos são assim: qc_3ZEGD76AM2KX.
code-refused = Este código não funciona. Cada código vale uma vez, por dez minutos. Gere um novo no outro aparelho.

to-device = Jogar em outro aparelho
to-device-about = No outro aparelho, escolha “Trazer uma partida” na tela inicial e digite este código:
to-device-time = { $minutes ->
    [one] Ele vale uma vez, por { $minutes } minuto. Depois disso, este aparelho só assiste.
   *[other] Ele vale uma vez, por { $minutes } minutos. Depois disso, este aparelho só assiste.
  }
which-seat = Qual lugar você quer levar?

## Replays

replay-by-link = Abrir uma partida pelo link
replay-open = Assistir
replays-own = Terminadas neste navegador
replays-none = Nenhuma ainda. Termine uma partida e ela aparece aqui.
replays-public = Partidas públicas
