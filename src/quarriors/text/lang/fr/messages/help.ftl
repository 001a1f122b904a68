# What `quarriors --help` and `quarriors COMMAND --help` say.
#
# For translators:
# - Names of commands and options (deal, --wilds), of files and of values (greedy, revised) stay as they are.
# - Paragraphs are wrapped to the width of the terminal. An empty line begins a new paragraph.
# - The only variables here are plain ones, { $value }. No plurals: these texts are read before the catalogue is loaded.

## Headings and small words

help-usage = Utilisation :
help-commands = Commandes
help-options = Options
help-arguments = Ce que vous indiquez
help-examples = Exemples
# Behind the description of an option, in brackets.
help-default = par défaut : { $value }
help-required = obligatoire
# Placeholders in the usage line: quarriors COMMAND, quarriors deal [OPTIONS].
help-usage-command = COMMANDE
help-usage-options = [OPTIONS]

# Placeholders for what you type: --port NUMBER. Short, in capitals.
help-value-text = TEXTE
help-value-number = NOMBRE
help-value-numbers = NOMBRES
help-value-names = NOMS
help-value-seed = GRAINE
help-value-file = FICHIER
help-value-folder = DOSSIER
help-value-language = LANGUE
help-value-address = ADRESSE
help-value-url = URL
help-value-time = DURÉE
help-value-card = CARTE
help-value-wilds = ZONE
help-value-game = PARTIE
help-value-box = BOÎTE
help-value-name = NOM
help-value-bot = BOT
help-value-other = AUTRE
help-value-budget = BUDGET
help-value-shell = SHELL

## The command as a whole

help-about = Quarriors dans votre terminal et votre navigateur : jouez, consultez les cartes, tirez une Zone Commune, revoyez des parties.
help-after = Chaque commande a sa propre aide avec des exemples : quarriors COMMANDE --help
help-option-help = Montrer cette aide.
help-option-version = Montrer la version.
# $value is a list such as “en, fr, it, pt-BR”.
help-option-lang = La langue à parler : { $value }.
help-lang = La langue à parler : { $value }. Sans cette option : QUARRIORS_LANG, la langue choisie à la table, ou celle de votre système.

help-example-play = jouer contre un bot
help-example-friends = à trois devant un seul clavier
help-example-serve = jouer dans votre navigateur
help-example-deal = une Zone Commune pour la boîte de votre étagère
help-example-cards = toutes les cartes qui parlent de dragons

# One line for each command, in the list of commands.
help-line-play = Jouer dans le terminal, contre des bots ou à plusieurs devant un clavier.
help-line-serve = Jouer dans le navigateur, sur cette machine ou avec d’autres de votre réseau.
help-line-site = Écrire la table en fichiers pour un hébergeur statique : aucun serveur requis.
help-line-bots = Faire connaissance avec les bots.
help-line-deal = Tirer une Zone Commune : au hasard, toute prête ou à votre choix, aussi pour la vraie boîte.
help-line-cards = Consulter les cartes.
help-line-box = Créer votre propre boîte, et la contrôler.
help-line-lab = Faire jouer des bots : compter, classer, équilibrer.
help-line-simulate = Faire jouer beaucoup de parties à des bots et voir qui gagne.
help-line-match = Mesurer un bot contre un autre.
help-line-replay = Revoir pas à pas une partie jouée.
help-line-verify = Vérifier qu’une partie a suivi les règles avec des dés honnêtes.
help-line-position = Montrer une position, la contrôler, ou jouer à partir d’elle.
help-line-db = Entretenir la base de données d’un serveur : mettre à jour, copier, exporter, nettoyer.
help-line-bench = Mesurer la vitesse du moteur sur cette machine.
help-line-completion = Installer la complétion par Tab dans votre shell.

## Options that several commands share

help-option-json = Afficher du JSON pour un script.
help-option-workers = Combien de processus jouent. Sans cette option, un par cœur de processeur.
help-option-ray = Jouer sur une grappe Ray à cette adresse, comme auto ou ray://head:10001. « local » en démarre une sur cette machine. Il faut l’extra « ray ».
help-option-results = Écrire chaque partie dans ce fichier dès qu’elle se termine. Si vous arrêtez ou tuez le programme, rien n’est perdu.
help-option-resume = Reprendre avec le fichier que nomme --results : les parties qui y sont ne sont pas rejouées.
help-option-dataset = Écrire les parties sous forme de tableau, une ligne par place : un fichier qui se termine par .csv ou .parquet.
help-option-seed = Un nombre ou un mot. La même graine donne les mêmes dés et la même Zone Commune. Au hasard sans cette option.
help-option-sets = Les boîtes où tirer les cartes, séparées par des virgules.
help-option-db = La base de données : une URL, ou le nom d’un fichier SQLite.
help-option-plain = Jouer en lignes de texte : pour les lecteurs d’écran, les journaux et les programmes. C’est aussi le cas là où il n’y a pas de terminal.
help-option-confirm = Demander avant de finir une phase en laissant passer quelque chose d’utile. Activé tant que vous ne le désactivez pas.
help-option-edition = L’édition des règles : revised (révisée, 2018) ou classic (classique, 2011).
help-option-captures = Combien de dés un joueur peut capturer par tour. 2 est la règle de la capture avancée.
help-option-expert-culling = Une Créature qui marque ne rapporte ses Points de Gloire que si vous supprimez cette Créature.
help-option-turn-limit = Arrêter après ce nombre de tours (ceux de tous les joueurs comptent). Le joueur avec le plus de Points de Gloire gagne.
help-option-quests = Jouer avec ou sans les Quêtes. Si vous ne dites rien, elles sont là dès qu’une boîte en a.
help-option-mix = Comment mélanger une boîte vedette aux autres : une pincée (hint), en entrée (side), double portion (two_scoops), ou à la carte (democratic : vous nommez toutes les cartes).
help-option-side-cards = Avec --mix side : combien de cartes de la boîte vedette utiliser.
help-option-handicap = Équilibrer les places : avec glory, ceux qui jouent plus tard commencent avec quelques Points de Gloire ; avec dice, celui qui commence pioche moins de dés au premier tour. Ce n’est pas dans le livret de règles.

