### The table without a server, as the command writes it.

## The table as files: `quarriors site`

site-written = { $folder } has the whole table: { $files } files, { $size } MB. Put it on any static host, or try it with “python -m http.server --directory { $folder }”.
site-uncompiled = Python starts about two seconds later at this table, because Node.js is not here to compile its modules. Install Node.js and write the table again.
refused-site-not-ours = { $folder } has something else in it. Name a new folder, or one that “quarriors site” wrote.
refused-site-no-page = The page for browsers is not built. Run “make web” in a working copy, or install a package that has the page.
refused-site-no-docs = { $folder } has no built documentation. “make docs” builds it.
refused-site-no-npm = Python for browsers comes from npm. Install Node.js, or unpack the package pyodide { $version } yourself and name its folder with --runtime.
refused-site-no-runtime = { $folder } is not the package pyodide. Missing: { $names }.
# $command is what was run, $reason what it said, in English.
refused-site-fetch = “{ $command }” failed. It says: { $reason }
