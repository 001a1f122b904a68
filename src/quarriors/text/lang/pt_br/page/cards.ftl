## Dice and cards

# What a screen reader says of a die. $card is the name of its card, $face what it shows.
die-face = { $card }, { $face }
die-blank = { $card }, dado ainda não jogado
die-creature = { $card }, nível { $level }, Ataque { $attack }, Defesa { $defense }
# $options is what you can do with it, said by the game.
die-options = { $die }. { $options }
# A card, read aloud: its name, then its text.
card-told = { $card }. { $text }
# A keyword before the text of a card, like “Immediate”.
card-keyword = { $keyword }:
cost = Custo
# The value beside "Cost".
cost-none = não pode ser capturado
# The cost of a card that is cheaper if you pay with Light or Dark Quiddity.
cost-light = { $cost }, ou { $cheap } com Luz
cost-dark = { $cost }, ou { $cheap } com Trevas
# The label of the Glory that a card is worth.
glory-worth = Glória
level = Nível
attack = Ataque
defense = Defesa
quest-level = nível { $level }
# Labels of numbers: how many dice lie on the card, in the bag of each player, or beside each player.
dice-on-card = Dados
dice-each = Em cada bolsa
dice-beside = Ao lado de cada jogador
no-text = Sem habilidade.
bursts = { $bursts ->
    [one] Explosão
   *[other] { $bursts } Explosões
  }
six-faces = As seis faces
# How many of the six faces of a die show this.
odds = { $odds } em 6
provenance-printed = Igual à impressa.
# $parts is a list of the messages part-….
provenance-reported = Contado por alguém que teve a carta em mãos: { $parts }.
provenance-reconstructed = Criação nossa: { $parts }.
provenance-rest = O resto é igual ao impresso.
# Below that, about some cards: what is known of the printed card and what is ours.
card-note = O que sabemos: { $note }
part-name = nome
part-faces = dado
part-stats = custo e Glória
part-ability = habilidade
part-bursts = linhas de Explosão
part-anchored = Feitiço Ancorado
reported-mark = ≈
reconstructed-mark = °
reported-partly = em parte de relatos
reconstructed-partly = em parte criação nossa
kind-basic = Básica
kind-creature = Criatura
kind-spell = Feitiço
kind-quest = Missão

## A die in play

# The title above what a die is right now.
die-now = Agora
die-shows = Mostra: { $face }.
die-unrolled = Ainda não foi jogado.
# Behind a number that something has changed: what the face of the die says.
die-printed = (face: { $value })
die-copy = É uma cópia de { $card }.
die-immune = Tem Imunidade.
die-damaged = Tomou dano neste turno.
die-carries = { $dice ->
    [one] Tem { $dice } dado ligado.
   *[other] Tem { $dice } dados ligados.
  }
die-attached = Está ligado a uma Criatura.

## Gallery

search-cards = Buscar nomes e textos
cards-of = { $all ->
    [one] { $cards } de { $all } carta
   *[other] { $cards } de { $all } cartas
  }
no-cards = Nenhuma carta encontrada. Tente outra palavra ou remova um filtro.
filters = Filtros
clear-filters = Limpar tudo
filter-box = Caixa
filter-kind = Tipo
filter-cost = Custo
# Cards that cost nothing because nobody can capture them.
filter-cost-none = nenhum
filter-made = Impressa ou nossa
made-any = Todas
made-printed = Iguais às impressas
made-reported = Em parte de relatos (≈)
made-reconstructed = Em parte criação nossa (°)
sort-by = Ordenar por
sort-box = Caixa
sort-name = Nome
sort-cost = Custo
sort-glory = Glória
sort-class = Dado
versions = { $cards ->
    [one] A única carta deste dado
   *[other] { $cards } cartas para este dado
  }
previous-card = Carta anterior
next-card = Próxima carta
