## Today's Wilds: the same cards and dice for everybody, one try that counts

today = A Natureza de hoje
way-today = Uma tentativa por dia, os mesmos dados para todos
# $number counts the days since the first one.
today-number = N.º { $number }
today-about = As mesmas cartas e os mesmos dados para todos, só hoje. Uma tentativa conta.
today-past = A Natureza de um dia que passou. Você ainda pode jogá-la para treinar.
today-now = Ir para a Natureza de hoje
today-try = Jogar sua tentativa
today-try-about = Sua primeira partida conta. Se você sair, ela espera.
today-go-on = Continuar sua tentativa
today-go-on-about = Sua tentativa ainda está em andamento.
today-practice = Jogar para treinar
today-practice-about = O treino não muda seu resultado.
today-counts = Esta é a tentativa que conta.
today-practises = Treino: esta partida não conta.
today-streak = { $days ->
    [one] { $days } dia jogado
   *[other] { $days } dias seguidos
  }
# $glory is yours, $rival your opponent's.
today-result = { $won ->
    [yes] Você venceu por { $glory } a { $rival }.
   *[no] Você perdeu por { $glory } a { $rival }.
  }
# For listeners: the squares below the result, a turn each.
today-marks = { $turns ->
    [one] Seu turno: quanto mais claro, mais Glória
   *[other] Seus { $turns } turnos: quanto mais claros, mais Glória
  }
today-share = Compartilhar o resultado
# The first line of what is given on to friends. Two lines with squares and a link follow.
today-line = Quarriors! N.º { $number } · { $won ->
    [yes] 🏆 { $glory }:{ $rival }
   *[no] 💀 { $glory }:{ $rival }
  } · { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
  }
today-friend = { $won ->
    [yes] Resultado a bater: vitória por { $glory } a { $rival }, em { $turns } turnos.
   *[no] Resultado a bater: derrota por { $glory } a { $rival }, em { $turns } turnos.
  }
# Comes after it, as long as you have no result of your own.
today-dare = { $won ->
    [yes] Você faz melhor?
   *[no] Você faz melhor, não faz?
  }
today-better = Você foi melhor!
today-worse = Desta vez não deu.
today-even = Empate!
