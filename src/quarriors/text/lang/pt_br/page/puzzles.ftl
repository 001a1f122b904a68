## Puzzles: one turn, one goal

puzzle = Quebra-cabeça
puzzles = Quebra-cabeças
way-puzzles = Um turno, um objetivo: ache o caminho
puzzles-about = Uma mesa de verdade, seu turno, e um objetivo que você alcança com certeza, não importa o que os dados e os oponentes façam. Conferimos cada quebra-cabeça testando todas as possibilidades.
puzzles-done = Resolvidos: { $solved } de { $all }
puzzles-all = Todos os quebra-cabeças
puzzle-number = Quebra-cabeça { $number }
# For listeners: how hard a puzzle is.
puzzle-grade = Dificuldade { $grade } de { $most }
puzzle-players = { $players } jogadores
puzzle-mark-alone = Resolvido
puzzle-mark = Resolvido com ajuda
puzzle-again = Recomeçar
puzzle-next = Próximo quebra-cabeça
puzzle-solved = Resolvido!
puzzle-missed = Desta vez não
puzzle-solved-about = Você conseguiu tudo em um só turno. Quarriors!
puzzle-missed-about = O turno acabou, e ainda falta algo:
puzzle-solution = Solução
puzzle-sure = Quer ver a solução? O quebra-cabeça ficará marcado como resolvido com ajuda.
puzzle-show = Mostrar a solução
puzzle-on = Continuar tentando
# A step of a solution that somebody else takes. $text is what they do.
puzzle-answer = Oponente: { $text }
puzzle-solution-about = Funciona sejam quais forem os dados e as respostas. Aqui os oponentes respondem da melhor maneira.