## quarriors play

help-about-play = Jouer dans le terminal : contre des bots, ou à plusieurs, à tour de rôle devant un clavier.
help-after-play =
    À la table, appuyez sur « ? » pour voir toutes les touches. La partie est sauvegardée après chaque décision : vous pouvez partir à tout moment.
help-play-players = Combien de joueurs sont à la table (2 à 4), ou les noms des personnes, séparés par des virgules.
help-play-bots = Les bots qui jouent, séparés par des virgules : « quarriors bots » les liste. Un bot qui réfléchit accepte un budget : champion:2s. « none » pour aucun bot.
help-play-wilds = La Zone Commune : une toute prête (quarriors deal --named les montre), ou des cartes séparées par des virgules. Le reste est tiré au hasard.
help-play-first = Qui commence : le nom d’un joueur, ou random. Au hasard sans cette option.
help-play-pay-by-hand = Choisir vous-même les dés à dépenser. Sinon, les prix sont payés pour vous, avec le moins de perte possible.
help-play-resume = Continuer la dernière partie que vous avez quittée, ou celle que vous nommez avec --save.
help-play-save = Garder la partie dans ce fichier plutôt que dans votre dossier de parties. Avec --resume, vous pouvez aussi donner un nom de --list.
help-play-list = Montrer vos parties sauvegardées, la plus récente d’abord.
help-example-play-bot = vous contre un bot greedy
help-example-play-four = vous et trois bots greedy
help-example-play-friends = à deux, un seul clavier
help-example-play-friends-bot = à deux avec un bot
help-example-play-bots = vous contre deux bots
help-example-play-seed = partager Zone Commune et dés avec quelqu’un
help-example-play-rules = d’autres règles
help-example-play-watch = regarder deux bots
help-example-play-resume = continuer votre dernière partie
help-example-play-list = toutes vos parties sauvegardées

## quarriors serve

help-about-serve = Jouer dans le navigateur : sur cette machine, ou avec tout votre réseau. Les programmes peuvent jouer aussi.
help-after-serve =
    À la place de toute option sauf --open, vous pouvez définir une variable : QUARRIORS_PORT=9000. Appuyez sur Ctrl-C pour arrêter. Toutes les parties sont conservées et continuent quand vous relancez le serveur. Les détails sont dans docs/hosting.md.
help-serve-host = L’adresse d’écoute. Sans cette option, 127.0.0.1 : cette machine seulement.
help-serve-port = Le port. Sans cette option, 8000 ; 0 prend un port libre quelconque.
help-serve-db = Où garder les parties : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM. Sans cette option, un fichier dans votre dossier de données.
help-serve-workers = Combien de processus se partagent le travail. Plus d’un demande PostgreSQL.
help-serve-base-path = Le chemin sous lequel votre proxy montre le serveur.
help-serve-proxy = Adresses ou réseaux des proxys dont vous croyez les en-têtes X-Forwarded-For et X-Forwarded-Proto.
help-serve-allowed-host = Les noms par lesquels les navigateurs peuvent joindre ce serveur, comme games.example.org. Les noms et adresses de la machine elle-même marchent toujours.
help-serve-origin = Les pages d’autres sites qui peuvent parler à ce serveur, comme https://example.org.
help-serve-log-level = Le niveau de détail du journal.
help-serve-bot-processes = Combien de processus de chaque worker réfléchissent pour les bots.
help-serve-bot-seconds = Combien de secondes un bot peut réfléchir à une décision avant qu’un autre prenne le relais.
help-serve-page = Le dossier avec la page pour les navigateurs. Sans cette option : celle qui est installée, ou celle que `make web` a construite.
help-serve-open = Ouvrir la table dans votre navigateur.
help-example-serve-here = sur cette machine, port 8000
help-example-serve-open = et ouvrir le navigateur
help-example-serve-any = un port libre quelconque
help-example-serve-network = pour tout votre réseau
help-example-serve-file = garder les parties dans ce fichier
help-example-serve-postgres = quatre processus
help-example-serve-proxy = derrière nginx

