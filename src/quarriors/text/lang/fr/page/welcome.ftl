## Premier écran : où vous en étiez, les amis, les autres chemins

# Above the game that you can go on with, in small letters.
home-left = Où vous en étiez
# $game is like “Against Greta”.
home-your-turn = { $game }, tour { $turn } : à vous de jouer
home-turn-of = { $game }, tour { $turn }
# Glory of a player: what it was when you left, and what it is now.
home-glory-change = { $then } → { $now }
# How many turns, everybody’s, went by while you were away. Sentences about attacks follow.
home-turns-since = { $turns ->
    [one] { $turns } tour est passé depuis votre départ.
   *[other] { $turns } tours sont passés depuis votre départ.
  }
home-nothing-since = Il ne s’est rien passé depuis votre départ.
home-continue = Continuer
home-offline = Pas de connexion. Vos parties sont à l’abri sur le serveur : nouvel essai dans quelques secondes.
friends = Entre amis
home-invite = Inviter un ami
home-invite-about = Un lien, deux places, aucun compte
ways-great = Apprendre et choisir
way-teach-me = Une partie guidée, dix minutes
# A button behind the faces of the usual opponents: it shows the others, too.
bots-all = Tous
# A sentence of character for a bot that the host of the server has added: we know nothing about it.
bot-other-about = Une nouvelle tête à la table. Voyons de quoi elle est capable.
