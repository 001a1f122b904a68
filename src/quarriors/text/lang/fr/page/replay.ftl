## Replay

replay = Revoir la partie
replay-of = Partie à revoir : { $names }
replay-place = Moment de la partie
replay-at = Tour { $turn } : { $text }
# Before the question that comes next in the replay.
replay-next = Ensuite :
replay-first = Aller au début
replay-last = Aller à la fin
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-previous-turn = Tour précédent
replay-next-turn = Tour suivant
replay-play = Lecture
replay-pause = Pause
# Before a list of players: whose side of the table you see.
replay-near = Vu par
replay-ending = Aller au résultat
replay-only-looking = Vous revoyez une partie : vous pouvez regarder, mais pas jouer.
replay-not-begun = Cette partie n’a pas encore commencé : il n’y a rien à revoir.
replay-beyond = La partie n’a pas de moment { $number }. Voici sa fin.
share-moment = Partager ce moment
share-public = Ce lien montre la partie à ce moment.
share-private = Cette partie n’est pas publique, et le lien contient son invitation. Toute personne qui l’a peut voir toute la partie.
share-here = Cette table n’a pas de serveur : un lien vers ce moment ne s’ouvre que sur votre appareil. Emportez la partie, ou envoyez une capture d’écran.
copy-by-hand = Votre navigateur ne permet pas de copier. Sélectionnez le lien et copiez-le vous-même.

## Continue from here

continue = Jouer à partir d’ici
continue-title = Jouer à partir d’ici
continue-about = Vous commencez un nouvel entraînement à partir de cette table. L’ancienne partie ne change pas.
continue-seat = Qui joue pour { $name }
# In a list of who can play a seat.
continue-person = Moi
continue-nobody = Il faut au moins une personne à la table.
continue-hot-seat = Vous jouez à tour de rôle sur cet appareil.

## Looking back during a game

looking-back = Retour en arrière : tour { $turn }
looking-back-yours = La partie vous attend.
looking-back-only = Vous regardez le passé. Revenez au présent pour jouer.
back-to-now = Revenir au présent
open-replay = Revoir la partie à partir d’ici
