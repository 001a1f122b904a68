## Hint

hint = Conseil
hint-about = Voir ce que ferait un bot fort (touche H)
hint-thinking = Réflexion…
# $bot is the kind of bot: see bot-greedy. $option is something you can do, in the words of its button.
hint-option = Le bot { $bot } choisirait « { $option } ».
# $low and $high are whole numbers from 0 to 10.
hint-chance = À partir d’ici, un bot fort gagnerait à votre place environ { $low } à { $high } parties sur 10.
hint-few = { $games ->
    [one] Le bot n’a essayé qu’une partie à partir d’ici : trop peu pour évaluer vos chances.
   *[other] À partir d’ici, le bot a gagné { $wins } des { $games } parties d’essai à votre place : trop peu pour évaluer vos chances.
  }
hint-others = D’autres bons choix
hint-other = « { $option } » : environ { $low } à { $high } parties sur 10.
hint-other-few = « { $option } » : parties d’essai gagnées : { $wins } sur { $games }.
# On the button that the hint means.
hint-mark = conseil
