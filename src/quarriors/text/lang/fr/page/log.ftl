## Lines of the log that the page says itself

event-undo = { $name } annule un coup.
event-undo_asked = { $name } demande à annuler un coup.
event-undo_answered = { $answer ->
    [yes] { $name } accepte.
   *[no] { $name } refuse.
  }
event-bot = Un bot joue maintenant pour { $name }.
event-back = { $name } est de retour.
event-bot_replaced = Un autre bot joue maintenant pour { $name }.
event-resigned = { $name } abandonne.
event-upgraded = Les règles ont changé. La partie reprend au début de ce tour.
event-restored = La partie a repris à partir d’une sauvegarde. Quelqu’un a pu voir des dés encore à venir : cette partie ne compte plus comme vérifiée.
event-seat_moved = { $name } joue maintenant sur un autre appareil.
event-over = La partie est terminée.
look-at-moment = Voir la table à ce moment