## quarriors site

help-about-site = Écrire toute la table dans un dossier de fichiers. Mettez-le chez n’importe quel hébergeur statique : la table se joue dans le navigateur, même sans connexion.
help-after-site =
    Le dossier comprend Python pour le navigateur, environ 16 Mo. Il ne fait pas partie de ce paquet : npm le télécharge une fois, il vous faut donc Node.js, ou indiquez un paquet pyodide extrait avec --runtime. pip télécharge msgspec. Les deux restent dans votre dossier de données. Les détails sont dans docs/hosting.md.
help-site-folder = Le dossier à écrire. Un dossier déjà écrit par cette commande est remplacé.
help-site-runtime = Le dossier du paquet pyodide, si npm ne doit pas le télécharger.
help-site-page = Le dossier de la page pour navigateurs. Sans cette option : celle qui est installée, ou celle construite par `make web`.
help-site-docs = Le dossier de la documentation construite (`make docs`), si elle doit en faire partie.
help-example-site-write = écrire le dossier « public »
help-example-site-try = et l’essayer sur cette machine
help-example-site-runtime = avec un environnement déjà présent

## quarriors bots

help-about-bots = Lister les bots : comment les nommer dans les commandes, qui ils sont et leur force.
help-example-bots-all = tout le monde
help-example-bots-json = pour un script

## quarriors deal

help-about-deal = Tirer une Zone Commune : avec quelles cartes jouer, les moins chères d’abord, et comment préparer la table.
help-after-deal =
    La même graine donne la même Zone Commune, ici et avec quarriors play --seed.

    Avec --json, vous obtenez : seed, players, sets, rules, goal (les Points de Gloire pour gagner), quests (les ids des cartes Quête), warnings, et wilds : une liste de cartes comme celles de quarriors cards --json, où dice est le nombre de dés sur la carte. Avec --named --json, vous obtenez une liste de name, about, sets et wilds (les ids des cartes, avec les Quêtes pour ce nombre de joueurs).
help-deal-name = La même chose que --wilds : le nom d’une Zone Commune toute prête, ou des cartes.
help-deal-wilds = Le nom d’une Zone Commune toute prête, ou des cartes qui doivent y être, séparées par des virgules. Le reste est tiré au hasard.
help-deal-sets = Les boîtes où tirer les cartes, séparées par des virgules. Sans cette option : la boîte de base, ou les boîtes que demande la Zone Commune toute prête.
help-deal-players = Combien de joueurs : 2 à 4.
help-deal-seed = Un nombre ou un mot. Au hasard sans cette option.
help-deal-named = Montrer chaque Zone Commune toute prête : toutes, ou celles que permettent les boîtes de --sets.
help-deal-printed-only = Ne tirer que des cartes tout à fait conformes à l’original.
help-deal-full = Ajouter les textes des cartes.
help-example-deal-random = une Zone Commune au hasard
help-example-deal-full = une feuille pour la table, avec les textes
help-example-deal-cards = ces deux cartes et huit au hasard
help-example-deal-named = ce qui est tout prêt, et à quoi cela sert
help-example-deal-one = l’une d’elles
help-example-deal-quests = avec les Quêtes
help-example-deal-no-quests = sans les Quêtes
help-example-deal-mix = beaucoup de cartes d’une seule boîte
help-example-deal-printed = rien que des cartes conformes à l’original
help-example-deal-json = pour un script

## quarriors cards

help-about-cards = Consulter les cartes : leur coût, leurs Points de Gloire, ce que montrent leurs dés et ce qu’elles font.
help-after-cards =
    Avec --json, vous obtenez une liste d’objets avec : id, set, name, class, variant (vide pour la carte simple), kind (basic, creature, spell, quest), cost (null : capture impossible), discounted (le coût si vous payez en partie avec l’énergie de la carte, ou null), energy (light, dark ou null), glory (0 si elle ne rapporte rien), level (d’une Quête, ou null), faces (six textes comme "C 2/4/5 *"), text (une ligne par capacité), lines (la même chose en morceaux : bursts, keyword, text), provenance (printed, reported ou reconstructed, pour name, faces, stats, ability, bursts et anchored), note (ce que nous savons de la carte imprimée, ou null), colours (background, symbol), dice (combien sont sur la carte), per_player (combien chaque joueur en a au départ), corrects (l’id de la carte qu’elle remplace, ou null).
