### The table without a server, as the command writes it.

## The table as files: `quarriors site`

site-written = { $folder } contient toute la table : { $files } fichiers, { $size } Mo. Mettez-le sur n’importe quel hébergeur statique, ou essayez-le avec « python -m http.server --directory { $folder } ».
site-uncompiled = À cette table, Python démarre environ deux secondes plus tard, car Node.js n’est pas là pour compiler ses modules. Installez Node.js et écrivez la table de nouveau.
refused-site-not-ours = { $folder } contient autre chose. Indiquez un nouveau dossier, ou un dossier écrit par « quarriors site ».
refused-site-no-page = La page pour navigateurs n’est pas construite. Lancez « make web » dans une copie de travail, ou installez un paquet qui la contient.
refused-site-no-docs = { $folder } ne contient pas la documentation. Pour la construire : « make docs ».
refused-site-no-npm = Python pour navigateurs s’installe avec npm. Installez Node.js, ou extrayez le paquet pyodide { $version } et indiquez son dossier avec --runtime.
refused-site-no-runtime = { $folder } n’est pas le paquet pyodide. Il manque : { $names }.
# $command is what was run, $reason what it said, in English.
refused-site-fetch = « { $command } » a échoué. Le message : { $reason }
