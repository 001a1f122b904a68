## Découvrir une boîte : une courte leçon pour chaque extension.

learn-box = Découvrir une boîte
way-learn-box = Ce qu’une extension ajoute, en deux minutes
learn-box-about = Vous connaissez le jeu de base. Ces courtes parties montrent ce que chaque boîte ajoute : suivez votre guide, puis continuez à jouer.
lesson-learned = apprise
lesson-box-summary = Voilà toute la boîte !

## Quarmageddon

lesson-qm-title = Quarmageddon : l’Immunité
lesson-qm-about = Des Créatures hors d’atteinte des cartes adverses
lesson-qm-welcome = Certaines Créatures de cette boîte ont l’Immunité : ce que disent les cartes adverses ne les touche pas. Prenons-en une !
lesson-qm-roll = Vous savez comment commence un tour.
lesson-qm-roll-do = Lancez !
lesson-qm-gnome = Deux faces du Gnome Barbarian montrent ✶, et sa ligne ✶ dit Immunité.
lesson-qm-gnome-do = Capturez un dé Gnome Barbarian.
lesson-qm-roll-2 = { $rival } a maintenant un Assistant et un Imp. À vous.
lesson-qm-roll-2-do = Lancez les six autres dés.
lesson-qm-second = Avec un second Gnome, vous en piocherez un plus facilement.
lesson-qm-second-do = Capturez un autre dé Gnome Barbarian.
lesson-qm-dragon = { $rival } a capturé un Quake Dragon. Quand il attaque, il détruit chaque Créature de niveau 1 du joueur en défense.
lesson-qm-roll-3 = Vos dés Gnome Barbarian sont maintenant dans le sac.
lesson-qm-roll-3-do = Lancez !
lesson-qm-summon = Un Gnome de niveau 1 avec ✶ : celui-ci a l’Immunité.
lesson-qm-summon-do = Invoquez-le.
lesson-qm-alone = Il est seul dans votre Secteur Accessible : sa propre carte lui donne +2 en attaque et +2 en défense. L’Immunité n’arrête que ce que disent les cartes adverses.
lesson-qm-end = Il ne vous faut rien de plus ce tour-ci.
lesson-qm-end-do = Terminez votre tour.
lesson-qm-quake = Voici le Quake Dragon ! Il détruit chaque Créature de niveau 1. Mais votre Gnome a l’Immunité : il reste.
lesson-qm-attack = Une attaque n’est pas une carte. 9, c’était trop pour une défense de 5 : le Gnome est quand même allé dans votre Coin de Défausse.
lesson-qm-yours = Vous piocherez de nouveau vos dés Gnome Barbarian une fois le sac rempli. À partir d’ici, c’est vous qui décidez.
lesson-qm-summary-1 = Une Créature qui a l’Immunité n’est pas affectée par les cartes adverses.
lesson-qm-summary-2 = Une attaque peut la détruire comme toute autre Créature.

## Rise of the Demons

lesson-rd-title = Rise of the Demons : Corrupted Quiddity
lesson-rd-about = Encombrez les sacs adverses, puis encaissez
lesson-rd-welcome = Un dé Corrupted Quiddity ne vaut rien : il encombre un sac. Personne ne le capture : les cartes le distribuent, de préférence à { $rival }.
lesson-rd-roll = Vous savez comment commence un tour.
lesson-rd-roll-do = Lancez !
lesson-rd-warrior = Quand ce Corrupted Warrior marque, un adversaire de votre choix reçoit un dé Corrupted Quiddity.
lesson-rd-warrior-do = Capturez le Corrupted Warrior.
lesson-rd-roll-2 = { $rival } a pris un dé Corrupted Witching Hag, qui vous fait la même chose.
lesson-rd-roll-2-do = Lancez !
lesson-rd-wait = Deux Assistants ! Mais cette leçon parle d’autre chose.
lesson-rd-wait-do = Continuez sans invoquer.
lesson-rd-charm = Corruption Charm vous donne 1 Point de Gloire pour chaque dé Corrupted Quiddity dans les Coins de Défausse adverses.
lesson-rd-charm-do = Capturez un dé Corruption Charm.
lesson-rd-roll-3 = Warrior et Charm sont maintenant dans votre sac.
lesson-rd-roll-3-do = Lancez !
lesson-rd-summon = Voilà le Warrior, au niveau 2.
lesson-rd-summon-do = Invoquez-le.
lesson-rd-end = Il a détruit un Assistant. Il doit maintenant survivre.
lesson-rd-end-do = Terminez votre tour.
lesson-rd-holds = Défense 4 contre 2 : il résiste.
lesson-rd-gift = Il a rapporté 2 Points de Gloire, et { $rival } a reçu un dé Corrupted Quiddity : il donne peu, et peut en amener un autre.
lesson-rd-keep = Vous pouvez supprimer un dé, comme toujours.
lesson-rd-keep-do = Cette fois, ne supprimez rien.
lesson-rd-roll-4 = Et maintenant, le Charm.
lesson-rd-roll-4-do = Lancez !
lesson-rd-ready = Le voilà !
lesson-rd-ready-do = Préparez Corruption Charm.
lesson-rd-cast = Le dé Corrupted Quiddity est encore dans le Coin de Défausse adverse.
lesson-rd-cast-do = Jetez Corruption Charm maintenant.
lesson-rd-yours = 1 Point de Gloire de plus. À partir d’ici, c’est vous qui décidez.
lesson-rd-summary-1 = Les dés Corrupted Quiddity encombrent un sac. Personne ne les capture : ce sont les cartes qui les distribuent.
lesson-rd-summary-2 = Les Créatures Corrupted et les démons donnent beaucoup pour peu, et vous le font payer autrement.

