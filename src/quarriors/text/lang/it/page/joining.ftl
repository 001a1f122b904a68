## Joining

join-title = C’è un invito per te!
join-question = Come ti chiami?
name-needed = Prima scrivi un nome, così gli altri sanno chi sei.
sit-down = Siediti
watch = Guarda
no-seat-left = Tutti i posti sono occupati. Puoi guardare.
already-seated = Hai già un posto in questa partita.
go-to-table = Vai al tavolo

## Waiting

waiting-title = In attesa di giocatori
invite = Invita con un link
copy = Copia
copied = Copiato.
share = Condividi
# What your friend reads beside the link.
share-text = Gioca con me!
invite-about = Chi ha questo link può prendere un posto libero, o guardare.
invite-here = Questo link funziona solo su questo computer. Per invitare amici, apri la pagina all’indirizzo di rete del tuo computer.
be-ready = Ci sono!
be-ready-about = La partita inizia quando tutti i posti sono occupati e tutti hanno detto “Ci sono!”.
be-ready-again = Il tuo browser ha già mostrato la sua parte dei dadi e il server ne chiede un’altra. Succede se qualcuno è uscito o ha dovuto ricominciare. Se capita più volte, forse qualcuno cerca dadi migliori: non continuare.
# Behind the name of a player.
is-ready = c’è
is-not-ready = non ancora
seat-empty = libero
waiting-others = In attesa degli altri.
waiting-dice = Sono tutti pronti. Mancano le ultime parti dei dadi.
# Everybody else is ready; the others may free the seat.
seat-late = { $name } fa aspettare tutti.
free-seat = Libera il posto
# How the Wilds came about, in the waiting room and at the end.
wilds-later-before = Le Lande escono a sorte all’inizio della partita. Tutti hanno parte nel sorteggio, quindi nessuno può sceglierle.
wilds-later-ended = Le Lande sono uscite a sorte all’inizio della partita. Tutti hanno avuto parte nel sorteggio, quindi nessuno poteva sceglierle.
wilds-random-before = Il tavolo ha estratto le Lande prima della partita, sotto gli occhi di tutti.
wilds-named-before = Queste Lande sono tra quelle già pronte. Sono state scelte prima della partita.
wilds-chosen-before = Le Lande sono state scelte prima della partita.
wilds-same-before = Le Lande sono quelle dell’ultima partita.
watching = Stai guardando.

## A seat on another device

claim-about = Sul dispositivo su cui giochi ora, apri le impostazioni al tavolo e scegli “Gioca su un altro dispositivo”. Scrivi qui il suo codice entro dieci minuti, e il tuo posto si sposta qui.
code = Codice
code-example = qc_3ZEGD76AM2KX
claim-do = Prendi il posto
bad-code = Questo non è un codice. I codici sono come qc_3ZEGD76AM2KX.
code-refused = Questo codice non funziona. I codici valgono una volta, per dieci minuti. Chiedine uno nuovo sull’altro dispositivo.

to-device = Gioca su un altro dispositivo
to-device-about = Sull’altro dispositivo, scegli “Sposta qui una partita” nella prima schermata e scrivi questo codice:
to-device-time = { $minutes ->
    [one] Vale una volta, per { $minutes } minuto. Dopo, questo dispositivo può solo guardare.
   *[other] Vale una volta, per { $minutes } minuti. Dopo, questo dispositivo può solo guardare.
  }
which-seat = Quale posto vuoi spostare?

## Replays

replay-by-link = Apri una partita dal suo link
replay-open = Guarda
replays-own = Finite in questo browser
replays-none = Ancora nessuna. Finisci una partita e la trovi qui.
replays-public = Partite pubbliche
