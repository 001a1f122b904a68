### The table without a server, as the command writes it.

## The table as files: `quarriors site`

site-written = { $folder } contiene tutto il tavolo: { $files } file, { $size } MB. Mettilo su qualsiasi host statico, oppure provalo con “python -m http.server --directory { $folder }”.
site-uncompiled = A questo tavolo Python si avvia circa due secondi più tardi, perché qui non c’è Node.js per compilarne i moduli. Installa Node.js e scrivi di nuovo il tavolo.
refused-site-not-ours = { $folder } contiene altro. Indica una cartella nuova, o una scritta da “quarriors site”.
refused-site-no-page = La pagina per i browser non è pronta. Esegui “make web” in una copia di lavoro, o installa un pacchetto che la contiene.
refused-site-no-docs = { $folder } non contiene la documentazione. Per crearla: “make docs”.
refused-site-no-npm = Python per i browser arriva con npm. Installa Node.js, oppure estrai il pacchetto pyodide { $version } e indica la sua cartella con --runtime.
refused-site-no-runtime = { $folder } non è il pacchetto pyodide. Manca: { $names }.
# $command is what was run, $reason what it said, in English.
refused-site-fetch = “{ $command }” non è riuscito. Dice: { $reason }
