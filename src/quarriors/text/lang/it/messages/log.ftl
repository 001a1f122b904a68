### The log: what has happened, a sentence each.
### Most sentences come in several forms:
###   event-…          about somebody else: $player is a name
###   event-…-you      said to the player who does it
###   event-…-to-you   said to the other player: $other or $owner is you
### $die and $card are names of cards, $face is what a die shows ("3 Quiddity"), $to is one of the messages to-….

## Turns and phases

event-turn = Turno { $n }: { $player }.
event-turn-you = Turno { $n }: tocca a te.
event-phase = Fase: { $phase }.

## Rolling, drawing, spending

event-rolled = { $player } lancia un dado { $die }: { $face }.
event-rolled-you = Lanci un dado { $die }: { $face }.
event-drawn = { $player } pesca un dado { $die }.
event-drawn-you = Peschi un dado { $die }.
event-refilled = { $player } rimette nel sacchetto { $n ->
    [one] 1 dado
   *[other] { $n } dadi
} dalla Used Pile.
event-refilled-you = Rimetti nel sacchetto { $n ->
    [one] 1 dado
   *[other] { $n } dadi
} dalla tua Used Pile.
event-turned = { $player } gira un dado { $die }: { $face }.
event-turned-you = Giri un dado { $die }: { $face }.
event-spent = { $player } spende un dado { $die }.
event-spent-you = Spendi un dado { $die }.
event-quiddity = { $player } guadagna { $n } Quiddity.
event-quiddity-you = Guadagni { $n } Quiddity.
event-quiddity-light = { $player } guadagna { $n } Quiddity della Luce.
event-quiddity-light-you = Guadagni { $n } Quiddity della Luce.
event-quiddity-dark = { $player } guadagna { $n } Quiddity delle Tenebre.
event-quiddity-dark-you = Guadagni { $n } Quiddity delle Tenebre.

# $dice is a list such as "4 × Bog Toad (1 Quiddity) and Newt (re-roll)".
chronicle-drawn-and-rolled = { $player } pesca e lancia: { $dice }.
chronicle-drawn-and-rolled-you = Peschi e lanci: { $dice }.
chronicle-rolled = { $player } lancia: { $dice }.
chronicle-rolled-you = Lanci: { $dice }.
chronicle-drawn = { $player } pesca: { $dice }.
chronicle-drawn-you = Peschi: { $dice }.
# $quiddity is "3 Quiddity" or "3 Light Quiddity".
chronicle-spent = { $player } spende dadi per { $quiddity }: { $dice }.
chronicle-spent-you = Spendi dadi per { $quiddity }: { $dice }.
chronicle-spent-for-nothing = { $player } spende: { $dice }.
chronicle-spent-for-nothing-you = Spendi: { $dice }.
chronicle-clean-up = { $player } sposta { $n ->
    [one] 1 dado
   *[other] { $n } dadi
} dall’Active Pool e dalla Spent Pile alla Used Pile.
chronicle-clean-up-you = Sposti { $n ->
    [one] 1 dado
   *[other] { $n } dadi
} dalla tua Active Pool e Spent Pile alla tua Used Pile.
chronicle-clean-up-classic = { $player } sposta { $n ->
    [one] 1 dado
   *[other] { $n } dadi
} dall’Active Pool alla Used Pile.
chronicle-clean-up-classic-you = Sposti { $n ->
    [one] 1 dado
   *[other] { $n } dadi
} dalla tua Active Pool alla tua Used Pile.

## Dice that move

event-moved = Il dado { $die } di { $owner } va { $to }.
event-moved-you = Il tuo dado { $die } va { $to }.
event-moved-aside = Il dado { $die } di { $owner } viene messo da parte.
event-moved-aside-you = Il tuo dado { $die } viene messo da parte.
# One player takes another's die.
event-moved-over = { $player } prende il dado { $die } di { $other }. Va { $to }.
event-moved-over-you = Prendi il dado { $die } di { $other }. Va { $to }.
event-moved-over-to-you = { $player } prende il tuo dado { $die }. Va { $to }.
event-removed = Il dado { $die } viene rimosso dal gioco.

