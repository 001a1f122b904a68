## First screen

play-now = Gioca subito
play-now-about = Tu contro un bot, con carte a caso
play-first-about = Tu contro un bot, con carte facili
teach-me = Insegnami
teach-about = Impara giocando, in dieci minuti
teach-first-about = È la prima volta? Impara giocando, in dieci minuti
rival = Il tuo avversario
your-name = Il tuo nome
ways = Altro da fare
set-up = Prepara una partita
way-set-up = Scegli scatole, regole, amici e Lande
card-gallery = Galleria delle carte
way-card-gallery = Ogni carta con il suo dado
rules-glance = Regole in breve
way-rules-glance = Il turno, l’attacco, i punti, la fine
replays = Replay
way-replays = Rivedi le partite finite
print-wilds = Stampa per la tua scatola
way-print-wilds = Prepara le Lande, stampa le plance
claim = Sposta qui una partita
way-claim = Continua con un codice da un altro dispositivo
your-games = Le tue partite
no-games = Ancora nessuna partita. Questo browser ricorda quelle che giochi.
no-running-games = Non hai partite in corso.
finished-games = Partite finite
open-games = Partite aperte
no-open-games = Ora nessuno aspetta altri giocatori.
join-by-link = Entra con un link
# Inside an empty field.
link = Link o codice di una partita
join = Entra
bad-link = Questo non è il link di una partita. Incolla tutto il link che hai ricevuto, o il codice della partita.
game-against = Contro { $players }
# How a game stands, behind its name in a list.
game-waiting = in attesa di giocatori
game-running = in corso
game-over = finita
game-gone = non è più su questo server
game-yours = turno { $turn }: tocca a te
game-theirs = turno { $turn }: tocca a { $name }
game-won = hai vinto
game-lost = hai perso
game-won-by = vittoria di { $players }
forget = Dimentica { $game }
forget-question = Vuoi dimenticare questa partita? In questo browser perderai il tuo posto.
forget-do = Dimentica
empty-seats = { $seats ->
    [one] { $seats } posto libero
   *[other] { $seats } posti liberi
  }
cards-honest = { $printed } delle nostre { $cards } carte sono fedeli all’originale. { $reconstructed } sono in parte ideate da noi (°) e { $reported } vengono in parte da testimonianze (≈).
cards-which = Guarda quali
server-version = Server { $version }
# The table without a server.
table-version = Versione { $version }
