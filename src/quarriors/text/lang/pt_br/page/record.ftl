## Your record: what this browser remembers of your games

record = Seu histórico
way-record = Vitórias, dados favoritos, sorte, conquistas
record-none = Nada por aqui ainda. Termine uma partida, e ela será contada.
record-begin = Jogar uma
record-games = Partidas
record-won = Vitórias
record-puzzles = Quebra-cabeças resolvidos
record-streak = Maior sequência de dias
record-luck = Sorte
record-luck-about = { $percent ->
    [one] Sorte: de 100 jogadores com seus dados, cerca de { $percent } teria tirado números piores.
   *[other] Sorte: de 100 jogadores com seus dados, cerca de { $percent } teriam tirado números piores.
  }
record-levels = Por oponente
record-boxes = Por caixa
record-won-of = { $games ->
    [one] { $won } vitória em { $games } partida
   *[other] { $won } vitórias em { $games } partidas
  }
record-person = Pessoas
record-dice = Dados favoritos
record-no-dice = Você ainda não capturou dados.
record-where = Seu histórico fica neste navegador. Salve-o em um arquivo para guardá-lo, ou para levá-lo a outro aparelho.
record-export = Salvar em arquivo
record-import = Carregar um arquivo
record-brought = { $games ->
    [0] Nenhuma partida nova
    [one] { $games } partida nova
   *[other] { $games } partidas novas
  }, { $days ->
    [0] nenhum dia novo
    [one] { $days } dia novo
   *[other] { $days } dias novos
  }, { $puzzles ->
    [0] nenhum quebra-cabeça novo.
    [one] { $puzzles } quebra-cabeça novo.
   *[other] { $puzzles } quebra-cabeças novos.
  }
record-not-ours = { $file } não é um histórico salvo. Nada mudou.
record-too-new = { $file } vem de uma versão mais nova desta página. Recarregue a página ou atualize o servidor. Nada mudou.
record-no-room = Este navegador não tem mais espaço para { $file }. Nada mudou.
# Achievements: a name, and what it is for.
deeds = Conquistas
deed-earned = alcançada
deed-progress = { $done } de { $of }
deed-first = A Rainha reparou em você
deed-first-about = Vença sua primeira partida.
deed-beaten = Forja o caráter
deed-beaten-about = Perca dez partidas e volte.
deed-champion = Página 15
deed-champion-about = Vença o Intendente, que leu todas as cartas.
deed-person = Melhor que os bots
deed-person-about = Vença uma pessoa.
deed-whisker = Por um triz
deed-whisker-about = Vença por um único ponto de Glória.
deed-landslide = Tinha mais alguém jogando?
deed-landslide-about = Vença com 15 de Glória ou mais de vantagem.
deed-unlucky = Sorte para quê?
deed-unlucky-about = Vença com dados que quatro em cada cinco jogadores superariam.
deed-hoard = Só mais um
deed-hoard-about = Consiga cinco dados da mesma carta em uma partida.
deed-boxes = Coleção de tampas
deed-boxes-about = Jogue com seis caixas diferentes.
deed-week = Da casa
deed-week-about = Jogue a Natureza de hoje por sete dias seguidos.
deed-puzzles = Vi na hora
deed-puzzles-about = Resolva dez quebra-cabeças sem ajuda.
deed-hundred = Bolsa de dados gasta
deed-hundred-about = Termine cem partidas.
