## Teach me: the frame. $rival is the name of the bot you play against, $goal the Glory that wins.
## A coach speaks to you at the table. Keep sentences short: the bubble is small.

lesson-title = Première partie
lesson-coach = Votre guide
lesson-setting = La table se prépare…
lesson-retry = Réessayer
lesson-next = Suivant
lesson-back = Retour
lesson-skip = Passer la leçon
lesson-restart = Recommencer
lesson-again-about = Recommencer la leçon avec une nouvelle partie
lesson-progress = Étape { $step } sur { $steps }
# You clicked something else. $first is what the coach asks for, in the words of its button.
lesson-in-a-moment = Dans un instant. D’abord : { $first }.
lesson-strayed = Vous suivez maintenant votre propre chemin. Continuez ! Je vous donne une astuce de temps en temps.
lesson-summary = Voilà tout le jeu !
# The five phases of a turn, as a list.
lesson-summary-score = Marquer : chaque Créature qui a survécu vous rapporte des Points de Gloire et permet de supprimer un dé.
lesson-summary-roll = Lancer : piochez six dés, lancez-les, invoquez des Créatures et préparez des Sorts.
lesson-summary-attack = Attaquer : additionnez toutes vos Créatures. Les défenseurs se présentent un par un.
lesson-summary-capture = Capturer : prenez un dé de la Zone Commune, si vous le souhaitez.
lesson-summary-clean_up = Ranger. Le premier joueur à { $goal } Points de Gloire gagne.
lesson-play-on = Continuer
lesson-play-on-about = À vous de finir la partie. { $rival } joue pour gagner !
lesson-got-it = Compris
lesson-no-tips = Plus d’astuces
lesson-tip = Astuce

## The first turn

lesson-welcome = Bienvenue ! Vous et { $rival } faites la course aux { $goal } Points de Gloire. Les Créatures les gagnent pour vous : trouvez-en !
lesson-bag = Votre sac contient douze dés simples : des Quiddity et des Assistants. Vous l’améliorez au fil de la partie.
lesson-roll = À chaque tour, vous piochez six dés dans votre sac.
lesson-roll-do = Lancez-les !
lesson-quiddity = La plupart des faces montrent des Quiddity, la monnaie du jeu. Utilisez-les ce tour-ci, ou vous les perdez.
lesson-summon = Cette face est une Créature : niveau 1, attaque 1, défense 2. Vous payez son niveau pour l’invoquer.
lesson-summon-do = Choisissez l’Assistant pour l’invoquer.
lesson-wait = Il est maintenant dans votre Secteur Accessible. Vos Créatures attaquent aussitôt, toutes ensemble. { $rival } n’en a pas encore : il ne se passe rien.
lesson-wilds = Voici la Zone Commune : de meilleurs dés, et vous pouvez en capturer un par tour. Le prix est en haut de chaque carte.
lesson-look = Survolez une carte ou un dé pour voir ses six faces. Sur un écran tactile, maintenez le doigt dessus. Essayez le Portail : il fait piocher d’autres dés.
lesson-capture = Life Cantrip est un Sort à 3 Quiddity. Il va protéger une Créature plus tard.
lesson-capture-do = Capturez un dé Life Cantrip.
lesson-used = C’était votre tour. L’Assistant reste. Votre nouveau dé et les dés utilisés attendent dans votre Coin de Défausse.

## The rival's first attack

lesson-hold = { $rival } a attaqué avec un total de 1. Votre Assistant a 2 en défense : il résiste.

## The second turn

lesson-score = Votre Assistant a survécu jusqu’à votre tour : il rapporte 1 Point de Gloire ! Puis il va dans votre Coin de Défausse.
lesson-cull = Pour chaque Créature qui marque, vous pouvez supprimer un dé : il retourne dans la Zone Commune. Moins de dés faibles, de meilleures pioches.
lesson-cull-do = Supprimez un dé Quiddity de base.
lesson-again = Il reste six dés dans votre sac.
lesson-again-do = Lancez-les !
lesson-two = Deux Créatures ! Leurs attaques s’additionnent.
lesson-two-do = Invoquez un Assistant.
lesson-both = Vous avez de quoi payer l’autre aussi.
lesson-both-do = Invoquez-le.
lesson-total = Votre total d’attaque est 1 + 1 = 2. { $rival } doit se défendre avec une Créature.
lesson-destroyed = Votre 2 suffit contre une défense de 2. Détruite ! Elle va dans le Coin de Défausse adverse et ne rapporte rien.
lesson-goblin = Les meilleurs dés gagnent la partie. Un Scavenging Goblin a 2 en attaque et rapporte 2 Points de Gloire.
lesson-goblin-do = Capturez un Scavenging Goblin.

