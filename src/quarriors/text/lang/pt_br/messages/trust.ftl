### How much of a card is as printed. Shown on a card in full, wherever one is shown.

# $mark is ≈ or °, the sign behind the names of such cards; $parts is a list of the messages part-….
doubt-reported = { $mark } Como descreveu alguém que teve a carta impressa em mãos: { $parts }.
doubt-reconstructed = { $mark } Criação nossa, porque a carta impressa não foi encontrada: { $parts }.

part-name = o nome
part-faces = as faces dos dados
part-stats = custo e Glória
part-ability = o texto
part-bursts = as linhas de Explosão
part-anchored = o Feitiço Ancorado
