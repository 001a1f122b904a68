### What you are asked, and what others see meanwhile.

## You decide. Said to the player whose decision it is.

# Several people share one screen: whom the question is for, then the question.
decision-named = { $player } · { $asked }

decision-roll = Tocca a te. Lancia i dadi.
decision-act-immediate = Tocca a te. Usa i tuoi Effetti Immediati o continua.
# After the roll. $quiddity is "6 Quiddity" or "6 Quiddity, 2 of it Light". $attack: whether you have Creatures to attack with.
decision-act-ready-summon = Tocca a te. Hai { $quiddity }: evoca Creature { $attack ->
    [yes] o attacca.
   *[no] o continua.
}
decision-act-ready-spells = Tocca a te. Hai { $quiddity }: prepara Incantesimi { $attack ->
    [yes] o attacca.
   *[no] o continua.
}
decision-act-ready-both = Tocca a te. Hai { $quiddity }: prepara Incantesimi, evoca Creature { $attack ->
    [yes] o attacca.
   *[no] o continua.
}
decision-act-ready-lock = Tocca a te. Hai { $quiddity }: blocca un dado, prepara Incantesimi, evoca Creature { $attack ->
    [yes] o attacca.
   *[no] o continua.
}
decision-act-ready-none = Tocca a te. Hai { $quiddity }. { $attack ->
    [yes] Attacca quando vuoi.
   *[no] Continua quando vuoi.
}
# Follows one of the five above.
decision-effects = Puoi usare anche Effetti Immediati.
decision-act-attack = Prima lancia Incantesimi, oppure attacca.
decision-act-capture = { $captures ->
    [0] { $extra ->
        [yes] Hai { $quiddity }: cattura ancora un dado o termina il turno.
       *[no] Hai { $quiddity }: usa ciò che ti resta o termina il turno.
    }
    [one] Hai { $quiddity }: cattura un dado o termina il turno.
   *[other] Hai { $quiddity }: cattura fino a { $captures } dadi o termina il turno.
}
decision-act-clean_up = Scarta Incantesimi preparati, se vuoi, o termina il turno.
decision-act = Scegli che cosa fare.
# A card asks: its name, then its text.
decision-choose = { $card }: { $text }
decision-choose-attach = Scegli la Creatura a cui unire { $card }.
decision-choose-copy = Scegli la Creatura che { $card } copia.
decision-choose-quest = Scegli chi parte per la Missione { $card }. Livello raggiunto finora: { $levels } su { $level }.
decision-choose-seize = Hai completato { $card }. Scegli il Quartefatto che prendi.
decision-defend = Un attacco di { $total }! Scegli la Creatura che difende.
decision-defend-for = Un attacco di { $total }! Scegli la Creatura con cui si difende { $other }.
decision-cull = { $n ->
    [one] Puoi scremare un dado dalla tua Used Pile.
   *[other] Puoi scremare fino a { $n } dadi dalla tua Used Pile.
}
decision-cull-expert = Screma { $die } per { $glory ->
    [one] { $glory } punto Gloria
   *[other] { $glory } punti Gloria
}, o tieni il dado senza Gloria.
decision-cull-quest = Screma tutte le Creature nella Missione { $card } per { $glory ->
    [one] { $glory } punto Gloria
   *[other] { $glory } punti Gloria
}, o tienile senza Gloria.
decision-use = Vuoi usare { $card }? { $text }
decision-use-destroyed = Viene distrutto { $die }. { $text }
decision-cast-attacked = { $other } ti attacca con { $total }. Vuoi reagire?
decision-cast-challenged = In Missione, { $other } ti attacca con { $total }. Vuoi reagire?
decision-cast-destroyed = Sta per essere distrutto { $die }. Vuoi reagire?
decision-first = Scegli quale abilità viene per prima.
decision-lock = Scegli un dado da bloccare. Devi bloccarne uno prima di continuare.
decision-name = { $card }: { $text } Scegli un avversario.
decision-name-lock = Scegli la Locked Area per { $die }.
decision-quest = Manda Creature in Missione o attacca con tutte.
decision-quest-over = La Missione { $card } è libera. Vuoi prenderla tu?
decision-attack = Prima l’attacco o prima la Missione { $card }?
decision-score = Prima il punteggio o prima il ritorno dalla Missione { $card }?
decision-light = { $card }: scegli Quiddity della Luce o delle Tenebre.
decision-other = Decidi tu.

## Somebody else decides: what the others and those who watch see

waiting-roll = { $player } sta per lanciare i dadi.
waiting-act-immediate = { $player } usa Effetti Immediati.
waiting-act-ready = { $player } prepara Incantesimi ed evoca Creature.
waiting-act-attack = { $player } prepara l’attacco.
waiting-act-capture = { $player } sceglie che cosa catturare.
waiting-act-clean_up = { $player } termina il turno.
waiting-choose = { $player } fa una scelta per { $card }.
waiting-defend = { $player } sceglie una Creatura per difendersi.
waiting-cull = { $player } sceglie che cosa scremare.
waiting-use = { $player } sta decidendo se usare { $card }.
waiting-cast = { $player } può reagire.
waiting-lock = { $player } sceglie un dado da bloccare.
waiting-quest = { $player } pensa a una Missione.
waiting-other = { $player } prende una decisione.

## Chance, where a program decides what the dice show

decision-drawn = Caso: quale dado pesca { $player }?
decision-rolled = Caso: che cosa mostra { $die }?

## The end. $winners is a list of names, $n how many there are.

result-glory = { $n ->
    [one] { $winners } vince con { $glory } { $glory ->
        [one] punto
       *[other] punti
    } Gloria!
   *[other] { $winners } vincono insieme con { $glory } { $glory ->
        [one] punto
       *[other] punti
    } Gloria!
}
result-empty_cards = Quattro Carte Creatura sono senza dadi. { $n ->
    [one] { $winners } vince con { $glory } { $glory ->
        [one] punto
       *[other] punti
    } Gloria!
   *[other] { $winners } vincono insieme con { $glory } { $glory ->
        [one] punto
       *[other] punti
    } Gloria!
}
result-limit = Era l’ultimo turno. { $n ->
    [one] { $winners } vince con { $glory } { $glory ->
        [one] punto
       *[other] punti
    } Gloria!
   *[other] { $winners } vincono insieme con { $glory } { $glory ->
        [one] punto
       *[other] punti
    } Gloria!
}
# Said to a winner. $others are the other winners, if you share the victory.
result-glory-you = { $n ->
    [one] Hai vinto con { $glory } { $glory ->
        [one] punto
       *[other] punti
    } Gloria!
   *[other] Hai vinto con { $glory } { $glory ->
        [one] punto
       *[other] punti
    } Gloria, insieme a { $others }!
}
result-empty_cards-you = Quattro Carte Creatura sono senza dadi. { $n ->
    [one] Hai vinto con { $glory } { $glory ->
        [one] punto
       *[other] punti
    } Gloria!
   *[other] Hai vinto con { $glory } { $glory ->
        [one] punto
       *[other] punti
    } Gloria, insieme a { $others }!
}
result-limit-you = Era l’ultimo turno. { $n ->
    [one] Hai vinto con { $glory } { $glory ->
        [one] punto
       *[other] punti
    } Gloria!
   *[other] Hai vinto con { $glory } { $glory ->
        [one] punto
       *[other] punti
    } Gloria, insieme a { $others }!
}
# Follows one of the above.
result-tie = Altri avevano la stessa Gloria, ma meno dadi nella Ready Area.
