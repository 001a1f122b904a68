### Where dice lie, and the phases of a turn. The ids are the engine's own.

## Zones, as labels

zone-bag = sacchetto
zone-active = Active Pool
zone-ready = Ready Area
zone-locked = Locked Area
zone-spent = Spent Pile
zone-used = Used Pile
zone-aside = messi da parte
zone-quest = Quest Area
zone-wilds = Lande
zone-removed = fuori dal gioco

## Where a die goes. Each fills $to in a sentence such as "Quinn's Bog Toad goes { $to }."

to-bag = nel sacchetto
to-active = nell’Active Pool
to-ready = nella Ready Area
to-locked = nella Locked Area
to-spent = nella Spent Pile
to-used = nella Used Pile
to-aside = da parte
to-quest = nella Quest Area
to-wilds = di nuovo nelle Lande
to-removed = fuori dal gioco

## Phases of a turn, as titles: the rulebooks' names

phase-score = Punteggio delle Creature
phase-roll = Pescare e Lanciare i Dadi
phase-roll_and_ready = Pescare, Lanciare e Preparare i Dadi
phase-immediate = Effetti Immediati
phase-ready = Preparare Incantesimi ed Evocare Creature
phase-attack = Attaccare gli Avversari
phase-capture = Catturare Dadi Quarry dalle Lande
phase-clean_up = Spostare i Dadi nella tua Used Pile
