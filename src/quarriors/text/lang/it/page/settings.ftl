## Settings

setting-theme = Colori
theme-system = Automatici
theme-dark = Scuri
theme-light = Chiari
setting-speed = Velocità
setting-speed-about = Quanto in fretta rotolano i dadi e scorrono le mosse.
speed-slow = Lenta
speed-normal = Normale
speed-fast = Veloce
speed-instant = Istantanea
setting-sound = Suoni
setting-volume = Volume
setting-remarks = Ogni tanto i bot dicono una parola
setting-confirm = Avvisami se sto per tralasciare qualcosa di utile
setting-wait = Aspetta il mio clic dopo un attacco
setting-autoRoll = Lancia per me
setting-autoRoll-about = Nelle nuove partite i dadi vengono lanciati appena inizia il tuo turno.
setting-notifications = Avvisami quando tocca a me
setting-notifications-about = Ricevi una notifica mentre guardi un’altra pagina.
notifications-denied = Il tuo browser blocca le notifiche. Permettile per questa pagina nelle impostazioni del browser, poi riattiva questa voce.
notifications-unsupported = Il tuo browser non ha notifiche. Il titolo della pagina ti dice quando tocca a te.
setting-language = Lingua
# The words of a language could not be fetched. $language is its name.
language-failed = Non è stato possibile caricare la lingua { $language }: la pagina resta in inglese. Controlla la connessione e sceglila di nuovo.
settings-kept = Le tue impostazioni restano in questo browser.
