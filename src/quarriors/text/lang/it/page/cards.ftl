## Dice and cards

# What a screen reader says of a die. $card is the name of its card, $face what it shows.
die-face = { $card }, { $face }
die-blank = { $card }, da lanciare
die-creature = { $card }, livello { $level }, attacco { $attack }, difesa { $defense }
# $options is what you can do with it, said by the game.
die-options = { $die }. { $options }
# A card, read aloud: its name, then its text.
card-told = { $card }. { $text }
# A keyword before the text of a card, like “Immediate”.
card-keyword = { $keyword }:
cost = Costo
# The value beside "Cost".
cost-none = non catturabile
# The cost of a card that is cheaper if you pay with Light or Dark Quiddity.
cost-light = { $cost }, o { $cheap } con la Luce
cost-dark = { $cost }, o { $cheap } con le Tenebre
# The label of the Glory that a card is worth.
glory-worth = Gloria
level = Livello
attack = Attacco
defense = Difesa
quest-level = livello { $level }
# Labels of numbers: how many dice lie on the card, in the bag of each player, or beside each player.
dice-on-card = Dadi
dice-each = In ogni sacchetto
dice-beside = Accanto a ogni giocatore
no-text = Nessuna abilità.
bursts = { $bursts ->
    [one] burst
   *[other] { $bursts } burst
  }
six-faces = Le sue sei facce
# How many of the six faces of a die show this.
odds = { $odds } su 6
provenance-printed = Fedele all’originale.
# $parts is a list of the messages part-….
provenance-reported = Ce lo ha raccontato chi ha avuto la carta in mano: { $parts }.
provenance-reconstructed = Ideato da noi: { $parts }.
provenance-rest = Il resto è fedele all’originale.
# Below that, about some cards: what is known of the printed card and what is ours.
card-note = Che cosa sappiamo: { $note }
part-name = nome
part-faces = dado
part-stats = costo e Gloria
part-ability = abilità
part-bursts = righe con burst
part-anchored = Incantesimo Ancorato
reported-mark = ≈
reconstructed-mark = °
reported-partly = in parte da testimonianze
reconstructed-partly = in parte ideata da noi
kind-basic = Base
kind-creature = Creatura
kind-spell = Incantesimo
kind-quest = Missione

## A die in play

# The title above what a die is right now.
die-now = Adesso
die-shows = Mostra { $face }.
die-unrolled = Non è ancora stato lanciato.
# Behind a number that something has changed: what the face of the die says.
die-printed = (faccia: { $value })
die-copy = È una copia di { $card }.
die-immune = Ha Immunità.
die-damaged = Ha subito danni durante questo turno.
die-carries = { $dice ->
    [one] Ha un dado unito.
   *[other] Ha { $dice } dadi uniti.
  }
die-attached = È unito a una Creatura.

## Gallery

search-cards = Cerca in nomi e testi
cards-of = { $all ->
    [one] { $cards } di { $all } carta
   *[other] { $cards } di { $all } carte
  }
no-cards = Nessuna carta corrisponde. Prova un’altra parola o togli un filtro.
filters = Filtri
clear-filters = Togli tutti
filter-box = Scatola
filter-kind = Tipo
filter-cost = Costo
# Cards that cost nothing because nobody can capture them.
filter-cost-none = nessuno
filter-made = Originali o nostre
made-any = Tutte
made-printed = Fedeli all’originale
made-reported = In parte da testimonianze (≈)
made-reconstructed = In parte ideate da noi (°)
sort-by = Ordina per
sort-box = Scatola
sort-name = Nome
sort-cost = Costo
sort-glory = Gloria
sort-class = Dado
versions = { $cards ->
    [one] L’unica carta per questo dado
   *[other] { $cards } carte per questo dado
  }
previous-card = Carta precedente
next-card = Carta successiva
