## A prévia que os mensageiros mostram de um link para uma partida

# O título. $name criou a partida e há um lugar livre.
link-seat = { $name } guardou um lugar para você
# O mesmo, quando todos os lugares estão ocupados.
link-watch = { $name } está jogando: venha assistir
# O título quando o link não pode dizer quem convida.
link-stranger = Você tem um convite para uma partida
link-about = Um jogo de dados no seu navegador: jogue os dados, invoque Criaturas, capture dados melhores e corra atrás de Glória. Sem conta, sem instalar nada.
link-about-players = { $players ->
    [2] Um jogo de dados para dois no seu navegador: jogue os dados, invoque Criaturas, capture dados melhores e corra atrás de Glória. Sem conta, sem instalar nada.
    [3] Um jogo de dados para três no seu navegador: jogue os dados, invoque Criaturas, capture dados melhores e corra atrás de Glória. Sem conta, sem instalar nada.
   *[4] Um jogo de dados para quatro no seu navegador: jogue os dados, invoque Criaturas, capture dados melhores e corra atrás de Glória. Sem conta, sem instalar nada.
  }
# O que a imagem mostra, para quem não pode vê-la.
link-picture = Dados coloridos sobre um feltro verde, e o nome Quarriors
# Um link para um momento de uma partida. $score tem a Glória de todos, como 8–11.
link-moment = Turno { $turn }, { $name } contra { $rival }: { $score }
# O mesmo com três ou quatro.
link-moment-many = Turno { $turn }, { $names }: { $score }
# O título quando o link não pode dizer de quem é a partida.
link-moment-stranger = Um momento de uma partida de Quarriors
# O título da imagem de um momento.
link-turn = Turno { $turn }