## The rival strikes back

lesson-fallen = { $rival } a attaqué avec 2 et détruit un Assistant. Vous ne perdez pas le dé : il est dans votre Coin de Défausse.

## The third turn

lesson-keep = Votre autre Assistant a survécu : encore 1 Point de Gloire. Supprimer un dé est facultatif. Vos dés sont bien comme ils sont.
lesson-keep-do = Cette fois, ne supprimez rien.
lesson-refill = Votre sac est vide : vous le remplissez avec votre Coin de Défausse. Vos dés capturés en font partie.
lesson-refill-do = Lancez !
lesson-arrived = Les voilà : votre Goblin et votre Sort.
lesson-burst = Le ✶ est un Astérisque : il active la ligne ✶ de la carte. Ce Goblin vous donne 1 Quiddity quand vous l’invoquez.
lesson-burst-do = Invoquez le Scavenging Goblin.
lesson-paid = L’Astérisque l’a payé.
lesson-paid-do = Invoquez maintenant l’Assistant.
lesson-ready = Préparer un Sort ne coûte rien.
lesson-ready-do = Préparez Life Cantrip.
lesson-cast = Un Sort préparé attend que vous le jetiez.
lesson-cast-do = Jetez-le maintenant.
lesson-attach = Vous attachez celui-ci à une Créature. Il donne +4 en défense.
lesson-attach-do = Choisissez votre Goblin.
lesson-overflow = 3 contre 2 : détruite, et il reste 1 d’attaque. Le défenseur suivant doit y faire face.
lesson-devotee = Il vous reste 3 Quiddity. Un Devotee of the Holy Query défend bien.
lesson-devotee-do = Capturez un Devotee of the Holy Query.

## The choice

lesson-defend = { $rival } attaque avec 2. À vous de choisir qui défend en premier. Avec son Sort, votre Goblin a 6 en défense.
lesson-defend-do = Défendez-vous avec le Goblin.

## The last words

lesson-glory = Personne n’est tombé ! Goblin 2, Assistant 1 : 3 Points de Gloire d’un coup. Le Sort part avec le Goblin.
lesson-yours = Deux Créatures ont marqué : vous pouvez supprimer deux dés. Lesquels ? À partir d’ici, c’est vous qui décidez.

## Tips for the open game

lesson-tip-react = Vous avez une Réaction, un Sort pour le tour des autres. Jetez-la maintenant, ou passez et gardez-la.
lesson-tip-defend = Choisissez qui affronte l’attaque en premier. Une Créature résiste si le total est inférieur à sa défense.
lesson-tip-cull = Un dé supprimé retourne sur sa carte dans la Zone Commune. Supprimez d’abord vos dés faibles.
lesson-tip-roll = Chaque tour commence ainsi : piochez six dés et lancez-les.
lesson-tip-immediate = C’est un Effet Immédiat, comme un Portail qui pioche des dés en plus. Utilisez-le d’abord : ensuite, il est trop tard.
lesson-tip-burst = Une face avec ✶ active la ligne ✶ de sa carte. Jetez un œil à la carte.
lesson-tip-summon = Vous payez le niveau d’une Créature pour l’invoquer. Si elle survit jusqu’à votre prochain tour, elle marque.
lesson-tip-ready = Préparer un Sort ne coûte rien. Il attend dans votre Secteur Accessible.
lesson-tip-cast = Jetez un Sort préparé maintenant, ou gardez-le pour plus tard.
lesson-tip-capture = Vous pouvez capturer un dé par tour. Il va dans votre Coin de Défausse, puis dans votre sac.
lesson-tip-discard = Vous pouvez défausser un Sort préparé dans votre Coin de Défausse, ou le garder.
lesson-tip-empty = Une carte Créature n’a plus de dés. À la quatrième, la partie se termine et le joueur avec le plus de Points de Gloire gagne.
lesson-tip-goal = Le but est proche : le premier joueur à { $goal } Points de Gloire gagne aussitôt.
