### The lab: long runs, tournaments, balance.

## Options of long runs

lab-ray-workers = --workers vaut pour cette machine, --ray pour une grappe de machines. N’utilisez que l’une des deux options.
lab-resume = --resume reprend à partir d’un fichier : indiquez-le avec --results FICHIER.
# A statistic that somebody added: $name is what it is called.
simulate-noted = { $name } : { $mean } par partie en moyenne.
refused-results-there = { $file } existe déjà. Ajoutez --resume pour reprendre à cet endroit, ou indiquez un autre fichier.
# $what names the first difference, such as “seed: 1 ≠ 2”.
refused-results-other = { $file } contient des parties jouées avec d’autres réglages ({ $what }). Demandez les mêmes parties, ou indiquez un autre fichier. Rien n’a changé.
refused-results-damaged = { $file }, ligne { $line } : endommagée. Rien n’a changé. Restaurez une copie du fichier, ou coupez-le avant cette ligne et utilisez --resume : les parties qui manquent seront rejouées.
refused-results-strange = { $file } n’est pas un fichier de résultats. Rien n’a changé. Indiquez un autre fichier.
refused-results-busy = Une autre exécution écrit dans { $file }. Attendez qu’elle se termine, ou indiquez un autre fichier.
refused-ray-missing = Ray n’est pas installé. Lancez : pip install "quarriors[ray]", ici et sur chaque machine de la grappe.
refused-ray-address = Aucune grappe Ray ne répond à { $address }. Python dit « { $python } ». Pour essayer sur cette seule machine, utilisez --ray local.
refused-ray-other = Une machine de la grappe a d’autres boîtes que celle-ci. Installez partout la même version.
refused-ray-failed = Une tâche a échoué sur la grappe Ray. Python dit « { $python } ». Avec --results, --resume reprend à partir de ce qui est fait.
refused-accumulator = Une statistique s’écrit comme my_counts:Culls, un module et une classe qui a un nom, et non « { $name } ».
refused-accumulator-broken = La statistique { $name } ne fonctionne pas : Python dit « { $python } ».
refused-dataset = Un jeu de données est un fichier qui se termine par .csv ou .parquet, et non { $file }.
refused-dataset-parquet = Parquet a besoin de pyarrow. Lancez : pip install "quarriors[data]", ou indiquez un fichier qui se termine par .csv.

## `quarriors lab tournament`

refused-tournament-bots = Il faut au moins deux bots pour un tournoi. Essayez quarriors lab tournament greedy random.
refused-tournament-twice = Vous avez indiqué deux fois le bot { $name }.
# Headings of columns. “against”: the bot that the first one plays; “equal”: the share if both were equally strong.
tournament-bot = Bot
tournament-against = Contre
tournament-games = Parties
tournament-won = Gagnées
tournament-interval = Intervalle à 95 %
tournament-equal = À force égale
tournament-rating = Cote
tournament-spread = ±
tournament-no-ladder = Pour un classement de tous les bots, installez openskill : pip install "quarriors[lab]".

## `quarriors lab balance`: the page, and the lines in the terminal

lab-players = --players prend des nombres de 2 à 4, séparés par des virgules, comme 2,3,4. Vous avez écrit « { $value } ».
refused-players-none = Indiquez au moins un nombre de joueurs, par exemple 2.
balance-written = La page est dans { $file }.
balance-title = Quarriors! est-il équitable ?
balance-intro = { $games ->
    [one] 1 partie
   *[other] { $games } parties
} entre bots ({ $bots }) avec { $boxes }, graine { $seed }.
# Before a command to type.
balance-again = Jouez les mêmes parties vous-même :
balance-players = { $n } joueurs
balance-between = de { $low } à { $high }
# A label and its share; $between is balance-between.
balance-share = { $what } : { $share }
balance-share-between = { $what } : { $share } ({ $between })
balance-seats = Qui commence ?
balance-seats-about = Le point est la part des parties gagnées depuis cette place. La barre autour contient la vraie part 19 fois sur 20. La ligne en tirets est ce que gagnerait une place équitable.
balance-seat = Place { $n }
balance-seat-first = Place { $n } (commence)
# $points: percentage points, such as “9.8”.
balance-first-more = Commencer vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de plus que la part équitable de { $equal }.
balance-first-less = Commencer coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
  } par rapport à la part équitable de { $equal }.