help-cards-names = Les cartes à montrer en entier, par nom ou par id, séparées par des virgules. Le nom d’une classe vaut pour toutes ses cartes.
help-cards-set = Seulement les cartes de ces boîtes, séparées par des virgules.
help-cards-search = Seulement les cartes avec tous ces mots dans leur nom, leur classe ou leur texte.
help-cards-reconstructed = Seulement les cartes en partie de notre cru, car la carte imprimée est restée introuvable. Dit quelle partie.
help-cards-reported = Seulement les cartes dont une partie vient d’un témoignage publié. Dit quelle partie. Avec les deux options : l’un ou l’autre.
help-example-cards-all = toutes les cartes
help-example-cards-one = une carte en entier
help-example-cards-two = deux cartes
help-example-cards-search = les cartes qui contiennent les deux mots
help-example-cards-box = une boîte
help-example-cards-reconstructed = les cartes en partie de notre cru
help-example-cards-reported = les cartes en partie d’après témoignage
help-example-cards-json = la boîte de base pour un script

## quarriors box

help-about-box =
    Créer votre propre boîte, et la contrôler.

    Une boîte est un paquet Python qui déclare des dés et des cartes. docs/first-card.md montre comment les écrire, et docs/own-box.md comment corriger une de nos cartes.
help-after-box =
    check --json vous donne box, faults et remarks (des listes de textes) et games (combien de parties ont été jouées).
help-line-box-new = Commencer une boîte : un paquet avec un dé, une carte et un test.
help-about-box-new = Commencer une boîte : un paquet avec un dé, une carte et un test, prêt à installer.
help-box-new-name = L’id de la boîte : minuscules, chiffres, _ et -.
help-box-new-dir = Le dossier où écrire. Sans cette option : un nouveau dossier au nom de la boîte.
help-line-box-folder = Montrer où vont vos propres boîtes.
help-about-box-folder = Montrer où vont vos propres boîtes : des fichiers Python qui déclarent BOX, aussi pour corriger une de nos cartes.
help-line-box-check = Contrôler une boîte, et jouer des parties avec elle.
help-about-box-check =
    Contrôler une boîte : six faces par dé, des ids uniques, des mots dans chaque langue, des verbes que connaissent toutes les parties du programme. Puis jouer des parties avec elle.

    Se termine avec le statut 1 s’il y a une erreur. Les remarques sont bonnes à savoir, mais ne sont pas des erreurs.
help-box-check-what = L’id d’une boîte installée, un dossier avec un paquet, ou un fichier Python qui déclare BOX. Sinon, le dossier courant.
help-box-check-games = Combien de parties jouer. 0 n’en joue aucune.
help-box-check-seed = Un nombre ou un mot. La même graine joue les mêmes parties.
help-example-box-new = commencer une boîte
help-example-box-both = en commencer une et la contrôler
help-example-box-folder = où vont vos propres fichiers
help-example-box-check = une boîte installée
help-example-box-more = plus de parties, d’autres dés
help-example-box-json = pour un script

## quarriors lab

help-about-lab = Faire jouer beaucoup de parties à des bots, sur tous les cœurs de cette machine ou sur une grappe de machines. Compter qui gagne, classer les bots, voir quelles cartes décident des parties.
help-after-lab = Chaque commande montre où elle en est. Appuyez sur Ctrl-C pour arrêter plus tôt : ce qui est fait est gardé et montré. Avec --results, c’est aussi écrit dans un fichier, et --resume reprend à cet endroit.
help-example-lab-resume = arrêter et reprendre à tout moment
help-example-lab-dataset = les parties en tableau
help-example-lab-tournament = chaque paire en 20 parties
help-example-lab-markdown = un bot contre deux autres, en page
help-line-lab-tournament = Mesurer des bots entre eux, avec un classement.
help-about-lab-tournament =
    Faire jouer chaque bot contre chaque autre. Les parties vont par groupes avec la même Zone Commune, et chaque bot occupe chaque place une fois. Les dés sont les mêmes tant que les bots jouent pareil. La chance compte donc moins.

    À deux, les bots d’une paire échangent leurs places. À trois ou quatre, un bot est assis parmi des copies de l’autre, et chacun des deux se retrouve seul à tour de rôle. Chaque part a un intervalle calculé à partir des groupes, et un classement range tous les bots.
help-lab-tournament-bots = Les bots qui jouent, séparés par des espaces ou des virgules ; --bots greedy,random revient au même. Un nom peut porter un budget : planner:96n réfléchit avec 96 parties simulées, planner:0.3s pendant ce nombre de secondes. Sans noms, greedy,random.
help-lab-tournament-against = Ne jouer que les paires avec un de ces bots.
help-lab-tournament-games = Combien de parties joue au moins chaque paire.
help-lab-tournament-players = Places à la table, de 2 à 4.
help-lab-tournament-seed = Un nombre ou un mot.
help-lab-tournament-sets = Les boîtes où tirer les cartes, séparées par des virgules. Sans cette option, la boîte de base.
help-lab-tournament-markdown = Écrire aussi les tableaux dans ce fichier, en Markdown.
help-line-lab-balance = Voir ce que valent les places, les cartes et les boîtes.
help-about-lab-balance =
    Faire jouer beaucoup de parties à des bots et voir si commencer aide, combien durent les parties, comment elles finissent, et ce que fait chaque carte : combien de fois elle est capturée, combien de Points de Gloire elle rapporte, et combien de fois gagnent ceux qui l’ont.

    Vous obtenez une seule page HTML qui se suffit à elle-même, balance.html si vous n’indiquez pas de fichier. Elle marque les cartes qui ne sont pas tout à fait comme imprimées et nomme celles qui semblent déséquilibrées.
