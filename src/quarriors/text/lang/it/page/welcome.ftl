## Prima schermata: dove hai lasciato, amici, altre vie

# Above the game that you can go on with, in small letters.
home-left = Dove avevi lasciato
# $game is like “Against Greta”.
home-your-turn = { $game }, turno { $turn }: tocca a te
home-turn-of = { $game }, turno { $turn }
# Glory of a player: what it was when you left, and what it is now.
home-glory-change = { $then } → { $now }
# How many turns, everybody’s, went by while you were away. Sentences about attacks follow.
home-turns-since = { $turns ->
    [one] Da allora è passato { $turns } turno.
   *[other] Da allora sono passati { $turns } turni.
  }
home-nothing-since = Da allora non è successo niente.
home-continue = Continua
home-offline = Non c’è connessione. Le tue partite sono al sicuro sul server: riproviamo ogni pochi secondi.
friends = Con gli amici
home-invite = Invita un amico
home-invite-about = Un link, due posti, nessun account
ways-great = Impara e scegli
way-teach-me = Una partita guidata, dieci minuti
# A button behind the faces of the usual opponents: it shows the others, too.
bots-all = Tutti
# A sentence of character for a bot that the host of the server has added: we know nothing about it.
bot-other-about = Un volto nuovo al tavolo. Vediamo che cosa sa fare.
