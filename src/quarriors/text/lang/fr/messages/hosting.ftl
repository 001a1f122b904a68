### What whoever runs a server may read: settings, databases, the page's folder, and what the operating system says.

## Settings. $name is a setting or its variable, and stays as it is.

refused-setting-windows = { $name } : sous Windows, il ne peut y avoir qu’un processus. Utilisez --workers 1.
refused-setting-workers = { $name } : { $n } processus ne peuvent pas partager un fichier SQLite. Utilisez --workers 1, ou PostgreSQL avec --db postgresql://…
refused-setting-whole = { $name } : « { $value } » n’est pas un nombre entier.
refused-setting-number = { $name } : « { $value } » n’est pas un nombre.
refused-setting-address = { $name } : « { $value } » n’est pas une adresse où écouter. Utilisez par exemple 127.0.0.1, 0.0.0.0 ou ::.
refused-setting-port = { $name } : { $value } n’est pas un port. Utilisez un nombre de 0 à 65535 ; 0 veut dire un port libre quelconque.
# $reason says what is wrong, as a sentence.
refused-setting-because = { $name } : { $reason }
refused-setting-least = { $name } : { $value }, c’est trop peu. Utilisez au moins { $least }.
refused-setting-seconds = { $name } : { $value } n’est pas une durée. Utilisez un nombre de secondes supérieur à 0.
refused-setting-times = { $name } : { $value } ne convient pas. 1 veut dire les limites habituelles, 2 le double, 0 aucune limite.
refused-setting-path = { $name } : « { $value } » n’est pas un chemin de base. Écrivez-en un comme /quarriors, sans / à la fin.
refused-setting-network = { $name } : « { $value } » n’est ni une adresse ni un réseau. Écrivez par exemple 10.0.0.7 ou 10.0.0.0/8.
refused-setting-origin = { $name } : « { $value } » n’est pas une origine. Écrivez-en une comme https://games.example, en minuscules et sans chemin.
refused-setting-host = { $name } : « { $value } » n’est pas le nom d’un serveur. Écrivez-en un comme games.example, en minuscules et sans port, .games.example pour tous les noms qui en dépendent, ou * pour n’importe lequel.
refused-setting-level = { $name } : « { $value } » n’est pas un niveau. Utilisez { $known }.
refused-setting-module = { $name } : « { $value } » n’est pas le nom d’un module Python. Écrivez-en un comme my_bots.quick.
refused-setting-page = { $name } : il n’y a pas de dossier « { $value } ». Nommez un dossier avec une page construite, comme web/dist.
refused-setting-flag = { $name } : « { $value } » n’est ni on ni off. Écrivez on ou off.

## Databases. $name is a file or a server, $said what the database says, in English.