help-lab-balance-games = Combien de parties jouer pour chaque nombre de joueurs.
help-lab-balance-players = Combien de joueurs : 2, 3 ou 4, ou plusieurs nombres séparés par des virgules.
help-lab-balance-bots = Les bots qui jouent, séparés par des virgules. Sans cette option, greedy.
help-lab-balance-sets = Les boîtes où tirer les cartes, séparées par des virgules. Sans cette option : la boîte de base, ou les boîtes que demande la Zone Commune toute prête.
help-lab-balance-wilds = La Zone Commune de toutes les parties : une toute prête (quarriors deal --named les montre), ou des cartes séparées par des virgules. Le reste est tiré une fois. Sans cette option, chaque partie a la sienne.
help-lab-balance-seed = Un nombre ou un mot.
help-lab-balance-html = Écrire la page dans ce fichier.
help-lab-balance-markdown = Écrire la même chose en Markdown dans ce fichier.
help-lab-balance-csv = Écrire une ligne par carte dans ce fichier.
help-example-lab-balance = une page sur la boîte de base
help-example-lab-balance-all = de deux à quatre, en Markdown
help-line-lab-train = Former le champion : jouer des parties, apprendre.
help-about-lab-train =
    Jouer des parties avec toutes les boîtes, de deux à quatre joueurs et toutes les variantes, et entraîner sur elles un petit réseau qui dit, pour chaque table, qui gagne à la fin. Le champion juge avec un tel réseau.

    Il faut l’extra « train » (torch). Une carte graphique est utilisée s’il y en a une. Le dossier garde les parties, les poids et les courbes, en tableau et en image.
help-lab-train-folder = Le dossier de tous les résultats.
help-lab-train-games = Combien de parties jouer à chaque tour. Environ 16 Ko de mémoire pour chacune.
help-lab-train-rounds = Tours de jeu et d’apprentissage. Le premier apprend des parties de greedy, chacun des suivants de celles du tour d’avant.
help-lab-train-epochs = Combien de fois parcourir toutes les tables avant de mettre à jour les objectifs.
help-lab-train-seed = Un nombre ou un mot. La même graine joue les mêmes parties.
help-lab-train-hold-out = Boîtes à laisser de côté, séparées par des virgules. À la fin, le champion est mesuré avec chacune : des cartes qu’il n’a jamais vues.
help-lab-train-measure = Avec combien de paires de parties mesurer le champion. 0 ne mesure rien.
help-lab-train-budget = Combien le champion réfléchit pendant la mesure : 1n, 96n, 0.5s.
help-lab-train-device = Où entraîner le réseau : cpu ou cuda. Sans cette option : la carte graphique, s’il y en a une.
help-lab-train-resume = Continuer l’entraînement du dossier.
help-example-lab-train = un petit entraînement
help-example-lab-train-without = laisser une boîte de côté
help-line-lab-explain = Dire quel choix est le meilleur dans une position, et pourquoi.
help-about-lab-explain =
    Dire quel choix est le meilleur dans une position, de combien il dépasse un autre, et pourquoi.

    À partir des deux choix, des parties simulées sont jouées avec les mêmes dés. Tous les chiffres viennent de ces parties. Les écarts de moins de deux points sur cent ne sont pas montrés.
help-lab-explain-file = Une position, ou un enregistrement ou une partie sauvegardée, pris à leur fin. Utilisez - pour l’entrée standard.
help-lab-explain-turn = Pour un enregistrement : le premier choix de ce tour.
help-lab-explain-budget = La durée de réflexion : des parties simulées (400n) ou un temps (2s). Avec des parties simulées, la même graine donne la même réponse.
help-lab-explain-seed = Un nombre ou un mot : les dés des parties simulées.
help-example-explain-plain = le meilleur choix ici
help-example-explain-budget = réfléchir plus longtemps
help-example-explain-turn = le premier choix du tour 9
help-example-explain-json = pour un script
help-line-lab-review = Voir où une partie s’est gagnée et perdue.
help-about-lab-review =
    Voir où une partie s’est gagnée et perdue : les chances de gagner tour par tour, l’effet des dés et des décisions, et les trois décisions qui ont le plus coûté à chaque joueur, avec ce qui valait mieux et pourquoi.

    Chaque décision est comparée à celle d’un bot solide, avec les mêmes dés. Ce qu’elle gagne ou cède est de l’adresse ; le reste de l’écart est de la chance.
help-lab-review-file = Un enregistrement, une partie sauvegardée ou une partie d’un serveur. Utilisez - pour l’entrée standard.
help-lab-review-games = Le nombre approximatif de parties simulées. Plus il y en a, plus c’est long et précis. Par défaut : 24 000, ou 4 000 si le moteur n’est pas compilé.
help-lab-review-seed = Un nombre ou un mot. La même graine donne la même analyse.
help-example-review-plain = où s’est-elle décidée ?
help-example-review-games = regarder de plus près
help-example-review-json = pour un script

