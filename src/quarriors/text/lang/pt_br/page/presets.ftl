## Montar a partida: que tipo de jogo

presets = Que tipo de partida?
# Tiles: a name, and a sentence on it.
preset-usual = A partida de sempre
preset-usual-about = A caixa básica, pelo livro de regras.
preset-quick = Partida rápida
preset-quick-about = Duas capturas por turno: dados melhores mais cedo, partida mais curta.
preset-quests = Com Missões
preset-quests-about = Mande suas Criaturas para longe e traga tesouros para casa.
preset-locks = Trancas
preset-locks-about = Dados que continuam agindo na Área Trancada.
preset-energies = Duas energias
preset-energies-about = Pague com Luz ou Trevas e veja o que isso compra.
preset-everything = Tudo
preset-everything-about = Todas as caixas em uma partida.
# What folds out: everything that the tiles have set.
setup-details = Detalhes: caixas, regras, quem começa, relógio
