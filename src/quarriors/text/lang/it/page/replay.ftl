## Replay

replay = Replay
replay-of = Replay della partita di { $names }
replay-place = Momento della partita
replay-at = Turno { $turn }: { $text }
# Before the question that comes next in the replay.
replay-next = Poi:
replay-first = Vai all’inizio
replay-last = Vai alla fine
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-previous-turn = Turno precedente
replay-next-turn = Turno successivo
replay-play = Avvia
replay-pause = Pausa
# Before a list of players: whose side of the table you see.
replay-near = Visto da
replay-ending = Vai al risultato
replay-only-looking = Questo è un replay. Puoi guardare, non giocare.
replay-not-begun = Questa partita non è ancora iniziata: non c’è nulla da rivedere.
replay-beyond = La partita non ha un momento { $number }. Questa è la fine.
share-moment = Condividi questo momento
share-public = Chi apre questo link vede la partita in questo momento.
share-private = Questa partita non è pubblica, e il link contiene l’invito. Chi ha il link può vedere tutta la partita.
share-here = Questo tavolo non ha un server, perciò un link a questo momento si apre solo sul tuo dispositivo. Porta con te la partita o manda uno screenshot.
copy-by-hand = Il tuo browser non permette di copiare. Seleziona il link e copialo tu.

## Continue from here

continue = Gioca da qui
continue-title = Gioca da qui
continue-about = Inizi una nuova partita di prova da questo tavolo. La vecchia resta com’è.
continue-seat = Chi gioca al posto di { $name }
# In a list of who can play a seat.
continue-person = Io
continue-nobody = Ad almeno un posto deve giocare una persona.
continue-hot-seat = Giocate a turno su questo dispositivo.

## Looking back during a game

looking-back = Uno sguardo indietro: turno { $turn }
looking-back-yours = La partita aspetta te.
looking-back-only = Stai guardando il passato. Torna al presente per giocare.
back-to-now = Torna al presente
open-replay = Apri qui il replay
