## Settings

setting-theme = Colours
theme-system = as the system
theme-dark = dark
theme-light = light
setting-speed = Speed
setting-speed-about = How fast dice roll and moves are shown.
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = instant
setting-sound = Sounds
setting-volume = Volume
setting-confirm = Ask before something useful is left unused
setting-wait = Wait for a click after an attack
setting-autoRoll = Roll without a click
setting-autoRoll-about = For new games: dice are drawn and rolled as your turn begins.
setting-notifications = Tell me when it is my turn
setting-notifications-about = By a notification, while you look elsewhere.
notifications-denied = Your browser does not allow it. Allow notifications for this page in the browser’s settings, then switch it on again.
notifications-unsupported = This browser has no notifications. The title of the page says when it is your turn.
setting-language = Language
language-en = English
settings-kept = Kept in this browser only.
