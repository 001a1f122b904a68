# The name of the game: it is never translated.
name = Quarriors
tagline = Lancez vos dés, invoquez des Créatures, gardez-les en vie et gagnez la Gloire.
unofficial = Version non officielle, faite par des joueurs pour des joueurs, sans aucun lien avec l’éditeur.
# A link in the footer, where the documentation lies beside the page.
documentation = Documentation
close = Fermer
cancel = Annuler
loading = Un instant…
# A link to the first screen.
back-home = Retour à l’accueil
# The title of the browser's tab.
page-title = { $page } – { $name }
# Two whole sentences, one after the other.
sentences = { $all } { $next }

## Zones and phases. They are labels: on the mat of a player, and above the table.

zone-bag = Sac
zone-active = Réserve Active
zone-ready = Secteur Accessible
zone-locked = Secteur Verrouillé
zone-spent = Pile de Dépense
zone-used = Coin de Défausse
zone-aside = De côté
zone-quest = Secteur de Quête
# The same on narrow screens: one short word.
zone-brief-active = Réserve
zone-brief-ready = Accessible
zone-brief-locked = Verrou
zone-brief-spent = Dépense
zone-brief-used = Défausse
zone-brief-aside = De côté
zone-brief-quest = Quête
wilds = Zone Commune
quests = Quêtes
phase-score = Marquer
phase-roll = Lancer
phase-roll_and_ready = Lancer
phase-ready = Préparer
phase-attack = Attaquer
phase-capture = Capturer
phase-clean_up = Ranger
phases = Phases du tour
turn = Tour { $turn }
glory = Gloire
glory-of = { $name } : { $glory } sur { $goal } Points de Gloire
quiddity = Quiddity
captures-left = { $captures ->
    [0] plus de capture
    [one] encore { $captures } capture
   *[other] encore { $captures } captures
  }
empty = vide

## Connection and faults

link-connecting = Connexion…
link-waiting = Vous êtes hors ligne. Nouvelle tentative de connexion…
link-closed = Vous n’avez pas de connexion.
link-bye = Le serveur redémarre. Il revient dans un instant.
# The title of the browser's tab while you have something to decide. $name is the name of the game.
your-turn-title = À vous de jouer – { $name }
# A notification, while you look at something else.
your-turn = C’est à vous de jouer.
not-found = Il n’y a rien ici.
trouble = Quelque chose s’est mal passé.