## Summoning, Spells and abilities

event-summoned = { $player } evoca un dado { $die } ({ $face }).
event-summoned-you = Evochi un dado { $die } ({ $face }).
event-readied = { $player } prepara un dado { $die }.
event-readied-you = Prepari un dado { $die }.
event-cast = { $player } lancia l’Incantesimo { $card }.
event-cast-you = Lanci l’Incantesimo { $card }.
event-ability = Il dado { $card } di { $player }: “{ $text }”
event-ability-you = Il tuo dado { $card }: “{ $text }”
# To a Creature of one's own, and to somebody else's.
event-attached = { $player } unisce il dado { $die } al dado { $other }.
event-attached-you = Unisci il dado { $die } al tuo dado { $other }.
event-attached-over = { $player } unisce il dado { $die } al dado { $other } di { $owner }.
event-attached-over-you = Unisci il dado { $die } al dado { $other } di { $owner }.
event-attached-over-to-you = { $player } unisce il dado { $die } al tuo dado { $other }.
event-copied = Il dado { $die } di { $player } copia un dado { $other }.
event-copied-you = Il tuo dado { $die } copia il tuo dado { $other }.
event-copied-over = Il dado { $die } di { $player } copia il dado { $other } di { $owner }.
event-copied-over-you = Il tuo dado { $die } copia il dado { $other } di { $owner }.
event-copied-over-to-you = Il dado { $die } di { $player } copia il tuo dado { $other }.

## Attack and defense

event-attacked = { $player } attacca { $other } con un totale di { $n }.
event-attacked-you = Attacchi { $other } con un totale di { $n }.
event-attacked-to-you = { $player } ti attacca con un totale di { $n }.
chronicle-attacked-nobody = { $player } attacca { $other } con un totale di { $n }. { $other } non ha Creature per difendersi.
chronicle-attacked-nobody-you = Attacchi { $other } con un totale di { $n }. { $other } non ha Creature per difendersi.
chronicle-attacked-nobody-to-you = { $player } ti attacca con un totale di { $n }. Non hai Creature per difenderti.
# On a quest.
event-attacked-challenge = In Missione, { $player } attacca { $other } con un totale di { $n }.
event-attacked-challenge-you = In Missione, attacchi { $other } con un totale di { $n }.
event-attacked-challenge-to-you = In Missione, { $player } ti attacca con un totale di { $n }.
event-total = Ora l’attacco contro { $player } è di { $n }.
event-total-you = Ora l’attacco contro di te è di { $n }.
event-defended = { $player } si difende con un dado { $die }: la difesa di { $defense } resiste all’attacco di { $n }.
event-defended-you = Ti difendi con un dado { $die }: la difesa di { $defense } resiste all’attacco di { $n }.
event-defended-held = { $player } si difende con un dado { $die }: non subisce danni.
event-defended-held-you = Ti difendi con un dado { $die }: non subisce danni.
event-defended-deadly = { $player } si difende con un dado { $die }: anche un solo danno di questo attacco distrugge la Creatura.
event-defended-deadly-you = Ti difendi con un dado { $die }: anche un solo danno di questo attacco distrugge la Creatura.
# $rest is what is left of the attack for the next Creature.
event-defended-falls = { $player } si difende con un dado { $die }: l’attacco di { $n } supera la difesa di { $defense }{ $rest ->
    [0] .
   *[other] , e ne resta { $rest }.
}
event-defended-falls-you = Ti difendi con un dado { $die }: l’attacco di { $n } supera la difesa di { $defense }{ $rest ->
    [0] .
   *[other] , e ne resta { $rest }.
}
# A Creature takes part of the attack on another one.
event-held = Il dado { $die } di { $player } assorbe { $n ->
    [one] { $n } danno
   *[other] { $n } danni
} dell’attacco.
event-held-you = Il tuo dado { $die } assorbe { $n ->
    [one] { $n } danno
   *[other] { $n } danni
} dell’attacco.
event-destroyed = Il dado { $die } di { $owner } viene distrutto.
event-destroyed-you = Il tuo dado { $die } viene distrutto.
event-destroyed-by = { $player } distrugge il dado { $die } di { $owner }.
event-destroyed-by-you = Distruggi il dado { $die } di { $owner }.
event-destroyed-by-to-you = { $player } distrugge il tuo dado { $die }.
# One's own.
event-destroyed-own = { $player } distrugge il proprio dado { $die }.
event-destroyed-own-you = Distruggi il tuo dado { $die }.
event-saved = Il dado { $die } di { $player } torna nella Ready Area.
event-saved-you = Il tuo dado { $die } torna nella tua Ready Area.

