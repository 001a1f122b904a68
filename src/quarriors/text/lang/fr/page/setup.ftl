## Set-up: players

players = Joueurs
# Who plays a seat, in a list.
seat-human = Quelqu’un ici
seat-open = Quelqu’un par lien
seat-bot = Bot
seat-open-about = Vous recevez un lien à envoyer.
seat-number = Place { $seat }
name-of-seat = Nom à la place { $seat }
# The name of somebody who gives none.
player-name = Joueur { $seat }
kind-of-seat = Qui joue à la place { $seat }
level-of-seat = Quel bot joue à la place { $seat }
add-seat = Ajouter un joueur
remove-seat = Enlever la place { $seat }
hot-seat = Vous partagez cet appareil : le tapis du joueur qui décide est toujours au premier plan.
auto-roll = Lancer les dés automatiquement

## Set-up: boxes

boxes = Boîtes
# Below the name of a box, in small letters. $year is when it came out.
box-cards-printed = { $cards ->
    [one] { $year } · { $cards } carte, conforme à l’original
   *[other] { $year } · { $cards } cartes, conformes à l’original
  }
# All cards of the box are partly our own design.
box-cards-ours = { $cards ->
    [one] { $year } · { $cards } carte, en partie de notre cru (°)
   *[other] { $year } · { $cards } cartes, en partie de notre cru (°)
  }
# $printed of the $cards cards are as printed.
box-cards-some = { $cards ->
    [one] { $year } · { $cards } carte, dont { $printed } conforme à l’original
   *[other] { $year } · { $cards } cartes, dont { $printed ->
        [one] { $printed } conforme à l’original
       *[other] { $printed } conformes à l’original
    }
  }
box-quoted = « { $box } »
box-unprinted = { $printed ->
    [0] « { $box } » n’apporte rien ici : aucune de ses { $cards } cartes n’est tout à fait conforme à l’original.
    [one] « { $box } » n’apporte rien ici : seule { $printed } de ses { $cards } cartes est tout à fait conforme à l’original.
   *[other] « { $box } » n’apporte rien ici : seules { $printed } de ses { $cards } cartes sont tout à fait conformes à l’original.
  }
box-needs = Ajoutez-y une boîte complète

## Set-up: rules. Values of a rule are in a list beside its name.

rules = Règles
rule-edition = Édition
rule-edition-about = Révisée : les dés dépensés attendent la fin de votre tour. Classique, de 2011 : vous pouvez les repiocher pendant le même tour.
rule-captures = Captures par tour
rule-captures-about = Avec deux, vos dés s’améliorent plus vite et les cartes se vident plus tôt.
rule-expert_culling = Suppression experte
rule-expert_culling-about = Une Créature ne vous rapporte ses Points de Gloire que si vous la supprimez. Marquer ne permet de supprimer rien d’autre.
rule-turn_limit = Limite de tours
rule-turn_limit-about = La partie s’arrête après ce nombre de tours (ceux de tous les joueurs comptent). Le joueur avec le plus de Points de Gloire gagne.
rule-quests = Quêtes
rule-quests-about = Avec les Quêtes, le but est plus élevé : 25, 19 ou 15 Points de Gloire à 2, 3 ou 4 joueurs.
rule-mix = Part : { $box }
rule-mix-about = Combien de ses cartes sont en jeu.
rule-side_cards = Cartes : { $box }
rule-side_cards-about = Combien d’entre elles sont tirées avant toutes les autres.
rule-handicap = Handicap
rule-handicap-about = Commencer est un avantage. Ceci l’équilibre : des Points de Gloire pour ceux qui jouent plus tard, ou moins de dés au premier tour pour celui qui commence. Ce n’est pas dans le livret de règles.
value-revised = Révisée
value-classic = Classique
value-true = Oui
value-false = Non
value-null = Comme d’habitude
value-quests-null = Si vos boîtes en ont
value-quests-true = Avec Quêtes
value-quests-false = Sans Quêtes
value-handicap-none = Aucun
value-handicap-glory = Gloire pour les suivants
value-handicap-dice = Moins de dés pour le premier
# Four ways to mix a box with others. Hint, side, two scoops and democratic are jokes of the rulebook, about food.
value-hint = Pincée : au hasard
value-side = Entrée : quelques-unes d’abord
value-two_scoops = Double portion : la plupart
value-democratic = À la carte : vous choisissez

## Set-up: Wilds

ready-made = Zone Commune toute prête
ready-made-none = Cartes au hasard dans vos boîtes
printed-only = Seulement des cartes tout à fait conformes à l’original
wilds-preview = La Zone Commune de cette partie
wilds-lot-about = Cliquez sur une carte pour la voir, la garder ou l’échanger.
wilds-kept-about = Les cartes épinglées restent quand vous tirez de nouveau.
deal-again = Tirer de nouveau
deal-later = La tirer au début de la partie
deal-later-about = Personne ne voit la Zone Commune avant, et personne ne peut la choisir : chacun a sa part du hasard. Les cartes épinglées y sont toujours.
choose-cards = Choisir des cartes
choose-cards-title = Choisir des cartes pour la Zone Commune
cards-chosen = { $cards ->
    [0] Vous n’en avez choisi aucune : toutes les cartes sont tirées au hasard.
    [one] Vous en avez choisi { $cards }. Les autres sont tirées au hasard.
   *[other] Vous en avez choisi { $cards }. Les autres sont tirées au hasard.
  }
choose-instead = À la place de la carte { $card }
choose-card = En choisir une autre
another-card = Échanger au hasard
pin-card = La garder
unpin-card = La relâcher
# On a card that stays when you deal again.
card-pinned = reste
basic-stays = Les cartes ressources de base sont dans toutes les parties.

## Set-up: the rest

others = Qui peut la voir
public-game = La montrer dans la liste des parties ouvertes
title-of-game = Titre
title-none = sans
more-options = Plus : premier joueur, pendule, entraînement
first-player = Qui commence
# Nobody has chosen: who begins, or which dice, is random.
by-lot = au hasard
with-clock = Jouer avec une pendule
clock-bank = Minutes pour toute la partie
clock-turn = Secondes en plus à chaque tour
clock-then = Quand le temps est écoulé
then-bot = Un bot continue
then-resign = Le joueur perd
no-limit = sans
seed = Dés d’entraînement
seed-about = Saisissez un mot au choix. Le même mot donne toujours les mêmes dés. Une telle partie compte comme entraînement.
number-needed = Saisissez un nombre entier de { $least } à { $most }.
number-or-empty = Saisissez un nombre entier de { $least } à { $most }, ou laissez le champ vide.
start-game = Commencer la partie