## Light vs. Dark

lesson-ld-title = Light vs. Dark : deux énergies
lesson-ld-about = Dés Large, cartes moins chères et Sorts Ancrés
lesson-ld-welcome = Cette boîte se joue sans les autres. Chaque carte est de Lumière, des Ténèbres ou neutre, et deux énergies servent à payer.
lesson-ld-bag = Vous ne piochez que deux dés, mais vous lancez toujours avec eux vos deux dés Large Quiddity. Dès votre troisième tour, vous en piochez trois.
lesson-ld-roll = Voyons cela.
lesson-ld-roll-do = Lancez !
lesson-ld-energy = Un dé Large montre 1 Quiddity des Ténèbres, l’autre 2 de Lumière.
lesson-ld-anchor = Certaines cartes Créature de la Zone Commune ont un Sort Ancré. À votre tour, vous pouvez en utiliser un. Celui du Herald coûte 1 Lumière : piochez et lancez un dé.
lesson-ld-anchor-do = Utilisez le Sort Ancré du Herald.
lesson-ld-capture = Le Black Cat est une Créature des Ténèbres : il coûte 3, mais 2 seulement si vous payez avec des Quiddity des Ténèbres. La page s’en charge.
lesson-ld-capture-do = Capturez un dé Black Cat.
lesson-ld-used = Les petits dés sont dans votre Coin de Défausse. Les dés Large restent avec vous.
lesson-ld-roll-2 = Deux dés du sac, et les deux Large.
lesson-ld-roll-2-do = Lancez !
lesson-ld-large = Cette fois, ils montrent chacun 2 Quiddity ordinaires : bons à tout, sans remise.
lesson-ld-yours = Encore une chose : marquer ne permet de supprimer aucun dé. À partir d’ici, c’est vous qui décidez.
lesson-ld-summary-1 = Payez en Lumière, et les cartes de Lumière coûtent moins. De même pour les Ténèbres.
lesson-ld-summary-2 = Vos deux dés Large sont lancés à chaque tour.
lesson-ld-summary-3 = Une fois par tour, vous pouvez utiliser un Sort Ancré de la Zone Commune.

## Quest of the Qladiator