balance-first-open = Aucune place n’est nettement meilleure : la part équitable est de { $equal }.
balance-lengths = Combien de temps cela dure-t-il ?
balance-lengths-about = Les tours d’une partie, en comptant ceux de tout le monde. Plus la barre est haute, plus il y a de parties de cette durée.
# $each: turns of each player.
balance-length = { $mean } tours en moyenne, { $each } par joueur. La moitié des parties durent { $median } tours ou moins.
balance-ends = Comment cela finit-il ?
balance-ends-about = Une partie finit quand quelqu’un atteint les Points de Gloire voulus, ou quand quatre cartes Créature sont vides. Le laboratoire arrête les parties sans fin à une limite.
balance-end-glory = assez de Points de Gloire
balance-end-empty-cards = quatre cartes vides
balance-end-limit = limite de tours
balance-broken = Quelles cartes semblent déséquilibrées ?
balance-broken-about = Des cartes qui gagnent bien trop souvent ou bien trop rarement, et des cartes dont personne ne veut. Ce sont les bots qui choisissent : prenez cela comme une raison d’y regarder de plus près.
balance-broken-none = Aucune : aucune carte ne se distingue à ce point.
balance-strong = { $card } est très forte : avec elle, vous gagnez { $won }, sans elle { $without }.
balance-weak = { $card } est très faible : avec elle, vous gagnez { $won }, sans elle { $without }.
balance-ignored = Personne ne veut la carte { $card } : capturée dans { $captured } des { $games } parties où elle était.
balance-boxes = Les boîtes
balance-boxes-about = La carte moyenne de chaque boîte. « Décide » dit à quelle distance de l’avantage habituel se trouve le sien, en plus ou en moins, en points.
balance-cards = Toutes les cartes
balance-cards-about = L’« avantage » dit de combien de points vous dépassez une chance équitable si vous avez capturé la carte et d’autres non.
balance-cards-plot = Sa barre contient la vraie valeur 19 fois sur 20. La ligne en tirets est l’avantage habituel : celui de la carte du milieu. Les barres grises ne s’en écartent pas plus que la chance ne le peut. Cliquez sur un titre pour trier.
# In Markdown, which has no bars.
balance-cards-brackets = L’intervalle entre parenthèses contient la vraie valeur 19 fois sur 20.
balance-points = { $edge } (de { $low } à { $high })
# Headings of columns.
balance-column-table = Table
balance-column-seat = Place
balance-column-won = Gagnées
balance-column-interval = Intervalle à 95 %
balance-column-turns = Tours
balance-column-glory = Gloire par partie
balance-column-ended_glory = Assez de Gloire
balance-column-ended_empty_cards = Cartes vides
balance-column-ended_limit = Limite de tours
balance-column-box = Boîte
balance-column-cards = Cartes
balance-column-captured = Capturée
balance-column-dice = Dés par partie
balance-column-spread = Décide
balance-column-card = Carte
balance-column-with = Gagnées avec
balance-column-without = Gagnées sans
balance-column-edge = Avantage en points
balance-column-chance = Simple chance
balance-method = Comment lire cette page
balance-method-luck = Chaque partie a sa propre Zone Commune et ses propres dés, et les bots changent de place. « Capturée » est la part des parties avec cette carte où quelqu’un en a capturé un dé. « Gloire par partie » est le nombre de Points de Gloire que tous les joueurs ensemble ont gagnés avec elle.
balance-method-edge = « Gagnées avec » et « gagnées sans » ne regardent que les parties où certains joueurs ont capturé la carte et d’autres non. L’avantage tient aussi compte des places, car celui qui commence capture plus et gagne plus. Celui qui lance mal capture ce qui est bon marché, donc la plupart des avantages sont de quelques points au-dessous de zéro. Comparez les cartes entre elles : l’avantage habituel est celui de la carte du milieu.
balance-method-many = Regardez cent cartes, et cinq sembleront spéciales par chance. « Simple chance » dit combien de fois la chance écarte autant une carte de l’avantage habituel, et tient compte du nombre de cartes regardées (Benjamini et Hochberg) : parmi les cartes au-dessous de 5 %, environ une sur vingt est une fausse alerte.
balance-method-bots = Une carte peut sembler forte parce que ceux qui mènent peuvent se l’offrir. Et ce sont des bots : ils jugent peut-être mal une carte que vous joueriez bien.
balance-method-marks = Les cartes marquées ° sont en partie notre reconstitution, celles marquées ≈ sont en partie rapportées par quelqu’un qui a eu la carte en main. Si l’une d’elles semble déséquilibrée, c’est peut-être notre erreur.