## quarriors simulate

help-about-simulate =
    Faire jouer beaucoup de parties à des bots. Vous voyez qui gagne, de quelle place, combien durent les parties et comment elles finissent.

    La même graine donne le même résultat, quel que soit le nombre de workers. Les bots changent de place à chaque partie. Si plusieurs partagent une victoire, chacun en reçoit une part.
help-after-simulate =
    Appuyez sur Ctrl-C pour arrêter plus tôt : vous obtenez le résultat des parties terminées. Le statut est alors 130, et en JSON "interrupted" vaut true.
help-simulate-games = Combien de parties jouer.
help-simulate-players = Places à la table, 2 à 4. Sans cette option, une par bot. S’il y a plus de places que de bots, les bots les occupent à tour de rôle.
help-simulate-bots = Les bots qui jouent, séparés par des virgules. Sans cette option, greedy,random. Si deux ont le même nom, wins les additionne et entries les distingue.
help-simulate-sets = Les boîtes où tirer les cartes, séparées par des virgules. Sans cette option : la boîte de base, ou les boîtes que demande la Zone Commune toute prête.
help-simulate-wilds = La Zone Commune de toutes les parties : une toute prête (quarriors deal --named les montre), ou des cartes séparées par des virgules. Le reste est tiré une fois. Sans cette option, chaque partie a la sienne.
help-simulate-seed = Un nombre ou un mot.
help-simulate-count = Vos propres statistiques à noter, séparées par des virgules : module:Classe. La page du laboratoire dans la documentation montre comment en écrire une.
help-example-simulate-plain = greedy contre random
help-example-simulate-three = trois à la table
help-example-simulate-json = pour un script
help-example-simulate-rules = d’autres règles
help-example-simulate-card = cette carte dans toutes les parties
help-example-simulate-box = avec une autre boîte

## quarriors match

help-about-match =
    Mesurer un bot contre un autre dans des parties à deux joueurs.

    Les parties vont par paires, avec la même Zone Commune et les places échangées. Les dés sont les mêmes tant que les bots jouent pareil. La chance compte donc moins, et il faut un peu moins de parties que dans une simulation pour les départager.
help-match-bot = Le bot à mesurer.
help-match-other = Le bot qu’il affronte.
help-match-games = Combien de parties jouer.
help-match-seed = Un nombre ou un mot. La même graine donne le même match.
help-match-sets = Les boîtes où tirer les cartes, séparées par des virgules. Sans cette option, la boîte de base.
help-example-match-plain = 100 parties
help-example-match-seed = 20 parties, toujours les mêmes
help-example-match-box = avec une autre boîte

## quarriors replay

help-about-replay = Revoir pas à pas une partie jouée, ou la lire comme une histoire.
help-after-replay = Vous pouvez aussi revoir une partie sauvegardée par quarriors play, même inachevée.
help-replay-file = Un enregistrement ou une partie sauvegardée. Utilisez - pour l’entrée standard.
help-replay-plain = Raconter la partie en lignes de texte. C’est aussi le cas là où il n’y a pas de terminal.
help-replay-from = Le premier tour à raconter (ceux de tous les joueurs comptent). Si vous choisissez des tours, vous obtenez des lignes de texte.
help-replay-to = Le dernier tour à raconter.
help-replay-tables = Montrer toute la table au début de chaque tour, en lignes de texte.
help-example-replay-step = revoir une partie pas à pas
help-example-replay-plain = toute l’histoire en texte
help-example-replay-some = certains tours seulement
help-example-replay-tables = avec la table à chaque tour

## quarriors verify

help-about-verify =
    Vérifier que chaque décision d’une partie était permise et, s’il y a une graine, que chaque pioche et chaque lancer y correspond.

    Un nonce est votre propre part du hasard.
