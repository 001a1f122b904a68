## L’aperçu d’un lien vers une partie dans les messageries

# Le titre. $name a créé la partie et une place est libre.
link-seat = { $name } vous a gardé une place
# La même chose quand toutes les places sont prises.
link-watch = { $name } joue : venez regarder
# Le titre quand le lien ne peut pas dire qui invite.
link-stranger = Une partie vous attend
link-about = Un jeu de dés dans votre navigateur : lancez, invoquez des Créatures, capturez de meilleurs dés et courez vers la Gloire. Sans compte, rien à installer.
link-about-players = { $players ->
    [2] Un jeu de dés à deux dans votre navigateur : lancez, invoquez des Créatures, capturez de meilleurs dés et courez vers la Gloire. Sans compte, rien à installer.
    [3] Un jeu de dés à trois dans votre navigateur : lancez, invoquez des Créatures, capturez de meilleurs dés et courez vers la Gloire. Sans compte, rien à installer.
   *[4] Un jeu de dés à quatre dans votre navigateur : lancez, invoquez des Créatures, capturez de meilleurs dés et courez vers la Gloire. Sans compte, rien à installer.
  }
# Ce que montre l’image, pour qui ne peut pas la voir.
link-picture = Des dés colorés sur un tapis vert, et le nom Quarriors
# Un lien vers un moment d’une partie. $score donne la Gloire de chacun, par exemple 8–11.
link-moment = Tour { $turn }, { $name } contre { $rival } : { $score }
# La même chose à trois ou quatre.
link-moment-many = Tour { $turn }, { $names } : { $score }
# Le titre quand le lien ne peut pas dire de qui est la partie.
link-moment-stranger = Un moment d’une partie de Quarriors
# Le titre de l’image d’un moment.
link-turn = Tour { $turn }
