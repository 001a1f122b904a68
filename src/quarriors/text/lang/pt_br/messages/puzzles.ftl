## What a puzzle asks for. Each stands alone, as a line of a list.

puzzle-win = Vença a partida neste turno.
puzzle-score = Ganhe pelo menos { $n } de Glória neste turno.
puzzle-destroy = { $rivals ->
    [one] Deixe seu oponente sem nenhuma Criatura.
   *[other] Deixe seus oponentes sem nenhuma Criatura.
  }
puzzle-capture = Consiga um dado desta carta: { $card }.
puzzle-ready = Termine o turno com pelo menos { $n } Criaturas em sua Área Ativa.

## quarriors lab puzzles

puzzles-found = { $n ->
    [0] Nenhum quebra-cabeça encontrado. Tente mais partidas ou outra semente.
    [one] { $n } quebra-cabeça encontrado.
   *[other] { $n } quebra-cabeças encontrados.
  }
puzzles-one = { $number }. Dificuldade: { $grade } de 5
# $chance is a share of a hundred, such as 1.2: how often somebody who plays at random gets there.
puzzles-proof = Primeiras escolhas certas: { $good } de { $first }. Decisões no caminho: { $n }. Ao acaso: { $chance } em 100.
puzzles-interrupted = Você parou a busca. Estes são os quebra-cabeças encontrados até agora.
puzzles-least = { $option } precisa de um número a partir de 1.