help-after-verify =
    Un enregistrement contient ses propres dés : vous pouvez le vérifier sans graine. Avec --seed, les dés sont comparés à ceux de la graine.

    Une partie d’un serveur dit aussi d’où viennent ses dés : du secret du serveur, qu’il a scellé avant la partie, et des nonces des joueurs. Chaque pioche et chaque lancer doit y correspondre, de même que la Zone Commune (si elle a été tirée) et le premier joueur (s’il a été tiré au sort).

    À elle seule, cette vérification rend la partie cohérente, pas vérifiée : quelqu’un pourrait fabriquer un tel enregistrement après la partie. Elle est vérifiée pour vous si vous donnez ce que vous aviez noté avant la partie : le sceau du serveur, votre propre nonce et, si d’autres ont joué aussi, les sceaux de tous les nonces. La page du serveur montre la commande entière à la fin d’une partie.

    Avec --json, vous obtenez : file, ok, turns, decisions, dice (pioches et lancers), dice_checked, players, result (null si la partie n’est pas terminée), sealed (null si ce n’est pas une partie d’un serveur), et avec --dice aussi statistics. Si ok vaut false : file, ok, line (0 : l’enregistrement entier), reason.

    sealed contient : game (son id), standing, consistent, verified (true seulement avec --commitment et --nonce), because (null, practice, taken_back, upgraded, restored ou unfinished), fits (ce qui a été vérifié : moves, seals, commitment, dice, wilds, first), differs (null, ou ce qui ne correspond pas à la graine à l’entraînement), resigned (des noms), wilds (key : du secret et des nonces ; secret : du seul secret ; seed, chosen, named, same), exchanges (combien de fois les nonces ont été scellés), et noted : commitment et sealed (s’ils ont été comparés), seats (les places de vos nonces), unsealed (celles sans sceau).

    statistics contient : rolls, chi_square, degrees, p, unknown (les classes qu’aucune boîte n’a), et dice : une liste de die, rolls, chi_square, degrees, p, enough et faces, qui est une liste de face, rolled, expected. p est la probabilité que des dés honnêtes s’écartent autant ; c’est null s’il y a trop peu de lancers.

    Statut : 0 si tout va bien, 1 si quelque chose ne correspond pas à l’enregistrement ou à ce que vous aviez noté, 2 si la ligne de commande est fausse. Une partie en ordre mais impossible à vérifier, comme un entraînement, se termine aussi par 0. Pour les distinguer, lisez la première ligne, ou verified dans le JSON.
help-verify-file = Un enregistrement, une partie sauvegardée ou une partie d’un serveur. Utilisez - pour l’entrée standard. Une partie sauvegardée connaît sa graine.
help-verify-seed = La graine de la partie.
help-verify-commitment = Le sceau du serveur, tel que vous l’aviez noté avant la partie.
help-verify-nonce = Votre propre nonce. Répétez-le pour chaque place que vous avez jouée.
help-verify-sealed = Les sceaux de tous les nonces tels que vous les avez vus avant la partie, dans l’ordre des places, séparés par des virgules ; - s’il n’y en a pas.
help-verify-dice = Montrer ce qui a été obtenu, ce qui était à prévoir, et la probabilité que des dés honnêtes s’écartent autant.
help-example-verify-record = vérifier chaque décision
help-example-verify-json = la même chose pour un script
help-example-verify-dice = ce qui est sorti, et ce qui était à prévoir
help-example-verify-stdin = depuis l’entrée standard
help-example-verify-noted = avec ce que vous aviez noté avant la partie

## quarriors position

help-about-position = Montrer une position et ce qui peut être décidé, la contrôler, ou jouer à partir d’elle.
help-after-position = Avec --bots, les dernières places sont celles des bots. Avec --seed, vous pouvez retrouver les mêmes dés.
help-position-file = Une position, ou un enregistrement ou une partie sauvegardée, montrés à leur fin. Utilisez - pour l’entrée standard.
help-position-turn = Pour un enregistrement ou une partie sauvegardée : la position au début de ce tour (ceux de tous les joueurs comptent).
help-position-text = L’afficher dans la notation des positions, pour la garder ou l’envoyer.
help-position-json = Afficher la position en JSON.
help-position-check = Dire seulement si la position est correcte, ou ce qui ne va pas et où.
help-position-play = Jouer à partir d’ici.
help-position-bots = Avec --play : des bots pour les dernières places, séparés par des virgules. Les autres sont des personnes.
help-position-seed = Avec --play : un nombre ou un mot. La même graine donne les mêmes dés. Au hasard sans cette option.
help-position-confirm = Avec --play : demander avant de finir une phase en laissant passer quelque chose d’utile.
help-position-save = Avec --play : garder la partie dans ce fichier plutôt que dans votre dossier de parties.
help-position-plain = Avec --play : jouer en lignes de texte.
help-example-position-show = la table et la décision
help-example-position-json = la même chose pour un script
help-example-position-text = le tour 9 dans un fichier
help-example-position-turn = la table au tour 9
help-example-position-check = est-elle jouable ?
help-example-position-play = jouer à partir d’elle
help-example-position-bot = contre un bot, avec ces dés

## quarriors db

help-about-db =
    Entretenir la base de données d’un serveur : mettre à jour, copier, exporter, nettoyer.

    Sans --db ni la variable QUARRIORS_DB, c’est le fichier SQLite de votre dossier de données.
help-after-db =
    Pour PostgreSQL, utilisez --db postgresql://UTILISATEUR:MOTDEPASSE@HÔTE/NOM. Définissez plutôt la variable QUARRIORS_DB si personne ne doit voir le mot de passe dans une liste de processus.

    backup, export, check et purge marchent pendant que le serveur tourne.
help-line-lab-puzzles = Trouver des casse-têtes dans des parties de bots, et en vérifier la solution.
help-about-lab-puzzles =
    Faire jouer des bots et chercher à chaque tour un but que vous pouvez atteindre à coup sûr, mais qui se voit mal : gagner, gagner des Points de Gloire, priver les adversaires de Créatures, capturer un dé cher.

    Chaque suite de coups est essayée, contre tous les dés et toutes les réponses. Un casse-tête n’est gardé que si la plupart des débuts échouent et si le bot greedy échoue aussi. Il reçoit d’un à cinq dés : plus le hasard a du mal à y arriver, plus il en a.
