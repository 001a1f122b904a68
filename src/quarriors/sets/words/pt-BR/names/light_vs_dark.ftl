# Names of cards in Portuguese: `name-…` is a class of dice, `variant-…` a type of card, `card-…` a card whose name is not
# made of both, `brief-…` a card where room is scarce, `short-…` what players call dice for short. A class that is
# feminine says so, and a type has the feminine that goes with it. `.of` is how a Spell belongs to its class (“Truque de
# Morte”); `.die` and `.dice` is what dice of a class are called if it is not “dado de …”.

name-large-quiddity = Quiddity Grande
short-large-quiddity = Grande
name-light = Luz
    .of = da Luz
    .gender = feminine
name-dark = Trevas
    .of = das Trevas
    .gender = feminine
name-archangel = Arcanjo
name-herald = Arauto
name-quartz-golem = Golem de Quartzo
name-black-cat = Gato Preto
name-boogieman = Bicho-Papão
name-queelzebub = Quelzebu

variant-lesser = Menor
variant-greater = Maior
variant-enchantment = Encantamento
variant-of-acquisition = de Aquisição
variant-of-economics = de Economia
variant-of-logistics = de Logística

card-assistant-of-acquisition = Auxiliar de Aquisição
card-assistant-of-economics = Auxiliar de Economia
card-assistant-of-logistics = Auxiliar de Logística