lesson-ql-title = Quest of the Qladiator : les Verrous
lesson-ql-about = Des dés qui continuent d’agir depuis votre Secteur Verrouillé
lesson-ql-welcome = Les dés de cette boîte ont des faces Verrou. Un dé verrouillé agit tour après tour. Verrouillons un dé Poison Dart Frog !
lesson-ql-roll = Vous savez comment commence un tour.
lesson-ql-roll-do = Lancez !
lesson-ql-frog = Le Poison Dart Frog est une Créature, et deux de ses faces sont des Verrous.
lesson-ql-frog-do = Capturez un dé Poison Dart Frog.
lesson-ql-roll-2 = { $rival } a maintenant un Assistant en jeu.
lesson-ql-roll-2-do = Lancez !
lesson-ql-second = Avec deux dés Poison Dart Frog, vous en piocherez un plus tôt.
lesson-ql-second-do = Capturez un autre dé Poison Dart Frog.
lesson-ql-assistant = L’Assistant adverse a rapporté 1 Point de Gloire. Retenez ce nombre.
lesson-ql-roll-3 = Vos dés Poison Dart Frog sont dans le sac.
lesson-ql-roll-3-do = Lancez !
lesson-ql-lock = Un Verrou ! Une fois par tour, vous pouvez verrouiller gratuitement un dé comme celui-ci.
lesson-ql-lock-do = Verrouillez le dé Poison Dart Frog.
lesson-ql-locked = Dans votre Secteur Verrouillé, il n’attaque pas, ne défend pas et ne marque pas. Mais tant qu’il y est, les Créatures adverses rapportent 1 Point de Gloire de moins.
lesson-ql-end = Voyons ce qui se passe.
lesson-ql-end-do = Terminez votre tour.
lesson-ql-worth = Cette fois, le même Assistant a rapporté 0 Point de Gloire. C’est grâce à votre dé.
lesson-ql-unlock = { $rival } a payé 2 Quiddity pour le déverrouiller. Vous le pouvez aussi, avec tout dé verrouillé plus tôt. Votre dé est dans votre Coin de Défausse.
lesson-ql-yours = À partir d’ici, c’est vous qui décidez : à qui le prochain Verrou ?
lesson-ql-summary-1 = Une fois par tour, vous pouvez verrouiller gratuitement un dé qui montre un Verrou.
lesson-ql-summary-2 = Si un dé montre un Verrou quand vous attaquez et que vous n’avez rien verrouillé ce tour-ci, vous devez le verrouiller.
lesson-ql-summary-3 = Payez 2 Quiddity pour déverrouiller un dé verrouillé plus tôt. Un nouveau Verrou remplace l’ancien.

## Quartifacts

lesson-qf-title = Quartifacts : les Quêtes
lesson-qf-about = Envoyez des Créatures et rapportez des trésors
lesson-qf-welcome = Au lieu d’attaquer, vos Créatures peuvent partir en Quête. The Hunt for Exqualibur demande 2 niveaux, et rapporte 3 Points de Gloire et un trésor.
lesson-qf-roll = Vous savez comment commence un tour.
lesson-qf-roll-do = Lancez !
lesson-qf-assistant = Les Assistants restent à la maison : ils ne partent pas en Quête.
lesson-qf-assistant-do = Continuez sans invoquer.
lesson-qf-squire = Un Squire coûte 1, et le premier du tour n’utilise aucune capture.
lesson-qf-squire-do = Capturez un dé Squire.
lesson-qf-guide = Il vous reste donc votre capture. L’Ancient Guide est fait pour le voyage.
lesson-qf-guide-do = Capturez un dé Ancient Guide.
lesson-qf-roll-2 = { $rival } a capturé un Defender. À vous.
lesson-qf-roll-2-do = Lancez !
lesson-qf-second = Deux dés Ancient Guide valent mieux qu’un.
lesson-qf-second-do = Capturez un autre dé Ancient Guide.
lesson-qf-enough = Vous pourriez prendre un autre Squire. Un seul suffit pour l’instant.
lesson-qf-enough-do = Terminez votre tour.
lesson-qf-roll-3 = Tout ce que vous avez capturé est dans le sac.
lesson-qf-roll-3-do = Lancez !
lesson-qf-summon = Un Guide de niveau 2 : il peut accomplir cette Quête seul.
lesson-qf-summon-do = Invoquez-le.
lesson-qf-quest = La page demande maintenant : attaquer, ou partir en Quête ?
lesson-qf-quest-do = Partez pour The Hunt for Exqualibur.
lesson-qf-end = Vos adversaires peuvent l’y défier. S’il reste assez de niveaux à votre prochain tour, la Quête est à vous.
lesson-qf-end-do = Terminez votre tour.
lesson-qf-completed = Accomplie ! Les 3 Points de Gloire de la Quête remplacent ceux du Guide.
lesson-qf-keep = Vous pouvez supprimer un dé, comme quand une Créature marque.
lesson-qf-keep-do = Cette fois, ne supprimez rien.
lesson-qf-found = Vous avez lancé le dé de la Quête et trouvé Exqualibur, un Quartéfact. Attaché à une Créature, il lui donne +3 en attaque.
lesson-qf-yours = Il attend dans votre Secteur Accessible. À partir d’ici, c’est vous qui décidez.
lesson-qf-summary-1 = Au lieu d’attaquer, vos Créatures peuvent partir ensemble en Quête. Les Assistants restent à la maison.
lesson-qf-summary-2 = S’il reste assez de niveaux à votre prochain tour, vous gagnez ses Points de Gloire et lancez son dé.
lesson-qf-summary-3 = Les Quartéfacts sont des trésors. Attachez-les à vos Créatures.