help-lab-puzzles-games = Combien de parties examiner.
help-lab-puzzles-players = Places à la table, de 2 à 4.
help-lab-puzzles-sets = Les boîtes où tirer, séparées par des virgules. Sans cette option : la boîte de base.
help-lab-puzzles-seed = Un nombre ou un mot. La même graine trouve les mêmes casse-têtes.
help-lab-puzzles-keep = Combien de casse-têtes garder : les meilleurs, sans doublons.
help-lab-puzzles-out = Les écrire aussi dans ce fichier, en JSON : positions, buts et solutions.
help-example-puzzles-plain = quelques casse-têtes à regarder
help-example-puzzles-out = un fichier de casse-têtes
help-line-db-upgrade = Mettre la base de données à jour.
help-about-db-upgrade =
    Mettre la base de données à jour pour cette version, ou la créer.

    quarriors serve le fait à son démarrage. Une base de données utilisée par une version plus récente est refusée.
help-line-db-backup = Copier la base de données dans un nouveau fichier.
help-about-db-backup =
    Copier la base de données dans un nouveau fichier, telle qu’elle est maintenant.

    Une copie de SQLite est une base de données : utilisez-la avec --db. Pour PostgreSQL, pg_dump fait une copie pour pg_restore.
help-db-backup-file = Le fichier à écrire. Il ne doit pas encore exister.
help-line-db-export = Écrire toutes les parties terminées dans un dossier.
help-about-db-export =
    Écrire chaque partie terminée dans un dossier sous forme d’enregistrement, avec les secrets de ses dés.

    Les parties déjà présentes ne sont pas touchées : vous pouvez remplir le même dossier encore et encore. quarriors verify contrôle un tel enregistrement, dés compris.
help-db-export-folder = Le dossier où écrire. Il est créé au besoin.
help-line-db-check = Chercher des dommages dans la base de données.
help-about-db-check =
    Chercher des dommages dans la base de données : lire chaque partie, la rejouer et la comparer à ce qui est écrit.

    Chaque partie endommagée est nommée, et le code de sortie est 1. Rien n’est modifié.
help-line-db-purge = Supprimer les parties que personne n’a touchées depuis longtemps.
help-about-db-purge = Supprimer les parties que personne n’a touchées depuis longtemps, et tout ce qui en fait partie.
help-db-purge-older-than = Depuis combien de temps il ne s’est rien passé : un nombre et h, d ou w (heures, jours, semaines), comme 90d.
help-db-purge-running = Supprimer aussi les parties commencées mais non terminées.
help-db-purge-yes = Ne pas demander d’abord.
help-line-db-remove = Supprimer une partie.
help-about-db-remove = Supprimer une partie, même au milieu, et tout ce qui en fait partie.
help-db-remove-game = L’identifiant de la partie, par lequel finit l’adresse de sa page ; le journal le nomme aussi.
help-example-db-upgrade = prête pour cette version
help-example-db-backup = faire une copie
help-example-db-export = écrire les parties dans un dossier
help-example-db-check = toutes les parties sont-elles saines ?
help-example-db-purge = supprimer les vieilles parties
help-example-db-remove = supprimer une partie
help-example-db-other = une autre base de données

## quarriors bench

help-about-bench =
    Mesurer la vitesse du moteur sur cette machine : des parties au hasard à deux, sur un seul cœur.

    Les secondes en disent plus sur la machine que sur le moteur. La machine joue donc aussi un squelette du jeu, sans aucune capacité et toujours en Python pur. Le rapport dit combien de parties joue le moteur pendant une partie du squelette : vous pouvez le comparer d’une machine à l’autre.
help-after-bench =
    Tout autre travail sur la machine fausse le résultat. Si la série la plus basse et la plus haute sont très éloignées, mesurez de nouveau.
help-bench-rounds = Séries de moteur et de squelette. Sans cette option, 100.
help-bench-games = Parties par série. Sans cette option, 40.
help-bench-seed = La même graine joue les mêmes parties.
help-bench-sets = Les boîtes où tirer les cartes, séparées par des virgules. La boîte de base sans cette option, et toujours pour le squelette.
help-bench-quick = Seulement 4 séries de 20 parties.
help-example-bench-plain = dure environ quinze secondes
help-example-bench-quick = une seconde : est-ce que tout marche ?
help-example-bench-json = pour un script
help-example-bench-short = en plus court
help-example-bench-box = avec une autre boîte

## quarriors completion

help-about-completion = Afficher le script qui complète commandes et options quand vous appuyez sur Tab dans votre shell.
help-completion-shell = Votre shell.
help-example-completion-bash = puis chargez-le avec source dans ~/.bashrc
help-example-completion-zsh = dans un dossier de votre $fpath
help-example-completion-fish = dans ~/.config/fish/completions