refused-store-url = Ce n’est pas l’URL d’une base de données. Écrivez par exemple sqlite:///games.sqlite3 ou postgresql://user@host/games.
refused-store-kind = { $kind } n’est pas pris en charge. Nommez une base postgresql://… ou sqlite:///…
refused-store-memory = Les parties doivent survivre au serveur : SQLite demande un fichier, par exemple sqlite:///games.sqlite3.
refused-store-driver = PostgreSQL demande un pilote : { $command }
# $reason is one of the messages refused-system-….
refused-store-file = { $name } : { $reason }
refused-store-said = { $name } : la base de données dit « { $said } ».
refused-store-changing = Un autre programme est en train de changer les tables de la base de données. Réessayez dans un instant.
refused-store-not-one = { $name } n’est pas une base de données.
refused-store-damaged = { $name } est endommagée : la base de données dit « { $said } ». Utilisez votre dernière sauvegarde.
refused-store-closed-file = { $name } : impossible d’ouvrir la base de données. Vérifiez que le dossier existe et que vous pouvez y écrire.
refused-store-read-only = { $name } : la base de données est en lecture seule. Vérifiez qui peut écrire dans ce fichier.
refused-store-full = { $name } : le disque est plein.
refused-store-locked = { $name } : un autre programme utilise la base de données. Réessayez dans un instant.
refused-store-broken = { $name } : impossible de lire ou d’écrire sur le disque. La base de données dit « { $said } ».
refused-store-no-dump = PostgreSQL se copie avec pg_dump, qui n’est pas installé ici. Sur une machine qui l’a, lancez : { $command }
refused-store-dump = pg_dump a échoué (statut { $status }) : « { $said } ».
refused-store-exists = { $name } existe déjà. Nommez un nouveau fichier.
refused-store-no-folder = Il n’y a pas de dossier { $name }.
refused-store-old = La base de données est à la version { $found }, et ce programme demande la version { $needed }. Lancez : quarriors db upgrade
refused-store-empty = La base de données n’a pas encore de tables, et ce programme demande la version { $needed }. Lancez : quarriors db upgrade
refused-store-game = la partie { $name } est illisible : elle est endommagée, ou une autre version l’a écrite. Le journal du programme en dit plus.
refused-store-others = La base de données a une table { $table } qui n’est pas à nous. Nommez une base vide.
refused-store-newer = La base de données est à la version { $found }, et ce programme ne connaît que les versions jusqu’à { $needed }. Un quarriors plus récent l’a utilisée : installez celui-là.
refused-store-closed = Le serveur s’arrête : rien n’est plus sauvegardé.
refused-store-in-use = { $process ->
    [none] { $name } : un autre serveur utilise ce fichier.
   *[other] { $name } : un autre serveur utilise ce fichier (processus { $process }).
} Un fichier SQLite sert un seul processus. PostgreSQL (--db postgresql://…) en sert plusieurs.

## The folder of the page

refused-page-unreadable = Impossible de lire la page dans { $folder } : { $reason }
refused-page-large = Il y a dans { $folder } bien plus qu’une page construite. « make web » crée web/dist.
refused-page-none = Il n’y a pas de page construite dans { $folder } : index.html manque. Installez Node.js 20.19 ou plus récent avec npm, puis lancez « make web » dans une copie de travail, ou de nouveau « pip install . ».
refused-page-incomplete = La page dans { $folder } n’est pas complète : son index.html charge { $file }, qui n’y est pas. Reconstruisez-la avec « make web ».

## What the operating system says of a file or an address: a reason behind a colon.

refused-system-missing = il n’y a pas de fichier ni de dossier de ce nom.
refused-system-denied = vous n’en avez pas le droit.
refused-system-exists = cela existe déjà.
refused-system-folder = c’est un dossier.
refused-system-no-folder = une partie du chemin n’est pas un dossier.
refused-system-full = le disque est plein.
refused-system-read-only = le disque est en lecture seule.
refused-system-long-name = le nom est trop long.
refused-system-many-files = trop de fichiers sont ouverts.
refused-system-broken = le disque signale une erreur.
refused-system-in-use = c’est déjà utilisé.
refused-system-not-here = cette machine n’a pas cette adresse.
refused-system-unknown-host = personne ne connaît ce nom.
# $said is what the system says, in English.
refused-system-other = le système dit « { $said } ».

## A game that somebody sets up on the page. Seats are counted from 1.

refused-seats-bots = Il faut au moins une place pour une personne.
refused-seat-person = La place { $n } est pour une personne : elle n’a pas de niveau.
refused-seat-open = La place { $n } est libre : le nom vient avec la personne qui la prend.
refused-seat-first = La place { $n } ne peut pas commencer : il y a { $seats } places.
refused-title = Le titre contient un caractère invisible ou interdit.
refused-clock = Une pendule a de { $least } à { $most } secondes en tout, et 0 ou plus par tour.
refused-goes-on = Une partie qui en continue une autre garde sa Zone Commune, ses règles et ses dés.
refused-goes-on-seats = Cette partie a { $seats } places, et non { $n }.
refused-day = Il y a une Zone Commune du jour du { $first } au { $today }. Il n’y en a pas pour « { $found } ».
refused-day-seats = La Zone Commune du jour est pour vous et un bot.
refused-puzzle-seats = { $bots ->
    [one] Ce casse-tête est pour une personne, à la place { $seat }, et un bot.
   *[other] Ce casse-tête est pour une personne, à la place { $seat }, et { $bots } bots.
  }
refused-given = Un casse-tête et la Zone Commune du jour ont leurs propres cartes, règles et dés.
