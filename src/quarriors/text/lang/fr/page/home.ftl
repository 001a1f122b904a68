## First screen

play-now = Jouer
play-now-about = Vous contre un bot, avec des cartes au hasard
play-first-about = Vous contre un bot, avec des cartes faciles
teach-me = Apprendre à jouer
teach-about = En jouant, en dix minutes
teach-first-about = Première visite ? Apprenez en jouant, en dix minutes
rival = Adversaire
your-name = Votre nom
ways = Et aussi
set-up = Préparer une partie
way-set-up = Choisissez boîtes, règles, adversaires et Zone Commune
card-gallery = Galerie de cartes
way-card-gallery = Chaque carte avec son dé
rules-glance = Règles en bref
way-rules-glance = Le tour, l’attaque, les points, la fin
replays = Revoir des parties
way-replays = Vos parties terminées, coup par coup
print-wilds = Imprimer pour votre boîte
way-print-wilds = Tirez la Zone Commune, imprimez des tapis de jeu
claim = Continuer une partie ici
way-claim = Avec un code affiché sur un autre appareil
your-games = Vos parties
no-games = Aucune partie pour l’instant. Ce navigateur se souvient de celles que vous jouez.
no-running-games = Vous n’avez aucune partie en cours.
finished-games = Parties terminées
open-games = Parties ouvertes
no-open-games = Aucune partie n’attend de joueurs en ce moment.
join-by-link = Rejoindre par lien
# Inside an empty field.
link = Lien ou code d’une partie
join = Rejoindre
bad-link = Ce n’est pas le lien d’une partie. Collez le lien complet que vous avez reçu, ou le code de la partie.
game-against = Contre { $players }
# How a game stands, behind its name in a list.
game-waiting = attend des joueurs
game-running = en cours
game-over = terminée
game-gone = n’est plus sur ce serveur
game-yours = tour { $turn } : à vous de jouer
game-theirs = tour { $turn } : à { $name } de jouer
game-won = vous avez gagné
game-lost = vous avez perdu
game-won-by = gagnée par { $players }
forget = Oublier { $game }
forget-question = Oublier cette partie ? Vous y perdez votre place sur ce navigateur.
forget-do = Oublier
empty-seats = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
  }
cards-honest = { $printed } de nos { $cards } cartes sont conformes à l’original. { $reconstructed } sont en partie de notre cru (°), et { $reported } en partie d’après témoignage (≈).
cards-which = Voir lesquelles
server-version = Serveur { $version }
# The table without a server.
table-version = Version { $version }
