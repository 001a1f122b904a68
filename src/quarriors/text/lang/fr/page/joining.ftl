## Joining

join-title = Voici votre invitation !
join-question = Quel est votre nom ?
name-needed = Saisissez d’abord un nom, pour que les autres sachent qui vous êtes.
sit-down = Prendre place
watch = Regarder
no-seat-left = Toutes les places sont prises. Vous pouvez regarder.
already-seated = Vous avez une place dans cette partie.
go-to-table = Aller à la table

## Waiting

waiting-title = La partie attend des joueurs
invite = Inviter par lien
copy = Copier
copied = Copié.
share = Partager
# What your friend reads beside the link.
share-text = Venez jouer avec moi !
invite-about = Toute personne qui a ce lien peut prendre une place libre, ou regarder.
invite-here = Ce lien ne marche que sur cet ordinateur. Pour inviter quelqu’un, ouvrez cette page à l’adresse réseau de votre ordinateur.
be-ready = C’est bon !
be-ready-about = La partie commence quand toutes les places sont prises et que tout le monde a dit « C’est bon ! ».
be-ready-again = Votre navigateur a déjà montré sa part du hasard et le serveur en demande une autre. Cela arrive quand quelqu’un est parti ou a dû recommencer. Si cela se répète, quelqu’un cherche peut-être de meilleurs dés : ne continuez pas.
# Behind the name of a player.
is-ready = c’est bon
is-not-ready = pas encore
seat-empty = libre
waiting-others = En attente des autres joueurs.
waiting-dice = Tout le monde est prêt. Il manque la part de hasard de certains joueurs.
# Everybody else is ready; the others may free the seat.
seat-late = { $name } fait attendre tout le monde.
free-seat = Libérer la place
# How the Wilds came about, in the waiting room and at the end.
wilds-later-before = La Zone Commune est tirée au sort au début de la partie. Chacun prend part au tirage : personne ne peut la choisir.
wilds-later-ended = La Zone Commune a été tirée au sort au début de la partie. Chacun a pris part au tirage : personne ne pouvait la choisir.
wilds-random-before = La table a tiré la Zone Commune avant la partie, aux yeux de tous.
wilds-named-before = Cette Zone Commune fait partie des Zones Communes toutes prêtes. Elle a été choisie avant la partie.
wilds-chosen-before = La Zone Commune a été choisie avant la partie.
wilds-same-before = La Zone Commune est celle de la dernière partie.
watching = Vous regardez.

## A seat on another device

claim-about = Sur l’appareil où vous jouez, ouvrez les réglages à la table et choisissez « Jouer sur un autre appareil ». Saisissez son code ici dans les dix minutes : votre place vous suit.
code = Code
code-example = qc_3ZEGD76AM2KX
claim-do = Prendre la place
bad-code = Ce n’est pas un code. Un code ressemble à qc_3ZEGD76AM2KX.
code-refused = Ce code ne marche pas. Un code sert une seule fois, pendant dix minutes. Demandez-en un nouveau sur l’autre appareil.

to-device = Jouer sur un autre appareil
to-device-about = Sur l’autre appareil, choisissez « Continuer une partie ici » sur la page d’accueil et saisissez ce code :
to-device-time = { $minutes ->
    [one] Il sert une seule fois, pendant { $minutes } minute. Ensuite, cet appareil ne fait plus que regarder.
   *[other] Il sert une seule fois, pendant { $minutes } minutes. Ensuite, cet appareil ne fait plus que regarder.
  }
which-seat = Quelle place voulez-vous déplacer ?

## Replays

replay-by-link = Ouvrir une partie par son lien
replay-open = Revoir
replays-own = Terminées dans ce navigateur
replays-none = Aucune pour l’instant. Terminez une partie, et vous la retrouvez ici.
replays-public = Parties publiques
