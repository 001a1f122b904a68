## Primeira tela: onde você parou, amigos, outros caminhos

# Above the game that you can go on with, in small letters.
home-left = Onde você parou
# $game is like “Against Greta”.
home-your-turn = { $game }, turno { $turn }: sua vez
home-turn-of = { $game }, turno { $turn }
# Glory of a player: what it was when you left, and what it is now.
home-glory-change = { $then } → { $now }
# How many turns, everybody’s, went by while you were away. Sentences about attacks follow.
home-turns-since = { $turns ->
    [one] { $turns } turno se passou desde que você saiu.
   *[other] { $turns } turnos se passaram desde que você saiu.
  }
home-nothing-since = Nada aconteceu desde que você saiu.
home-continue = Continuar
home-offline = Você está sem conexão. Suas partidas estão a salvo no servidor: tentamos de novo a cada poucos segundos.
friends = Com amigos
home-invite = Convidar um amigo
home-invite-about = Um link, dois lugares, sem conta
ways-great = Aprender e escolher
way-teach-me = Uma partida guiada, dez minutos
# A button behind the faces of the usual opponents: it shows the others, too.
bots-all = Todos
# A sentence of character for a bot that the host of the server has added: we know nothing about it.
bot-other-about = Um rosto novo na mesa. Vamos ver o que sabe fazer.
