## Today's Wilds: the same cards and dice for everybody, one try that counts

today = La Zone Commune du jour
way-today = Un essai par jour, les mêmes dés pour tous
# $number counts the days since the first one.
today-number = N° { $number }
today-about = Les mêmes cartes et les mêmes dés pour tous, aujourd’hui seulement. Un seul essai compte.
today-past = La Zone Commune d’un jour passé. Vous pouvez encore la jouer pour vous entraîner.
today-now = Voir la Zone Commune d’aujourd’hui
today-try = Jouer votre essai
today-try-about = Votre première partie compte. Si vous partez, elle vous attend.
today-go-on = Reprendre votre essai
today-go-on-about = Votre essai est encore en cours.
today-practice = Jouer pour s’entraîner
today-practice-about = L’entraînement ne change pas votre résultat.
today-counts = C’est l’essai qui compte.
today-practises = Entraînement : cette partie ne compte pas.
today-streak = { $days ->
    [one] { $days } jour joué
   *[other] { $days } jours de suite
  }
# $glory is yours, $rival your opponent's.
today-result = { $won ->
    [yes] Vous avez gagné { $glory } à { $rival }.
   *[no] Vous avez perdu { $glory } à { $rival }.
  }
# For listeners: the squares below the result, a turn each.
today-marks = { $turns ->
    [one] Votre tour : plus il est clair, plus il a rapporté de Gloire
   *[other] Vos { $turns } tours : plus ils sont clairs, plus ils ont rapporté de Gloire
  }
today-share = Partager le résultat
# The first line of what is given on to friends. Two lines with squares and a link follow.
today-line = Quarriors! N° { $number } · { $won ->
    [yes] 🏆 { $glory }:{ $rival }
   *[no] 💀 { $glory }:{ $rival }
  } · { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }
today-friend = { $won ->
    [yes] À battre : une victoire { $glory } à { $rival }, en { $turns } tours.
   *[no] À battre : une défaite { $glory } à { $rival }, en { $turns } tours.
  }
# Comes after it, as long as you have no result of your own.
today-dare = { $won ->
    [yes] Ferez-vous mieux ?
   *[no] Vous ferez bien mieux, non ?
  }
today-better = Vous avez fait mieux !
today-worse = Pas mieux cette fois.
today-even = Égalité !
