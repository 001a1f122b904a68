## La table : à qui le tour, étiquettes des dés, dernières lignes du journal

# In the rim of the table, behind "Turn 9 ·".
turn-yours = à vous de jouer
turn-of = à { $name } de jouer
# The list of what happened last, beside the rival.
log-last = Ce qui vient de se passer

## What can be done with a die, in a word on a small tag below it

tag-summon = Invoquer
tag-ready = Préparer
tag-cast = Jeter
tag-draw = Piocher
tag-both = Utiliser
tag-reroll = Relancer
tag-immediate = Utiliser
tag-turn = Tourner
tag-lock = Verrouiller
tag-unlock = Déverrouiller
tag-spend = Dépenser
tag-discard = Défausser
tag-defend = Défendre
tag-cull = Supprimer
tag-choose = Choisir
tag-use = Utiliser

## What somebody did, in a line of its own: their name, this verb, then dice as pictures

log-rolled = lance
log-summoned = invoque
log-readied = prépare
log-cast = jette
log-attached = attache
log-attacked = attaque
log-captured = capture
log-scored = marque
log-culled = supprime
log-locked = verrouille
log-unlocked = déverrouille
log-lost-dice = perd
# The same, said to whoever reads it.
log-you-rolled = Vous lancez
log-you-summoned = Vous invoquez
log-you-readied = Vous préparez
log-you-cast = Vous jetez
log-you-attached = Vous attachez
log-you-attacked = Vous attaquez
log-you-captured = Vous capturez
log-you-scored = Vous marquez
log-you-culled = Vous supprimez
log-you-locked = Vous verrouillez
log-you-unlocked = Vous déverrouillez
log-you-lost-dice = Vous perdez
