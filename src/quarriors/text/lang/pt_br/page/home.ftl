## First screen

play-now = Jogar agora
play-now-about = Você contra um bot, com cartas sorteadas
play-first-about = Você contra um bot, com cartas fáceis
teach-me = Quero aprender
teach-about = Aprenda jogando, em dez minutos
teach-first-about = Primeira vez aqui? Aprenda jogando, em dez minutos
rival = Seu oponente
your-name = Seu nome
ways = Mais opções
set-up = Montar uma partida
way-set-up = Escolha caixas, regras, amigos e a Natureza
card-gallery = Galeria de cartas
way-card-gallery = Todas as cartas, com os dados
rules-glance = Resumo das regras
way-rules-glance = O turno, o Ataque, os pontos, o fim
replays = Replays
way-replays = Reveja partidas terminadas
print-wilds = Imprimir para sua caixa
way-print-wilds = Sorteie a Natureza, imprima tapetes
claim = Trazer uma partida
way-claim = Continue aqui com um código de outro aparelho
your-games = Suas partidas
no-games = Nenhuma partida ainda. Este navegador guarda as que você jogar.
no-running-games = Você não tem partidas em andamento.
finished-games = Partidas terminadas
open-games = Partidas abertas
no-open-games = Ninguém está esperando jogadores agora.
join-by-link = Entrar por link
# Inside an empty field.
link = Link ou código de uma partida
join = Entrar
bad-link = Isto não é o link de uma partida. Cole o link inteiro que você recebeu, ou o código da partida.
game-against = Contra { $players }
# How a game stands, behind its name in a list.
game-waiting = esperando jogadores
game-running = em andamento
game-over = terminada
game-gone = não está mais neste servidor
game-yours = turno { $turn }: sua vez
game-theirs = turno { $turn }: vez de { $name }
game-won = você venceu
game-lost = você perdeu
game-won-by = vitória de { $players }
forget = Esquecer { $game }
forget-question = Esquecer esta partida? Você perderá seu lugar nela neste navegador.
forget-do = Esquecer
empty-seats = { $seats ->
    [one] { $seats } lugar livre
   *[other] { $seats } lugares livres
  }
cards-honest = { $printed } de nossas { $cards } cartas são iguais às impressas. { $reconstructed } são em parte criação nossa (°), e { $reported } vêm em parte de relatos (≈).
cards-which = Ver quais
server-version = Servidor { $version }
# The table without a server.
table-version = Versão { $version }
