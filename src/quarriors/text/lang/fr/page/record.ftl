## Your record: what this browser remembers of your games

record = Votre palmarès
way-record = Victoires, dés favoris, chance, exploits
record-none = Rien encore. Finissez une partie, et elle sera comptée.
record-begin = En jouer une
record-games = Parties
record-won = Gagnées
record-puzzles = Casse-têtes résolus
record-streak = Plus longue série de jours
record-luck = Chance
record-luck-about = { $percent ->
    [one] Chance : sur 100 joueurs avec vos dés, environ { $percent } aurait moins bien lancé.
   *[other] Chance : sur 100 joueurs avec vos dés, environ { $percent } auraient moins bien lancé.
  }
record-levels = Par adversaire
record-boxes = Par boîte
record-won-of = { $games ->
    [one] { $won } gagnée sur { $games } partie
   *[other] { $won } gagnées sur { $games } parties
  }
record-person = Personnes
record-dice = Dés favoris
record-no-dice = Vous n’avez pas encore capturé de dé.
record-where = Votre palmarès reste dans ce navigateur. Enregistrez-le dans un fichier pour le garder, ou pour l’emporter sur un autre appareil.
record-export = Enregistrer dans un fichier
record-import = Charger un fichier
record-brought = { $games ->
    [0] Aucune nouvelle partie
    [one] { $games } nouvelle partie
   *[other] { $games } nouvelles parties
  }, { $days ->
    [0] aucun nouveau jour
    [one] { $days } nouveau jour
   *[other] { $days } nouveaux jours
  }, { $puzzles ->
    [0] aucun nouveau casse-tête.
    [one] { $puzzles } nouveau casse-tête.
   *[other] { $puzzles } nouveaux casse-têtes.
  }
record-not-ours = { $file } n’est pas un palmarès enregistré. Rien n’a changé.
record-too-new = { $file } vient d’une version plus récente de cette page. Rechargez la page ou mettez le serveur à jour. Rien n’a changé.
record-no-room = Ce navigateur n’a plus de place pour { $file }. Rien n’a changé.
# Achievements: a name, and what it is for.
deeds = Exploits
deed-earned = accompli
deed-progress = { $done } sur { $of }
deed-first = La Reine vous a à l’œil
deed-first-about = Gagnez votre première partie.
deed-beaten = Ça forge le caractère
deed-beaten-about = Perdez dix parties et revenez.
deed-champion = Page 15
deed-champion-about = Battez le Quartier-maître, qui a lu toutes les cartes.
deed-person = Mieux que les bots
deed-person-about = Gagnez contre une personne.
deed-whisker = D’un cheveu
deed-whisker-about = Gagnez d’un seul Point de Gloire.
deed-landslide = Quelqu’un d’autre jouait ?
deed-landslide-about = Gagnez avec au moins 15 Points de Gloire d’avance.
deed-unlucky = À quoi bon la chance ?
deed-unlucky-about = Gagnez alors que quatre joueurs sur cinq auraient mieux lancé.
deed-hoard = Un de plus, et j’arrête
deed-hoard-about = Obtenez cinq dés d’une même carte en une partie.
deed-boxes = Collection de couvercles
deed-boxes-about = Jouez avec six boîtes différentes.
deed-week = Toujours là
deed-week-about = Jouez la Zone Commune du jour sept jours de suite.
deed-puzzles = Vu tout de suite
deed-puzzles-about = Résolvez dix casse-têtes sans aide.
deed-hundred = Sac à dés râpé
deed-hundred-about = Finissez cent parties.
