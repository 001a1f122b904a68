## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Quest of the Qladiator
about = Des Verrous : des dés qui continuent d’agir depuis votre Secteur Verrouillé.
glance-1 = Une fois par tour, vous pouvez verrouiller gratuitement un dé qui montre un Verrou. Dans votre Secteur Verrouillé, il continue d’agir, mais n’attaque pas, ne défend pas et ne marque pas.
glance-2 = Si un dé montre un Verrou quand vous attaquez et que vous n’en avez verrouillé aucun ce tour-ci, vous devez en verrouiller un.
glance-3 = Pendant votre tour, payez 2 Quiddity pour déverrouiller n’importe quel dé verrouillé plus tôt. Un nouveau Verrou remplace l’ancien.

## Ready-made Wilds: a title, and a sentence on each.

wilds-under-lock-and-key = À double tour
wilds-under-lock-and-key-about = Quest of the Qladiator : verrouillez ce que vous ne pouvez pas invoquer, et dominez la table depuis votre Secteur Verrouillé.
wilds-jailbreak = La grande évasion
wilds-jailbreak-about = Des Verrous partout, et trois façons de les crocheter : le Key Master, l’Eye et beaucoup de Chaos.
