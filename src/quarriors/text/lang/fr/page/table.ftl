## The table

table = Table
mat-of = Tapis : { $name }
# Behind your own name.
mat-yours = vous
# Above a question, when several people play at this device.
decides = À { $name } de décider
thinking = { $name } réfléchit…
sending = Envoi…
options = Ce que vous pouvez faire
# Above a question: the card that asks.
about-card = pour { $card }
skip = Passer
skip-about = Aller directement au résultat
undo = Annuler le coup
log = Journal
log-empty = Il ne s’est encore rien passé.
# Behind a line of the log that no longer counts.
taken-back = annulé
total-made-up = Comment se compose le total
settings = Réglages
resign = Abandonner
resign-question = Abandonner cette partie ? Impossible de changer d’avis ensuite.
resign-do = Abandonner
resign-for = { $name } abandonne
zone-dice = { $dice ->
    [one] { $zone } : { $dice } dé
   *[other] { $zone } : { $dice } dés
  }
pile-all = { $zone } : tous les dés
bag-of = Sac : { $name }
# So many dice of a card, in a list.
heap = { $dice } × { $card }
attack-against = contre { $name } : { $total }
# Marks beside the name of a player.
winner-mark = victoire
bot-mark = bot
away-mark = hors ligne
resigned-mark = abandon
active-mark = joue
glory-track = Piste de Gloire
# A button that opens the whole mat of a player.
unfold = Voir le tapis : { $name }
dice-left = { $dice ->
    [0] plus de dé
    [one] encore { $dice } dé
   *[other] encore { $dice } dés
  }
quiddity-light = Quiddity de Lumière
quiddity-dark = Quiddity des Ténèbres
# $what is a die or a card that you clicked.
choose-for = Que voulez-vous faire avec { $what } ?

## What is being shown

what-happens = Ce qui se passe
dice-roll = Les dés roulent…
pause = Pause
go-on = Continuer
step = Suivant
# On the button above.
go-on-about = Termine ce qui est montré. Espace ou un clic n’importe où font de même.
hold-to-run = Maintenez pour accélérer
fight-title = { $name } attaque !
# The same, said to the one who attacks.
fight-title-you = Vous attaquez !
# Quests belong to one box. $quest is the name of a card.
fight-quest-title = Un Défi ! { $name } se bat pour { $quest }.
fight-quest-title-you = Un Défi ! Vous vous battez pour { $quest }.
fight-total = total d’attaque
fight-attackers = Attaquants
# How a defender fares. $took is the attack that it faces.
fight-holds = L’attaque de { $took } ne suffit pas contre une défense de { $defense }.
fight-falls = L’attaque de { $took } perce une défense de { $defense }.
fight-falls-to-card = L’attaque de { $took } ne suffit pas contre une défense de { $defense }, mais une carte détruit la Créature.
fight-saved = L’attaque de { $took } perce une défense de { $defense }, mais la Créature est sauvée.
fight-saved-from-card = Une carte détruirait la Créature, mais elle est sauvée.
fight-unharmed = L’attaque de { $took } n’inflige aucun dommage.
fight-raised = L’attaque augmente : encore { $left }
fight-nobody = Aucune Créature ne défend.
fight-not-yet = Doit encore se défendre
fight-past = La défense est finie.
fight-asked = { $name } choisit un défenseur.
fight-asked-you = Choisissez un défenseur.
outcome-holds = résiste
# The attack is strong enough. A Reaction may still save the Creature.
outcome-beaten = en danger
outcome-destroyed = détruite
outcome-saved = sauvée
outcome-unharmed = indemne

## Why not

not-yours = C’est à { $name } de décider.
not-now = Vous ne pouvez rien faire avec { $what } pour l’instant.
nothing-decided = Il n’y a rien à décider pour l’instant.

## Reactions

pass-turn = Passer pour ce tour
pass-turn-about = Ne plus me demander jusqu’à la fin du tour
sweep-summon = Tout invoquer · { $price }
sweep-ready = Tout préparer
sweep-both = Tout invoquer et préparer · { $price }
sweep-use = Tout utiliser
sweep-cull = Supprimer { $dice } × { $what }
sweep-about = L’un après l’autre ; chacun peut être annulé
passing = Vous passez jusqu’à la fin du tour.
passing-off = Me demander de nouveau
# $what is the question that was answered for you.
passed = Passé pour vous : { $what }

## Taking back

undo-ask = Annuler un coup…
undo-far = Annuler plusieurs coups
undo-far-about = Vous revenez à votre dernière décision, avant des lancers ou des coups d’autres joueurs. Les nouveaux lancers sont différents, et les dés de cette partie ne comptent plus comme vérifiés.
undo-far-others = Accord nécessaire : { $names }.
undo-far-alone = Aucun autre accord n’est nécessaire.
undo-far-ask = Demander
undo-far-do = Revenir en arrière
undo-watching = Vous ne faites que regarder.
undo-over = Il n’y a aucun coup à annuler.
undo-open = Quelqu’un le demande déjà.
undo-nothing = Vous n’avez encore rien décidé.
undo-asked-title = Annuler un coup
undo-asked = { $name } voudrait annuler un coup. Êtes-vous d’accord ?
undo-own = Vous avez demandé à annuler un coup.
# $what is the question that you would answer again.
undo-back-to = Retour avant : { $what }
# A list of those who are asked.
undo-agreed = { $name } accepte.
undo-waiting = { $name } n’a pas encore répondu.
undo-agree = Accepter
undo-refuse = Refuser
undo-call-off = Laisser tomber

## The menu

menu-rules = Règles en bref (nouvelle fenêtre)
menu-cards = Galerie de cartes (nouvelle fenêtre)
menu = Menu
bot-for-me = Laisser un bot jouer pour moi
bot-for = Laisser un bot jouer pour { $name }
back-for-me = Je suis de retour
back-for = { $name } est de retour
bot-plays = Un bot joue pour vous.
bot-plays-for = Un bot joue pour { $name }.
back-do = Me revoilà
clock-left = Temps restant
# You pass the device to the next player.
handover = { $name }, c’est à vous !
link-now = Essayer maintenant

## Keys. The names of the keys, and what they do.

keys = Touches
key-space = Espace, Entrée
key-space-about = lancer, continuer, voir la suite
key-digits = 1 … 9, 0
key-digits-about = choisir une option, dans l’ordre
key-a = A
key-a-about = tout faire : invoquer, préparer, utiliser ou supprimer ce que dit le bouton
key-arrows = Flèches
key-arrows-about = aller d’un dé ou d’une carte à l’autre
key-tab = Tab
key-tab-about = aller au prochain élément utilisable
key-i = I
key-i-about = regarder un dé ou une carte de près
key-u = U
key-u-about = annuler le coup
key-x = X
key-x-about = passer pour ce tour
key-p = P
key-p-about = mettre en pause, ou continuer
key-h = H
key-h-about = demander un conseil
key-l = L
key-l-about = ouvrir le journal
key-g = G
key-g-about = ouvrir le menu
key-m = M
key-m-about = activer ou couper le son
key-s = S
key-s-about = ouvrir les réglages
key-help = ?
key-help-about = montrer ces touches
key-escape = Échap
key-escape-about = fermer

## Confirmations

end-never = Ne plus me demander

# A list of what you can still do follows.
end-question = Vous pouvez encore faire ceci. Continuer quand même ?
at-once-question = Les Effets Immédiats viennent d’abord. Si vous continuez, vous ne pouvez plus faire ceci. Continuer quand même ?
end-do = Continuer
keep-on = Rester
