## When something is refused: what happened, then what to do. The ids are the server's, and a few are the page's.

# $said is what the server says of it, in its own words.
error-detail = { $fault } ({ $said })
error-incident = { $fault } La personne qui gère le serveur peut chercher l’incident { $incident }.

## The connection, and the server

error-unreachable = Impossible de joindre le serveur. Vérifiez votre connexion, puis réessayez.
error-not_understood = La réponse du serveur est incompréhensible. Rechargez la page.
error-internal = Le serveur a eu un problème. Réessayez.
error-busy = Le serveur est très occupé. Réessayez dans un instant.
error-closing = Le serveur redémarre. Réessayez dans un instant.
error-store_unavailable = Rien ne peut être enregistré pour l’instant, et rien n’a changé : réessayez dans un instant.
error-too_many = C’est trop à la fois. Attendez un peu, puis réessayez.
error-unsupported = Cette page et le serveur n’ont pas la même version. Rechargez la page.
error-bad_request = Le serveur n’a pas compris cette page. Rechargez-la.
error-no_method = Le serveur ne connaît pas cette demande. Rechargez la page.
error-not_json = Le serveur n’a pas pu lire le message de cette page. Rechargez-la.
error-bad_nonce = Le serveur a refusé la part de hasard de votre navigateur. Rechargez la page.
error-too_big = C’est trop long. Raccourcissez votre texte.
error-too_slow = La requête a mis trop de temps à arriver. Vérifiez votre connexion, puis réessayez.
error-foreign_host = Le serveur ne répond pas à cette adresse. Demandez à la personne qui le gère, ou ouvrez la page à sa propre adresse.
error-foreign_origin = Le serveur n’accepte pas de visites depuis cette adresse. Ouvrez la page à l’adresse du serveur.

## Who may do what

error-not_found = Cette partie n’existe pas. Vérifiez le lien.
error-forbidden = Seuls les joueurs de cette partie peuvent le faire.
error-bad_secret = Cette place est passée sur un autre appareil.
error-bad_invitation = Il faut une invitation pour cette partie, et ce n’est pas la bonne. Redemandez le lien.
error-bad_code = Ce code est incorrect ou a expiré. Demandez-en un nouveau.
error-bad_name = Ce nom ne convient pas. Choisissez-en un autre.
error-bad_text = Cette ligne ne peut pas partir. Écrivez 200 caractères au plus, tous visibles.
error-no_chat = Sur ce serveur, il n’y a que les phrases toutes faites : son hôte n’a pas permis d’écrire.
error-bad_setup = Impossible de préparer cette partie. Changez vos choix.

## The game

error-no_seat = Cette place est prise. Choisissez-en une autre, ou regardez.
error-not_waiting = La partie a déjà commencé. Vous pouvez la regarder.
error-not_running = La partie n’a pas encore commencé.
error-too_early = Tout le monde n’est pas encore prêt.
error-sealed_too_often = Vous avez changé trop souvent votre part du hasard dans cette partie. Quittez-la ou créez-en une autre.
error-over = La partie est terminée.
error-not_over = La partie n’est pas encore terminée.
error-unplayable = Cette partie ne peut pas continuer ici : elle est endommagée, ou des règles ou des cartes ont changé depuis.
error-stale = La table a changé. Regardez de nouveau.
error-not_your_decision = La décision revient à quelqu’un d’autre.
error-not_offered = Impossible pour l’instant. Voyez ce qui est proposé.
error-nothing_to_undo = Il n’y a aucun coup à annuler.
error-no_request = Plus personne ne le demande.
error-not_alone = Ce joueur est encore là. S’il s’absente un moment, un bot peut prendre sa place.
error-has_bot = Un bot joue à cette place. Reprenez-la d’abord.
error-has_no_bot = Aucun bot ne joue à cette place.
error-resigned = Ce joueur a abandonné.
error-no_hint = Il n’y a pas de conseil pour cette décision.
error-no_review = Cette partie ne peut pas être analysée : les règles ou les cartes ont changé depuis.
error-no_moment = Ce moment n’existe pas dans la partie.
error-other_rules = Ce moment ne peut plus être montré : les règles ont changé depuis.
