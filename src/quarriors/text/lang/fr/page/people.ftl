## La page qu’ouvre un lien vers une partie

# Le titre. $name a créé la partie et une place est libre.
join-invites = { $name } vous a gardé une place.
# La même chose quand toutes les places sont prises.
join-plays = { $name } joue. Venez regarder !
join-about = { $players ->
    [2] Un jeu de dés à deux. Vous commencez avec douze dés faibles, vous capturez des Créatures et des Sorts dans la Zone Commune, et la course à la Gloire est lancée. Tout se passe dans cette fenêtre, sans compte.
    [3] Un jeu de dés à trois. Vous commencez avec douze dés faibles, vous capturez des Créatures et des Sorts dans la Zone Commune, et la course à la Gloire est lancée. Tout se passe dans cette fenêtre, sans compte.
   *[4] Un jeu de dés à quatre. Vous commencez avec douze dés faibles, vous capturez des Créatures et des Sorts dans la Zone Commune, et la course à la Gloire est lancée. Tout se passe dans cette fenêtre, sans compte.
  }
# Commence la leçon, qui ramène ensuite ici.
join-learn = Apprendre d’abord (10 min)
join-wilds = La Zone Commune de cette partie
# Sous trois images de dés.
join-step-roll = 1. Lancez six dés
join-step-attack = 2. Invoquez, puis attaquez
join-step-glory = 3. Encore là à votre tour ? Gloire !
# Dans la leçon, pour qui a reçu une invitation et apprend d’abord.
learn-return = Retour à l’invitation

## Le salon : sous le nom d’un joueur ou d’une place vide

seat-here = à la table
seat-away = hors ligne
seat-free = libre
seat-waits = en attente d’un joueur
# À la place d’un nom : la place que vous prendriez.
seat-yours = Votre place
waiting-title-full = Tout le monde a une place
waiting-seats = De votre côté, tout est prêt. Il reste une place à prendre.
qr-code = Code QR du lien
qr-about = Ou visez le code avec un téléphone.

## Qui regarde

watching-count = { $count ->
    [one] 1 personne regarde.
   *[other] { $count } personnes regardent.
  }
watch-name = Votre nom, pour que les joueurs le voient
watch-name-do = L’afficher

## Parler à la table

talk = Dire quelque chose
# Le même bouton pour qui ne fait que regarder.
talk-company = Qui est là
talk-write = Écrivez une ligne
talk-send = Envoyer
talk-lines = Ce qui s’est dit
talk-mute = Ne plus entendre { $name }
talk-unmute = Entendre { $name } à nouveau
# Lu à voix haute quand quelqu’un parle. $what est une ligne, une phrase ou le nom d’une mimique.
said-by = { $name } : { $what }

# Les mimiques d’un petit dé : leur nom est pour qui ne les voit pas.
emote-smile = sourit
emote-laugh = rit
emote-wow = n’en revient pas
emote-think = s’interroge
emote-cry = verse une larme
emote-grumble = ronchonne

phrase-hello = Bonjour !
phrase-good_luck = Bonne chance !
phrase-nice_roll = Joli lancer !
phrase-well_played = Bien joué !
phrase-ouch = Aïe !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-moment = Un instant, s’il vous plaît.
# La règle fait crier le nom du jeu.
phrase-quarriors = Quarriors !
phrase-good_game = Belle partie !

## Rejouer

again-asks = { $name } aimerait rejouer.
again-yes = Rejouer
again-no = Non, merci
again-waiting = En attente d’une réponse : { $names }
again-away = { $count ->
    [one] { $names } n’est pas là.
   *[other] { $names } ne sont pas là.
  }
# Retire la question.
again-off = Tant pis
# Commence la partie suivante sans eux : ils la trouvent à leur retour.
again-anyway = Commencer sans attendre
again-declined = { $name } ne veut pas rejouer.

# Au lieu de « réfléchit » : tout le monde attend quelqu’un qui n’est pas connecté.
waits-away = { $name } n’est pas là.
# Au lieu de « réfléchit » : les bots ont joué des milliers de coups sans personne.
bots-pause = Les bots font une pause. Ils reprennent quand un joueur est de retour.
