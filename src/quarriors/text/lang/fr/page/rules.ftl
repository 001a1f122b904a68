## Rules at a glance

rules-idea = Vous avez un sac de dés. À chaque tour, vous en piochez six et vous les lancez. La plupart des faces vous donnent des Quiddity ; d’autres montrent une Créature ou un Sort. Dépensez vos Quiddity pour invoquer des Créatures, et pour capturer de meilleurs dés dans la Zone Commune. Si une Créature survit jusqu’à votre prochain tour, elle vous rapporte des Points de Gloire.
rules-turn = Votre tour a cinq phases
rules-faces = Ce que veulent dire les faces
rules-goal = Points de Gloire pour gagner
rules-with-quests = avec Quêtes
rules-editions = Les deux éditions
rules-boxes = Ce qu’apporte chaque boîte
rules-more = Pas besoin de tout savoir : cliquez sur ce que vous ne pouvez pas faire, et le jeu vous dit pourquoi.
print = Imprimer

# The five phases. Play mats show the same lines, so they are short.
glance-score = Marquer
glance-score-1 = Chaque Créature dans votre Secteur Accessible rapporte les Points de Gloire de sa carte.
glance-score-2 = Puis elle va dans votre Coin de Défausse, avec les Sorts qui lui sont attachés.
glance-score-3 = Pour chaque Créature qui a marqué, vous pouvez supprimer un dé de votre Coin de Défausse.
glance-roll = Piocher, lancer et préparer
glance-roll-1 = Piochez six dés et lancez tous les dés de votre Réserve Active. Si votre sac est vide, remplissez-le avec votre Coin de Défausse.
glance-roll-2 = Utilisez les pioches, les relances et les autres Effets Immédiats que vous venez d’obtenir.
glance-roll-3 = Déplacez gratuitement les Sorts dans votre Secteur Accessible.
glance-roll-4 = Invoquez des Créatures : chacune coûte son niveau en Quiddity.
glance-attack = Attaquer
glance-attack-1 = Toutes vos Créatures attaquent tous les adversaires à la fois. Aucune ne peut rester en arrière.
glance-attack-2 = Chaque adversaire affronte votre total d’attaque entier.
glance-attack-3 = Il se défend avec une Créature à la fois.
glance-capture = Capturer
glance-capture-1 = Vous pouvez payer le coût d’une carte de la Zone Commune et prendre un de ses dés.
glance-capture-2 = Il va dans votre Coin de Défausse, puis dans votre sac.
glance-capture-3 = Un dé par tour, sauf si une carte ou une règle en permet plus.
glance-clean = Ranger
glance-clean-1 = Déplacez vos dés dépensés et votre Réserve Active dans votre Coin de Défausse.
glance-clean-2 = Vous perdez les Quiddity inutilisés. Votre Secteur Accessible reste, mais vous pouvez défausser les Sorts non attachés.

glance-fight = Une attaque, pas à pas
glance-fight-1 = Vous pouvez jeter des Sorts, et vos capacités « quand elle attaque » s’appliquent. Puis les adversaires peuvent jeter des Réactions.
glance-fight-2 = Calculez le total d’attaque contre chaque adversaire. Perdre un attaquant ensuite ne le réduit pas.
glance-fight-3 = L’adversaire choisit un défenseur. Si le total est inférieur à sa défense, il résiste et l’attaque est finie.
glance-fight-4 = Sinon, il est détruit. Soustrayez sa défense du total. S’il reste plus de 0, une autre Créature doit défendre.
glance-fight-5 = Exemple : 7 contre des défenses de 4, 2 et 3. Deux Créatures sont détruites (7 − 4 − 2 = 1), et la troisième résiste.
glance-cull = Supprimer
glance-cull-1 = Un dé supprimé retourne sur sa carte dans la Zone Commune. Tout joueur peut le capturer.
glance-cull-2 = Moins de dés faibles, de meilleures pioches. Les plus faibles ne manquent à personne.
glance-cull-3 = Suppression experte, si vous le souhaitez : supprimez la Créature qui a marqué, ou elle ne vous rapporte rien.
glance-pay = Quiddity
glance-pay-1 = Les Quiddity sont la monnaie du jeu : ils servent à invoquer des Créatures et à capturer des dés.
glance-pay-2 = Vous dépensez des dés entiers. Vous gardez la monnaie jusqu’à la fin de votre tour.
glance-pay-3 = Vous ne pouvez pas les garder pour un autre tour.
glance-spells = Sorts
glance-spells-1 = Un Sort attend dans votre Secteur Accessible que vous le jetiez, plusieurs tours si vous le souhaitez.
glance-spells-2 = Sans mot-clé : jetez-le pendant votre tour, après avoir marqué. Vous dépensez le dé.
glance-spells-3 = Effet Immédiat : utilisez-le dès que vous l’obtenez, ou pas du tout.
glance-spells-4 = Attacher : jetez-le pendant votre tour, après avoir marqué. Il accompagne une Créature tant qu’elle reste en jeu, puis va dans votre Coin de Défausse.
glance-spells-5 = Réaction : jetez-la pendant le tour d’un adversaire, contre une attaque ou quand une Créature va être détruite.
glance-end = La fin
glance-end-1 = Le premier joueur à atteindre le but gagne aussitôt.
glance-end-2 = Si au moins quatre cartes Créature n’ont plus de dés après une capture, la partie se termine et le joueur avec le plus de Points de Gloire gagne.
glance-end-3 = En cas d’égalité, le joueur avec le plus de dés dans son Secteur Accessible gagne. Si l’égalité persiste, la victoire est partagée.

# A picture of a face, its name, then what it does.
face-quiddity = Quiddity
face-quiddity-about = Dépensez le dé pour gagner ce nombre de Quiddity.
face-draw = Piocher
face-draw-about = Dépensez le dé, puis piochez ce nombre de dés et lancez-les.
face-reroll = Relancer
face-reroll-about = Relancez ce dé. La nouvelle face compte.
face-both = Deux symboles
face-both-about = Séparés par un plus : vous avez les deux.
face-either = Un des deux
face-either-about = Séparés par une ligne : choisissez-en un.
face-creature = Créature
face-creature-about = Son niveau est en haut, son attaque et sa défense en bas.
face-spell = Sort
face-spell-about = Déplacez-le dans votre Secteur Accessible. Sa carte dit ce qu’il fait.
face-burst = Astérisque
face-burst-about = La ligne de la carte avec exactement ce nombre d’Astérisques compte aussi.

# A table of the two editions: what it is about, then classic, then revised.
edition-spent = Dés dépensés
edition-spent-classic = vont aussitôt dans le Coin de Défausse : vous pouvez les repiocher ce tour-ci
edition-spent-revised = attendent dans la Pile de Dépense jusqu’à la fin du tour
edition-phases = Phases
edition-phases-classic = six : lancer d’abord, préparer ensuite
edition-phases-revised = cinq : les dés qu’une Créature invoquée vous fait lancer servent encore
edition-protect = Plusieurs adversaires
edition-protect-classic = vous les attaquez l’un après l’autre
edition-protect-revised = d’abord tous se protègent, puis tous se défendent
edition-attach = Les Sorts s’attachent
edition-attach-classic = à vos propres Créatures
edition-attach-revised = à n’importe quelle Créature
edition-boxes = Boîtes
edition-boxes-classic = { $boxes }
# A box of which only some cards belong to the classic edition. $cards is how many.
edition-boxes-some = { $box } ({ $cards })
edition-boxes-revised = toutes
