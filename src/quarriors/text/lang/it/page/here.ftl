### The table that a page brings along: no server is needed.

## How it stands

here-name = Il tuo tavolo
here-loading = Preparo il tuo tavolo…
here-starting = Dispongo i dadi…
here-progress = Quanto è già caricato
here-elsewhere = Il tuo tavolo è aperto in un’altra scheda.
here-take = Gioca qui
here-failed = Non è stato possibile preparare il tuo tavolo.
here-again = Riprova
here-full = Lo spazio del tuo browser è pieno. La prossima mossa aspetta finché c’è posto: elimina partite finite, o salva questa in un file.
here-forgets = Questo browser non conserva nulla. Le tue partite spariscono quando chiudi la pagina: salvale in un file.

## Taking a game along, and bringing one

carry = Porta con te una partita
carry-about = Continua una partita su un altro dispositivo, su un altro server o più tardi.
carry-bring = Porta qui una partita
carry-file = Il file di una partita
carry-link = Oppure un link con una partita
carry-open = Apri
carry-bad = Qui non c’è nessuna partita. Forse il link è incompleto: fatti mandare il file.
carry-too-long = Questa partita è troppo lunga per questo server. Finiscila dove l’hai cominciata.
carry-here = Continua qui
carry-who = Chi gioca?
carry-person = Tu, o un amico a questo dispositivo
carry-take = Le tue partite
carry-none = Non hai partite in corso.
carry-over = Partite finite
carry-over-about = Salva una partita finita. Il comando “quarriors replay” la rigioca passo per passo; questa pagina mostra solo le partite giocate qui.
carry-is-over = La partita che contiene è finita: nessuno può continuarla. Il comando “quarriors replay” la rigioca passo per passo.
carry-save = Salva in un file
carry-copy = Copia un link
carry-long = Questa partita è troppo lunga per un link. Salvala in un file.
carry-send = Continua su un server
carry-send-to = Indirizzo del server
carry-send-do = Vai
carry-send-bad = Questo non è un indirizzo. Scrivine uno come https://games.example.
way-carry = Salva una partita in un file o in un link, o portane una qui

## Boxes of one's own

boxes-own = Le tue scatole
boxes-own-about = Una scatola è un file Python che dichiara BOX.
boxes-warning = Una scatola è un programma. Aggiungi solo scatole di persone di cui ti fidi.
boxes-add = Aggiungi una scatola
boxes-none = Non hai aggiunto scatole.
boxes-remove = Togli { $name }
boxes-refused = { $name } non si può usare: { $reason }
boxes-same = { $name } è la stessa scatola di { $same }, o ha lo stesso nome di file. Ne può restare solo una.
boxes-replace = Sostituisci { $same }
boxes-changed = Ricarica la pagina per giocare con ciò che hai cambiato.
boxes-reload = Ricarica

## Playing with people elsewhere

online-elsewhere = Gioca a distanza
online-elsewhere-about = Questo tavolo è solo sul tuo dispositivo. Per giocare con persone lontane, usa un server.
