### The table without a server, as the command writes it.

## The table as files: `quarriors site`

site-written = { $folder } tem a mesa inteira: { $files } arquivos, { $size } MB. Coloque-a em qualquer hospedagem estática ou experimente com “python -m http.server --directory { $folder }”.
site-uncompiled = Nesta mesa, o Python começa uns dois segundos mais tarde, porque o Node.js não está aqui para compilar os módulos. Instale o Node.js e grave a mesa de novo.
refused-site-not-ours = { $folder } tem outra coisa dentro. Indique uma pasta nova ou uma que “quarriors site” escreveu.
refused-site-no-page = A página para navegadores não está pronta. Execute “make web” em uma cópia de trabalho ou instale um pacote que tenha a página.
refused-site-no-docs = { $folder } não tem a documentação pronta. Para criá-la: “make docs”.
refused-site-no-npm = O Python para navegadores vem pelo npm. Instale o Node.js, ou extraia o pacote pyodide { $version } e indique a pasta dele com --runtime.
refused-site-no-runtime = { $folder } não é o pacote pyodide. Falta: { $names }.
# $command is what was run, $reason what it said, in English.
refused-site-fetch = “{ $command }” falhou. A mensagem: { $reason }
