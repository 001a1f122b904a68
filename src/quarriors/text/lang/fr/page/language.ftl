# The name of this language, in itself. The page shows it in the language switch, before anything else of this folder is loaded.
language-name = Français
