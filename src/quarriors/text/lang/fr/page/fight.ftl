## Un combat, tel que la table le montre

# Au-dessus de la Créature qui doit défendre ensuite.
fight-next = suivante
# Sous ce qui reste d’une attaque qui n’est pas passée.
fight-blocked = bloquée
fight-defenders = Défenseurs
# Où en est un autre joueur attaqué.
fight-fallen = { $destroyed ->
    [one] { $destroyed } détruite
   *[other] { $destroyed } détruites
  }