## Glory, captures and culls

event-glory = { $player } guadagna { $n ->
    [one] { $n } punto Gloria
   *[other] { $n } punti Gloria
}.
event-glory-you = Guadagni { $n ->
    [one] { $n } punto Gloria
   *[other] { $n } punti Gloria
}.
event-lost = { $player } perde { $n ->
    [one] { $n } punto Gloria
   *[other] { $n } punti Gloria
}.
event-lost-you = Perdi { $n ->
    [one] { $n } punto Gloria
   *[other] { $n } punti Gloria
}.
event-scored = Il dado { $die } di { $player } va a punti: { $n ->
    [one] { $n } punto Gloria
   *[other] { $n } punti Gloria
}.
event-scored-you = Il tuo dado { $die } va a punti: { $n ->
    [one] { $n } punto Gloria
   *[other] { $n } punti Gloria
}.
event-captured = { $player } cattura un dado { $die }.
event-captured-you = Catturi un dado { $die }.
event-captured-to = { $player } cattura un dado { $die }. Va { $to }.
event-captured-to-you = Catturi un dado { $die }. Va { $to }.
event-gained = { $player } prende un dado { $die }.
event-gained-you = Prendi un dado { $die }.
event-gained-to = { $player } prende un dado { $die }. Va { $to }.
event-gained-to-you = Prendi un dado { $die }. Va { $to }.
event-culled = { $player } screma un dado { $die }.
event-culled-you = Scremi un dado { $die }.

## Locks and Anchored Spells

event-locked = { $player } blocca un dado { $die }.
event-locked-you = Blocchi un dado { $die }.
event-locked-elsewhere = { $player } blocca un dado { $die } nella Locked Area di { $other }.
event-locked-elsewhere-you = Blocchi un dado { $die } nella Locked Area di { $other }.
event-locked-elsewhere-to-you = { $player } blocca un dado { $die } nella tua Locked Area.
event-unlocked = Il dado { $die } di { $owner } viene sbloccato.
event-unlocked-you = Il tuo dado { $die } viene sbloccato.
event-anchored = { $player } usa l’Incantesimo Ancorato di { $card }: “{ $text }”
event-anchored-you = Usi l’Incantesimo Ancorato di { $card }: “{ $text }”

## Quests and Quartifacts. $card is the quest.

event-quested = { $player } manda un dado { $die } nella Missione { $card }.
event-quested-you = Mandi un dado { $die } nella Missione { $card }.
chronicle-quested = { $player } manda nella Missione { $card }: { $dice }.
chronicle-quested-you = Mandi nella Missione { $card }: { $dice }.
event-challenged = { $player } sfida { $other } nella Missione { $card }.
event-challenged-you = Sfidi { $other } nella Missione { $card }.
event-challenged-to-you = { $player } ti sfida nella Missione { $card }.
event-completed = { $player } completa la Missione { $card }.
event-completed-you = Completi la Missione { $card }.
event-failed = { $player } fallisce la Missione { $card }: serve livello { $level }, e le Creature hanno { $n }.
event-failed-you = Fallisci la Missione { $card }: serve livello { $level }, e le tue Creature hanno { $n }.
event-found = { $player } trova { $name }.
event-found-you = Trovi { $name }.
event-returned = Il Quartefatto di { $owner } torna sulla carta { $card }.
event-returned-you = Il tuo Quartefatto torna sulla carta { $card }.
