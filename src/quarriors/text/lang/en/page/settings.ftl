## Settings

setting-theme = Colours
theme-system = Automatic
theme-dark = Dark
theme-light = Light
setting-speed = Speed
setting-speed-about = How fast dice roll and moves play out.
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
setting-sound = Sounds
setting-volume = Volume
setting-remarks = Bots say a word now and then
setting-confirm = Ask me before I leave something useful undone
setting-wait = Wait for my click after an attack
setting-autoRoll = Roll for me
setting-autoRoll-about = In new games, your dice roll as soon as your turn begins.
setting-notifications = Tell me when it’s my turn
setting-notifications-about = You get a notification while you look elsewhere.
notifications-denied = Your browser blocks notifications. Allow them for this page in your browser’s settings, then switch this on again.
notifications-unsupported = Your browser has no notifications. The title of the page tells you when it’s your turn.
setting-language = Language
# The words of a language could not be fetched. $language is its name.
language-failed = We could not load { $language }, so you see English. Check your connection, then choose it again.
settings-kept = Your settings stay in this browser.
