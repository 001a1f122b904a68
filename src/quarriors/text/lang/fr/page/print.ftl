## Printing

sheet-wilds = Tirer la Zone Commune
sheet-mats = Tapis de jeu
sheet-wilds-about = Tirez ici, imprimez la liste, et sortez ces cartes et ces dés de vos boîtes.
sheet-mats-about = Un tapis par joueur, au format paysage. Imprimez en taille réelle.
sheet-title = { $players ->
    [one] La Zone Commune pour { $players } joueur
   *[other] La Zone Commune pour { $players } joueurs
  }
# The head of a column of boxes to tick.
sheet-done = sortie
sheet-card = Carte
sheet-dice = Dés à sortir
# Labels before a list of dice, or a number.
sheet-bag = Dans chaque sac :
sheet-beside = À côté de chaque joueur :
sheet-goal = Points de Gloire pour gagner :
sheet-about = Vos cartes ont toujours raison : si notre texte diffère, jouez ce qui est imprimé.
kinds-basic = Ressources de base
kinds-creature = Créatures
kinds-spell = Sorts
kinds-quest = Quêtes
mats = Choisissez vos tapis
mat = Tapis de jeu
paper = Papier
paper-a4 = A4
paper-letter = Lettre US
# What a mat has for some boxes. $boxes are their names.
mats-lock = Secteur Verrouillé ({ $boxes })
mats-quests = Quêtes, et Points de Gloire jusqu’à 25 ({ $boxes })
mats-aside = Place pour mettre des dés de côté ({ $boxes })
mats-classic = Ces boîtes demandent l’édition révisée.
# On the printed mat, below the name of a zone: very short.
mat-ready = Vos Créatures et vos Sorts. Les Créatures encore là à votre prochain tour marquent.
mat-locked = Un dé verrouillé.
mat-active = Ce que vous avez lancé ce tour-ci.
mat-bag = Piochez sans regarder.
mat-aside = Les dés Large entre vos tours.
mat-spent = Ce que vous avez dépensé ce tour-ci.
mat-used = Remplit votre sac vide.
# On the printed mat: phases in the classic edition and with some boxes.
classic-roll = Piocher et lancer
classic-ready = Préparer et invoquer
classic-clean = Déplacez votre Réserve Active dans votre Coin de Défausse.
large-score = Marquer ne permet de supprimer aucun dé.
large-roll = Piochez 2 dés, ou 3 à partir de votre troisième tour. Ajoutez vos deux dés Large et lancez tous les dés de votre Réserve Active. Si votre sac est vide, remplissez-le avec votre Coin de Défausse.
large-clean = Mettez vos dés Large de côté. Déplacez vos autres dés dépensés et votre Réserve Active dans votre Coin de Défausse.
quest-attack = Choisissez d’abord pour chaque Créature : rester et attaquer tous les adversaires, ou partir avec les autres pour une même Quête. Certaines classes ne partent jamais.
lock-roll = En tout dernier : si votre Réserve Active montre un Verrou et que vous n’avez rien verrouillé ce tour-ci, verrouillez un dé.
