## A página que um link para uma partida abre

# O título. $name criou a partida e há um lugar livre.
join-invites = { $name } guardou um lugar para você.
# O mesmo, quando todos os lugares estão ocupados.
join-plays = { $name } está jogando. Venha assistir!
join-about = { $players ->
    [2] Um jogo de dados para dois. Você começa com doze dados fracos, captura Criaturas e Feitiços da Natureza e corre atrás de Glória. Roda nesta janela, sem conta.
    [3] Um jogo de dados para três. Você começa com doze dados fracos, captura Criaturas e Feitiços da Natureza e corre atrás de Glória. Roda nesta janela, sem conta.
   *[4] Um jogo de dados para quatro. Você começa com doze dados fracos, captura Criaturas e Feitiços da Natureza e corre atrás de Glória. Roda nesta janela, sem conta.
  }
# Começa a lição, que depois traz de volta para cá.
join-learn = Aprender antes (10 min)
join-wilds = A Natureza desta partida
# Embaixo de três imagens de dados.
join-step-roll = 1. Jogue seis dados
join-step-attack = 2. Invoque e ataque
join-step-glory = 3. Ainda está lá em seu turno? Glória!
# Na lição, para quem recebeu um convite e aprende antes.
learn-return = Voltar ao convite

## A sala de espera: embaixo do nome de quem joga ou de um lugar vazio

seat-here = à mesa
seat-away = ausente
seat-free = livre
seat-waits = esperando alguém
# No lugar de um nome: o lugar que seria seu.
seat-yours = Seu lugar
waiting-title-full = Todo mundo tem lugar
waiting-seats = Tudo certo com você. Ainda falta preencher um lugar.
qr-code = Código QR do link
qr-about = Ou aponte a câmera de um celular para o código.

## Quem assiste

watching-count = { $count ->
    [one] 1 pessoa está assistindo.
   *[other] { $count } pessoas estão assistindo.
  }
watch-name = Seu nome, para quem joga ver
watch-name-do = Mostrar

## Conversar à mesa

talk = Dizer algo
# O mesmo botão para quem só assiste.
talk-company = Quem está aqui
talk-write = Escreva uma linha
talk-send = Enviar
talk-lines = O que foi dito
talk-mute = Silenciar { $name }
talk-unmute = Ouvir { $name } de novo
# Lido em voz alta quando alguém fala. $what é uma linha, uma frase ou o nome de uma careta.
said-by = { $name }: { $what }

# As caretas de um dadinho: o nome é para quem não as vê.
emote-smile = sorri
emote-laugh = dá risada
emote-wow = fica de queixo caído
emote-think = fica na dúvida
emote-cry = derrama uma lágrima
emote-grumble = resmunga

phrase-hello = Olá!
phrase-good_luck = Boa sorte!
phrase-nice_roll = Que jogada!
phrase-well_played = Boa jogada!
phrase-ouch = Ai!
phrase-thanks = Valeu!
phrase-sorry = Desculpa!
phrase-moment = Um momento, por favor.
# O manual manda gritar o nome do jogo.
phrase-quarriors = Quarriors!
phrase-good_game = Bela partida!

## Jogar de novo

again-asks = { $name } quer jogar de novo.
again-yes = Jogar de novo
again-no = Agora não
again-waiting = Esperando resposta: { $names }
again-away = { $count ->
    [one] { $names } não está aqui.
   *[other] { $names } não estão aqui.
  }
# Retira a pergunta.
again-off = Deixa pra lá
# Começa a próxima partida mesmo sem eles: encontram o jogo quando voltarem.
again-anyway = Montar a mesa agora
again-declined = { $name } não quer jogar de novo.

# Em vez de “está pensando”: todo mundo espera por alguém que não está conectado.
waits-away = { $name } não está aqui.
# Em vez de “está pensando”: os bots fizeram milhares de jogadas sem nenhuma pessoa.
bots-pause = Os bots fazem uma pausa. Eles continuam quando um jogador voltar.
