## Settings

setting-theme = Couleurs
theme-system = Automatiques
theme-dark = Sombres
theme-light = Claires
setting-speed = Vitesse
setting-speed-about = La vitesse des dés et des coups à l’écran.
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Instantanée
setting-sound = Sons
setting-volume = Volume
setting-remarks = Les bots disent un mot de temps en temps
setting-confirm = Me demander avant de laisser passer quelque chose d’utile
setting-wait = Attendre mon clic après une attaque
setting-autoRoll = Lancer pour moi
setting-autoRoll-about = Dans les nouvelles parties, vos dés sont lancés dès que votre tour commence.
setting-notifications = Me prévenir quand c’est à moi de jouer
setting-notifications-about = Vous recevez une notification quand vous regardez ailleurs.
notifications-denied = Votre navigateur bloque les notifications. Autorisez-les pour cette page dans ses réglages, puis réactivez cette option.
notifications-unsupported = Votre navigateur n’a pas de notifications. Le titre de la page vous dit quand c’est à vous de jouer.
setting-language = Langue
# The words of a language could not be fetched. $language is its name.
language-failed = Impossible de charger la langue { $language } : la page reste en anglais. Vérifiez votre connexion, puis choisissez-la de nouveau.
settings-kept = Vos réglages restent dans ce navigateur.
