## When something is refused: what happened, then what to do. The ids are the server's, and a few are the page's.

# $said is what the server says of it, in its own words.
error-detail = { $fault } ({ $said })
error-incident = { $fault } Chi gestisce il server può ritrovare l’errore con questo codice: { $incident }.

## The connection, and the server

error-unreachable = Il server non risponde. Controlla la connessione e riprova.
error-not_understood = La risposta del server è incomprensibile. Ricarica la pagina.
error-internal = Il server ha avuto un problema. Riprova.
error-busy = Il server è molto occupato. Riprova tra un momento.
error-closing = Il server si riavvia. Riprova tra un momento.
error-store_unavailable = Ora non si può salvare, e non è cambiato nulla: riprova tra un momento.
error-too_many = Troppe cose in una volta. Aspetta un po’ e riprova.
error-unsupported = La pagina e il server non hanno la stessa versione. Ricarica la pagina.
error-bad_request = Il server non ha capito questa pagina. Ricaricala.
error-no_method = Il server non conosce questa richiesta. Ricarica la pagina.
error-not_json = Il server non è riuscito a leggere il messaggio della pagina. Ricaricala.
error-bad_nonce = Il server ha rifiutato il contributo del tuo browser ai dadi. Ricarica la pagina.
error-too_big = È troppo lungo. Accorcia il testo.
error-too_slow = La richiesta ci ha messo troppo ad arrivare. Controlla la connessione e riprova.
error-foreign_host = Il server non risponde a questo indirizzo. Chiedi a chi lo gestisce, o apri la pagina al suo indirizzo.
error-foreign_origin = Il server non accetta visite da questo indirizzo. Apri la pagina all’indirizzo del server.

## Who may do what

error-not_found = Questa partita non esiste. Controlla il link.
error-forbidden = Può farlo solo chi gioca questa partita.
error-bad_secret = Questo posto è passato a un altro dispositivo.
error-bad_invitation = Per questa partita serve un invito, e questo non è quello giusto. Chiedi di nuovo il link.
error-bad_code = Il codice è sbagliato o scaduto. Chiedine uno nuovo.
error-bad_name = Questo nome non va bene. Scegline un altro.
error-bad_text = Questa riga non si può inviare. Scrivi fino a 200 caratteri, tutti visibili.
error-no_chat = Su questo server si possono usare solo le frasi pronte: chi lo gestisce non ha attivato la scrittura.
error-bad_setup = Non è possibile preparare questa partita. Cambia le tue scelte.

## The game

error-no_seat = Questo posto è occupato. Scegline un altro o guarda.
error-not_waiting = La partita è già iniziata. Puoi guardarla.
error-not_running = La partita non è ancora iniziata.
error-too_early = Non tutti hanno ancora detto che ci sono.
error-sealed_too_often = Hai cambiato troppe volte la tua parte dei dadi in questa partita. Lasciala o creane una nuova.
error-over = La partita è finita.
error-not_over = La partita non è ancora finita.
error-unplayable = Questa partita non può continuare qui: è danneggiata, oppure regole o carte sono cambiate.
error-stale = Il tavolo è cambiato. Dai un’altra occhiata.
error-not_your_decision = La decisione è di un altro giocatore.
error-not_offered = Ora non puoi farlo. Guarda che cosa puoi scegliere.
error-nothing_to_undo = Non c’è niente da annullare.
error-no_request = Nessuno lo chiede più.
error-not_alone = Questo giocatore è ancora qui. Se resta via per un po’, può sostituirlo un bot.
error-has_bot = A questo posto gioca un bot. Prima riprendi il posto.
error-has_no_bot = A questo posto non gioca nessun bot.
error-resigned = Questo giocatore ha abbandonato.
error-no_hint = Non c’è nessun consiglio per questa decisione.
error-no_review = Questa partita non si può analizzare: da allora sono cambiate regole o carte.
error-no_moment = La partita non ha questo momento.
error-other_rules = Non è più possibile mostrare questo momento: le regole sono cambiate.
