# Names of cards in Portuguese: `name-…` is a class of dice, `variant-…` a type of card, `card-…` a card whose name is not
# made of both, `brief-…` a card where room is scarce, `short-…` what players call dice for short. A class that is
# feminine says so, and a type has the feminine that goes with it. `.of` is how a Spell belongs to its class (“Truque de
# Morte”); `.die` and `.dice` is what dice of a class are called if it is not “dado de …”.

name-squire = Escudeiro
name-misdirection = Despiste
    .of = de Despiste
name-quasar = Quasar
    .of = de Quasar
name-ancient-guide = Guia Ancião
name-knight-of-quamelot = Cavaleiro de Quamelot
name-manxome-minotaur = Minotauro Medonho
name-relic-rustler = Ladrão de Relíquias
name-riddling-sphinx = Esfinge Enigmática
    .gender = feminine

## Quests.

name-the-holy-quail = A Codorna Sagrada
    .gender = feminine
name-exqualibur = Exqualibur
    .gender = feminine
name-the-triclops-skull = O Crânio do Triclope
short-the-holy-quail = Codorna
short-the-triclops-skull = Crânio

variant-the-hunt-for = A Caçada
variant-the-search-for = A Busca
variant-the-expedition-for = A Expedição
variant-the-quest-for = A Demanda

card-the-hunt-for-the-holy-quail = A Caçada à Codorna Sagrada
brief-the-hunt-for-the-holy-quail = Caçada à Codorna
card-the-search-for-the-holy-quail = A Busca da Codorna Sagrada
brief-the-search-for-the-holy-quail = Busca da Codorna
card-the-expedition-for-the-holy-quail = A Expedição em Busca da Codorna Sagrada
brief-the-expedition-for-the-holy-quail = Expedição da Codorna
card-the-quest-for-the-holy-quail = A Demanda da Codorna Sagrada
brief-the-quest-for-the-holy-quail = Demanda da Codorna
card-the-hunt-for-exqualibur = A Caçada à Exqualibur
brief-the-hunt-for-exqualibur = Caçada à Exqualibur
card-the-search-for-exqualibur = A Busca da Exqualibur
brief-the-search-for-exqualibur = Busca da Exqualibur
card-the-expedition-for-exqualibur = A Expedição em Busca da Exqualibur
brief-the-expedition-for-exqualibur = Expedição da Exqualibur
card-the-quest-for-exqualibur = A Demanda da Exqualibur
brief-the-quest-for-exqualibur = Demanda da Exqualibur
card-the-hunt-for-the-triclops-skull = A Caçada ao Crânio do Triclope
brief-the-hunt-for-the-triclops-skull = Caçada ao Crânio
card-the-search-for-the-triclops-skull = A Busca do Crânio do Triclope
brief-the-search-for-the-triclops-skull = Busca do Crânio
card-the-expedition-for-the-triclops-skull = A Expedição em Busca do Crânio do Triclope
brief-the-expedition-for-the-triclops-skull = Expedição do Crânio
card-the-quest-for-the-triclops-skull = A Demanda do Crânio do Triclope
brief-the-quest-for-the-triclops-skull = Demanda do Crânio

## Quartifacts.

name-holy-quail = Codorna Sagrada
    .gender = feminine
name-holy-quill = Pena Sagrada
    .gender = feminine
name-holy-quilt = Colcha Sagrada
    .gender = feminine
name-quicksilver-quiver = Aljava de Mercúrio
    .gender = feminine
name-quirky-quarterstaff = Bordão Excêntrico
name-triclops-skull = Crânio do Triclope
name-quaxos-crystal = Cristal de Quaxos
name-quown-of-quiana = Quoroa de Quiana
    .gender = feminine
