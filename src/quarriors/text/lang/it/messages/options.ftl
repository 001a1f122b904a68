### What you can do: one button or line each. They begin with a verb and have no full stop.
### $die is a die in words, such as "Bog Toad (level 1, attack 1, defense 2)"; $card is the name of a card;
### $text is the text of a card; $price and the like are numbers. A price stands behind "·".

## Dice and cards

option-roll = Lancia
option-draw = Usa { $die }: pesca e lancia { $n ->
    [one] 1 altro dado
   *[other] { $n } altri dadi
}
option-reroll = Ri-tira { $die }
option-both = Ri-tira { $die }, e pesca e lancia { $n ->
    [one] 1 altro dado
   *[other] { $n } altri dadi
}
option-immediate = Usa { $die }: { $text }
option-immediate-plain = Usa { $die }
option-turn = Gira { $die } sulla faccia Quiddity
option-ready = Prepara { $die }: { $text }
option-ready-plain = Prepara { $die }
option-summon = Evoca { $die } · { $price }
option-cast = Lancia l’Incantesimo { $die }: { $text }
option-cast-plain = Lancia l’Incantesimo { $die }
option-cast-attach = Unisci { $die } a una Creatura: { $text }
option-copy = Cambia ciò che copia { $die }
option-spend = Spendi { $die } per { $energy ->
    [light] { $n } Quiddity della Luce
    [dark] { $n } Quiddity delle Tenebre
   *[none] { $n } Quiddity
}
option-capture = Cattura { $card } · { $price }
# The price is lower because some of it is paid in the card's own energy.
option-capture-discounted = Cattura { $card } · { $price } con { $energy ->
    [light] la Luce
   *[dark] le Tenebre
}
option-capture-extra = Cattura { $card } · { $price }, oltre alle altre catture
option-cull = Screma { $die }
option-cull-for-glory = Screma { $die } e guadagna { $glory ->
    [one] { $glory } punto Gloria
   *[other] { $glory } punti Gloria
}
option-cull-quest = Screma tutte le Creature nella Missione { $card } e guadagna { $glory ->
    [one] { $glory } punto Gloria
   *[other] { $glory } punti Gloria
}
option-keep = Tieni { $die } senza Gloria
option-keep-quest = Tieni le Creature senza Gloria
option-discard = Scarta { $die }
option-defend = Difenditi con { $die }: sopravvive
option-defend-falls = Difenditi con { $die }: viene distrutta
option-defend-deadly = Difenditi con { $die }: anche un solo danno la distrugge
option-defend-unharmed = Difenditi con { $die }: non subisce danni
option-choose = Scegli { $die }
option-choose-copy = Copia { $die }
option-choose-quest = Manda { $die }
option-choose-seize = Prendi { $die }
option-choose-put-back = Rimetti nel sacchetto { $die }
option-use = Usa { $card }: { $text }
option-first = Prima { $card }: { $text }
option-light = Quiddity della Luce
option-dark = Quiddity delle Tenebre

## Saying no, or no more

option-decline = Non usare
option-enough = Basta così
option-enough-none = Non scegliere nulla
# A die is re-rolled in any case, and you choose no others.
option-enough-alone = Non ri-tirare altri dadi
option-enough-quest = Basta così: le altre restano e attaccano
option-pass = Non reagire

## Going on to the next phase

option-end = Continua
option-end-immediate = Passa alle evocazioni
option-end-ready = Attacca
# The same if you have no Creature to attack with.
option-end-ready-idle = Passa alla cattura
option-end-ready-quests = Attacca o parti in Missione
option-end-ready-lock = Continua, ma prima blocca un dado
option-end-attack = Attacca
option-end-attack-idle = Passa alla cattura
option-end-attack-quests = Attacca o parti in Missione
option-end-capture = Termina turno
option-end-clean_up = Termina turno

## Locks, Anchored Spells, quests and Quartifacts

option-lock = Blocca { $die }: { $text }
option-lock-plain = Blocca { $die }
# Yours, and another player's.
option-unlock = Sblocca il tuo dado { $die } · { $price }
option-unlock-of = Sblocca il dado { $die } di { $owner } · { $price }
option-anchor = Usa l’Incantesimo Ancorato di { $card } per { $energy ->
    [light] { $n } Quiddity della Luce
   *[dark] { $n } Quiddity delle Tenebre
}: { $text }
option-quest = Parti per la Missione { $card }: livello { $level }, { $glory ->
    [one] { $glory } punto Gloria
   *[other] { $glory } punti Gloria
}
option-quest-challenge = Parti per la Missione { $card } e sfida { $other }: livello { $level }, { $glory ->
    [one] { $glory } punto Gloria
   *[other] { $glory } punti Gloria
}
option-quest-complete = Prima completa la Missione { $card }: livello { $levels } su { $level }
option-quest-fail = Prima torna dalla Missione { $card }: livello { $levels } su { $level }, quindi fallisce
option-quest-go = Prima parti per la Missione { $card }
option-quest-over = Prendi la Missione { $card }
option-attach = Unisci { $die } a una Creatura: { $text }
option-attach-plain = Unisci { $die } a una Creatura
option-stay = Attacca con tutte
option-attack = Prima attacca
option-leave = Lascia la Missione: le tue Creature in Missione vanno nella tua Used Pile
option-score = Prima il punteggio

## Choosing a player

option-name = Scegli { $other }
option-name-lock = Blocca nella Locked Area di { $other }

## Chance, where a program decides what the dice show

option-drawn = Esce dal sacchetto { $card }
option-rolled = { $die } mostra { $face }
