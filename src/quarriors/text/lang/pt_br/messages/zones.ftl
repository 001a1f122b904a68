### Where dice lie, and the phases of a turn. The ids are the engine's own.

## Zones, as labels

zone-bag = bolsa
zone-active = Reserva
zone-ready = Área Ativa
zone-locked = Área Trancada
zone-spent = Pilha de Gastos
zone-used = Pilha de Usados
zone-aside = de lado
zone-quest = Área de Missões
zone-wilds = a Natureza
zone-removed = fora do jogo

## Where a die goes. Each fills $to in a sentence such as "Quinn's Bog Toad goes { $to }."

to-bag = para a bolsa
to-active = para a Reserva
to-ready = para a Área Ativa
to-locked = para a Área Trancada
to-spent = para a Pilha de Gastos
to-used = para a Pilha de Usados
to-aside = para o lado da mesa
to-quest = para a Área de Missões
to-wilds = de volta para a Natureza
to-removed = para fora do jogo

## Phases of a turn, as titles: the rulebooks' names

phase-score = Pontue Criaturas
phase-roll = Pegue e Jogue Dados
phase-roll_and_ready = Pegue, Jogue e Ative Dados
phase-immediate = Efeitos Imediatos
phase-ready = Prepare Feitiços e Invoque Criaturas
phase-attack = Ataque seus Rivais
phase-capture = Capture Dados de Quarry
phase-clean_up = Mova os dados para sua Pilha de Usados
