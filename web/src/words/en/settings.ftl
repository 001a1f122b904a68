## Settings

setting-theme = Colours
theme-system = as the system
theme-dark = dark
theme-light = light
setting-speed = Speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = instant
setting-sound = Sounds
setting-confirm = Ask before something useful is left unused
setting-wait = Wait for a click after an attack
setting-notifications = Tell me when it is my turn
setting-language = Language
language-en = English
