## The end

over-title = Fine della partita
over-show = Mostra il risultato
wins = { $winners ->
    [one] { $names } vince!
   *[other] { $names } vincono insieme!
  }
# Why the game has ended, where the server does not say it.
over-reason-glory = L’obiettivo è raggiunto.
over-reason-empty_cards = Quattro Carte Creatura sono senza dadi: vince chi ha più Gloria.
over-reason-limit = I turni sono finiti: vince chi ha più Gloria.
over-reason-resigned = Tutti gli altri hanno abbandonato.
over-turns = { $turns ->
    [one] La partita è durata { $turns } turno.
   *[other] La partita è durata { $turns } turni.
  }
rematch = Gioca ancora
rematch-same = Stesse Lande
rematch-same-about = Gioca ancora con le stesse Lande
look-at-table = Guarda il tavolo
# Another player has already begun a rematch.
next-game = Vai alla prossima partita
share-game = Condividi la partita
ending-story = La storia della partita
ending-captures = Dadi catturati
ending-luck = Fortuna ai dadi
ending-fair = Dadi regolari

## The chart

chart-slider = Turno nel grafico
chart-goal = Obiettivo: { $goal }
chart-start = Prima del primo turno.
chart-turn = Turno { $turn }, { $name }.
chart-watch = Guarda da qui
# What two marks in the chart mean.
chart-captured = un dado catturato
chart-destroyed = una Creatura avversaria distrutta
chart-table = Il grafico come tabella
chart-column-turn = Turno
chart-column-what = Che cosa è successo
turn-captured = { $name } cattura un dado { $card }.
# $name owns the die that is destroyed.
turn-destroyed = { $name } perde un dado { $card }.
turn-destroyed-by = { $by } distrugge un dado { $card } di { $name }.
# A player has captured no dice at all.
captured-nothing = nessuno
destroyed-creatures = { $destroyed ->
    [one] { $destroyed } Creatura distrutta
   *[other] { $destroyed } Creature distrutte
  }

## Where was it decided?

ending-review = Dove si è decisa?
review-ask = Analizza la partita
review-ask-about = Ci vuole qualche secondo, una volta sola.
review-working = Analisi della partita…
# Over a chart of lines from 0 to 100.
review-chances = Probabilità di vittoria prima di ogni lancio
review-table = Le probabilità come tabella
review-end = La fine
# Heads of a table in points of 100: what changed the chance of each player.
review-player = Giocatore
review-luck = Dadi
review-own = Proprie decisioni
review-others = Decisioni altrui
review-change = In tutto
review-about = I punti sono probabilità su 100. Confrontiamo le decisioni con quelle di un bot solido. Dadi e decisioni sommati danno il cambiamento della probabilità.
review-cost-you = Che cosa ti è costato di più
review-cost = Che cosa è costato di più a { $name }
review-none-you = Nessuna tua decisione è costata due punti o più. Ben giocato!
review-none = Nessuna decisione di { $name } è costata due punti o più.
# $taken and $better are options, in the words of their buttons; $points is a whole number.
review-moment = Turno { $turn }: “{ $taken }”. “{ $better }” valeva { $points } punti in più.

## Luck

luck-rolls = { $rolls ->
    [one] { $rolls } lancio
   *[other] { $rolls } lanci
  }
luck-quiddity = Quiddity ottenuta: { $rolled }, in media { $expected }.
luck-creatures = Facce Creatura ottenute: { $rolled }, in media { $expected }.
luck-great = Gran fortuna!
luck-good = Un po’ di fortuna.
luck-usual = Fortuna nella media.
luck-bad = Un po’ di sfortuna.
luck-awful = Che sfortuna!
luck-less = { $less ->
    [one] Su 100 giocatori con gli stessi dadi, { $less } otterrebbe meno.
   *[other] Su 100 giocatori con gli stessi dadi, { $less } otterrebbero meno.
  }
luck-measure = Confrontiamo ogni lancio con le sei facce del dado. I dadi ri-tirati contano, i lanci annullati no.
dice-usual = Tutti insieme, i { $rolls } lanci sono normali: dadi regolari si discostano così tanto in { $often } su 100 partite.
dice-unusual = Tutti insieme, i { $rolls } lanci sono insoliti: dadi regolari si discostano così tanto solo in { $often } su 100 partite. È raro, ma succede.
dice-too-few = { $rolls ->
    [one] { $rolls } lancio non basta per giudicare i dadi.
   *[other] { $rolls } lanci non bastano per giudicare i dadi.
  }
dice-uncounted = { $standing ->
    [practice] Era una partita di prova: nessuno ne ha controllato i dadi.
    [taken_back] Un lancio è stato annullato: nessuno ha controllato i dadi di questa partita.
    [upgraded] Le regole sono cambiate durante la partita: nessuno ne ha controllato i dadi.
    [restored] La partita è ripresa da una copia di riserva: nessuno ne ha controllato i dadi.
   *[other] Nessuno ha controllato i dadi di questa partita.
  }
dice-table = Tutti i dadi, faccia per faccia
# Heads of a table.
dice-column-face = Faccia
dice-column-rolled = Volte
dice-column-expected = In media

## Fairness

verdict-kept = Verificata dal tuo browser: la promessa sui dadi e la tua parte sono quelle che aveva annotato prima della partita.
# The same for a game that cannot be verified; the next sentence says why.
verdict-noted = La promessa sui dadi e la tua parte sono quelle che il tuo browser aveva annotato prima della partita.
verdict-broken = Questa partita non corrisponde a ciò che il tuo browser ha annotato prima dell’inizio.
verdict-practice = Era una partita di prova: era possibile conoscerne i dadi in anticipo.
verdict-unsealed = La promessa sui dadi e la tua parte sono quelle che il tuo browser aveva annotato prima della partita. Non ha annotato le parti degli altri, quindi non può verificarla.
verdict-unknown = Il tuo browser non ha annotato nulla prima di questa partita, quindi non può verificarla. Ciò che il tavolo mostra è coerente.
standing-taken_back = Un lancio è stato annullato: i dadi di questa partita non valgono come verificati.
standing-upgraded = Le regole sono cambiate durante la partita: i suoi dadi non valgono come verificati.
standing-restored = La partita è ripresa da una copia di riserva: i suoi dadi non valgono come verificati.
fair-how = Come lo abbiamo controllato, e come puoi farlo tu
fair-commitment = Prima della partita il tavolo ha scelto la propria parte dei dadi e ti ha mostrato questo impegno:
fair-nonces = Poi ogni giocatore ha aggiunto la propria parte, sigillata finché non c’erano tutte:
# What a bot added.
fair-bot = niente, è un bot
fair-secret = Alla fine il tavolo ha rivelato la propria parte:
fair-opened = Il suo SHA-256 è proprio quell’impegno. Lo ha controllato il tuo browser.
fair-not-opened = Il suo SHA-256 non è quell’impegno.
fair-unsealed = La parte di { $names } non era sigillata: gli altri potevano vederla prima di aggiungere la propria.
fair-seed = Questa partita usava dadi di prova. Chi ne conosce la parola conosce ogni lancio.
fair-verify = Queste parti decidono ogni dado pescato e lanciato. Il tuo browser ha controllato le parti, non ogni lancio. Scarica la registrazione ed esegui:
fair-verify-seed = Quella parola decide ogni dado pescato e lanciato. Per controllarli, scarica la registrazione ed esegui:
fair-command = quarriors verify { $file }
fair-download = Scarica la registrazione
